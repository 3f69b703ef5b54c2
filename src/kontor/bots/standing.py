"""A judge for games without trained weights. The more points a seat has, the better its chance of winning."""

from __future__ import annotations

from math import exp

from kontor.core import NOBODY, AnyPosition, Result

POINTS = 6.0
"""With a lead of this many points, a seat is e times as likely to win."""


class Standing:
    """Judges positions by the points every seat would have if the game ended now."""

    def chances(self, view: AnyPosition) -> list[float]:
        result = view.result() if view.actor == NOBODY else None
        if result is not None:
            return shares(result)
        points = [sum(sheet.values()) for sheet in view.scores()]
        most = max(points)
        parts = [exp((own - most) / POINTS) for own in points]
        whole = sum(parts)
        return [part / whole for part in parts]


def shares(result: Result) -> list[float]:
    """Return each seat's share of the win. Several winners share equally."""
    part = 1 / len(result.winners)
    return [part if seat in result.winners else 0.0 for seat in range(len(result.scores))]
