"""Protection against a system clock that jumps.

Timeouts use the monotonic clock, which never jumps, and games are ordered by the numbers of their entries. The deletion
of old data depends on the date: if the clock is years ahead, everything looks old. Players' clocks depend on it too:
they use `SteadyTime`, and `clocks` treats a jump like an outage.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from kontor.table.clock import days_ago, milliseconds, now

TOLERATED = 3600.0
"""Maximum correction of the system clock per day, in seconds."""
QUIET = 7
"""Days without activity after which the date is considered doubtful at startup."""


class SteadyClock:
    """Compares the system clock with the monotonic one."""

    def __init__(self) -> None:
        self._begun = time.time(), time.monotonic()

    def jumped(self) -> bool:
        """Whether the system clock has jumped since the last call. Waking up from sleep counts as a jump."""
        before, self._begun = self._begun, (time.time(), time.monotonic())
        passed, really = (after - earlier for after, earlier in zip(self._begun, before, strict=True))
        return abs(passed - really) > TOLERATED


class SteadyTime:
    """The time in milliseconds since 1970. Between two calls to `follow`, it runs on the monotonic clock."""

    def __init__(self, wall: Callable[[], int] = milliseconds, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self.follow()

    def follow(self) -> int:
        """Follow the system clock, even if it has jumped. Returns its time."""
        self._begun = self._wall(), self._monotonic()
        return self._begun[0]

    def now(self) -> int:
        wall, monotonic = self._begun
        return wall + int((self._monotonic() - monotonic) * 1000)

    def wall(self) -> int:
        """The time of the system clock."""
        return self._wall()


def plausible(newest: str | None) -> bool:
    """Whether the date is plausible: not before the latest activity in the database, and not long after it."""
    return newest is None or days_ago(QUIET) < newest <= now()
