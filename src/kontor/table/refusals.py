"""Refused requests. Every refusal is a `Problem` with messages for users, and reveals no internals."""

from __future__ import annotations

from kontor.core import IllegalAction, KontorError, Message
from kontor.registry import GAMES, BrokenGame, UnknownGame
from kontor.table.catalogue import MOST_FAULTS
from kontor.table.lessons import LessonUnknown
from kontor.table.messages import Code, Problem, said_of

STATUS: dict[Code, int] = {
    "bad-request": 400,
    "not-yours": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "stale": 409,
    "illegal": 409,
    "not-now": 409,
    "turn-ends": 409,
    "frozen": 409,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}


class Refused(Exception):
    """Raised to refuse a request with a `Problem`."""

    def __init__(
        self,
        code: Code,
        *said: Message,
        rule: str | None = None,
        sequence: int | None = None,
        status: int = 0,
        retry: int | None = None,
    ) -> None:
        """Create a refusal. `retry` is the number of seconds to wait before trying again."""
        self.problem = Problem(code, [said_of(message) for message in said], rule, sequence)
        self.status = status or STATUS[code]
        self.retry = retry
        super().__init__("; ".join(str(message) for message in said))

    @classmethod
    def again(cls, problem: Problem) -> Refused:
        """Recreate the refusal that another process sent."""
        refused = cls(problem.code)
        refused.problem = problem
        return refused


def refused_by(error: Exception) -> Refused | None:
    """Convert an error of a game or a table to a refusal, or return None for any other error."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused("illegal", error.reason.message, rule=error.reason.rule)
    if isinstance(error, UnknownGame | LessonUnknown):
        return Refused("not-found", *error.messages)
    if isinstance(error, BrokenGame):  # the cause may contain file names of the server
        args = {"game": error.messages[0].args["game"], "possible": ", ".join(GAMES)}
        return Refused("not-found", Message("game-unknown", args))
    if isinstance(error, KontorError):
        return Refused("bad-request", *error.messages[:MOST_FAULTS])
    if isinstance(error, RecursionError):  # caused by deeply nested brackets
        return Refused("bad-request", Message("server-bad-request", {}))
    return None


def stale(sequence: int | None = None) -> Refused:
    return Refused("stale", Message("server-stale", {}), sequence=sequence)


def not_now(said: Message) -> Refused:
    return Refused("not-now", said)


def key_used() -> Refused:
    """Return the refusal for a click key that was already used for another request."""
    return not_now(Message("server-key-used", {}))


def not_yours(said: Message) -> Refused:
    return Refused("not-yours", said)


def no_table() -> Refused:
    return Refused("not-found", Message("server-no-table", {}))
