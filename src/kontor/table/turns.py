"""Decides which question to a bot comes next: waiting people come first, but nobody waits forever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Urgency(IntEnum):
    """Who is waiting for an answer, most urgent first."""

    PLAYED = 0
    """A person at the table is waiting."""
    WATCHED = 1
    """A spectator, or the reader of an analysis, is waiting."""
    UNSEEN = 2
    """Nobody is waiting."""


LONGEST = 20.0
"""Seconds after which a waiting task goes first, regardless of urgency."""


class Turns:
    """A semaphore with priorities: a task that has waited too long goes first, then the most urgent one, then the one
    whose owner has used the least, then the one that came first.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = most
        """Number of free turns. Nonzero only if nobody is waiting."""
        self._waiting: list[tuple[Urgency, float, int, asyncio.Future[None]]] = []
        self._since: dict[asyncio.Future[None], float] = {}
        """The time at which each waiting task began to wait, in order."""
        self._numbers = count()
        self._clock = clock

    def waiting(self) -> int:
        return len(self._since)

    async def take(self, urgency: Urgency, used: float = 0.0) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, used, next(self._numbers), turn))
        self._since[turn] = self._clock()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the task had just been given its turn
                self.give()
            raise
        finally:
            self._since.pop(turn, None)

    def give(self) -> None:
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            del self._since[turn]
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        oldest = next((turn for turn in self._since if not turn.done()), None)
        if oldest is not None and self._clock() - self._since[oldest] > LONGEST:
            return oldest  # the task's place in the heap is dropped later
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                return turn
        return None
