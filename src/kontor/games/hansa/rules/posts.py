"""Posts: which are free for which piece (A2, D6b), and pieces that come and go."""

from __future__ import annotations

from kontor.games.hansa.board import Board
from kontor.games.hansa.pieces import EMPTY, IS_EMPTY, TRADER, kind_of, piece_of
from kontor.games.hansa.state import DESK, STOCK, SUPPLY, State


def land_only(board: Board, posts: bytearray) -> bytearray:
    """Of these posts (1 or 0 each) those that are no ship posts."""
    if not board.has_ships:
        return posts
    return bytearray((int.from_bytes(posts, "big") & board.land).to_bytes(len(posts), "big"))


def free_posts(state: State, kind: int) -> bytearray:
    """1 for each post that is empty and allowed for this kind: ship posts take merchants only."""
    empty = state.posts.translate(IS_EMPTY)
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
