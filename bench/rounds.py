"""Measures several loads side by side in many rounds of short turns.

A short disturbance of the machine therefore affects all loads alike. Processor time is measured, so waiting does not
count. The result for each load is the median over the rounds. Ratios are computed within each round, and their median
and quartiles are reported.
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
    """Number of units of work done, and processor seconds used."""

    units: int
    seconds: float


class Ratio(NamedTuple):
    """Relative speed, as the median and quartiles over the rounds."""

    middle: float
    low: float
    high: float


Turn = Callable[[float], Sample]
"""Function that works for about this many seconds."""


def on_one_core() -> None:
    """Pin the process to one core, if the operating system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def timed(load: Load, seconds: float) -> Sample:
    """Repeat a load for about this many seconds."""
    units, used = 0, 0.0
    while used < seconds:
        there = load.begin()
        begun = process_time()
        units += load.work(there)
        used += process_time() - begun
    return Sample(units, used)


def measure(turns: Mapping[K, Turn], rounds: int, seconds: float) -> dict[K, list[float]]:
    """Return the units per second for each round. Every load gets one turn per round, after a warm-up round."""
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
    """Compare two loads round by round."""
    found = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    if len(found) == 1:
        return Ratio(found[0], found[0], found[0])
    low, middle, high = quantiles(found, n=4, method="inclusive")
    return Ratio(middle, low, high)
