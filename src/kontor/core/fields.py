"""The declaration of a game's state.

A game's `fields.py` has a function `schema(setup)`, which lists the fields of its state in byte order. A field has a
name, a kind, cells, a codec for their numbers (`kontor.core.forms`), and a place in the JSON form. The rest is derived:

- `scripts/states.py` generates `stored.py`, with the offsets of desk columns and `Stored`. `Stored` declares
  the attributes, copies and serializes them, and hides secrets in views. It also generates `observation.py` for the
  bytes of an observation, and `decisions.py` for the classes of open decisions. All three files are plain code and
  compiled with the rules. `make generate` updates them, and `make check` reports stale ones.
- `Schema` handles everything that need not be fast: it clears a state, converts it to and from JSON, reports every
  fault, and describes the observation.

To add a field, add it to the list, run `make generate`, and use the new attribute in the rules. A field without an
observation name is not observed, and one without a JSON key is not in the JSON form.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from kontor.core.chance import Bag, Deck
from kontor.core.contract import ALL, Setup
from kontor.core.forms import Attribute, Cell, Codec, Flag, Form, Group, Listed, Mapped, Names, Viewer, tree
from kontor.core.messages import Message
from kontor.core.observation import Part, Value, things
from kontor.core.reader import Reader, excerpt, nearest_first

HEAD = ("game", "rules", "board", "digest", "players", "options")
MOST_KEPT = 64


class Field:
    """An attribute of the state. `python` is the type annotation. `begin` is the value at the start of a game, and
    `blank` the value before JSON is read. `observed` and `key` are the names in an observation and in JSON. Copies of
    the state share a `shared` field. `forms` replaces the default JSON form.
    """

    python = "bytearray"
    shared = False

    def __init__(
        self,
        name: str,
        begin: Any = None,
        blank: Any = None,
        *,
        key: str | None = None,
        forms: Mapping[str, Form] | None = None,
        observed: str | None = None,
        doc: str = "",
    ) -> None:
        self.name, self.doc = name, doc
        self.begin = begin
        self.blank = begin if blank is None else blank
        self.observed = name.replace("_", " ") if observed is None else observed
        form, key = self.form(), name if key is None else key
        self.forms = {key: form} if key and form and forms is None else dict(forms or {})
        self.parts = self.shown() if self.observed else []

    def form(self) -> Form | None:
        """Return the field's JSON form."""
        return None

    def shown(self) -> list[Part]:
        """Return the field's parts in an observation."""
        return []

    def value(self, cells: Any) -> Any:
        """Return a new, mutable value for the state."""
        return bytearray(cells)


class One(Field):
    """A single number, or a bool if its codec is `Flag`. A `large` number takes four bytes.

    With `bits`, an observation shows each bit separately.
    """

    shared = True

    def __init__(
        self, name: str, codec: Codec, begin: int = -1, bits: Sequence[str] = (), large: bool = False, **options: Any
    ) -> None:
        self.python = "bool" if isinstance(codec, Flag) else "int"
        self.codec, self.bits, self.large = codec, bits, large
        super().__init__(name, codec.empty if begin < 0 else begin, **options)

    def form(self) -> Form:
        return Attribute(self.name, self.codec)

    def shown(self) -> list[Part]:
        return [
            Part(self.observed, things(self.bits)) if self.bits else self.codec.part(self.observed, large=self.large)
        ]

    def value(self, cells: Any) -> int:
        return bool(cells) if self.python == "bool" else cells


class Array(Field):
    """An array with one byte for each named item. In JSON, an object with these names as keys or, with `listed`, a
    list; `listed` is the id of the fault reported for a wrong length.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        codec: Codec,
        begin: Sequence[int] | None = None,
        listed: str = "",
        unknown: str = "",
        all: bool = False,
        **options: Any,
    ) -> None:
        self.names, self.codec, self.listed, self.unknown, self.all = names, codec, listed, unknown, all
        empty = bytes([codec.empty]) * len(names)
        super().__init__(name, empty if begin is None else bytes(begin), empty, **options)

    def form(self) -> Form:
        if self.listed:
            return Listed(self.name, self.codec, [slice(0, len(self.names))], self.listed)
        return Mapped(self.name, [self.codec] * len(self.names), self.names, all=self.all, unknown=self.unknown)

    def shown(self) -> list[Part]:
        return [self.codec.part(self.observed, self.names)] if self.names else []


class Counts(Array):
    """Counts by kind, stored as a `Bag`."""

    python = "Bag"

    def value(self, cells: Any) -> Bag:
        return Bag(cells)


class Pairs(Field):
    """A sequence of byte pairs of any length. The game defines the JSON form and the observation of such a field."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, b"", doc=doc)


class Pile(Field):
    """A pile of cards, shared by copies of the state."""

    python = "Deck"
    shared = True

    def value(self, cells: Any) -> Deck:
        return Deck(cells.segments, cells.pools).copy()


