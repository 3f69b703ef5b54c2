"""Posts, which pieces fit on them (A2, D6b), and which pieces are on a route."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp

from kontor.games.hansa.pieces import EMPTY, MERCHANT, TRADER
from kontor.jax.position import Array, Position, owner, piece_of, put_piece, row_of
from kontor.jax.tables import Tables


def own_posts(p: Position, seat: Any = None) -> Array:
    """Return a mask of the posts with a piece of this seat (by default, the active player)."""
    return owner(p.posts) == (p.active if seat is None else seat)


def free_posts(b: Tables, p: Position) -> tuple[Array, Array]:
    """Return masks of the empty posts that a trader and a merchant may use. Only merchants may use ship posts."""
    empty = p.posts == EMPTY
    return (empty & ~b.ship if b.has_ships else empty), empty


def all_on_route(b: Tables, posts: Array) -> Array:
    """Return a mask of the routes whose posts are all in this mask of posts."""
    padded = jnp.concatenate([posts, jnp.ones(1, bool)])
    found = padded[b.route_posts[:, 0]]
    for place in range(1, b.route_posts.shape[1]):
        found &= padded[b.route_posts[:, place]]
    return found


def on_route(b: Tables, p: Position, route: Array) -> tuple[Array, Array]:
    """Return the posts with traders and with merchants of the active player on the route, as masks."""
    here = row_of(b.on_route, route)
    return here & (p.posts == piece_of(p.active, TRADER)), here & (p.posts == piece_of(p.active, MERCHANT))


def take_from_route(b: Tables, p: Position, on: Array, route: Array, kind: Array) -> Position:
    """Remove the first piece of this kind from the route. All pieces of one kind are equivalent."""
    here = row_of(b.on_route, route) & (p.posts == piece_of(p.active, kind))
    return put_piece(p, on, jnp.argmax(here), EMPTY)


def a4d_settable(b: Tables, p: Position, traders: Array) -> tuple[Array, Array]:
    """A4b, A4d: return masks of the posts for a piece in hand. A merchant must leave enough land posts for the
    traders in hand.
    """
    land, free = free_posts(b, p)
    if not b.has_ships:
        return land, free
    tight = jnp.sum(land) == traders
    return land, free & ~(land & tight)
