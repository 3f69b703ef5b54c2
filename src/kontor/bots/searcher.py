"""Master and Patrician, the searching levels. The Patrician takes four times as long."""

from __future__ import annotations

from kontor.bots.bot import Hint, Judge, Limit, Stop, Weighed, check_asked
from kontor.bots.greedy import Greedy
from kontor.bots.journeyman import NEAR
from kontor.bots.memory import Memory
from kontor.bots.search import ScoredAction, Search, Style
from kontor.core import AnyGame, Position, RandomBits

SECONDS = {"master": 0.5, "patrician": 2.0}
"""Search time per decision for each searching level."""

RESERVE = 0.1
"""Fraction of the search time reserved for overhead and for a busy machine."""

STYLE = Style()


class Searcher:
    """Plays the best action of a search."""

    def __init__(self, level: str, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        self.level = level
        self._judge = judge
        self._purposeful = Greedy(game, bits)
        self._memory = Memory()
        self._search = Search(game, judge, bits, STYLE)

    @property
    def positions(self) -> int:
        """Number of positions evaluated for the last decision."""
        return self._search.positions

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """Choose an action. Priorities break ties, because a bot that only compares chances might wait forever."""
        check_asked(view, limit)
        legal = view.legal()
        if len(legal) == 1:
            return int(legal[0])
        found = {one.action: one for one in self._found(view, limit, stop)}
        new = self._memory.new(view, list(found))
        first = found[new[0]]
        equal = [one for one in new if found[one].stage == first.stage and found[one].chance >= first.chance - NEAR]
        chosen = self._purposeful.choose(view, equal)
        self.remember(view, chosen)
        return chosen

    def remember(self, view: Position, action: int) -> None:
        self._memory.add(view, action)

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        check_asked(view, limit)
        if view.actor < 0:  # no seat decides
            return []
        return [Hint(one.action, one.chance) for one in self._found(view, limit, stop)]

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        """Chances after the best action. The judge's estimate if no seat is to decide."""
        check_asked(view, limit)
        if view.actor < 0 or view.actor != view.viewer:
            return self._judge.chances(view)
        return self._found(view, limit, stop)[0].chances

    def weigh(self, view: Position, action: int, limit: Limit | None = None, stop: Stop | None = None) -> Weighed:
        """Compare the action taken with the best one."""
        check_asked(view, limit)
        found = self._found(view, limit, stop, action)
        hints = [Hint(one.action, one.chance) for one in found]
        taken = next(hint for hint in hints if hint.action == action)
        return Weighed(found[0].chances, taken, hints)

    def _found(
        self, view: Position, limit: Limit | None, stop: Stop | None, also: int | None = None
    ) -> list[ScoredAction]:
        usual = Limit(seconds=SECONDS[self.level] - RESERVE)
        return self._search.run(view, limit or usual, stop, also)


class Master(Searcher):
    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        super().__init__("master", game, bits, judge)


class Patrician(Searcher):
    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        super().__init__("patrician", game, bits, judge)
