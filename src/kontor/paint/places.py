"""Places as they look when nothing lies there, one function for each shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kontor.core.scene import Place
from kontor.paint import palette
from kontor.paint.symbols import symbol
from kontor.paint.type import SERIF, centred, fitting, line_of_text
from kontor.paint.words import Say
from kontor.paint.xml import el, named

Draw = Callable[[Place, Say, bool], list[str]]


def place(one: Place, say: Say, lit: bool, occupied: bool) -> str:
    """A place with its name; nothing for a shape that is drawn elsewhere or only when something lies there."""
    draw = SHAPES.get(one.shape)
    if draw is None or (one.shape in ONLY_OCCUPIED and not occupied):
        return ""
    if occupied and one.shape in COVERED:
        one = one._replace(mark="", label=None)
    return named(say(one.name), "", draw(one, say, lit))


def _edge(lit: bool) -> tuple[str, float]:
    return (palette.GLOW, 2) if lit else (palette.FADED, 1.2)


def _box(one: Place, grow: float = 0, **style: str | float) -> str:
    """The place as a rectangle, so much larger on every side."""
    x, y = one.x - one.width / 2 - grow, one.y - one.height / 2 - grow
    return el("rect", x=x, y=y, width=one.width + 2 * grow, height=one.height + 2 * grow, **style)


def _post(one: Place, _: Say, lit: bool) -> list[str]:
    stroke, width = _edge(lit)
    size = one.width - 4
    box = el(
        "rect",
        x=one.x - size / 2,
        y=one.y - size / 2,
        width=size,
        height=size,
        rx=5,
        fill=palette.PAPER,
        stroke=stroke,
        stroke_width=width,
    )
    return [box]


def _square(one: Place, say: Say, lit: bool) -> list[str]:
    stroke, width = _edge(lit)
    paint = palette.colour(one.colour)
    box = _box(one, grow=-1, rx=2, fill=paint.fill, stroke=stroke, stroke_width=width)
    return [box, *_inside(one, say)]


def _round(one: Place, say: Say, lit: bool) -> list[str]:
    stroke, width = _edge(lit)
    fill = palette.colour(one.colour).fill if one.mark != "ship" else palette.AT_SEA
    ring = el("circle", cx=one.x, cy=one.y, r=one.width / 2 - 1, fill=fill, stroke=stroke, stroke_width=width)
    return [ring, *_inside(one, say)]


def _inside(one: Place, say: Say) -> list[str]:
    """Dots for the colour, the printed symbol or text."""
    ink = palette.colour(one.colour).ink
    if one.label is not None and say(one.label):
        return [centred(say(one.label), one.x, one.y, one.width * 0.52, ink, "bold")]
    if one.mark == "coin":
        x, y = one.x + one.width * 0.38, one.y - one.height * 0.38
        coin = el("circle", cx=x, cy=y, r=4.6, fill=palette.COIN, stroke=palette.COIN_INK, stroke_width=0.9)
        return [*_pips(one, ink), coin, centred("1", x, y, 6.5, palette.COIN_INK, "bold")]
    if one.mark:
        return [symbol(one.mark, one.x, one.y, one.width * 0.62, palette.INK)]
    return _pips(one, ink)


def _pips(one: Place, ink: str) -> list[str]:
    number = palette.PIPS.get(one.colour, 0)
    left = one.x - 2.5 * (number - 1)
    return [el("circle", cx=left + 5 * at, cy=one.y, r=1.4, fill=ink, fill_opacity=0.8) for at in range(number)]


def _plate(one: Place, _: Say, lit: bool) -> list[str]:
    fill = palette.LAWN if one.colour == "green" else palette.WOOD
    stroke, width = (palette.GLOW, 3) if lit else (palette.FADED, 1.3)
    plate = _box(one, rx=6, fill=fill, stroke=stroke, stroke_width=width)
    return [plate]


def _hub(one: Place, _: Say, lit: bool) -> list[str]:
    """A round plate; its symbol shows from where things are counted around it."""
    stroke, width = (palette.GLOW, 3) if lit else (palette.FADED, 1.3)
    radius = one.width / 2
    plate = el("circle", cx=one.x, cy=one.y, r=radius, fill=palette.WOOD, stroke=stroke, stroke_width=width)
    return [plate, symbol(one.mark, one.x, one.y - radius + 3.5, 7, palette.INK)]


def _banner(one: Place, say: Say, _: bool) -> list[str]:
    """A ribbon with symbols and a name."""
    paint = palette.colour(one.colour)
    left, right = one.x - one.width / 2, one.x + one.width / 2
    top, bottom = one.y - one.height / 2, one.y + one.height / 2
    notch = 4
    ribbon = el(
        "path",
        d=f"M{left:g},{top:g} H{right:g} L{right - notch:g},{one.y:g} L{right:g},{bottom:g} H{left:g}"
        f" L{left + notch:g},{one.y:g} Z",
        fill=paint.fill,
        stroke=palette.FADED,
        stroke_width=1,
    )
    marks = one.mark.split()
    symbols = [symbol(mark, left + 15 + 17 * at, one.y, one.height - 4, paint.ink) for at, mark in enumerate(marks)]
    said = say(one.label) if one.label is not None else ""
    begin = left + 6 + 17 * len(marks)
    room = right - begin - 15
    size = fitting(said, 12.5, room, 11.5)
    name = line_of_text(said, begin + room / 2, one.y + size * 0.36, size, paint.ink, "middle", "bold", SERIF)
    return [ribbon, *symbols, name]


def _token(one: Place, _: Say, lit: bool) -> list[str]:
    """A ring: here something lay at the start."""
    ring = el(
        "circle",
        cx=one.x,
        cy=one.y,
        r=one.width / 2 - 1,
        fill=palette.PAPER,
        fill_opacity=0.8,
        stroke=palette.FADED,
        stroke_width=1.2,
        stroke_dasharray="3 2",
    )
    return [ring, symbol(one.mark, one.x, one.y, one.width * 0.58, palette.FADED)]


def _seal(one: Place, _: Say, lit: bool) -> list[str]:
    """Something printed for good."""
    ring = el("circle", cx=one.x, cy=one.y, r=one.width / 2, fill=palette.LANE, stroke=palette.PAPER, stroke_width=1.6)
    return [ring, symbol(one.mark, one.x, one.y, one.width * 0.6, palette.PAPER)]


def _cell(one: Place, say: Say, _: bool) -> list[str]:
    paint = palette.colour(one.colour)
    box = _box(one, rx=3, fill=paint.fill, stroke=palette.FADED, stroke_width=0.8)
    said = say(one.label) if one.label is not None else ""
    size = fitting(said, one.width * 0.56, one.width - 3)
    return [box, centred(said, one.x, one.y, size, paint.ink) if said else "", *_pips(one, paint.ink)]


def _bar(one: Place, _: Say, lit: bool) -> list[str]:
    """Ground of a row; it shows only when it can be clicked."""
    if not lit:
        return []
    return [_box(one, grow=2, rx=6, fill=palette.GLOW, fill_opacity=0.16, stroke=palette.GLOW, stroke_width=1.8)]


def _scroll(one: Place, say: Say, _: bool) -> list[str]:
    """A prize that one player takes."""
    sheet = _box(one, rx=4, fill=palette.PAPER, stroke=palette.FRAME, stroke_width=1.4)
    said = say(one.label) if one.label is not None else ""
    return [sheet, centred(said, one.x, one.y - one.height / 2 + 13, 16, palette.INK, "bold")]


def _annex(one: Place, _: Say, __: bool) -> list[str]:
    """Ground under what was added."""
    return [_box(one, grow=2, rx=4, fill=palette.WOOD, stroke=palette.FADED, stroke_width=1.3)]


ONLY_OCCUPIED: Final = ("annex",)
"""Shapes that show only when something lies there."""

COVERED: Final = ("square", "round", "token")
"""Shapes whose print is hidden by what lies there."""


def _area(one: Place, say: Say, lit: bool) -> list[str]:
    """The name of a patch of ground, and where something can stand on it."""
    said = say(one.label) if one.label is not None else ""
    x, y = above_name(one)
    ring = el("circle", cx=x, cy=y, r=8, fill="none", stroke=palette.GLOW, stroke_width=2, stroke_dasharray="4 3")
    size = fitting(said, 11, one.width + 8, 10)
    foot = one.y + one.height / 2 - 3
    name = line_of_text(said, one.x, foot, size, palette.FADED, "middle", family=SERIF, slant="italic")
    return [ring, name] if lit else [name]


def above_name(one: Place) -> tuple[float, float]:
    """In an area things stand over its name."""
    return float(one.x), one.y - one.height / 2 + 15


def below_print(one: Place) -> tuple[float, float]:
    """On a scroll things lie under what is printed there."""
    return float(one.x), one.y + one.height / 2 - 17


SHAPES: Final[dict[str, Draw]] = {
    "area": _area,
    "annex": _annex,
    "post": _post,
    "square": _square,
    "round": _round,
    "plate": _plate,
    "hub": _hub,
    "banner": _banner,
    "token": _token,
    "seal": _seal,
    "cell": _cell,
    "bar": _bar,
    "scroll": _scroll,
}
