"""Computes missing coordinates for a board file, placing neighbours close together without overlap.

The distance between two places grows with the number of links between them (stress minimization). It depends only on
the data, so everyone sees the same map.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.board_fields import BoardFormat, Table

Spot = tuple[float, float]

ROUNDS = 20
"""Number of passes, each of which moves every pair of places towards its ideal distance."""
LONGEST_PUSH = 60
"""Maximum number of rounds in which places that are too close push each other away."""
MARGIN = 60
CLOSEST = 0.6
"""Places closer than this fraction of the desired distance are moved to a free spot."""


def with_spots(data: Mapping[str, Any], format: BoardFormat, apart: int) -> dict[str, Any]:
    """Return a copy of board data with coordinates for all places, at least `apart` units apart if there is room."""
    tables = [table for table in format.tables if table.role == "place"]
    rows = [(table, row) for table in tables for row in _rows(data, table)]
    keys = {row[table.key]: number for number, (table, row) in enumerate(rows) if isinstance(row.get(table.key), str)}
    given = {number: (row["x"], row["y"]) for number, (_, row) in enumerate(rows) if _has_spot(row)}
    copied = dict(data)
    if len(given) == len(rows):
        return copied
    links = [
        (keys[row[table.ends[0]]], keys[row[table.ends[1]]])
        for table in format.tables
        if table.role == "link"
        for row in _rows(data, table)
        if all(isinstance(row.get(end), str) and row[end] in keys for end in table.ends)
    ]
    spots = spots_for(len(rows), links, given, format.size, apart)
    numbers = iter(range(len(rows)))
    for table in tables:
        if isinstance(data.get(table.name), list):
            copied[table.name] = [
                _drawn(row, spots[next(numbers)]) if isinstance(row, dict) else row for row in data[table.name]
            ]
    return copied


def _rows(data: Mapping[str, Any], table: Table) -> list[dict[str, Any]]:
    """Return the well-formed rows of a table, skipping any others."""
    held = data.get(table.name)
    return [row for row in held if isinstance(row, dict)] if isinstance(held, list) else []


def _drawn(row: dict[str, Any], spot: Spot) -> dict[str, Any]:
    return row if "x" in row and "y" in row else row | {"x": round(spot[0]), "y": round(spot[1])} | row


def _has_spot(row: Mapping[str, Any]) -> bool:
    return all(type(row.get(axis)) is int for axis in ("x", "y"))


def spots_for(
    places: int, links: Sequence[tuple[int, int]], given: Mapping[int, Spot], size: tuple[int, int], apart: int
) -> list[Spot]:
    """Return coordinates for each place, within the given size. Places that already have coordinates do not move."""
    width, height = size
    apart = min(apart, round(0.75 * math.sqrt(width * height / max(1, places))))
    steps = _steps(places, links)
    unit = _unit(steps, given, apart)
    spots = [given.get(place, _start(place, unit, size)) for place in range(places)]
    pairs = sorted(
        ((one, other) for one in range(places) for other in range(one)), key=lambda pair: _mixed(pair[0], pair[1])
    )
    _relax(spots, pairs, steps, unit, given)
    if not given:
        _fill(spots, size)
    _push_apart(spots, pairs, given, size, apart)
    return spots


def _mixed(one: int, other: int) -> int:
    """Return a pseudorandom sort key for a pair of places. The key is the same on every machine."""
    return (one * 7919 + other * 104_729) % 10_007


def _start(place: int, unit: float, size: tuple[int, int]) -> Spot:
    turn, far = place * 2.4, unit * math.sqrt(place + 1)
    return size[0] / 2 + far * math.cos(turn), size[1] / 2 + far * math.sin(turn)


def _steps(places: int, links: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Return the number of links on the shortest path between any two places, or a large number if there is none."""
    near: list[list[int]] = [[] for _ in range(places)]
    for one, other in links:
        near[one].append(other)
        near[other].append(one)
    far = math.isqrt(places) + 2
    found = []
    for place in range(places):
        steps = [far] * places
        steps[place] = 0
        seen, following = {place}, deque([place])
        while following:
            here = following.popleft()
            for other in near[here]:
                if other not in seen:
                    seen.add(other)
                    steps[other] = steps[here] + 1
                    following.append(other)
        found.append(steps)
    return found


