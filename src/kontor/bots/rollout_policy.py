"""Whoever plays all seats while a search plays on: as a Journeyman does, but looking only at what has done well so far.

Most actions do about as well before others as after them. So what an action left open to the best one is remembered by
seat and action, and of a decision only a few are judged: the best as far as is known, and those that are new.

This module is compiled with the rules where there is a compiler.
"""

from __future__ import annotations

from typing import Any, Final

from kontor.bots.meter import Meter
from kontor.core.chance import CHANCE, NOBODY, RandomBits, below, pick

ACTIONS: Final = 1 << 20
"""More than any game has: a seat and an action are one number."""
LONGEST: Final = 200
"""So many actions are played on at most: what comes back again and again could have no end."""


class Quick:
    """Plays on from a position, whoever decides."""

    def __init__(self, game: Any, meter: Meter, bits: RandomBits) -> None:
        self.looks = 4
        """So many of the known actions of a decision are judged."""
        self.near = 0.0
        """Actions whose chances differ by less are equal: one of them is taken at random."""
        self._game = game
        self._meter = meter
        self._bits = bits
        self._lack: dict[int, float] = {}
        """What an action had less than the best one, in the mean, where it was judged."""
        self._times: dict[int, int] = {}

    def forget(self) -> None:
        self._lack = {}
        self._times = {}

    def remember(self, seat: int, action: int, lack: float) -> None:
        """An action of a seat was judged, and had so much less than the best one."""
        key = seat * ACTIONS + action
        times = self._times.get(key, 0) + 1
        before = self._lack.get(key, 0.0)
        self._times[key] = times
        self._lack[key] = before + (lack - before) / times

    def to_turn(self, position: Any, seat: int, own: bool) -> bool:
        """Play on until it is this seat's turn, or until it no longer is; False if there was not enough time for it."""
        for _ in range(LONGEST):
            actor: int = position.actor
            if actor == NOBODY or (position.active == seat) == own:
                return True
            if actor == CHANCE:
                position.apply(pick(position.legal(), position.weights(), self._bits))
                continue
            action = self._action(position, actor)
            if action < 0:
                return False
            position.apply(action)
        return True

    def _action(self, position: Any, seat: int) -> int:
        """What the seat does, judged one step ahead; negative if time ran out over it."""
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
        return equal[below(len(equal), self._bits)]

    def _promising(self, seat: int, actions: list[int]) -> list[int]:
        """What is worth a look: all that is new, and of what is known the best."""
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
