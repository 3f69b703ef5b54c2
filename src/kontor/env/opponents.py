"""Bots in the other seats. Each plays one game and can be copied in the middle of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kontor.bots import BotLike, Limit, UnknownLevel, bot, bot_names, check_bot
from kontor.core import Message, Position
from kontor.core.chance import below
from kontor.env.task import Task

RANDOM = "random"
"""Level of an opponent that plays uniformly random legal actions."""

Decision = tuple[bytes, int]


class AnyLegal:
    """Plays uniformly random legal actions."""

    def __init__(self, bits: random.Random) -> None:
        self._bits = bits

    def choose(self, view: Position) -> int:
        legal: list[int] = view.legal()
        return legal[below(len(legal), self._bits)]


class Opponent:
    """A bot for one game. It must not carry memories over to the next game."""

    def __init__(self, task: Task, level: BotLike, bits: random.Random, limit: Limit | None) -> None:
        self._task = task
        self._level = level
        self._bits = bits
        self._limit = limit
        self._done: list[Decision] = []
        self._bot = bot(level, task.game, bits)

    def choose(self, view: Position) -> int:
        chosen = self._bot.choose(view, self._limit)
        self._done.append((view.to_bytes(), chosen))
        return chosen

    # A compiled bot cannot be copied. A copy is a new bot that replays the decisions made so far.

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        game = self._task.game
        self._bot = bot(self._level, game, self._bits)
        for data, action in self._done:
            self._bot.remember(game.from_bytes(self._task.setup, data), action)


def opponent(task: Task, level: BotLike, bits: random.Random, limit: Limit | None) -> AnyLegal | Opponent:
    return AnyLegal(bits) if level == RANDOM else Opponent(task, level, bits, limit)


def levels_of(opponents: BotLike | Sequence[BotLike], number: int) -> list[BotLike]:
    """One bot for each of the other seats. Raises UnknownLevel or UnusableBot if there is no such bot."""
    several = isinstance(opponents, list | tuple)
    if not (several or isinstance(opponents, str) or callable(opponents) or hasattr(opponents, "choose")):
        raise ValueError(f"opponents must be a bot, or a list with one bot for each other seat, not {opponents!r}")
    levels: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * number
    if len(levels) != number:
        raise ValueError(f"there are {number} other seats, and {len(levels)} opponents are named")
    for level in levels:
        if not isinstance(level, str) or level == RANDOM:
            continue
        try:
            check_bot(level)
        except UnknownLevel:
            possible = ", ".join([RANDOM, *bot_names()])
            raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": possible})]) from None
    return levels
