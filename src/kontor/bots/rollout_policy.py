"""Rollout policy for the search. A Journeyman plays all seats but evaluates only promising actions. The value of most
actions changes little over time, so the policy remembers how far each was from the best one, and evaluates only new
actions and the best known ones.

This module is compiled if a compiler is available.
"""

from __future__ import annotations

from typing import Any, Final

from kontor.bots.meter import Meter
from kontor.core.chance import CHANCE, NOBODY, RandomBits, below, pick
from kontor.core.contract import AnyPosition

ACTIONS: Final = 1 << 20
"""Upper bound on the number of actions, used to combine seat and action in one key."""
LONGEST: Final = 200
"""Maximum length of a rollout, which might otherwise never end."""


class Quick:
    """Plays all seats, starting from a position."""

    def __init__(self, game: Any, meter: Meter, bits: RandomBits) -> None:
        self.looks = 4
        """Number of known actions evaluated per decision."""
        self.near = 0.0
        """Actions with a smaller difference in chance are considered equal. One of them is chosen at random."""
        self._game = game  # typed as Any, as explained at `AnyPosition`
        self._meter = meter
        self.bits = bits
        self._lack: dict[int, float] = {}
        """Average difference in chance between an action and the best one, by seat and action."""
        self._times: dict[int, int] = {}

    def forget(self) -> None:
        self._lack = {}
        self._times = {}

    def remember(self, seat: int, action: int, lack: float) -> None:
        """Record the difference between a seat's action and the best one."""
        key = seat * ACTIONS + action
        times = self._times.get(key, 0) + 1
        before = self._lack.get(key, 0.0)
        self._times[key] = times
        self._lack[key] = before + (lack - before) / times

    def to_turn(self, position: AnyPosition, seat: int, own: bool) -> bool:
        """Play until this seat's turn begins (or ends, unless `own` is set). Returns False if the budget ran out."""
        for _ in range(LONGEST):
            actor: int = position.actor
            if actor == NOBODY or (position.active == seat) == own:
                return True
            if actor == CHANCE:
                position.apply(pick(position.legal(), position.weights(), self.bits))
                continue
            action = self._action(position, actor)
            if action < 0:
                return False
            position.apply(action)
        return True

    def _action(self, position: AnyPosition, seat: int) -> int:
        """Return the seat's choice after looking one step ahead. Returns a negative number if the budget ran out."""
        legal: list[int] = position.legal()
        if len(legal) == 1:
            return legal[0]
        actions = self._promising(seat, self._game.without_equivalents(position, legal))
        if len(actions) == 1:
            return actions[0]
        chances: list[float] = []
        for action in actions:
            if self._meter.spent():
                return -1
            after = position.copy()
            after.apply(action)
            chances.append(self._meter.chances(after)[seat])
        best = max(chances)
        for at, action in enumerate(actions):
            self.remember(seat, action, best - chances[at])
        if not self.near:
            return actions[chances.index(best)]
        equal = [action for at, action in enumerate(actions) if chances[at] >= best - self.near]
        return equal[below(len(equal), self.bits)]

    def _promising(self, seat: int, actions: list[int]) -> list[int]:
        """Return the actions worth evaluating: all new ones and the best known ones."""
        new: list[int] = []
        known: list[tuple[float, int]] = []
        for action in actions:
            lack = self._lack.get(seat * ACTIONS + action)
            if lack is None:
                new.append(action)
            else:
                known.append((lack, action))
        known.sort()
        return [action for _, action in known[: self.looks]] + new
