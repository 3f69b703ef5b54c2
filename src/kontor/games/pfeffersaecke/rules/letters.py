"""L1. Letters: when one may be spent, and that it is gone then."""

from __future__ import annotations

from kontor.games.pfeffersaecke.rules.places import letter_place
from kontor.games.pfeffersaecke.state import DESK, LETTER, State


def letter_usable(state: State) -> bool:
    """L1: one in a turn, none in one's first turn."""
    return not state.letter_used and state.turn > state.players and state.desks[state.active * DESK + LETTER] > 0


def spend_letter(state: State) -> None:
    """L1: it leaves the game."""
    state.letter_used = True
    state.desks[state.active * DESK + LETTER] -= 1
    if state.listener is not None:
        state.tell("letter", state.active, "L1", [(letter_place(state.active), "")])
