"""D. Displacing: the payment and the victim's answer."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.games.hansa.pieces import EMPTY, MERCHANT, NONE, TRADER
from kontor.jax.position import (
    ANSWER,
    PAY,
    STOCK,
    SUPPLY,
    Array,
    Position,
    add,
    kind_of,
    open_,
    own_desk,
    owner,
    piece_of,
    put,
    put_piece,
    read,
    row_of,
)
from kontor.jax.posts import free_posts, own_posts
from kontor.jax.tables import PAYMENTS, UNREACHABLE, Tables
from kontor.jax.turn import t1_spend_action


def d1_displacements(b: Tables, p: Position) -> tuple[Array, Array]:
    """D1: return masks of the posts where a trader or a merchant can displace a piece. The rest of the supply must be
    enough to pay.
    """
    desk = own_desk(p)
    traders, merchants = desk[SUPPLY + TRADER], desk[SUPPLY + MERCHANT]
    left_to_pay = traders + merchants - 1
    price = jnp.where(kind_of(p.posts) == TRADER, 1, 2)
    rivals = (p.posts != EMPTY) & (owner(p.posts) != p.active) & (price <= left_to_pay)
    return (rivals & ~b.ship if b.has_ships else rivals) & (traders > 0), rivals & (merchants > 0)


def d1_displace(p: Position, on: Array, kind: Array, post: Array) -> Position:
    """D1a: put the new piece on the post. The payment follows as a separate decision."""
    victim = read(p.posts, post)
    p = add(p, on, p.active, SUPPLY + kind, -1)
    p = put_piece(p, on, post, piece_of(p.active, kind))
    return open_(t1_spend_action(p, on), on, PAY, post=post, piece=victim)


def d1_payments(p: Position) -> Array:
    """D1a: return every affordable mix of pieces that adds up to the price."""
    desk = own_desk(p)
    price = 1 + kind_of(p.piece)
    traders, merchants = PAYMENTS[:, TRADER], PAYMENTS[:, MERCHANT]
    affordable = (traders <= desk[SUPPLY + TRADER]) & (merchants <= desk[SUPPLY + MERCHANT])
    return affordable & (traders + merchants == price) & (p.open == PAY)


def d1_pay(p: Position, on: Array, mix: Array) -> Position:
    """D1: move the payment from supply to stock. D2: the owner of the displaced piece answers."""
    for kind in (TRADER, MERCHANT):
        number = read(PAYMENTS[:, kind], mix)
        p = add(p, on, p.active, SUPPLY + kind, -number)
        p = add(p, on, p.active, STOCK + kind, number)
    seat, kind = owner(p.piece), kind_of(p.piece)
    return open_(p, on, ANSWER, post=p.post, seat=seat, owner=seat, displaced=kind, extras=1 + kind)


def d6_targets(b: Tables, p: Position) -> tuple[Array, Array]:
    """D6: return masks of the free posts in the nearest ring, for a trader and for a merchant. The posts on the
    displaced piece's own route come last.
    """
    ring = row_of(b.distance, read(b.post_route, p.post))

    def nearest(free: Array) -> Array:
        distance = jnp.where(free, ring, UNREACHABLE)
        least = jnp.min(distance)
        return (distance == least) & (least < UNREACHABLE)

    land, free = free_posts(b, p)
    return (nearest(land), nearest(free)) if b.has_ships else (nearest(free),) * 2


def d5_sources(p: Position) -> tuple[Array, Array, Array]:
    """D5a: return the source of extra pieces, and whether it contains traders and merchants.

    The source is the stock, then the supply, then (NONE) the player's own posts.
    """
    desk = row_of(p.desks, p.seat).astype(jnp.int32)
    stock, supply = desk[STOCK : STOCK + 2], desk[SUPPLY : SUPPLY + 2]
    in_stock, in_supply = jnp.any(stock > 0), jnp.any(supply > 0)
    held = jnp.where(in_stock, stock, supply)
    return jnp.where(in_stock, STOCK, jnp.where(in_supply, SUPPLY, NONE)), held[TRADER] > 0, held[MERCHANT] > 0


def d2_answers(b: Tables, p: Position) -> dict[str, Array]:
    """D2–D7: return every legal answer by the victim."""
    answering = p.open == ANSWER
    near_t, near_m = d6_targets(b, p)
    lifted, displaced = p.lifted != NONE, p.displaced != NONE
    near = jnp.where(p.displaced == MERCHANT, near_m, near_t)
    returning = answering & ~lifted & displaced
    source, traders, merchants = d5_sources(p)
    adding = answering & ~lifted & (p.extras > 0)
    placed = jnp.any(jnp.arange(p.posts.shape[0])[:, None] == p.set[None, :], axis=1)
    add_t = (adding & traders) | (answering & (p.lifted == TRADER))  # D5b: a lifted piece must be placed
    add_m = (adding & merchants) | (answering & (p.lifted == MERCHANT))
    return {
        "return_to": near & returning,
        "return_to_stock": (~jnp.any(near) & returning)[None],
        "add_trader": near_t & add_t,
        "add_merchant": near_m & add_m,
        "take": own_posts(p, p.seat) & ~placed & adding & (source == NONE),
        "done": answering & ~lifted & ~displaced,  # D7
    }


def after(p: Position, on: Array, post: Array) -> Position:
    """Store the post filled in this answer, or NONE if no post was filled."""
    unused = jnp.argmax(p.set == NONE)
    here = on & (post != NONE) & (jnp.arange(p.set.shape[0]) == unused)
    return p._replace(set=jnp.where(here, post.astype(jnp.uint8), p.set))


def d3_return(p: Position, on: Array, post: Array) -> Position:
    """D3, D6: return the displaced piece to a post. D6d: the piece goes to stock if no post is free."""
    p = put_piece(p, on, post, piece_of(p.owner, p.displaced))
    p = add(p, on & (post == NONE), p.owner, STOCK + p.displaced.astype(jnp.int32))
    return after(put(p, on, displaced=NONE), on, post)


def d4_add(p: Position, on: Array, kind: Array, post: Array) -> Position:
    """D4: add an extra piece, from its source by D5 or from the hand."""
    source, _, _ = d5_sources(p)
    p = add(p, on & (p.lifted == NONE), p.seat, source + kind, -1)
    p = put_piece(p, on, post, piece_of(p.owner, kind))
    return after(put(p, on, extras=p.extras - 1, lifted=NONE), on, post)


def d5_take(p: Position, on: Array, post: Array) -> Position:
    """D5: lift one of the player's own pieces to place it elsewhere, because stock and supply are empty."""
    p = put(p, on, lifted=kind_of(read(p.posts, post)))
    return put_piece(p, on, post, EMPTY)
