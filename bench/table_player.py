"""A minimal client at one table: a connection for actions and a socket for updates, but no page.

The client holds all seats of the table and chooses actions like the greedy bot. Events on the socket contain the
outcomes of chance, so the client knows the position without additional requests.
"""

from __future__ import annotations

import asyncio
import json
import random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.table_games import GAME, Seeded
from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, Event, forced

EYES = 0
"""The socket receives this seat's view, and the server sends choices whenever this seat decides."""


class Happened(msgspec.Struct):
    what: str
    seat: int
    args: dict[str, Any]


class Told(msgspec.Struct):
    events: list[Happened]


class Heard(msgspec.Struct):
    """The fields of a message that the client needs. All others are ignored."""

    type: str
    sequence: int = 0
    entry: Told | None = None


class Taken(NamedTuple):
    """Latencies of an action, in seconds after it was sent."""

    accepted: float
    """Time until the action was reported as committed."""
    seen: float
    """Time until the result arrived through the socket."""


class Player:
    """Plays one action after another at one table."""

    def __init__(self, url: str, table: Seeded) -> None:
        self._url = url
        self._table = table
        self._position = table.position
        self._sequence = table.sequence
        self._choose = Greedy(GAME, random.Random(table.id)).choose
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self._socket: ClientConnection
        self._headers = {
            "Host": urlsplit(url).netloc,
            "Origin": url,
            "Cookie": f"kontor={table.cookie}",
            "Content-Type": "application/json",
        }

    async def sit_down(self) -> None:
        """Open the connections. Returns once the server has the table in memory."""
        await self._connect()
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self._table.id}/live"
        cookie = {"Cookie": self._headers["Cookie"]}
        self._socket = await connect(address, origin=self._url, additional_headers=cookie, open_timeout=60)  # type: ignore[arg-type]
        await self._socket.send(json.dumps({"seat": EYES}))
        await self._moment()

    async def _connect(self) -> None:
        where = urlsplit(self._url)
        self._reader, self._writer = await asyncio.open_connection(where.hostname, where.port)

    async def leave(self) -> None:
        await self._socket.close()
        self._writer.close()
        await self._writer.wait_closed()

    @property
    def over(self) -> bool:
        return bool(self._position.actor == NOBODY)

    async def act(self) -> Taken:
        """Play one action and wait until its result arrives through the socket."""
        position = self._position
        view = position.view(position.actor)
        action = self._choose(view, view.legal())
        doing = {
            "seat": position.actor,
            "sequence": self._sequence,
            "action": view.text(action),
            "key": f"{self._table.id}-{self._sequence}",
        }
        begun = perf_counter()
        await self._post(f"/api/tables/{self._table.id}/actions", json.dumps(doing).encode())
        accepted = perf_counter()
        events = await self._moment()
        seen = perf_counter()
        self._position = after(position, action, events)
        return Taken(accepted - begun, seen - begun)

    async def _post(self, path: str, body: bytes) -> None:
        """Send a request. If the server has closed an idle connection, reconnect and retry, as a browser does."""
        try:
            status, answer = await self._sent(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._writer.close()
            await self._connect()
            status, answer = await self._sent(path, body)
        if status not in ("200", "201"):
            raise RuntimeError(f"an action was refused: {status} {answer.decode()}")

    async def _sent(self, path: str, body: bytes) -> tuple[str, bytes]:
        """Send a request and return the status and the answer."""
        headers = "".join(f"{name}: {value}\r\n" for name, value in self._headers.items())
        self._writer.write(f"POST {path} HTTP/1.1\r\n{headers}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return head.split(None, 2)[1], await self._reader.readexactly(length)

    async def _moment(self) -> list[Happened]:
        """Return the events of the next update or, at the beginning, of the current state."""
        while True:
            heard = msgspec.json.decode(await self._socket.recv(), type=Heard)
            if heard.entry is not None:
                self._sequence = heard.sequence
                return heard.entry.events


def after(position: Any, action: int, happened: list[Happened]) -> Any:
    """Return the position after a decision. Chance outcomes are deduced from the events."""
    events: list[Event] = []
    following = position.copy()
    following.listener = events
    following.play(action)
    while following.actor != NOBODY:
        legal = following.legal()
        if following.actor == CHANCE:
            action = next(outcome for outcome in legal if _leads_to(following, outcome, happened[len(events) :]))
        elif forced(GAME, following, legal):
            action = legal[0]
        else:
            break
        following.apply(action)
    following.listener = None
    return following


def _leads_to(position: Any, outcome: int, happened: list[Happened]) -> bool:
    events: list[Event] = []
    trial = position.copy()
    trial.listener = events
    trial.apply(outcome)
    shown = [event.shown_to(EYES) for event in events]
    return [Happened(event.what, event.seat, event.args) for event in shown] == happened[: len(shown)]
