"""The parts of an observation that only some tables have: the neutral player, extra offices, and green cities."""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.pieces import EMPTY, MOST_GREEN_OFFICES, NO_PIECE, NONE, most_extra_offices
from kontor.games.hansa.rules.cities import green_row
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, LINK, SCORE

NO_OFFICE: Final = bytes((NONE, EMPTY))
"""Bytes of an empty slot for an extra office: city and piece."""


def variants(view: State) -> bytearray:
    """Return the bytes of these parts, in the order of `fields.py`. Short rows are padded to full length."""
    slots = most_extra_offices(view.setup.options)
    out = view.extra_offices + NO_OFFICE * (slots - len(view.extra_offices) // 2)
    if view.neutral != NONE:
        desk = view.neutral * DESK
        out[:0] = bytes((view.desks[desk + SCORE], view.desks[desk + LINK]))
    for city in view.board.green_cities:
        out += bytes(green_row(view, city)).ljust(MOST_GREEN_OFFICES, NO_PIECE)
    return out
