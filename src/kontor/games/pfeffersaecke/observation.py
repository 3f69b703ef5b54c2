"""A seat's knowledge, as bytes.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import LARGE


def observation(view: State) -> bytes:
    """Return everything the viewer knows, as bytes in the order of the declared parts."""
    return b"".join(
        (
            view.spaces,
            view.centre,
            view.towns,
            view.discs,
            view.hands,
            bytes((view.counter, view.first, view.active, view.letter_used, view.decision, view.at, view.ended)),
            LARGE[view.players].pack(view.turn, view.idle, *view.desks),
        )
    )
