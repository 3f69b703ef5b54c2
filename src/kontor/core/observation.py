"""Observations encode what a seat knows as bytes for machine learning. Each game names their parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kontor.core.chance import NOBODY


class Thing(NamedTuple):
    """The item that a number in a part describes. `seat` is the seat mentioned in the item's name, or NOBODY."""

    name: str
    seat: int = NOBODY


class Value(NamedTuple):
    """A value that an item can have, with its byte, its name, and the seat it belongs to, if any."""

    code: int
    name: str
    seat: int = NOBODY


class Part(NamedTuple):
    """A section of an observation: several items of the same kind.

    The value of each item is one of `values`. Without `values`, the value is a number from 0 to `most`. The number
    takes one byte, or four (big-endian) if `large` is set. `unit` is a typical size, by which a learner may divide the
    numbers. `seat` is the owner of the part. Every seat has the same parts, so seats can be numbered relative to the
    viewer.
    """

    name: str
    things: tuple[Thing, ...]
    values: tuple[Value, ...] = ()
    most: int = 1
    unit: int = 1
    seat: int = NOBODY
    large: bool = False

    def width(self) -> int:
        """Return the width of the part in bytes."""
        return len(self.things) * (4 if self.large else 1)


def things(names: Iterable[str]) -> tuple[Thing, ...]:
    return tuple(Thing(name) for name in names)


def one(name: str, values: Iterable[Value], seat: int = NOBODY) -> Part:
    """Return a part with a single item that has one of several values."""
    return Part(name, things([name]), tuple(values), seat=seat)


def seats(players: int, first: int = 0, name: str = "seat") -> list[Value]:
    """Return one value for each seat, numbered from `first`."""
    return [Value(first + seat, name, seat) for seat in range(players)]
