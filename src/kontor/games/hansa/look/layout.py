"""Layout of a board. Positions in board files are rough and may overlap. The layout moves them apart, and gives every
city a row of houses with a banner above or below. Extra offices go next to the houses, markers and the pawn to the
nearest free spots.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from kontor.core.boxes import Box, around, free_box, hidden_by, outside, within
from kontor.core.messages import Message
from kontor.core.scene import Place, Point
from kontor.games.hansa.board import Board
from kontor.games.hansa.pieces import MOST_GREEN_OFFICES, RIMS

HOUSE = 23
"""Distance between neighbouring houses."""
ROW = 30
"""Height of a row of houses with its plate."""
POST = 23
TOKEN = 27
PROVINCE = 42
"""Height of a province's name with the pawn above it."""
RIM_LETTERS = 15
"""Minimum number of letters to allow for a rim province's name. Names are longer than ids such as `rim_nw`."""
SLOT = 24
BANNER = 18
LETTER = 8
"""Approximate width of a letter on a banner."""
ICON = 18
BEYOND = 4
"""Distance by which the controlling player's sign extends beyond the right end of a banner."""
GREEN_CELLS = 3
MARGIN = 5


def square(id: str, zone: str, at: Point, size: int, shape: str, name: Message, **more: Any) -> Place:
    """Return a square place. Pass other attributes of the place as keyword arguments."""
    return Place(id, zone, *at, size, size, shape, name, **more)


class Town(NamedTuple):
    """The drawing of a city: the plate for its houses, its banner, and the positions of extra offices."""

    plate: Box
    houses: tuple[Point, ...]
    banner: Box
    extras: tuple[Point, ...]


class Layout(NamedTuple):
    towns: tuple[Town, ...]
    markers: tuple[Point, ...]
    beside: tuple[Point, ...]
    """Q5: positions of tributes and blocks, on an extended board."""
    provinces: tuple[dict[str, Box], ...]
    """Space for the pawn and the name of each province, by `rim` option."""


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    """Return a board's layout. Layouts never change, so they are cached."""
    data = board.data
    frame = Box(MARGIN, MARGIN, data["board"]["width"] - MARGIN, data["board"]["height"] - MARGIN)
    taken = [around(post["x"], post["y"], POST, POST) for route in data["route"] for post in route["posts"]]
    taken.append(special_plate(board))
    plates = [_plate(city) for city in data["city"]]
    taken += plates
    towns = []
    for number, (city, plate) in enumerate(zip(data["city"], plates)):
        others = [box for box in taken if box is not plate]
        banner = _banner(city, _marks(board, number), plate, others, frame)
        taken.append(banner)
        towns.append((city, plate, banner))
    drawn = []
    for city, plate, banner in towns:
        extras = _extras(plate, banner, [box for box in taken if box is not plate], frame)
        taken += [around(x, y, HOUSE, HOUSE) for x, y in extras[:1]]
        drawn.append(Town(plate, _houses(city, plate, banner), banner, extras))
    taken += _roads(data)
    markers = []
    for route in data["route"]:
        box = free_box(_point(route["marker"]), TOKEN, TOKEN, taken, frame, 45)
        taken.append(box)
        markers.append(box.middle)
    beside = []
    for route in data["route"] if board.extended else ():
        box = free_box(_point(route["marker"]), 2 * POST, POST, taken, frame, 60)
        taken.append(box)
        beside.append(box.middle)
    return Layout(
        tuple(drawn), tuple(markers), tuple(beside), tuple(_provinces(data, rim, taken, frame) for rim in RIMS)
    )


def _roads(data: dict[str, Any]) -> list[Box]:
    """Return sections of road between posts as small boxes that labels should not cover."""
    at = {city["name"]: city for city in data["city"]}
    found = []
    for route in data["route"]:
        stops = [at[route["a"]], *route["posts"], at[route["b"]]]
        for one, other in pairwise(stops):
            for part in (1, 2, 3):
                x = (one["x"] * (4 - part) + other["x"] * part) // 4
                y = (one["y"] * (4 - part) + other["y"] * part) // 4
                found.append(around(x, y, 8, 8))
    return found


