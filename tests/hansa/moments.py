"""Positions from seeded games at every kind of table, for tests of scenes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import Event
from kontor.games.hansa.position import HansaPosition

TABLES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "base-3": (3, "standard_2_3", {}),
    "base-4-2014": (4, "standard_4_5", {"edition": "2014"}),
    "base-5": (5, "standard_4_5", {}),
    "east-3": (3, "east", {"edition": "2014"}),
    "east-4": (4, "east", {}),
    "east-5": (5, "east", {}),
    "pawn-edge4": (2, "standard_2_3", {"two_players": "pawn"}),
    "pawn-edge10": (2, "standard_2_3", {"two_players": "pawn", "rim": "edge10"}),
    "pawn-strict": (2, "standard_2_3", {"two_players": "pawn", "rim": "strict"}),
    "neutral": (2, "standard_2_3", {"two_players": "neutral_14"}),
    "neutral-italian-east": (2, "east", {"edition": "italian"}),
    "bigbox": (4, "standard_4_5", {"edition": "bigbox"}),
    "britannia-3": (3, "britannia_3", {}),
    "britannia-4": (4, "britannia_4_5", {"edition": "bigbox"}),
    "britannia-neutral": (2, "britannia_3", {}),
    "missions-3": (3, "standard_2_3", {"mission_cards": True}),
    "missions-5": (5, "standard_4_5", {"mission_cards": True}),
}
SLOW = ("bigbox", "britannia-3", "base-4-2014", "east-3", "east-5", "pawn-edge10", "pawn-strict", "missions-5")
"""Tables that differ only slightly from others."""

each_table = pytest.mark.parametrize(
    "table", [pytest.param(table, marks=[pytest.mark.slow] if table in SLOW else []) for table in TABLES]
)

LATER = 60
"""Interval of the positions used, in addition to the first two of each kind of decision."""


@cache
def game_at(table: str) -> tuple[list[HansaPosition], list[Event]]:
    """Return every position of a game, and all events."""
    players, board, options = TABLES[table]
    game = kontor.game("hansa")
    bits = random.Random(table)
    events: list[Event] = []
    setup = game.setup(players=players, board=board, options=options)
    match = kontor.Match(game, setup, bits, events)
    bot = Greedy(game, bits, stray=3)
    positions: list[HansaPosition] = [game.start(setup)]
    while match.result() is None:
        positions.append(match.position.copy())
        match.play(bot.choose(match.position, match.position.legal()))
    positions.append(match.position.copy())
    return positions, events


@cache
def moments(table: str) -> tuple[HansaPosition, ...]:
    """Return the first and last position, the first two of every kind of decision, and some in between."""
    positions, _ = game_at(table)
    return tuple(_chosen(positions))


def _chosen(positions: list[HansaPosition]) -> Iterator[HansaPosition]:
    seen: dict[str, int] = {}
    for number, position in enumerate(positions):
        kind = type(position.stack[-1]).__name__ if position.stack else "over"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2 or number % LATER == 0:
            yield position


def views_of(position: HansaPosition) -> list[HansaPosition]:
    """Return the position itself, and the views of each seat and of a spectator."""
    return [position, *(position.view(seat) for seat in [*range(position.players), kontor.SPECTATOR])]
