"""Paints part of a scene as a small handbook picture, with rings, arrows and numbers.

The picture uses the light palette, or the dark one for readers who prefer it. Its parts have no names for screen
readers, because the handbook describes the whole picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from kontor.core import Message
from kontor.core.boxes import Box, shared
from kontor.core.scene import MAP, Area, Backdrop, Line, Place, Point, Scene, Zone
from kontor.paint import things
from kontor.paint.data import DRAWINGS
from kontor.paint.ground import ground_values, path
from kontor.paint.palette import adaptive_style
from kontor.paint.pen import Pen
from kontor.paint.svg import decorations
from kontor.paint.words import Say
from kontor.paint.xml import el

SCALE: Final = 1.5
"""Scale of a handbook picture, relative to board units."""
BADGE: Final = 8.5
"""Radius of the circle around a number."""
FAR: Final = 64
"""Outlines further than this from the crop are simplified."""
NAMELESS: Final = Message("", {})


class Arrow(NamedTuple):
    """A curved arrow from one place to another. If `bend` is negative, the arrow curves to the other side."""

    start: str
    end: str
    bend: float = 0.25


class Badge(NamedTuple):
    """A number in a circle next to a place, at the offset `dx`, `dy` from the place's centre."""

    place: str
    text: str
    dx: float = 0
    dy: float = 0


class Notes(NamedTuple):
    """Annotations that are drawn over a scene."""

    rings: Sequence[str] = ()
    arrows: Sequence[Arrow] = ()
    badges: Sequence[Badge] = ()


def detail(backdrop: Backdrop, scene: Scene, say: Say, zone: str, crop: Box, notes: Notes) -> str:
    """Paint the part of a zone inside the crop. The file contains nothing outside the crop."""
    pen = Pen(backdrop.symbols, dark=None)
    surface = next(one for one in backdrop.zones if one.id == zone)
    places = {place.id: place for place in backdrop.places if place.zone == zone}
    near = backdrop._replace(
        decorations=tuple(one for one in backdrop.decorations if _near(_at(one.x, one.y), crop)),
        areas=tuple(_shortened(area, crop) for area in backdrop.areas if _near(_around(area.points), crop)),
        lines=tuple(line for line in backdrop.lines if _crosses(line, crop)),
    )
    below = _ground(pen, surface, near, crop) + "".join(_ring(pen, places[id]) for id in notes.rings)
    painted = below + decorations(pen, surface, near, say) + _things(pen, places, near, scene, say, crop)
    painted += _notes(pen, notes, places)
    edge = {"x": crop.left + 0.75, "y": crop.top + 0.75, "width": crop.width - 1.5, "height": crop.height - 1.5}
    frame = pen.draw([{"is": "rect", **edge, "rx": 6, "fill": "none", "stroke": "frame", "stroke-width": 1.5}], {})
    return el(
        "svg",
        adaptive_style(painted + frame),
        el("clipPath", el("rect", x=crop.left, y=crop.top, width=crop.width, height=crop.height, rx=6), id="crop"),
        el("g", painted, clip_path="url(#crop)"),
        frame,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{crop.left} {crop.top} {crop.width} {crop.height}",
        width=round(crop.width * SCALE),
        height=round(crop.height * SCALE),
        font_family=DRAWINGS["fonts"]["sans"],
    )


def _at(x: float, y: float) -> Box:
    return Box(int(x), int(y), int(x) + 1, int(y) + 1)


def _near(box: Box, crop: Box) -> bool:
    return shared(box, crop) > 0


def _shortened(area: Area, crop: Box) -> Area:
    """Simplify an area whose outline is far from the crop: to a box if the crop is well inside it, otherwise by merging
    distant corners whose edges cannot reach the crop.
    """
    left, top, right, bottom = crop.left - FAR, crop.top - FAR, crop.right + FAR, crop.bottom + FAR
    edges = [*pairwise((*area.points, area.points[0]))]
    if area.style == "sea" and not any(_near(_around(edge), Box(left, top, right, bottom)) for edge in edges):
        return area._replace(points=((left, top), (right, top), (right, bottom), (left, bottom)), smooth=False)
    if any(math.dist(one, other) > FAR for one, other in edges):
        return area
    moved = [(min(max(x, left), right), min(max(y, top), bottom)) for x, y in area.points]
    return area._replace(points=tuple(one for one, _ in groupby(moved)))


