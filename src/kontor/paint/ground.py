"""What lies under everything: the paper, land and water, provinces, roads and decorations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.core.scene import Area, Decoration, Line, Point, Zone
from kontor.paint import palette
from kontor.paint.symbols import symbol
from kontor.paint.type import line_of_text
from kontor.paint.words import Say
from kontor.paint.xml import Attribute, el, named

LINE_STYLES: Final[dict[str, list[dict[str, Attribute]]]] = {
    "road": [
        {"stroke": palette.ROAD_EDGE, "stroke_width": 7, "stroke_opacity": 0.9},
        {"stroke": palette.ROAD, "stroke_width": 3},
    ],
    "lane": [
        {"stroke": palette.ROAD_EDGE, "stroke_width": 4.5, "stroke_opacity": 0.8},
        {"stroke": palette.ROAD, "stroke_width": 1.6, "stroke_dasharray": "5 3"},
    ],
    "water": [
        {"stroke": palette.ROAD_EDGE, "stroke_width": 7, "stroke_opacity": 0.5},
        {"stroke": palette.LANE, "stroke_width": 2.6, "stroke_dasharray": "2 6", "stroke_linecap": "round"},
    ],
    "border": [{"stroke": palette.FRAME, "stroke_width": 2.4, "stroke_dasharray": "9 5 2 5"}],
}


def paper(zone: Zone) -> str:
    """The sheet of a map with its double frame."""
    return el("rect", width=zone.width, height=zone.height, rx=4, fill=palette.LAND)


def frame(zone: Zone) -> str:
    outer = el("rect", width=zone.width, height=zone.height, rx=4, fill="none", stroke=palette.FRAME, stroke_width=3)
    inner = el(
        "rect",
        x=4,
        y=4,
        width=zone.width - 8,
        height=zone.height - 8,
        rx=2,
        fill="none",
        stroke=palette.FRAME,
        stroke_width=0.8,
    )
    return outer + inner


def area(shape: Area, name: str | None = None, lit: bool = False) -> str:
    """A patch of ground, with the name of the place that it belongs to."""
    path = smooth_path(shape.points, closed=True) if shape.smooth else straight_path(shape.points, closed=True)
    drawn = _patch(shape, path, lit)
    return named(name, "", [drawn]) if name else drawn


def _patch(shape: Area, path: str, lit: bool) -> str:
    if shape.style == "sea":
        shores = [
            el("path", d=path, fill="none", stroke=palette.COAST, stroke_width=width, stroke_opacity=0.16)
            for width in (18, 11, 5)
        ]  # lines along the coast, fainter away from it, as on old charts
        return "".join(shores) + el("path", d=path, fill=palette.SEA, stroke=palette.COAST, stroke_width=1.6)
    if shape.style == "land":
        return el("path", d=path, fill=palette.LAND, stroke=palette.COAST, stroke_width=1.6)
    if shape.style == "province":
        tint = palette.TINTS[shape.tint % len(palette.TINTS)]
        edge, width = (palette.GLOW, 2.0) if lit else (palette.FRAME, 0.8)
        return el("path", d=path, fill=tint, stroke=edge, stroke_width=width, stroke_opacity=0.5)
    return el("path", d=path, fill=palette.WOOD, fill_opacity=0.9, stroke=palette.FRAME, stroke_width=1.4)


def lines(all_lines: Sequence[Line], names: Mapping[str, str], lit: frozenset[str]) -> list[str]:
    """All edges under all roads, so that crossings look like crossings."""
    found = []
    for layer in range(2):
        for line in all_lines:
            styles = LINE_STYLES.get(line.style, LINE_STYLES["border"])
            path = smooth_path(line.points) if line.smooth else straight_path(line.points)
            if layer == 0 and line.id in lit:
                glow = el("path", d=path, fill="none", stroke=palette.GLOW, stroke_width=13, stroke_opacity=0.55)
                found.append(glow)
            if layer < len(styles):
                drawn = el("path", d=path, fill="none", **styles[layer])
                named_here = layer == len(styles) - 1 and line.id in names
                found.append(named(names[line.id], "", [drawn]) if named_here else drawn)
    return found


def decoration(one: Decoration, say: Say) -> str:
    if one.text is None:
        return symbol(one.symbol, one.x, one.y, one.size, palette.FADED)
    ink = palette.FADED if one.style == "note" else palette.INK
    return line_of_text(say(one.text), one.x, one.y, one.size, ink, one.anchor)


def straight_path(points: Sequence[Point], closed: bool = False) -> str:
    return "M" + " L".join(f"{x},{y}" for x, y in points) + (" Z" if closed else "")


def smooth_path(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through all points (Catmull and Rom), as pieces that SVG knows."""
    number = len(points)
    if number < 3:
        return straight_path(points, closed)

    def at(index: int) -> Point:
        return points[index % number] if closed else points[min(max(index, 0), number - 1)]

    parts = [f"M{points[0][0]},{points[0][1]}"]
    for index in range(number if closed else number - 1):
        before, start, end, after = at(index - 1), at(index), at(index + 1), at(index + 2)
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        parts.append(f"C{one[0]:.1f},{one[1]:.1f} {two[0]:.1f},{two[1]:.1f} {end[0]},{end[1]}")
    return " ".join(parts) + (" Z" if closed else "")
