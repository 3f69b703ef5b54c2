"""X6–X9. Permanent bonuses of sea routes. A bonus can be used once for each claim of its route."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.games.hansa.pieces import (
    EMPTY,
    GREEN_OFFICE,
    MERCHANT,
    MOST_GREEN_OFFICES,
    MOVE_ANY,
    PRIVILEGE,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRADER,
)
from kontor.games.hansa.pieces import REDEPLOY as REDEPLOY_BONUS
from kontor.games.hansa.rules.sea import MOST_MOVED, MOST_REDEPLOYED
from kontor.jax.cities import x5_first_in_green_city
from kontor.jax.position import (
    REDEPLOY,
    SEA_MOVE,
    SEA_OFFICE,
    SEA_SKILL,
    SUPPLY,
    TRACK,
    Array,
    Position,
    add,
    open_,
    own_desk,
    piece_of,
    put,
    put_piece,
    read,
    row_of,
)
from kontor.jax.posts import free_posts, on_route, take_from_route
from kontor.jax.tables import Tables


def x9_redeployments(b: Tables, p: Position) -> tuple[Array, Array]:
    """X9: return masks of the free posts of other routes, for each kind of piece left on the route."""
    land, free = free_posts(b, p)
    traders, merchants = on_route(b, p, p.route)
    elsewhere = ~row_of(b.on_route, p.route)
    return land & elsewhere & jnp.any(traders), free & elsewhere & jnp.any(merchants)


def x9_offer(b: Tables, p: Position, benefit: Array, again: Array) -> tuple[Position, Array]:
    """X9: offer to redeploy pieces of the claimed route before the rest goes to stock.

    `benefit` is true after a benefit, and `again` after a piece was redeployed. Also returns a mask of the games
    without an offer.
    """
    if not b.has_bonus:
        return p, benefit
    traders, merchants = x9_redeployments(b, p)
    possible = jnp.any(traders) | jnp.any(merchants)
    first = benefit & (read(b.bonus, p.route) == REDEPLOY_BONUS) & possible
    p = open_(p, first, REDEPLOY, route=p.route, left=MOST_REDEPLOYED)
    return p, (benefit & ~first) | (again & ~((p.left > 0) & possible))


def x9_redeploy(b: Tables, p: Position, on: Array, kind: Array, post: Array) -> Position:
    """X9: redeploy one piece."""
    if not b.has_bonus:
        return p
    p = take_from_route(b, p, on, p.route, kind)
    p = put_piece(p, on, post, piece_of(p.active, kind))
    return put(p, on, left=p.left - 1)


def x6_offer_bonus(b: Tables, p: Position, on: Array) -> tuple[Position, Array]:
    """X7, X8: offer the bonus of the claimed route if it could change something. Also returns a mask of the games
    without an offer.
    """
    if not b.has_bonus:
        return p, on
    bonus = read(b.bonus, p.route)
    traders, merchants = x8_green(b, p)
    move = on & (bonus == MOVE_ANY) & jnp.any(p.posts != EMPTY)
    skill = on & (bonus == PRIVILEGE) & (own_desk(p)[TRACK + PRIVILEGIUM] < TRACK_LENGTH[PRIVILEGIUM])
    office = on & (bonus == GREEN_OFFICE) & (jnp.any(traders) | jnp.any(merchants))
    p = open_(p, move, SEA_MOVE, lifts=MOST_MOVED)
    p = open_(p, skill, SEA_SKILL)
    p = open_(p, office, SEA_OFFICE)
    return p, on & ~(move | skill | office)


def x8_green(b: Tables, p: Position) -> tuple[Array, Array]:
    """X8: return masks of the green cities with room, for a trader and for a merchant from supply."""
    none = jnp.zeros((1, MOST_GREEN_OFFICES), jnp.uint8)
    last = jnp.concatenate([p.green_offices, none])[:, -1]
    room = b.green & (last == EMPTY)[b.green_row]
    desk = own_desk(p)
    return room & (desk[SUPPLY + TRADER] > 0), room & (desk[SUPPLY + MERCHANT] > 0)


def x8_open_green_office(b: Tables, p: Position, on: Array, kind: Array, city: Array) -> Position:
    """X8, X4c: open an office to the right of all others."""
    if not b.n_green:
        return p
    p = add(p, on, p.active, SUPPLY + kind, -1)
    p = x5_first_in_green_city(b, p, on, city)
    row = read(b.green_row, city)
    number = jnp.sum(p.green_offices != EMPTY, axis=1)
    here = (jnp.arange(b.n_green) == row)[:, None] & (jnp.arange(MOST_GREEN_OFFICES)[None, :] == number[:, None])
    piece = piece_of(p.active, kind).astype(jnp.uint8)
    return p._replace(green_offices=jnp.where(on & here, piece, p.green_offices))
