"""The tables that this process has in memory, each with its lock.

A room is a table with everything about it: its row, its seats, who holds them, its log folded, and who looks at it.
What is stored is the truth: before anything is done or shown, the room reads what has changed (the version of the row
tells), for another process may have written it.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import KontorError, Message
from kontor.server.metrics import Metrics
from kontor.server.played import Played
from kontor.server.problems import Refused
from kontor.server.storage import Database, queries
from kontor.server.storage.queries import RUNNING, Holds, SeatRow, TableRow
from kontor.table.log import Entry, unplayable

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

USUAL_STEPS = 500
"""Entries of the log of a usual game: so many for each table may be kept in memory."""

logger = structlog.get_logger("kontor.rooms")


class Listener(Protocol):
    """Somebody who looks at a table through a socket."""

    @property
    def session(self) -> str | None: ...
    def wake(self) -> None: ...


class Room:
    """A table in memory. Whoever changes it, or reads it anew, has its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.users = 0
        """How many are at work with it just now; it stays in memory meanwhile."""
        self.row: TableRow
        self.own_board = False
        self.seats: list[SeatRow] = []
        self.holds: Holds = {}
        self.trouble: Message | None = None
        """Why it is frozen: shown as far as it can be replayed, and never written to."""
        self.gone = False
        self._played: Played | None = None

    @property
    def loaded(self) -> bool:
        return bool(self.seats)

    @property
    def busy(self) -> bool:
        return bool(self.users or self.listeners)

    @property
    def played(self) -> Played:
        """The game, for those who may ask for it; of some frozen tables there is nothing to show."""
        if self._played is None:
            raise self.frozen()
        return self._played

    def frozen(self) -> Refused:
        assert self.trouble is not None
        return Refused("frozen", Message("server-frozen", {}), self.trouble)

    def check_not_frozen(self) -> None:
        if self.trouble is not None:
            raise self.frozen()

    @property
    def sequence(self) -> int:
        """How many entries of its log can be shown."""
        return self._played.table.sequence if self._played is not None else 0

    def held_by(self, session: str | None) -> frozenset[int]:
        """The seats that a session holds."""
        return frozenset(seat for seat, held in self.holds.items() if session is not None and session in held)

    def may_look(self, viewer: int, held: frozenset[int]) -> bool:
        """Whether whoever holds some seats may look through these eyes."""
        return viewer in held or (self._played is not None and self._played.table.may_look(viewer, held))

    def here(self) -> frozenset[int]:
        """The seats that somebody holds who looks at the table now, as far as this process knows."""
        return frozenset(seat for listener in self.listeners for seat in self.held_by(listener.session))

    def watching(self) -> int:
        """How many browsers look at the table and hold no seat. Whoever has no name yet counts for each page."""
        strangers = [one.session for one in self.listeners if not self.held_by(one.session)]
        return len({session for session in strangers if session is not None}) + strangers.count(None)

    def bot_to_decide(self) -> tuple[int, str] | None:
        """The seat that a bot decides for now, and the level of the bot."""
        if self.gone or self.trouble is not None or self.row.state != RUNNING or self._played is None:
            return None
        actor = self._played.table.actor
        level = self.seats[actor].bot if actor is not None else None
        return (actor, level) if actor is not None and level is not None else None

    def only_bots(self) -> bool:
        """Whether there is nobody whom the bots could keep waiting."""
        return all(seat.bot is not None for seat in self.seats)

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def rest(self) -> None:
        """If nobody looks any more, keep nothing that is only looked at."""
        if not self.listeners and self._played is not None:
            self._played.views.rest()

    async def refresh(self, db: AsyncConnection, lock: bool = False) -> None:
        """Read what has changed, and tell those who look at it. Raises `not-found` for a table that is no more."""
        row = await queries.table(db, self.id, lock)
        if row is None:
            self.gone = True
            self.wake()
            raise no_table()
        if self.loaded and row.version == self.row.version:
            return
        news = await queries.entries(db, self.id, self.sequence) if row.sequence > self.sequence else []
        seats = (await queries.seats_of(db, [self.id]))[self.id]
        holds = (await queries.holds_of(db, [self.id])).get(self.id, {})
        if not self.loaded:  # a whole game: too long for the others to wait
            board = await queries.board(db, self.id)
            self.own_board = board is not None
            self._played, self.trouble = await asyncio.to_thread(_replayed, row, board, news)
        elif self._played is not None and self.trouble is None:
            self.trouble = _fold(self._played, row, news)
        self.row, self.seats, self.holds = row, seats, holds
        self.wake()


def _replayed(
    row: TableRow, board: dict[str, Any] | None, entries: list[Entry]
) -> tuple[Played | None, Message | None]:
    """The game of a table; what is wrong with it, if anything is."""
    try:
        played = Played(row, board)
    except Exception as error:  # a fault of the rules, too, must freeze this table only
        return None, _frozen(row, 1, error)
    return played, _fold(played, row, entries)


def _fold(played: Played, row: TableRow, entries: list[Entry]) -> Message | None:
    """Fold entries, as far as they can be; what is wrong with the first that cannot."""
    for entry in entries:
        try:
            played.table.fold(entry)
        except Exception as error:
            return _frozen(row, entry.sequence, error)
    return None


def _frozen(row: TableRow, entry: int, error: Exception) -> Message:
    logger.error("frozen", game=row.game, rules=row.rules, entry=entry, exc_info=error)
    return error.messages[0] if isinstance(error, KontorError) else unplayable(entry)


def no_table() -> Refused:
    return Refused("not-found", Message("server-no-table", {}))


class Rooms:
    """All rooms of this process. Those that nobody uses go when they take too much room, the longest unused first.

    What takes room is the number of entries: each has its position.
    """

    def __init__(self, database: Database, most: int, metrics: Metrics) -> None:
        self._database = database
        self._most = most
        self._metrics = metrics
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Room]:
        """A room, as it may be in memory: not read anew, and perhaps of no table at all."""
        if not TABLE_ID.fullmatch(id):
            raise no_table()
        room = self._rooms.setdefault(id, Room(id))
        self._rooms.move_to_end(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._tidy(room)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """A room as the table is now."""
        async with self.using(id) as room:
            await self.refresh(room)
            yield room

    async def refresh(self, room: Room) -> None:
        try:
            async with room.lock, self._database.reading() as db:
                await room.refresh(db)
        finally:
            if room.gone:
                self._tidy(room)

    def get(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def _tidy(self, used: Room) -> None:
        if not used.busy and (used.gone or not used.loaded):
            self._rooms.pop(used.id, None)
        idle = [room for room in self._rooms.values() if not room.busy and room.trouble is None]
        tables, steps = len(idle), sum(room.sequence for room in idle)
        for room in idle:
            if tables <= self._most and steps <= self._most * USUAL_STEPS:
                break
            del self._rooms[room.id]
            tables, steps = tables - 1, steps - room.sequence
        self._metrics.live.set(len(self._rooms))
