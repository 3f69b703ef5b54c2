"""The water, islands and countries on our old-style map under the boards (drawings.json).

The rules do not depend on them; a board without them is all land. `rim_borders` lists the cities from which a border
continues to the edge of the map (W1b), because board files describe these only in words.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from kontor.core.scene import Point

Shape = tuple[Point, ...]

_DRAWN: Final[dict[str, Any]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


def _shapes(shapes: list[list[list[int]]]) -> tuple[Shape, ...]:
    return tuple(tuple((x, y) for x, y in shape) for shape in shapes)


WATER: Final[dict[str, tuple[Shape, ...]]] = {id: _shapes(board["water"]) for id, board in _DRAWN.items()}
ISLANDS: Final[dict[str, tuple[Shape, ...]]] = {
    id: _shapes(board["islands"]) for id, board in _DRAWN.items() if "islands" in board
}
COUNTRIES: Final[dict[str, dict[str, tuple[Shape, ...]]]] = {
    id: {name: _shapes(shapes) for name, shapes in board["countries"].items()}
    for id, board in _DRAWN.items()
    if "countries" in board
}
"""The countries abroad, which are tinted, by board."""
NAMES: Final[dict[str, dict[str, Point]]] = {
    id: {name: (x, y) for name, (x, y) in board["names"].items()} for id, board in _DRAWN.items() if "names" in board
}
"""Positions of the printed names of the countries."""
COMPASS: Final[dict[str, tuple[int, int, int]]] = {id: tuple(board["compass"]) for id, board in _DRAWN.items()}
"""The compass: x, y and size."""
RIM_BORDERS: Final[dict[tuple[str, str], tuple[tuple[str, str], ...]]] = {
    (id, rim): tuple((city, side) for city, side in borders)
    for id, board in _DRAWN.items()
    for rim, borders in board.get("rim_borders", {}).items()
}
