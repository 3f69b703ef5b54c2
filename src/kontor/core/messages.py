"""A message is an id with arguments. The `words` package turns it into a sentence."""

from __future__ import annotations

from typing import NamedTuple

Value = str | int | None

Moved = tuple[str, str]
"""A move from one place to another."""


class Message(NamedTuple):
    """A message that is independent of language."""

    id: str
    args: dict[str, Value]

    def __str__(self) -> str:
        """For logs and tracebacks only."""
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.args.items())])


class Reason(NamedTuple):
    """The reason why an action is forbidden: a rule and a message."""

    rule: str
    message: Message

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class Event(NamedTuple):
    """An event in a game, with its seat, places and rule.

    The first piece moves from `source` to `target`, places of the backdrop such as `space:harbour 2` or `supply:0`.
    None means a place outside the game; if both are None, nothing moves. `moves` lists the other moves as pairs. A
    piece can only leave a place where it was before the event.

    `seen_by` lists the seats that may see the full event, or is None for everyone. Other viewers get the event without
    its secrets. `secret` lists the names of the arguments to hide, as well as `source`, `target` or `moves` if a place
    would reveal them.
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
        """Return the event as this seat (or a spectator) may see it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        args = {name: None if name in self.secret else value for name, value in self.args.items()}
        source = None if "source" in self.secret else self.source
        target = None if "target" in self.secret else self.target
        moves = () if "moves" in self.secret else self.moves
        return self._replace(args=args, source=source, target=target, moves=moves)


def reason(rule: str, id: str, **args: Value) -> Reason:
    """Create a reason, for example `reason("A2", "space-taken", space="harbour 2")`."""
    return Reason(rule, Message(id, args))
