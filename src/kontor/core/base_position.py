"""Base class for positions. Provides validation, notation, events, JSON and comparison for all games.

Games need not inherit from it, because the contract is a set of protocols.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

from kontor.core.actions import ActionTable
from kontor.core.chance import CHANCE, NOBODY
from kontor.core.contract import ALL, SPECTATOR, AnyPosition, Setup
from kontor.core.errors import IllegalAction
from kontor.core.messages import Event, Message, Moved, Reason, Value
from kontor.core.picture import svg_of
from kontor.core.playout import Playable


def whole_number(action: SupportsIndex) -> int:
    """Return the number of an action as an int, even if it is a numpy integer."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action must be a number, not {action!r}: use number(text) to convert its text") from None


# Games in other packages cannot inherit from a compiled class, so they call these functions instead.


def checked(position: AnyPosition, action: SupportsIndex) -> int:
    """Return the number of an action. Raises IllegalAction if it is not legal."""
    reason = position.why_not(action)  # games may override this method
    if reason is not None:
        raise IllegalAction(reason)
    return whole_number(action)


def why_not(position: AnyPosition, action: SupportsIndex) -> Reason | None:
    """Return the reason why an action is illegal, or None if it is legal."""
    number = whole_number(action)
    if not 0 <= number < len(position.action_table):
        raise ValueError(f"there is no action number {number}")
    found: Reason | None = None if number in position.legal() else position.explain(number)
    return found


def check_viewer(position: AnyPosition, seat: int) -> None:
    """Raise ValueError unless this position can be viewed by a seat or by SPECTATOR."""
    if not (seat == SPECTATOR or 0 <= seat < position.players):
        raise ValueError(f"there is no seat {seat}")
    if position.viewer not in (ALL, seat):
        raise ValueError("a view contains only what its own seat may know")


def same_position(one: AnyPosition, other: AnyPosition) -> bool:
    """Return whether two positions of one game are equal, including their boards and options."""
    return bool(
        type(one) is type(other)
        and (one.setup.options, one.players) == (other.setup.options, other.players)
        and one.setup.board.digest == other.setup.board.digest
        and one.to_bytes() == other.to_bytes()
    )


class BasePosition(Playable):
    """Base class for positions. Not abstract, for the same reason as `Playable`."""

    __slots__ = ("listener", "players", "setup", "viewer")

    setup: Setup
    players: int
    viewer: int
    """The viewer: ALL, SPECTATOR or a seat."""
    listener: list[Event] | None

    @property
    def action_table(self) -> ActionTable:
        """Converts this board's actions between numbers, structured forms and text."""
        raise NotImplementedError

    def explain(self, action: int) -> Reason:
        """Return the reason why an action is illegal."""
        raise NotImplementedError

    def score(self, seat: int) -> dict[str, int]:
        """Return a seat's points by source, as if the game ended now."""
        raise NotImplementedError

    def faults(self) -> list[Message]:
        """Return every reason why this position cannot occur in a game. Legal play never leads to one."""
        raise NotImplementedError

    def schema(self) -> Any:
        """Return the declared fields of the state (`kontor.core.fields.Schema`)."""
        raise NotImplementedError

    def open_now(self) -> str:
        """Return the names of the open decisions, for `repr`."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        raise NotImplementedError

    def play(self, action: SupportsIndex) -> None:
        """Play an action. Raises IllegalAction, without changing the position, if the action is illegal."""
        self.apply(checked(self, action))

    def why_not(self, action: SupportsIndex) -> Reason | None:
        """Return the reason why an action is illegal, or None if it is legal."""
        return why_not(self, action)

    def text(self, action: int) -> str:
        """Return the text of an action, as stored in a record."""
        return self.action_table.text(action)

    def text_for(self, action: int, seat: int) -> str:
        """Return an action's text as this seat may see it, before the action is played."""
        return self.action_table.text(action)

    def number(self, text: str) -> int:
        """Parse an action. Raises NotationError if this board has no such action."""
        return self.action_table.number(text)

    def scores(self) -> list[dict[str, int]]:
        """Return every seat's points by source, as if the game ended now."""
        return [self.score(seat) for seat in range(self.players)]

    def json(self) -> dict[str, Any]:
        """Return the documented JSON form of the position."""
        form: dict[str, Any] = self.schema().write(self)
        return form

    def read_json(self, data: Any) -> list[Message]:
        """Load the state from its JSON form. Returns a list of faults."""
        faults: list[Message] = self.schema().read_into(self, data)
        return faults

    def tell(self, event: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Send an event to the listener. Skip the call if there is none, to save time.

        `moves` lists the moved pieces, each as a pair of places. An empty string represents a place outside the game.
        """
        if self.listener is not None:
            source, target = moves[0] if moves else ("", "")
            further = tuple(moves[1:])
            id = f"{self.setup.game}-{event}"
            self.listener.append(Event(id, seat, rule, args, source or None, target or None, moves=further))

    def __repr__(self) -> str:
        whose = {CHANCE: "chance", NOBODY: "over"}.get(self.actor, f"seat {self.actor}")
        return f"<{type(self).__name__} {self.setup.board.id}, {self.players} players, {whose}: {self.open_now()}>"

    def _repr_svg_(self) -> str | None:
        """Return an SVG picture of the position, for notebooks."""
        return svg_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BasePosition) and same_position(self, other)

    def __hash__(self) -> int:
        raise TypeError("positions are mutable and cannot be keys: use to_bytes()")
