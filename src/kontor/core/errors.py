"""Errors in user input. A rejected call changes nothing, and its error lists every fault."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kontor.core.messages import Message, Reason

Sentences = Callable[[list[Message]], str]
"""Function that renders messages in English, or returns an empty string if it cannot."""

_renderers: list[Sentences] = []


def use_sentences(render: Sentences) -> None:
    """Set the function that turns messages into text for `str(error)`. `core` has no translations of its own."""
    _renderers[:] = [render]


def in_english(messages: list[Message]) -> str:
    """Return the messages as English sentences, or as ids with arguments if no translations are available."""
    said = _renderers[0](messages) if _renderers else ""
    return said or " ".join(_plain(message) for message in messages)


def _plain(message: Message) -> str:
    """Return a readable form of a message without translating it, such as `Game unknown: game catan, possible
    hansa.`"""
    args = ", ".join(f"{name} {value}" for name, value in message.args.items())
    about = message.id.replace("-", " ").capitalize()
    return f"{about}: {args}." if args else f"{about}."


class KontorError(Exception):
    """Base class for errors caused by input, not by bugs.

    `str()` returns English text for people. Programs can use the ids and arguments in `messages`.

    >>> import kontor
    >>> try:
    ...     kontor.game("catan")
    ... except kontor.KontorError as error:
    ...     print(error.messages[0].id)
    game-unknown
    """

    def __init__(self, messages: Iterable[Message]) -> None:
        self.messages = list(messages)
        super().__init__(self.messages)

    def __str__(self) -> str:
        return in_english(self.messages)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let other processes unpickle the error."""
        return type(self), (self.messages,)


class IllegalAction(KontorError):
    """An action that is illegal in this position. The position remains unchanged.

    >>> import kontor
    >>> game = kontor.game("hansa")
    >>> position = game.start(game.setup(players=3))
    >>> try:
    ...     position.play(position.number("income 0"))
    ... except kontor.IllegalAction as error:
    ...     print(error)
    Wait until the starting markers are on the board. (rule S4)
    """

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__([reason.message])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason,)

    def __str__(self) -> str:
        return f"{in_english([self.reason.message])} (rule {self.reason.rule})"


class NotationError(KontorError):
    """Text or a structured form that does not match any action on this board."""


class SetupError(KontorError):
    """A combination of board, players and options that cannot be played."""


class BoardError(KontorError):
    """Data that does not describe a playable board."""


class PositionError(KontorError):
    """JSON or bytes that do not describe a valid position."""


class RecordError(KontorError):
    """A record that cannot be read or that breaks the rules. The message contains the line number."""
