"""One layout for all setups of a game, so a single network can play all player counts, boards and editions.

Columns and actions with the same description share a number. Columns that a setup does not have are always 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.core import ActionTable, AnyGame, Choice, Flag, Preset, Setup, SetupError
from kontor.env.layout import Layout

Key = tuple[str, str, str, int]
"""The description of a column: a part, an item, and either a value or the unit of a number."""


class Padding:
    """The columns and actions of all packaged setups of a game."""

    def __init__(self, game: AnyGame) -> None:
        most: dict[Key, float] = {}
        self._texts: dict[str, int] = {}
        tables: list[ActionTable] = []
        for setup in setups(game):
            layout = Layout(game, setup)
            for key, high in zip(keys(layout), layout.high()):
                most[key] = max(high, most.get(key, 0.0))
            table = game.start(setup).action_table
            if table not in tables:  # all setups of a board share one layout
                tables.append(table)
                for number in range(len(table)):
                    self._texts.setdefault(table.text(number), len(self._texts))
        self.actions = len(self._texts)
        self._columns = {key: column for column, key in enumerate(most)}
        self.most = list(most.values())
        """The largest value of each column."""

    def columns(self, layout: Layout) -> npt.NDArray[np.intp]:
        """Return the padded layout's index for each column of a setup."""
        columns = [self._columns.get(key, -1) for key in keys(layout)]
        if min(columns) < 0:
            missing = layout.explain(columns.index(-1))
            raise ValueError(f"this setup does not fit the padded layout, which has no column {missing!r}")
        return np.array(columns)

    def numbers(self, table: ActionTable) -> npt.NDArray[np.intp]:
        """Return the padded layout's number for each action of a setup."""
        texts = [table.text(number) for number in range(len(table))]
        missing = [text for text in texts if text not in self._texts]
        if missing:
            raise ValueError(f"this setup does not fit the padded actions, which do not have {missing[0]!r}")
        return np.array([self._texts[text] for text in texts])


class PaddedLayout:
    """The meaning of each number in a padded observation of a setup."""

    def __init__(self, inner: Layout, padding: Padding) -> None:
        self.length = len(padding.most)
        self._inner = inner
        self._own = dict(zip(padding.columns(inner).tolist(), range(inner.length)))

    def explain(self, index: int) -> str:
        """Describe a column, for example as `spaces: harbour 2: own`."""
        if not 0 <= index < self.length:
            raise IndexError(f"observations have columns 0 to {self.length - 1}, not {index}")
        return self._inner.explain(self._own[index]) if index in self._own else "not in this setup"


PADDINGS: dict[str, Padding] = {}


def padding_of(game: AnyGame) -> Padding:
    """Return the padding for a game. The result is cached."""
    id = game.declaration.id
    if id not in PADDINGS:
        PADDINGS[id] = Padding(game)
    return PADDINGS[id]


def keys(layout: Layout) -> Iterator[Key]:
    """Yield each column's description, in order."""
    for stretch in layout.stretches:
        for thing in stretch.things:
            for value in stretch.values or ("",):
                yield stretch.name, thing, value, 0 if stretch.values else stretch.unit


def setups(game: AnyGame) -> Iterator[Setup]:
    """Yield every board with every number of players, with default options and then with each option changed."""
    declared = game.declaration
    values: list[dict[str, Any]] = [{}]
    for option in declared.options:
        if isinstance(option, Flag):
            values += [{option.name: False}, {option.name: True}]
        elif isinstance(option, Choice | Preset):
            values += [{option.name: value} for value in option.values]
    for board in declared.boards:
        for players in board.players:
            for options in values:
                if offered(game, players, board.id, options):
                    yield game.setup(players, board.id, options)


def offered(game: AnyGame, players: int, board: str, options: dict[str, Any]) -> bool:
    """Return whether a board can be played with these options."""
    try:
        game.setup(players, board, options)
    except SetupError:
        return False
    return True
