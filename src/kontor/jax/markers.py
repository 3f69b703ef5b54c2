"""M. Use of the swap, +3, +4, skill and remove markers. Extra-office markers are used as part of a claim."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.games.hansa.pieces import EMPTY, MARKERS, PLUS3, PLUS4, REMOVE_MARKER, SKILL_MARKER, SWAP
from kontor.games.hansa.rules.markers import MOST_REMOVED, PLUS_ACTIONS
from kontor.jax.position import (
    REMOVE,
    SUPPLY,
    TURN,
    UNUSED,
    USED,
    Array,
    Options,
    Position,
    add,
    kind_of,
    open_,
    own_desk,
    owner,
    put,
    put_piece,
    read,
)
from kontor.jax.tables import Tables
from kontor.jax.turn import c9_advance, unfinished


def m1_uses(b: Tables, o: Options, p: Position) -> dict[str, Array]:
    """M1, M10: return masks of the uses of unused markers that have an effect."""
    unused = (own_desk(p)[UNUSED : UNUSED + len(MARKERS)] > 0) & (p.open == TURN)
    return {
        "use_swap": m6_swaps(b, o, p) & unused[SWAP],
        "use_plus3": unused[PLUS3][None],
        "use_plus4": unused[PLUS4][None],
        "use_skill": unfinished(p) & unused[SKILL_MARKER],
        "use_remove": (p.posts != EMPTY) & unused[REMOVE_MARKER],
    }


def m1_use(p: Position, on: Array, marker: Array) -> Position:
    """M1: turn the marker over and keep it."""
    return add(add(p, on, p.active, UNUSED + marker, -1), on, p.active, USED + marker)


def all_rows(p: Position) -> Array:
    """Return the pieces in all houses, followed by the rows of the green cities."""
    return jnp.concatenate([p.houses, p.green_offices.reshape(-1)])


def m6_swaps(b: Tables, o: Options, p: Position) -> Array:
    """M6, X10: return a mask of the neighbours that differ in owner or kind. With `swap_must_own_one`, the player must
    own one of them.
    """
    row = all_rows(p)
    left, right = row[b.swap_left], row[b.swap_left + 1]
    own = (owner(left) == p.active) | (owner(right) == p.active)
    return (left != right) & (right != EMPTY) & (own | ~o.swap_must_own_one)


def m6_swap(b: Tables, p: Position, on: Array, action: Array) -> Position:
    """M6: swap two neighbouring pieces."""
    number = action - next(numbers[0] for numbers in b.actions.use_swap if numbers)
    at = read(b.swap_left, number)
    row = all_rows(p)
    left, right = read(row, at), read(row, at + 1)
    place = jnp.arange(row.shape[0])
    swapped = jnp.where(place == at, right, jnp.where(place == at + 1, left, row)).astype(jnp.uint8)
    row = jnp.where(on, swapped, row)
    return p._replace(houses=row[: b.n_houses], green_offices=row[b.n_houses :].reshape(p.green_offices.shape))


def m7_plus(p: Position, on: Array, marker: Array) -> Position:
    """M7: gain 3 or 4 more actions this turn."""
    more = jnp.where(marker == PLUS3, PLUS_ACTIONS[PLUS3], PLUS_ACTIONS[PLUS4])
    return put(p, on, actions=p.actions + more)


def m8_skill(p: Position, on: Array, track: Array) -> Position:
    """M8: advance an unfinished track."""
    return c9_advance(p, on, track)


def m9_remove(p: Position, on: Array, post: Array) -> Position:
    """M9: return a piece to its owner's supply. Removing the first piece turns the marker over."""
    p = open_(p, on & (p.open == TURN), REMOVE, left=MOST_REMOVED)
    piece = read(p.posts, post)
    p = add(p, on, owner(piece), SUPPLY + kind_of(piece))
    p = put_piece(p, on, post, EMPTY)
    p = put(p, on, left=p.left - 1)
    return open_(p, on & (p.left == 0), TURN)


MARKER_OF_USE = (SWAP, SKILL_MARKER, REMOVE_MARKER)
