"""C. Claiming a route, and P. special prestige."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.games.hansa.pieces import (
    EMPTY,
    EXTRA_OFFICE,
    HIDDEN,
    MERCHANT,
    NO_MARKER,
    NONE,
    PRIVILEGIUM,
    TRADER,
)
from kontor.jax.cities import (
    c3_pay_controllers,
    c6_establish,
    m5_insert_extra,
    taken_houses,
    x5_first_in_green_city,
)
from kontor.jax.position import (
    BENEFIT,
    PLATE,
    STOCK,
    TAKEN,
    TRACK,
    UNUSED,
    USED,
    Array,
    Options,
    Position,
    add,
    open_,
    own_desk,
    piece_of,
    put,
    read,
    row_of,
)
from kontor.jax.posts import all_on_route, on_route, own_posts, take_from_route
from kontor.jax.tables import Tables
from kontor.jax.turn import c9_advance, t1_spend_action, unfinished


def c1_claims(b: Tables, p: Position) -> Array:
    """C1: return a mask of the routes with the player's pieces on every post."""
    return all_on_route(b, own_posts(p))


def c2_claim(b: Tables, p: Position, on: Array, route: Array) -> Position:
    """C2: give the controllers their prestige, take the marker, then choose the benefit.

    C4b: the kind of a face-down marker is drawn next.
    """
    p = c3_pay_controllers(b, t1_spend_action(p, on), on, route)
    marker = read(p.markers, route)
    some, hidden = on & (marker != NO_MARKER), marker == HIDDEN
    p = add(p, some & ~hidden, p.active, UNUSED + marker)
    here = some & (jnp.arange(b.n_routes) == route)
    p = p._replace(markers=jnp.where(here, jnp.uint8(NO_MARKER), p.markers))
    p = c4_take_replacement(p, some)
    kind = jnp.where(hidden, TAKEN, BENEFIT)
    return open_(p, on, kind, route=route, taken=jnp.where(some, marker, NONE))


def c4_take_replacement(p: Position, on: Array) -> Position:
    """Move a marker of unknown kind to the plate. C4c: if the bag is empty, the game ends after this action."""
    left = p.bag > 0
    p = put(p, on & ~left, bag_ran_out=True)
    p = add(p, on & left, p.active, PLATE + HIDDEN)
    return put(p, on & left, bag=p.bag - 1)


def c4b_draw_taken(p: Position, on: Array, marker: Array) -> Position:
    """C4b, C4d: draw the kind of a face-down marker when it is taken, before the benefit is chosen."""
    drawn = on & (jnp.arange(p.unseen.shape[0]) == marker)
    p = p._replace(unseen=p.unseen - drawn.astype(jnp.uint8))
    p = add(p, on, p.active, UNUSED + marker)
    return put(p, on, open=BENEFIT, taken=marker)


def privileged(p: Position, colour: Array) -> Array:
    """C6: return whether Privilegium covers this colour."""
    return colour <= own_desk(p)[TRACK + PRIVILEGIUM]


def c5_benefits(b: Tables, o: Options, p: Position) -> dict[str, Array]:
    """C5: return masks of the possible benefits (office, extra office, skill, special prestige and nothing)."""
    choosing = p.open == BENEFIT
    route = p.route.astype(jnp.int32)
    end = row_of(b.is_end, route) & choosing
    with_traders, with_merchants = on_route(b, p, route)
    traders, merchants = jnp.any(with_traders), jnp.any(with_merchants)

    # C6: a piece on the route must have the shape of the leftmost free house, and Privilegium must cover its colour.
    taken = taken_houses(b, p)
    house = b.first_house + taken
    fits = jnp.where(jnp.asarray(b.wants_merchant)[house], merchants, traders)
    office = (taken < b.houses_in) & fits & privileged(p, jnp.asarray(b.colour)[house])

    # M2, M5a: a marker that was just taken can be used only with the option. At least one house must be occupied (X4b:
    # except in green cities).
    just_taken = (p.taken == EXTRA_OFFICE) & ~o.marker_in_same_action
    held = own_desk(p)[UNUSED + EXTRA_OFFICE] > just_taken
    extra = end & held & ((taken > 0) | b.green)

    special = choosing & (route == b.board.special_route) & merchants
    slots = (p.special == EMPTY) & privileged(p, b.slot_colour)
    return {
        "office": end & office,
        "extra_trader": extra & traders,
        "extra_merchant": extra & merchants,
        "skill": row_of(b.skills, route) & unfinished(p) & choosing,
        "prestige": slots & special,
        "nothing": choosing[None],
    }


def c5_some_benefit(b: Tables, o: Options, p: Position) -> Array:
    """C11: return whether there is any benefit to choose besides taking nothing."""
    found = c5_benefits(b, o, p)
    return jnp.any(jnp.stack([jnp.any(some) for name, some in found.items() if name != "nothing"]))


def c6_office(b: Tables, p: Position, on: Array, city: Array) -> Position:
    """C6: move a piece of the route to the leftmost free house."""
    house = read(b.first_house, city) + read(taken_houses(b, p), city)
    kind = read(b.wants_merchant, house)
    p = take_from_route(b, p, on, p.route, kind)
    return c6_establish(b, p, on, city)


def m5_extra_office(b: Tables, p: Position, on: Array, kind: Array, city: Array) -> Position:
    """M5: use up the marker to add an office to the left of all others."""
    p = add(p, on, p.active, UNUSED + EXTRA_OFFICE, -1)
    p = add(p, on, p.active, USED + EXTRA_OFFICE)
    p = take_from_route(b, p, on, p.route, kind)
    p = x5_first_in_green_city(b, p, on, city)
    return m5_insert_extra(p, on, city, piece_of(p.active, kind))


def c9_skill(p: Position, on: Array, track: Array) -> Position:
    """C9: advance a skill track as the benefit of a claim."""
    return c9_advance(p, on, track)


def p1_prestige(b: Tables, p: Position, on: Array, slot: Array) -> Position:
    """P1: take a special-prestige slot. It scores at the end of the game."""
    p = take_from_route(b, p, on, p.route, jnp.asarray(MERCHANT))
    here = on & (jnp.arange(p.special.shape[0]) == slot)
    return p._replace(special=jnp.where(here, piece_of(p.active, MERCHANT).astype(jnp.uint8), p.special))


def c2_clear_route(b: Tables, p: Position, on: Array) -> Position:
    """C2: move the remaining pieces of the claimed route to stock."""
    with_traders, with_merchants = on_route(b, p, p.route)
    p = add(p, on, p.active, STOCK + TRADER, jnp.sum(with_traders))
    p = add(p, on, p.active, STOCK + MERCHANT, jnp.sum(with_merchants))
    return p._replace(posts=jnp.where(on & row_of(b.on_route, p.route), jnp.uint8(EMPTY), p.posts))
