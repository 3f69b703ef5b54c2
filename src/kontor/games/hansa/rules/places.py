"""Names of places in scenes, which events use to describe moves."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.hansa.pieces import MARKER_NAMES, PIECES
from kontor.games.hansa.state import State


def post_place(state: State, post: int) -> str:
    return f"post:{state.board.post_names[post]}"


def marker_place(state: State, route: int) -> str:
    return f"marker:{state.board.routes[route].name}"


def hand_place(seat: int) -> str:
    return f"hand:{seat}"


def plate_place(seat: int) -> str:
    return f"plate:{seat}"


def supply_place(state: State, seat: int, kind: int) -> str:
    return f"supply:{seat}" if seat == state.neutral else f"supply:{seat}:{PIECES[kind]}"


def stock_place(state: State, seat: int, kind: int) -> str:
    """Return the place of a player's stock. Neutral traders have no stock and return to their supply."""
    return supply_place(state, seat, kind) if seat == state.neutral else f"stock:{seat}:{PIECES[kind]}"


def turned_over(seat: int, marker: int) -> Moved:
    """M1: return the move of a marker that is turned over after use."""
    return f"markers:{seat}:{MARKER_NAMES[marker]}", f"used:{seat}"
