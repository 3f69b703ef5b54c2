"""A. The income, place and move actions. Displacing is in section D, and claiming in section C."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.pieces import BURSA, EMPTY, LIBER_SOPHIAE, MERCHANT, MERCHANTS, TRACK_VALUES, TRADER
from kontor.jax.position import (
    MOVE,
    SEA_MOVE,
    STOCK,
    SUPPLY,
    TRACK,
    TURN,
    Array,
    Position,
    add,
    kind_of,
    open_,
    own_desk,
    piece_of,
    put,
    put_piece,
    read,
)
from kontor.jax.posts import a4d_settable, free_posts, own_posts
from kontor.jax.tables import Tables
from kontor.jax.turn import t1_spend_action

INCOME = np.array(TRACK_VALUES[BURSA], np.int32)
LIFTS = np.array(TRACK_VALUES[LIBER_SOPHIAE], np.int32)


def a1_income_size(p: Position) -> Array:
    """A1: return the Bursa value, or the size of the stock if that is smaller (ALL_OF_IT is larger than any stock)."""
    desk = own_desk(p)
    return jnp.minimum(read(INCOME, desk[TRACK + BURSA]), desk[STOCK + TRADER] + desk[STOCK + MERCHANT])


def a1_incomes(p: Position) -> Array:
    """A1: return a mask of the possible numbers of merchants, which is empty if the stock is."""
    desk, size, merchants = own_desk(p), a1_income_size(p), jnp.arange(MERCHANTS + 1)
    fewest, most = size - desk[STOCK + TRADER], jnp.minimum(size, desk[STOCK + MERCHANT])
    return (size > 0) & (merchants >= fewest) & (merchants <= most)


def a1_income(p: Position, on: Array, merchants: Array) -> Position:
    """A1: move pieces from stock to supply."""
    traders = a1_income_size(p) - merchants
    for kind, number in ((TRADER, traders), (MERCHANT, merchants)):
        p = add(p, on, p.active, STOCK + kind, -number)
        p = add(p, on, p.active, SUPPLY + kind, number)
    return t1_spend_action(p, on)


def a2_placements(b: Tables, p: Position) -> tuple[Array, Array]:
    """A2: return masks of the posts for a trader and for a merchant from supply."""
    desk = own_desk(p)
    land, free = free_posts(b, p)
    return land & (desk[SUPPLY + TRADER] > 0), free & (desk[SUPPLY + MERCHANT] > 0)


def a2_place(p: Position, on: Array, kind: Array, post: Array) -> Position:
    p = add(p, on, p.active, SUPPLY + kind, -1)
    return t1_spend_action(put_piece(p, on, post, piece_of(p.active, kind)), on)


def a4a_lifts(p: Position) -> Array:
    """A4a: return a mask of the posts with a piece to lift. X7a: the mask contains all pieces."""
    any_owner = (p.open == SEA_MOVE) & (p.lifts > 0)
    own = ((p.open == TURN) & (p.actions > 0)) | ((p.open == MOVE) & (p.lifts > 0))
    return (own & own_posts(p)) | (any_owner & (p.posts != EMPTY))


def a4a_lift(p: Position, on: Array, post: Array) -> Position:
    """A4a: lift a piece. The first piece lifted starts the Move action, which is limited by the Liber Sophiae value."""
    piece = read(p.posts, post)
    begins = on & (p.open == TURN)
    p = open_(p, begins, MOVE, lifts=read(LIFTS, own_desk(p)[TRACK + LIBER_SOPHIAE]))
    p = t1_spend_action(p, begins)
    p = put_piece(p, on, post, EMPTY)
    p = put(p, on, lifts=p.lifts - 1)
    moving, merchant = on & (p.open == MOVE), kind_of(piece) == MERCHANT
    p = put(p, moving & merchant, merchants=p.merchants + 1)
    p = put(p, moving & ~merchant, traders=p.traders + 1)
    both = jnp.stack([jnp.where(p.hand[0] == EMPTY, piece, p.hand[0]), jnp.where(p.hand[0] == EMPTY, 0, piece)])
    return put(p, on & (p.open == SEA_MOVE), hand=both)


def a4b_settings(b: Tables, p: Position) -> tuple[Array, Array]:
    """A4b: return masks of the posts for the traders and merchants in hand. X7a: return masks of the posts for the
    piece that was lifted first.
    """
    at_sea, kind = p.open == SEA_MOVE, kind_of(p.hand[0])
    held = p.hand[0] != EMPTY
    in_hand = jnp.sum((p.hand != EMPTY) & (kind_of(p.hand) == TRADER))
    land, free = a4d_settable(b, p, jnp.where(at_sea, in_hand, p.traders))
    moving = p.open == MOVE
    traders = (moving & (p.traders > 0)) | (at_sea & held & (kind == TRADER))
    merchants = (moving & (p.merchants > 0)) | (at_sea & held & (kind == MERCHANT))
    return land & traders, free & merchants


def a4b_set(p: Position, on: Array, kind: Array, post: Array) -> Position:
    """A4b, X7a: place a lifted piece on a post. The Move action ends when the last piece has been placed."""
    at_sea, moving = on & (p.open == SEA_MOVE), on & (p.open == MOVE)
    p = put_piece(p, on, post, jnp.where(at_sea, p.hand[0], piece_of(p.active, kind)))
    p = put(p, on, lifts=0)
    p = put(p, moving & (kind == TRADER), traders=p.traders - 1)
    p = put(p, moving & (kind == MERCHANT), merchants=p.merchants - 1)
    p = put(p, at_sea, hand=jnp.stack([p.hand[1], jnp.zeros_like(p.hand[1])]))
    return open_(p, moving & (p.traders == 0) & (p.merchants == 0), TURN)
