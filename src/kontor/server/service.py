"""The state of a server process: its database, tables, people and bots, and its startup and shutdown."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.bots import Limit
from kontor.registry import broken_games
from kontor.server import ratings
from kontor.server.analysis import Analyses
from kontor.server.answers import HINTS_KEPT, AnswerQueue, PictureQueue
from kontor.server.backdrops import Backdrops
from kontor.server.bots import Bots
from kontor.server.budgets import A_DAY, MINUTE, SHARING, Budgets
from kontor.server.changes import Change, acting, changing
from kontor.server.clocks import GRACE, Clocks
from kontor.server.metrics import Metrics
from kontor.server.notices import Notices
from kontor.server.notifier import Notifier
from kontor.server.orders import READING, Orders
from kontor.server.people import People, Visitor
from kontor.server.rooms import Payer, Room, Rooms
from kontor.server.settings import Settings
from kontor.server.steady_clock import SteadyClock, plausible
from kontor.server.storage import Database, person_queries, queries
from kontor.server.storage import chat as stored_chat
from kontor.server.storage import cups as stored_cups
from kontor.server.storage import ratings as stored_ratings
from kontor.server.storage.faults import Unavailable
from kontor.server.thinking import Thinking, usual_number
from kontor.table.chat import KEEP_CHAT, OFF
from kontor.table.clock import days_ago
from kontor.table.refusals import Refused
from kontor.table.rows import OVER, RUNNING, WAITING, TableRow

REMINDING = 10
"""Seconds between checks of the bots at watched tables. The process that ran a bot may have ended."""
LAG = 0.5
"""Seconds between two measurements of the event loop's lag."""
CHECKING = 60 * 60
"""Seconds between two checks of an SQLite file for damage."""
SWITCHING = 0.0005
"""Thread switch interval, in seconds, while games are replayed. The default interval is longer and delays requests."""
PAUSE = 0.05
"""Pause in seconds between two tables that are replayed after startup, to give requests priority."""
ENTRIES = 50
"""Number of log entries that a client can read or replay at the cost of one request."""
KEEP_WAITING = 30
"""Number of days after which a table or a cup is deleted if it never began."""
KEEP_SESSION = 400
"""Number of days after which a browser without tables or seats is deleted. By then, its cookie has expired."""

DEVICE = "device "
"""Prefix of notices that are about a browser instead of a table."""

logger = structlog.get_logger("kontor.service")

T = TypeVar("T")


