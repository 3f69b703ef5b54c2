"""Names of places in events and in the backdrop."""

from __future__ import annotations

from kontor.games.pfeffersaecke.state import State


def supply_place(seat: int) -> str:
    return f"supply:{seat}"


def letter_place(seat: int) -> str:
    return f"letters:{seat}"


def hand_place(seat: int, value: int) -> str:
    return f"hand:{seat}:{value}"


def disc_place(state: State, city: int) -> str:
    return f"disc:{state.board.names[city]}"


def centre_place(state: State, city: int) -> str:
    return f"centre:{state.board.names[city]}"


def space_place(state: State, city: int, number: int) -> str:
    """Return the name of a space of a city, numbered from 1 at the arrow."""
    return f"space:{state.board.names[city]}:{number}"


def town_place(state: State, place: int) -> str:
    return f"town:{state.board.names[place]}"
