"""A part of a scene as a small picture for a handbook, with rings, arrows and numbers that point at things.

The picture is painted in the day palette and switches to the night palette for readers who prefer dark colours. It has
no names for screen readers: the handbook describes it in its alternative text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kontor.core import Message
from kontor.core.boxes import Box, shared
from kontor.core.scene import MAP, Backdrop, Line, Place, Point, Scene, Zone
from kontor.paint import ground, night, palette, panels
from kontor.paint.places import place as draw_place
from kontor.paint.sprites import sprite as draw_sprite
from kontor.paint.svg import UNDER
from kontor.paint.type import SANS, centred
from kontor.paint.words import Say
from kontor.paint.xml import el

SCALE: Final = 1.5
"""Size of a handbook picture, compared with the units of the board."""
BADGE: Final = 8.5
"""Radius of a number."""
NAMELESS: Final = Message("", {})


class Arrow(NamedTuple):
    """A bent arrow from one place to another. A negative bend goes to the other side."""

    start: str
    end: str
    bend: float = 0.25


class Badge(NamedTuple):
    """A number in a circle next to a place, moved by dx and dy from its middle."""

    place: str
    text: str
    dx: float = 0
    dy: float = 0


class Notes(NamedTuple):
    """Everything drawn over a scene to explain it."""

    rings: Sequence[str] = ()
    arrows: Sequence[Arrow] = ()
    badges: Sequence[Badge] = ()


def detail(backdrop: Backdrop, scene: Scene, say: Say, zone: str, crop: Box, notes: Notes) -> str:
    """Paint the part of a zone inside the crop. Everything outside is left out of the file."""
    surface = next(one for one in backdrop.zones if one.id == zone)
    places = {place.id: place for place in backdrop.places if place.zone == zone}
    rings = [_ring(places[id]) for id in notes.rings]
    labels = [
        ground.decoration(one, say)
        for one in backdrop.decorations
        if one.zone == zone and _near(_at(one.x, one.y), crop)
    ]
    below = (*_ground(surface, backdrop, scene, crop), *rings, *labels)
    painted = "".join((*below, *_things(places, scene, say, crop), *_notes(notes, places)))
    frame = el(
        "rect",
        x=crop.left + 0.75,
        y=crop.top + 0.75,
        width=crop.width - 1.5,
        height=crop.height - 1.5,
        rx=6,
        fill="none",
        stroke=palette.FRAME,
        stroke_width=1.5,
    )
    return el(
        "svg",
        night.style(painted + frame),
        el("clipPath", el("rect", x=crop.left, y=crop.top, width=crop.width, height=crop.height, rx=6), id="crop"),
        el("g", painted, clip_path="url(#crop)"),
        frame,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{crop.left} {crop.top} {crop.width} {crop.height}",
        width=round(crop.width * SCALE),
        height=round(crop.height * SCALE),
        font_family=SANS,
    )


def _at(x: float, y: float) -> Box:
    return Box(int(x), int(y), int(x) + 1, int(y) + 1)


def _near(box: Box, crop: Box) -> bool:
    return shared(box, crop) > 0


def _around(points: Iterable[Point]) -> Box:
    """The box around points, never without width or height."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1)


def box_of(place: Place) -> Box:
    """The box that a place fills."""
    wide, high = place.width // 2, place.height // 2
    return Box(place.x - wide, place.y - high, place.x + wide, place.y + high)


def _ground(zone: Zone, backdrop: Backdrop, scene: Scene, crop: Box) -> list[str]:
    if zone.role != MAP:
        return [panels.sheet(zone)]
    lit = frozenset(scene.lit)
    areas = [area for area in backdrop.areas if area.zone == zone.id and _near(_around(area.points), crop)]
    lines = [line for line in backdrop.lines if line.zone == zone.id and _crosses(line, crop)]
    paper = el("rect", x=crop.left, y=crop.top, width=crop.width, height=crop.height, fill=palette.LAND)
    return [paper, *(ground.area(area, lit=area.id in lit) for area in areas), *ground.lines(lines, {}, lit)]


def _crosses(line: Line, crop: Box) -> bool:
    return any(_near(_around(pair), crop) for pair in zip(line.points, line.points[1:], strict=False))


def _things(places: dict[str, Place], scene: Scene, say: Say, crop: Box) -> list[str]:
    """Places, then sprites, as in the whole picture but without names."""
    here = {id: place._replace(name=NAMELESS) for id, place in places.items() if _near(box_of(place), crop)}
    ordered = sorted(here.values(), key=lambda place: UNDER.index(place.shape) if place.shape in UNDER else len(UNDER))
    lit, occupied = frozenset(scene.lit), frozenset(one.place for one in scene.sprites)
    parts = [draw_place(place, say, place.id in lit, place.id in occupied) for place in ordered]
    sprites = [one._replace(name=NAMELESS, tip=None) for one in scene.sprites if one.place in here]
    return parts + [draw_sprite(one, here[one.place], say) for one in sprites]


def _notes(notes: Notes, places: dict[str, Place]) -> list[str]:
    arrows = [_arrow(places[one.start], places[one.end], one.bend) for one in notes.arrows]
    return [*arrows, *(_badge(places[one.place], one) for one in notes.badges)]


def _ring(place: Place) -> str:
    """A ring around a place, under everything that stands there."""
    box = box_of(place)
    frame = {"x": box.left - 4, "y": box.top - 4, "width": box.width + 8, "height": box.height + 8, "rx": 8}
    halo = el("rect", **frame, fill="none", stroke=palette.PAPER, stroke_width=5, stroke_opacity=0.8)
    return halo + el("rect", **frame, fill="none", stroke=palette.GLOW, stroke_width=2.6)


def _arrow(start: Place, end: Place, bend: float) -> str:
    """From the edge of one place to the edge of another."""
    dx, dy = end.x - start.x, end.y - start.y
    middle = (start.x + dx / 2 - dy * bend, start.y + dy / 2 + dx * bend)
    begin = _towards(start, middle, 12)
    point = _towards(end, middle, 12)
    neck = _towards(end, middle, 21)
    path = f"M{_xy(begin)} Q{_xy(middle)} {_xy(neck)}"
    across = ((point[1] - neck[1]) * 0.62, (neck[0] - point[0]) * 0.62)
    wings = [(neck[0] + across[0], neck[1] + across[1]), (neck[0] - across[0], neck[1] - across[1])]
    head = f"M{_xy(point)} L{_xy(wings[0])} L{_xy(wings[1])} Z"
    halo = el("path", d=path, fill="none", stroke=palette.PAPER, stroke_width=7, stroke_opacity=0.85)
    halo += el("path", d=head, fill=palette.PAPER, stroke=palette.PAPER, stroke_width=3.5, stroke_opacity=0.85)
    line = el("path", d=path, fill="none", stroke=palette.GLOW, stroke_width=3.2)
    return halo + line + el("path", d=head, fill=palette.GLOW)


def _towards(place: Place, target: tuple[float, float], distance: float) -> tuple[float, float]:
    dx, dy = target[0] - place.x, target[1] - place.y
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return place.x + dx * distance / length, place.y + dy * distance / length


def _xy(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def _badge(place: Place, one: Badge) -> str:
    x, y = place.x + one.dx, place.y + one.dy
    disc = el("circle", cx=x, cy=y, r=BADGE, fill=palette.INK, stroke=palette.PAPER, stroke_width=1.6)
    return disc + centred(one.text, x, y, 12, palette.PAPER, "bold")
