"""Computes coordinates that are missing in a board file."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.board_layout import with_spots
from kontor.games.felinia.board.fields import FORMAT, SIZE

APART = 84
"""Distance between provinces in the same row."""
TOP, LEFT, RIGHT, BOTTOM = 125, 60, 940, 660
OUT_AT_SEA = 70
MOST_MOVES = 30_000
"""Maximum number of moves made to bring neighbours together."""

Cell = tuple[int, int]


def completed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of valid board data with all coordinates."""
    found = with_spots(data, FORMAT, APART)
    if not any("x" in province or "y" in province for province in data["province"]):
        found["province"] = _in_rows(found["province"], [(border["a"], border["b"]) for border in data["border"]])
    provinces = found["province"]
    x, y = (sum(province[axis] for province in provinces) / len(provinces) for axis in ("x", "y"))
    at = {province["id"]: (province["x"], province["y"]) for province in provinces}
    found["country"] = [
        country | {"port": _off_shore(*at[country["port"]["province"]], x, y) | country["port"]}
        for country in data["country"]
    ]
    return found


def _in_rows(provinces: list[dict[str, Any]], borders: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    """Move provinces to cells of a hexagonal grid so that neighbours are side by side."""
    step = APART
    while len(cells := _cells(step)) < 1.15 * len(provinces):
        step -= 2
    at: dict[str, Cell] = {}
    for province in provinces:
        spot = (province["x"], province["y"])
        at[province["id"]] = min(cells, key=lambda cell: (math.dist(cell, spot), cell))
        cells.remove(at[province["id"]])
    near: dict[str, list[str]] = {id: [] for id in at}
    for one, other in borders:
        near[one].append(other)
        near[other].append(one)
    for _ in range(MOST_MOVES // len(at) ** 2):
        if not _closer(at, near, cells):
            break
    return [province | dict(zip(("x", "y"), at[province["id"]], strict=True)) for province in provinces]


def _closer(at: dict[str, Cell], near: Mapping[str, list[str]], free: list[Cell]) -> bool:
    """Move each province closer to its neighbours, either to a free cell or by swapping it with another province."""
    changed = False
    for one in at:
        holders = {cell: other for other, cell in at.items()}
        best, gained = at[one], 0.01
        for cell in (*holders, *free):
            gain = _gain(at, near, one, cell, holders.get(cell))
            if gain > gained:
                best, gained = cell, gain
        if best != at[one]:
            changed = True
            other = holders.get(best)
            if other is None:
                free.remove(best)
                free.append(at[one])
            else:
                at[other] = at[one]
            at[one] = best
    return changed


def _gain(at: Mapping[str, Cell], near: Mapping[str, list[str]], one: str, cell: Cell, other: str | None) -> float:
    """Return how much shorter borders become if a province moves to a cell and swaps with any province there."""
    gain = _length(at, near, one, at[one], other) - _length(at, near, one, cell, other)
    if other is not None:
        gain += _length(at, near, other, cell, one) - _length(at, near, other, at[one], one)
    return gain


def _length(at: Mapping[str, Cell], near: Mapping[str, list[str]], id: str, cell: Cell, without: str | None) -> float:
    """Return the sum of the squared distances from a cell to a province's neighbours, ignoring `without`."""
    x, y = cell
    return sum((x - at[to][0]) ** 2 + (y - at[to][1]) ** 2 for to in near[id] if to != without)


def _cells(step: int) -> list[Cell]:
    rows = range(TOP, BOTTOM, round(step * 0.87))
    return [(x, y) for number, y in enumerate(rows) for x in range(LEFT + number % 2 * step // 2, RIGHT, step)]


def _off_shore(x: int, y: int, middle_x: float, middle_y: float) -> dict[str, int]:
    """Return the position of a port's berth, which is further from the middle than the port's province."""
    long = math.hypot(x - middle_x, y - middle_y) or 1.0
    spot = (x + OUT_AT_SEA * (x - middle_x) / long, y + OUT_AT_SEA * (y - middle_y) / long)
    return {axis: round(min(max(at, 20), most - 20)) for axis, at, most in zip(("x", "y"), spot, SIZE, strict=True)}
