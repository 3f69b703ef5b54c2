"""A page under test. Its office runs in a thread of the tests, with an in-memory store and a fast bot."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from kontor.page.office import Office
from kontor.page.worker import think
from tests.server.player import PATIENCE, Player

ADDRESS = "http://page"

T = TypeVar("T")


class MemoryStore:
    """The store of a browser, with the behaviour of `web/src/page/storage.ts`.

    Two offices with one store represent two tabs.
    """

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.boards: dict[str, Any] = {}
        self.logs: dict[str, list[Any]] = {}
        self.name: str | None = None
        self.error: str | None = None
        """Fault that every change fails with, such as `full`."""
        self.commits = 0

    async def ask(self, text: str) -> str:
        await asyncio.sleep(0)
        asked = json.loads(text)
        if self.error is not None and asked["do"] in ("commit", "delete", "set-name"):
            return json.dumps({"error": self.error, "text": "broken"})
        return json.dumps(getattr(self, "_" + asked.pop("do").replace("-", "_"))(**asked))

    def _tables(self) -> Any:
        return {"ok": list(self.tables.values())}

    def _table(self, id: str) -> Any:
        return {"ok": self.tables.get(id)}

    def _board(self, id: str) -> Any:
        return {"ok": self.boards.get(id)}

    def _entries(self, id: str, after: int) -> Any:
        return {"ok": self.logs.get(id, [])[after:]}

    def _commit(self, id: str, version: int | None, table: Any, entries: list[Any], board: Any) -> Any:
        stored = self.tables.get(id)
        if (None if stored is None else stored["version"]) != version:
            return {"error": "stale"}
        self.commits += 1
        self.tables[id] = table
        if board is not None:
            self.boards[id] = board
        log = self.logs.setdefault(id, [])
        for entry in entries:
            assert entry["sequence"] == len(log) + 1
            log.append(entry)
        return {"ok": True}

    def _delete(self, id: str) -> Any:
        for kept in (self.tables, self.boards, self.logs):
            kept.pop(id, None)
        return {"ok": True}

    def _name(self) -> Any:
        return {"ok": self.name}

    def _set_name(self, name: str | None) -> Any:
        self.name = name
        return {"ok": True}


class Page:
    """A browser tab with its own office."""

    def __init__(self, store: MemoryStore | None = None, seed: int | None = None) -> None:
        self.store = store or MemoryStore()
        self.others: list[Page] = []
        self.questions: list[dict[str, Any]] = []
        self.think: Callable[[str], str] = think
        self._inboxes: dict[int, SimpleQueue[str | int]] = {}
        self._numbers = count(1)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="page under test")
        self._thread.start()
        bits = random.Random(seed) if seed is not None else None
        self.office: Office = self.run(self._opened(bits))

    async def _opened(self, bits: random.Random | None) -> Office:
        return Office(self.store.ask, self._ask_bot, self._send, self._close, self._changed, bits, pause=0)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def close(self) -> None:
        """Close the tab, even in the middle of an operation."""
        self.run(self.office.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def connect(self, id: str) -> Connection:
        number = next(self._numbers)
        self._inboxes[number] = SimpleQueue()
        self.run(self.office.connect(number, id))
        return Connection(self, number, self._inboxes[number])

    async def _ask_bot(self, text: str) -> str:
        self.questions.append(json.loads(text))
        return await asyncio.to_thread(self.think, text)

    def _send(self, number: int, text: str) -> None:
        self._inboxes[number].put(text)

    def _close(self, number: int, code: int) -> None:
        self._inboxes[number].put(code)

    def _changed(self, id: str) -> None:
        for other in self.others:
            asyncio.run_coroutine_threadsafe(other.office.heard(id), other._loop)


class Connection:
    """A live connection, with the methods of a socket that the tests use."""

    def __init__(self, page: Page, number: int, inbox: SimpleQueue[str | int]) -> None:
        self._page = page
        self._number = number
        self._inbox = inbox

    def send(self, text: str) -> None:
        async def hear() -> None:
            self._page.office.hear(self._number, text)

        self._page.run(hear())

    def recv(self, timeout: float | None = None) -> str:
        try:
            message = self._inbox.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if isinstance(message, int):
            raise ConnectionClosed(Close(message, ""), None)
        return message

    def close(self) -> None:
        async def disconnect() -> None:
            self._page.office.disconnect(self._number)

        self._page.run(disconnect())


class Transport(httpx.BaseTransport):
    """Sends requests to the office instead of a server."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        body = request.read().decode()
        address = request.url.raw_path.decode()
        status, kind, text = self._page.run(self._page.office.answer(request.method, address, body or None))
        return httpx.Response(status, headers={"content-type": kind}, text=text)


class PagePlayer(Player):
    """The person who uses a page."""

    def __init__(self, page: Page, name: str = "Ann") -> None:
        self.url = ADDRESS
        self.name = name
        self.page = page
        self.http = httpx.Client(base_url=ADDRESS, transport=Transport(page))

    @contextmanager
    def socket(self, id: str, **_: Any) -> Iterator[Any]:
        connection = self.page.connect(id)
        try:
            yield connection
        finally:
            connection.close()
