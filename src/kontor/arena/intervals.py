"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

NORMAL = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(won: float, tries: int) -> Interval:
    """The interval of Wilson: also for few tries, and for none or all of them won, within 0 and 1.

    `won` may hold parts of a win; their spread is less than that of whole ones, so the interval is on the safe side.
    """
    if not tries:
        return Interval(0.0, 1.0)
    share = won / tries
    square = NORMAL * NORMAL
    centre = share + square / (2 * tries)
    reach = NORMAL * sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    whole = 1 + square / tries
    return Interval(max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole))
