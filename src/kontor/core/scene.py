"""The visible state of a game, in a form that is the same for all games. Games describe scenes, and clients draw them.

A `Backdrop` contains everything static at a table: zones, land and water, roads, and every place that can contain
something. A `Scene` contains what one viewer sees now: sprites at those places, counters and tables, the prompt, and
the places to click for each legal action. Names are messages. Colours, shapes and symbols are plain words that each
client maps to its own palette. `to_json` returns the form sent to browsers, without default values.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from kontor.core.messages import Message

Point = tuple[int, int]

# Roles of zones. Clients arrange zones as they like, for example differently on a phone.
MAP = "map"
DESK = "desk"
PANEL = "panel"

# Kinds of emphasis for a sprite or a place.
MINE = "mine"
POSSIBLE = "possible"
NEXT = "next"
"""The subject of the current decision, such as the piece to place, or the place that will change."""


class Zone(NamedTuple):
    """A surface with its own coordinates, from the upper left corner."""

    id: str
    role: str
    title: Message
    seat: int | None
    width: int
    height: int


class Area(NamedTuple):
    """An area of ground. `id` is the id of the area's place, or an empty string."""

    id: str
    zone: str
    points: tuple[Point, ...]
    style: str
    smooth: bool = False
    tint: int = 0
    paint: str = ""
    """A translucent colour painted over the tint, such as `#9cc48a`."""


class Line(NamedTuple):
    """A line with bends. `id` is the id of the line's place, or an empty string."""

    id: str
    zone: str
    points: tuple[Point, ...]
    style: str
    smooth: bool = False
    label: Message | None = None


class Decoration(NamedTuple):
    """A non-interactive symbol or text. If both are given, `text` is used."""

    zone: str
    x: int
    y: int
    size: int
    symbol: str = ""
    text: Message | None = None
    style: str = ""
    """For text, a style such as `title` or `label`; the anchor `start`, `middle` or `end` aligns it at x. For symbols,
    a colour such as `lane`, `dye-1` for a badge of that dye, or `seal` for a light disc below the symbol.
    """
    anchor: str = "start"
    tip: Message | None = None


class Place(NamedTuple):
    """A place that can contain something or be clicked. `x` and `y` are the coordinates of its centre."""

    id: str
    zone: str
    x: int
    y: int
    width: int
    height: int
    shape: str
    """One of `square`, `round`, `cell`, `price`, `plate`, `shelf`, `quay`, `hub`, `banner`, `bar`, `card`, `plaque` and
    `token`. The shapes `line` and `area` are drawn by the line or area with the same id. In an area, sprites are drawn
    above the label or, without a label, in the middle. Places with the shape `none` or `annex` are visible only when
    occupied. In a `row`, sprites are placed side by side, scaled to the place's height.
    """
    name: Message
    """Accessible name."""
    colour: str = ""
    mark: str = ""
    """Printed symbol."""
    label: Message | None = None
    """Printed text."""
    part_of: str = ""
    """A larger place that contains this one. A click here may also refer to that place."""


class Symbol(NamedTuple):
    """A game-specific icon, drawn as one filled SVG path in a box from -10 to 10 with the even-odd rule."""

    name: str
    path: str


class Backdrop(NamedTuple):
    """Everything static at a table."""

    title: Message
    zones: tuple[Zone, ...]
    areas: tuple[Area, ...]
    lines: tuple[Line, ...]
    decorations: tuple[Decoration, ...]
    places: tuple[Place, ...]
    symbols: tuple[Symbol, ...] = ()
    """The game's own symbols, in addition to the shared ones. Use `load_symbols` to read them from a file."""

    def to_json(self) -> dict[str, Any]:
        return _fields(self)


class Sprite(NamedTuple):
    """An object at a place. Sprites are listed in reading order."""

    place: str
    symbol: str
    name: Message
    tip: Message | None = None
    """The sprite's value or effect, in a few words."""
    owner: int | None = None
    """The seat that owns the sprite, -1 if it is neutral, or None if nobody can own it."""
    amount: int = 1
    order: int = 0
    """Position in a stack at one place, from 0 at the bottom."""
    mark: str = ""
    """Short text on the sprite, such as `+3`."""
    glyph: str = ""
    """Symbol drawn on the sprite."""
    emphasis: tuple[str, ...] = ()
    label: Message | None = None
    """Short translatable text on the sprite, shown instead of `mark`."""
    dye: int | None = None
    """Number of the colour that distinguishes this kind of token. None means the default colour."""


