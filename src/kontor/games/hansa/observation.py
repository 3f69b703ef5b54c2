"""A seat's knowledge, as bytes.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.decisions import Decision
from kontor.games.hansa.decisions import (
    NAME,
    Answer,
    Benefit,
    Buying,
    Closing,
    Favours,
    First,
    Gift,
    MarkerMove,
    Missions,
    Move,
    NeutralOffice,
    Pay,
    PlacePawn,
    Placing,
    Redeploy,
    Remove,
    SeaMove,
    SeaPlace,
    Taverns,
    Turn,
)
from kontor.games.hansa.observed import variants
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK

SHAPES: Final = {
    (): 0,
    ("taverns",): 1,
    ("missions",): 2,
    ("first",): 3,
    ("pawn",): 4,
    ("turn",): 5,
    ("turn", "pay"): 6,
    ("turn", "answer"): 7,
    ("turn", "move"): 8,
    ("turn", "remove"): 9,
    ("turn", "benefit"): 10,
    ("turn", "benefit", "taken"): 11,
    ("turn", "redeploy"): 12,
    ("turn", "sea_move"): 13,
    ("turn", "sea_skill"): 14,
    ("turn", "sea_office"): 15,
    ("turn", "neutral_office"): 16,
    ("turn", "neutral_order"): 17,
    ("turn", "answer", "neutral_office"): 18,
    ("closing",): 19,
    ("placing",): 20,
    ("placing", "draw"): 21,
    ("turn", "marker_move"): 22,
    ("turn", "sea_place"): 23,
    ("favours",): 24,
    ("turn", "buying"): 25,
    ("turn", "gift"): 26,
    ("turn", "benefit", "gift"): 27,
    ("turn", "answer", "gift"): 28,
    ("turn", "neutral_office", "gift"): 29,
    ("turn", "neutral_order", "gift"): 30,
    ("turn", "answer", "neutral_office", "gift"): 31,
}
"""A number for each possible stack of decisions."""
NOTHING: Final = bytes([255, 0, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0])
"""Observed values if no decision is open."""
ALONE: Final[dict[type[Decision], bytes]] = {
    Taverns: bytes((1,)) + NOTHING,
    Missions: bytes((2,)) + NOTHING,
    First: bytes((3,)) + NOTHING,
    PlacePawn: bytes((4,)) + NOTHING,
    Turn: bytes((5,)) + NOTHING,
    Closing: bytes((19,)) + NOTHING,
    Placing: bytes((20,)) + NOTHING,
    Favours: bytes((24,)) + NOTHING,
}
"""Observed bytes of a stack with a single decision that stores no values, which is the most common case."""


def observation(view: State) -> bytes:
    """Return everything the viewer knows, as bytes in the order of the declared parts."""
    return b"".join(
        (
            view.posts,
            view.houses,
            view.special,
            view.markers,
            view.desks[: view.players * DESK],
            view.unseen.counts,
            view.gone,
            view.hand,
            view.permits,
            view.lifted_in,
            view.promos,
            view.beside,
            view.beside_of,
            view.tiles,
            view.turn_phase,
            bytes(
                (
                    view.bag,
                    view.bag_ran_out,
                    view.first,
                    view.active,
                    view.actions,
                    view.completed,
                    view.ended,
                    view.pawn,
                    view.pawn_moved,
                    view.acted,
                )
            ),
            variants(view),
            opened(view),
        )
    )


def opened(view: State) -> bytes:
    """Return the number of the stack's shape and the stored values of its decisions."""
    stack = view.stack
    alone = ALONE.get(type(stack[0])) if len(stack) == 1 else None
    if alone is not None:
        return alone
    return bytes((SHAPES[tuple([NAME[type(decision)] for decision in stack])],)) + remembered(view)


def remembered(view: State) -> bytearray:
    """Return the stored values of open decisions, slot by slot."""
    out = bytearray(NOTHING)
    for decision in view.stack:
        if isinstance(decision, Pay):
            out[0] = decision.post
            out[1] = decision.displaced
        elif isinstance(decision, Answer):
            out[0] = decision.post
            out[2] = decision.seat
            out[3] = decision.owner
            out[4] = decision.displaced
            out[6] = decision.extras
            out[5] = decision.lifted
            out[7 : 7 + len(decision.set)] = bytes(decision.set)
        elif isinstance(decision, Move):
            out[13] = decision.lifts
            out[14] = decision.traders
            out[15] = decision.merchants
        elif isinstance(decision, Remove):
            out[12] = decision.left
        elif isinstance(decision, Benefit):
            out[10] = decision.route
            out[11] = decision.taken
        elif isinstance(decision, NeutralOffice):
            out[10] = decision.route
        elif isinstance(decision, Redeploy):
            out[10] = decision.route
            out[12] = decision.left
        elif isinstance(decision, SeaMove):
            out[13] = decision.lifts
            out[16 : 16 + len(decision.hand)] = bytes(decision.hand)
        elif isinstance(decision, MarkerMove):
            out[13] = decision.lifts
        elif isinstance(decision, (SeaPlace, Buying)):
            out[12] = decision.left
        elif isinstance(decision, Gift):
            out[2] = decision.seat
            out[3] = decision.then
            out[12] = decision.left
    return out
