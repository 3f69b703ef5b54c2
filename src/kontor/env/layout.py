"""Layout of observations. Assigns columns to the parts that a game declares, relative to the viewing seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from kontor.core import NOBODY, AnyGame, Setup
from kontor.core.observation import Part, Thing, Value, one, seats

OWN = "own"


def relative(seat: int) -> str:
    """Return the name of a seat relative to the viewer: `own`, then `+1` for the next seat in turn order."""
    return f"+{seat}" if seat else OWN


def _named(name: str, seat: int) -> str:
    if seat == NOBODY:
        return name
    return relative(seat) if name == "seat" else f"{name} {relative(seat)}"


class Stretch(NamedTuple):
    """A part and its columns. Item n starts at column `start + n * width`.

    If there are `values`, each has a column that is 1 or 0. Otherwise, the item is a number up to `most`, with a single
    column that contains the number divided by `unit`.
    """

    start: int
    stop: int
    name: str
    things: tuple[str, ...]
    values: tuple[str, ...]
    most: int
    unit: int

    @property
    def width(self) -> int:
        return len(self.values) or 1

    def explain(self, index: int) -> str:
        """Describe a column, for example as `spaces: harbour 2: own`."""
        thing, value = divmod(index - self.start, self.width)
        said = [self.name]
        if len(self.things) > 1:
            said.append(self.things[thing])
        said.append(self.values[value] if self.values else f"0 to {self.most}, divided by {self.unit}")
        return ": ".join(said)

    def json(self) -> dict[str, Any]:
        form: dict[str, Any] = {"start": self.start, "stop": self.stop, "name": self.name, "things": list(self.things)}
        return form | ({"values": list(self.values)} if self.values else {"most": self.most, "unit": self.unit})


class Layout:
    """The observation columns of a setup."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.players = setup.players
        self.parts = (*head(setup.players), *game.observation_parts(setup))
        self.stretches: list[Stretch] = []
        self._start: dict[tuple[str, int, Thing], int] = {}
        at = 0
        for part in self.parts:
            width = len(part.values) or 1
            for number, thing in enumerate(part.things):
                self._start[part.name, part.seat, thing] = at + number * width
            stop = at + len(part.things) * width
            names = tuple(_named(*thing) for thing in part.things)
            values = tuple(_named(value.name, value.seat) for value in part.values)
            self.stretches.append(Stretch(at, stop, _named(part.name, part.seat), names, values, part.most, part.unit))
            at = stop
        self.length = at

    def start(self, part: Part, thing: Thing, viewer: int) -> int:
        """Return the first column of an item, with seats numbered relative to this viewer."""
        turned = thing._replace(seat=self._from(viewer, thing.seat))
        return self._start[part.name, self._from(viewer, part.seat), turned]

    def offset(self, part: Part, value: Value, viewer: int) -> int:
        """Return this value's offset from the first column of its item. All items of a part have the same offsets."""
        sought = (value.name, self._from(viewer, value.seat))
        return [(other.name, other.seat) for other in part.values].index(sought)

    def high(self) -> list[float]:
        """Return the largest value of each column."""
        ones = [(1.0 if one.values else one.most / one.unit, one.stop - one.start) for one in self.stretches]
        return [high for high, width in ones for _ in range(width)]

    def _from(self, viewer: int, seat: int) -> int:
        return seat if seat == NOBODY else (seat - viewer) % self.players

    def explain(self, index: int) -> str:
        """Describe a column, for example as `spaces: harbour 2: own`."""
        for stretch in self.stretches:
            if stretch.start <= index < stretch.stop:
                return stretch.explain(index)
        raise IndexError(f"observations have columns 0 to {self.length - 1}, not {index}")


def head(players: int) -> tuple[Part, ...]:
    """Return the first parts of an observation: the viewing seat (actions use absolute seats) and the deciding seat."""
    looking = [Value(seat, str(seat)) for seat in range(players)]
    return one("seat", looking), one("actor", [*seats(players), Value(players, "nobody")])
