"""Schedules questions to bots. Questions that people are waiting for come first, but no question waits forever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Urgency(IntEnum):
    """Urgency of a question, most urgent first."""

    PLAYED = 0
    """A player is waiting for the answer."""
    WATCHED = 1
    """A spectator or the reader of an analysis is waiting for the answer."""
    UNSEEN = 2
    """Nobody is waiting for the answer."""


LONGEST = 20.0
"""Number of seconds after which a waiting task goes first, regardless of urgency."""


class Turns:
    """A semaphore with priorities. A task that has waited too long goes first. The others are ordered by urgency, then
    by the time their owners have used, then by arrival.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = most
        """Number of free turns, which is 0 while any task is waiting."""
        self._waiting: list[tuple[Urgency, float, int, asyncio.Future[None]]] = []
        self._since: dict[asyncio.Future[None], float] = {}
        """Time at which each task began to wait, in order of arrival."""
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
            if not turn.cancelled():  # cancelled just after receiving its turn
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
            return oldest  # its heap entry is removed later
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                return turn
        return None
