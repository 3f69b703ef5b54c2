"""The parts of an observation that only some tables have: the desk of neutral, extra offices, green cities."""

from __future__ import annotations

from kontor.games.hansa.pieces import EMPTY, MOST_GREEN_OFFICES, NO_PIECE, NONE
from kontor.games.hansa.rules.cities import green_row
from kontor.games.hansa.state import DESK, LINK, SCORE, State


def variants(view: State) -> bytearray:
    """In the order of `fields.py`; rows are filled up to their full length."""
    out = bytearray()
    if view.neutral != NONE:
        desk = view.neutral * DESK
        out += bytes((view.desks[desk + SCORE], view.desks[desk + LINK]))
    out += view.extra_offices
    slots = 2 * view.setup.options["marker_mix"]["extra_office"]
    out += bytes((NONE, EMPTY)) * ((slots - len(view.extra_offices)) // 2)
    for city, there in enumerate(view.board.cities):
        if there.green:
            out += bytes(green_row(view, city)).ljust(MOST_GREEN_OFFICES, NO_PIECE)
    return out
