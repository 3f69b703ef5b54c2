"""A judge for any game where nothing was learned: whoever would have the most points now is the likeliest winner."""

from __future__ import annotations

from math import exp
from typing import Any

from kontor.core import NOBODY, Result

POINTS = 6.0
"""So many points ahead make a seat e times as likely to win."""


class Standing:
    """Judges by the points that every seat would have if the game ended now."""

    def chances(self, view: Any) -> list[float]:
        result = view.result() if view.actor == NOBODY else None
        if result is not None:
            return shares(result)
        points = [sum(sheet.values()) for sheet in view.scores()]
        most = max(points)
        parts = [exp((own - most) / POINTS) for own in points]
        whole = sum(parts)
        return [part / whole for part in parts]


def shares(result: Result) -> list[float]:
    """What each seat has of the win: those who share it have equal parts."""
    part = 1 / len(result.winners)
    return [part if seat in result.winners else 0.0 for seat in range(len(result.scores))]
