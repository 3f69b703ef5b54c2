"""The parts of an observation about kept places, the pile of places, and the cards under inspection (R12)."""

from __future__ import annotations

from typing import Final

from kontor.games.felinia.decisions import Keep, Look
from kontor.games.felinia.pieces import MAX_SEATS, MOST_LOOKED_AT, NONE
from kontor.games.felinia.state import State

BITS: Final = tuple(bytes(number >> bit & 1 for bit in range(MAX_SEATS + 1)) for number in range(2 << MAX_SEATS))
"""The bits of a small number, with one byte per bit. In observations, they show which seats know a card."""


def pile(view: State) -> bytearray:
    """Return the bytes about places, in the order of `fields.py`. The result is empty on a board without places."""
    if not view.board.places:
        return bytearray()
    eyes = view.players + 1
    kinds = len(view.board.places)
    out = bytearray()
    for mask in bytes(view.kept):
        out += BITS[mask][:eyes]
    out += view.places.pools[0].counts
    for segment in view.places.segments:
        out += bytes((segment.size, segment.cards is not None))
        out += BITS[segment.known_to][:eyes]
        out += segment.cards.counts if segment.cards is not None else bytes(kinds)
    cards = sum(card.number for card in view.board.places)
    out += bytes((cards - len(view.places.segments)) * (2 + eyes + kinds))
    top = view.stack[-1] if view.stack else None
    looked = top.cards if isinstance(top, Look | Keep) else ()
    for at in range(0, len(looked), 2):
        out.append(looked[at])
        out += BITS[looked[at + 1]][:eyes]
    return out + (bytes([NONE]) + bytes(eyes)) * (MOST_LOOKED_AT - len(looked) // 2)
