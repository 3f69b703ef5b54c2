"""Keeps tables in memory for this process, each with a lock.

A room contains a table's row, its seats and their holders, its replayed log, and its watchers. The database is
authoritative. Before each operation, the room compares the version of its row and reads changes by other processes.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.budgets import Budgets, Owners
from kontor.server.metrics import Metrics
from kontor.server.storage import Database, queries
from kontor.table import rooms as table_rooms
from kontor.table.refusals import no_table
from kontor.table.rooms import Fault, Listener, fold, replayed
from kontor.table.rows import TableRow

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

USUAL_STEPS = 500
"""Number of log entries in an average game, used to calculate the size of the cache."""

SLICE = 25
"""Number of watchers that are notified before other tasks get a turn."""

logger = structlog.get_logger("kontor.rooms")


class Payer(ABC):
    """A watcher. Its network is charged for the connection."""

    def __init__(self, owners: Owners, device: str | None) -> None:
        self.owners = owners
        self.device = device
        """Hash of the browser's secret, which identifies the browser."""
        self.visible = False
        """True if a person is looking at a seat of the table."""

    @property
    @abstractmethod
    def session(self) -> str | None: ...

    @abstractmethod
    def leave(self, again: bool = False) -> None:
        """Close the connection. If `again` is set, the client should reconnect, possibly as another person."""


class Room(table_rooms.Room):
    """A table in memory. Callers must hold its lock to change the room or to read it from the database."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.lock = asyncio.Lock()
        self._fault: Message | None = None
        """Reason why the log cannot be continued. A closed table is frozen too."""
        self.users = 0
        """Number of tasks that use the room. It stays in memory until this number is 0."""
        self._telling: asyncio.TimerHandle | None = None
        self.owners: Owners = ()
        """The network that created the table. It is charged for the table's bots."""
        self.people_played = True
        """True if a person has played here."""

    @property
    def busy(self) -> bool:
        return bool(self.users or self.listeners)

    def wake(self) -> None:
        """Notify the players of a change, then the other watchers in batches, so that other tables need not wait."""
        self._shared.clear()
        self._telling = None
        self._wake(sorted(self.listeners, key=lambda one: self.is_stranger(one.session)))

    def _wake(self, watchers: list[Listener]) -> None:
        for watcher in watchers[:SLICE]:
            watcher.wake()
        if len(watchers) > SLICE:
            asyncio.get_running_loop().call_soon(self._wake, watchers[SLICE:])

    def come_or_go(self, session: str | None) -> None:
        """Notify others that a watcher has come or gone. At crowded tables, updates are sent only once a second."""
        if len(self.listeners) < SLICE or not self.is_stranger(session):
            self.wake()
        elif self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(1, self.wake)

    def collect_rent(self, budgets: Budgets) -> None:
        """Charge watchers for sockets, and each network for memory. Watchers without budget are disconnected."""
        watchers = [one for one in self.listeners if isinstance(one, Payer)]
        poor = {
            owners for owners in {one.owners for one in watchers} if not budgets.pays(owners, "memory", self.sequence)
        }
        for one in watchers:
            if one.owners in poor or not budgets.pays(one.owners, "sockets"):
                one.leave()

    def admits(self, budgets: Budgets, owners: Owners) -> bool:
        """Charge a new watcher for the first minute. Returns False if its budget is used up."""
        known = any(isinstance(one, Payer) and one.owners == owners for one in self.listeners)
        return budgets.pays(owners, "sockets") and (known or budgets.pays(owners, "memory", self.sequence))

    async def refresh(self, db: AsyncConnection, lock: bool = False) -> None:
        """Read changes from the database and notify the watchers. Raises `not-found` if the table was deleted."""
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
        self.votes = await queries.votes_of(db, self.id)
        if not self.loaded:  # in a thread, because replaying a game would block other tasks
            board = await queries.board(db, self.id)
            if (owned := await queries.owned_by(db, self.id)) is not None:
                self.owners, self.people_played = ((owned[0], 1),), owned[1]
            self.own_board = board is not None
            self._played, fault = await asyncio.to_thread(replayed, row, board, news)
            self._fault = _frozen(row, fault)
        elif self._played is not None and self._fault is None:
            self._fault = _frozen(row, fold(self._played, row, news))
        self.trouble = Message("server-table-closed", {}) if row.closed else self._fault
        self.row, self.seats, self.holds = row, seats, holds
        self.wake()


def _frozen(row: TableRow, fault: Fault | None) -> Message | None:
    if fault is None:
        return None
    logger.error("frozen", game=row.game, rules=row.rules, entry=fault.entry, exc_info=fault.error)
    return fault.said


class Rooms:
    """All rooms of this process. The least recently used ones are evicted when they have too many log entries. Each
    entry stores a position.
    """

    def __init__(self, database: Database, most: int, metrics: Metrics, chat: bool = False) -> None:
        """Create the rooms. `chat` is true if people can chat at the tables."""
        self._database = database
        self._most = most
        self._metrics = metrics
        self._chat = chat
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Room]:
        """Return the room from memory without refreshing it. The table may not exist in the database."""
        if not TABLE_ID.fullmatch(id):
            raise no_table()
        room = self._rooms.setdefault(id, Room(id))
        room.chat = self._chat
        self._rooms.move_to_end(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._tidy(room)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """Return the room with the current state of the table."""
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

    async def restored(self) -> None:
        """Wait until the database works."""
        await self._database.condition.restored()

    def get(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def _tidy(self, used: Room) -> None:
        if used.busy:  # no room has become idle
            return
        if used.gone or not used.loaded:
            self._rooms.pop(used.id, None)
        idle = [room for room in self._rooms.values() if not room.busy and room.trouble is None]
        tables, steps = len(idle), sum(room.sequence for room in idle)
        for room in idle:
            if tables <= self._most and steps <= self._most * USUAL_STEPS:
                break
            del self._rooms[room.id]
            tables, steps = tables - 1, steps - room.sequence
        self._metrics.live.set(len(self._rooms))
