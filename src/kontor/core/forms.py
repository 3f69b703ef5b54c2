"""Converts and validates the numbers of a state, as they appear in JSON and in observations.

A `Codec` converts one number. All cells of an array use the same codec. A codec's `write` returns the JSON value,
`read` does the reverse and reports every fault, and `part` describes the number in an observation. An `absent` number
is left out of JSON objects, and null elsewhere.

A `Form` is a JSON value stored at a known place in the state. Forms nest: a `Group` is an object with fixed keys, and
`Each` repeats a form for every row (seat, city, market …). `row` is the number of the enclosing row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kontor.core.chance import NOBODY, Bag
from kontor.core.contract import ALL, SPECTATOR
from kontor.core.observation import Part, Value, things
from kontor.core.observation import seats as seat_values
from kontor.core.position_reader import NONE
from kontor.core.reader import Reader, excerpt, nearest_first

VIEWERS = {ALL: "all", SPECTATOR: "spectator"}

Absent = tuple[int, str]
"""The number that represents an absent value, and the name of that value in an observation."""


class Codec:
    """Converts one kind of number. Subclasses implement `write` and `read`."""

    values: tuple[Value, ...] = ()
    most = 1
    unit = 1
    absent: Absent | None = None

    def write(self, number: int) -> Any:
        raise NotImplementedError

    def read(self, reader: Reader, value: Any, where: str) -> int:
        """Convert a JSON value to its number. If the value is wrong, report a fault and return a harmless number."""
        raise NotImplementedError

    def write_or_null(self, number: int) -> Any:
        return None if self.absent is not None and number == self.absent[0] else self.write(number)

    def read_or_null(self, reader: Reader, value: Any, where: str) -> int:
        return self.absent[0] if value is None and self.absent is not None else self.read(reader, value, where)

    @property
    def empty(self) -> int:
        """The number in a cell without a value."""
        return self.absent[0] if self.absent is not None else 0

    def part(self, name: str, names: Sequence[str] = (), seat: int = NOBODY, large: bool = False) -> Part:
        """Return a part of an observation with a cell for each name."""
        most, unit = (1, 1) if self.values else (self.most, self.unit)
        return Part(name, things(names or [name]), self.values, most, unit, seat, large)


@dataclass
class Number(Codec):
    """A number from `low` to `high`. `most` is the maximum and `unit` the typical size in an observation."""

    most: int
    unit: int = 0
    low: int = 0
    high: int = -1

    def __post_init__(self) -> None:
        self.unit = self.unit or max(1, self.most)
        self.high = self.most if self.high < 0 else self.high

    def write(self, number: int) -> int:
        return number

    def read(self, reader: Reader, value: Any, where: str) -> int:
        return reader.in_range(value, where, self.low, self.high)


class Flag(Codec):
    """A number that represents true or false."""

    def write(self, number: int) -> bool:
        return bool(number)

    def read(self, reader: Reader, value: Any, where: str) -> int:
        return bool(reader.typed(value, where, bool, False))


class Names(Codec):
    """One of several names, numbered from `first`. `others` are names for numbers outside that sequence.

    A wrong value causes the fault `unknown`, which by default lists the possible names.
    """

    def __init__(
        self,
        names: Sequence[str],
        absent: Absent | None = None,
        first: int = 0,
        others: Mapping[int, str] | None = None,
        unknown: str = "",
        absent_last: bool = False,
    ) -> None:
        self.absent = absent
        self.unknown = unknown
        self.names = {**(others or {}), **dict(enumerate(names, first))}
        self.numbers = {name: number for number, name in self.names.items()}
        nothing = [] if absent is None else [Value(*absent)]
        labels = [name.replace("_", " ") if number in (others or {}) else name for number, name in self.names.items()]
        known = [Value(number, label) for number, label in zip(self.names, labels, strict=True)]
        self.values = tuple(known + nothing if absent_last else nothing + known)

    def write(self, number: int) -> str:
        return self.names[number]

    def read(self, reader: Reader, value: Any, where: str) -> int:
        if isinstance(value, str) and value in self.numbers:
            return self.numbers[value]
        if self.unknown:
            reader.fault(self.unknown, where, name=excerpt(value))
        else:
            reader.fault("unknown-name", where, name=excerpt(value), possible=nearest_first(value, self.numbers))
        return self.empty


class Seats(Codec):
    """A seat number, stored with `first` added. `others` are named owners. Invalid seats are reported as `fault`."""

    def __init__(
        self,
        players: int,
        absent: Absent | None = (NONE, "none"),
        first: int = 0,
        others: Mapping[int, str] | None = None,
        fault: str = "",
    ) -> None:
        self.players, self.absent, self.first, self.others, self.fault = players, absent, first, others or {}, fault
        nothing = [] if absent is None else [Value(*absent)]
        owners = [Value(number, name) for number, name in self.others.items()]
        self.values = (*nothing, *seat_values(players, first), *owners)

    def write(self, number: int) -> int | str:
        return self.others.get(number, number - self.first)

    def read(self, reader: Reader, value: Any, where: str) -> int:
        for number, name in self.others.items():
            if value == name:
                return number
        if self.fault and not (type(value) is int and 0 <= value < self.players):
            reader.fault(self.fault, where, high=self.players - 1)
            return self.empty
        return reader.in_range(value, where, 0, self.players - 1) + self.first


def cells(state: Any, name: str) -> Any:
    """Return the array that stores a field."""
    value = getattr(state, name)
    return value.counts if isinstance(value, Bag) else value


class Form:
    """Converts a JSON value. Subclasses implement both directions."""

    def write(self, state: Any, row: int = 0) -> Any:
        raise NotImplementedError

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        """Store a JSON value in the state, or report its faults."""
        raise NotImplementedError


@dataclass
class Attribute(Form):
    """A number stored in an attribute, or a tuple of numbers if `several` is set. A value is required unless `null` is
    set.
    """

    name: str
    codec: Codec
    null: bool = True
    several: bool = False

    def write(self, state: Any, row: int = 0) -> Any:
        value = getattr(state, self.name)
        return [self.codec.write(number) for number in value] if self.several else self.codec.write_or_null(value)

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        if self.several:
            values = reader.typed(value, where, list, [])
            setattr(state, self.name, tuple(self.codec.read(reader, one, where) for one in values))
        else:
            read = self.codec.read_or_null if self.null else self.codec.read
            setattr(state, self.name, read(reader, value, where))


@dataclass
class Cell(Form):
    """A single cell of an array. Its index is `at` in the first row and increases by `stride` with each row."""

    name: str
    codec: Codec
    at: int = 0
    stride: int = 1

    def write(self, state: Any, row: int = 0) -> Any:
        return self.codec.write_or_null(cells(state, self.name)[self.at + row * self.stride])

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        cells(state, self.name)[self.at + row * self.stride] = self.codec.read_or_null(reader, value, where)


@dataclass
class Mapped(Form):
    """A JSON object with names for consecutive cells. Empty cells are omitted unless `all` or `required` is set."""

    name: str
    codecs: Sequence[Codec]
    names: Sequence[str]
    at: int = 0
    stride: int = 0
    all: bool = False
    required: bool = False
    unknown: str = ""

    def write(self, state: Any, row: int = 0) -> dict[str, Any]:
        first = self.at + row * self.stride
        numbers = cells(state, self.name)[first : first + len(self.names)]
        return {
            name: codec.write(number)
            for name, codec, number in zip(self.names, self.codecs, numbers, strict=True)
            if self.all or self.required or number != codec.empty
        }

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        held = reader.typed(value, where, dict, {})
        for name, at in named_rows(reader, held, where, self.names, self.unknown):
            number = self.codecs[at].read(reader, held[name], f"{where}.{name}")
            cells(state, self.name)[self.at + row * self.stride + at] = number
        for name in self.names if self.required else ():
            reader.has(held, name, f"{where}.")


def named_rows(
    reader: Reader, held: Mapping[str, Any], where: str, names: Sequence[str], unknown: str
) -> list[tuple[str, int]]:
    """Return the known names in an object, with their numbers. Unknown names are reported as the fault `unknown`, or as
    unknown fields by default.
    """
    numbers = {name: number for number, name in enumerate(names)}
    if not unknown:
        reader.keys(held, f"{where}.", names)
    for name in held:
        if unknown and name not in numbers:
            reader.fault(unknown, f"{where}.{name}", name=excerpt(name))
    return [(name, numbers[name]) for name in held if name in numbers]


@dataclass
class Listed(Form):
    """A JSON list of cells. Empty ones are null. `places` are the cells of each row.

    A list of the wrong length causes the fault `fault`. A `short` list ends at the last cell that is not empty.
    """

    name: str
    codec: Codec
    places: Sequence[slice]
    fault: str
    short: bool = False

    def write(self, state: Any, row: int = 0) -> list[Any]:
        numbers = bytes(cells(state, self.name)[self.places[row]])
        return [self.codec.write_or_null(n) for n in numbers if not (self.short and n == self.codec.empty)]

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        array = cells(state, self.name)
        places = range(*self.places[row].indices(len(array)))
        values = reader.typed(value, where, list, [])
        if len(values) > len(places) or (len(values) < len(places) and not self.short):
            reader.fault(self.fault, where, wanted=len(places), most=len(places))
        read = self.codec.read if self.short else self.codec.read_or_null
        for place, one in zip(places, values):
            array[place] = read(reader, one, where)


@dataclass
class Group(Form):
    """A JSON object with fixed keys. If `null` is set, the value must be null, and any other value causes `fault`."""

    forms: dict[str, Form] = field(default_factory=dict)
    null: bool = False
    fault: str = "not-at-this-table"

    def write(self, state: Any, row: int = 0) -> Any:
        return None if self.null else {key: form.write(state, row) for key, form in self.forms.items()}

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        if self.null and value is not None:
            reader.fault(self.fault, where)
        held = None if self.null else reader.typed(value, where, dict, None)
        if held is not None:
            inside = f"{where}." if where else ""
            reader.keys(held, inside, list(self.forms))
            for key, form in self.forms.items():
                if reader.has(held, key, inside):
                    form.read(reader, state, held[key], f"{inside}{key}", row)


@dataclass
class Each(Form):
    """Repeats a form for every row. The value is a list if `rows` is a number, and an object if `rows` lists names.

    A list of the wrong length causes the fault `fault`. An object omits rows where `skip` is true (by default, empty
    rows). Unknown names are reported as the fault `unknown`, or as unknown fields by default.
    """

    rows: int | Sequence[str]
    form: Form = field(default_factory=Group)
    fault: str = "seats"
    unknown: str = ""
    skip: Callable[[Any, int], bool] | None = None

    def write(self, state: Any, row: int = 0) -> Any:
        if isinstance(self.rows, int):
            return [self.form.write(state, number) for number in range(self.rows)]
        kept = [number for number in range(len(self.rows)) if not (self.skip and self.skip(state, number))]
        forms = {self.rows[number]: self.form.write(state, number) for number in kept}
        return forms if self.skip else {name: form for name, form in forms.items() if form}

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        held = reader.typed(value, where, list if isinstance(self.rows, int) else dict, None)
        if held is None:
            return
        if not isinstance(self.rows, int):
            for name, number in named_rows(reader, held, where, self.rows, self.unknown):
                self.form.read(reader, state, held[name], f"{where}.{name}", number)
        elif len(held) != self.rows or not all(isinstance(one, dict) for one in held):
            reader.fault(self.fault, where, wanted=self.rows)
        else:
            for number, one in enumerate(held):
                self.form.read(reader, state, one, f"{where}.{number}", number)


class Viewer(Form):
    """A number that represents the viewer of a position."""

    def write(self, state: Any, row: int = 0) -> Any:
        return VIEWERS.get(state.viewer, state.viewer)

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        named = [viewer for viewer, name in VIEWERS.items() if name == value]
        if named or (type(value) is int and 0 <= value < state.players):
            state.viewer = named[0] if named else value
        else:
            reader.fault("viewer", where, value=excerpt(value))


def tree(forms: Mapping[str, Form], groups: Mapping[str, Form], order: Sequence[str]) -> Group:
    """Combine the forms into a tree in this order. `pawn.moved` becomes the `moved` key of the `pawn` group."""
    assert set(order) == set(forms), f"in the order or among the fields, not both: {set(order) ^ set(forms)}"
    root = Group()
    for key in order:
        group = root
        *path, last = key.split(".")
        for name in path:
            inner = group.forms.setdefault(name, groups.get(name) or Group())
            inner = inner.form if isinstance(inner, Each) else inner
            assert isinstance(inner, Group), f"{name} has no fields"
            group = inner
        group.forms[last] = forms[key]
    return root
