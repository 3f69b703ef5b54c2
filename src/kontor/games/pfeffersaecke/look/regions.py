"""Areas of the regions. Board files contain each place's position and region but no borders, so every point on the map
belongs to the region of the nearest place. Areas of the same region are merged by removing the edges between them.
"""

from __future__ import annotations

import math
from functools import lru_cache

from kontor.core.scene import Point
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.look.drawings import HEIGHT, WIDTH

Spot = tuple[float, float]
Edge = tuple[Point, Point]

EDGE = 20
"""Distance by which areas extend beyond the edge of the map."""
TINTS = 4
BEND, SWAY = 22, 5
"""Distance between the bends of a border, and their maximum deviation from a straight line."""
SAME = 2
"""Corners that are no further apart than this are merged."""


@lru_cache(maxsize=16)
def region_shapes(board: Board) -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """Return the outlines of each region's area."""
    corners: list[Point] = []
    edges: list[list[Edge]] = [[] for _ in board.region_ids]
    spots = [(float(table["x"]), float(table["y"])) for table in board.tables]
    for place, region in enumerate(board.regions):
        ring = [_snapped(spot, corners) for spot in _ground(spots, place)]
        edges[region] += [(one, other) for one, other in _sides(tuple(ring)) if one != other]
    return tuple(tuple(_outlines(lines)) for lines in edges)


@lru_cache(maxsize=16)
def tints(board: Board) -> tuple[int, ...]:
    """Return a tint for each region. Neighbours have different tints if four tints are enough."""
    borders = [{(one, other) for ring in rings for one, other in _sides(ring)} for rings in region_shapes(board)]
    found: list[int] = []
    for region, border in enumerate(borders):
        back = {(other, one) for one, other in border}
        near = [found[other] for other in range(region) if not back.isdisjoint(borders[other])]
        found.append(min(range(TINTS), key=lambda tint: (near.count(tint), found.count(tint), tint)))
    return tuple(found)


def paint_of(board: Board, region: int) -> str:
    """Return a region's colour from the board file if all browsers support its format: `#rgb` and `#rrggbb` are
    accepted, colour names are not.
    """
    paint: str = board.data["region"][region].get("paint", "")
    return paint if paint.startswith("#") and len(paint) in (4, 7) else ""


def _sides(ring: tuple[Point, ...]) -> list[Edge]:
    return list(zip(ring, ring[1:] + ring[:1]))


def wavy(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the ring with wavy sides, as if drawn by hand. Neighbours get the same border, regardless of direction."""
    found: list[Point] = []
    for one, other in _sides(ring):
        start, end = sorted((one, other))
        length = math.dist(start, end)
        number = round(length / BEND)
        bends = []
        for bend in range(1, number):
            sway = SWAY * math.sin(2.4 * bend + start[0] + end[1]) / length
            x, y = (a + (b - a) * bend / number for a, b in zip(start, end))
            bends.append((round(x - sway * (end[1] - start[1])), round(y + sway * (end[0] - start[0]))))
        found += [one, *(bends if one == start else bends[::-1])]
    return tuple(found)


def _ground(spots: list[Spot], place: int) -> list[Spot]:
    """Return the area that is closer to a place than to any other, clockwise."""
    low, right, bottom = -EDGE, WIDTH + EDGE, HEIGHT + EDGE
    ground: list[Spot] = [(low, low), (right, low), (right, bottom), (low, bottom)]
    own = spots[place]
    for other in spots:
        if other != own:
            ground = _cut(ground, own, other)
    return ground


def _cut(ground: list[Spot], own: Spot, other: Spot) -> list[Spot]:
    """Return the part of an area that is on this side of the line halfway to another place."""
    normal = (other[0] - own[0], other[1] - own[1])
    limit = (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2

    def beyond(spot: Spot) -> float:
        return spot[0] * normal[0] + spot[1] * normal[1] - limit

    kept: list[Spot] = []
    for one, two in zip(ground, ground[1:] + ground[:1]):
        here, there = beyond(one), beyond(two)
        if here <= 0:
            kept.append(one)
        if here * there < 0:
            part = here / (here - there)
            kept.append((one[0] + part * (two[0] - one[0]), one[1] + part * (two[1] - one[1])))
    return kept


def _snapped(spot: Spot, corners: list[Point]) -> Point:
    """Return the corner at this point. The corner is shared by all areas that meet there."""
    x, y = round(spot[0]), round(spot[1])
    for corner in corners:
        if abs(corner[0] - x) <= SAME and abs(corner[1] - y) <= SAME:
            return corner
    corners.append((x, y))
    return x, y


def _outlines(edges: list[Edge]) -> list[tuple[Point, ...]]:
    """Return outline rings, made of the edges not shared with another area of the region."""
    inner = set(edges)
    follow: dict[Point, list[Point]] = {}
    for one, other in edges:
        if (other, one) not in inner:
            follow.setdefault(one, []).append(other)
    rings = []
    while follow:
        start = next(iter(follow))
        ring = [start]
        while ring[-1] in follow:
            ways = follow[ring[-1]]
            after = ways.pop()
            if not ways:
                del follow[ring[-1]]
            if after == start:
                break
            ring.append(after)
        if len(ring) > SAME:
            rings.append(tuple(ring))
    return rings
