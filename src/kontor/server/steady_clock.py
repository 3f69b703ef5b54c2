"""Protects the server from jumps of the system clock. Timeouts use the monotonic clock, and log entries are ordered by
number. But old data is deleted by date, and if the clock is years ahead, everything looks old. Game clocks also depend
on the system time. They use `SteadyTime`, and `clocks` treats a jump like an outage.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from kontor.table.clock import days_ago, milliseconds, now

TOLERATED = 3600.0
"""Maximum correction of the system clock per day, in seconds."""
QUIET = 7
"""Number of days without activity after which the date is considered doubtful at startup."""


class SteadyClock:
    """Compares the system clock with the monotonic one."""

    def __init__(self) -> None:
        self._begun = time.time(), time.monotonic()

    def jumped(self) -> bool:
        """Return whether the system clock has jumped since the last call. Waking up from sleep counts as a jump."""
        before, self._begun = self._begun, (time.time(), time.monotonic())
        passed, really = (after - earlier for after, earlier in zip(self._begun, before, strict=True))
        return abs(passed - really) > TOLERATED


class SteadyTime:
    """Time in milliseconds since 1970. Between calls to `follow`, it is based on the monotonic clock."""

    def __init__(self, wall: Callable[[], int] = milliseconds, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self.follow()

    def follow(self) -> int:
        """Adopt the time of the system clock, even if it has jumped, and return it."""
        self._begun = self._wall(), self._monotonic()
        return self._begun[0]

    def now(self) -> int:
        wall, monotonic = self._begun
        return wall + int((self._monotonic() - monotonic) * 1000)

    def wall(self) -> int:
        """Return the time of the system clock."""
        return self._wall()


def plausible(newest: str | None) -> bool:
    """Return whether the current date is plausible, which means at most a few days after the latest activity in the
    database.
    """
    return newest is None or days_ago(QUIET) < newest <= now()
