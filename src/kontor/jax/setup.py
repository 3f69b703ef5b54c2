"""S. Setup. Chance shuffles the tavern markers, deals mission cards, and draws the first player."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.fields import covering
from kontor.games.hansa.pieces import (
    MARKERS,
    MERCHANT,
    MERCHANTS,
    MOST_GREEN_OFFICES,
    NO_MARKER,
    NONE,
    TAVERN_MARKERS,
    TRACKS,
    TRADER,
    TRADERS,
)
from kontor.games.hansa.rules.setup import FIRST_SUPPLY
from kontor.jax.position import CLOSED, DESK, MISSION, STOCK, SUPPLY, TURN, Options, Position
from kontor.jax.tables import Tables
from kontor.jax.turn import t1_begin_turn


def s1_start(b: Tables, o: Options, key: jax.Array) -> Position:
    """S1–S5: return the position at the first decision."""
    u8: Any = jnp.uint8
    for_taverns, for_first, *for_cards = jax.random.bits(key, (2 + b.players,), jnp.uint32)
    markers = jnp.full(b.n_routes, NO_MARKER, u8)
    orders = np.array(list(permutations(TAVERN_MARKERS, len(b.board.taverns))), np.uint8)
    markers = markers.at[np.array(b.board.taverns)].set(jnp.asarray(orders)[below(len(orders), for_taverns)])  # S4
    unseen = o.mix - np.array([kind in TAVERN_MARKERS for kind in range(len(MARKERS))], np.uint8)
    first = below(b.players, for_first)  # S5
    no_steps = [0] * len(TRACKS)
    place = (jnp.arange(b.players) - first) % b.players
    given = FIRST_SUPPLY + place  # S2
    desks = jnp.zeros((b.players, DESK), u8)
    desks = desks.at[:, SUPPLY + TRADER].set(given.astype(u8))
    desks = desks.at[:, SUPPLY + MERCHANT].set(MERCHANTS - covering(MERCHANT, no_steps))
    desks = desks.at[:, STOCK + TRADER].set((TRADERS - 1 - covering(TRADER, no_steps) - given).astype(u8))
    cards = jnp.full(b.players, NONE, u8)
    if len(b.missions) >= b.players:  # X1
        cards = jnp.where(o.mission_cards, x1_deal(len(b.missions), for_cards).astype(u8), cards)
    desks = desks.at[:, MISSION].set(cards)
    draws = 3 + 1 + jnp.where(o.mission_cards, b.players, 0)
    extra = jnp.tile(jnp.array([[NONE, 0]], u8), (b.extra_offices, 1))
    closed = {name: jnp.asarray(value, u8) for name, value in CLOSED.items()}
    closed["set"], closed["hand"] = jnp.full(3, NONE, u8), jnp.zeros(2, u8)
    zero = jnp.zeros((), u8)
    p = Position(
        posts=jnp.zeros(b.n_posts, u8), houses=jnp.zeros(b.n_houses, u8), special=jnp.zeros(len(b.slot_points), u8),
        markers=markers, desks=desks, unseen=unseen, bag=jnp.sum(unseen).astype(u8), bag_ran_out=zero,
        first=first.astype(u8), active=first.astype(u8), actions=zero, completed=zero, ended=zero, extra_offices=extra,
        green_offices=jnp.zeros((b.n_green, MOST_GREEN_OFFICES), u8), open=jnp.asarray(TURN, u8), **closed,
        groups=jnp.full((b.players, b.n_cities), NONE, u8), network=jnp.zeros(b.players, u8),
        length=draws.astype(jnp.int32), decided=jnp.zeros((), jnp.int32),
    )  # fmt: skip
    return t1_begin_turn(p, jnp.asarray(True), first)


def x1_deal(cards: int, words: list[jax.Array]) -> jax.Array:
    """X1: deal a different card to each seat. Cards are drawn one by one; sorting would be slow."""
    left = jnp.arange(cards)
    dealt = []
    for seat, word in enumerate(words):
        place = below(cards - seat, word)
        dealt.append(left[place])
        left = jnp.where(jnp.arange(cards) >= place, jnp.roll(left, -1), left)
    return jnp.stack(dealt)


def below(limit: int, word: jax.Array) -> jax.Array:
    """Return a number from 0 to limit - 1, computed from 32 random bits."""
    return (word % jnp.uint32(limit)).astype(jnp.int32)
