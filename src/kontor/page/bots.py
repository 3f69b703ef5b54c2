"""Runs the bots at the tables of this browser tab. A bot moves as soon as it is its turn."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from kontor.bots import is_level
from kontor.core import RandomBits
from kontor.page.rooms import Room, Rooms
from kontor.page.thinking import Thinking
from kontor.table import Table, decision_of_bot
from kontor.table.playing import act_for_bot
from kontor.table.refusals import Refused
from kontor.table.seating import replace_bot
from kontor.table.turns import Urgency

AT_ONCE = ("apprentice",)
"""Levels that answer within milliseconds, without the second worker."""
PAUSE = 0.5
"""Pause in seconds between decisions if bots play every seat, so that people can follow the game."""
LONGEST_REST = 600
"""Maximum number of seconds before a retry. The delay is two seconds after the first failure and doubles with each
further failure.
"""

logger = logging.getLogger("kontor.page")


class Thought(NamedTuple):
    """A decision in progress: the table's last entry, the seat, the level, and the asyncio task."""

    sequence: int
    due: tuple[int, str]
    task: asyncio.Task[str]


class Bots:
    """Runs the bots of this browser tab. At most one bot per table is thinking at a time.

    Bots at tables without people wait for a spectator.
    """

    def __init__(self, rooms: Rooms, thinking: Thinking, bits: RandomBits, pause: float = PAUSE) -> None:
        self._rooms = rooms
        self._thinking = thinking
        self._bits = bits
        self._pause = pause
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, Thought] = {}
        self._failures: dict[str, int] = {}

    def nudge(self, room: Room) -> None:
        """Let a bot move if it is the bot's turn at this table. Stops a bot with an outdated position."""
        thought = self._thoughts.get(room.id)
        if thought is not None and (room.gone or (room.sequence, room.bot_to_decide()) != thought[:2]):
            thought.task.cancel()
        if room.id not in self._at_work and _wanted(room):
            self._at_work[room.id] = asyncio.create_task(self._play(room))

    async def close(self) -> None:
        tasks = [*self._at_work.values(), *(thought.task for thought in self._thoughts.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, room: Room) -> None:
        try:
            while _wanted(room):
                await self._decide(room)
                self._failures.pop(room.id, None)
                await asyncio.sleep(self._pause if room.only_bots() else 0)
        except Exception as error:
            times = self._failures[room.id] = self._failures.get(room.id, 0) + 1
            logger.error("bot failed", exc_info=error)
            await asyncio.sleep(min(2**times, LONGEST_REST))
        finally:
            del self._at_work[room.id]
        if self._failures.get(room.id):
            self.nudge(room)

    async def _decide(self, room: Room) -> None:
        due = room.bot_to_decide()
        assert due is not None
        if not is_level(due[1]):
            async with self._rooms.changing(room.id) as change:  # this version of Kontor does not have the bot
                replace_bot(change, *due)
            return
        table = room.played.table.copy()  # an immutable copy
        text = await self._thought(room, table, due)
        if text is None:
            return
        try:
            async with self._rooms.changing(room.id) as change:
                act_for_bot(change, *due, table.sequence, text, self._bits)
        except Refused as refused:
            if refused.problem.code not in ("stale", "not-found"):  # the position has changed, so the loop tries again
                raise

    async def _thought(self, room: Room, table: Table, due: tuple[int, str]) -> str | None:
        """Return the bot's decision, or None if it is no longer needed."""
        task = asyncio.create_task(self._think(table, *due, Urgency.WATCHED if room.only_bots() else Urgency.PLAYED))
        self._thoughts[room.id] = Thought(table.sequence, due, task)
        try:
            await asyncio.wait([task])
        finally:
            del self._thoughts[room.id]
        return None if task.cancelled() else task.result()

    async def _think(self, table: Table, seat: int, level: str, urgency: Urgency) -> str:
        if level in AT_ONCE:
            return table.choose(level, seat, self._bits)
        answer = await self._thinking.answer(decision_of_bot(table, seat, level), urgency)
        return str(answer["action"])


def _wanted(room: Room) -> bool:
    return room.bot_to_decide() is not None and (bool(room.listeners) or not room.only_bots())
