"""Layout of a board. Places keep their positions from the board file; names, costs and tags go to free spots."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from kontor.core.boxes import Box, around, free_box, hidden_by, outside, within
from kontor.core.scene import Point
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.look.drawings import HEIGHT, WATER, WIDTH

SPACE = 16
"""Size of a space in a city."""
STEP = 17.2
"""Distance between neighbouring spaces around a city."""
LEAST_RING = 18
TOWN = 19
DISC = 20
CENTRE = 16
BANNER = 15
NARROW = "fijlrtI"
"""Letters that are narrow on a banner."""
TAG_WIDTH, TAG_HEIGHT = 25, 14
COST_WIDTH, COST_HEIGHT = 19, 13
REGION = 14
ASIDE = tuple((x, y) for x in (0, -5, 5, -10, 10) for y in (0, -5, 5, -10, 10))
"""Possible distances between a route and its printed cost."""
MARGIN = 4
PARALLEL = 30
"""Distance between two routes that join the same places."""
PASSES = 4

Offer = tuple[Box, int]
"""A candidate box for a label, with its penalty relative to the best candidate."""


class Spot(NamedTuple):
    """The drawing of a city or town."""

    plate: Box
    ring: int
    """Distance of the spaces from the centre, or 0 in a town."""
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
    """Return the position of a space, counted clockwise from the arrow at the top."""
    table = board.tables[city]
    turn = 2 * math.pi * (number + 0.5) / board.sizes[city] - math.pi / 2
    return table["x"] + round(ring * math.cos(turn)), table["y"] + round(ring * math.sin(turn))


def route_points(board: Board, route: int) -> tuple[Point, ...]:
    """Return a route's points from place to place, through its bends. A second route between the same places curves."""
    one, other = (board.tables[end] for end in board.routes[route].ends)
    bends = [(x, y) for x, y in board.data["route"][route].get("via", [])]
    if board.parallel[route] and not bends:
        across, down = other["x"] - one["x"], other["y"] - one["y"]
        far = 2 * PARALLEL * board.parallel[route] / max(1.0, math.hypot(across, down))
        bends = [(round((one["x"] + other["x"] - far * down) / 2), round((one["y"] + other["y"] + far * across) / 2))]
    return ((one["x"], one["y"]), *bends, (other["x"], other["y"]))


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    """Return a board's layout. Layouts never change, so they are cached.

    Every name, tag and cost takes the candidate box that overlaps the least. The choice is repeated, because a label
    may need space that another has already taken.
    """
    frame = Box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
    plates = [_plate(board, place) for place in range(len(board.names))]
    routes = [route_points(board, route) for route in range(len(board.routes))]
    offers = [_beside(plate, _width(board.names[place])) for place, plate in enumerate(plates)]
    offers += [_tags(plate) for plate in plates]
    offers += [_on_route(points, cost_width(board, route)) for route, points in enumerate(routes)]
    solid = [box for place, plate in enumerate(plates) for box in _solid(plate, place < len(board.cities))]
    lines = [[around(x, y, 7, 7) for x, y in _dots(points)] for points in routes]
    offers = [sorted(offer, key=itemgetter(1)) for offer in offers]
    chosen: list[Box | None] = [None] * len(offers)
    for _ in range(PASSES):
        for label, offer in enumerate(offers):
            now, route = chosen[label], label - 2 * len(plates)
            taken = solid + [box for other, box in enumerate(chosen) if box is not None and other != label]
            if now is None or hidden_by(now, taken):
                crossed = [box for other, line in enumerate(lines) if other != route for box in line]
                chosen[label] = _best(offer, taken, crossed if route >= 0 else [], frame)
    boxes = [box for box in chosen if box is not None]
    banners, tags, costs = boxes[: len(plates)], boxes[len(plates) : 2 * len(plates)], boxes[2 * len(plates) :]
    spots = [Spot(plate, _ring(board, place), banners[place], tags[place].middle) for place, plate in enumerate(plates)]
    taken = 3 * (solid + boxes) + _water(board) + [box for line in lines for box in line]
    return Layout(tuple(spots), tuple(box.middle for box in costs), tuple(_region_names(board, taken, frame)))


def _ring(board: Board, place: int) -> int:
    return ring_of(board.sizes[place]) if place < len(board.cities) else 0


def _plate(board: Board, place: int) -> Box:
    table = board.tables[place]
    side = 2 * _ring(board, place) + SPACE + 6 if place < len(board.cities) else TOWN
    return around(table["x"], table["y"], side, side)


