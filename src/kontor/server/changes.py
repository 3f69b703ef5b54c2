"""Changes to a table, each in one transaction.

Memory is updated after the commit, so nobody sees unsaved changes, and a failed commit leaves no traces.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.bots import USUAL
from kontor.core import Message, RandomBits
from kontor.server.clock import now
from kontor.server.notices import Notices
from kontor.server.problems import Refused
from kontor.server.rooms import Room, Rooms
from kontor.server.storage import Database, queries
from kontor.server.storage.queries import BOT, OPEN, OVER, RUNNING, WAITING, Holds, SeatRow, State, TableRow
from kontor.table.log import Entry, Table

STAND_IN = USUAL
"""The level of the bot that replaces a player who leaves."""


class Change:
    """A change in progress. It holds the state of everything after the commit."""

    def __init__(self, room: Room, db: AsyncConnection) -> None:
        self.room = room
        self.db = db
        self.row = room.row
        self.seats = list(room.seats)
        self.holds: Holds = dict(room.holds)
        self.trial: Table | None = None
        self.gone = False

    @property
    def running(self) -> bool:
        """Whether a game is in progress, so that the change belongs in its log."""
        return self.row.state == RUNNING and self.room.trouble is None

    @property
    def table(self) -> Table:
        """A copy of the table, for new entries. Dropped if the commit fails."""
        if self.trial is None:
            self.trial = self.room.played.table.copy()
        return self.trial

    async def store(self, entry: Entry) -> Entry:
        """Store an entry that was just added to `table`."""
        await queries.add_entry(self.db, self.room.id, entry)
        return entry

    async def set_seat(self, seat: SeatRow) -> None:
        """Change a seat. During the game, a bot's takeover or return of the seat is logged."""
        before = self.seats[seat.seat]
        self.seats[seat.seat] = seat
        await queries.change_seat(self.db, self.room.id, seat)
        if self.running and before.bot != seat.bot:
            await self.store(self.table.change_hands(seat.seat, seat.bot, now()))

    async def hold(self, session: str, seat: int) -> None:
        held = self.holds.get(seat, frozenset())
        if session not in held:
            self.holds[seat] = held | {session}
            await queries.add_hold(self.db, session, self.room.id, seat)

    async def free(self, seat: int) -> None:
        """Remove all holders of the seat, and delete the links to it."""
        self.holds.pop(seat, None)
        await queries.free_seat(self.db, self.room.id, seat)

    async def vacate(self, seat: int) -> None:
        """Open the seat and drop its name. During the game, a bot stands in."""
        await self.free(seat)
        bot = (self.seats[seat].bot or STAND_IN) if self.running else None
        await self.set_seat(SeatRow(seat, OPEN, None, bot))

    async def begin_if_full(self, bits: RandomBits) -> None:
        """Begin the game if every seat is taken by a person or a bot."""
        if self.row.state != WAITING or not all(seat.kind != OPEN or seat.bot is not None for seat in self.seats):
            return
        await self.store(self.table.begin(bits, now()))
        for seat in self.seats:
            if seat.kind != BOT and seat.bot is not None:
                await self.store(self.table.change_hands(seat.seat, seat.bot, now()))

    async def delete(self) -> None:
        """Delete the table and all its data."""
        self.gone = True
        await queries.delete_table(self.db, self.room.id)

    async def finish(self) -> None:
        """Store the table's row, updated from the log and the seats."""
        if self.gone:
            return
        row = self.row._replace(version=self.row.version + 1, changed=now())
        self.row = as_played(row, self.trial) if self.trial is not None else row
        await queries.change_table(self.db, self.row)

    def take(self) -> None:
        """Apply the change to memory, after the commit."""
        room = self.room
        room.gone = self.gone
        room.row, room.seats, room.holds = self.row, self.seats, self.holds
        if self.trial is not None:
            room.played.table.become(self.trial)


def as_played(row: TableRow, table: Table) -> TableRow:
    """The row of a table, updated from its log."""
    result = table.result()
    state: State = WAITING if not table.sequence else OVER if table.over else RUNNING
    winners = result.winners if result is not None else []
    return row._replace(sequence=table.sequence, state=state, actor=table.actor, winners=winners)


@asynccontextmanager
async def changing(database: Database, rooms: Rooms, notices: Notices, id: str) -> AsyncIterator[Change]:
    """Change a table under its lock, starting from the stored state. All of the change is stored, or none of it."""
    async with rooms.using(id) as room:
        try:
            async with room.lock:
                async with database.writing() as db:
                    await room.refresh(db, lock=True)
                    change = Change(room, db)
                    yield change
                    await change.finish()
                    await notices.tell(db, id)
                change.take()
        except IntegrityError as error:  # another process was faster
            await rooms.refresh(room)
            raise stale(room.sequence) from error
        room.wake()


def stale(sequence: int) -> Refused:
    return Refused("stale", Message("server-stale", {}), sequence=sequence)


def not_now(said: Message) -> Refused:
    return Refused("not-now", said)


def not_yours(said: Message) -> Refused:
    return Refused("not-yours", said)
