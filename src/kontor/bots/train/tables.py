"""The tables of self-play: every board, number of players and option of a game comes up, the usual ones most often."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kontor.core import Counts, Flag, Game, Option, Setup, SetupError

USUAL = 0.7
"""How often an option is left as it is usual."""


def table(game: Game[Any], players: Sequence[int], chance: random.Random) -> Setup:
    """A setup for one of these numbers of players."""
    while True:
        number = chance.choice(players)
        board = chance.choice([board.id for board in game.declaration.boards if number in board.players])
        given = {option.name: _value(option, chance) for option in game.declaration.options}
        try:
            return game.setup(number, board, {name: value for name, value in given.items() if value is not None})
        except SetupError:
            continue  # this board does not go with these options


def _value(option: Option, chance: random.Random) -> Any:
    """A value to set; None leaves the option as it is usual. Counts stay as editions have them."""
    if isinstance(option, Counts) or chance.random() < USUAL:
        return None
    return not option.default if isinstance(option, Flag) else chance.choice(list(option.values))
