"""E. The end of the game."""

from __future__ import annotations

from kontor.games.hansa.decisions import Turn
from kontor.games.hansa.state import ENDS, State
from kontor.games.hansa.stored import DESK, SCORE


def end_reason(state: State) -> int:
    """E1: return the first end condition that is met (1 prestige, 2 bag, 3 completed cities), or 0 for none."""
    limit = state.board.prestige_limit
    for score in range(SCORE, len(state.desks), DESK):
        if state.desks[score] >= limit:
            return 1
    if state.bag_ran_out:
        return 2
    if state.completed >= state.board.completed_cities_limit:
        return 3
    return 0


def prestige_reached(state: State) -> str | None:
    """E1a: return the seats that have reached the prestige limit, `neutral` if only that player has, or None."""
    limit = state.board.prestige_limit
    seats = [str(seat) for seat in range(state.players) if state.desks[seat * DESK + SCORE] >= limit]
    if seats:
        return ", ".join(seats)
    return "neutral" if max(state.desks[SCORE::DESK]) >= limit else None


def finish_action(state: State) -> None:
    """E2: end the game if the finished action triggered the end.

    N3: do nothing while parts of the action are still pending on the stack.
    """
    if type(state.stack[-1]) is not Turn:
        return
    state.ended = end_reason(state)
    if state.ended:
        state.stack = []
        if state.listener is not None:
            state.tell("over", state.active, "E2", reason=ENDS[state.ended - 1], reached=prestige_reached(state))
