"""What lies at places: pieces, tokens, cards, flags."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kontor.core.scene import NEXT, Place, Sprite
from kontor.paint import palette
from kontor.paint.places import above_name, below_print
from kontor.paint.symbols import symbol
from kontor.paint.type import SERIF, centred, fitting, line_of_text
from kontor.paint.words import Say
from kontor.paint.xml import el, named

Draw = Callable[[Sprite, float, float, float, Place], list[str]]

RING: Final = 0.66
"""The radius of the ring round what is next, in sizes of what it is about."""
ROW_GAP: Final = 3


def sprite(one: Sprite, place: Place, say: Say) -> str:
    """A sprite with its name and what it is worth."""
    if one.label is not None:
        one = one._replace(mark=say(one.label))
    draw = SYMBOLS.get(one.symbol, _unknown)
    x, y, size = standing(place, one.order)
    parts = draw(one, x, y, size, place)
    if one.amount == 0:
        parts = [el("g", *parts, opacity=0.4)]
    if place.shape == "pile":
        ink = palette.INK if one.amount else palette.FADED
        parts.append(line_of_text(str(one.amount), x + size / 2 + 4, y + 5, 14, ink, weight="bold"))
    elif one.amount > 1:
        parts += _badge(x + size * 0.42, y + size * 0.36, one.amount)
    if NEXT in one.emphasis:
        ring = el("circle", cx=x, cy=y, r=size * RING, fill=palette.GOLD, stroke=palette.GLOW, stroke_width=2)
        parts.insert(0, ring)
    return named(say(one.name), say(one.tip) if one.tip is not None else "", parts)


def standing(place: Place, order: int) -> tuple[float, float, float]:
    """Where a sprite stands and how large it is: over an area's name, under a scroll's print, in a row in order."""
    if place.shape == "area":
        return *above_name(place), 26.0
    if place.shape == "scroll":
        return *below_print(place), 26.0
    if place.shape == "row":
        return float(place.x + order * (place.width + ROW_GAP)), float(place.y), float(place.height)
    return float(place.x), float(place.y), float(min(place.width, place.height))


def _badge(x: float, y: float, count: int) -> list[str]:
    ring = el("circle", cx=x, cy=y, r=7, fill=palette.PAPER, stroke=palette.INK, stroke_width=1)
    return [ring, centred(str(count), x, y, 10, palette.INK, "bold")]


def _face(one: Sprite, x: float, y: float, size: float) -> str:
    """The text on a piece, or the sign of its owner."""
    paint = palette.seat_paint(one.owner)
    if one.mark:
        return centred(one.mark, x, y, fitting(one.mark, size * 0.6, size), paint.ink)
    return symbol(palette.seat_symbol(one.owner), x, y, size * 0.52, paint.ink)


def _cube(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    side = size - 3
    box = el(
        "rect",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=2.5,
        fill=palette.seat_paint(one.owner).fill,
        stroke=palette.EDGE,
        stroke_width=1.2,
    )
    return [box, _face(one, x, y, side)]


def _disc(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    radius = size / 2 - 1
    fill = palette.seat_paint(one.owner).fill
    ring = el("circle", cx=x, cy=y, r=radius, fill=fill, stroke=palette.EDGE, stroke_width=1.2)
    rim = el(
        "circle", cx=x, cy=y, r=radius - 2.2, fill="none", stroke=palette.seat_paint(one.owner).ink, stroke_width=0.9
    )
    return [ring, rim, _face(one, x, y, size * 0.84)]


def _token(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    radius = size / 2
    fill = palette.TOKEN if one.dye is None else palette.DYES[one.dye % len(palette.DYES)]
    ring = el("circle", cx=x, cy=y, r=radius, fill=fill, stroke=palette.EDGE, stroke_width=1.2)
    rim = el("circle", cx=x, cy=y, r=radius - 2.2, fill="none", stroke=palette.GOLD, stroke_width=1.2)
    if one.mark:
        return [ring, rim, centred(one.mark, x, y, size * 0.46, palette.TOKEN_INK, "bold")]
    return [ring, rim, symbol(one.glyph, x, y, size * 0.52, palette.TOKEN_INK)]


def _token_back(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    """A token that has done its work."""
    ring = el("circle", cx=x, cy=y, r=size / 2, fill=palette.SPENT, stroke=palette.FADED, stroke_width=1.2)
    return [ring, symbol("check", x, y, size * 0.5, palette.PAPER)]


def _pawn(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    shape = el(
        "g", symbol("pawn", x, y, size, palette.INK), stroke=palette.PAPER, stroke_width=1.6, paint_order="stroke"
    )
    return [el("circle", cx=x, cy=y, r=size * 0.6, fill=palette.GOLD, stroke=palette.INK, stroke_width=1.2), shape]


def _flag(one: Sprite, _: float, y: float, __: float, place: Place) -> list[str]:
    """Who holds a place: a small shield at the end of its banner."""
    x = place.x + place.width / 2 - 4
    paint = palette.seat_paint(one.owner)
    shield = el("circle", cx=x, cy=y, r=7.5, fill=paint.fill, stroke=palette.PAPER, stroke_width=1.4)
    return [shield, symbol(palette.seat_symbol(one.owner), x, y, 8.5, paint.ink)]


def _tag(one: Sprite, x: float, y: float, _: float, place: Place) -> list[str]:
    """A short note at a place: a price, a sign that it is done with."""
    return [_slip(x, y, place, palette.PAPER, palette.FADED), *_noted(one, x, y, place, palette.INK)]


def _coin(one: Sprite, x: float, y: float, _: float, place: Place) -> list[str]:
    """Money: how much there is, or how much is to be had here."""
    return [_slip(x, y, place, palette.COIN, palette.COIN_INK), *_noted(one, x, y, place, palette.COIN_INK)]


def _slip(x: float, y: float, place: Place, fill: str, edge: str) -> str:
    wide, high = place.width, place.height
    return el(
        "rect",
        x=x - wide / 2,
        y=y - high / 2,
        width=wide,
        height=high,
        rx=high / 2,
        fill=fill,
        stroke=edge,
        stroke_width=1.2,
    )


def _noted(one: Sprite, x: float, y: float, place: Place, ink: str) -> list[str]:
    return [centred(one.mark, x, y, fitting(one.mark, place.height * 0.8, place.width - 5), ink, "bold")]


def _sign(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    """A symbol with a number beside it: how something stands."""
    number = line_of_text(one.mark, x + size / 2 + 4, y + 5, 14, palette.INK, weight="bold")
    return [symbol(one.glyph, x, y, size * 0.8, palette.FADED), number]


def _goal(one: Sprite, _: float, y: float, __: float, place: Place) -> list[str]:
    """What the viewer is after: a seal of gold at the beginning of a banner."""
    x = place.x - place.width / 2 - 6
    seal = el("circle", cx=x, cy=y, r=8.5, fill=palette.COIN, stroke=palette.COIN_INK, stroke_width=1.2)
    return [seal, symbol(one.glyph, x, y, 12, palette.COIN_INK)]


def _ring(_: Sprite, x: float, y: float, size: float, __: Place) -> list[str]:
    """Where a track stands."""
    side = size + 3
    return [
        el(
            "rect",
            x=x - side / 2,
            y=y - side / 2,
            width=side,
            height=side,
            rx=4,
            fill="none",
            stroke=palette.INK,
            stroke_width=2.6,
        )
    ]


def _sheet(place: Place, fill: str) -> str:
    return el(
        "rect",
        x=place.x - place.width / 2,
        y=place.y - place.height / 2,
        width=place.width,
        height=place.height,
        rx=5,
        fill=fill,
        stroke=palette.INK,
        stroke_width=1.2,
    )


def _card(one: Sprite, x: float, y: float, _: float, place: Place) -> list[str]:
    rows = one.mark.split("\n")
    step = place.height / (len(rows) + 0.4)
    size = min(16.0, step * 0.82)
    top = y - step * (len(rows) - 1) / 2
    said = [
        line_of_text(
            row,
            x,
            top + step * at + size * 0.36,
            fitting(row, size, place.width - 8),
            palette.INK,
            "middle",
            None,
            SERIF,
        )
        for at, row in enumerate(rows)
    ]
    return [_sheet(place, palette.PAPER), *said]


def _card_back(one: Sprite, x: float, y: float, _: float, place: Place) -> list[str]:
    inner = el(
        "rect",
        x=place.x - place.width / 2 + 4,
        y=place.y - place.height / 2 + 4,
        width=place.width - 8,
        height=place.height - 8,
        rx=3,
        fill="none",
        stroke=palette.GOLD,
        stroke_width=1.2,
    )
    return [_sheet(place, palette.TOKEN), inner, symbol("laurel", x, y, place.height * 0.5, palette.GOLD)]


def _unknown(one: Sprite, x: float, y: float, size: float, _: Place) -> list[str]:
    """A symbol that is not known here: a plain counter with what is written on it."""
    ring = el("circle", cx=x, cy=y, r=size / 2, fill=palette.PAPER, stroke=palette.INK, stroke_width=1.2)
    return [ring, centred(one.mark, x, y, fitting(one.mark, size * 0.5, size), palette.INK)]


SYMBOLS: Final[dict[str, Draw]] = {
    "cube": _cube,
    "disc": _disc,
    "token": _token,
    "wish": _token,
    "token-back": _token_back,
    "pawn": _pawn,
    "flag": _flag,
    "goal": _goal,
    "ring": _ring,
    "tag": _tag,
    "coin": _coin,
    "sign": _sign,
    "card": _card,
    "card-back": _card_back,
}
