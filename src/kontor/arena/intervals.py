"""Confidence intervals for measured shares."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

NORMAL = 1.959964
"""Number of standard deviations around the mean within which 95% of a normal distribution lies."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(won: float, tries: int) -> Interval:
    """Return the Wilson score interval. Its bounds are always between 0 and 1, even for few tries or a share of 0 or 1.

    The number of wins may be fractional. Fractional wins vary less, so the interval is conservative.
    """
    if not tries:
        return Interval(0.0, 1.0)
    share = won / tries
    square = NORMAL * NORMAL
    centre = share + square / (2 * tries)
    reach = NORMAL * sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    whole = 1 + square / tries
    return Interval(max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole))
