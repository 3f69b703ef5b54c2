"""Running a game: the random numbers, the steps that leave no choice, and the list of actions live here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, SupportsIndex

from kontor.core.base_position import whole_number
from kontor.core.chance import CHANCE, NOBODY, RandomBits, pick
from kontor.core.contract import LENGTH, OUTSIDE_REASONS, Game, P, Result, Setup, stopped
from kontor.core.messages import Event

Choose = Callable[[P, list[int]], SupportsIndex]
"""Whoever decides for a seat: from the seat's view and its legal actions to one of them."""


def forced(game: Game[P], position: P, legal: list[int]) -> bool:
    """Whether the only legal action is to be played without asking."""
    if len(legal) != 1:
        return False
    kind = position.action_table.faces[legal[0]].kind
    return not any(known.own_decision for known in game.declaration.kinds if known.name == kind)


def by_itself(game: Game[P], position: P, legal: list[int], bits: RandomBits) -> int | None:
    """The action that is played without asking: what chance draws, or the only one; None where a seat must choose."""
    if position.actor == CHANCE:
        return pick(legal, position.weights(), bits)
    return legal[0] if forced(game, position, legal) else None


def follow(game: Game[P], position: P, bits: RandomBits, most: int) -> list[tuple[int, int]]:
    """Play chance and everything that leaves no choice, at most so many actions: who took each, and which it was."""
    followed: list[tuple[int, int]] = []
    while position.actor != NOBODY and len(followed) < most:
        action = by_itself(game, position, position.legal(), bits)
        if action is None:
            break
        followed.append((position.actor, action))
        position.apply(action)
    return followed


class Match(Generic[P]):
    """A game under way. `play` is one decision of a person or a bot; what follows without a choice follows at once."""

    def __init__(
        self,
        game: Game[P],
        setup: Setup,
        bits: RandomBits,
        listener: list[Event] | None = None,
        actions: Sequence[int] = (),
    ) -> None:
        """`actions`, chance included, are those of a game to go on with; IllegalAction if one of them is not legal.

        `listener` hears every event from here on, those of the first draws included.
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

    def play(self, action: SupportsIndex) -> None:
        """Play a decision, then chance and everything that leaves no choice."""
        if self._outside_reason():
            raise ValueError("the game was stopped: nothing more can be played")
        actor = self.position.actor
        number = whole_number(action)
        self.position.play(number)
        self.decisions.append(len(self.actions))
        self._note(actor, number)
        self._follow()

    def undoable(self) -> bool:
        """Whether the last decision can be taken back. Whose it was, `actors` says.

        Not when something was drawn since, and not when the game is over: then what was hidden may have been seen.
        """
        if self.position.actor == NOBODY or self._outside_reason():
            return False
        return bool(self.decisions) and CHANCE not in self.actors[self.decisions[-1] :]

    def undo(self) -> None:
        """Take the last decision back, together with what followed from it without a choice."""
        if not self.undoable():
            raise ValueError("undo never crosses chance or the end, and there must be a decision to take back")
        self._replay(self.actions[: self.decisions[-1]], self.position.listener)

    def stop(self, reason: str) -> None:
        """End the game for a reason outside the rules, for good: the public points count, as they stand."""
        if reason not in OUTSIDE_REASONS:
            raise ValueError(f"{reason!r} is none of {', '.join(OUTSIDE_REASONS)}")
        self._stopped = reason

    def result(self) -> Result | None:
        """The result, also of a game that was stopped or reached its limit; None while it goes on."""
        reason = self._outside_reason()
        if self.position.actor == NOBODY or not reason:
            return self.position.result()
        return stopped(self.position, reason)

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

    def _outside_reason(self) -> str:
        return self._stopped or (LENGTH if self.too_long() else "")

    def _note(self, actor: int, action: int) -> None:
        self.actors.append(actor)
        self.actions.append(action)

    def _follow(self) -> None:
        most = self.game.declaration.max_actions - len(self.actions)
        for actor, action in follow(self.game, self.position, self._bits, most):
            self._note(actor, action)

    def _replay(self, actions: Sequence[int], listener: list[Event] | None) -> None:
        """Make everything anew from a list of actions. They have been told: `listener` hears what comes after them."""
        self.actions, self.actors, self.decisions = [], [], []
        self.position = self.game.start(self.setup)
        for action in actions:
            actor = self.position.actor
            if actor != CHANCE and not forced(self.game, self.position, self.position.legal()):
                self.decisions.append(len(self.actions))
            self.position.play(action)
            self._note(actor, action)
        self.position.listener = listener