class Service:
    """The objects that all routes share."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics(self._measured)
        self.bits = random.SystemRandom()
        self.database = Database(settings.database)
        self.budgets = Budgets(self.database, limits)
        self.people = People(self.database, settings, self.budgets)
        self.rooms = Rooms(self.database, limits.live, self.metrics, settings.chat != OFF)
        self.thinking = Thinking(limits.thinkers or usual_number(), self.bits, self.budgets)
        self.hint_queue = AnswerQueue(self.thinking, HINTS_KEPT)
        self.pictures = PictureQueue(self.thinking)
        self.backdrops = Backdrops(self.thinking)
        self.analyses = Analyses(self.thinking, Limit(positions=limits.analysis))
        pause = 1 / max(1, limits.bots_alone)
        self.bots = Bots(
            self.rooms, self.acting, self.thinking, self.bits, self.metrics, self.budgets, pause, settings.bots
        )
        self.clocks = Clocks(self.database, self.changing, self._warn, grace=GRACE)
        self.notices = Notices(self.database)
        self.orders = Orders(self.database)
        self.notifier = Notifier(self.database, self.rooms, self.budgets, settings, self.in_background)
        self.cup_changed = asyncio.Event()
        """Set when a game of a cup has ended (see `cups.rounds`)."""
        self._unfolding = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        sys.setswitchinterval(SWITCHING)
        for error in broken_games():  # `serve` checks the enabled bots
            logger.warning("game cannot be used", reason=str(error))
        self.database.claim()
        await self.database.migrate()
        hearing = asyncio.Event()
        self.in_background(self.notices.listen(self._heard, hearing))
        await hearing.wait()
        await self.budgets.start()
        self.in_background(self._share_budgets())
        self.in_background(self._collect_rent())
        self.in_background(self._look_after())
        self.in_background(self._remind())
        self.in_background(self.clocks.watch())
        self.in_background(self._check_database())
        self.in_background(self._read_orders())
        self.in_background(self._measure_lag())
        self.in_background(self.notifier.sweep())
        self.in_background(asyncio.to_thread(ratings.load))

    async def stop(self) -> None:
        """Stop the bots, then close everything."""
        await self.bots.stop()
        await self.analyses.close()
        await self.hint_queue.close()
        await self.pictures.close()
        await self.backdrops.close()
        await self.thinking.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.notifier.close()
        await self._share(everything=True)
        await self.database.close()

    @asynccontextmanager
    async def changing(self, id: str) -> AsyncIterator[Change]:
        """Change a table in one transaction, then let its bots move."""
        async with changing(self.database, self.rooms, self.notices, id, self.clocks.now) as change:
            before = change.room.row
            yield change
        self._changed(change.room)
        self._after(change.room, before)

    @asynccontextmanager
    async def acting(self, id: str) -> AsyncIterator[Change]:
        """Make a move at a table, then let its bots move."""
        async with acting(self.database, self.rooms, self.notices, id, self.clocks.now) as change:
            before = change.room.row
            yield change
        self._after(change.room, before)

    def _after(self, room: Room, before: TableRow) -> None:
        """React to a change of a table by this process."""
        self.notifier.changed(room, before)
        self.bots.nudge(room)
        if room.row.cup is not None and before.state == RUNNING and room.row.state == OVER:
            self.cup_changed.set()

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """Return a table in its current state. Restarts its bot if one should be moving."""
        async with self.rooms.reading(id) as room:
            self.bots.nudge(room)
            yield room

    async def _warn(self, id: str) -> None:
        async with self.rooms.reading(id) as room:
            if room.row.times is not None and room.row.times["runs"] is not None:
                self.notifier.time_nearly_out(room, room.row.times["runs"])

    async def unfold(self, visitor: Visitor, size: int, work: Callable[[], T]) -> T:
        """Parse a file or replay a game in a thread, one at a time. `size` is the number of bytes to charge."""
        self.budgets.spend(self.budgets.owners(visitor.address), "uploads", size)
        async with self._unfolding:
            return await asyncio.to_thread(work)

    def charge(self, address: str, entries: int) -> None:
        """Charge an address for reading or replaying a log, up to half of a budget."""
        cost = min(entries // ENTRIES, self.settings.limits.requests // 2)
        self.budgets.owe(self.budgets.owners(address), "requests", cost)

    async def remove(self, db: AsyncConnection, id: str) -> None:
        """Delete a table as part of a transaction. Its watchers are notified shortly afterwards."""
        await queries.delete_table(db, id)
        await self.notices.tell(db, id)
        asyncio.get_running_loop().call_later(SHARING, self._heard, id)

    async def count(self) -> bytes:
        """Return all metrics, including those computed on request. This works even if the database is failing."""
        with suppress(Unavailable):
            async with self.database.reading() as db:
                for state, count in (await queries.count_tables(db)).items():
                    self.metrics.tables.labels(state).set(count)
        return self.metrics.text()

    def _measured(self) -> dict[str, Callable[[], float]]:
        """Measure the gauges that are updated whenever the metrics are read."""
        condition = self.database.condition
        return {
            "database_working": lambda: float(condition.trouble is None),
            "database_failures": lambda: float(condition.failures),
            "questions_waiting": lambda: float(self.thinking.waiting()),
            "bots_at_work": lambda: float(self.bots.at_work()),
        }

    @asynccontextmanager
    async def writing(self, changed: list[str]) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes the tables and browsers in `changed`, which may grow until the end. A browser
        is written as DEVICE and its hash. Its sockets are closed to make it reconnect.
        """
        async with self.database.writing() as db:
            yield db
            for id in changed:
                await self.notices.tell(db, id)
        for id in changed:
            self._heard(id)

    def _heard(self, id: str | None) -> None:
        """React to a change that another process has made to a table or a browser, or possibly to any table."""
        if id is not None and id.startswith(DEVICE):
            for room in self.rooms.all():
                for one in room.listeners:
                    if isinstance(one, Payer) and one.device == id.removeprefix(DEVICE):
                        one.leave(again=True)
            return
        for room in self.rooms.all() if id is None else filter(None, [self.rooms.get(id)]):
            if room.loaded:
                self.in_background(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        with suppress(Refused):  # the table was deleted, and the room notifies its watchers
            await self.rooms.refresh(room)
        self._changed(room)
        self.notifier.heard(room)
        self.bots.interrupt(room)

    def _changed(self, room: Room) -> None:
        """Discard the analysis of a deleted table."""
        if room.gone:
            self.analyses.forget(room.id)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task, which is cancelled when the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unavailable):  # the database logs its own failures
            logger.error("background work failed", exc_info=error)

    async def _share_budgets(self) -> None:
        while True:
            await asyncio.sleep(SHARING)
            await self._share()

    async def _share(self, everything: bool = False) -> None:
        """Share budgets with other processes. After a failure, the next attempt includes all new charges."""
        try:
            await self.budgets.share(everything)
        except Unavailable:
            return  # the database logs its own failures
        except Exception as error:
            logger.warning("budgets not shared", reason=str(error))

    async def _collect_rent(self) -> None:
        """Every minute, charge watchers for their sockets and for the memory of the tables."""
        while True:
            await asyncio.sleep(MINUTE)
            for room in self.rooms.all():
                room.collect_rent(self.budgets)

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REMINDING)
            for room in self.rooms.all():
                if room.listeners:
                    self.bots.nudge(room)

    async def _look_after(self) -> None:
        """Restart the bots whose turn it is, then clean up once a day."""
        waiting = await self._waiting_for_bots()
        for id in waiting:
            await self._replay(id)
            await asyncio.sleep(PAUSE)
        logger.info("bots restarted", tables=len(waiting))
        clock = SteadyClock()
        doubtful = not await self._date_fits()
        while True:
            if doubtful or clock.jumped():  # wait another day, so that the operator can correct the clock
                logger.warning("system clock unreliable: nothing deleted today")
            else:
                await self._tidy_up()
            doubtful = False
            await asyncio.sleep(A_DAY)
            gc.collect()  # there are no other full collections (see run._seldom_tidy)

    async def _date_fits(self) -> bool:
        try:
            async with self.database.reading() as db:
                return plausible(await queries.newest_change(db))
        except Unavailable:
            return False

    async def _waiting_for_bots(self) -> list[str]:
        """Return the tables where it is a bot's turn. Waits until the database works."""
        while True:
            try:
                async with self.database.reading() as db:
                    return await queries.tables_for_bots(db)
            except Unavailable:
                await self.database.condition.restored()

    async def _check_database(self) -> None:
        """Check the database file for damage once an hour. The first check was done before startup."""
        while True:
            await asyncio.sleep(CHECKING)
            try:
                await self.database.check()
            except Exception as error:
                logger.error("checking the database failed", exc_info=error)

    async def _read_orders(self) -> None:
        while True:
            try:
                await self.orders.read(self.rooms.all(), self._heard)
            except Unavailable:
                await self.database.condition.restored()
            except Exception as error:
                logger.error("reading standing orders failed", exc_info=error)
            await asyncio.sleep(READING)

    async def _measure_lag(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - began - LAG))

    async def _replay(self, id: str, again: bool = True) -> None:
        """Replay a table, and retry after an outage. A failure does not affect other tables."""
        try:
            async with self.reading(id):
                pass
        except Unavailable as error:
            await self.database.condition.restored()
            if again:
                await self._replay(id, again=False)
            else:  # the database works, but this table fails
                logger.error("replaying a table failed", exc_info=error)
        except Refused:
            logger.debug("nothing to replay")  # the table was deleted in the meantime
        except Exception as error:
            logger.error("replaying a table failed", exc_info=error)

    async def _tidy_up(self) -> None:
        """Delete old data. If this fails, try again the next day."""
        try:
            async with self.database.writing() as db:
                removed = await queries.delete_tables(db, WAITING, days_ago(KEEP_WAITING))
                if self.settings.keep_finished is not None:
                    removed += await queries.delete_tables(db, OVER, days_ago(self.settings.keep_finished))
                    await stored_cups.delete_old(db, stored_cups.OVER, days_ago(self.settings.keep_finished))
                await stored_cups.delete_old(db, stored_cups.OPEN, days_ago(KEEP_WAITING))
                for id in removed:
                    await self.notices.tell(db, id)
                await stored_chat.delete_old(db, days_ago(KEEP_CHAT))
                await stored_ratings.lock(db)
                await queries.delete_idle_sessions(db, days_ago(KEEP_SESSION))
                await person_queries.delete_idle_devices(db, days_ago(KEEP_SESSION))
                await person_queries.delete_old_keys(db, days_ago(1))
                await queries.delete_spent(db, time.time() - A_DAY)
            for id in removed:  # watchers in this process must be notified too
                self._heard(id)
            await self.database.wipe()
        except Exception as error:
            logger.error("cleanup failed", exc_info=error)
