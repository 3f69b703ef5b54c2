"""The face of a position, as far as it is alike in all games: actions checked and named, and positions compared.

A position need not inherit from it (the contract is a set of protocols); those of the games do.
"""

from __future__ import annotations

import operator
from typing import SupportsIndex

from kontor.core.actions import ActionTable
from kontor.core.contract import ALL, SPECTATOR, Setup
from kontor.core.errors import IllegalAction
from kontor.core.messages import Reason
from kontor.core.picture import svg_of
from kontor.core.playout import Playable


def whole_number(action: SupportsIndex) -> int:
    """The number of an action, also where it is one of numpy's."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action is a number, not {action!r}: use number(text) for its text") from None


class BasePosition(Playable):
    """Something that people play. Three methods more are left to who inherits; why it is not abstract is told there."""

    __slots__ = ("players", "setup", "viewer")

    setup: Setup
    players: int
    viewer: int
    """Who may know what stands here: ALL, SPECTATOR or a seat."""

    @property
    def action_table(self) -> ActionTable:
        """The faces of all actions on this board."""
        raise NotImplementedError

    def explain(self, action: int) -> Reason:
        """Why an action that is not legal is not."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        raise NotImplementedError

    def play(self, action: SupportsIndex) -> None:
        """Carry out an action, or raise IllegalAction and leave the position as it is."""
        number = whole_number(action)
        reason = self.why_not(number)
        if reason is not None:
            raise IllegalAction(reason)
        self.apply(number)

    def why_not(self, action: SupportsIndex) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        number = whole_number(action)
        if not 0 <= number < len(self.action_table):
            raise ValueError(f"there is no action number {number}")
        return None if number in self.legal() else self.explain(number)

    def text(self, action: int) -> str:
        """An action as a record writes it."""
        return self.action_table.text(action)

    def number(self, text: str) -> int:
        """The action of a text; NotationError if this board has none such."""
        return self.action_table.number(text)

    def check_viewer(self, seat: int) -> None:
        """ValueError unless the view of this seat, or of SPECTATOR, can be had from here."""
        if not (seat == SPECTATOR or 0 <= seat < self.players):
            raise ValueError(f"there is no seat {seat}")
        if self.viewer not in (ALL, seat):
            raise ValueError("a view holds only what its own seat may know")

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows."""
        return svg_of(self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, BasePosition)
            and type(self) is type(other)
            and self.setup.options == other.setup.options
            and self.players == other.players
            and self.setup.board.digest == other.setup.board.digest
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        raise TypeError("a position changes and cannot be a key: use its to_bytes()")
