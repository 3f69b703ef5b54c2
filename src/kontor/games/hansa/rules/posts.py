"""Posts, which pieces fit on them (A2, D6b), and functions that move pieces on and off them."""

from __future__ import annotations

from kontor.games.hansa.board import Board, masked
from kontor.games.hansa.pieces import EMPTY, IS_EMPTY, MERCHANT, TRADER, kind_of, owner, piece_of
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, SUPPLY


def land_only(board: Board, posts: bytes) -> bytes:
    """Keep only the posts (1 or 0 each) that are not ship posts."""
    if not board.has_ships:
        return posts
    return masked(posts, board.land)


def free_posts(state: State, kind: int) -> bytes:
    """Return a mask with 1 for each empty post that this kind may use. Only merchants may use ship posts."""
    empty = bytes(state.posts).translate(IS_EMPTY)
    return land_only(state.board, empty) if kind == TRADER else empty


def is_free(state: State, post: int, kind: int) -> bool:
    return state.posts[post] == EMPTY and not (kind == TRADER and state.board.ships[post])


def from_supply(state: State, seat: int, kind: int, post: int) -> None:
    """Move a piece from supply to a post."""
    state.desks[seat * DESK + SUPPLY + kind] -= 1
    state.posts[post] = piece_of(seat, kind)


def to_stock(state: State, seat: int, kind: int, number: int = 1) -> None:
    state.desks[seat * DESK + STOCK + kind] += number


def lift_piece(state: State, post: int) -> int:
    """Empty a post and return the kind of piece that was on it."""
    kind = kind_of(state.posts[post])
    state.posts[post] = EMPTY
    return kind


def whose(state: State, piece: int) -> str | int:
    """Return the owner of a piece, for events: a seat or `neutral`."""
    return "neutral" if owner(piece) == state.neutral else owner(piece)


def on_route(state: State, route: int, kind: int) -> bool:
    """Return whether the claimer has a piece of this kind on the route."""
    there = state.board.routes[route]
    wanted = piece_of(state.active, kind)
    return any(state.posts[post] == wanted for post in range(there.first_post, there.end_post))


def take_from_route(state: State, route: int, kind: int) -> int:
    """Remove one piece of this kind from the route and return its post. All pieces of one kind are equivalent."""
    post = state.posts.index(piece_of(state.active, kind), state.board.routes[route].first_post)
    state.posts[post] = EMPTY
    return post


def settable(state: State, kind: int, traders: int) -> bytes:
    """A4b, A4d: return the posts for a piece in hand. Merchants must leave enough land posts for traders in hand."""
    if kind == MERCHANT and state.board.has_ships:
        land = free_posts(state, TRADER)
        if land.count(1) == traders:
            free = free_posts(state, MERCHANT)
            return bytes([here and not dry for here, dry in zip(free, land)])
    return free_posts(state, kind)
