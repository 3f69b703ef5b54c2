"""Running a game: the random numbers, the steps that leave no choice, and the list of actions live here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from kontor.core.chance import CHANCE, NOBODY, Bits, pick
from kontor.core.contract import LENGTH, OUTSIDE_REASONS, Game, P, Result, Setup, rank
from kontor.core.messages import Event

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

    def __init__(
        self,
        game: Game[P],
        setup: Setup,
        bits: Bits,
        listener: list[Event] | None = None,
        actions: Sequence[int] = (),
    ) -> None:
        """`actions`, chance included, are those of a game to go on with; IllegalAction if one of them is not legal.

        `listener` hears every event, those of the first draws included.
        """
        self.game = game
        self.setup = setup
        self.actions: list[int] = []
        self.actors: list[int] = []
        """Who took each action: a seat, or CHANCE."""
        self.decisions: list[int] = []
        """Where in the actions each decision stands; the others followed by themselves."""
        self.position: P = game.start(setup)
        self._bits = bits
        self._stopped = ""
        self._replay(actions, listener)
        self._follow()

    def play(self, action: int) -> None:
        """Play a decision, then chance and everything that leaves no choice."""
        actor = self.position.actor
        self.position.play(action)
        self.decisions.append(len(self.actions))
        self._note(actor, action)
        self._follow()

    def undoable(self) -> bool:
        """Whether the last decision can be taken back: nothing was drawn since. Whose it was, `actors` says."""
        return bool(self.decisions) and CHANCE not in self.actors[self.decisions[-1] :]

    def undo(self) -> None:
        """Take the last decision back, together with what followed from it without a choice."""
        if not self.undoable():
            raise ValueError("undo never crosses chance, and there must be a decision to take back")
        self._stopped = ""
        listener = self.position.listener
        self._replay(self.actions[: self.decisions[-1]], None)  # what had happened has been told
        self.position.listener = listener

    def stop(self, reason: str) -> None:
        """End the game for a reason outside the rules: the points are counted as they stand."""
        if reason not in OUTSIDE_REASONS:
            raise ValueError(f"{reason!r} is none of {', '.join(OUTSIDE_REASONS)}")
        self._stopped = reason

    def result(self) -> Result | None:
        """The result, also of a game that was stopped or reached its limit; None while it goes on."""
        reason = self._stopped or (LENGTH if self.too_long() else "")
        if self.position.actor == NOBODY or not reason:
            return self.position.result()
        return rank(reason, [sum(sheet.values()) for sheet in self.position.scores()])

    def run(self, choose: Choose[P]) -> Result:
        """Play to the end. `choose(view, actions)` gets the view of the seat that decides and what it may do."""
        while True:
            result = self.result()
            if result is not None:
                return result
            view = self.position.view(self.position.actor)
            self.play(choose(view, view.legal()))

    def too_long(self) -> bool:
        return len(self.actions) >= self.game.declaration.max_actions

    def _note(self, actor: int, action: int) -> None:
        self.actors.append(actor)
        self.actions.append(action)

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
            self._note(position.actor, action)
            position.apply(action)

    def _replay(self, actions: Sequence[int], listener: list[Event] | None) -> None:
        """Make everything anew from a list of actions."""
        self.actions, self.actors, self.decisions = [], [], []
        self.position = self.game.start(self.setup)
        self.position.listener = listener
        for action in actions:
            actor = self.position.actor
            if actor != CHANCE and not forced(self.game, self.position, self.position.legal()):
                self.decisions.append(len(self.actions))
            self.position.play(action)
            self._note(actor, action)
