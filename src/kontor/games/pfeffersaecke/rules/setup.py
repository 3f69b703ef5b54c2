"""S. Setup: drawing the start player, dealing the discs, and founding the first branches in towns."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.pfeffersaecke.decisions import DEAL, FOUND
from kontor.games.pfeffersaecke.pieces import HAND, LARGE, LEAST_VALUE, NO_DISCS
from kontor.games.pfeffersaecke.rules.places import hand_place, supply_place, town_place
from kontor.games.pfeffersaecke.rules.turn import begin_turn
from kontor.games.pfeffersaecke.state import State, settle_in, widen
from kontor.games.pfeffersaecke.stored import DESK, SUPPLY


def draw_first_player(state: State, seat: int) -> None:
    """S2: set the start player."""
    state.first = seat
    state.active = seat
    state.decision = DEAL
    if state.listener is not None:
        state.tell("first", seat, "S2")


def in_the_bag(state: State) -> list[int]:
    """S3b: return the disc values that can be dealt next. Large discs come first."""
    bag = state.bag
    large = [value for value in range(LARGE, HAND) if bag[value]]
    return large or [value for value in range(LEAST_VALUE, LARGE) if bag[value]]


def deal(state: State, value: int) -> None:
    """S3b: deal a disc to the active player, then move on to the next player."""
    seat = state.active
    state.hands[seat * HAND + value] += 1
    state.bag = state.bag[:value] + bytes([state.bag[value] - 1]) + state.bag[value + 1 :]
    if state.listener is not None:
        state.tell("dealt", seat, "S3b", [("", hand_place(seat, value))], value=value)
    if state.bag != NO_DISCS:
        state.active = (seat + 1) % state.players
        return
    state.active = state.first
    state.decision = FOUND
    if state.setup.options["intro"]:
        for town in state.board.intro[state.players]:
            put_first_branch(state, town, "S6")


def found(state: State, town: int) -> None:
    put_first_branch(state, town, "S4a")


def put_first_branch(state: State, town: int, rule: str) -> None:
    """S4, S6: put a branch in a free town. The track already includes the point for this town."""
    seat = state.active
    place = len(state.board.cities) + town
    state.towns[town] = seat + 1
    settle_in(state, seat, place)
    state.desks[seat * DESK + SUPPLY] -= 1
    state.counter -= 1
    widen(state, seat, place)
    if state.listener is not None:
        moved: Moved = (supply_place(seat), town_place(state, place))
        state.tell("founded", seat, rule, [moved], town=state.board.names[place], counter=state.counter)
    state.active = (seat + 1) % state.players
    if state.active == state.first:
        begin_turn(state, state.first)
