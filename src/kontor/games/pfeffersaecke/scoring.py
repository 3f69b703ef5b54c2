"""E2, E3. Final scoring by source. During the game, the score is a projection."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import FIRST_INFLUENCE, FLORINS_A_POINT, REGION_POINTS
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, MONEY, WON, WORTH

SOURCES = ("towns", "cities", "regions", "money")


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Return the points a seat would have, by source, if the game ended now."""
    towns = town_points(state, seat)
    return {
        "towns": towns,
        "cities": state.desks[seat * DESK + INFLUENCE] - towns,
        "regions": REGION_POINTS * len(regions(state, seat)),
        "money": state.desks[seat * DESK + MONEY] // FLORINS_A_POINT,
    }


def town_points(state: State, seat: int) -> int:
    """S4, T5b: return one point for each town. The track includes the point for the first town from the start."""
    return max(FIRST_INFLUENCE, state.towns.count(seat + 1))


def regions(state: State, seat: int) -> list[int]:
    """E2a: return the regions where the seat has a branch, in board order."""
    start = seat * len(state.board.names)
    held = [region for place, region in enumerate(state.board.regions) if state.counts[start + place]]
    return sorted(set(held))


def tie_break(state: State, seat: int) -> tuple[int, int]:
    """E3a, b: return the number of cities won, and the sum of their discs."""
    return state.desks[seat * DESK + WON], state.desks[seat * DESK + WORTH]
