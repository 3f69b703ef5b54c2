"""What is said is a message id with arguments, never a sentence: the words room turns it into a language."""

from __future__ import annotations

from typing import NamedTuple

Value = str | int | None

Moved = tuple[str, str]
"""A thing that moved: from a place to a place."""


class Message(NamedTuple):
    """A thing to be said, in no language yet."""

    id: str
    args: dict[str, Value]

    def __str__(self) -> str:
        """For logs and tracebacks; people are shown the words of their language."""
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.args.items())])


class Reason(NamedTuple):
    """Why something is not allowed: the rule that forbids it, and how to say it."""

    rule: str
    message: Message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class Event(NamedTuple):
    """Something that happened: what, to whom, from where, to where, by which rule.

    `source` and `target` are places of the backdrop (`space:harbour 2`, `supply:0`): from where to where
    the first thing moves. None is outside of the game; where both are None nothing moves. `moves` are the other things
    that moved, one pair each. What leaves a place is what lay there before the event.

    `seen_by` holds the seats that may see the event as it is (None: everybody); the others get the same event without
    what only those seats may know: `secret` names the arguments concerned, and `source`, `target` or `moves` where a
    place would tell it.
    """

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None = None
    target: str | None = None
    seen_by: tuple[int, ...] | None = None
    secret: tuple[str, ...] = ()
    moves: tuple[Moved, ...] = ()

    def shown_to(self, seat: int) -> Event:
        """The event as this seat (or a spectator) may know it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        args = {name: None if name in self.secret else value for name, value in self.args.items()}
        source = None if "source" in self.secret else self.source
        target = None if "target" in self.secret else self.target
        moves = () if "moves" in self.secret else self.moves
        return self._replace(args=args, source=source, target=target, moves=moves)


def reason(rule: str, id: str, **args: Value) -> Reason:
    """A reason in one call: `reason("A2", "space-taken", space="harbour 2")`."""
    return Reason(rule, Message(id, args))
