"""T1. Opening a city with a disc."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import CLOSED, HAND, OPEN, VALUES
from kontor.games.pfeffersaecke.rules.places import disc_place, hand_place
from kontor.games.pfeffersaecke.state import State


def holds_disc(state: State, seat: int) -> bool:
    return any(state.hands[seat * HAND : (seat + 1) * HAND])


def openings(state: State) -> list[int]:
    """T1: closed cities of the values in hand."""
    board = state.board
    hand = state.active * HAND
    values = [value for value in VALUES if state.hands[hand + value]]
    cities = [city for value in values for city in board.of_size[value] if state.discs[city] == CLOSED]
    cities.sort()
    return [board.actions.open[city] for city in cities]


def open_city(state: State, city: int) -> None:
    """T1: a disc from the hand opens a city of its value."""
    seat, value = state.active, state.board.sizes[city]
    state.hands[seat * HAND + value] -= 1
    state.discs[city] = OPEN
    state.room[city] = value
    if state.listener is not None:
        moved = (hand_place(seat, value), disc_place(state, city))
        state.tell("opened", seat, "T1", [moved], city=state.board.names[city], value=value)