def special_plate(board: Board) -> Box:
    """Return the background of the special-prestige slots, with space for their title."""
    slots = board.data["special_prestige"]["slot"]
    xs, ys = [slot["x"] for slot in slots], [slot["y"] for slot in slots]
    return Box(min(xs) - 22, min(ys) - 34, max(xs) + 22, max(ys) + 18)


def _plate(city: dict[str, Any]) -> Box:
    cells = len(city["offices"]) or GREEN_CELLS
    return around(city["x"], city["y"], cells * HOUSE + 8, ROW)


def _marks(board: Board, city: int) -> int:
    """Return the number of symbols for skills, special prestige, a permit, and countries abroad on a banner."""
    there = board.cities[city]
    abroad = sum(country != board.home for country in there.countries)
    special = bool(board.data["city"][city].get("special_prestige", False))
    return len(there.skills) + special + abroad + sum(permit.city == city for permit in board.permits)


def _banner(city: dict[str, Any], marks: int, plate: Box, others: list[Box], frame: Box) -> Box:
    """Return the banner's position, below or above the houses and shifted sideways to cover as little as possible."""
    width = len(city["name"]) * LETTER + 28 + ICON * marks
    x, _ = plate.middle
    best, least = plate, math.inf
    others = within(others, Box(plate.left - 2 * width, plate.top - ROW, plate.right + 2 * width, plate.bottom + ROW))
    for y in (plate.bottom + BANNER // 2, plate.top - BANNER // 2):
        for shift in sorted(range(-60, 61, 4), key=abs):
            box = around(x + shift, y, width, BANNER)
            hidden = hidden_by(box._replace(right=box.right + BEYOND), others)
            cost = 3 * hidden + 20 * outside(box, frame) + abs(shift) + (y < plate.top) * 8
            if cost < least:
                best, least = box, cost
    return best


def _houses(city: dict[str, Any], plate: Box, banner: Box) -> tuple[Point, ...]:
    """Return house positions from left to right. A green city has the maximum number of houses. Further rows are added
    on the side away from the banner.
    """
    _, y = plate.middle
    left = plate.left + 4 + HOUSE // 2
    if city["offices"]:
        return tuple((left + HOUSE * number, y) for number in range(len(city["offices"])))
    away = -HOUSE if banner.top > plate.top else HOUSE
    return tuple(
        (left + HOUSE * (number % GREEN_CELLS), y + away * (number // GREEN_CELLS))
        for number in range(MOST_GREEN_OFFICES)
    )


MOST_EXTRAS = 20
IN_A_ROW = 3


def _extras(plate: Box, banner: Box, others: list[Box], frame: Box) -> tuple[Point, ...]:
    """M5a: return positions of extra offices, to the left of the houses or, if there is no room, above them."""
    _, y = plate.middle
    away = -HOUSE if banner.top > plate.top else HOUSE
    beside = [
        (plate.left - HOUSE // 2 - HOUSE * (number % IN_A_ROW), y + away * (number // IN_A_ROW))
        for number in range(MOST_EXTRAS)
    ]
    over_y = y + (-1 if away < 0 else 1) * (ROW + HOUSE) // 2
    over = [
        (plate.right - HOUSE // 2 - HOUSE * (number % IN_A_ROW), over_y + away * (number // IN_A_ROW))
        for number in range(MOST_EXTRAS)
    ]

    def cost(spots: list[Point]) -> int:
        boxes = [around(x, y, HOUSE, HOUSE) for x, y in spots[:2]]
        return sum(hidden_by(box, others) + 10 * outside(box, frame) for box in boxes)

    return tuple(beside if cost(beside) <= cost(over) + 40 else over)


def _point(drawn: dict[str, Any]) -> Point:
    return drawn["x"], drawn["y"]


def _provinces(data: dict[str, Any], rim: str, taken: list[Box], frame: Box) -> dict[str, Box]:
    found: dict[str, Box] = {}
    for table in data.get("two_player_2009", {}).get(rim, []):
        letters = max(len(table["id"]), RIM_LETTERS if table["id"].startswith("rim") else 0)
        width = max(PROVINCE, 6 * letters + 8)
        found[table["id"]] = free_box(_point(table), width, PROVINCE, [*taken, *found.values()], frame, 81)
    return found
