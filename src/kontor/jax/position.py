"""One game's position as small arrays, with the masked updates used by all rules.

The fields have the order and the values of the observation (`kontor.games.hansa.observation`), so concatenating them
gives an observation. Besides the turn, at most one decision is open, so fields take the place of the stack.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import jax.numpy as jnp

from kontor.games.hansa.observation import SHAPES
from kontor.games.hansa.pieces import NONE
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, SCORE, STOCK, SUPPLY, TRACK, UNUSED, USED

Array: TypeAlias = Any
"""A JAX array. mypy does not know the type, because JAX is not in the development environment."""

OVER = SHAPES[()]
TURN = SHAPES["turn",]
PAY = SHAPES["turn", "pay"]
ANSWER = SHAPES["turn", "answer"]
MOVE = SHAPES["turn", "move"]
REMOVE = SHAPES["turn", "remove"]
BENEFIT = SHAPES["turn", "benefit"]
TAKEN = SHAPES["turn", "benefit", "taken"]
REDEPLOY = SHAPES["turn", "redeploy"]
SEA_MOVE = SHAPES["turn", "sea_move"]
SEA_SKILL = SHAPES["turn", "sea_skill"]
SEA_OFFICE = SHAPES["turn", "sea_office"]
PLACING = SHAPES["placing",]
DRAWING = SHAPES["placing", "draw"]


class Options(NamedTuple):
    """A table's options as arrays, so one compiled program serves all editions with the same shape."""

    mix: Array
    """Number of markers of each kind."""
    face_up: Array
    mission_cards: Array
    marker_in_same_action: Array
    swap_must_own_one: Array
    max_decisions: Array


class Position(NamedTuple):
    """One game's position. All fields are uint8 except the counters at the end."""

    posts: Array
    houses: Array
    special: Array
    markers: Array
    desks: Array
    """One row per seat, with the columns of `kontor.games.hansa.stored`."""
    unseen: Array
    bag: Array
    bag_ran_out: Array
    first: Array
    active: Array
    actions: Array
    completed: Array
    ended: Array
    extra_offices: Array
    """City and piece of each extra office, padded with NONE and EMPTY."""
    green_offices: Array
    """One row per green city, from left to right."""
    open: Array
    """Number of the open decision (`SHAPES`)."""
    post: Array
    piece: Array
    seat: Array
    owner: Array
    displaced: Array
    lifted: Array
    extras: Array
    set: Array
    route: Array
    taken: Array
    left: Array
    lifts: Array
    traders: Array
    merchants: Array
    hand: Array
    groups: Array
    """For each seat, the group of connected offices to which each city belongs. A group is identified by one of its
    cities. NONE means no group.
    """
    network: Array
    """F6: number of offices in each seat's largest group."""
    length: Array
    """Number of actions, including draws and forced actions."""
    decided: Array
    """Number of decisions."""


CLOSED: dict[str, Any] = {
    "post": NONE, "piece": 0, "seat": NONE, "owner": NONE, "displaced": NONE, "lifted": NONE, "extras": 0,
    "set": NONE, "route": NONE, "taken": NONE, "left": 0, "lifts": 0, "traders": 0, "merchants": 0, "hand": 0,
}  # fmt: skip
"""Field values of decisions that are not open."""


def put(p: Position, on: Array, **values: Any) -> Position:
    """Replace fields where `on` is true."""
    changed = {}
    for name, value in values.items():
        old = getattr(p, name)
        changed[name] = jnp.where(on, jnp.asarray(value).astype(old.dtype), old)
    return p._replace(**changed)


def open_(p: Position, on: Array, kind: Any, **values: Any) -> Position:
    """Open a decision with these values and clear the fields of all other decisions."""
    return put(p, on, **{**CLOSED, "open": kind, **values})


def put_piece(p: Position, on: Array, post: Array, piece: Any) -> Position:
    """Replace the piece on one post."""
    here = on & (jnp.arange(p.posts.shape[0]) == post)
    return p._replace(posts=jnp.where(here, jnp.asarray(piece).astype(jnp.uint8), p.posts))


def add(p: Position, on: Array, seat: Array, column: Any, number: Any = 1) -> Position:
    """Add a number to one cell on a desk."""
    here = (jnp.arange(p.desks.shape[0]) == seat)[:, None] & (jnp.arange(DESK) == column)[None, :]
    more = jnp.where(here & on, jnp.asarray(number).astype(jnp.uint8), jnp.uint8(0))
    return p._replace(desks=p.desks + more)


def read(row: Any, at: Array) -> Array:
    """Return one element as int32. If the index is out of range, the nearest element is returned."""
    return jnp.asarray(row).at[at].get(mode="clip").astype(jnp.int32)


def row_of(rows: Any, at: Array) -> Array:
    """Return one row of a table."""
    return jnp.asarray(rows).at[at].get(mode="clip")


def own_desk(p: Position) -> Array:
    """Return the desk of the active player as int32."""
    return row_of(p.desks, p.active).astype(jnp.int32)


def piece_of(seat: Any, kind: Any) -> Array:
    """Return the byte for one of this seat's pieces, as int32."""
    return 1 + 2 * jnp.asarray(seat).astype(jnp.int32) + jnp.asarray(kind).astype(jnp.int32)


def owner(piece: Array) -> Array:
    """Return the seat that owns a piece, or a large number for an empty place."""
    return ((piece.astype(jnp.int32) - 1) & 0xFF) >> 1


def kind_of(piece: Array) -> Array:
    return (piece.astype(jnp.int32) - 1) & 1


__all__ = [
    "DESK", "LINK", "MISSION", "PLATE", "SCORE", "STOCK", "SUPPLY", "TRACK", "UNUSED", "USED",
]  # fmt: skip
