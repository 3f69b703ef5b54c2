"""A seat's knowledge as bytes, which are the same as the packed observations of the Python environments."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.games.hansa.pieces import MARKERS_OR_HIDDEN, NONE, UNKNOWN
from kontor.jax.position import MISSION, Array, Position
from kontor.jax.rules import actor
from kontor.jax.tables import Tables

NO_PAWN = (NONE, 0, 0)
"""Bytes for the pawn, its free move, and whether an action was taken. Only games for two have a pawn."""


def observation(b: Tables, p: Position, seat: Array) -> Array:
    """Return the viewing seat, the deciding seat, and the bytes of `kontor.games.hansa.observation`."""
    u8 = jnp.uint8
    card = p.desks[:, MISSION]
    hidden = (jnp.arange(b.players) != seat) & (card != NONE) & (p.ended == 0)
    desks = p.desks.at[:, MISSION].set(jnp.where(hidden, UNKNOWN, card))
    numbers = [p.bag, p.bag_ran_out, p.first, p.active, p.actions, p.completed, p.ended]
    gone = jnp.zeros(len(MARKERS_OR_HIDDEN), u8)
    head = jnp.stack([seat.astype(u8), actor(b, p).astype(u8)])
    single = [p.open, p.post, p.piece, p.seat, p.owner, p.displaced, p.lifted, p.extras]
    memory = [p.route, p.taken, p.left, p.lifts, p.traders, p.merchants]
    return jnp.concatenate([
        head, p.posts, p.houses, p.special, p.markers, desks.reshape(-1), p.unseen, gone, jnp.stack(numbers),
        jnp.array(NO_PAWN, u8), p.extra_offices.reshape(-1), p.green_offices.reshape(-1), jnp.stack(single), p.set,
        jnp.stack(memory), p.hand,
    ])  # fmt: skip
