"""K. Control of cities, the order of offices, and the East–West link (C10)."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.pieces import EMPTY, MOST_GREEN_OFFICES, NONE
from kontor.jax.position import LINK, SCORE, Array, Position, add, own_desk, owner, piece_of, put, read, row_of
from kontor.jax.tables import Tables

FAR = 7
"""Number of bits that encode an office's place in its city."""


def city_houses(b: Tables, p: Position) -> list[Array]:
    """Return the pieces in the first house of every city, then those in the second houses, and so on."""
    padded = jnp.concatenate([p.houses, jnp.zeros(1, jnp.uint8)])
    return [padded[b.city_houses[:, place]] for place in range(b.city_houses.shape[1])]


def taken_houses(b: Tables, p: Position) -> Array:
    """C6a: return the number of occupied houses in each city. Houses are filled from the left."""
    return sum_of([(row != EMPTY).astype(jnp.int32) for row in city_houses(b, p)])


def sum_of(rows: list[Array]) -> Array:
    """Return the sum of a few arrays. Reducing a short axis would need a separate GPU kernel."""
    total = rows[0]
    for row in rows[1:]:
        total = total + row
    return total


def offices(b: Tables, p: Position) -> list[Array]:
    """Return the pieces in all cities from left to right, with gaps. Extra offices come before houses (M5a: the latest
    comes first).
    """
    cities = np.arange(b.n_cities)
    extra = [jnp.where(p.extra_offices[n, 0] == cities, p.extra_offices[n, 1], EMPTY) for n in range(b.extra_offices)]
    return extra[::-1] + city_houses(b, p)


def office_numbers(b: Tables, p: Position) -> tuple[Array, Array]:
    """Return each seat's number of offices in each city, and the controllers by K1 (`players` for nobody)."""
    seats = np.arange(b.players)[:, None]
    strength = jnp.zeros((b.players, b.n_cities), jnp.int32)
    for place, row in enumerate(offices(b, p)):  # ties go to the rightmost office
        own = owner(row)[None] == seats
        strength = jnp.where(own, ((strength >> FAR) + 1 << FAR) + place, strength)
    if b.n_green:  # X4c: way-2 offices are to the right of all others
        own = owner(p.green_offices)[None] == seats[:, :, None]
        rightmost = jnp.max(jnp.where(own, len(offices(b, p)) + np.arange(MOST_GREEN_OFFICES), 0), axis=2)
        more = (jnp.sum(own, axis=2) << FAR) + rightmost
        more = jnp.concatenate([more, jnp.zeros((b.players, 1), jnp.int32)], axis=1)[:, b.green_row]
        strength = jnp.where(more > 0, (strength >> FAR << FAR) + more, strength)
    return strength >> FAR, k1_controller(b, strength)


def k1_controller(b: Tables, strength: Array) -> Array:
    """K1: return the strongest seat in each city, or `players` where nobody has an office."""
    best, most = jnp.full(b.n_cities, b.players), jnp.zeros(b.n_cities, jnp.int32)
    for seat in range(b.players):
        stronger = strength[seat] > most
        best, most = jnp.where(stronger, seat, best), jnp.where(stronger, strength[seat], most)
    return best


def f6_join(b: Tables, p: Position, on: Array, city: Array) -> Position:
    """F6: update the groups of connected offices after the active player has opened an office in this city.

    A seat never loses its last office in a city (a swap stays within one), so groups only grow.
    """
    own = row_of(p.groups, p.active).astype(jnp.int32)
    cities = jnp.arange(b.n_cities)
    near = (row_of(b.adjacent, city) | (cities == city)) & (own != NONE)
    bits = jnp.uint32(1) << jnp.minimum(own, 31).astype(jnp.uint32)
    joined = jax.lax.reduce(jnp.where(near, bits, jnp.uint32(0)), np.uint32(0), jax.lax.bitwise_or, (0,))
    inside = (cities == city) | ((own != NONE) & ((joined & bits) != 0))
    number = row_of(office_numbers(b, p)[0], p.active)
    size = jnp.sum(jnp.where(inside, number, 0))
    here = on & (jnp.arange(b.players) == p.active)
    groups = jnp.where(here[:, None] & inside[None, :], city.astype(jnp.uint8), p.groups)
    network = jnp.where(here, jnp.maximum(p.network, size.astype(jnp.uint8)), p.network)
    return p._replace(groups=groups, network=network)


def gain(p: Position, on: Array, seat: Any, points: Any) -> Position:
    """Add points to a seat's prestige track immediately."""
    return add(p, on, seat, SCORE, points)


def c3_pay_controllers(b: Tables, p: Position, on: Array, route: Array) -> Position:
    """C3: give 1 prestige to the controller of each end city of a claimed route. The index for "nobody" is out of
    range, so it scores nothing.
    """
    ends = row_of(b.ends, route)
    _, controller = office_numbers(b, p)
    for end in range(2):
        p = gain(p, on, read(controller, ends[end]), 1)
    return p


def c6_establish(b: Tables, p: Position, on: Array, city: Array) -> Position:
    """C6–C8: establish an office in the leftmost free house, then resolve its coin and the completed city."""
    house = read(b.first_house, city) + read(taken_houses(b, p), city)
    kind = row_of(b.wants_merchant, house)
    here = on & (jnp.arange(b.n_houses) == house)
    p = p._replace(houses=jnp.where(here, piece_of(p.active, kind).astype(jnp.uint8), p.houses))
    p = gain(p, on & row_of(b.coin, house), p.active, b.board.coin_points)
    full = house + 1 == read(b.first_house, city) + read(b.houses_in, city)
    return put(p, on & full, completed=p.completed + 1)


def x5_first_in_green_city(b: Tables, p: Position, on: Array, city: Array) -> Position:
    """X5: count a completed city for the first office in a green city."""
    if not b.n_green:
        return p
    nobody = read(office_numbers(b, p)[1], city) == b.players
    return put(p, on & row_of(b.green, city) & nobody, completed=p.completed + 1)


def m5_insert_extra(p: Position, on: Array, city: Array, piece: Array) -> Position:
    """M5a: add an extra office. Extra offices are sorted by city, oldest first."""
    rows = p.extra_offices
    if not rows.shape[0]:
        return p
    place = jnp.sum(rows[:, 0] <= city)
    number = jnp.arange(rows.shape[0])[:, None]
    new = jnp.stack([city, piece]).astype(jnp.uint8)[None, :]
    moved = jnp.where(number < place, rows, jnp.where(number == place, new, jnp.roll(rows, 1, axis=0)))
    return p._replace(extra_offices=jnp.where(on, moved, rows))


def c10_check_link(b: Tables, p: Position, on: Array) -> Position:
    """C10: score the link between the two red cities, once per player. Earlier links score more prestige."""
    own = row_of(p.groups, p.active)
    west, east = b.board.link_ends
    linked = (own[west] == own[east]) & (own[west] != NONE)
    now = on & linked & (own_desk(p)[LINK] == 0)
    rank = 1 + jnp.max(p.desks[:, LINK])
    p = add(p, now, p.active, LINK, rank)
    return gain(p, now, p.active, read(b.link_points, rank))
