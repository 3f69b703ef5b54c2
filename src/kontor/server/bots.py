"""Bots at tables: each makes its decisions as soon as it is to move.

A bot receives its seat's view and searches in a separate process (`thinking`). Only the Apprentice runs here: it does
not search, and finishes sooner than another process could be asked. Each decision is one log entry and one transaction.
The table is not locked in between; if it changes, the bot stops immediately and its answer is dropped.

Tables with people come first. At tables with only bots, the bots pause after each decision. Unwatched tables of this
kind together run at the pace of a single table, so their number does not matter.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

import structlog

from kontor.core import RandomBits
from kontor.server.changes import Change, stale
from kontor.server.clock import now
from kontor.server.metrics import Metrics
from kontor.server.problems import Refused
from kontor.server.rooms import Room, Rooms
from kontor.server.thinking import Thinking, Urgency
from kontor.table import Table, decision_of_bot
from kontor.table.log import BOT

logger = structlog.get_logger("kontor.bots")

AT_ONCE = ("apprentice",)
"""Levels that answer within a fraction of a millisecond."""

LONGEST_REST = 600
"""Longest pause in seconds after a failure. The first pause is two seconds, and each further failure doubles it."""

Changing = Callable[[str], AbstractAsyncContextManager[Change]]


class Thought(NamedTuple):
    """A bot's task: the table's last entry, the seat, the level and the urgency."""

    sequence: int
    due: tuple[int, str]
    urgency: Urgency
    task: asyncio.Task[str]


class Bots:
    """The bots of all tables. At most one bot works for each table."""

    def __init__(
        self, rooms: Rooms, changing: Changing, thinking: Thinking, bits: RandomBits, metrics: Metrics, pause: float
    ) -> None:
        """`pause`: seconds between two decisions if bots play every seat."""
        self._pause = pause
        self._thinking = thinking
        self._rooms = rooms
        self._changing = changing
        self._bits = bits
        self._metrics = metrics
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, Thought] = {}
        self._failed: dict[str, tuple[int, float]] = {}
        """Tables at which a bot failed: the number of consecutive failures, and the time of the next try."""
        self._stopping = False

    def nudge(self, room: Room) -> None:
        """Let a bot play if it is to move at this table."""
        self.interrupt(room)
        if self._stopping or room.id in self._at_work or room.bot_to_decide() is None:
            return
        if room.id in self._failed and time.monotonic() < self._failed[room.id][1]:
            return
        task = asyncio.create_task(self._play(room.id))
        self._at_work[room.id] = task
        task.add_done_callback(lambda _: self._rest(room))

    def interrupt(self, room: Room) -> None:
        """Stop a bot whose position is out of date. Restart it if it has become more urgent."""
        thought = self._thoughts.get(room.id)
        if thought is None:
            return
        present = (room.sequence, room.bot_to_decide())
        if room.gone or present != (thought.sequence, thought.due) or _urgency(room) < thought.urgency:
            thought.task.cancel()

    def _rest(self, room: Room) -> None:
        """Called when a bot stops. Checks the table again, because it may have changed while the bot was finishing."""
        del self._at_work[room.id]
        self.nudge(room)

    async def stop(self) -> None:
        """Stop all bots. A decision that has been made is still stored."""
        self._stopping = True
        for thought in self._thoughts.values():
            thought.task.cancel()
        await asyncio.gather(*self._at_work.values())

    async def _play(self, id: str) -> None:
        try:
            async with self._rooms.reading(id) as room:
                while not self._stopping and room.bot_to_decide() is not None:
                    await self._decide(room)
                    self._failed.pop(id, None)
                    await self._pause_alone(room)
        except Refused:
            logger.debug("bot without a table")  # the table was deleted in the meantime
            self._failed.pop(id, None)
        except Exception as error:
            times = self._failed.get(id, (0, 0.0))[0] + 1
            self._failed[id] = times, time.monotonic() + min(2**times, LONGEST_REST)
            logger.error("bot failed", times=times, exc_info=error)

    async def _pause_alone(self, room: Room) -> None:
        """Pause at tables with only bots. Unwatched tables take turns until someone watches."""
        if room.only_bots():
            await asyncio.sleep(self._pause)
        for _ in range(1, self._unseen()):
            if _urgency(room) is not Urgency.UNSEEN or self._stopping:
                return
            await asyncio.sleep(self._pause)

    def _unseen(self) -> int:
        rooms = (self._rooms.get(id) for id in self._at_work)
        return sum(1 for room in rooms if room is not None and _urgency(room) is Urgency.UNSEEN)

    async def _decide(self, room: Room) -> None:
        due = room.bot_to_decide()
        assert due is not None
        seat, level = due
        table = room.played.table.copy()  # a copy, which does not change
        text = await self._thought(room, table, due)
        if text is None:
            return
        try:
            async with self._changing(room.id) as change:
                if change.table.sequence != table.sequence or change.seats[seat].bot != level:
                    raise stale(change.table.sequence)
                await change.store(change.table.decide(seat, text, self._bits, BOT, at=now()))
        except Refused as refused:
            logger.debug("bot too late", code=refused.problem.code)
        else:
            self._metrics.bot_actions.inc()

    async def _thought(self, room: Room, table: Table, due: tuple[int, str]) -> str | None:
        """The bot's decision, or None if it is no longer needed."""
        urgency = _urgency(room)
        task = asyncio.create_task(self._think(table, *due, urgency))
        self._thoughts[room.id] = Thought(table.sequence, due, urgency, task)
        try:
            await asyncio.wait([task])
        finally:
            del self._thoughts[room.id]
        return None if task.cancelled() else task.result()

    async def _think(self, table: Table, seat: int, level: str, urgency: Urgency) -> str:
        if level in AT_ONCE:
            return await asyncio.to_thread(table.choose, level, seat, self._bits)
        answer = await self._thinking.answer(decision_of_bot(table, seat, level), urgency)
        return str(answer["action"])


def _urgency(room: Room) -> Urgency:
    if not room.only_bots():
        return Urgency.PLAYED
    return Urgency.WATCHED if room.listeners else Urgency.UNSEEN
