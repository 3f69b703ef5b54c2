"""The searching levels Master, Patrician and Burgomaster, from fastest to slowest."""

from __future__ import annotations

from kontor.bots.bot import Hint, Judge, Limit, Stop, Weighed, check_asked, with_first
from kontor.bots.greedy import Greedy
from kontor.bots.journeyman import NEAR
from kontor.bots.memory import Memory
from kontor.bots.search import ScoredAction, Search, Style
from kontor.core import AnyGame, Position, RandomBits

SECONDS = {"master": 0.5, "patrician": 2.0, "burgomaster": 5.0}
"""Search time per decision for each searching level."""

RESERVE = 0.1
"""Fraction of the search time reserved for overhead and for delays on a busy machine."""

POSITIONS = 8000
"""Maximum number of positions per second of search time, so that a level is not stronger on a fast machine."""
FLOOR = 400
"""Minimum number of positions per second of search time, so that a level is not weaker on a slow machine."""

STYLE = Style()
HALVING = Style(width=16, further=16, halving=True)


def usual_limit(level: str) -> Limit:
    """Return a level's budget per decision, in time and positions."""
    seconds = SECONDS[level]
    return Limit(int(seconds * POSITIONS), seconds - RESERVE, int(seconds * FLOOR))


class Searcher:
    """Plays the best action of a search."""

    def __init__(self, level: str, game: AnyGame, bits: RandomBits, judge: Judge, style: Style = STYLE) -> None:
        self.level = level
        self._judge = judge
        self._greedy = Greedy(game, bits)
        self._memory = Memory()
        self._search = Search(game, judge, bits, style)

    @property
    def positions(self) -> int:
        """Number of positions evaluated for the last decision."""
        return self._search.positions

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """Choose an action. Priorities break ties, because a bot that compared only chances might wait forever."""
        check_asked(view, limit)
        legal = view.legal()
        if len(legal) == 1:
            return int(legal[0])
        chosen = self._chosen(view, self._found(view, limit, stop))
        self.remember(view, chosen)
        return chosen

    def _chosen(self, view: Position, ranked: list[ScoredAction]) -> int:
        found = {one.action: one for one in ranked}
        new = self._memory.new(view, list(found))
        first = found[new[0]]
        equal = [one for one in new if found[one].stage == first.stage and found[one].chance >= first.chance - NEAR]
        return self._greedy.choose(view, equal)

    def remember(self, view: Position, action: int) -> None:
        self._memory.add(view, action)

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        check_asked(view, limit)
        if view.actor < 0:  # no seat has a decision to make
            return []
        found = self._found(view, limit, stop)
        return with_first([Hint(one.action, one.chance) for one in found], self._chosen(view, found))

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        """Return every seat's chances after the best action or, if no seat has a decision to make, the judge's
        estimates.
        """
        check_asked(view, limit)
        if view.actor < 0 or view.actor != view.viewer:
            return self._judge.chances(view)
        return self._found(view, limit, stop)[0].chances

    def weigh(self, view: Position, action: int, limit: Limit | None = None, stop: Stop | None = None) -> Weighed:
        """Compare the action that was taken with the best one."""
        check_asked(view, limit)
        found = self._found(view, limit, stop, action)
        hints = [Hint(one.action, one.chance) for one in found]
        taken = next(hint for hint in hints if hint.action == action)
        return Weighed(found[0].chances, taken, hints)

    def _found(
        self, view: Position, limit: Limit | None, stop: Stop | None, also: int | None = None
    ) -> list[ScoredAction]:
        return self._search.run(view, limit or usual_limit(self.level), stop, also)


class Master(Searcher):
    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        super().__init__("master", game, bits, judge)


class Patrician(Searcher):
    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        super().__init__("patrician", game, bits, judge)


class Burgomaster(Searcher):
    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        super().__init__("burgomaster", game, bits, judge, HALVING)
