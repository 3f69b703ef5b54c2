"""Opponents for the other seats, such as bots and trained policies. Each plays a single game and can be copied."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from kontor.bots import BotLike, Limit, UnknownLevel, bot, bot_names, check_bot
from kontor.core import Message, Position
from kontor.core.chance import below, pick
from kontor.env.arguments import whole
from kontor.env.task import Task

RANDOM = "random"
"""Name of the opponent that plays uniformly random legal actions."""

Decision = tuple[bytes, int]

Act = Callable[[Any, Any], Any]
"""Chooses an action, given an observation (float columns) and its action mask."""


class Policy:
    """An opponent that plays a trained policy. `act(observation, mask)` returns an action."""

    def __init__(self, act: Act | None = None) -> None:
        self._act = act

    def act(self) -> Act:
        """Return the function to call in the next game."""
        if self._act is None:
            raise ValueError("a policy needs a function that takes an observation and a mask")
        return self._act


class Checkpoint(Policy):
    """A policy in a file. `load(path)` returns the policy's `act` function, and is called again when the file has
    changed, so a learner that saves its weights regularly plays against its latest version.
    """

    def __init__(self, path: str | Path, load: Callable[[Path], Act]) -> None:
        super().__init__()
        self.path = Path(path)
        self._load = load
        self._loaded = 0

    def act(self) -> Act:
        changed = self.path.stat().st_mtime_ns
        if changed != self._loaded:
            self._act, self._loaded = self._load(self.path), changed
        return super().act()

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling, without the policy. Other processes load it from the file."""
        return {**self.__dict__, "_act": None, "_loaded": 0}


class Pool:
    """A weighted set of opponents. In each game, one opponent is drawn for each seat."""

    def __init__(self, members: Sequence[Opposing], weights: Sequence[int] | None = None) -> None:
        self.members = list(members)
        self.weights = [1] * len(self.members) if weights is None else list(weights)
        if not self.members or len(self.weights) != len(self.members) or min(self.weights) < 0 or not any(self.weights):
            raise ValueError("a pool needs at least one member, and each weight must be a whole number, 0 or more")

    def draw(self, bits: random.Random) -> Opposing:
        return self.members[pick(range(len(self.members)), self.weights, bits)]


Opposing = BotLike | Policy | Pool


class AnyLegal:
    """Plays uniformly random legal actions."""

    def __init__(self, bits: random.Random) -> None:
        self._bits = bits

    def choose(self, view: Position) -> int:
        legal: list[int] = view.legal()
        return legal[below(len(legal), self._bits)]


class PolicyPlayer:
    """Plays a trained policy in one seat."""

    def __init__(self, task: Task, policy: Policy) -> None:
        self._task = task
        self._policy = policy
        self._act = policy.act()

    def choose(self, view: Position) -> int:
        task = self._task
        chosen = self._act(task.encoder.encode(view, view.actor), task.mask(view.legal()))
        return task.own(whole("action", chosen))

    def __deepcopy__(self, memo: dict[int, Any]) -> PolicyPlayer:
        return PolicyPlayer(self._task, self._policy)

    def __reduce__(self) -> tuple[Any, ...]:
        return PolicyPlayer, (self._task, self._policy)


class Opponent:
    """A bot that plays one game and does not remember it in the next."""

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

    # A compiled bot cannot be copied. Copying creates a new bot that replays the decisions made so far.

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        game = self._task.game
        self._bot = bot(self._level, game, self._bits)
        for data, action in self._done:
            self._bot.remember(game.from_bytes(self._task.setup, data), action)


Player = AnyLegal | Opponent | PolicyPlayer


def opponent(task: Task, level: Opposing, bits: random.Random, limit: Limit | None) -> Player:
    """Return a player for one game."""
    while isinstance(level, Pool):
        level = level.draw(bits)
    if isinstance(level, Policy):
        return PolicyPlayer(task, level)
    return AnyLegal(bits) if level == RANDOM else Opponent(task, level, bits, limit)


def levels_of(opponents: Opposing | Sequence[Opposing], number: int) -> list[Opposing]:
    """Return one opponent for each of the other seats. Raises UnknownLevel or UnusableBot if there is no such bot."""
    levels: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * number
    if len(levels) != number:
        raise ValueError(f"pass one opponent, or a list of {number}, one for each other seat, not {len(levels)}")
    for level in levels:
        check(level)
    return levels


def check(level: Any) -> None:
    """Raise an error if the argument is not a valid opponent."""
    if isinstance(level, Pool):
        for member in level.members:
            check(member)
        return
    if isinstance(level, Policy) or level == RANDOM:
        return
    if not (isinstance(level, str) or callable(level) or hasattr(level, "choose")):
        raise ValueError(f"opponents must be a bot or a list with one bot for each other seat, not {level!r}")
    if isinstance(level, str):
        try:
            check_bot(level)
        except UnknownLevel:
            possible = ", ".join([RANDOM, *bot_names()])
            raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": possible})]) from None
