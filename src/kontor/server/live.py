"""Watching a table through a socket: the current state, then every new one, each limited to the viewer's knowledge.

Nothing is queued. Each watcher remembers the last entry it sent and is woken when there is a new one. A slow watcher
skips ahead and sends the current state.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kontor.core import SPECTATOR
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.rates import Rate
from kontor.server.requests import Look
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.table_forms import form_of_room
from kontor.table.messages import Gone, Moment, TableChanged

MOST_BEHIND = 30
"""A watcher that is further behind than this skips the entries in between."""

SENDING = 30
"""Seconds after which a client that accepts no data is disconnected."""

# Codes for closing a socket.
DONE = 1000
FAILED = 1011
NOT_UNDERSTOOD = 4400
NOT_YOURS = 4403
NO_TABLE = 4404
TOO_MANY = 4429

Socket = WebSocket[Any, Any, Any]

logger = structlog.get_logger("kontor.live")


class Watcher:
    """One socket: its session, its view, and the last entry sent."""

    def __init__(self, room: Room, session: str | None, looks: int) -> None:
        self.session = session
        self._room = room
        self._news = asyncio.Event()
        self._looking = False
        self._seat: int | None = None
        self._shown = -1
        """The last entry sent. -1 if none: start with the current state."""
        self._viewer = SPECTATOR
        self._table: bytes = b""
        self._looks = Rate(looks, 60)

    def wake(self) -> None:
        self._news.set()

    def look(self, look: Look) -> bool:
        """Change the view, or send it again. Returns False if the client may not see it."""
        if look.seat is not None and look.seat not in self._room.held_by(self.session):
            return False
        self._looking = True
        self._seat = look.seat
        self._viewer = self._allowed_viewer()
        self._shown = look.after
        self._table = b""
        self.wake()
        return True

    def too_often(self, look: Look) -> bool:
        """Count a request. A request for past states counts once for each state sent."""
        return not self._looks.allows("", max(1, self._missed(look.after)))

    def _allowed_viewer(self) -> int:
        """The requested view while the client holds its seat, which can be lost while watching."""
        held = self._room.held_by(self.session)
        return self._seat if self._seat is not None and self._seat in held else SPECTATOR

    async def next(self) -> bytes | None:
        """Wait for the next message. None when the table is gone."""
        while True:
            if self._room.gone:
                return None
            if self._looking and (message := self._due()) is not None:
                return message
            self._news.clear()
            await self._news.wait()

    def _due(self) -> bytes | None:
        table = msgspec.json.encode(TableChanged("table", form_of_room(self._room, self.session)))
        if table != self._table:
            self._table = table
            return table
        if (viewer := self._allowed_viewer()) != self._viewer:
            self._viewer, self._shown = viewer, -1
        moment = self._moment()
        return msgspec.json.encode(moment) if moment is not None else None

    def _missed(self, shown: int) -> int:
        """Number of states to send one by one after this one. 0 to send only the current one."""
        behind = self._room.sequence - shown
        return behind if shown >= 0 and 0 < behind <= MOST_BEHIND else 0

    def _moment(self) -> Moment | None:
        """The next unsent state."""
        last = self._room.sequence
        if not last or self._shown == last:
            return None
        at = self._shown + 1 if self._missed(self._shown) else last
        self._shown = at
        held = self._room.held_by(self.session)
        return self._room.played.views.moment(self._viewer, held, self._room.row.takebacks, at)


async def watch(service: Service, socket: Socket, visitor: Visitor, id: str) -> None:
    """Serve a socket until it closes."""
    await socket.accept()
    stopped = suppress(asyncio.CancelledError)  # the server is stopping and has waited long enough
    with stopped, service.sockets.one(visitor.address) as free:
        if not free:
            await _close(socket, TOO_MANY)
            return
        try:
            async with service.reading(id) as room:
                await _watch(service, socket, Watcher(room, visitor.session, service.settings.limits.looks), room)
        except Refused:
            await _close(socket, NO_TABLE)


async def _watch(service: Service, socket: Socket, watcher: Watcher, room: Room) -> None:
    """Send and receive until one of them ends, then close the socket with its code."""
    room.listeners.append(watcher)
    room.wake()
    service.metrics.sockets.inc()
    sending = asyncio.create_task(_send(socket, watcher))
    receiving = asyncio.create_task(_receive(socket, watcher, service.settings.limits.message))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.metrics.sockets.dec()
        room.listeners.remove(watcher)
        room.wake()
        room.rest()
        sending.cancel()
        receiving.cancel()
        ends = await asyncio.gather(sending, receiving, return_exceptions=True)
    code = next((code for code in map(_code, ends) if code is not None), None)
    if code is not None:
        await _close(socket, code)


async def _close(socket: Socket, code: int) -> None:
    """Close the socket, with a time limit."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SENDING):
            await socket.close(code)


def _code(end: int | BaseException) -> int | None:
    """The code to close a socket with. None if the client is gone or this task was cancelled."""
    if isinstance(end, int):
        return end
    if isinstance(end, asyncio.CancelledError | WebSocketDisconnect | OSError):
        return None
    logger.error("socket failed", exc_info=end)
    return FAILED


async def _send(socket: Socket, watcher: Watcher) -> int:
    """Send messages. Raises TimeoutError if the client accepts no data."""
    while (message := await watcher.next()) is not None:
        async with asyncio.timeout(SENDING):
            await socket.send_text(message.decode())
        await asyncio.sleep(0)  # let other tasks run while this client catches up
    async with asyncio.timeout(SENDING):
        await socket.send_text(msgspec.json.encode(Gone("gone")).decode())
    return DONE


async def _receive(socket: Socket, watcher: Watcher, most: int) -> int:
    """Receive requests for a view."""
    while True:
        said = await socket.receive_text()
        look = _look(said, most)
        if look is None:
            return NOT_UNDERSTOOD
        if watcher.too_often(look):
            return TOO_MANY
        if not watcher.look(look):
            return NOT_YOURS


def _look(said: str, most: int) -> Look | None:
    try:
        return msgspec.json.decode(said, type=Look) if len(said) <= most else None
    except (msgspec.MsgspecError, RecursionError):
        return None
