"""People and spectators for `tests.load`. They do as little work as possible, to avoid slowing down the server.

A person has one connection for clicks and one socket. Both are read with asyncio streams, because a full HTTP or
WebSocket client would use more processor time than the server.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
from time import perf_counter
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of WebSocket frames."""


class Choice(msgspec.Struct):
    text: str


class Scene(msgspec.Struct):
    actor: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """The fields of a message that are needed here. All others are skipped."""

    type: str
    sequence: int = 0
    over: bool = False
    scene: Scene | None = None


class Lost(Exception):
    """A request was refused, a message is missing, or a socket was closed."""


class Watcher:
    """A socket at a table, which records the arrival time of each log entry."""

    def __init__(self, url: str, table: str, cookie: str | None = None, seat: int | None = None) -> None:
        self.url = url
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.now: Heard | None = None
        self.at: dict[int, float] = {}
        """Arrival time of each entry."""
        self.received = 0
        """Total size of all messages in bytes."""
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._writer: asyncio.StreamWriter

    async def come(self) -> None:
        """Open the socket, and wait for the current state."""
        where = urlsplit(self.url)
        reader, self._writer = await asyncio.open_connection(where.hostname, where.port, limit=1 << 22)
        headers = {
            "Host": where.netloc,
            "Origin": self.url,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **({"Cookie": f"kontor={self.cookie}"} if self.cookie else {}),
        }
        self._writer.write(request("GET", f"/api/tables/{self.table}/live?lines=true", headers))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Lost(head.decode())
        self._send(TEXT, json.dumps({"seat": self.seat, "after": -1}).encode())
        self._reading = asyncio.create_task(self._read(reader))
        await self.until(lambda: self.now is not None)

    async def leave(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])
        self._writer.close()

    async def until_entry(self, sequence: int) -> None:
        """Wait until an entry of the log has arrived."""
        await self.until(lambda: sequence in self.at)

    async def until(self, wanted: object) -> None:
        assert callable(wanted)
        while not wanted():
            if self._reading is None or self._reading.done():
                raise Lost("the socket was closed")
            self._news.clear()
            await self._news.wait()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                kind, data = await frame(reader)
                if kind == PING:
                    self._send(PONG, data)
                elif kind == CLOSE:
                    return
                elif kind == TEXT:
                    self._hear(data)
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            self._news.set()

    def _hear(self, data: bytes) -> None:
        self.received += len(data)
        for line in data.split(b"\n"):
            heard = msgspec.json.decode(line, type=Heard)
            if heard.type == "moment":
                self.at[heard.sequence] = perf_counter()
                self.now = heard
                self._news.set()

    def _send(self, kind: int, data: bytes) -> None:
        """Send a masked frame. The mask is zero, which every server accepts."""
        assert len(data) < 126
        self._writer.write(bytes([0x80 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data)


class Person(Watcher):
    """A player: a socket, and a connection for clicks."""

    def __init__(self, url: str, table: str, cookie: str, seat: int) -> None:
        super().__init__(url, table, cookie, seat)
        self._bits = random.Random(f"{table} {seat}")
        self._clicks: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def to_move(self) -> bool:
        return self.now is not None and self.now.scene is not None and bool(self.now.scene.choices)

    async def click(self) -> tuple[int, float, float]:
        """Take a random action, and return its entry and the times of the click and the response."""
        assert self.now is not None and self.now.scene is not None
        form = {
            "seat": self.seat,
            "sequence": self.now.sequence,
            "action": self._bits.choice(self.now.scene.choices).text,
            "key": f"{self.table}-{self.seat}-{self.now.sequence}",
        }
        body = json.dumps(form).encode()
        began = perf_counter()
        try:
            answer = await self._post(body)
        except (asyncio.IncompleteReadError, ConnectionError):  # closed while idle, so send it again like a browser
            self._clicks = None
            answer = await self._post(body)
        return int(json.loads(answer)["sequence"]), began, perf_counter()

    async def leave(self) -> None:
        await super().leave()
        if self._clicks is not None:
            self._clicks[1].close()

    async def _post(self, body: bytes) -> bytes:
        where = urlsplit(self.url)
        if self._clicks is None:
            self._clicks = await asyncio.open_connection(where.hostname, where.port)
        reader, writer = self._clicks
        headers = {
            "Host": where.netloc,
            "Origin": self.url,
            "Cookie": f"kontor={self.cookie}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
        }
        writer.write(request("POST", f"/api/tables/{self.table}/actions", headers) + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        answer = await reader.readexactly(int(head.partition("content-length:")[2].partition("\r\n")[0]))
        if " 200 " not in head.splitlines()[0]:
            raise Lost(f"{head.splitlines()[0]} {answer.decode()}")
        return answer


def request(method: str, path: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode()


async def frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Return the kind and the content of the next frame of a WebSocket."""
    first, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack(">H", await reader.readexactly(2))
    elif length == 127:
        (length,) = struct.unpack(">Q", await reader.readexactly(8))
    return first & 15, await reader.readexactly(length)
