"""Action priorities for a simple bot. They are integers, so they are the same on every machine.

Priorities are computed from a view, never from the true position. Deeper searches also use them to order actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kontor.games.pfeffersaecke import notation
from kontor.games.pfeffersaecke.pieces import FAR, INCOME, NONE, OPEN, SCORED, majority
from kontor.games.pfeffersaecke.rules.income import incomes
from kontor.games.pfeffersaecke.rules.settling import leader
from kontor.games.pfeffersaecke.scoring import regions
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, SUPPLY

POINT: Final = 40
"""Value of a point."""
FLORIN: Final = 2


def priorities(state: State, actions: Sequence[int]) -> list[int]:
    """Return the priority of each action for the acting seat."""
    look = _Look(state)
    return [look.urge(action) for action in actions]


class _Look:
    """Facts shared by all actions of a decision."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.active
        self.places = len(state.board.names)
        self.start = self.seat * self.places if self.seat != NONE else 0
        self.regions = regions(state, self.seat) if self.seat != NONE else []

    def urge(self, action: int) -> int:
        actions = self.state.board.actions
        kind, value = actions.kind[action], actions.first[action]
        if kind == notation.FOUND:
            return self.around(len(self.state.board.cities) + value)
        if kind == notation.OPEN:
            return self.opening(value)
        if kind == notation.EXTEND:
            return self.extending(value, 1)
        if kind == notation.EXTEND_TWICE:
            return self.extending(value, 2) - 2 * POINT
        if kind == notation.INCOME:
            return 10 if value == 0 else self.letter()
        if kind == notation.BRANCH:
            return self.entering(value)
        if kind == notation.BRANCH_LETTER:
            return self.entering(value) - 2 * POINT
        return 1

    def around(self, place: int) -> int:
        """Prefer places with many cheap routes."""
        ways = self.state.board.ways[place]
        return 200 + 10 * len(ways) - sum(way.cost for way in ways) // len(ways) if ways else 1

    def opening(self, city: int) -> int:
        """Prefer a city that the seat can enter next, or that no other player can enter."""
        state = self.state
        cost = state.reach[self.seat][city]
        urge = 100 + (60 - cost if cost != FAR else 0)
        for other in range(state.players):
            if other != self.seat and state.reach[other][city] != FAR:
                urge -= 15
        return max(1, urge + state.board.sizes[city])

    def extending(self, city: int, times: int) -> int:
        """Return the value of winning a city, or of coming closer to winning it, less the income given up."""
        state = self.state
        if state.discs[city] == SCORED:
            return 0
        size = state.board.sizes[city]
        held = state.counts[self.start + city] + times
        lost = INCOME[state.players] * state.room[city] * FLORIN
        if held >= majority(size):
            return max(20, POINT * size - lost // 4)
        free = state.room[city] - times
        ahead = leader(state, city) == self.seat
        if free == 0:
            return POINT * (size // 2) if ahead else 2
        needed = majority(size) - held
        if free < needed:
            return 5
        return 60 + 8 * size - 12 * needed - lost // 2

    def letter(self) -> int:
        """Return the value of doubling the income with a letter."""
        plain, doubled = incomes(self.state)
        return (doubled - plain) * FLORIN - 55

    def entering(self, place: int) -> int:
        """Return the value of the points, of a new region, and of a city where the seat would lead, less the cost."""
        state = self.state
        board = state.board
        cost = state.reach[self.seat][place]
        urge = 60 - cost * FLORIN
        if board.regions[place] not in self.regions:
            urge += 2 * POINT
        if place >= len(board.cities):
            urge += POINT
        elif state.discs[place] == OPEN:
            size, free = board.sizes[place], state.room[place]
            if free >= majority(size):
                urge += 12 * size
            urge += INCOME[state.players] * (free - 1) * FLORIN
        if state.desks[self.seat * DESK + SUPPLY] < 3:
            urge -= 10
        return max(0, urge)
