"""Keeps tables in memory for this tab, and stores changes to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kontor.core import Message
from kontor.page.store import ME, Damaged, Store, StoredTable, stored_entry, stored_table
from kontor.table import Entry, notes, rooms
from kontor.table.changes import Change
from kontor.table.log import unplayable
from kontor.table.refusals import Refused, no_table, stale
from kontor.table.rooms import Fault, TableGame, fold, replayed

MOST_ROOMS = 8
"""Number of tables to keep in memory when nobody is watching them."""

logger = logging.getLogger("kontor.page")


class Room(rooms.Room):
    """A table in memory. Callers must hold its lock to change it or to read it from the store."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.lock = asyncio.Lock()
        self.stored: StoredTable

    @classmethod
    def new(cls, stored: StoredTable, played: TableGame) -> Room:
        room = cls(stored.row.id)
        room._played = played
        room._set(stored)
        return room

    async def refresh(self, store: Store) -> None:
        """Read changes by other tabs and notify the watchers. Raises `not-found` if the table was deleted."""
        form = await store.table(self.id)
        if form is None:
            self.gone = True
            self.wake()
            raise no_table()
        if self.loaded and form["version"] == self.row.version:
            return
        try:
            stored = stored_table(form)
        except Damaged as error:
            raise Refused("frozen", Message("server-frozen", {}), Message("page-table-damaged", {})) from error
        if not self.loaded:
            board = await store.board(self.id) if stored.own_board else None
            entries, damage = readable(await store.entries(self.id))
            self._played, fault = replayed(stored.row, board, entries)
            self._freeze(stored, fault or damage)
        elif self._played is not None and self.trouble is None:
            entries, damage = readable(await store.entries(self.id, self.sequence))
            self._freeze(stored, fold(self._played, stored.row, entries) or damage)
        if self.trouble is None and self.sequence != stored.row.sequence:
            self.trouble = unplayable(self.sequence + 1)  # some entries are missing
        self.own_board = stored.own_board
        self._set(stored)
        self.wake()

    def _freeze(self, stored: StoredTable, fault: Fault | None) -> None:
        if fault is not None:
            logger.error("frozen: %s, entry %s", stored.row.game, fault.entry, exc_info=fault.error)
            self.trouble = fault.said

    def _set(self, stored: StoredTable) -> None:
        self.stored = stored
        self.row, self.seats, self.holds = stored.row, stored.seats, stored.holds


def readable(forms: list[object]) -> tuple[list[Entry], Fault | None]:
    """Return the entries before the first damaged one, and the fault of that entry."""
    entries: list[Entry] = []
    for form in forms:
        try:
            entries.append(stored_entry(form))
        except Damaged as error:
            return entries, Fault(len(entries) + 1, error)
    return entries, None


class Rooms:
    """All rooms of this browser tab. The least recently used ones without watchers are evicted."""

    def __init__(self, store: Store, changed: Callable[[Room], None]) -> None:
        """Create the rooms. `changed` is called after each change to a table."""
        self._store = store
        self._changed = changed
        self._rooms: dict[str, Room] = {}

    def get(self, id: str) -> Room | None:
        return self._rooms.get(id)

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    async def reading(self, id: str) -> Room:
        """Return the room with the current state of the table."""
        room = self._using(id)
        async with room.lock:
            await self._refresh(room)
        self._tidy(room)
        return room

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Change[Room]]:
        """Change a table under its lock. The change is stored completely or not at all."""
        room = self._using(id)
        async with room.lock:
            await self._refresh(room)
            change = Change(room)
            yield change
            if change.gone:
                await self._store.delete(id)
                del self._rooms[id]
            else:
                version = room.row.version
                change.count()
                stored = room.stored._replace(row=change.row, seats=change.seats, mine=sorted(change.holds))
                await self._store_change(room, version, stored, change.entries)
                room.stored = stored
            change.take()
        room.wake()
        self._changed(room)

    async def set_notes(self, id: str, text: str) -> None:
        """Store the person's notes about a table. Notes do not count as changes to the table."""
        room = self._using(id)
        async with room.lock:
            await self._refresh(room)
            notes.check_author(room, ME)
            version = room.row.version
            stored = room.stored._replace(row=room.row._replace(version=version + 1), notes=text)
            await self._store_change(room, version, stored, [])
            room.stored, room.row = stored, stored.row
        self._changed(room)

    async def _store_change(self, room: Room, version: int, stored: StoredTable, entries: list[Entry]) -> None:
        try:
            await self._store.change(version, stored, entries)
        except Refused as refused:
            if refused.problem.code != "stale":
                raise
            await self._refresh(room)  # another tab changed the table first
            raise stale(room.sequence) from refused

    def _using(self, id: str) -> Room:
        room = self._rooms.pop(id, None) or Room(id)
        self._rooms[id] = room  # mark as the most recently used
        return room

    async def _refresh(self, room: Room) -> None:
        try:
            await room.refresh(self._store)
        except Refused:
            if self._rooms.get(room.id) is room and not room.loaded:
                del self._rooms[room.id]
            raise

    def _tidy(self, used: Room) -> None:
        idle = [room for room in self._rooms.values() if room is not used and not room.listeners]
        for room in idle[: max(0, len(idle) - MOST_ROOMS)]:
            if not room.lock.locked():
                del self._rooms[room.id]
