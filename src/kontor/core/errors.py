"""The ways in which something can be refused. Every one loses nothing and says all that was wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kontor.core.messages import Message, Reason


class KontorError(Exception):
    """Anything that Kontor refuses; `messages` says why, in message ids."""

    def __init__(self, messages: Iterable[Message]) -> None:
        self.messages = list(messages)
        super().__init__("; ".join(str(message) for message in self.messages))

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes it is what it was made from, not its text."""
        return type(self), (self.messages,)


class IllegalAction(KontorError):
    """An action that the rules do not allow now. The position is as it was."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__([reason.message])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason,)

    def __str__(self) -> str:
        return str(self.reason)


class NotationError(KontorError):
    """A text or a structured form that names no action of this board."""


class SetupError(KontorError):
    """Board, number of players or options that do not go together; every fault is named."""


class BoardError(KontorError):
    """Board data that cannot be played on; every fault is named."""


class PositionError(KontorError):
    """A JSON or bytes form that is no position; every fault is named."""


class RecordError(KontorError):
    """A record that cannot be read or does not follow the rules; the line is named."""
