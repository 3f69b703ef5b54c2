"""Equivalent actions. Cities can be extended in any order (T2c), so a search needs only one order."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.pfeffersaecke import decisions, notation
from kontor.games.pfeffersaecke.pieces import OPEN, majority
from kontor.games.pfeffersaecke.state import State


def without_equivalents(state: State, actions: Sequence[int]) -> list[int]:
    """Keep only extensions in board order: cities before the last extended one are dropped, because a bot has already
    declined them. People may extend in another order and then ask for a hint, so extensions that decide a city are
    always kept.
    """
    later = len(bytes(state.centre).rstrip(b"\0")) if state.decision == decisions.EXTEND else 0
    if not later:
        return list(actions)
    table = state.board.actions
    found: list[int] = []
    for action in actions:
        kind, city = table.kind[action], table.first[action]
        if kind == notation.INCOME or city >= later or _decides(state, city, 2 if kind == notation.EXTEND_TWICE else 1):
            found.append(action)
    return found


def _decides(state: State, city: int, times: int) -> bool:
    """T6: return whether this number of branches would decide an open city."""
    if state.discs[city] != OPEN:
        return False
    held = state.counts[state.active * len(state.board.names) + city] + times
    return held >= majority(state.board.sizes[city]) or state.room[city] == times
