"""Changes to a table, each in one transaction.

Memory is updated only after the commit, so players never see unsaved changes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server import ratings
from kontor.server.cups import results
from kontor.server.notices import Notices
from kontor.server.rooms import Room, Rooms
from kontor.server.storage import Database, queries
from kontor.table import changes
from kontor.table.log import PERSON
from kontor.table.rated import Placed, standing
from kontor.table.refusals import stale
from kontor.table.rows import RUNNING


class Change(changes.Change[Room]):
    """A change in progress, with the transaction that stores it."""

    def __init__(self, room: Room, db: AsyncConnection | None = None, moment: int | None = None) -> None:
        super().__init__(room, moment)
        self._db = db

    @property
    def db(self) -> AsyncConnection:
        """The transaction. For an action, it begins when the action is stored."""
        assert self._db is not None
        return self._db

    async def store(self, database: Database) -> None:
        """Store an action at a table that only this server changes. Raises Outdated if another program changed it."""
        before = self.room.row
        if self._only_adds_entries():
            self.count()
            if not await database.store(before, self.row, self.entries):
                raise Outdated
            return
        async with database.writing() as self._db:
            stored = await queries.table(self.db, self.room.id, lock=True)
            if stored is None or stored.version != before.version:
                raise Outdated
            await self.finish()

    async def finish(self) -> None:
        """Store everything that has changed."""
        id = self.room.id
        if self.gone:
            await queries.delete_table(self.db, id)
            return
        self.count()
        if self.entries:
            await queries.add_entries(self.db, id, self.entries)
        if self._first_of_people():
            await queries.mark_played(self.db, id)
        for seat in self.changed_seats():
            await queries.change_seat(self.db, id, seat)
        for number in sorted(self.freed):
            await queries.free_seat(self.db, id, number)
        if self.moved:
            await queries.move_seats(self.db, id, self.moved)
        for session, number in self.new_holds():
            await queries.add_hold(self.db, session, id, number)
        if self.votes != self.room.votes:
            await queries.set_votes(self.db, id, self.votes)
        await queries.change_table(self.db, self.row)
        if self.row.rated and (placed := self._standing()) is not None:
            await ratings.store(self.db, self.row, placed)
        if self.row.cup is not None and self._ends():
            await results.store(self.db, self.row, self.seats, self._standing())

    def _only_adds_entries(self) -> bool:
        """Return whether this change affects only the table's row and log."""
        others = self.gone, self.changed_seats(), self.freed, self.new_holds(), self._first_of_people()
        return not any(others) and self.votes == self.room.votes and not (self.row.fixed and self._ends())

    def take(self) -> None:
        self.room.people_played |= self._first_of_people()
        super().take()

    def _ends(self) -> bool:
        return self.trial is not None and self.trial.over and self.room.row.state == RUNNING

    def _standing(self) -> list[Placed] | None:
        """Return the final ranking if this change ends the game by its rules."""
        return standing(self.trial, self.seats, self.holds) if self.trial is not None and self._ends() else None

    def _first_of_people(self) -> bool:
        """Return whether this is the first time that a person plays at this table."""
        return not self.room.people_played and any(entry.by == PERSON and entry.actions for entry in self.entries)


class Outdated(Exception):
    """Another program has changed the table since it was read."""


@asynccontextmanager
async def acting(
    database: Database, rooms: Rooms, notices: Notices, id: str, time: Callable[[], int]
) -> AsyncIterator[Change]:
    """Like `changing`, but faster and only for actions. No other server may use the database."""
    async with rooms.using(id) as room:
        if not database.alone or not room.loaded:
            async with changing(database, rooms, notices, id, time) as change:
                yield change
            return
        try:
            async with room.lock:
                change = Change(room, moment=time())
                yield change
                await change.store(database)
                change.take()
        except Outdated as error:
            await rooms.refresh(room)
            raise stale(room.sequence) from error
        room.wake()


@asynccontextmanager
async def changing(
    database: Database, rooms: Rooms, notices: Notices, id: str, time: Callable[[], int]
) -> AsyncIterator[Change]:
    """Lock a table and change it, starting from the stored state. Either the whole change is stored, or none of it.
    `time` returns the current time for the clocks.
    """
    async with rooms.using(id) as room:
        try:
            async with room.lock:
                async with database.writing() as db:
                    await room.refresh(db, lock=True)
                    change = Change(room, db, time())
                    yield change
                    await change.finish()
                    await notices.tell(db, id)
                change.take()
        except IntegrityError as error:  # another process changed the table first
            await rooms.refresh(room)
            raise stale(room.sequence) from error
        room.wake()
