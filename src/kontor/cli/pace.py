"""How far something long is, where there is no terminal for a bar: a line on stderr now and then."""

from __future__ import annotations

import time

from kontor.cli.screen import complain, err, words

LOG_EVERY = 30.0
"""Seconds between two lines."""


class Pace:
    """Counts games, and tells how many are done and how long the rest will take."""

    def __init__(self, done: int, games: int) -> None:
        """`done` of them were there before."""
        self._before = self._done = done
        self._games = games
        self._begun = self._told = time.monotonic()
        self._silent = err().is_terminal

    def step(self) -> None:
        """One more game is done."""
        self._done += 1
        now = time.monotonic()
        if self._silent or now - self._told < LOG_EVERY:
            return
        self._told = now
        left = (now - self._begun) / (self._done - self._before) * (self._games - self._done)
        complain(words().say("arena-progress-line", done=self._done, games=self._games, left=minutes(left)))


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
