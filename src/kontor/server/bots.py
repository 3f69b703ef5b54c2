"""Bots at tables: whenever one has to decide, it does, one decision after another, and never in anybody's way.

A bot gets the view of its seat, and thinks in a thread of its own. Each decision is an entry of the log and a
transaction; in between, the table is free. When the log has gone on meanwhile, what the bot thought is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import structlog

from kontor.core import Bits
from kontor.server.changes import Change, stale
from kontor.server.folding import ACTION, BOT
from kontor.server.metrics import Metrics
from kontor.server.problems import Refused
from kontor.server.rooms import Room, Rooms

logger = structlog.get_logger("kontor.bots")

LONGEST_REST = 600
"""Seconds. A bot that failed is tried again after two seconds, then after four, and so on up to this."""

Changing = Callable[[str], AbstractAsyncContextManager[Change]]


class Bots:
    """The bots of all tables, at most one at work for each."""

    def __init__(self, rooms: Rooms, changing: Changing, bits: Bits, metrics: Metrics, pause: float) -> None:
        """`pause`: seconds between two decisions where bots decide for every seat."""
        self._pause = pause
        self._rooms = rooms
        self._changing = changing
        self._bits = bits
        self._metrics = metrics
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, tuple[int, float]] = {}
        """The tables at which a bot failed: how often one after another, and until when it is left alone."""
        self._stopping = False

    def nudge(self, room: Room) -> None:
        """If it is a bot's turn at this table, let it play."""
        if self._stopping or room.id in self._at_work or room.bot_to_decide() is None:
            return
        if room.id in self._failed and time.monotonic() < self._failed[room.id][1]:
            return
        task = asyncio.create_task(self._play(room.id))
        self._at_work[room.id] = task
        task.add_done_callback(lambda _: self._rest(room))

    def _rest(self, room: Room) -> None:
        """A bot has stopped; somebody may have acted after it looked for the last time, and found it still at work."""
        del self._at_work[room.id]
        self.nudge(room)

    async def stop(self) -> None:
        """Let every bot finish the decision that it has begun."""
        self._stopping = True
        await asyncio.gather(*self._at_work.values())

    async def _play(self, id: str) -> None:
        try:
            async with self._rooms.reading(id) as room:
                while not self._stopping and room.bot_to_decide() is not None:
                    await self._decide(room)
                    self._failed.pop(id, None)
                    if room.only_bots():
                        await asyncio.sleep(self._pause)
        except Refused:
            logger.debug("bot without a table")  # it was deleted meanwhile
            self._failed.pop(id, None)
        except Exception as error:
            times = self._failed.get(id, (0, 0.0))[0] + 1
            self._failed[id] = times, time.monotonic() + min(2**times, LONGEST_REST)
            logger.error("bot failed", times=times, exc_info=error)

    async def _decide(self, room: Room) -> None:
        due = room.bot_to_decide()
        assert due is not None
        seat, level = due
        table = room.played.trial()  # a table of its own: this one stays as it is
        text = await asyncio.to_thread(table.choose, level, seat, self._bits)
        try:
            async with self._changing(room.id) as change:
                if change.table.sequence != table.sequence or change.seats[seat].bot != level:
                    raise stale(change.table.sequence)
                await change.add(ACTION, seat, BOT, actions=change.table.decide(seat, text, self._bits))
        except Refused as refused:
            logger.debug("bot too late", code=refused.problem.code)
        else:
            self._metrics.bot_actions.inc()
