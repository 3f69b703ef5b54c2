"""Draws the island, with provinces, a coast, roads, ports with their ships, and printed symbols."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations, pairwise

from kontor.core.boxes import Box
from kontor.core.messages import Message, Value
from kontor.core.scene import Area, Decoration, Line, Place, Point
from kontor.games.felinia.board import Board, Province
from kontor.games.felinia.look.drawings import CATS, SYMBOL_GLYPHS
from kontor.games.felinia.look.listing import spot_of
from kontor.games.felinia.pieces import PORT, ROLES, SYMBOLS

LEAST_STEP = 30
"""Minimum distance between provinces and between rows on a map drawn as hexagons."""
SQUAREST, WIDEST = 0.95, 1.25
"""Limits for the distance between provinces in a row, divided by the distance between rows."""
BEACH = 9
TINTS = (3, 4, 1, 0, 2)
"""The tint of each country, indexed by its good. It is similar to the colour of the good."""
TOKEN = 38
SYMBOL = 24
SHIP = 30
SEA_LIFE = (("compass", 96), ("whale", 64), ("ship", 34), ("fish", 40), ("ship", 28), ("fish", 34), ("gulls", 34))
"""Decorations for open water, with their sizes. The first goes where there is the most room."""

Move = Callable[[float, float], Point]
Ring = tuple[Point, ...]


def symbols_said(province: Province) -> dict[str, Value]:
    """Return the symbols of a province, for its description."""
    names = [SYMBOLS[symbol] for symbol, _ in province.symbols]
    times = province.symbols[0][1] if names else 0
    return dict(zip(("symbol", "second"), [*names, "none", "none"])) | {"times": times}


def steps_of(board: Board) -> tuple[int, int]:
    """Return the distance between provinces in a row and between rows. On a map without rows, both are the distance
    between the closest provinces.
    """
    spots = sorted((table["y"], table["x"]) for table in board.data["province"])
    beside = [b[1] - a[1] for a, b in pairwise(spots) if a[0] == b[0] and b[1] > a[1]]
    rows = sorted({y for y, _ in spots})
    below = [b - a for a, b in pairwise(rows)]
    across, down = min(beside, default=80), min(below, default=70)
    if across >= LEAST_STEP and down >= LEAST_STEP:
        return across, down
    closest = max(LEAST_STEP, round(min(math.dist(one, other) for one, other in combinations(spots, 2))))
    return closest, closest


class Island:
    """The island of a board, stretched to fill a box of the map."""

    def __init__(self, board: Board, room: Box) -> None:
        self.board = board
        self.room = room
        across, down = steps_of(board)
        move = _fitted(board, room, across, down)
        self.size = min(TOKEN, round(0.55 * min(move(across, 0)[0] - move(0, 0)[0], move(0, down)[1] - move(0, 0)[1])))
        self.at = {table["id"]: move(table["x"], table["y"]) for table in board.data["province"]}
        self.ports = {one["id"]: move(one["port"]["x"], one["port"]["y"]) for one in board.data["country"]}
        self.hexagons = {
            table["id"]: tuple(move(x, y) for x, y in _corners(table["x"], table["y"], across, down))
            for table in board.data["province"]
        }

    def areas(self) -> list[Area]:
        """Return the land, and each province as a hexagon with the terrain of its country."""
        found = [Area("", "map", _beach(ring), "land", smooth=True) for ring in _rings([*self.hexagons.values()])]
        for table in self.board.data["province"]:
            tint = TINTS[self.board.countries[self.board.people_number[table["country"]]].good]
            found.append(Area(f"province:{table['id']}", "map", self.hexagons[table["id"]], "terrain", tint=tint))
        return found

    def lines(self) -> list[Line]:
        """Return the roads and the lines along which ships reach their ports."""
        data = self.board.data
        ends = [(self.at[one["a"]], self.at[one["b"]]) for one in data["border"] if one["road"]]
        ways = [(self.ports[one["id"]], self.at[one["port"]["province"]]) for one in data["country"]]
        return [Line("", "map", road, "road") for road in ends] + [Line("", "map", way, "water") for way in ways]

    def places(self) -> list[Place]:
        found = []
        for province in self.board.provinces:
            args = {**spot_of(self.board, province.name), "role": ROLES[province.role], **symbols_said(province)}
            name = Message("felinia-scene-province", args)
            spot = self.at[province.name]
            found.append(Place(f"province:{province.name}", "map", *spot, self.size, self.size, "area", name))
        return found

    def decorations(self) -> list[Decoration]:
        """Return the symbols of the provinces, a ship and a name at each port, and decorations on the open water."""
        found = []
        for province in self.board.provinces:
            x, y = self.at[province.name]
            drawn: list[tuple[str, Message | None]] = [("anchor", None)] if province.role == PORT else []
            for symbol, times in province.symbols:
                tip = Message("felinia-scene-symbol", {"symbol": SYMBOLS[symbol], "times": times})
                drawn += [(SYMBOL_GLYPHS[SYMBOLS[symbol]], tip)] * times
            size = round(SYMBOL * self.size / TOKEN)
            left = x - size * 5 // 8 * (len(drawn) - 1)
            found += [
                Decoration("map", left + size * 5 // 4 * at, y, size, symbol=glyph, style="seal", tip=tip)
                for at, (glyph, tip) in enumerate(drawn)
            ]
        for number, (people, (x, y)) in enumerate(self.ports.items()):
            dye = f"dye-{self.board.countries[number].good}"
            name = Message("felinia-people", {"people": people})
            found.append(Decoration("map", x, y, SHIP, symbol="ship"))
            found.append(Decoration("map", x + 34, y + 1, 22, symbol=CATS.get(people, "cat"), style=dye))
            found.append(Decoration("map", x + 53, y + 7, 20, text=name, style="title"))
        return found + self._sea_life()

    def _sea_life(self) -> list[Decoration]:
        """Return a compass, ships and animals, each as far from everything else as possible or left out if there is no
        room.
        """
        left, top, right, bottom = self.room
        taken = [(spot, 62) for spot in self.at.values()]
        taken += [((x + reach, y), 36) for x, y in self.ports.values() for reach in (0, 60, 110)]
        spots = [(x, y) for x in range(left + 24, right, 24) for y in range(top + 20, bottom, 24)]
        free = {
            (x, y): min(x - left, right - x, y - top, bottom - y, *(math.dist((x, y), one) - far for one, far in taken))
            for x, y in spots
        }
        found = []
        for symbol, size in SEA_LIFE:
            spot = max(spots, key=lambda one: (free[one], one))
            if free[spot] < size // 2:
                continue
            free = {one: min(room, math.dist(one, spot) - 0.9 * size) for one, room in free.items()}
            style = "" if symbol == "compass" else "lane"
            found.append(Decoration("map", *spot, size, symbol=symbol, style=style))
        return found


def _corners(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    half, low, high = across / 2, down / 3, down * 2 / 3
    return [
        (x, y - high),
        (x + half, y - low),
        (x + half, y + low),
        (x, y + high),
        (x - half, y + low),
        (x - half, y - low),
    ]


def _fitted(board: Board, room: Box, across: int, down: int) -> Move:
    """Return the scale at which the island fills its area with nearly regular hexagons."""
    provinces, ports = board.data["province"], [country["port"] for country in board.data["country"]]
    xs = [one["x"] + side * across / 2 for one in provinces for side in (-1, 1)]
    xs += [one["x"] + side for one in ports for side in (-16, 100)]
    ys = [one["y"] + side * down * 2 / 3 for one in provinces for side in (-1, 1)]
    ys += [one["y"] + side for one in ports for side in (-16, 16)]
    wide, high = room.width / (max(xs) - min(xs)), room.height / (max(ys) - min(ys))
    shape = across * wide / (down * high)
    wide *= min(1.0, WIDEST / shape)
    high *= min(1.0, shape / SQUAREST)
    left = (room.left + room.right - wide * (max(xs) + min(xs))) / 2
    top = (room.top + room.bottom - high * (max(ys) + min(ys))) / 2
    return lambda x, y: (round(left + wide * x), round(top + high * y))


def _rings(shapes: list[Ring]) -> list[Ring]:
    """Return the clockwise outlines around shapes that share corners."""
    edges = {edge for shape in shapes for edge in zip(shape, shape[1:] + shape[:1])}
    after: dict[Point, list[Point]] = {}
    for one, other in sorted(edges):
        if (other, one) not in edges:
            after.setdefault(one, []).append(other)
    found = []
    while after:
        ring = [next(iter(after))]
        while ring[-1] in after:
            ways = after[ring[-1]]
            ring.append(ways.pop())
            if not ways:
                del after[ring[-2]]
        found.append(tuple(ring[:-1]))
    return found


def _beach(ring: Ring) -> Ring:
    """Move a ring outwards, by a slightly different distance at each corner."""
    found = []
    for number, (x, y) in enumerate(ring):
        (x1, y1), (x2, y2) = ring[number - 1], ring[(number + 1) % len(ring)]
        far = (BEACH + (x * 7 + y * 13) % 7 - 3) / (math.dist((x1, y1), (x2, y2)) or 1)
        found.append((round(x + far * (y2 - y1)), round(y - far * (x2 - x1))))
    return tuple(found)
