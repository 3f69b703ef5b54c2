"""The tables that this process has in memory, each with its lock.

A room is a table with its row, its seats and their holders, its replayed log, and its watchers. The database is
authoritative: before each operation, the room compares the version of its row and reads changes by other processes.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import KontorError, Message
from kontor.registry import game as game_of
from kontor.server.metrics import Metrics
from kontor.server.problems import Refused
from kontor.server.storage import Database, queries
from kontor.server.storage.queries import RUNNING, Holds, SeatRow, TableRow
from kontor.table import Entry, Table, Views
from kontor.table.log import unplayable

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

USUAL_STEPS = 500
"""Number of log entries in an average game. Each table may keep this number in memory."""

logger = structlog.get_logger("kontor.rooms")


class MadeOtherwise(KontorError):
    """The table was created with other rules, or with another version of its board."""


class Undrawn(NamedTuple):
    """A failed drawing of a backdrop: its time (`time.monotonic`) and its reason."""

    at: float
    said: Message


class Played:
    """The game of a stored table, with all data computed from it."""

    def __init__(self, row: TableRow, board: dict[str, Any] | None = None) -> None:
        """`board`: the data of a custom board. The log is not replayed yet."""
        game = game_of(row.game)
        expected = game.declaration.rules_version
        if row.rules != expected:
            raise MadeOtherwise([Message("record-rules", {"rules": row.rules, "expected": expected})])
        chosen = row.board if board is None else game.board_from_data(board)
        setup = game.setup(players=row.players, board=chosen, options=row.options)
        if setup.board.digest != row.digest:
            raise MadeOtherwise([Message("record-digest", {"board": row.board})])
        self.table = Table(game, setup)
        self.views = Views(self.table)
        self.backdrop: bytes | None = None
        """The backdrop as JSON, once it is drawn (`backdrops`)."""
        self.undrawn: Undrawn | None = None
        self._clicks: dict[str, Entry] = {}
        self._noted = 0

    def done(self, key: str) -> Entry | None:
        """The log entry caused by a click. Reads each entry only once, so a long game is no slower."""
        for state in self.table.states[self._noted + 1 :]:
            self._noted = state.entry.sequence
            if state.entry.key:
                self._clicks[state.entry.key] = state.entry
        return self._clicks.get(key)


class Listener(Protocol):
    """A client that watches a table through a socket."""

    @property
    def session(self) -> str | None: ...
    def wake(self) -> None: ...


class Room:
    """A table in memory. Hold its lock to change it or to read it from the database."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.users = 0
        """Number of tasks that use the room. It stays in memory while there are any."""
        self.row: TableRow
        self.own_board = False
        self.seats: list[SeatRow] = []
        self.holds: Holds = {}
        self.trouble: Message | None = None
        """The reason why the table is frozen. A frozen table is shown as far as it can be replayed, and is never
        written to.
        """
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
        """The game. Raises `frozen` if the table cannot be shown at all."""
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
        """Number of log entries that can be shown."""
        return self._played.table.sequence if self._played is not None else 0

    def held_by(self, session: str | None) -> frozenset[int]:
        """The seats that a session holds."""
        return frozenset(seat for seat, held in self.holds.items() if session is not None and session in held)

    def may_look(self, viewer: int, held: frozenset[int]) -> bool:
        """Whether the holder of these seats may see this viewer's view."""
        return viewer in held or (self._played is not None and self._played.table.may_look(viewer, held))

    def here(self) -> frozenset[int]:
        """The seats whose holders are watching, as far as this process knows."""
        return frozenset(seat for listener in self.listeners for seat in self.held_by(listener.session))

    def watching(self) -> int:
        """Number of browsers that watch without a seat. Without a session, each page counts as one."""
        strangers = [one.session for one in self.listeners if not self.held_by(one.session)]
        return len({session for session in strangers if session is not None}) + strangers.count(None)

    def bot_to_decide(self) -> tuple[int, str] | None:
        """The seat that a bot must play now, and the bot's level."""
        if self.gone or self.trouble is not None or self.row.state != RUNNING or self._played is None:
            return None
        actor = self._played.table.actor
        level = self.seats[actor].bot if actor is not None else None
        return (actor, level) if actor is not None and level is not None else None

    def only_bots(self) -> bool:
        """Whether no person is waiting for the bots."""
        return all(seat.bot is not None for seat in self.seats)

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def rest(self) -> None:
        """Free the data needed only by watchers, if there are none."""
        if not self.listeners and self._played is not None:
            self._played.views.rest()

    async def refresh(self, db: AsyncConnection, lock: bool = False) -> None:
        """Read changes from the database and wake the watchers. Raises `not-found` if the table was deleted."""
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
        if not self.loaded:  # a whole game takes too long to block others
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
    """The game of a table, and its fault if there is one."""
    try:
        played = Played(row, board)
    except Exception as error:  # even a bug in the rules must freeze only this table
        return None, _frozen(row, 1, error)
    return played, _fold(played, row, entries)


def _fold(played: Played, row: TableRow, entries: list[Entry]) -> Message | None:
    """Replay entries. Returns the fault of the first invalid entry; the entries after it are dropped."""
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
    """All rooms of this process. If they take too much memory, the least recently used ones are dropped.

    Memory is measured in log entries, because each has a position.
    """

    def __init__(self, database: Database, most: int, metrics: Metrics) -> None:
        self._database = database
        self._most = most
        self._metrics = metrics
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Room]:
        """The room as it is in memory. It is not refreshed, and its table may not exist."""
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
        """The room with the current state of the table."""
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
