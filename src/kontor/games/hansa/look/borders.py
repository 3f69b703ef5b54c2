"""Provinces of the two-player game with the pawn (W), as areas of the map."""

from __future__ import annotations

from typing import Any

from kontor.core.scene import Area, Line, Point
from kontor.games.hansa.board import Board
from kontor.games.hansa.look.drawings import drawing_of

TINTS = 4


def province_areas(board: Board, rim: str) -> list[Area]:
    """Return the areas of the provinces. The rim comes first, so that inner provinces are drawn over it."""
    tables = board.data["two_player_2009"][rim]
    shapes = {**_rim_shapes(board, rim), **{table["id"]: _inner_shape(board, table) for table in _inner(board, rim)}}
    tints = _tints(tables)
    return [Area(f"province:{id}", "map", shape, "province", tint=tints[id]) for id, shape in shapes.items()]


def province_lines(board: Board, rim: str) -> list[Line]:
    """Return the borders that are not routes (soldiers, and lines from the outer cities to the edge of the map)."""
    at = _positions(board)
    pairs = [[at[name] for name in pair] for pair in board.data["two_player_2009"]["soldiers"]]
    pairs += [[at[name], _edge(board, at[name], side)] for name, side in _rim_borders(board, rim)]
    return [Line("", "map", tuple(points), "border") for points in pairs]


def _rim_borders(board: Board, rim: str) -> tuple[tuple[str, str], ...]:
    return drawing_of(board.id).rim_borders.get(rim, ())


def _inner(board: Board, rim: str) -> list[dict[str, Any]]:
    """Return the inner provinces, which are the same for every `rim` option."""
    provinces = board.data["two_player_2009"]
    return [table for table in provinces[rim] if not table["id"].startswith("rim")]


def _positions(board: Board) -> dict[str, Point]:
    return {city["name"]: (city["x"], city["y"]) for city in board.data["city"]}


def _way(board: Board, start: str, end: str) -> list[Point]:
    """Return the points from one city towards the next, through the posts of any route, without the end point."""
    at = _positions(board)
    for route in board.data["route"]:
        posts = [(post["x"], post["y"]) for post in route["posts"]]
        if (route["a"], route["b"]) == (start, end):
            return [at[start], *posts]
        if (route["b"], route["a"]) == (start, end):
            return [at[start], *reversed(posts)]
    return [at[start]]


def _inner_shape(board: Board, table: dict[str, Any]) -> tuple[Point, ...]:
    cities = table["cities"]
    points: list[Point] = []
    for number, city in enumerate(cities):
        points += _way(board, city, cities[(number + 1) % len(cities)])
    return tuple(points)


def _rim_shapes(board: Board, rim: str) -> dict[str, tuple[Point, ...]]:
    """Return the outlines of the rim provinces. Each lies between two rim borders, bounded by routes on the inside and
    by the edge of the map on the outside.
    """
    tables = [table for table in board.data["two_player_2009"][rim] if table["id"].startswith("rim")]
    width, height = board.data["board"]["width"], board.data["board"]["height"]
    if len(tables) == 1:
        return {tables[0]["id"]: ((0, 0), (width, 0), (width, height), (0, height))}
    at = _positions(board)
    ends = {name: _edge(board, at[name], side) for name, side in _rim_borders(board, rim)}
    order = sorted(ends, key=lambda name: _along_edge(board, ends[name]))
    shapes: dict[str, tuple[Point, ...]] = {}
    for number, one in enumerate(order):
        other = order[(number + 1) % len(order)]
        fitting = [t for t in tables if one in t["cities"] and other in t["cities"] and t["id"] not in shapes]
        if fitting:
            table = min(fitting, key=lambda t: len(t["cities"]))
            inside = _path(board, table["routes"], other, one)
            shapes[table["id"]] = (*inside, ends[one], *_corners(board, ends[one], ends[other]), ends[other])
    return shapes


def _path(board: Board, routes: list[list[str]], start: str, end: str) -> list[Point]:
    """Return the points of a path along these routes from one city to another."""
    ways = [[start]]
    seen = {start}
    while ways:
        way = ways.pop(0)
        if way[-1] == end:
            points: list[Point] = []
            for number, city in enumerate(way[:-1]):
                points += _way(board, city, way[number + 1])
            return [*points, _positions(board)[end]]
        for pair in routes:
            if way[-1] in pair:
                further = pair[0] if pair[1] == way[-1] else pair[1]
                if further not in seen:
                    seen.add(further)
                    ways.append([*way, further])
    return [_positions(board)[start], _positions(board)[end]]


def _edge(board: Board, point: Point, side: str) -> Point:
    """Return the point on the edge of the map that is straight outwards from the given point."""
    width, height = board.data["board"]["width"], board.data["board"]["height"]
    x, y = point
    return {"north": (x, 0), "south": (x, height), "west": (0, y), "east": (width, y)}[side]


def _along_edge(board: Board, point: Point) -> int:
    """Return the distance of a point along the edge, clockwise from the upper left corner."""
    width, height = board.data["board"]["width"], board.data["board"]["height"]
    x, y = point
    if y == 0:
        return int(x)
    if x == width:
        return int(width + y)
    if y == height:
        return int(width + height + width - x)
    return int(2 * width + height + height - y)


def _corners(board: Board, start: Point, end: Point) -> list[Point]:
    """Return the corners of the map between two points on its edge, clockwise."""
    width, height = board.data["board"]["width"], board.data["board"]["height"]
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    round_trip = 2 * (width + height)
    begin = _along_edge(board, start)
    length = (_along_edge(board, end) - begin) % round_trip
    passed = [((_along_edge(board, corner) - begin) % round_trip, corner) for corner in corners]
    return [corner for far, corner in sorted(passed) if far < length]


def _tints(tables: list[dict[str, Any]]) -> dict[str, int]:
    """Return a tint for each province, different from those of its neighbours where possible."""
    tints: dict[str, int] = {}
    for table in tables:
        near = [tints[other] for other in table["neighbours"] if other in tints]
        free = [tint for tint in range(TINTS) if tint not in near]
        tints[table["id"]] = min(free, key=lambda tint: (list(tints.values()).count(tint), tint)) if free else 0
    return tints
