"""Work that a contender offers to the benchmark: games to play and positions to copy."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple, TypeVar

MOMENTS = 16
"""Number of positions of a game that are copied in turn."""
KEPT = 64 * MOMENTS
"""Number of copies kept alive while more are made, so that memory is not reused immediately."""
AT_ONCE = 16 * MOMENTS
"""Number of copies between two readings of the clock."""

T = TypeVar("T")


class Load(NamedTuple):
    """A repeatable piece of work."""

    name: str
    begin: Callable[[], Any]
    """Preparation, not measured."""
    work: Callable[[Any], int]
    """Does the work and returns the number of units."""


class Copied(NamedTuple):
    """Positions of one game, and the copy function of its API."""

    name: str
    moments: Sequence[Any]
    copy: Callable[[Any], Any]

    def load(self) -> Load:
        # Start with real copies. Otherwise the first ones would allocate new memory without freeing any.
        ring = deque(map(self.copy, islice(cycle(self.moments), KEPT)))
        return Load(self.name, lambda: ring, self._renew)

    def _renew(self, ring: deque[Any]) -> int:
        """Replace the oldest copies by new ones."""
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
    """A fixed number of positions of a game, evenly spaced."""
    return [found[number * len(found) // MOMENTS] for number in range(MOMENTS)]


def one_of(choices: Sequence[T], bits: random.Random) -> T:
    """A uniform random choice; cheaper than `choice`, so that mostly the rules are measured."""
    return choices[bits.getrandbits(32) * len(choices) >> 32]
