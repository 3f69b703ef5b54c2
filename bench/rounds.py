"""Measuring several things side by side: short turns, one after another, in many rounds.

What disturbs a machine for a second disturbs all of them. Counted is the time of the processor, so that waiting for it
does not count. The figure of a thing is the median over the rounds. A ratio is made within each round; told are the
median of these and the quartiles, between which half of the rounds lie.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple, TypeVar

from bench.loads import Load

K = TypeVar("K")


class Sample(NamedTuple):
    """So many units of work in so many seconds of the processor."""

    units: int
    seconds: float


class Ratio(NamedTuple):
    """How many times as fast, with the quartiles of the rounds."""

    middle: float
    low: float
    high: float


Turn = Callable[[float], Sample]
"""Works for about so many seconds."""


def on_one_core() -> None:
    """Stay on one core, where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def timed(load: Load, seconds: float) -> Sample:
    """Do a piece of work again and again for about so many seconds."""
    units, used = 0, 0.0
    while used < seconds:
        there = load.begin()
        begun = process_time()
        units += load.work(there)
        used += process_time() - begun
    return Sample(units, used)


def measure(turns: Mapping[K, Turn], rounds: int, seconds: float) -> dict[K, list[float]]:
    """Units per second, round by round: every thing has one turn per round, after a first one that only warms up."""
    rates: dict[K, list[float]] = {key: [] for key in turns}
    for number in range(rounds + 1):
        for key, turn in turns.items():
            sample = turn(seconds)
            if number:
                rates[key].append(sample.units / sample.seconds)
    return rates


def typical(rates: Sequence[float]) -> float:
    return median(rates)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """Compared round by round."""
    found = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    if len(found) == 1:
        return Ratio(found[0], found[0], found[0])
    low, middle, high = quantiles(found, n=4, method="inclusive")
    return Ratio(middle, low, high)
