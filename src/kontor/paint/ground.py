"""Paints the ground of a map: frame, paper, land and water, provinces, roads, and ornaments."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kontor.core.scene import Backdrop, Point, Zone
from kontor.paint import palette
from kontor.paint.data import DRAWINGS
from kontor.paint.pen import Pen

Spots = dict[str, list[dict[str, float]]]

COUNTRIES = ("province", "terrain")
"""Styles of areas with borders but no coast."""


def ground(pen: Pen, backdrop: Backdrop, zone: Zone, scope: str) -> str:
    """Return all static parts of the map that are not places."""
    values = ground_values(backdrop, zone)
    return pen.draw(DRAWINGS["frame"], values) + pen.draw(DRAWINGS["ground"], values, scope)


def ground_values(backdrop: Backdrop, zone: Zone) -> dict[str, Any]:
    """Return the variables for drawing the ground."""
    tints = palette.numbered("tint")
    areas = [
        {
            "path": path(one.points, one.smooth, closed=True),
            "style": one.style,
            "tint": f"tint-{one.tint % tints}",
            "paint": one.paint,
        }
        for one in backdrop.areas
        if one.zone == zone.id
    ]
    lines = [
        {"path": path(one.points, one.smooth), "style": one.style} for one in backdrop.lines if one.zone == zone.id
    ]
    compass = [
        {"x": one.x, "y": one.y, "z": one.size}
        for one in backdrop.decorations
        if one.zone == zone.id and one.symbol == "compass"
    ]
    return {
        "w": zone.width,
        "h": zone.height,
        "b": DRAWINGS["margin"],
        "u": _dash(zone.width),
        "v": _dash(zone.height),
        "areas": areas,
        "lines": lines,
        "compass": compass,
        "terrain": any(area["style"] == "terrain" for area in areas),
        "water": "".join(str(area["path"]) for area in areas if area["style"] == "sea"),
        **ornaments(backdrop, zone),
    }


def _dash(length: int) -> float:
    """Return the length of a bar on the frame so that a whole number of bars fills the side."""
    usual: int = DRAWINGS["dash"]
    return length / (2 * max(1, math.floor(length / usual + 0.5)))


def path(points: Sequence[Point], smooth: bool, closed: bool = False) -> str:
    """Return the SVG path through some points, either straight or as a Catmull-Rom curve."""
    number = len(points)
    if not smooth or number < 3:
        return "M" + "L".join(f"{x},{y}" for x, y in points) + ("Z" if closed else "")

    def at(index: int) -> Point:
        return points[index % number] if closed else points[min(max(index, 0), number - 1)]

    parts = [f"M{points[0][0]},{points[0][1]}"]
    for index in range(number if closed else number - 1):
        before, start, end, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"C{one[0]:.1f},{one[1]:.1f} {two[0]:.1f},{two[1]:.1f} {end[0]},{end[1]}")
    return "".join(parts) + ("Z" if closed else "")


def ornaments(backdrop: Backdrop, zone: Zone) -> Spots:
    """Return the positions of woods, hills and waves in empty areas. A map always gets the same ornaments. In the
    browser, `scatter.ts` computes the same positions.
    """
    numbers = DRAWINGS["ornaments"]
    step, room, sway = numbers["step"], numbers["room"], numbers["step"] * numbers["sway"]
    boxes = [
        (place.x, place.y, place.width / 2 + room, place.height / 2 + room)
        for place in backdrop.places
        if place.zone == zone.id and place.shape != "line"
    ]
    signs = [(one.x, one.y, one.size * numbers["symbol"] + room) for one in backdrop.decorations if one.zone == zone.id]
    areas = [area for area in backdrop.areas if area.zone == zone.id]
    lines = [(line.points, room) for line in backdrop.lines if line.zone == zone.id]
    lines += [((*area.points, area.points[0]), numbers["coast"]) for area in areas if area.style not in COUNTRIES]

    def free(x: int, y: int) -> bool:
        return (
            all(abs(x - left) > wide or abs(y - top) > high for left, top, wide, high in boxes)
            and all(math.hypot(x - left, y - top) > far for left, top, far in signs)
            and all(_distance(x, y, points) > far for points, far in lines)
        )

    found: Spots = {"wood": [], "hill": [], "wave": []}
    for row in range(1, math.ceil(zone.height / step)):
        for column in range(1, math.ceil(zone.width / step)):
            x = math.floor(column * step + (_noise(row, column) - 0.5) * sway + 0.5)
            y = math.floor(row * step + (_noise(column, row) - 0.5) * sway + 0.5)
            inside = room <= x <= zone.width - room and room <= y <= zone.height - room
            kind = _ornament(x, y, next((area.style for area in reversed(areas) if _inside(x, y, area.points)), ""))
            if inside and kind and free(x, y):
                found[kind].append({"x": x, "y": y})
    return found


def _ornament(x: int, y: int, ground: str) -> str:
    numbers = DRAWINGS["ornaments"]
    if ground == "sea":
        return "wave" if _noise(x, y) > numbers["calm"] else ""
    lie = math.sin(x / numbers["across"] + 1) + math.cos(y / numbers["down"])  # woods and hills come in groups
    if ground in ("plate", "terrain") or abs(lie) <= numbers["plain"] or _noise(x, y) <= numbers["bare"]:
        return ""
    return "wood" if lie > 0 else "hill"


def _noise(x: int, y: int) -> float:
    """Return a pseudorandom number between 0 and 1 that is always the same for the same point."""
    value = math.sin(x * 12.9898 + y * 78.233) * 43758.5453
    return value - math.floor(value)


def _inside(x: int, y: int, shape: Sequence[Point]) -> bool:
    odd = False
    for (x1, y1), (x2, y2) in zip(shape, (shape[-1], *shape)):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def _distance(x: int, y: int, bends: Sequence[Point]) -> float:
    least = math.inf
    for (x1, y1), (x2, y2) in pairwise(bends):
        dx, dy = x2 - x1, y2 - y1
        along = min(1.0, max(0.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1)))
        least = min(least, math.hypot(x - x1 - along * dx, y - y1 - along * dy))
    return least
