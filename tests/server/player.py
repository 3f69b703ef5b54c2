"""A person at a browser, with a cookie, browser-like requests, and live sockets."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120
"""Timeout in seconds for messages that a test waits for."""

Form = dict[str, Any]

_keys = itertools.count()


def new_key() -> str:
    return f"key-{next(_keys):08}"


class Player:
    """A simulated browser."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE, verify=False)  # plain HTTP

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("kontor")

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(
            f"/api{path}", params={name: value for name, value in params.items() if value is not None}
        )
        assert answer.status_code == 200, answer.text
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def post(self, path: str, form: Form | None = None) -> Any:
        answer = self.http.post(f"/api{path}", json=form)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, form: Form | None = None, **options: Any) -> tuple[int, Form]:
        """Send a request that must be rejected. Returns the status and the `Problem`."""
        answer = self.http.request(method, f"/api{path}", json=form, **options)
        assert answer.status_code >= 400, answer.text
        problem: Form = answer.json()
        assert set(problem) == {"code", "said", "rule", "sequence"}
        return answer.status_code, problem

    def make_table(self, *seats: str, game: str = "hansa", **more: Any) -> str:
        """Create a table with `me`, `open` or `bot` for each seat. Returns the id of the table."""
        wanted = [{"who": who, "name": self.name if who == "me" else None} for who in seats]
        form = {"game": game, "board": None, "options": {}, "seats": wanted, **more}
        made: Form = self.post("/tables", form)
        return str(made["id"])

    def table(self, id: str) -> Form:
        form: Form = self.get(f"/tables/{id}")
        return form

    def join(self, id: str, seat: int) -> Form:
        form: Form = self.post(f"/tables/{id}/seats/{seat}/join", {"name": self.name})
        return form

    def act(self, id: str, seat: int, moment: Form, action: str, key: str | None = None) -> int:
        """Play an action in the state of a moment. Returns the sequence number of the new entry."""
        form = {"seat": seat, "sequence": moment["sequence"], "action": action, "key": key or new_key()}
        return int(self.post(f"/tables/{id}/actions", form)["sequence"])

    @contextmanager
    def live(self, id: str, seat: int | None = None, after: int = -1) -> Iterator[Live]:
        """Watch a table through a socket."""
        with self.socket(id) as socket:
            live = Live(socket)
            live.look(seat, after)
            yield live

    @contextmanager
    def socket(self, id: str, **options: Any) -> Iterator[ClientConnection]:
        """Open a socket. `query` is added to the address. All other options are those of `connect`."""
        headers = {"Cookie": f"kontor={self.cookie}"} if self.cookie else {}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/live{options.pop('query', '')}"
        with connect(address, **{"origin": self.url, "additional_headers": headers, **options}) as socket:
            yield socket


class Live:
    """A live connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def look(self, seat: int | None, after: int = -1) -> None:
        self.socket.send(json.dumps({"seat": seat, "after": after}))

    def next(self) -> Form:
        message: Form = json.loads(self.socket.recv(timeout=PATIENCE))
        return message

    def until(self, wanted: Callable[[Form], bool]) -> Form:
        """Wait for the first message that meets a condition."""
        while True:
            message = self.next()
            if wanted(message):
                return message

    def moment(self, sequence: int | None = None) -> Form:
        """Wait for the next moment, or for that of a given entry."""
        return self.until(lambda one: one["type"] == "moment" and sequence in (None, one["sequence"]))

    def table(self) -> Form:
        form: Form = self.until(lambda one: one["type"] == "table")["table"]
        return form

    def decision(self, seat: int) -> Form:
        """Wait for the next moment at which a seat has choices."""
        return self.until(
            lambda one: one["type"] == "moment" and one["viewer"] == seat and bool(one["scene"]["choices"])
        )


def choices(moment: Form) -> list[str]:
    """Return the texts of the available actions at a moment."""
    return [choice["text"] for choice in moment["scene"]["choices"]]


def closed(socket: ClientConnection) -> int:
    """Wait for the close code of a socket, ignoring any earlier messages."""
    while True:
        try:
            socket.recv(timeout=PATIENCE)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 0


def until(wanted: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    began = time.monotonic()
    while not wanted():
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.02)
