"""Live updates of a table over a WebSocket (see `kontor.table.watching`)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kontor.server.budgets import Budgets, Owners
from kontor.server.connections import SENDING
from kontor.server.people import Visitor
from kontor.server.requests import Look
from kontor.server.rooms import Payer, Room
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.storage.faults import Unavailable
from kontor.table.messages import Gone
from kontor.table.refusals import Refused
from kontor.table.watching import Watching

# Codes for closing a socket.
DONE = 1000
FAILED = 1011
TRY_LATER = 1013
NOT_UNDERSTOOD = 4400
NOT_YOURS = 4403
NO_TABLE = 4404
TOO_MANY = 4429

Socket = WebSocket[Any, Any, Any]

logger = structlog.get_logger("kontor.live")


class Watcher(Payer):
    """A WebSocket connection that watches a table."""

    def __init__(self, room: Room, visitor: Visitor, budgets: Budgets, owners: Owners, lines: bool) -> None:
        """Begin to watch. `lines` is true if the client accepts two messages in one frame, each on its own line."""
        super().__init__(owners, visitor.device)
        self._room = room
        self._watching = Watching(room, visitor.session, msgspec.json.encode)
        self._news = asyncio.Event()
        self._budgets = budgets
        self._lines = lines
        self._leaving: int | None = None
        """Close code for the socket."""

    @property
    def session(self) -> str | None:
        return self._watching.session

    def wake(self) -> None:
        self._news.set()

    def look(self, look: Look) -> bool:
        """Change the view, or send the same view again. Returns False if the client may not see the requested view."""
        allowed = self._watching.look(look.seat, look.after)
        self.visible = allowed and look.seat is not None and not look.hidden
        self.wake()
        return allowed

    def leave(self, again: bool = False) -> None:
        self._leaving = TRY_LATER if again else TOO_MANY
        self.wake()

    def pays(self, look: Look) -> bool:
        """Charge for a request. Each past state in the response costs as much as a request."""
        return self._budgets.pays(self.owners, "requests", max(1, self._watching.missed(look.after)))

    async def next(self) -> bytes | int:
        """Wait for the next message. Returns a close code if the socket must be closed."""
        while True:
            if self._room.gone:
                return DONE
            if self._leaving is not None:
                return self._leaving
            if self._watching.looking and (message := self._watching.due()) is not None:
                # A change usually consists of two messages, a table and a moment. One frame for both saves a system
                # call.
                second = self._watching.due() if self._lines else None
                return message if second is None else b"%b\n%b" % (message, second)
            self._news.clear()
            await self._news.wait()


async def watch(service: Service, socket: Socket, visitor: Visitor, id: str, lines: bool = False) -> None:
    """Serve a socket until it closes. For `lines`, see `Watcher`."""
    await socket.accept()
    stopped = suppress(asyncio.CancelledError)  # the server is stopping and cannot wait any longer
    with stopped:
        owners = service.budgets.owners(visitor.address)
        try:
            async with service.reading(id) as room:
                service.charge(visitor.address, queries.READ.get())  # costs the same as a request that loads a table
                if room.admits(service.budgets, owners):
                    watcher = Watcher(room, visitor, service.budgets, owners, lines)
                    await _watch(service, socket, watcher, room)
                else:
                    await _close(socket, TOO_MANY)
        except Unavailable:
            await _close(socket, TRY_LATER)
        except Refused:
            await _close(socket, NO_TABLE)


async def _watch(service: Service, socket: Socket, watcher: Watcher, room: Room) -> None:
    """Send and receive until either side stops, then close the socket with the resulting code."""
    room.listeners.append(watcher)
    room.come_or_go(watcher.session)
    service.bots.nudge(room)
    service.metrics.sockets.inc()
    sending = asyncio.create_task(_send(socket, watcher))
    receiving = asyncio.create_task(_receive(socket, watcher, service, room))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.metrics.sockets.dec()
        room.listeners.remove(watcher)
        room.come_or_go(watcher.session)
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
    if isinstance(end, int):
        return end
    if isinstance(end, asyncio.CancelledError | WebSocketDisconnect | OSError):
        return None
    logger.error("socket failed", exc_info=end)
    return FAILED


async def _send(socket: Socket, watcher: Watcher) -> int:
    """Send messages. Raises TimeoutError if the client does not read the messages."""
    while not isinstance(message := await watcher.next(), int):
        await _say(socket, message)
        await asyncio.sleep(0)  # let other tasks run while this client catches up
    if message == DONE:
        await _say(socket, msgspec.json.encode(Gone("gone")))
    return message


async def _say(socket: Socket, message: bytes) -> None:
    try:
        async with asyncio.timeout(SENDING):
            await socket.send_text(message.decode())
    except RuntimeError as error:
        # Once the client has closed the socket, uvicorn refuses to send, and `_receive` may notice it only later.
        raise WebSocketDisconnect(detail="closed by the client") from error


async def _receive(socket: Socket, watcher: Watcher, service: Service, room: Room) -> int:
    while True:
        said = await socket.receive_text()
        look = _look(said, service.settings.limits.message)
        if look is None:
            return NOT_UNDERSTOOD
        if not watcher.pays(look):
            return TOO_MANY
        if not watcher.look(look):
            return NOT_YOURS
        if watcher.visible:
            service.notifier.looked(watcher.session, room.id)


def _look(said: str, most: int) -> Look | None:
    try:
        return msgspec.json.decode(said, type=Look) if len(said) <= most else None
    except (msgspec.MsgspecError, RecursionError):
        return None
