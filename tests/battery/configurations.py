"""Every way in which a registered game can be set up, from what the game declares about itself."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import Choice, Counts, Flag, Game, Option, Preset, Setup

TEST_BOARDS = Path(__file__).parent.parent / "boards"
FEW_MARKERS = tuple({"extra_office": 1, "swap": 1, "plus3": 0, "plus4": 1, "skill": 0, "remove": 2}.items())

FULL = bool(os.environ.get("KONTOR_FULL"))
"""Whether the whole matrix is wanted (`make test-all`) or a sample of it."""


@dataclass(frozen=True)
class Configuration:
    """A game, one of its boards, a number of players, and the options that differ from the usual ones."""

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
        """The options as a caller gives them; counts are kept as pairs, so that a configuration can be a key."""
        return {name: dict(value) if isinstance(value, tuple) else value for name, value in self.options}

    def __str__(self) -> str:
        return "-".join([self.game_id, self.board, str(self.players), *(_short(*option) for option in self.options)])


@cache
def _test_board(game_id: str, name: str) -> Any:
    return kontor.game(game_id).board_from_file(TEST_BOARDS / name)


def small_boards() -> list[Configuration]:
    """Boards made for the tests, on which rare situations are common."""
    usual = [Configuration("hansa", "harbour.toml", 3, (("edition", edition),)) for edition in ("2009", "2014")]
    return [*usual, Configuration("hansa", "harbour.toml", 3, (("marker_mix", FEW_MARKERS),))]


def _short(name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return name + "=" + "".join(str(number) + "." for _, number in value)[:-1]
    return f"{name}={value}"


def tables(game: Game[Any]) -> list[tuple[str, int]]:
    """Every board with every number of players it is for."""
    return [(board.id, players) for board in game.declaration.boards for players in board.players]


def values_of(option: Option) -> list[Any]:
    """What an option can be, in a form that can be hashed; of counts the fewest, the usual and the most."""
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Counts):
        least = tuple((kind, option.least.get(kind, 0)) for kind in option.kinds)
        most = tuple((kind, option.most) for kind in option.kinds)
        return [least, tuple(option.default.items()), most]
    return list(option.values)


def sample() -> list[Configuration]:
    """Every table of every game, and every value of every option somewhere."""
    found: list[Configuration] = []
    for game in kontor.GAMES.values():
        seats = tables(game)
        turn = 0
        for option in game.declaration.options:
            for value in values_of(option):
                # a preset changes much at once and is tried at every table; a single option at one of them, by turns
                chosen = seats if isinstance(option, Preset) else [seats[turn % len(seats)]]
                turn += 1
                if not isinstance(option, Preset) and _usual(option, value):
                    continue
                found += [Configuration(game.declaration.id, *seat, ((option.name, value),)) for seat in chosen]
    return found


def _usual(option: Option, value: Any) -> bool:
    default = tuple(option.default.items()) if isinstance(option, Counts) else option.default
    return bool(value == default)


def everything() -> list[Configuration]:
    """Every table of every game with every combination of presets, choices and flags, and the sample."""
    found = sample()
    for game in kontor.GAMES.values():
        listed = [option for option in game.declaration.options if isinstance(option, Preset | Choice | Flag)]
        for seat in tables(game):
            for values in product(*(values_of(option) for option in listed)):
                chosen = tuple((option.name, value) for option, value in zip(listed, values, strict=True))
                found.append(Configuration(game.declaration.id, *seat, chosen))
    return list(dict.fromkeys(found))


def parameters() -> list[Any]:
    """For `pytest.mark.parametrize`: the sample, and with KONTOR_FULL=1 all the others, marked slow."""
    in_sample = sample()
    return [
        pytest.param(
            configuration, id=str(configuration), marks=[] if configuration in in_sample else [pytest.mark.slow]
        )
        for configuration in (everything() if FULL else in_sample)
    ]


def each_game() -> list[Any]:
    """For `pytest.mark.parametrize`: every registered game."""
    return [pytest.param(game, id=id) for id, game in kontor.GAMES.items()]
