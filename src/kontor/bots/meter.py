"""Counts the positions that a bot evaluates, against its budget."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from kontor.bots.bot import Judge, Limit, Stop
from kontor.core.contract import AnyPosition

LOOKS: Final = 16
"""Number of positions between two checks of the stop callback."""


class Meter:
    """A judge that counts evaluated positions."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.positions = 0
        """Number of positions evaluated for this decision."""
        self._most = -1
        self._least = 0
        self._begun = 0.0
        self._seconds = -1.0
        self._stop: Stop | None = None
        self._stopped = False

    def begin(self, limit: Limit, stop: Stop | None) -> None:
        """Start a decision with this budget."""
        self.positions = 0
        self._most = -1 if limit.positions is None else max(0, limit.positions)
        self._least = limit.least
        self._seconds = -1.0 if limit.seconds is None else limit.seconds
        self._begun = perf_counter()
        self._stop = stop
        self._stopped = False

    def chances(self, view: AnyPosition) -> list[float]:
        self.positions += 1
        if self._stop is not None and self.positions % LOOKS == 0 and self._stop():
            self._stopped = True
        return self._judge.chances(view)

    def spent(self) -> bool:
        """Return whether the limit is reached or a stop was requested."""
        if self._stopped or 0 <= self._most <= self.positions:
            return True
        return self._seconds >= 0.0 and self.positions >= self._least and perf_counter() - self._begun >= self._seconds

    def used(self) -> float:
        """Return the share of the budget that was used, from 0 to 1. The share is always 0 if there is no limit."""
        if self.spent():
            return 1.0
        share = self.positions / self._most if self._most > 0 else 0.0
        if self._seconds > 0.0:
            passed = (perf_counter() - self._begun) / self._seconds
            if self.positions < self._least:
                passed = min(passed, self.positions / self._least)
            share = max(share, passed)
        return min(1.0, share)
