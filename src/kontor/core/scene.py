"""What there is to see of a game, in a form that knows no game: games describe, clients paint.

A `Backdrop` is what does not change at a table: zones, land and water, roads, and every place where something can lie.
A `Scene` is what one viewer sees now: sprites at those places, counters and tables, who must do what, and for every
legal action the places a person clicks to take it. Names are messages; colours, shapes and symbols are plain words that
a client looks up in its own paint box. `to_json` gives what is sent to a browser; it leaves out
fields that are as usual.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from kontor.core.messages import Message

Point = tuple[int, int]

# The roles of zones: a client may arrange them as it likes, a phone otherwise than a wide screen.
MAP = "map"
DESK = "desk"
PANEL = "panel"

# What is special about a sprite or a place just now.
MINE = "mine"
POSSIBLE = "possible"
NEXT = "next"
"""What the open decision is about: the piece to be set, the place that is about to change."""


class Zone(NamedTuple):
    """A surface with its own measure: places in it are counted from its upper left corner."""

    id: str
    role: str
    title: Message
    seat: int | None
    width: int
    height: int


class Area(NamedTuple):
    """A patch of ground. `id` is that of the place it belongs to, or empty."""

    id: str
    zone: str
    points: tuple[Point, ...]
    style: str
    smooth: bool = False
    tint: int = 0


class Line(NamedTuple):
    """A line with its bends. `id` is that of the place it belongs to, or empty."""

    id: str
    zone: str
    points: tuple[Point, ...]
    style: str
    smooth: bool = False
    label: Message | None = None


class Decoration(NamedTuple):
    """A symbol or a text that is only looked at; `text` wins where both are given."""

    zone: str
    x: int
    y: int
    size: int
    symbol: str = ""
    text: Message | None = None
    style: str = ""
    """How a text stands: `title`, `label`, with `start`, `middle` or `end` at x."""
    anchor: str = "start"
    tip: Message | None = None


class Place(NamedTuple):
    """Where something can lie, or what can be clicked. x and y are its middle."""

    id: str
    zone: str
    x: int
    y: int
    width: int
    height: int
    shape: str
    """`square`, `round`, `cell`, `plate`, `hub`, `banner`, `bar`, `card`, `token`; `line` and `area` are drawn by those
    of the same id; `none` and `annex` are seen only when something lies there; in a `row` things lie side by side, as
    large as the place is high, and each has as much room as it is wide."""
    name: Message
    """What it is, for whoever cannot see it."""
    colour: str = ""
    mark: str = ""
    """A printed symbol."""
    label: Message | None = None
    """A printed text."""
    part_of: str = ""
    """The place that is meant as well when this one is clicked: a space is part of what it stands in."""


class Backdrop(NamedTuple):
    """What does not change at a table."""

    title: Message
    zones: tuple[Zone, ...]
    areas: tuple[Area, ...]
    lines: tuple[Line, ...]
    decorations: tuple[Decoration, ...]
    places: tuple[Place, ...]

    def to_json(self) -> dict[str, Any]:
        return _fields(self)


class Sprite(NamedTuple):
    """Something that lies at a place. Sprites are listed in reading order."""

    place: str
    symbol: str
    name: Message
    tip: Message | None = None
    """What it is worth, or what it does."""
    owner: int | None = None
    """A seat; -1 for nobody's (neutral); None where it has no owner."""
    amount: int = 1
    order: int = 0
    """In a stack at one place: 0 lies lowest."""
    mark: str = ""
    """A short text on it, such as `+3`."""
    glyph: str = ""
    """A symbol on it."""
    emphasis: tuple[str, ...] = ()
    label: Message | None = None
    """A short text on it that has to be said; it stands where `mark` would."""
    dye: int | None = None
    """Of a token: which of a few colours it has, so that its kind is seen from afar. None: that of all tokens."""


class Counter(NamedTuple):
    """A number at a place, with its limit where it has one."""

    place: str
    name: Message
    value: int
    limit: int | None = None


class Row(NamedTuple):
    """A line of a table; None in a cell is what the viewer may not know."""

    name: Message
    seat: int | None
    cells: tuple[int | None, ...]
    emphasis: tuple[str, ...] = ()


class Table(NamedTuple):
    """A table that fills a zone."""

    zone: str
    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


class Desk(NamedTuple):
    """A line about a seat: its points now, and as if the game ended now."""

    zone: str
    seat: int
    name: Message
    points: int
    projection: int
    acting: bool
    score: Message
    emphasis: tuple[str, ...] = ()
    winner: bool = False


class Choice(NamedTuple):
    """A legal action, and how a person takes it: by clicking the places of `path`, one after another."""

    number: int
    text: str
    kind: str
    group: str
    """What is chosen among when several remain: choices of one group belong together."""
    label: Message
    path: tuple[str, ...]
    ask: Message | None = None
    """A question to be answered with yes before it is done."""
    button: bool = False
    """Offered as a button too, though it has a place: an obvious next step that nobody should have to look for."""


class Scene(NamedTuple):
    """What one viewer sees now."""

    viewer: int
    actor: int
    prompt: Message
    desks: tuple[Desk, ...]
    sprites: tuple[Sprite, ...]
    counters: tuple[Counter, ...]
    tables: tuple[Table, ...]
    choices: tuple[Choice, ...]
    """One for each legal action, in their order, whoever looks; only the acting seat can take them."""
    lit: tuple[str, ...]
    """The places that the viewer can click now to begin an action, in reading order."""

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """The choices that have no place, and those that are offered as a button besides."""
        return tuple(choice for choice in self.choices if choice.button or not choice.path)

    def to_look_at(self) -> Scene:
        """The same for somebody who can do nothing now."""
        return self._replace(sprites=tuple(map(_not_possible, self.sprites)), choices=(), lit=())

    def to_json(self) -> dict[str, Any]:
        return {**_fields(self), "buttons": [choice.number for choice in self.buttons]}


def _not_possible(sprite: Sprite) -> Sprite:
    if POSSIBLE not in sprite.emphasis:
        return sprite
    return sprite._replace(emphasis=tuple(emphasis for emphasis in sprite.emphasis if emphasis != POSSIBLE))


ATOMS = frozenset((str, int, bool, type(None)))
REQUIRED = object()


@cache
def _shape(kind: type[Any]) -> tuple[tuple[str, ...], tuple[object, ...]]:
    """The names of the fields of a named tuple, and what is usual for each."""
    return kind._fields, tuple(kind._field_defaults.get(name, REQUIRED) for name in kind._fields)


def _plain(value: Any) -> Any:
    """Of the simple types that JSON knows."""
    kind = type(value)
    if kind is tuple or kind is list:
        return [held if type(held) in ATOMS else _plain(held) for held in value]
    return dict(value) if kind is dict else _fields(value)


def _fields(value: Any) -> dict[str, Any]:
    """By name. What is as usual is left out: most sprites are single, unmarked and without emphasis."""
    names, usual = _shape(value.__class__)
    return {
        name: held if type(held) in ATOMS else _plain(held)
        for name, held, one in zip(names, value, usual, strict=True)
        if held is not one and held != one
    }
