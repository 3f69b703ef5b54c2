"""Posts: which are free for which piece (A2, D6b), and pieces that come and go."""

from __future__ import annotations

from kontor.games.hansa.board import Board, masked
from kontor.games.hansa.pieces import EMPTY, IS_EMPTY, MERCHANT, TRADER, kind_of, owner, piece_of
from kontor.games.hansa.state import DESK, STOCK, SUPPLY, State


def land_only(board: Board, posts: bytes) -> bytes:
    """Of these posts (1 or 0 each) those that are no ship posts."""
    if not board.has_ships:
        return posts
    return masked(posts, board.land)


def free_posts(state: State, kind: int) -> bytes:
    """1 for each post that is empty and allowed for this kind: ship posts take merchants only."""
    empty = bytes(state.posts).translate(IS_EMPTY)
    return land_only(state.board, empty) if kind == TRADER else empty


def is_free(state: State, post: int, kind: int) -> bool:
    return state.posts[post] == EMPTY and not (kind == TRADER and state.board.ships[post])


def from_supply(state: State, seat: int, kind: int, post: int) -> None:
    """A piece from supply on a post."""
    state.desks[seat * DESK + SUPPLY + kind] -= 1
    state.posts[post] = piece_of(seat, kind)


def to_stock(state: State, seat: int, kind: int, number: int = 1) -> None:
    state.desks[seat * DESK + STOCK + kind] += number


def lift_piece(state: State, post: int) -> int:
    """Empty a post and say which kind of piece stood there."""
    kind = kind_of(state.posts[post])
    state.posts[post] = EMPTY
    return kind


def whose(state: State, piece: int) -> str | int:
    """The seat that owns a piece, for events; `neutral` for neutral traders."""
    return "neutral" if owner(piece) == state.neutral else owner(piece)


def on_route(state: State, route: int, kind: int) -> bool:
    """Whether the claimer has a piece of this kind on the route."""
    there = state.board.routes[route]
    wanted = piece_of(state.active, kind)
    return any(state.posts[post] == wanted for post in range(there.first_post, there.end_post))


def take_from_route(state: State, route: int, kind: int) -> int:
    """One piece of this kind leaves the route, and its post is told; which one makes no difference."""
    post = state.posts.index(piece_of(state.active, kind), state.board.routes[route].first_post)
    state.posts[post] = EMPTY
    return post


def settable(state: State, kind: int, traders: int) -> bytes:
    """A4b, A4d: the posts where a piece of this kind in hand may be set, with so many traders in hand in all."""
    if kind == MERCHANT and state.board.has_ships:
        land = free_posts(state, TRADER)
        if land.count(1) == traders:
            free = free_posts(state, MERCHANT)
            return bytes([here and not dry for here, dry in zip(free, land)])
    return free_posts(state, kind)
