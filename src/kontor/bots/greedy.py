"""A bot that plays the action with the highest priority and, optionally, some random ones."""

from __future__ import annotations

from kontor.core import AnyGame, Position, RandomBits, below


class Greedy:
    """Plays one of the actions with the highest priority. For variety, `stray` out of ten decisions are random."""

    def __init__(self, game: AnyGame, bits: RandomBits, stray: int = 0) -> None:
        self._game = game
        self._bits = bits
        self._stray = stray

    def choose(self, view: Position, legal: list[int]) -> int:
        """Return an action with the highest priority or, if `stray` is set, sometimes a random one."""
        if self._stray and below(10, self._bits) < self._stray:
            return legal[below(len(legal), self._bits)]
        priorities = self._game.priorities(view, legal)
        most = max(priorities)
        best = [action for action, urge in zip(legal, priorities, strict=True) if urge == most]
        return best[below(len(best), self._bits)]
