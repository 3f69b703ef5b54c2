"""What is said is a message id with arguments, never a sentence: the words room turns it into a language."""

from __future__ import annotations

from typing import NamedTuple

Value = str | int | None


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

    Places are named as in scenes (`post:Hamburg-Lüneburg 2`, `supply:0`). `seen_by` holds the seats that may see the
    event as it is (None: everybody); the others get the same event without what only those seats may know: `secret`
    names the arguments concerned, and `source` or `target` where a place would tell it.
    """

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None = None
    target: str | None = None
    seen_by: tuple[int, ...] | None = None
    secret: tuple[str, ...] = ()

    def shown_to(self, seat: int) -> Event:
        """The event as this seat (or a spectator) may know it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        args = {name: None if name in self.secret else value for name, value in self.args.items()}
        source = None if "source" in self.secret else self.source
        target = None if "target" in self.secret else self.target
        return self._replace(args=args, source=source, target=target)


def reason(rule: str, id: str, **args: Value) -> Reason:
    """A reason in one call: `reason("A2", "hansa-post-taken", post="Hamburg-Lüneburg 2")`."""
    return Reason(rule, Message(id, args))
