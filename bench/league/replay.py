"""Replay of Hansa Teutonica games that kontor.jax played. Needs the standard library only.

A recorded game contains its decisions and the opening. Draws are read off the recorded numbers of unseen markers, and
forced actions are found again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core import CHANCE, NOBODY, Setup
from kontor.core.match import forced
from kontor.games.hansa.decisions import TURN
from kontor.games.hansa.pieces import MARKERS
from kontor.games.hansa.stored import DESK, MISSION
from kontor.registry import game as game_of

HANSA = game_of("hansa")
FOREVER = 1 << 30


class Differs(AssertionError):
    """JAX and Python disagree."""


class Replay:
    """A recorded game being replayed, at one of its decisions or before the opening."""

    def __init__(self, setup: Setup, markers: Sequence[int], first: int, missions: Sequence[int]) -> None:
        """`markers`: the marker on each route after the opening. `missions`: the card of each seat."""
        self.position: Any = HANSA.start(setup)
        self.played: list[int] = []
        self._markers, self._first, self._missions = markers, first, missions

    def apply(self, action: int) -> None:
        """Play one action. The caller knows that it is legal."""
        self.played.append(action)
        self.position.apply(action)

    def follow(self, unseen: Sequence[int], most: int = FOREVER) -> None:
        """Play draws and forced actions up to the next decision, or until `most` actions have been played.

        `unseen`: number of unseen markers of each kind at the next decision.
        """
        position = self.position
        while position.actor != NOBODY and len(self.played) < most:
            if position.stack[-1] is TURN:  # ending the turn is always possible and never forced, so skip `legal`
                return
            legal = position.legal()
            if position.actor == CHANCE:
                self.apply(self._drawn(legal, unseen))
            elif forced(HANSA, position, legal):
                self.apply(legal[0])
            else:
                return

    def _drawn(self, legal: Sequence[int], unseen: Sequence[int]) -> int:
        """The outcome of a draw in JAX."""
        position = self.position
        top = position.open_now()
        actions = position.board.actions
        if top == "taverns":
            route = next(r for r in position.board.taverns if position.markers[r] >= len(MARKERS))
            action = actions.draw[self._markers[route]]
        elif top == "missions":
            seat = bytes(position.desks[MISSION::DESK]).index(255)
            action = actions.deal[self._missions[seat]]
        elif top == "first":
            action = actions.first_player[self._first]
        else:
            kind = next((kind for kind, number in enumerate(position.unseen.counts) if number > unseen[kind]), None)
            if kind is None:
                raise Differs(f"nothing was drawn at {top}")
            action = actions.draw[kind]
        if action not in legal:
            raise Differs(f"drew {position.action_table.text(action)} at {top}")
        return int(action)
