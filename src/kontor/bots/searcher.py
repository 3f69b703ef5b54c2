"""Master and Patrician: the levels that search. The Patrician has four times as long, and more worlds to look at."""

from __future__ import annotations

from typing import Any

from kontor.bots.bot import Hint, Judge, Limit, Stop, Weighed
from kontor.bots.search import Found, Search, Style
from kontor.core import Bits, Game

SECONDS = {"master": 0.5, "patrician": 2.0}
"""How long the levels that search may think about a decision; the others answer at once."""

RESERVE = 0.1
"""Seconds of these that are left for what comes before and after the search, and for a machine that is busy."""


class Searcher:
    """Takes the action that a search found best."""

    def __init__(self, level: str, style: Style, game: Game[Any], bits: Bits, judge: Judge) -> None:
        self.level = level
        self._judge = judge
        self._search = Search(game, judge, bits, style)

    @property
    def positions(self) -> int:
        """How many were looked at for the last decision."""
        return self._search.positions

    @property
    def worlds(self) -> int:
        """How many full positions they were played from; 1 where nothing is hidden."""
        return self._search.worlds

    def knows(self, view: Any) -> bool:
        """Whether something is known of this position from the decisions before it."""
        return self._search.knows(view)

    def choose(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> int:
        return self._found(view, limit, stop)[0].action

    def hints(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        return [Hint(one.action, one.value[view.actor]) for one in self._found(view, limit, stop)]

    def chances(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        """By what comes of the best action; where nobody is to decide, as judged."""
        if view.actor != view.viewer:
            return self._judge.chances(view)
        return self._found(view, limit, stop)[0].value

    def weigh(self, view: Any, action: int, limit: Limit | None = None, stop: Stop | None = None) -> Weighed:
        """What the acting seat would have had with the best action, and has with the one it took."""
        found = self._found(view, limit, stop, action)
        hints = [Hint(one.action, one.value[view.actor]) for one in found]
        taken = next(hint for hint in hints if hint.action == action)
        return Weighed(found[0].value, taken, hints)

    def _found(self, view: Any, limit: Limit | None, stop: Stop | None, also: int | None = None) -> list[Found]:
        usual = Limit(seconds=SECONDS[self.level] - RESERVE)
        return self._search.run(view, limit or usual, stop, also)


class Master(Searcher):
    def __init__(self, game: Game[Any], bits: Bits, judge: Judge) -> None:
        super().__init__("master", Style(worlds=8), game, bits, judge)


class Patrician(Searcher):
    def __init__(self, game: Game[Any], bits: Bits, judge: Judge) -> None:
        super().__init__("patrician", Style(worlds=16), game, bits, judge)