def _around(points: Iterable[Point]) -> Box:
    """Return the bounding box of points, always with a positive width and height."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)


def box_of(place: Place) -> Box:
    """Return a place's bounding box."""
    wide, high = place.width // 2, place.height // 2
    return Box(place.x - wide, place.y - high, place.x + wide, place.y + high)


def _ground(pen: Pen, zone: Zone, backdrop: Backdrop, crop: Box) -> str:
    if zone.role != MAP:
        return pen.draw(DRAWINGS["sheet"], {"w": zone.width, "h": zone.height})
    values = ground_values(backdrop, zone)
    for kind in ("wood", "hill", "wave"):
        values[kind] = [one for one in values[kind] if _near(_at(one["x"], one["y"]), crop)]
    return pen.draw(DRAWINGS["ground"], values)


def _crosses(line: Line, crop: Box) -> bool:
    return any(_near(_around(pair), crop) for pair in zip(line.points, line.points[1:], strict=False))


def _things(pen: Pen, places: dict[str, Place], near: Backdrop, scene: Scene, say: Say, crop: Box) -> str:
    """Return places and their contents, painted as in the whole picture but without names."""
    paths = {line.id: path(line.points, line.smooth) for line in near.lines}
    paths |= {area.id: path(area.points, area.smooth, closed=True) for area in near.areas}
    parts = []
    for place in things.in_order(one for one in places.values() if _near(box_of(one), crop)):
        sprites = [one._replace(name=NAMELESS, tip=None) for one in scene.sprites if one.place == place.id]
        lit = place.id in scene.lit
        own = paths.get(place.id, "") if lit and place.shape in ("line", "area") else ""
        parts.append(things.spot(pen, place._replace(name=NAMELESS), sprites, say, lit, own))
    return "".join(parts)


def _notes(pen: Pen, notes: Notes, places: dict[str, Place]) -> str:
    arrows = [_arrow(pen, places[one.start], places[one.end], one.bend) for one in notes.arrows]
    return "".join([*arrows, *(_badge(pen, places[one.place], one) for one in notes.badges)])


def _ring(pen: Pen, place: Place) -> str:
    """Return a ring around a place, painted below everything at that place."""
    box = box_of(place)
    ring = {"is": "rect", "x": box.left - 4, "y": box.top - 4, "width": box.width + 8, "height": box.height + 8}
    ring |= {"rx": 8, "fill": "none"}
    halo = {**ring, "stroke": "paper", "stroke-width": 5, "stroke-opacity": 0.8}
    return pen.draw([halo, {**ring, "stroke": "glow", "stroke-width": 2.6}], {})


def _arrow(pen: Pen, start: Place, end: Place, bend: float) -> str:
    """Return an arrow from the edge of one place to the edge of another."""
    dx, dy = end.x - start.x, end.y - start.y
    middle = (start.x + dx / 2 - dy * bend, start.y + dy / 2 + dx * bend)
    begin = _towards(start, middle, 12)
    point = _towards(end, middle, 12)
    neck = _towards(end, middle, 21)
    across = ((point[1] - neck[1]) * 0.62, (neck[0] - point[0]) * 0.62)
    wings = [(neck[0] + across[0], neck[1] + across[1]), (neck[0] - across[0], neck[1] - across[1])]
    line = {"is": "path", "d": f"M{_xy(begin)} Q{_xy(middle)} {_xy(neck)}", "fill": "none"}
    head = {"is": "path", "d": f"M{_xy(point)} L{_xy(wings[0])} L{_xy(wings[1])} Z"}
    halo = {"stroke": "paper", "stroke-opacity": 0.85}
    items = [
        {**line, **halo, "stroke-width": 7},
        {**head, **halo, "fill": "paper", "stroke-width": 3.5},
        {**line, "stroke": "glow", "stroke-width": 3.2},
        {**head, "fill": "glow"},
    ]
    return pen.draw(items, {})


def _towards(place: Place, target: tuple[float, float], distance: float) -> tuple[float, float]:
    dx, dy = target[0] - place.x, target[1] - place.y
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return place.x + dx * distance / length, place.y + dy * distance / length


def _xy(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def _badge(pen: Pen, place: Place, one: Badge) -> str:
    x, y = place.x + one.dx, place.y + one.dy
    disc = {"is": "circle", "cx": x, "cy": y, "r": BADGE, "fill": "ink", "stroke": "paper", "stroke-width": 1.6}
    text = {"is": "text", "text": "$text", "x": x, "y": y, "font-size": 12, "fill": "paper", "bold": True}
    return pen.draw([disc, {**text, "centred": True}], {"text": one.text})
