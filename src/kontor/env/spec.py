"""Spec sheets: everything you need to know about a game before you train on it."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from kontor.core import ActionTable, AnyGame, Setup
from kontor.env.layout import Layout, Stretch
from kontor.env.rewards import FOR_ILLEGAL, FOR_OTHERS, LEAST, SUMS


class Numbers(NamedTuple):
    """A range of action numbers of one kind."""

    start: int
    stop: int
    kind: str
    first: str
    last: str


class Sheet(NamedTuple):
    """Specification of one game with one setup."""

    game: AnyGame
    setup: Setup
    actions: tuple[Numbers, ...]
    layout: Layout

    @property
    def number_of_actions(self) -> int:
        return self.actions[-1].stop

    def json(self) -> dict[str, Any]:
        declared = self.game.declaration
        return {
            "game": declared.id,
            "title": declared.title,
            "rules": declared.rules_version,
            "players": self.setup.players,
            "possible_players": list(declared.players),
            "board": self.setup.board.id,
            "digest": self.setup.board.digest,
            "options": self.setup.options,
            "hidden": list(declared.hidden),
            "ends": list(declared.ends),
            "max_actions": declared.max_actions,
            "score_sources": list(declared.score_sources),
            "rewards": {name: {"least": LEAST[name], "most": 1.0, "sum": total} for name, total in SUMS.items()},
            "after_illegal_action": {"own": FOR_ILLEGAL, "others": FOR_OTHERS},
            "number_of_actions": self.number_of_actions,
            "actions": [run._asdict() for run in self.actions],
            "observation_length": self.layout.length,
            "observation": [stretch.json() for stretch in self.layout.stretches],
        }


def sheet(game: AnyGame, setup: Setup) -> Sheet:
    """Build the sheet of a game with this setup."""
    return Sheet(game, setup, runs(game.start(setup).action_table), Layout(game, setup))


def runs(table: ActionTable) -> tuple[Numbers, ...]:
    """Return the ranges of actions of the same kind."""
    found = []
    for kind, group in groupby(range(len(table)), lambda number: table.faces[number].kind):
        numbers = list(group)
        first, last = table.text(numbers[0]), table.text(numbers[-1])
        found.append(Numbers(numbers[0], numbers[-1] + 1, kind, first, last))
    return tuple(found)


def tables(game: AnyGame) -> list[Sheet]:
    """Return one sheet for each packaged board and number of players, with default options."""
    declared = game.declaration
    return [sheet(game, game.setup(players, board.id)) for board in declared.boards for players in board.players]


def told(stretch: Stretch) -> str:
    """Summarize the possible values of each item in a range of columns, on one line."""
    if stretch.values:
        return ", ".join(stretch.values)
    return "0, 1" if stretch.most == 1 else f"0–{stretch.most} ÷ {stretch.unit}"