def _unit(steps: Sequence[Sequence[int]], given: Mapping[int, Spot], apart: int) -> float:
    """Return the mean length of the links whose ends both have coordinates."""
    lengths = [
        math.dist(given[one], given[other]) / steps[one][other] for one in given for other in given if other < one
    ]
    return max(apart, sum(lengths) / len(lengths)) if lengths else 1.5 * apart


def _relax(
    spots: list[Spot], pairs: Sequence[tuple[int, int]], steps: list[list[int]], unit: float, given: Mapping[int, Spot]
) -> None:
    """Move each pair of places towards its ideal distance, in ever smaller steps."""
    largest = max([1, *(max(row) for row in steps)]) ** 2
    for turn in range(ROUNDS):
        reach = largest * (0.1 / largest) ** (turn / (ROUNDS - 1))
        for one, other in pairs:
            apart = steps[one][other]
            (x, y), (u, v) = spots[one], spots[other]
            long = math.hypot(x - u, y - v) or 1.0
            move = min(1.0, reach / (apart * apart)) * (long - unit * apart) / (2 * long)
            if one not in given:
                spots[one] = (x - move * (x - u), y - move * (y - v))
            if other not in given:
                spots[other] = (u + move * (x - u), v + move * (y - v))


def _fill(spots: list[Spot], size: tuple[int, int]) -> None:
    """Rotate the map to make its longer side horizontal, and scale it to the given size."""
    if not spots:
        return
    x, y = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    around = [(a - x, b - y) for a, b in spots]
    turn = 0.5 * math.atan2(2 * sum(a * b for a, b in around), sum(a * a - b * b for a, b in around))
    turned = [(a * math.cos(turn) + b * math.sin(turn), b * math.cos(turn) - a * math.sin(turn)) for a, b in around]
    for axis in (0, 1):
        low, high = min(spot[axis] for spot in turned), max(spot[axis] for spot in turned)
        room = size[axis] - 2 * MARGIN
        for place, spot in enumerate(turned):
            at = MARGIN + room * ((spot[axis] - low) / (high - low) if high - low > 1 else 0.5)
            spots[place] = (at, spots[place][1]) if axis == 0 else (spots[place][0], at)


def _push_apart(
    spots: list[Spot], pairs: Sequence[tuple[int, int]], given: Mapping[int, Spot], size: tuple[int, int], apart: int
) -> None:
    for _ in range(LONGEST_PUSH):
        close = [pair for pair in pairs if math.dist(spots[pair[0]], spots[pair[1]]) < apart]
        if not close:
            return
        for one, other in close:
            (x, y), (u, v) = spots[one], spots[other]
            long = math.hypot(x - u, y - v)
            side = ((x - u) / long, (y - v) / long) if long > 1 else (math.cos(one), math.sin(one))
            push = (apart - long) / 2 + 1
            for place, way in ((one, push), (other, -push)):
                if place not in given:
                    spots[place] = _inside(spots[place][0] + way * side[0], spots[place][1] + way * side[1], size)
    _use_free_spots(spots, given, size, CLOSEST * apart)


def _inside(x: float, y: float, size: tuple[int, int]) -> Spot:
    return min(max(x, MARGIN), size[0] - MARGIN), min(max(y, MARGIN), size[1] - MARGIN)


def _use_free_spots(spots: list[Spot], given: Mapping[int, Spot], size: tuple[int, int], apart: float) -> None:
    """Move each place that is still too close to another to the nearest free grid point."""
    taken = [*given.values()]
    step = max(1, round(apart))
    grid = [(x, y) for x in range(MARGIN, size[0], step) for y in range(MARGIN, size[1], step)]
    for place, spot in enumerate(spots):
        if place in given:
            continue
        if any(math.dist(spot, other) < apart for other in taken):
            free = [one for one in grid if all(math.dist(one, other) >= apart for other in taken)]
            spots[place] = min(free, key=lambda one: math.dist(one, spot), default=spot)
        taken.append(spots[place])
