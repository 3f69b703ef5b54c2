"""A seat's knowledge, as bytes.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.decisions import Decision
from kontor.games.felinia.decisions import (
    NAME,
    Berths,
    Bid,
    Boarding,
    First,
    Found,
    Keep,
    Look,
    Markets,
    Storage,
    Tiles,
    Trade,
    Turned,
    Walk,
)
from kontor.games.felinia.observed import pile
from kontor.games.felinia.state import State

SHAPES: Final = {
    (): 0,
    ("first",): 1,
    ("markets",): 2,
    ("berths",): 3,
    ("tiles",): 4,
    ("bid",): 5,
    ("trade",): 6,
    ("boarding",): 7,
    ("walk",): 8,
    ("walk", "turned"): 9,
    ("walk", "found"): 10,
    ("walk", "look"): 11,
    ("walk", "keep"): 12,
    ("found",): 13,
    ("storage",): 14,
}
"""A number for each possible stack of decisions."""
NOTHING: Final = bytes([255, 255, 0, 255, 0, 0, 0, 0])
"""Observed values if no decision is open."""
ALONE: Final[dict[type[Decision], bytes]] = {
    First: bytes((1,)) + NOTHING,
    Berths: bytes((3,)) + NOTHING,
    Tiles: bytes((4,)) + NOTHING,
    Bid: bytes((5,)) + NOTHING,
}
"""Observed bytes of a stack with a single decision that stores no values, which is the most common case."""


def observation(view: State) -> bytes:
    """Return everything the viewer knows, as bytes in the order of the declared parts."""
    return b"".join(
        (
            view.bag.counts,
            view.markets,
            view.stacks,
            view.heights,
            view.berths,
            view.aboard,
            view.ships,
            view.unseen,
            view.tiles,
            view.merchants,
            view.bonus,
            view.desks,
            bytes(
                (
                    view.next_ship,
                    view.round,
                    view.start,
                    view.phase,
                    view.stored,
                    view.sailing >> 0 & 1,
                    view.sailing >> 1 & 1,
                    view.sailing >> 2 & 1,
                    view.sailing >> 3 & 1,
                    view.closing,
                    view.ended,
                )
            ),
            pile(view),
            opened(view),
        )
    )


def opened(view: State) -> bytes:
    """Return the number of the stack's shape and the stored values of its decisions."""
    stack = view.stack
    alone = ALONE.get(type(stack[0])) if len(stack) == 1 else None
    if alone is not None:
        return alone + bytes(len(view.board.provinces))
    return bytes((SHAPES[tuple([NAME[type(decision)] for decision in stack])],)) + remembered(view)


def remembered(view: State) -> bytearray:
    """Return the stored values of open decisions, slot by slot."""
    out = bytearray(NOTHING) + bytes(len(view.board.provinces))
    for decision in view.stack:
        if isinstance(decision, Markets):
            out[5] = decision.filling
        elif isinstance(decision, Trade):
            out[4] = decision.sold
        elif isinstance(decision, Boarding):
            out[0] = decision.seat
            out[4] = decision.sold
        elif isinstance(decision, Walk):
            out[1] = decision.seat
            out[2] = decision.turns
            for step, place in enumerate(decision.passed):
                out[8 + place] = step + 1
        elif isinstance(decision, Turned):
            out[3] = decision.province
        elif isinstance(decision, Found):
            out[0] = decision.seat
            out[6] = decision.left
        elif isinstance(decision, (Look, Keep)):
            out[0] = decision.seat
            out[7] = decision.times
        elif isinstance(decision, Storage):
            out[0] = decision.seat
            out[4] = decision.sold
    return out
