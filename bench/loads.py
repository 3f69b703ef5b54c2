"""What a contender brings to the benchmark: games to play and positions to copy. Who measures it stands elsewhere."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple, TypeVar

MOMENTS = 16
"""Positions of a game that are copied in turn."""
KEPT = 64 * MOMENTS
"""Copies kept alive while more are made, so that the memory is never the same as just before."""
AT_ONCE = 16 * MOMENTS
"""Copies made between two looks at the clock."""

T = TypeVar("T")


class Load(NamedTuple):
    """A piece of work that can be done again and again."""

    name: str
    begin: Callable[[], Any]
    """What has to be there before; it is not measured."""
    work: Callable[[Any], int]
    """How many units of work were done."""


class Copied(NamedTuple):
    """Positions of one game, and how its own API copies them."""

    name: str
    moments: Sequence[Any]
    copy: Callable[[Any], Any]

    def load(self) -> Load:
        # Real copies from the beginning: otherwise the first ones take new memory, and nothing is let go for them.
        ring = deque(map(self.copy, islice(cycle(self.moments), KEPT)))
        return Load(self.name, lambda: ring, self._renew)

    def _renew(self, ring: deque[Any]) -> int:
        """Copy the oldest ones, and let them go."""
        copy, oldest, add = self.copy, ring.popleft, ring.append
        for _ in range(AT_ONCE):
            add(copy(oldest()))
        return AT_ONCE


class Contender(NamedTuple):
    """A library, and what it does in the benchmark."""

    about: str
    decisions: list[Load]
    copies: list[Copied]


def evenly(found: Sequence[T]) -> list[T]:
    """So many of the positions of a game as are copied, spread evenly."""
    return [found[number * len(found) // MOMENTS] for number in range(MOMENTS)]


def one_of(choices: Sequence[T], bits: random.Random) -> T:
    """Every one as likely; cheaper than `choice`, so that little is measured beside the rules."""
    return choices[bits.getrandbits(32) * len(choices) >> 32]
