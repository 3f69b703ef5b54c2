"""Runs the bots at tables. A bot moves as soon as it is its turn.

A bot receives the view of its seat and searches in a separate process (`thinking`). Only the Apprentice, which does not
search, runs in the server itself. A decision is one log entry and one transaction. The table is not locked during a
search; if it changes, the bot stops and its answer is discarded.

Bots at watched tables move at once. Unwatched tables take turns, so that only one at a time is in memory; tables with
human players come first. At a table without human players, bots pause after each decision, and stop while the network
that created the table has no thinking time left.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

import structlog

from kontor.bots import SECONDS, USUAL, is_level, level_of
from kontor.bots.searcher import usual_limit
from kontor.core import RandomBits
from kontor.server.budgets import Budgets, Owners
from kontor.server.changes import Change
from kontor.server.metrics import Metrics
from kontor.server.rooms import Room, Rooms
from kontor.server.storage.faults import Unavailable
from kontor.server.thinking import Thinking
from kontor.table import Table, decision_of_bot
from kontor.table.playing import act_for_bot
from kontor.table.refusals import Refused
from kontor.table.seating import replace_bot
from kontor.table.turns import Urgency

logger = structlog.get_logger("kontor.bots")

AT_ONCE = ("apprentice",)
"""Levels that answer within a fraction of a millisecond."""

LEAST = 4
"""On a busy machine, a level still evaluates at least its usual number of positions divided by this."""

PATIENCE = 5
"""Number of consecutive database outages after which a bot is suspended, as it is after any other failure."""
TURN = 20
"""Number of decisions in a row at an unwatched table, because loading a table is slow."""

LONGEST_REST = 600
"""Maximum number of seconds before a retry. The delay starts at two seconds and doubles with each failure."""

Changing = Callable[[str], AbstractAsyncContextManager[Change]]


class Thought(NamedTuple):
    """A bot's task: the table's last entry, the seat, the level and the urgency."""

    sequence: int
    due: tuple[int, str]
    urgency: Urgency
    task: asyncio.Task[str]


class Bots:
    """Runs the bots of all tables, at most one bot per table at a time."""

    def __init__(
        self,
        rooms: Rooms,
        changing: Changing,
        thinking: Thinking,
        bits: RandomBits,
        metrics: Metrics,
        budgets: Budgets,
        pause: float,
        allowed: Sequence[str],
    ) -> None:
        """Prepare to run bots. `pause` is the number of seconds between decisions at tables where bots play every seat.

        `allowed` lists the bots that people may choose in addition to the standard levels.
        """
        self._pause = pause
        self._allowed = allowed
        self._thinking = thinking
        self._rooms = rooms
        self._changing = changing
        self._bits = bits
        self._metrics = metrics
        self._budgets = budgets
        self._at_work: dict[str, asyncio.Task[Room | None]] = {}
        self._thoughts: dict[str, Thought] = {}
        self._failed: dict[str, tuple[int, float]] = {}
        """For tables where a bot failed, the number of consecutive failures and the time of the next attempt."""
        self._waiting: set[asyncio.Task[None]] = set()
        """Tasks waiting for the database to recover."""
        self._unseen: dict[str, Owners | None] = {}
        """Unwatched tables waiting for their turn, with the owners who are charged if only bots play."""
        self._taking_turns: asyncio.Task[None] | None = None
        self._stopping = False

    def nudge(self, room: Room) -> None:
        """Let a bot move if it is the bot's turn at this table."""
        self.interrupt(room)
        if self._stopping or room.id in self._at_work or room.bot_to_decide() is None:
            return
        if room.id in self._failed and time.monotonic() < self._failed[room.id][1]:
            return
        if room.listeners:
            self._begin(room.id)
        else:
            self._unseen[room.id] = room.owners if room.only_bots() else None
            if self._taking_turns is None or self._taking_turns.done():
                self._taking_turns = asyncio.create_task(self._take_turns())

    def _begin(self, id: str) -> asyncio.Task[Room | None]:
        self._unseen.pop(id, None)
        task = self._at_work[id] = asyncio.create_task(self._play(id))
        task.add_done_callback(lambda done: self._rest(id, done.result()))
        return task

    async def _take_turns(self) -> None:
        """Let bots move at the unwatched tables in turn, starting with tables that have human players."""
        while self._unseen and not self._stopping:
            people = (id for id, owners in self._unseen.items() if owners is None)
            others = (id for id, owners in self._unseen.items() if owners is not None and self._can_pay(owners))
            id = next(people, None) or next(others, None)
            if id is None:
                await asyncio.sleep(self._pause)
                continue
            await asyncio.wait([self._begin(id)])
            await asyncio.sleep(0)  # the table may rejoin at the end of the queue

    def _can_pay(self, owners: Owners) -> bool:
        return self._budgets.used(owners, "thinking") < 1

    def at_work(self) -> int:
        """Return the number of tables where a bot is currently thinking."""
        return len(self._at_work)

    def interrupt(self, room: Room) -> None:
        """Stop a bot if its position is out of date, or restart it if its move has become more urgent."""
        thought = self._thoughts.get(room.id)
        if thought is None:
            return
        present = (room.sequence, room.bot_to_decide())
        if room.gone or present != (thought.sequence, thought.due) or _urgency(room) < thought.urgency:
            thought.task.cancel()

    def _rest(self, id: str, room: Room | None) -> None:
        """Check the table of a bot that has just stopped, because the table may have changed in the meantime."""
        del self._at_work[id]
        if room is not None:
            self.nudge(room)

    async def stop(self) -> None:
        """Stop all bots. Decisions already made are still stored."""
        self._stopping = True
        for task in (*(thought.task for thought in self._thoughts.values()), *self._waiting):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), *([self._taking_turns] if self._taking_turns else []))

    async def _play(self, id: str) -> Room | None:
        """Let the bots of a table move. Returns the table, which may have been removed from memory."""
        room = self._rooms.get(id)
        try:
            async with self._rooms.reading(id) as room:
                watched, left = bool(room.listeners), TURN
                while not self._stopping and room.bot_to_decide() is not None and (watched or left):
                    left -= 1
                    if not room.only_bots() or self._can_pay(room.owners):
                        await self._decide(room)
                        self._failed.pop(id, None)
                    elif not watched:
                        break
                    if room.only_bots():
                        await asyncio.sleep(self._pause)
                    if bool(room.listeners) != watched:
                        break
        except Unavailable as error:
            await self._wait_for_database(id, error)
        except Refused:
            logger.debug("bot without a table")  # the table was deleted in the meantime
            self._failed.pop(id, None)
        except Exception as error:
            logger.error("bot failed", times=self._count_failure(id), exc_info=error)
        return room

    async def _wait_for_database(self, id: str, error: Unavailable) -> None:
        """Wait until the database works. `_rest` then restarts the bot. Suspend the bot if the file is damaged, or if
        only this table keeps failing.
        """
        damaged = error.trouble == "damaged"
        self._count_failure(id, patience=0 if damaged else PATIENCE)
        if not damaged and not self._stopping:
            waiting = asyncio.create_task(self._rooms.restored())
            self._waiting.add(waiting)
            await asyncio.wait([waiting])
            self._waiting.discard(waiting)

    def _count_failure(self, id: str, patience: int = 0) -> int:
        times = self._failed.get(id, (0, 0.0))[0] + 1
        rest = min(2 ** (times - patience), LONGEST_REST) if times > patience else 0
        self._failed[id] = times, time.monotonic() + rest
        return times

    async def _decide(self, room: Room) -> None:
        due = room.bot_to_decide()
        assert due is not None
        seat, level = due
        if not is_level(level) and level not in self._allowed:
            await self._replace(room, seat, level)
            return
        table = room.played.table.copy()  # an immutable copy
        text = await self._thought(room, table, due)
        if text is None:
            return
        try:
            async with self._changing(room.id) as change:
                act_for_bot(change, seat, level, table.sequence, text, self._bits)
        except Unavailable:
            raise
        except Refused as refused:
            logger.debug("bot too late", code=refused.problem.code)
        else:
            self._metrics.bot_actions.inc()

    async def _replace(self, room: Room, seat: int, level: str) -> None:
        """Replace a bot that the operator has removed with the default bot, and record this in the table's log."""
        logger.warning("bot withdrawn", bot=level, instead=USUAL)
        async with self._changing(room.id) as change:
            replace_bot(change, seat, level)

    async def _thought(self, room: Room, table: Table, due: tuple[int, str]) -> str | None:
        """Return the bot's decision, or None if it is no longer needed."""
        urgency = _urgency(room)
        task = asyncio.create_task(self._think(room, table, *due, urgency))
        self._thoughts[room.id] = Thought(table.sequence, due, urgency, task)
        try:
            await asyncio.wait([task])
        finally:
            del self._thoughts[room.id]
        return None if task.cancelled() else task.result()

    async def _think(self, room: Room, table: Table, seat: int, level: str, urgency: Urgency) -> str:
        if level in AT_ONCE:
            return await asyncio.to_thread(table.choose, level, seat, self._bits)
        question = decision_of_bot(table, seat, level)
        if is_level(level) and level_of(level) in SECONDS:
            usual = usual_limit(level_of(level))
            question = question._replace(limit=usual._replace(least=(usual.positions or 0) // LEAST))
        answer = await self._thinking.answer(question, urgency, room.owners, room.set_queued)
        return str(answer["action"])


def _urgency(room: Room) -> Urgency:
    if not room.only_bots():
        return Urgency.PLAYED
    return Urgency.WATCHED if room.listeners else Urgency.UNSEEN
