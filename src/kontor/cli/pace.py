"""Progress reports without a terminal, as occasional lines on stderr."""

from __future__ import annotations

import time

from kontor.cli.screen import complain, err, words

LOG_EVERY = 30.0
"""Number of seconds between two lines."""


class Pace:
    """Counts games, and reports the number of finished games and the remaining time."""

    def __init__(self, done: int, games: int) -> None:
        """Start counting. `done` is the number of games that were finished earlier."""
        self._before = self._done = done
        self._games = games
        self._begun = self._told = time.monotonic()
        self._silent = err().is_terminal

    def step(self) -> None:
        """Count a finished game."""
        self._done += 1
        now = time.monotonic()
        if self._silent or now - self._told < LOG_EVERY:
            return
        self._told = now
        left = (now - self._begun) / (self._done - self._before) * (self._games - self._done)
        complain(words().say("arena-progress-line", done=self._done, games=self._games, left=minutes(left)))


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
