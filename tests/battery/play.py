"""Seeded games for the battery, played once per process and used by many tests."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from kontor.core import Game, Result, Setup
from kontor.testing import steps
from tests.battery.configurations import Configuration


@dataclass(frozen=True)
class Played:
    """A complete game, with the actions, the position before each action, and the final position."""

    game: Game[Any]
    setup: Setup
    positions: list[Any]
    actions: list[int]

    @property
    def last(self) -> Any:
        return self.positions[-1]

    @property
    def result(self) -> Result:
        result: Result = self.last.result()
        return result

    @cached_property
    def sorts(self) -> list[str]:
        """Types of the pending decisions, cached because many tests choose positions by them."""
        return [sort_of_decision(position) for position in self.positions]


@lru_cache(maxsize=40)
def played(configuration: Configuration) -> Played:
    """Return a seeded game of a configuration, which is cached.

    Each configuration has its own seed for more variety.
    """
    seed = zlib.crc32(str(configuration).encode())
    return played_with(configuration, seed, 1 + seed % 3)


def played_with(configuration: Configuration, seed: int, stray: int) -> Played:
    """Play a seeded game in which `stray` out of ten decisions are random."""
    setup = configuration.setup()
    positions, actions = [], []
    for position, _, action in steps(configuration.game, setup, seed, stray):
        positions.append(position.copy())
        if action is not None:
            actions.append(action)
    return Played(configuration.game, setup, positions, actions)


def kinds_of(position: Any, actions: list[int]) -> tuple[str, ...]:
    """Return the kinds of these actions, sorted."""
    faces = position.action_table.faces
    return tuple(sorted({faces[action].kind for action in actions}))


def sort_of_decision(position: Any) -> str:
    """Return the type of the pending decision: its name if the JSON form has a stack of decisions, otherwise the legal
    kinds of actions.
    """
    form = position.json()
    if "stack" in form:
        return ", ".join(str(frame["decision"]) for frame in form["stack"])
    return ", ".join(kinds_of(position, position.legal()))


def in_a_row(game: Played, position: Any) -> list[Any]:
    """Return the directly preceding positions in which the same seat had to decide."""
    at = next(number for number, one in enumerate(game.positions) if one is position)
    first = at
    while first > 0 and game.positions[first - 1].actor == position.actor:
        first -= 1
    return game.positions[first:at]


def few_of_each_decision(game: Played, of_each: int = 3, every: int = 97) -> list[Any]:
    """Return a few positions for each type of decision and some additional ones, for expensive checks."""
    seen: dict[str, int] = {}
    chosen = []
    for number, (position, sort) in enumerate(zip(game.positions, game.sorts)):
        seen[sort] = seen.get(sort, 0) + 1
        if seen[sort] <= of_each or number % every == 0 or number == len(game.positions) - 1:
            chosen.append(position)
    return chosen
