"""Measuring several things side by side: short turns, one after another, in many rounds.

What disturbs a machine for a second disturbs all of them. Counted is the time of the processor, so that waiting for it
does not count. The figure of a thing is the median over the rounds, and a ratio is the median of the ratios within the
rounds.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import NamedTuple


class Sample(NamedTuple):
    """So many units of work in so many seconds of the processor."""

    units: int
    seconds: float


Turn = Callable[[float], Sample]
"""Works for about so many seconds."""

Rates = dict[str, list[float]]
"""Units per second of each thing, round by round."""


def on_one_core() -> None:
    """Stay on one core, where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(turns: Mapping[str, Turn], rounds: int, seconds: float) -> Rates:
    """Give every thing one turn per round, after a first round that only warms up."""
    rates: Rates = {name: [] for name in turns}
    for number in range(rounds + 1):
        for name, turn in turns.items():
            sample = turn(seconds)
            if number:
                rates[name].append(sample.units / sample.seconds)
    return rates


def typical(rates: Sequence[float]) -> float:
    return median(rates)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times as fast, compared round by round."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))
