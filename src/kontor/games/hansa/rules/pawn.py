"""W. Two players with the pawn: its position, its moves, and the limits it puts on actions."""

from __future__ import annotations

from kontor.games.hansa.board import Province, masked
from kontor.games.hansa.pieces import NONE, RIMS
from kontor.games.hansa.rules.turn import begin_turn, spend_action
from kontor.games.hansa.state import UNPLACED, State


def provinces(state: State) -> dict[int, Province]:
    """W1: return the provinces under the table's `rim` option."""
    return state.board.provinces[RIMS.index(state.setup.options["rim"])]


def bordering(state: State, route: int) -> bool:
    """W5a: return whether the pawn's province borders this route. Always true without a pawn."""
    return state.pawn == NONE or route in provinces(state)[state.pawn].routes


def reachable(state: State, posts: bytes) -> bytes:
    """W5a: keep only the posts (1 or 0 each) on routes bordering the pawn's province."""
    return posts if state.pawn == NONE else masked(posts, provinces(state)[state.pawn].posts)


def first_places(state: State) -> list[int]:
    """W2: return the actions that place the pawn, one for every province."""
    return [state.board.actions.pawn[province] for province in sorted(provinces(state))]


def free_moves(state: State) -> list[int]:
    """W3: return the free pawn moves to provinces one or two steps away, once per turn."""
    if state.pawn == NONE or state.pawn_moved:
        return []
    return [state.board.actions.pawn[province] for province in provinces(state)[state.pawn].near]


def rides(state: State) -> list[int]:
    """W4: return the moves to any other province, which cost one action."""
    if state.pawn == NONE:
        return []
    return [state.board.actions.ride[province] for province in sorted(provinces(state)) if province != state.pawn]


def place_pawn(state: State, province: int) -> None:
    """W2: place the pawn. The first player then begins."""
    _go(state, province, 1 - state.active, "W2a")
    begin_turn(state, state.active)


def move_pawn(state: State, province: int) -> None:
    """W3: make the free pawn move of this turn."""
    _go(state, province, state.active, "W3a")
    state.pawn_moved = True


def ride(state: State, province: int, _: int) -> None:
    """W4: move the pawn for one action."""
    spend_action(state)
    _go(state, province, state.active, "W4a")


def _go(state: State, province: int, seat: int, rule: str) -> None:
    before, state.pawn = state.pawn, province
    if state.listener is not None:
        names = state.board.province_names
        source = "" if before == UNPLACED else f"province:{names[before]}"
        state.tell("pawn", seat, rule, [(source, f"province:{names[province]}")], province=names[province])
