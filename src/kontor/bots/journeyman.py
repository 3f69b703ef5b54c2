"""The Journeyman takes the action with the best estimated chance of winning, one step ahead."""

from __future__ import annotations

from kontor.bots.bot import Hint, Judge, Limit, Stop, check_asked, with_first
from kontor.bots.greedy import Greedy
from kontor.bots.memory import Memory
from kontor.bots.one_step import one_step
from kontor.core import AnyGame, Position, RandomBits

NEAR = 0.005
"""Differences in chance smaller than this are treated as noise."""


class Journeyman:
    level = "journeyman"

    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        self._game = game
        self._greedy = Greedy(game, bits)
        self._judge = judge
        self._memory = Memory()

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """Choose an action. Priorities break ties, because a bot that compared only chances might wait forever."""
        check_asked(view, limit)
        legal = view.legal()
        if len(legal) == 1:
            return int(legal[0])
        chosen = self._chosen(view, one_step(self._game, view, self._judge))
        self.remember(view, chosen)
        return chosen

    def _chosen(self, view: Position, found: list[Hint]) -> int:
        new = self._memory.new(view, [hint.action for hint in found])
        chances = {hint.action: hint.chance for hint in found}
        return self._greedy.choose(view, [one for one in new if chances[one] >= chances[new[0]] - NEAR])

    def remember(self, view: Position, action: int) -> None:
        self._memory.add(view, action)

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        check_asked(view, limit)
        found = one_step(self._game, view, self._judge)
        return with_first(found, self._chosen(view, found)) if found else []

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        check_asked(view, limit)
        return self._judge.chances(view)
