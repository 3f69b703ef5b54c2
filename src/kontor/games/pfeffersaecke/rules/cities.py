"""T1. Opening a city with a disc."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import CLOSED, HAND, NO_DISCS, OPEN
from kontor.games.pfeffersaecke.rules.places import disc_place, hand_place
from kontor.games.pfeffersaecke.state import State


def holds_disc(state: State, seat: int) -> bool:
    return state.hands[seat * HAND : (seat + 1) * HAND] != NO_DISCS


def openings(state: State) -> list[int]:
    """T1: return the closed cities that match the discs in hand."""
    board = state.board
    hand = bytes(state.hands[state.active * HAND : (state.active + 1) * HAND])
    actions, sizes, discs = board.actions.open, board.sizes, bytes(state.discs)
    return [actions[city] for city in range(len(discs)) if discs[city] == CLOSED and hand[sizes[city]]]


def open_city(state: State, city: int) -> None:
    """T1: open a city with a disc of its value from the hand."""
    seat, value = state.active, state.board.sizes[city]
    state.hands[seat * HAND + value] -= 1
    state.discs[city] = OPEN
    state.room[city] = value
    if state.listener is not None:
        moved = (hand_place(seat, value), disc_place(state, city))
        state.tell("opened", seat, "T1", [moved], city=state.board.names[city], value=value)
