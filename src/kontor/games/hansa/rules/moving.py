"""Moves pieces for the Move action (A4), the bonus of a sea route (X7a), and the Move marker (G4)."""

from __future__ import annotations

from itertools import compress

from kontor.core.messages import Moved
from kontor.games.hansa.decisions import MarkerMove, SeaMove
from kontor.games.hansa.pieces import (
    EMPTY,
    IS_PIECE,
    IS_RIVAL,
    MOST_MOVED_BY_MARKER,
    NO_PIECE,
    PIECES,
    TRADER,
    kind_of,
)
from kontor.games.hansa.rules.asked import rule_of
from kontor.games.hansa.rules.countries import note_lifted, note_set, posts_to_set
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.neutral import check_neutral_routes
from kontor.games.hansa.rules.places import hand_place, post_place
from kontor.games.hansa.rules.posts import whose
from kontor.games.hansa.state import State


def hand_of(state: State, top: SeaMove | MarkerMove) -> tuple[int, ...]:
    """X7c, G4c: return the lifted pieces of any owner, first lifted first."""
    return top.hand if isinstance(top, SeaMove) else tuple(bytes(state.hand).rstrip(NO_PIECE))


def moving_choices(state: State) -> list[int]:
    """X7a, G4: return the choices to lift another piece, to place the piece that was lifted first, or to decline."""
    top = state.stack[-1]
    assert isinstance(top, SeaMove | MarkerMove)
    actions, hand = state.board.actions, hand_of(state, top)
    found: list[int] = []
    if top.lifts:
        liftable = IS_PIECE if isinstance(top, SeaMove) else IS_RIVAL[state.active]
        found += compress(actions.lift, bytes(state.posts).translate(liftable))
    if not hand:
        return [*found, actions.done]
    kind, traders = kind_of(hand[0]), sum(1 for piece in hand if kind_of(piece) == TRADER)
    return found + list(compress(actions.set[kind], posts_to_set(state, kind, traders, True)))  # B12, B17


def lift_for(state: State, post: int, further: tuple[Moved, ...] = ()) -> None:
    """X7a: lift a piece of any owner. G4: lift a piece of an opponent."""
    top = state.stack.pop()
    assert isinstance(top, SeaMove | MarkerMove)
    piece = lift_any_piece(state, post, rule_of(top), further)
    _continue(state, top, top.lifts - 1, (*hand_of(state, top), piece))


def set_for(state: State, post: int) -> None:
    """X7c, G4c: place the piece that was lifted first. N3a, G4d: neutral routes are checked after the last piece."""
    top = state.stack.pop()
    assert isinstance(top, SeaMove | MarkerMove)
    piece, *rest = hand_of(state, top)
    set_any_piece(state, piece, post, rule_of(top))
    _continue(state, top, 0, tuple(rest))
    if not rest:
        check_neutral_routes(state)
        finish_action(state)


def _continue(state: State, top: SeaMove | MarkerMove, lifts: int, hand: tuple[int, ...]) -> None:
    """Store the pieces in hand. The move continues as long as there are any."""
    if isinstance(top, MarkerMove):
        state.hand[:] = bytes(hand).ljust(MOST_MOVED_BY_MARKER, NO_PIECE)
    if hand:
        state.stack.append(SeaMove(lifts, hand) if isinstance(top, SeaMove) else MarkerMove(lifts))


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
