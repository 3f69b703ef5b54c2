"""Layout of a board: places at the positions given in its file, with names, costs and tags in free spots."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from kontor.core.boxes import Box, around, free_box, hidden_by, outside, within
from kontor.core.scene import Point
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.look.drawings import HEIGHT, WIDTH

SPACE = 16
"""Size of a space in a city."""
STEP = 17.2
"""Distance between neighbouring spaces around a city."""
LEAST_RING = 18
TOWN = 19
DISC = 20
CENTRE = 16
BANNER = 15
LETTER = 7.4
"""Approximate width of a letter on a banner."""
TAG_WIDTH, TAG_HEIGHT = 25, 14
COST_WIDTH, COST_HEIGHT = 19, 13
REGION = 22
ASIDE = ((0, 0), (0, -5), (0, 5), (-6, 0), (6, 0), (-6, -5), (6, -5), (-6, 5), (6, 5))
"""Possible distances between a route and its printed cost."""
MARGIN = 4


class Spot(NamedTuple):
    """Drawing of a city or town."""

    plate: Box
    ring: int
    """Distance of the spaces from the centre. 0 in a town."""
    banner: Box
    tag: Point
    """Position of the tag with the cost or income of the place."""


class Layout(NamedTuple):
    spots: tuple[Spot, ...]
    costs: tuple[Point, ...]
    """Position of each route's cost."""
    regions: tuple[Box, ...]
    """Position of each region's name."""


def ring_of(size: int) -> int:
    return max(LEAST_RING, round(STEP * size / (2 * math.pi)))


def space_at(board: Board, city: int, number: int, ring: int) -> Point:
    """Position of a space, clockwise from the arrow at the top."""
    table = board.tables[city]
    turn = 2 * math.pi * (number + 0.5) / board.sizes[city] - math.pi / 2
    return table["x"] + round(ring * math.cos(turn)), table["y"] + round(ring * math.sin(turn))


def route_points(board: Board, route: int) -> tuple[Point, ...]:
    """Points of a route from place to place, through its bends."""
    one, other = (board.tables[end] for end in board.routes[route].ends)
    bends = [(x, y) for x, y in board.data["route"][route].get("via", [])]
    return ((one["x"], one["y"]), *bends, (other["x"], other["y"]))


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    """Layout of a board. Cached, because it never changes."""
    frame = Box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
    plates = [_plate(board, place) for place in range(len(board.names))]
    taken = list(plates)
    banners = []
    for place in range(len(plates)):
        banner = _beside(plates[place], _width(board.names[place]), BANNER, taken, frame)
        taken.append(banner)
        banners.append(banner)
    tags = []
    for place in range(len(plates)):
        others = [box for box in taken if box is not plates[place]]
        tag = _tag(plates[place], others, frame)
        taken.append(tag)
        tags.append(tag.middle)
    costs = []
    for route in range(len(board.routes)):
        box = _on_route(route_points(board, route), taken, frame)
        taken.append(box)
        costs.append(box.middle)
    spots = [Spot(plate, _ring(board, place), banners[place], tags[place]) for place, plate in enumerate(plates)]
    taken += [around(x, y, 8, 8) for route in range(len(board.routes)) for x, y in _dots(route_points(board, route))]
    return Layout(tuple(spots), tuple(costs), tuple(_region_names(board, taken, frame)))


def _ring(board: Board, place: int) -> int:
    return ring_of(board.sizes[place]) if place < len(board.cities) else 0


def _plate(board: Board, place: int) -> Box:
    table = board.tables[place]
    side = 2 * _ring(board, place) + SPACE + 6 if place < len(board.cities) else TOWN
    return around(table["x"], table["y"], side, side)


def _width(name: str) -> int:
    return round(len(name) * LETTER) + 20


def _beside(plate: Box, width: int, height: int, taken: list[Box], frame: Box) -> Box:
    """Box next to a plate (below, above or at a side), shifted to cover as little as possible."""
    x, y = plate.middle
    below, above = plate.bottom + height // 2, plate.top - height // 2
    left, right = plate.left - width // 2, plate.right + width // 2
    spots = [(x + shift, at) for at in (below, above) for shift in range(-48, 49, 4)]
    spots += [(at, y + shift) for at in (left, right) for shift in range(-24, 25, 4)]
    others = within(taken, around(x, y, plate.width + 3 * width, plate.height + 4 * height))
    best, least = around(x, below, width, height), math.inf
    for at_x, at_y in spots:
        box = around(at_x, at_y, width, height)
        far = abs(at_x - x) + abs(at_y - below)
        cost = 3 * hidden_by(box, others) + 20 * outside(box, frame) + far
        if cost < least:
            best, least = box, cost
    return best


def _tag(plate: Box, others: list[Box], frame: Box) -> Box:
    """Box for a tag at the upper right of a place, or at another corner that is free."""
    x, y = plate.middle
    reach = plate.width // 2 + 4
    best, least = plate, math.inf
    others = within(others, around(x, y, plate.width + 90, plate.height + 90))
    for turn in range(24):
        angle = -math.pi / 4 + turn * math.pi / 12
        box = around(
            x + round((reach + 7) * math.cos(angle)), y + round(reach * math.sin(angle)), TAG_WIDTH, TAG_HEIGHT
        )
        cost = 3 * hidden_by(box, others) + 20 * outside(box, frame) + min(turn, 24 - turn)
        if cost < least:
            best, least = box, cost
    return best


def _on_route(points: tuple[Point, ...], taken: list[Box], frame: Box) -> Box:
    """Box on a route near its middle, or slightly to one side, that covers as little as possible."""
    best, least = around(*points[0], COST_WIDTH, COST_HEIGHT), math.inf
    for part in sorted(range(14, 87, 3), key=lambda part: abs(part - 50)):
        x, y = _along(points, part / 100)
        others = within(taken, around(x, y, 2 * COST_WIDTH, 2 * COST_HEIGHT))
        for aside_x, aside_y in ASIDE:
            box = around(x + aside_x, y + aside_y, COST_WIDTH, COST_HEIGHT)
            far = abs(part - 50) + 4 * (abs(aside_x) + abs(aside_y))
            cost = 6 * hidden_by(box, others) + 20 * outside(box, frame) + far
            if cost < least:
                best, least = box, cost
    return best


def _dots(points: tuple[Point, ...]) -> list[Point]:
    """Points along a route that names should not cover."""
    return [_along(points, part / 10) for part in range(1, 10)]


def _along(points: tuple[Point, ...], part: float) -> Point:
    """Point at this fraction of the path."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = part * sum(lengths)
    for one, other, length in zip(points, points[1:], lengths):
        if left <= length:
            share = left / length if length else 0
            return round(one[0] + share * (other[0] - one[0])), round(one[1] + share * (other[1] - one[1]))
        left -= length
    return points[-1]


def _region_names(board: Board, taken: list[Box], frame: Box) -> list[Box]:
    found: list[Box] = []
    for region, table in enumerate(board.data["region"]):
        places = [one for one, at in zip(board.tables, board.regions) if at == region]
        middle = (sum(one["x"] for one in places) // len(places), sum(one["y"] for one in places) // len(places))
        letters = max(len(str(name)) for name in table["name"].values())
        found.append(free_box(middle, 6 * letters + 8, REGION, [*taken, *found], frame, 90))
    return found
