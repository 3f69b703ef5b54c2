"""C4b, N4. After a marker has left a route, its replacement goes from the bag to the active player's plate."""

from __future__ import annotations

from kontor.games.hansa.pieces import HIDDEN
from kontor.games.hansa.rules.places import plate_place
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, PLATE


def take_replacement(state: State) -> None:
    """Move a marker of unknown kind to the plate. C4c: if the bag is empty, the game ends after this action."""
    if state.bag:
        state.bag -= 1
        state.desks[state.active * DESK + PLATE + HIDDEN] += 1
    else:
        state.bag_ran_out = True
    if state.listener is None:
        return
    if state.bag_ran_out:
        state.tell("bag-empty", state.active, "C4c")
    else:
        state.tell("marker-replaced", state.active, "C4b", [("bag", plate_place(state.active))])
