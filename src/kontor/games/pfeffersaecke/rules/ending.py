"""E1. The end of the game."""

from __future__ import annotations

from kontor.games.pfeffersaecke.decisions import OVER
from kontor.games.pfeffersaecke.pieces import CLOSED, OPEN
from kontor.games.pfeffersaecke.state import ENDS, State


def used_up(state: State) -> int:
    """E1a, E1b: return 1 if the town counter is at 0, 2 if no discs are left, and 0 otherwise."""
    if state.counter == 0:
        return 1
    return 2 if OPEN not in state.discs and CLOSED not in state.discs else 0


def end_reason(state: State) -> int:
    """E1: return the first end condition that is met (1 towns, 2 discs, 3 standstill), or 0 for none."""
    return used_up(state) or (3 if state.idle >= state.players else 0)


def stops_at_once(state: State) -> bool:
    """O2: return whether the game stops here, in the middle of a turn."""
    return bool(state.setup.options["end_at_once"]) and used_up(state) > 0


def finish(state: State, reason: int) -> None:
    state.ended = reason
    state.decision = OVER
    if state.listener is not None:
        state.tell("over", state.active, ("E1a", "E1b", "E1c")[reason - 1], reason=ENDS[reason - 1])
