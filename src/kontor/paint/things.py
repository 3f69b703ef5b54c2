"""Paints places and their contents, such as pieces, tokens, cards, flags and counters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kontor.core.scene import NEXT, Counter, Place, Sprite
from kontor.paint import palette
from kontor.paint.data import DRAWINGS
from kontor.paint.pen import Pen, measure
from kontor.paint.words import Say
from kontor.paint.xml import el, named, number


def spot(pen: Pen, place: Place, sprites: list[Sprite], say: Say, lit: bool, path: str) -> str:
    """Return a place with its name and contents. It is highlighted if it can be clicked."""
    free = all(one.symbol == "ring" for one in sprites)
    parts = [outline(pen, place, "halo", path)] if lit else []
    if path:
        parts.append(outline(pen, place, "hit", path))
    parts.append(
        _at(place.x, place.y, pen.draw(DRAWINGS["places"].get(place.shape, ()), _print(place, say, free, lit)))
    )
    parts += [_sprite(pen, one, place, say) for one in sprites]
    if lit:
        parts.append(outline(pen, place, "light", path))
    return named(say(place.name), "", parts)


def in_order(places: Iterable[Place]) -> list[Place]:
    """Return the places in drawing order, large ones first."""
    under: list[str] = DRAWINGS["under"]
    return sorted(places, key=lambda place: under.index(place.shape) if place.shape in under else len(under))


def outline(pen: Pen, place: Place, kind: str, path: str) -> str:
    """Return a place's outline. Lines and areas follow their own path, but an area is highlighted only around its
    centre.
    """
    angular = place.shape in DRAWINGS["angular"] or place.width != place.height
    own = place.shape in ("line", "area")
    values = {
        "w": place.width,
        "h": place.height,
        "g": DRAWINGS["halo"] if kind == "halo" else 0,
        "shape": place.shape,
        "angular": angular and not own,
        "round": not angular and not own,
        "path": path,
        "bare": bare_area(place),
    }
    drawn = pen.draw(DRAWINGS["outlines"][kind], values)
    on_path = own and (kind, place.shape) != ("light", "area")
    return drawn if on_path else _at(place.x, place.y, drawn)


def meter(pen: Pen, counter: Counter, place: Place, say: Say) -> str:
    """Return a label, a number, and a bar that shows how close the number is to its limit."""
    full = place.width * min(1.0, counter.value / counter.limit) if counter.limit else 0.0
    value = str(counter.value) if counter.limit is None else f"{counter.value} / {counter.limit}"
    values = {
        "w": place.width,
        "h": place.height,
        "f": max(DRAWINGS["leastBar"], full),
        "v": len(value),
        "label": say(place.label) if place.label is not None else "",
        "value": value,
        "limited": counter.limit,
        "begun": full,
    }
    return named(say(counter.name), "", [_at(place.x, place.y, pen.draw(DRAWINGS["meter"], values))])


def seat_values(owner: int | None) -> dict[str, Any]:
    """Return the colours and the symbol of a seat."""
    role = palette.seat_role(owner)
    return {"seat": role, "seat-ink": f"{role}-ink", "sign": palette.seat_symbol(owner)}


def _print(place: Place, say: Say, free: bool, lit: bool) -> dict[str, Any]:
    fill, ink = palette.colour_role(place.colour)
    marks = place.mark.split()
    return {
        "w": place.width,
        "h": place.height,
        "m": len(marks),
        "marks": [{"item": mark} for mark in marks],
        "mark": place.mark,
        "label": say(place.label) if place.label is not None else "",
        "pips": [{}] * DRAWINGS["pips"].get(place.colour, 0),
        "colour": fill,
        "colour-ink": ink,
        "free": free,
        "lit": lit,
    }


def _sprite(pen: Pen, one: Sprite, place: Place, say: Say) -> str:
    x, y, size = standing(place, one.order)
    mark = say(one.label) if one.label is not None else one.mark
    rows = mark.split("\n")
    step = place.height / (len(rows) + DRAWINGS["rowRoom"])
    values = {
        **seat_values(one.owner),
        "w": place.width,
        "h": place.height,
        "s": size,
        "t": step,
        "rows": [{"item": row, "k": step * (at - (len(rows) - 1) / 2)} for at, row in enumerate(rows)],
        "mark": mark,
        "glyph": one.glyph,
        "dye": "token" if one.dye is None else f"dye-{one.dye % palette.numbered('dye')}",
        "shape": place.shape,
        "amount": one.amount,
        "several": one.amount > 1,
    }
    sprites = DRAWINGS["sprites"]
    parts = [pen.draw(DRAWINGS["next"], values)] if NEXT in one.emphasis else []
    body = pen.draw(sprites.get(one.symbol, sprites["unknown"]), values)
    parts.append(body if one.amount else el("g", body, opacity=DRAWINGS["emptied"]))
    parts.append(pen.draw(DRAWINGS["amount"], values))
    return named(say(one.name), say(one.tip) if one.tip is not None else "", [_at(x, y, *parts)])


def bare_area(place: Place) -> bool:
    """Return whether the place is an area without a printed name. Sprites on it are centred and as large as the
    place."""
    return place.shape == "area" and place.label is None


def standing(place: Place, order: int) -> tuple[float, float, float]:
    """Return the centre and size of a sprite: above the name of an area, below the text on a scroll, or next to others
    in a row.
    """
    if place.shape in DRAWINGS["spots"] and not bare_area(place):
        spot = DRAWINGS["spots"][place.shape]
        return place.x, place.y + measure(spot["y"], {"h": place.height}), spot["size"]
    if place.shape == "row":
        return place.x + order * (place.width + DRAWINGS["rowGap"]), place.y, place.height
    return place.x, place.y, min(place.width, place.height)


def _at(x: float, y: float, *parts: str) -> str:
    inner = "".join(parts)
    return el("g", inner, transform=f"translate({number(x)} {number(y)})") if inner else ""
