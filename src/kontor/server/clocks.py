"""Time-outs at tables, and time credited after an outage.

While clocks are running, the server looks for missed deadlines and stores a heartbeat every few seconds. An old
heartbeat means that the server was not running, the database was unreachable, or the system clock has jumped. Running
clocks are then credited with the lost time, in a log entry, before deadlines are checked again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.changes import Change
from kontor.server.steady_clock import SteadyTime
from kontor.server.storage import Database, queries
from kontor.server.storage.faults import Unavailable
from kontor.table import timing
from kontor.table.clocks import MINUTE, SECOND
from kontor.table.refusals import Refused

BEAT = 5.0
"""Seconds between two heartbeats."""
GAP = 10 * SECOND
"""Minimum time without a heartbeat that counts as an outage."""
GAP_DAYS = 10 * MINUTE
"""The same for games played over several days."""
GRACE = 60.0
"""Number of seconds after startup during which nobody times out, so that players can reconnect."""
SLICE = 100
"""Maximum number of time-outs handled at a time."""

Changing = Callable[[str], AbstractAsyncContextManager[Change]]

logger = structlog.get_logger("kontor.clocks")


class Clocks:
    """Watches the clocks of all tables."""

    def __init__(
        self,
        database: Database,
        changing: Changing,
        warn: Callable[[str], Coroutine[Any, Any, None]],
        steady: SteadyTime | None = None,
        grace: float = GRACE,
    ) -> None:
        """Prepare to watch the clocks. `warn` is called when a player is running out of time."""
        self._warn = warn
        self._database = database
        self._changing = changing
        self._steady = steady or SteadyTime()
        self._begun = time.monotonic()
        self._grace = grace
        self._seen: int | None = None
        """Last heartbeat of this process, even if it was not stored."""
        self._frozen: set[str] = set()
        """Tables that cannot be replayed. They have no time-outs until a server with other rules starts."""

    def now(self) -> int:
        """Return the time for clocks, in milliseconds since 1970."""
        return self._steady.now()

    async def watch(self) -> None:
        """Store heartbeats and handle time-outs until cancelled."""
        while True:
            try:
                await self.beat()
                await self.warn()
                if time.monotonic() - self._begun >= self._grace:
                    await self.sweep()
            except Unavailable:
                await self._database.condition.restored()
            except Exception as error:
                logger.error("clocks failed", exc_info=error)
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Store a heartbeat. After an outage or a jump of the system clock, first credit running clocks with the lost
        time. On PostgreSQL, the heartbeat's row is locked, so only one process does so.
        """
        async with self._database.reading() as db:
            running = await queries.any_clock(db)
        if not running:
            self._seen = self._steady.follow()
            return
        if self._database.postgres:
            async with self._database.writing() as db:
                await self._credit(await queries.last_beat(db))
                await self._stored_beat(db)
            return
        async with self._database.reading() as db:
            last = await queries.last_beat(db)
        await self._credit(last)
        async with self._database.writing() as db:
            await self._stored_beat(db)

    async def _stored_beat(self, db: AsyncConnection) -> None:
        self._seen = self._steady.follow()
        await queries.beat(db, self._seen)

    async def _credit(self, last: int | None) -> None:
        beats = [beat for beat in (last, self._seen) if beat is not None]
        now = self._steady.wall()
        gap = now - max(beats) if beats else 0
        if abs(gap) <= GAP:
            return
        self._steady.follow()
        async with self._database.reading() as db:
            running = await queries.clocks_running(db)
        logger.warning("clocks were stopped", seconds=round(gap / 1000), tables=len(running))
        for id in running:
            with _alone():
                async with self._changing(id) as change:
                    keeper = change.clocks
                    long = keeper is not None and (abs(gap) > GAP_DAYS or not keeper.terms.days)
                    if not (long and timing.credit(change, now - gap)):
                        raise _NothingToDo

    async def warn(self) -> None:
        """Warn the players who are running out of time."""
        async with self._database.reading() as db:
            if not await queries.any_warning(db, self.now()):
                return
        async with self._database.writing() as db:
            due = await queries.warnings_due(db, self.now())
        for id in due:
            with _alone():
                await self._warn(id)

    async def sweep(self) -> None:
        """Handle the time-outs that are due. Each is checked again in its own transaction: the player may have moved,
        or another process may have handled it.
        """
        opened = self._database.writing if self._database.postgres else self._database.reading
        async with opened() as db:
            due = await queries.overdue(db, self.now(), SLICE, self._frozen)
        for id in due:
            with _alone():
                async with self._changing(id) as change:
                    if change.room.trouble is not None and not change.row.closed:
                        self._frozen.add(id)
                    if not timing.time_out(change):
                        raise _NothingToDo


class _NothingToDo(Exception):
    """Raised inside a change to cancel the change."""


@contextmanager
def _alone() -> Iterator[None]:
    """Keep an error at one table from affecting the others. After a database failure, all tables are retried later."""
    try:
        yield
    except Unavailable:
        raise
    except (Refused, _NothingToDo):  # for example, the table was deleted
        pass
    except Exception as error:
        logger.error("clock of a table failed", exc_info=error)
