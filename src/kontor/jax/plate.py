"""M3, M4. Moves the replacement markers from the plate to routes at the end of a turn."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from kontor.games.hansa.pieces import EMPTY, HIDDEN, MARKERS_OR_HIDDEN, NO_MARKER
from kontor.jax.cities import taken_houses
from kontor.jax.position import DRAWING, PLACING, PLATE, Array, Options, Position, add, open_, own_desk, put
from kontor.jax.posts import all_on_route
from kontor.jax.tables import Tables
from kontor.jax.turn import t1_pass_turn


def plate(p: Position) -> Array:
    """Return a mask of the kinds of markers on the active player's plate, including HIDDEN."""
    return own_desk(p)[PLATE : PLATE + len(MARKERS_OR_HIDDEN)] > 0


def m3b_routes(b: Tables, p: Position) -> Array:
    """M3b: return a mask of the land routes with no marker, no pieces, and a free printed house in an end city."""
    free = taken_houses(b, p) < b.houses_in
    empty = all_on_route(b, p.posts == EMPTY)
    return (p.markers == NO_MARKER) & ~b.sea & empty & (free[b.ends[:, 0]] | free[b.ends[:, 1]])


def m3_placings(b: Tables, p: Position) -> Array:
    """M3: return a mask of every combination of a marker on the plate and a route that can take it."""
    return (plate(p)[:, None] & m3b_routes(b, p)[None, :] & (p.open == PLACING)).reshape(-1)


def m3_put(p: Position, on: Array, marker: Array, route: Array) -> Position:
    """M3: put one marker on a route. Face-down markers remain hidden."""
    p = add(p, on, p.active, PLATE + marker, -1)
    here = on & (jnp.arange(p.markers.shape[0]) == route)
    return p._replace(markers=jnp.where(here, marker.astype(jnp.uint8), p.markers))


def m3_place_or_pass(b: Tables, o: Options, p: Position, on: Array, ends_turn: Array) -> Position:
    """M3b, M4: continue placing as long as a marker and a route for it remain, then pass the turn.

    M3c: with `face_up`, the new markers are drawn first, at the end of the turn.
    """
    more = jnp.any(plate(p)) & jnp.any(m3b_routes(b, p))
    drawing = ends_turn & o.face_up & (own_desk(p)[PLATE + HIDDEN] > 0)
    p = open_(p, on & more, jnp.where(drawing, DRAWING, PLACING))
    return t1_pass_turn(p, on & ~more)


def m3c_draw_new(p: Position, key: Array, limit: Array) -> Position:
    """M3c: draw and show all new markers, one after another. Drawing stops when the game reaches its length limit."""

    def drawing(carry: tuple[Position, Array]) -> Array:
        p, _ = carry
        return (p.open == DRAWING) & (p.length < limit)

    def draw(carry: tuple[Position, Array]) -> tuple[Position, Array]:
        p, key = carry
        key, now = jax.random.split(key)
        marker = pick(p.unseen, now)
        drawn = jnp.arange(p.unseen.shape[0]) == marker
        p = p._replace(unseen=p.unseen - drawn.astype(jnp.uint8), length=p.length + 1)
        p = add(p, jnp.asarray(True), p.active, PLATE + HIDDEN, -1)
        p = add(p, jnp.asarray(True), p.active, PLATE + marker)
        return put(p, own_desk(p)[PLATE + HIDDEN] == 0, open=PLACING), key

    drawn: Position = jax.lax.while_loop(drawing, draw, (p, key))[0]
    return drawn


def pick(weights: Array, key: Array) -> Array:
    """Draw a kind at random with these weights."""
    total = jnp.maximum(jnp.sum(weights), 1).astype(jnp.uint32)
    number = (jax.random.bits(key, (), jnp.uint32) % total).astype(jnp.int32)
    kind, upto = jnp.zeros((), jnp.int32), jnp.zeros((), jnp.int32)
    for weight in weights:
        upto += weight
        kind += upto <= number
    return kind
