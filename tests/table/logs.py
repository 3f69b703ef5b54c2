"""Logs of tables for the tests, written by hand or by bots, or read from a record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import kontor
from kontor.core import CHANCE, NOBODY, Setup, forced, parse, setup_of
from kontor.table.log import ACTION, BOT, PERSON, START, TABLE, By, Entry, Table

GAME = kontor.game("hansa")
GOLDEN = Path(__file__).parents[1] / "golden"
DRAWS = ("draw remove", "draw swap", "draw extra_office")


class Watched:
    """A game with a length limit, which records the viewers whose scenes and desks are requested."""

    def __init__(self, max_actions: int = 20_000) -> None:
        self.declaration = GAME.declaration._replace(max_actions=max_actions)
        self.scenes: list[int] = []
        self.standings: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def scene(self, view: Any) -> Any:
        self.scenes.append(view.viewer)
        return GAME.scene(view)

    def desks(self, view: Any) -> Any:
        self.standings.append(view.viewer)
        return GAME.desks(view)


def laid_out(players: int = 3, game: Any = GAME, **options: Any) -> Table:
    """Return a table whose game has not begun."""
    return Table(game, GAME.setup(players=players, options=options))


def begun(players: int = 3, game: Any = GAME, cards: Sequence[str] = (), **options: Any) -> Table:
    """Return a table at the first decision, which seat 0 makes, with the given cards if any."""
    table = laid_out(players, game, mission_cards=bool(cards), **options)
    deals = [f"deal {card}" for card in cards]
    table.fold(Entry(1, START, None, TABLE, (*DRAWS, *deals, "first 0")))
    return table


def do(table: Table, *texts: str, by: By = PERSON, bits: random.Random | None = None) -> Table:
    """Play decisions of the seats to move, one after another. Each decision becomes a log entry."""
    for text in texts:
        assert table.actor is not None
        table.decide(table.actor, text, bits or random.Random(1), by)
    return table


def take_back(table: Table, to: int, held: Iterable[int], takebacks: str = "bots") -> Table:
    table.take_back(to, frozenset(held), takebacks)
    return table


def bots_play(table: Table, decisions: int, seed: int = 1, by: By = BOT) -> Table:
    """Let bots make this many decisions, or play until the game is over."""
    bits = random.Random(seed)
    for _ in range(decisions):
        if table.actor is not None:
            do(table, table.choose("apprentice", table.actor, bits), by=by, bits=bits)
    return table


@cache
def recorded(name: str) -> tuple[Setup, list[Entry]]:
    """Return the log of a table at which a game of the golden records was played."""
    record = parse((GOLDEN / name).read_text(encoding="utf-8"))
    setup = setup_of(record, GAME)
    return setup, log_of(setup, record.actions)


def log_of(setup: Setup, texts: Iterable[str]) -> list[Entry]:
    """Convert a list of actions to the log entries that would contain them."""
    position = GAME.start(setup)
    groups: list[tuple[int | None, list[str]]] = [(None, [])]
    for text in texts:
        actor = position.actor
        if actor != CHANCE and not forced(GAME, position, position.legal()):
            groups.append((actor, []))
        groups[-1][1].append(text)
        position.play(position.number(text))
    assert position.actor == NOBODY
    first = Entry(1, START, None, TABLE, tuple(groups[0][1]))
    rest = [Entry(at, ACTION, seat, PERSON, tuple(group)) for at, (seat, group) in enumerate(groups[1:], start=2)]
    return [first, *rest]


def folded(setup: Setup, entries: Iterable[Entry], game: Any = GAME) -> Table:
    table = Table(game, setup)
    for entry in entries:
        table.fold(entry)
    return table
