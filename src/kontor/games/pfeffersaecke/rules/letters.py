"""L1. Using a letter."""

from __future__ import annotations

from kontor.games.pfeffersaecke.rules.places import letter_place
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, LETTER


def letter_usable(state: State) -> bool:
    """L1: return whether a letter can be used. Players may use one letter per turn, but none in their first turn."""
    return not state.letter_used and state.turn > state.players and state.desks[state.active * DESK + LETTER] > 0


def spend_letter(state: State) -> None:
    """L1: use a letter and remove it from the game."""
    state.letter_used = True
    state.desks[state.active * DESK + LETTER] -= 1
    if state.listener is not None:
        state.tell("letter", state.active, "L1", [(letter_place(state.active), "")])
