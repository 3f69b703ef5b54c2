"""Possible configurations of the registered games, from their declarations."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import Counts, Flag, Game, Option, Preset, Setup, SetupError

TEST_BOARDS = Path(__file__).parent.parent / "boards"
FEW_MARKERS = tuple({"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 1, "skill": 0, "remove": 2}.items())
TRIES = 60  # candidates for each configuration chosen

FULL = bool(os.environ.get("KONTOR_FULL"))
"""True to use the long list of configurations (`make test-all`) or a sample."""


@dataclass(frozen=True)
class Configuration:
    """A game with a board, a number of players, and explicit options. All other options have their defaults."""

    game_id: str
    board: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> Game[Any]:
        return kontor.game(self.game_id)

    def setup(self) -> Setup:
        board = _test_board(self.game_id, self.board) if self.board.endswith(".toml") else self.board
        return self.game.setup(players=self.players, board=board, options=self.given())

    def given(self) -> dict[str, Any]:
        """Return the options as a caller passes them. Counts are stored as pairs, to make it hashable."""
        return {name: dict(value) if isinstance(value, tuple) else value for name, value in self.options}

    def possible(self) -> bool:
        """Return whether the board, the number of players and the options are compatible."""
        try:
            self.setup()
        except SetupError:
            return False
        return True

    def __str__(self) -> str:
        return "-".join([self.game_id, self.board, str(self.players), *(_short(*option) for option in self.options)])


@cache
def _test_board(game_id: str, name: str) -> Any:
    return kontor.game(game_id).board_from_file(TEST_BOARDS / name)


def _short(name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return name + "=" + "".join(str(number) + "." for _, number in value)[:-1]
    return f"{name}={value}"


def small_boards() -> list[Configuration]:
    """Return small test boards that make rare situations common."""
    usual = [Configuration("hansa", "harbour.toml", 3, (("edition", edition),)) for edition in ("2009", "2014")]
    return [*usual, Configuration("hansa", "harbour.toml", 3, (("marker_mix", FEW_MARKERS),))]


def tables(game: Game[Any]) -> list[tuple[str, int]]:
    """Return every board with each of its player counts."""
    return [(board.id, players) for board in game.declaration.boards for players in board.players]


def values_of(option: Option) -> list[Any]:
    """Return the possible values of an option. None leaves it at its default or preset."""
    if isinstance(option, Flag):
        return [None, not option.default]
    return list(option.values) if isinstance(option, Preset) else [None, *getattr(option, "values", ())]


def choices(game: Game[Any]) -> list[list[Any]]:
    """Return all choices, which consist of a table and a value for each option.

    Unusual counts are tested separately (see `odd_counts`).
    """
    listed = [option for option in game.declaration.options if not isinstance(option, Counts)]
    named = [[(option.name, value) for value in values_of(option)] for option in listed]
    return [tables(game), *named]


def additions(game: Game[Any]) -> list[list[Any]]:
    """Return values from nothing to everything, for counts that are 0 by default and can be set alone."""
    found = []
    for option in game.declaration.options:
        if isinstance(option, Counts) and not any(option.default.values()):
            most = (option.name, tuple((kind, option.most) for kind in option.kinds))
            if Configuration(game.declaration.id, *tables(game)[0], (most,)).possible():
                found.append([(option.name, None), most])
    return found


def with_some_counts(one: Configuration, bits: random.Random) -> Configuration:
    """In half of the cases, add random numbers for counts that are 0 by default and can be set alone."""
    added = tuple(
        (name, tuple((kind, bits.randint(0, number)) for kind, number in most))
        for _, (name, most) in additions(one.game)
        if bits.random() < 0.5
    )
    other = replace(one, options=(*one.options, *added))
    return other if other.possible() else one


def configuration(game: Game[Any], chosen: tuple[Any, ...]) -> Configuration:
    (board, players), *given = chosen
    options = tuple((name, value) for name, value in given if value is not None)
    return Configuration(game.declaration.id, board, players, options)


def odd_counts(game: Game[Any]) -> list[Configuration]:
    """Return the smallest and largest counts, each in a separate configuration, if the other options allow them."""
    found = []
    for option in game.declaration.options:
        if isinstance(option, Counts):
            fewest = tuple((kind, option.least.get(kind, 0)) for kind in option.kinds)
            most = tuple((kind, option.most) for kind in option.kinds)
            for table, counts in zip((tables(game)[0], tables(game)[-1]), (fewest, most)):
                found.append(Configuration(game.declaration.id, *table, ((option.name, counts),)))
    return [one for one in found if one.possible()]


@cache
def in_pairs(game_id: str) -> tuple[tuple[Any, ...], ...]:
    """Return choices that together contain every compatible pair of values, starting with those that add most new
    pairs.
    """
    game = kontor.game(game_id)
    bits = random.Random(2009)
    lists = choices(game) + additions(game)
    left = set(_pairs_that_can_be(game, lists))
    found: list[tuple[Any, ...]] = []
    while left:
        first = min(left)  # guarantees progress in every round
        tries = [_around(game, lists, first, bits) for _ in range(TRIES)]
        best = max(tries, key=lambda chosen: (len(left & _pairs(lists, chosen)), -tries.index(chosen)))
        left -= _pairs(lists, best)
        found.append(best)
    return tuple(found)


Pair = tuple[int, int, int, int]
"""A pair of values, each given by the number of its list and its index."""


def _pairs(lists: list[list[Any]], chosen: tuple[Any, ...]) -> set[Pair]:
    numbers = [values.index(value) for values, value in zip(lists, chosen, strict=True)]
    return {(a, numbers[a], b, numbers[b]) for a, b in combinations(range(len(lists)), 2)}


def _pairs_that_can_be(game: Game[Any], lists: list[list[Any]]) -> Iterator[Pair]:
    bits = random.Random(2014)
    for a, b in combinations(range(len(lists)), 2):
        for one, other in product(range(len(lists[a])), range(len(lists[b]))):
            if any(configuration(game, _random(lists, (a, one, b, other), bits)).possible() for _ in range(TRIES)):
                yield a, one, b, other


def _random(lists: list[list[Any]], pair: Pair, bits: random.Random) -> tuple[Any, ...]:
    chosen = [values[bits.randrange(len(values))] for values in lists]
    chosen[pair[0]], chosen[pair[2]] = lists[pair[0]][pair[1]], lists[pair[2]][pair[3]]
    return tuple(chosen)


def _around(game: Game[Any], lists: list[list[Any]], pair: Pair, bits: random.Random) -> tuple[Any, ...]:
    """Return a valid configuration with this pair of values."""
    while True:
        chosen = _random(lists, pair, bits)
        if configuration(game, chosen).possible():
            return chosen


def sample() -> list[Configuration]:
    """Return a few configurations that together contain all tables, all values of options, and extreme counts."""
    found: list[Configuration] = []
    for id, game in kontor.GAMES.items():
        new = {value for values in choices(game) + additions(game) for value in values}
        for chosen in in_pairs(id):
            if new & set(chosen):
                found.append(configuration(game, chosen))
            new -= set(chosen)
        found += odd_counts(game)
    return list(dict.fromkeys(found))


def pairs() -> list[Configuration]:
    """Return the sample, extended until every compatible pair of values occurs."""
    found = sample()
    for id, game in kontor.GAMES.items():
        found += [configuration(game, chosen) for chosen in in_pairs(id)]
    return list(dict.fromkeys(found))


def everything(only: str = "") -> list[Configuration]:
    """Return every table of one or all games, with every combination of options except counts, and extreme counts."""
    found: list[Configuration] = []
    for game in [kontor.game(only)] if only else kontor.GAMES.values():
        possible = (configuration(game, chosen) for chosen in product(*choices(game)))
        found += [one for one in possible if one.possible()]
        found += odd_counts(game)
    return list(dict.fromkeys(found))


def parameters() -> list[Any]:
    """Return parameters for `pytest.mark.parametrize`: the sample and, with KONTOR_FULL=1, all pairs as slow tests."""
    in_sample = sample()
    listed = pairs() if FULL else in_sample
    return [pytest.param(one, id=str(one), marks=[] if one in in_sample else [pytest.mark.slow]) for one in listed]


def each_game() -> list[Any]:
    """Return every registered game, for `pytest.mark.parametrize`."""
    return [pytest.param(game, id=id) for id, game in kontor.GAMES.items()]
