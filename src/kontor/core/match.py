"""Running a game: the random numbers, the steps that leave no choice, and the list of actions live here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from kontor.core.chance import CHANCE, NOBODY, Bits, pick
from kontor.core.contract import Game, P, Result, Setup, rank
from kontor.core.messages import Event

LENGTH = "length"
"""The reason of a game that was stopped at its limit. It is not a rule of any game."""

Choose = Callable[[P, list[int]], int]
"""Whoever decides for a seat: from the seat's view and its legal actions to one of them."""


def forced(game: Game[P], position: P, legal: list[int]) -> bool:
    """Whether the only legal action is to be played without asking."""
    if len(legal) != 1:
        return False
    kind = position.table.faces[legal[0]].kind
    return not any(known.own_decision for known in game.declaration.kinds if known.name == kind)


class Match(Generic[P]):
    """A game under way. `play` is one decision of a person or a bot; what follows without a choice follows at once."""

    def __init__(self, game: Game[P], setup: Setup, bits: Bits, listener: list[Event] | None = None) -> None:
        """`listener` hears every event, those of the first draws included."""
        self.game = game
        self.position = game.start(setup)
        self.position.listener = listener
        self.actions: list[int] = []
        self._bits = bits
        self._follow()

    def play(self, action: int) -> None:
        """Play a decision, then chance and everything that leaves no choice."""
        self.position.play(action)
        self.actions.append(action)
        self._follow()

    def _follow(self) -> None:
        position = self.position
        while position.actor != NOBODY and not self.too_long():
            legal = position.legal()
            if position.actor == CHANCE:
                action = pick(legal, position.weights(), self._bits)
            elif forced(self.game, position, legal):
                action = legal[0]
            else:
                return
            position.apply(action)
            self.actions.append(action)

    def too_long(self) -> bool:
        return len(self.actions) >= self.game.declaration.max_actions

    def result(self) -> Result | None:
        """The result, also when the game was stopped at its limit; None while it goes on."""
        if self.position.actor == NOBODY or not self.too_long():
            return self.position.result()
        return rank(LENGTH, [sum(sheet.values()) for sheet in self.position.scores()])

    def run(self, choose: Choose[P]) -> Result:
        """Play to the end; `choose` sees only the view of the seat that decides."""
        while True:
            result = self.result()
            if result is not None:
                return result
            view = self.position.view(self.position.actor)
            self.play(choose(view, view.legal()))
