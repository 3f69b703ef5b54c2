"""T. The beginning and end of a turn, and advancing on tracks. New values take effect immediately."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.hansa.decisions import TURN
from kontor.games.hansa.pieces import (
    ACTIONES,
    BOUGHT,
    FRESH,
    MORE_ACTIONS,
    NONE,
    TRACK_LENGTH,
    TRACK_PIECE,
    TRACK_VALUES,
    TRACKS,
    value_name,
)
from kontor.games.hansa.rules.places import supply_place
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY, TRACK


def actions_of(state: State, seat: int) -> int:
    """T1, L6: return the number of actions at the start of a turn."""
    usual = TRACK_VALUES[ACTIONES][state.value(seat, ACTIONES)]
    return usual + state.has_tile(seat, MORE_ACTIONS) if state.tiles else usual


def begin_turn(state: State, seat: int) -> None:
    """T1: start a turn with as many actions as the Actiones value."""
    state.active = seat
    state.actions = actions_of(state, seat)
    state.stack = [TURN]
    if state.permits:
        state.permits[:] = bytes(len(state.permits))  # B8
    if state.turn_phase:
        state.turn_phase[0] = FRESH  # L4a
    state.pawn_moved = False
    state.acted = False
    if state.listener is not None:
        state.tell("turn", seat, "T1", actions=state.actions)


def spend_action(state: State) -> None:
    """T1: use up an action. W3: the free pawn move must now wait until the actions are over."""
    state.actions -= 1
    state.acted = state.pawn != NONE


def pass_turn(state: State) -> None:
    """T1: pass the turn clockwise."""
    begin_turn(state, (state.active + 1) % state.players)


def unfinished_tracks(state: State, seat: int) -> list[int]:
    return [track for track in range(len(TRACKS)) if state.value(seat, track) < TRACK_LENGTH[track]]


def advance(state: State, track: int, rule: str, further: tuple[Moved, ...] = ()) -> None:
    """C9, M8: move the leftmost piece of the track to supply. T2: a larger Actiones value takes effect immediately."""
    desk = state.active * DESK
    steps = state.desks[desk + TRACK + track] + 1
    state.desks[desk + TRACK + track] = steps
    state.desks[desk + SUPPLY + TRACK_PIECE[track]] += 1
    if track == ACTIONES and not state.in_phase(BOUGHT):  # L4b
        state.actions += TRACK_VALUES[ACTIONES][steps] - TRACK_VALUES[ACTIONES][steps - 1]
    if state.listener is not None:
        name = TRACKS[track]
        freed = (f"step:{state.active}:{name}:{steps}", supply_place(state, state.active, TRACK_PIECE[track]))
        state.tell("advanced", state.active, rule, [freed, *further], track=name, value=value_name(track, steps))
