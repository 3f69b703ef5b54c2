"""The Apprentice plays the action with the highest priority. It is fast, and its moves are plausible."""

from __future__ import annotations

from kontor.bots.bot import Hint, Judge, Limit, Stop, check_asked
from kontor.bots.greedy import Greedy
from kontor.bots.memory import Memory
from kontor.bots.one_step import one_step
from kontor.core import AnyGame, Position, RandomBits


class Apprentice:
    """Chooses actions by priority. Hints and chances come from the judge."""

    level = "apprentice"

    def __init__(self, game: AnyGame, bits: RandomBits, judge: Judge) -> None:
        self._game = game
        self._greedy = Greedy(game, bits)
        self._judge = judge
        self._memory = Memory()

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """Avoid actions already taken in the same position; otherwise, the bot could end every turn without acting."""
        check_asked(view, limit)
        chosen = self._greedy.choose(view, self._memory.new(view, view.legal()))
        self.remember(view, chosen)
        return chosen

    def remember(self, view: Position, action: int) -> None:
        self._memory.add(view, action)

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        """Return all actions as hints, highest priority first."""
        check_asked(view, limit)
        legal = self._memory.new(view, view.legal())
        priorities = dict(zip(legal, self._game.priorities(view, legal), strict=True))
        found = one_step(self._game, view, self._judge)
        return sorted(found, key=lambda hint: -priorities.get(hint.action, 0))

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        check_asked(view, limit)
        return self._judge.chances(view)