class Counter(NamedTuple):
    """A number shown at a place, with its limit if there is one."""

    place: str
    name: Message
    value: int
    limit: int | None = None


class Row(NamedTuple):
    """A row of a table. A cell is None if the viewer may not know its value."""

    name: Message
    seat: int | None
    cells: tuple[int | None, ...]
    emphasis: tuple[str, ...] = ()
    details: tuple[Message, ...] = ()
    """For each cell, an explanation of how the number is computed."""


class Table(NamedTuple):
    """A table that fills a zone."""

    zone: str
    title: Message
    columns: tuple[Message, ...]
    rows: tuple[Row, ...]


class Desk(NamedTuple):
    """A seat's current points, and its points if the game ended now."""

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
    """A legal action. The viewer chooses it by clicking the places of `path` in order."""

    number: int
    text: str
    kind: str
    group: str
    """Choices in the same group are offered together."""
    label: Message
    path: tuple[str, ...]
    ask: Message | None = None
    """Question to confirm before the action is played."""
    button: bool = False
    """True if an obvious next step should also be offered as a button."""
    quiet: bool = False
    """True for passing when another action is usually better. Its button is not highlighted."""


class Scene(NamedTuple):
    """Everything one viewer sees now."""

    viewer: int
    actor: int
    prompt: Message
    desks: tuple[Desk, ...]
    sprites: tuple[Sprite, ...]
    counters: tuple[Counter, ...]
    tables: tuple[Table, ...]
    choices: tuple[Choice, ...]
    """One choice for each legal action, in order. Every viewer gets the choices, but only the acting seat chooses."""
    lit: tuple[str, ...]
    """Places the viewer can click now to begin an action, in reading order."""
    warning: Message | None = None
    """Why the game may end this round, or None if it cannot."""

    @property
    def buttons(self) -> tuple[Choice, ...]:
        """Choices without a path, and choices that are also offered as a button."""
        return tuple(choice for choice in self.choices if choice.button or not choice.path)

    def to_look_at(self) -> Scene:
        """Return the scene for a viewer who cannot act now."""
        return self._replace(sprites=tuple(map(_not_possible, self.sprites)), choices=(), lit=())

    def to_json(self, kept: KeptForms | None = None) -> dict[str, Any]:
        """Return the form sent to browsers. With `kept`, it shares parts with other scenes and must not be modified."""
        forms = KeptForms() if kept is None else kept
        form = _fields(self._replace(desks=(), sprites=(), tables=(), choices=()))
        form["desks"] = [forms.of(one, ("desk", one.seat, one.emphasis)) for one in self.desks]
        form["sprites"] = [forms.of(one, (one.place, one.symbol, one.order, one.emphasis)) for one in self.sprites]
        form["tables"] = [forms.of(one, ("table", one.zone)) for one in self.tables]
        form["choices"] = [forms.of(one, ("choice", one.number)) for one in self.choices]
        form["buttons"] = [choice.number for choice in self.buttons]
        return form


class KeptForms:
    """A cache of JSON forms. Scenes share most of their parts, and comparing is faster than converting."""

    def __init__(self) -> None:
        self._forms: dict[tuple[Any, ...], tuple[Any, dict[str, Any]]] = {}

    def of(self, part: Any, key: tuple[Any, ...]) -> dict[str, Any]:
        """Return the JSON form of a part. `key` identifies the cached part for the comparison."""
        kept = self._forms.get(key)
        if kept is not None and (kept[0] is part or kept[0] == part):
            return kept[1]
        form = _fields(part)
        self._forms[key] = part, form
        return form


def _not_possible(sprite: Sprite) -> Sprite:
    if POSSIBLE not in sprite.emphasis:
        return sprite
    return sprite._replace(emphasis=tuple(emphasis for emphasis in sprite.emphasis if emphasis != POSSIBLE))


ATOMS = frozenset((str, int, bool, type(None)))
REQUIRED = object()


@cache
def _shape(kind: type[Any]) -> tuple[tuple[str, ...], tuple[object, ...]]:
    return kind._fields, tuple(kind._field_defaults.get(name, REQUIRED) for name in kind._fields)


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is tuple or kind is list:
        return [held if type(held) in ATOMS else _plain(held) for held in value]
    return dict(value) if kind is dict else _fields(value)


def _fields(value: Any) -> dict[str, Any]:
    """Return the fields by name, without those that have their default value, as most fields of most sprites do."""
    names, usual = _shape(value.__class__)
    return {
        name: held if type(held) in ATOMS else _plain(held)
        for name, held, one in zip(names, value, usual, strict=True)
        if held is not one and held != one
    }
