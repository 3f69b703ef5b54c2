"""What a seat knows as numbers, for whoever learns: a game names the parts, and writes them in bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kontor.core.chance import NOBODY


class Thing(NamedTuple):
    """What one number of a part is about. `seat`, if it is not NOBODY, is the seat that the name speaks of."""

    name: str
    seat: int = NOBODY


class Value(NamedTuple):
    """What can be so of a thing: the byte that says it, a name, and whose it is, if it is somebody's."""

    code: int
    name: str
    seat: int = NOBODY


class Part(NamedTuple):
    """A stretch of an observation that says the same of several things, one after another.

    Each thing has one of the `values`, or, where there are none, is a number from 0 to `most`: in one byte, or if it is
    `large` in four, the highest first. `unit` is a number of usual size, by which a learner may divide. `seat` says
    whose part it is: what belongs to one seat is told of every seat, in parts of the same name with the same things. So
    seats can be counted from whoever looks.
    """

    name: str
    things: tuple[Thing, ...]
    values: tuple[Value, ...] = ()
    most: int = 1
    unit: int = 1
    seat: int = NOBODY
    large: bool = False

    def width(self) -> int:
        """How many bytes it takes."""
        return len(self.things) * (4 if self.large else 1)


def things(names: Iterable[str]) -> tuple[Thing, ...]:
    return tuple(Thing(name) for name in names)


def named(name: str, names: Iterable[str], values: Iterable[Value], seat: int = NOBODY) -> Part:
    """A part whose things have one of several values."""
    return Part(name, things(names), tuple(values), seat=seat)


def counted(name: str, names: Iterable[str], most: int, unit: int = 0, seat: int = NOBODY) -> Part:
    """A part of numbers. The usual size is the largest, unless `unit` says another."""
    return Part(name, things(names), (), most, unit or max(1, most), seat)


def one(name: str, values: Iterable[Value], seat: int = NOBODY) -> Part:
    """A single thing that has one of several values."""
    return named(name, [name], values, seat)


def number(name: str, most: int, unit: int = 0, seat: int = NOBODY) -> Part:
    """A single number."""
    return counted(name, [name], most, unit, seat)


def large(name: str, most: int, unit: int = 0, seat: int = NOBODY) -> Part:
    """A single number in four bytes."""
    return number(name, most, unit, seat)._replace(large=True)


def numbered(names: Iterable[str]) -> list[Value]:
    """Values that are numbered in their order."""
    return [Value(code, name) for code, name in enumerate(names)]


def seats(players: int, first: int = 0, name: str = "seat") -> list[Value]:
    """A value for each seat, the first written as `first`."""
    return [Value(first + seat, name, seat) for seat in range(players)]