class Column(NamedTuple):
    """A number on each seat's desk, or several numbers if `names` is given.

    `name` is the constant for the column's offset. With several codecs and a placeholder for the name in `observed`, an
    observation has one part per name. Otherwise, the column has a single part. `secret` is the value that other seats
    see.
    """

    name: str
    key: str
    codec: Codec | Sequence[Codec]
    names: Sequence[str] = ()
    begin: Sequence[int] = ()
    observed: str | None = None
    all: bool = False
    required: bool = False
    secret: int = -1
    form: Form | None = None
    doc: str = ""

    def codecs(self) -> list[Codec]:
        return [self.codec] * max(1, len(self.names)) if isinstance(self.codec, Codec) else list(self.codec)

    def parts(self, seat: int, large: bool) -> list[Part]:
        observed = self.key.replace("_", " ") if self.observed is None else self.observed
        if "{}" not in observed:
            codec = max(self.codecs(), key=lambda codec: codec.most)
            return [codec.part(observed, self.names, seat, large)] if observed else []
        labels = zip(self.codecs(), self.names, strict=True)
        return [codec.part(observed.format(name), (), seat, large) for codec, name in labels]


class Desks(Field):
    """The desks of all seats, one after another, as bytes or, with `large` numbers, a list of ints. `size` is the
    constant for the length of a desk. `more` is the number of extra desks that belong to no seat, or None if there are
    never any.
    """

    def __init__(
        self,
        name: str,
        players: int,
        size: str,
        columns: Sequence[Column],
        more: int | None = None,
        large: bool = False,
        doc: str = "",
    ) -> None:
        self.python = "list[int]" if large else "bytearray"
        self.size, self.columns, self.more, self.large = size, columns, more, large
        blank = [codec.empty for column in columns for codec in column.codecs()]
        begin = [n for column in columns for n in column.begin or [codec.empty for codec in column.codecs()]]
        extra = blank * (more or 0)
        self.width = len(blank)
        self.offsets: list[int] = []
        forms: dict[str, Form] = {}
        for column in columns:
            at = sum(len(other.codecs()) for other in columns[: len(self.offsets)])
            self.offsets.append(at)
            form: Form = Cell(name, column.codecs()[0], at, self.width)
            if column.names:
                all, required = column.all, column.required
                form = Mapped(name, column.codecs(), column.names, at, self.width, all, required)
            forms[column.key if column.form else f"seats.{column.key}"] = column.form or form
        super().__init__(name, begin * players + extra, blank * players + extra, forms=forms, doc=doc)
        self.parts = [part for seat in range(players) for column in columns for part in column.parts(seat, large)]

    def value(self, cells: Any) -> Any:
        return list(cells) if self.large else bytearray(cells)


class Derived(Field):
    """A value that is determined by the setup (`begin`) or derived from other fields."""

    def __init__(self, name: str, python: str, shared: bool = False, begin: Any = None, doc: str = "") -> None:
        super().__init__(name, begin, doc=doc)
        self.python, self.shared = python, shared

    def value(self, cells: Any) -> Any:
        return cells


class ViewerByte(Field):
    """The position of the viewer in the byte form. The attribute is declared in `BasePosition`."""

    def __init__(self) -> None:
        super().__init__("viewer", ALL, forms={"viewer": Viewer()})

    def value(self, cells: Any) -> int:
        return ALL


class Observed(Field):
    """A section of the observation, built by `name` in the game's `observed.py`."""

    def __init__(self, name: str, parts: Sequence[Part]) -> None:
        super().__init__(name)
        self.parts = list(parts)


class In(NamedTuple):
    """An attribute of a decision, with its slot in the observation and, if it differs from the slot's, its codec.

    With `several`, the attribute is a tuple. `null` permits the absent value. `key` is the JSON key if it differs from
    the name.
    """

    slot: str
    codec: Codec | None = None
    several: bool = False
    null: bool = False
    key: str = ""
    form: Form | None = None


class Open(NamedTuple):
    """A kind of open decision, with its JSON name, class and attributes.

    `once` is the constant for the single shared instance. `order` lists the JSON keys if they are not in the same order
    as the attributes.
    """

    name: str
    type: str
    doc: str
    remembers: Mapping[str, In] = {}
    chance: bool = False
    once: str = ""
    order: str = ""

    def group(self, slots: Mapping[str, Codec]) -> Group:
        forms = {
            one.key or name: one.form or Attribute(name, one.codec or slots[one.slot], one.null, one.several)
            for name, one in self.remembers.items()
        }
        return tree(forms, {}, self.order.split() or list(forms))


