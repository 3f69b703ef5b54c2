"""One server process: its database, tables, people and bots, its start and its shutdown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import structlog

from kontor.bots import Limit
from kontor.core import SPECTATOR, Message
from kontor.server.analysis import Analyses
from kontor.server.backdrops import Backdrops
from kontor.server.bots import Bots
from kontor.server.changes import Change, changing, not_yours
from kontor.server.clock import days_ago
from kontor.server.hints import Hinting
from kontor.server.metrics import Metrics
from kontor.server.notices import Notices
from kontor.server.people import People, Visitor
from kontor.server.problems import Refused
from kontor.server.rates import A_DAY, Places, Rate
from kontor.server.rooms import Room, Rooms
from kontor.server.settings import Settings
from kontor.server.storage import Database, queries
from kontor.server.storage.queries import OVER, WAITING
from kontor.server.thinking import Thinking, usual_number

REMINDING = 10
"""Seconds between checks of the bots at watched tables, because the process that ran a bot may be gone."""
PAUSE = 0.05
"""Seconds between two tables replayed after the start, so that requests come first."""
KEEP_WAITING = 30
"""Days after which a table is deleted if its game never began."""
KEEP_SESSION = 400
"""Days after which a browser without tables or seats is deleted. Its cookie has expired by then."""

logger = structlog.get_logger("kontor.service")

T = TypeVar("T")


class Service:
    """The objects shared by all routes."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.bits = random.SystemRandom()
        self.database = Database(settings.database)
        self.people = People(self.database, settings)
        self.rooms = Rooms(self.database, limits.live, self.metrics)
        self.thinking = Thinking(limits.thinkers or usual_number(), self.bits)
        self.hinting = Hinting(self.thinking)
        self.backdrops = Backdrops(self.thinking)
        self.analyses = Analyses(self.thinking, Limit(positions=limits.analysis), Rate(limits.analyses_a_day, A_DAY))
        pause = 1 / max(1, limits.bots_alone)
        self.bots = Bots(self.rooms, self.changing, self.thinking, self.bits, self.metrics, pause)
        self.requests = Rate(limits.requests, 60)
        self.hints = Rate(limits.hints, 60)
        self.new_tables = Rate(limits.tables_a_day, A_DAY)
        self.sockets = Places(limits.sockets)
        self.notices = Notices(self.database)
        self._unfolding = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.database.migrate()
        hearing = asyncio.Event()
        self._in_background(self.notices.listen(self._heard, hearing))
        await hearing.wait()
        self._in_background(self._look_after())
        self._in_background(self._remind())

    async def stop(self) -> None:
        """Stop the bots, then close everything."""
        await self.bots.stop()
        await self.analyses.close()
        await self.hinting.close()
        await self.backdrops.close()
        await self.thinking.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Change]:
        """Change a table in one transaction, then let its bots play."""
        async with changing(self.database, self.rooms, self.notices, id) as change:
            yield change
        self._changed(change.room)
        self.bots.nudge(change.room)

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """A table in its current state. Restarts a bot that is to move."""
        async with self.rooms.reading(id) as room:
            self.bots.nudge(room)
            yield room

    async def unfold(self, work: Callable[[], T]) -> T:
        """Read a visitor's file or replay a game in a thread, for one visitor at a time."""
        async with self._unfolding:
            return await asyncio.to_thread(work)

    async def count(self) -> bytes:
        """The metrics, including the ones counted on request."""
        async with self.database.reading() as db:
            for state, count in (await queries.count_tables(db)).items():
                self.metrics.tables.labels(state).set(count)
        return self.metrics.text()

    def _heard(self, id: str | None) -> None:
        """React to a notice: another process has changed a table, or any table may have changed."""
        for room in self.rooms.all():
            if room.loaded and id in (None, room.id):
                self._in_background(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        with suppress(Refused):  # deleted: the room notifies its watchers
            await self.rooms.refresh(room)
        self._changed(room)
        self.bots.interrupt(room)

    def _changed(self, room: Room) -> None:
        """Drop the analysis of a deleted table."""
        if room.gone:
            self.analyses.forget(room.id)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REMINDING)
            for room in self.rooms.all():
                if room.listeners:
                    self.bots.nudge(room)

    async def _look_after(self) -> None:
        """Replay the games in progress, to find broken ones and restart bots. Then clean up once a day."""
        async with self.database.reading() as db:
            running = await queries.running_tables(db)
        for id in running:
            await self._replay(id)
            await asyncio.sleep(PAUSE)
        logger.info("tables replayed", tables=len(running))
        while True:
            await self._tidy_up()
            await asyncio.sleep(A_DAY)

    async def _replay(self, id: str) -> None:
        """Replay a table. A failure must not affect the other tables."""
        try:
            async with self.reading(id):
                pass
        except Refused:
            logger.debug("nothing to replay")  # deleted in the meantime
        except Exception as error:
            logger.error("table not replayed", exc_info=error)

    async def _tidy_up(self) -> None:
        """Delete old data. After a failure, try again the next day."""
        try:
            async with self.database.writing() as db:
                removed = await queries.delete_tables(db, WAITING, days_ago(KEEP_WAITING))
                if self.settings.keep_finished is not None:
                    removed += await queries.delete_tables(db, OVER, days_ago(self.settings.keep_finished))
                for id in removed:
                    await self.notices.tell(db, id)
                await queries.delete_idle_sessions(db, days_ago(KEEP_SESSION))
            for id in removed:  # watchers in this process must be notified too
                self._heard(id)
            await self.database.wipe()
        except Exception as error:
            logger.error("not tidied up", exc_info=error)


def viewer_of(room: Room, visitor: Visitor, seat: int | None) -> int:
    """The viewer for a request: a spectator, a seat of this browser, or any seat after the end."""
    if seat is None:
        return SPECTATOR
    if seat < 0 or not room.may_look(seat, room.held_by(visitor.session)):
        raise not_yours(Message("server-not-your-seat", {}))
    return seat
