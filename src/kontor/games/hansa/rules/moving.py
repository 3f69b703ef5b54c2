"""Moves pieces for the Move action (A4), the bonus of a sea route (X7a), and the Move marker (G4)."""

from __future__ import annotations

from itertools import compress

from kontor.core.messages import Moved
from kontor.games.hansa.decisions import MarkerMove
from kontor.games.hansa.pieces import (
    EMPTY,
    IS_RIVAL,
    MOST_MOVED_BY_MARKER,
    NO_PIECE,
    PIECES,
    TRADER,
    kind_of,
)
from kontor.games.hansa.rules.countries import note_lifted, note_set, settable_by_country
from kontor.games.hansa.rules.neutral import check_neutral_routes
from kontor.games.hansa.rules.places import hand_place, post_place
from kontor.games.hansa.rules.posts import settable, whose
from kontor.games.hansa.state import State


def moving_choices(state: State, hand: tuple[int, ...], liftable: bytes | None) -> list[int]:
    """Return the choices to lift a piece marked in `liftable`, or to place the piece that was lifted first (X7c)."""
    actions = state.board.actions
    found: list[int] = []
    if liftable is not None:
        found += compress(actions.lift, bytes(state.posts).translate(liftable))
    if hand:
        kind = kind_of(hand[0])
        if state.board.country_names:
            found += compress(actions.set[kind], settable_by_country(state, kind, True))  # B12, B17
        else:
            found += compress(actions.set[kind], settable(state, kind, traders_in(hand)))
    return found


def traders_in(hand: tuple[int, ...]) -> int:
    return sum(1 for piece in hand if kind_of(piece) == TRADER)


def lift_any_piece(state: State, post: int, rule: str, further: tuple[Moved, ...] = ()) -> int:
    """Lift a piece of any owner and return it."""
    piece = state.posts[post]
    state.posts[post] = EMPTY
    if state.lifted_in:
        note_lifted(state, kind_of(piece), post)
    if state.listener is not None:
        name, kind = state.board.post_names[post], PIECES[kind_of(piece)]
        moves = [(post_place(state, post), hand_place(state.active)), *further]
        state.tell("lifted", state.active, rule, moves, piece=kind, owner=whose(state, piece), post=name)
    return piece


def set_any_piece(state: State, piece: int, post: int, rule: str) -> None:
    state.posts[post] = piece
    if state.lifted_in:
        note_set(state, kind_of(piece))
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (hand_place(state.active), post_place(state, post))
        kind, mark = PIECES[kind_of(piece)], whose(state, piece)
        state.tell("set", state.active, rule, [move], piece=kind, owner=mark, post=name)


def marker_hand(state: State) -> tuple[int, ...]:
    """G4: return the pieces lifted by a Move marker, in the order in which they were lifted."""
    return tuple(bytes(state.hand).rstrip(NO_PIECE))


def begin_marker_move(state: State, post: int, further: tuple[Moved, ...]) -> None:
    """G4: lift the first of up to three pieces of opponents."""
    state.hand[0] = lift_any_piece(state, post, "G4a", further)
    state.stack.append(MarkerMove(MOST_MOVED_BY_MARKER - 1))


def marker_move_choices(state: State) -> list[int]:
    """G4: return the choices to lift another piece of an opponent, or to place the piece that was lifted first."""
    top = state.stack[-1]
    assert isinstance(top, MarkerMove)
    return moving_choices(state, marker_hand(state), IS_RIVAL[state.active] if top.lifts else None)


def marker_lift(state: State, post: int) -> None:
    top = state.stack.pop()
    assert isinstance(top, MarkerMove)
    state.hand[len(marker_hand(state))] = lift_any_piece(state, post, "G4a")
    state.stack.append(MarkerMove(top.lifts - 1))


def marker_set(state: State, post: int) -> None:
    """G4c: place the piece that was lifted first. G4d: neutral routes are checked once all pieces are placed."""
    state.stack.pop()
    piece, *rest = marker_hand(state)
    set_any_piece(state, piece, post, "G4a")
    state.hand[:] = bytes(rest).ljust(MOST_MOVED_BY_MARKER, bytes([EMPTY]))
    if rest:
        state.stack.append(MarkerMove(0))
    else:
        check_neutral_routes(state)
