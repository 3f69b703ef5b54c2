"""E1. The end of the game."""

from __future__ import annotations

from kontor.games.pfeffersaecke.decisions import OVER
from kontor.games.pfeffersaecke.pieces import CLOSED, OPEN
from kontor.games.pfeffersaecke.state import ENDS, State


def end_reason(state: State) -> int:
    """E1: number of the first trigger that holds: (1) towns, (2) discs, (3) standstill. 0 if none holds."""
    if state.counter == 0:
        return 1
    if OPEN not in state.discs and CLOSED not in state.discs:
        return 2
    return 3 if state.idle >= state.players else 0


def finish(state: State, reason: int) -> None:
    state.ended = reason
    state.decision = OVER
    if state.listener is not None:
        state.tell("over", state.active, ("E1a", "E1b", "E1c")[reason - 1], reason=ENDS[reason - 1])
