"""Converts positions of the Python engine to positions of the vectorised rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from kontor.games.hansa.decisions import NAME
from kontor.games.hansa.observation import SHAPES, remembered
from kontor.games.hansa.observed import NO_OFFICE
from kontor.games.hansa.pieces import MOST_GREEN_OFFICES, NONE
from kontor.games.hansa.rules.cities import connected, green_row, office_cities
from kontor.games.hansa.scoring import own_offices
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK
from kontor.jax.position import Position
from kontor.jax.tables import Tables

SLOTS = (
    "post", "piece", "seat", "owner", "displaced", "lifted", "extras", "set", "route", "taken", "left", "lifts",
    "traders", "merchants", "hand",
)  # fmt: skip
SEVERAL = {"set": 3, "hand": 2}


def position_of(b: Tables, state: State, length: int = 0, decided: int = 0) -> Position:
    """Convert a position in which a player must decide. `length` and `decided` are the numbers of actions and decisions
    before it.
    """
    numbers = ("bag", "bag_ran_out", "first", "active", "actions", "completed", "ended")
    unused = b.extra_offices - len(state.extra_offices) // 2
    extra = bytes(state.extra_offices) + NO_OFFICE * unused
    green = b"".join(bytes(green_row(state, int(city))).ljust(MOST_GREEN_OFFICES, b"\x00") for city in b.green_cities)
    values: dict[str, Any] = {name: np.uint8(getattr(state, name)) for name in numbers}
    memory, at = remembered(state), 0
    for name in SLOTS:
        size = SEVERAL.get(name, 0)
        values[name] = _bytes(memory[at : at + size]) if size else np.uint8(memory[at])
        at += size or 1
    groups, network = _networks(b, state)
    return Position(
        posts=_bytes(state.posts),
        houses=_bytes(state.houses),
        special=_bytes(state.special),
        markers=_bytes(state.markers),
        desks=_bytes(state.desks).reshape(-1, DESK)[: b.players],
        unseen=_bytes(state.unseen.counts),
        extra_offices=_bytes(extra).reshape(-1, 2),
        green_offices=_bytes(green).reshape(-1, MOST_GREEN_OFFICES),
        open=np.uint8(SHAPES[tuple(NAME[type(decision)] for decision in state.stack)]),
        groups=groups,
        network=network,
        length=np.int32(length),
        decided=np.int32(decided),
        **values,
    )


def _networks(b: Tables, state: State) -> tuple[Any, Any]:
    """F6: return each seat's groups of connected offices, identified by city, and the size of the largest group."""
    groups = np.full((b.players, b.n_cities), NONE, np.uint8)
    network = np.zeros(b.players, np.uint8)
    for seat in range(b.players):
        left = office_cities(state, seat)
        while left:
            group = connected(state, min(left), left)
            left -= group
            groups[seat, list(group)] = min(group)
            network[seat] = max(network[seat], sum(own_offices(state, seat, city) for city in group))
    return groups, network


def _bytes(data: bytes | bytearray) -> Any:
    return np.frombuffer(bytes(data), np.uint8)
