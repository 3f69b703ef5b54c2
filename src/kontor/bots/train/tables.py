"""Setups for self-play. Every board, player count and option occurs; the usual setup is the most common."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kontor.core import AnyGame, Counts, Flag, Option, Setup, SetupError

PLAIN = 0.5
"""Share of games with the default board and options, which most people use."""
USUAL = 0.7
"""Share of options left at their default in the other games."""


def table(game: AnyGame, players: Sequence[int], chance: random.Random) -> Setup:
    """Return a random setup for one of these player counts."""
    while True:
        number = chance.choice(players)
        if chance.random() < PLAIN:
            return game.setup(number)
        board = chance.choice([board.id for board in game.declaration.boards if number in board.players])
        given = {option.name: _value(option, chance) for option in game.declaration.options}
        try:
            return game.setup(number, board, {name: value for name, value in given.items() if value is not None})
        except SetupError:
            continue  # the board does not support these options


def _value(option: Option, chance: random.Random) -> Any:
    """Return a value for an option, or None to keep its default. `Counts` options always keep the edition's values."""
    if isinstance(option, Counts) or chance.random() < USUAL:
        return None
    return not option.default if isinstance(option, Flag) else chance.choice(list(option.values))
