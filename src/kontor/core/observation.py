"""What a seat knows, in numbers a learner can use: a game names the parts and writes them as bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kontor.core.chance import NOBODY


class Thing(NamedTuple):
    """What one number of a part describes. `seat` is the seat that the name refers to, or NOBODY."""

    name: str
    seat: int = NOBODY


class Value(NamedTuple):
    """A value that a thing can have: its byte, its name, and the seat it belongs to, if any."""

    code: int
    name: str
    seat: int = NOBODY


class Part(NamedTuple):
    """A stretch of an observation that describes several things alike, one after another.

    Each thing has one of the `values`, or, if there are none, is a number from 0 to `most`: one byte, or four if it is
    `large`, the highest first. `unit` is a number of usual size, by which a learner may divide. `seat` is the owner of
    the part. Every seat has parts of the same names with the same things, so seats can be counted from the viewer.
    """

    name: str
    things: tuple[Thing, ...]
    values: tuple[Value, ...] = ()
    most: int = 1
    unit: int = 1
    seat: int = NOBODY
    large: bool = False

    def width(self) -> int:
        """The number of bytes it takes."""
        return len(self.things) * (4 if self.large else 1)


def things(names: Iterable[str]) -> tuple[Thing, ...]:
    return tuple(Thing(name) for name in names)


def one(name: str, values: Iterable[Value], seat: int = NOBODY) -> Part:
    """A single thing that has one of several values."""
    return Part(name, things([name]), tuple(values), seat=seat)


def seats(players: int, first: int = 0, name: str = "seat") -> list[Value]:
    """A value for each seat, numbered from `first`."""
    return [Value(first + seat, name, seat) for seat in range(players)]