class Slot(NamedTuple):
    """A section of the observation with `width` cells for an attribute of open decisions.

    With `order`, the slot shows the step at which each item occurs. The Python expression `length` gives the number of
    items. A slot with `order` must be the last one.
    """

    label: str
    codec: Codec
    width: int = 1
    order: Sequence[str] = ()
    length: str = ""

    def part(self) -> Part:
        names = self.order or (() if self.width == 1 else [str(n + 1) for n in range(self.width)])
        if self.codec.values and self.codec.absent is None:
            values = (Value(self.empty(), "none"), *self.codec.values)
            return Part(self.label, things(names or [self.label]), values)
        return self.codec.part(self.label, names)

    def empty(self) -> int:
        return 255 if self.codec.values and self.codec.absent is None else self.codec.empty


class Stack(Field, Form):
    """The stack of open decisions, current one last. In JSON, it is a list of objects.

    `kinds` lists the classes of decisions in the order of the declarations. `shapes` lists the possible stacks by the
    names of their decisions, of which this table uses only the first `used`. `slots` are in the order of the
    observation.
    """

    python = "list[Decision]"

    def __init__(
        self,
        name: str,
        opens: Sequence[Open],
        kinds: Sequence[type[Any]],
        shapes: Sequence[tuple[str, ...]],
        slots: Sequence[Slot],
        used: int | None = None,
    ) -> None:
        super().__init__(name, kinds[:1], [], forms={name: self})
        self.opens, self.shapes, self.slots = opens, shapes, slots
        self.kinds = {opened.name: (kind, opened) for opened, kind in zip(opens, kinds)}
        self.names = {kind: name for name, (kind, _) in self.kinds.items()}
        codecs = {slot.label: slot.codec for slot in slots}
        self.groups = {opened.name: opened.group(codecs) for opened in opens}
        shown = Names([" > ".join(shape) or "over" for shape in shapes[:used]])
        self.parts = [shown.part("decision"), *(slot.part() for slot in slots)]

    def value(self, cells: Any) -> list[Any]:
        return [kind() for kind in cells]

    def write(self, state: Any, row: int = 0) -> list[dict[str, Any]]:
        stack = [(self.names[type(decision)], decision) for decision in getattr(state, self.name)]
        return [{"decision": name, **self.groups[name].write(decision)} for name, decision in stack]

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        for number, form in enumerate(reader.typed(value, where, list, [])):
            here = f"{where}.{number}"
            name = form.get("decision") if isinstance(form, dict) else None
            if not isinstance(name, str) or name not in self.groups:
                reader.fault(
                    "unknown-name", f"{here}.decision", name=excerpt(name), possible=nearest_first(name, self.groups)
                )
                continue
            faults = len(reader.faults)
            draft = SimpleNamespace(state=state, players=state.players)
            self.groups[name].read(reader, draft, {key: form[key] for key in form if key != "decision"}, here)
            if len(reader.faults) == faults:
                kind, opened = self.kinds[name]
                getattr(state, self.name).append(kind(*(getattr(draft, one) for one in opened.remembers)))


class Schema:
    """The fields of the state at one table and the operations derived from them.

    `order` lists the JSON keys. `groups` contains the forms of nested keys that are not plain objects. `more` contains
    forms that combine multiple fields.
    """

    def __init__(
        self,
        setup: Setup,
        rules: int,
        fields: Sequence[Field],
        order: str,
        groups: Mapping[str, Form] | None = None,
        more: Mapping[str, Form] | None = None,
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.fields = fields
        forms = {key: form for field in fields for key, form in field.forms.items()} | dict(more or {})
        self.tree = tree(forms, groups or {}, ["viewer", *order.split()])
        self.parts = tuple(part for field in fields for part in field.parts)

    def clear(self, state: Any) -> None:
        """Set every field to its value at the start of a game."""
        for field in self.fields:
            if field.begin is not None:
                setattr(state, field.name, field.value(field.begin))

    def write(self, state: Any) -> dict[str, Any]:
        """Return the whole position as JSON, including unfinished decisions."""
        board, options = self.setup.board, copy.deepcopy(self.setup.options)
        head = (self.setup.game, self.rules, board.id, board.digest, self.setup.players, options)
        return {**dict(zip(HEAD, head, strict=True)), **self.tree.write(state)}

    def read_into(self, state: Any, data: Mapping[str, Any]) -> list[Message]:
        """Fill a cleared state from JSON and return the faults. With faults, the state may be inconsistent."""
        for field in self.fields:
            if field.begin is not None:
                setattr(state, field.name, field.value(field.blank))
        reader = Reader("position")
        reader.keys(data, "", [*HEAD, *self.tree.forms])
        self.tree.read(reader, state, {key: data[key] for key in data if key in self.tree.forms}, "")
        return reader.faults


def kept(schema: Callable[[Setup], Schema]) -> Callable[[Setup], Schema]:
    """Cache the schemas of recent setups. All positions of a game share one schema."""
    recent: dict[int, Schema] = {}

    def find(setup: Setup) -> Schema:
        found = recent.get(id(setup))
        if found is None or found.setup is not setup:
            if len(recent) >= MOST_KEPT:
                recent.clear()
            found = recent[id(setup)] = schema(setup)
        return found

    return find
