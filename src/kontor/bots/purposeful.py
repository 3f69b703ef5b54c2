"""A simple bot with a purpose: it does what the game's urges say, and now and then, if told so, anything at all."""

from __future__ import annotations

from typing import Any

from kontor.core import Bits, Game, below


class Purposeful:
    """Picks one of the most wanted actions. `stray` of ten decisions are taken at random, to see more of the game."""

    def __init__(self, game: Game[Any], bits: Bits, stray: int = 0) -> None:
        self._game = game
        self._bits = bits
        self._stray = stray

    def choose(self, view: Any, legal: list[int]) -> int:
        """One of the legal actions of a view."""
        if self._stray and below(10, self._bits) < self._stray:
            return legal[below(len(legal), self._bits)]
        urges = self._game.urges(view, legal)
        most = max(urges)
        best = [action for action, urge in zip(legal, urges, strict=True) if urge == most]
        return best[below(len(best), self._bits)]
