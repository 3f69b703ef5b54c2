"""Workloads that a contender provides for the benchmark: games to play and positions to copy."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple, TypeVar

MOMENTS = 16
"""Number of positions from a game to copy in turn."""
KEPT = 64 * MOMENTS
"""Number of copies to keep alive, which prevents memory from being reused immediately."""
AT_ONCE = 16 * MOMENTS
"""Number of copies between two readings of the clock."""

T = TypeVar("T")


class Load(NamedTuple):
    """A repeatable workload."""

    name: str
    begin: Callable[[], Any]
    """Prepares the work before the measurement."""
    work: Callable[[Any], int]
    """Does the work and returns the number of units."""


class Copied(NamedTuple):
    """Positions from one game, with the API's copy function."""

    name: str
    moments: Sequence[Any]
    copy: Callable[[Any], Any]

    def load(self) -> Load:
        # Fill the buffer with real copies. If it were empty, the first measured copies would allocate memory without
        # freeing any.
        ring = deque(map(self.copy, islice(cycle(self.moments), KEPT)))
        return Load(self.name, lambda: ring, self._renew)

    def _renew(self, ring: deque[Any]) -> int:
        """Replace the oldest copies with new ones."""
        copy, oldest, add = self.copy, ring.popleft, ring.append
        for _ in range(AT_ONCE):
            add(copy(oldest()))
        return AT_ONCE


class Contender(NamedTuple):
    """A library and its loads."""

    about: str
    decisions: list[Load]
    copies: list[Copied]


def evenly(found: Sequence[T]) -> list[T]:
    """Return a fixed number of evenly spaced positions from a game."""
    return [found[number * len(found) // MOMENTS] for number in range(MOMENTS)]


def one_of(choices: Sequence[T], bits: random.Random) -> T:
    """Choose uniformly at random.

    This is cheaper than `random.choice`, so the benchmark mostly measures the rules.
    """
    return choices[bits.getrandbits(32) * len(choices) >> 32]