def _solid(plate: Box, city: bool) -> list[Box]:
    """Return boxes that cover the drawing of a place. A city is round, so its corners are free."""
    x, y = plate.middle
    parts = ((1.0, 0.4), (0.92, 0.62), (0.71, 0.84), (0.4, 1.0)) if city else ((1.0, 1.0),)
    return [around(x, y, round(plate.width * wide), round(plate.width * high)) for wide, high in parts]


def _width(name: str) -> int:
    letters = (5.6 if letter in NARROW else 13 if letter in "mwMW" else 9 if letter.isupper() else 8 for letter in name)
    return round(sum(letters)) + 18


def cost_width(board: Board, route: int) -> int:
    return COST_WIDTH if board.routes[route].cost > 9 else COST_HEIGHT


def _best(offer: list[Offer], taken: list[Box], crossed: list[Box], frame: Box) -> Box:
    """Return the candidate box that overlaps the least or, if several overlap nothing, has the lowest penalty."""
    left, top, right, bottom = zip(*(box for box, _ in offer))
    reach = Box(min(left), min(top), max(right), max(bottom))
    taken, crossed = within(taken, reach), within(crossed, reach)
    best, least = offer[0][0], math.inf
    for box, far in offer:
        if far >= least:
            break
        cost = 6 * hidden_by(box, taken) + hidden_by(box, crossed) + 20 * outside(box, frame) + far
        if cost < least:
            best, least = box, cost
    return best


def _beside(plate: Box, width: int) -> list[Offer]:
    """Return boxes for a name below, above or next to a plate."""
    x, y = plate.middle
    below, above = plate.bottom + BANNER // 2, plate.top - BANNER // 2
    left, right = plate.left - width // 2, plate.right + width // 2
    spots = [(x + shift, at) for at in (below, above) for shift in range(-48, 49, 4)]
    spots += [(at, y + shift) for at in (left, right) for shift in range(-24, 25, 4)]
    return [(around(*at, width, BANNER), abs(at[0] - x) + abs(at[1] - below)) for at in spots]


def _tags(plate: Box) -> list[Offer]:
    """Return boxes for a tag around a place, preferably at the upper right."""
    x, y = plate.middle
    found = []
    for turn in range(24):
        angle = -math.pi / 4 + turn * math.pi / 12
        for reach in (plate.width // 2 + 6, plate.width // 2 + 12):
            at = (x + round((reach + 6) * math.cos(angle)), y + round(reach * math.sin(angle)))
            found.append((around(*at, TAG_WIDTH, TAG_HEIGHT), min(turn, 24 - turn) + reach - plate.width // 2))
    return found


def _on_route(points: tuple[Point, ...], width: int) -> list[Offer]:
    """Return boxes on a route, preferably at its middle, or slightly to one side."""
    found = []
    for part in range(8, 93, 3):
        x, y = _along(points, part / 100)
        for aside_x, aside_y in ASIDE:
            box = around(x + aside_x, y + aside_y, width, COST_HEIGHT)
            found.append((box, abs(part - 50) // 2 + 5 * (abs(aside_x) + abs(aside_y))))
    return found


def _dots(points: tuple[Point, ...]) -> list[Point]:
    """Return points along a route that names should not cover."""
    return [_along(points, part / 10) for part in range(1, 10)]


def _along(points: tuple[Point, ...], part: float) -> Point:
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = part * sum(lengths)
    for one, other, length in zip(points, points[1:], lengths):
        if left <= length:
            share = left / length if length else 0
            return round(one[0] + share * (other[0] - one[0])), round(one[1] + share * (other[1] - one[1]))
        left -= length
    return points[-1]


def _water(board: Board) -> list[Box]:
    """Return boxes that cover the water and its coast. The water reaches the upper edge of the map."""
    pairs = [pair for shape in WATER.get(board.id, ()) for pair in pairwise(shape)]
    return [Box(min(a[0], b[0]), 0, max(a[0], b[0]), max(a[1], b[1]) + 12) for a, b in pairs]


def _region_names(board: Board, taken: list[Box], frame: Box) -> list[Box]:
    found: list[Box] = []
    for region, table in enumerate(board.data["region"]):
        places = [one for one, at in zip(board.tables, board.regions) if at == region]
        middle = (sum(one["x"] for one in places) // len(places), sum(one["y"] for one in places) // len(places))
        letters = max(len(str(name)) for name in table["name"].values())
        found.append(free_box(middle, 6 * letters + 8, REGION, [*taken, *found, *found, *found], frame, 120))
    return found
