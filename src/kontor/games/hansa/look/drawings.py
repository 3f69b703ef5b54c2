"""The old-style map under the boards: water, islands, countries and ornaments (drawings.json).

The rules ignore it. A board without a map is all land.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kontor.core.scene import Point

Shapes = tuple[tuple[Point, ...], ...]


@dataclass(frozen=True)
class Drawing:
    """The map drawn under a board."""

    water: Shapes = ()
    islands: Shapes = ()
    countries: dict[str, Shapes] = field(default_factory=dict)
    """The countries abroad, which are tinted."""
    borders: Shapes = ()
    """Lines between countries."""
    names: dict[str, Point] = field(default_factory=dict)
    """Positions of the countries' printed names. A name with an emblem starts at its position; any other name is
    centred there.
    """
    compass: tuple[int, int, int] | None = None
    """Position and size of the compass."""
    rim_borders: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """W1b: for each `rim` option, the cities from which a border leads to a side of the map. Board files describe these
    borders only in words.
    """


def _frozen(value: Any) -> Any:
    """Convert lists to tuples, including nested ones."""
    if isinstance(value, dict):
        return {key: _frozen(one) for key, one in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


_DRAWN: Final[dict[str, Any]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
DRAWINGS: Final = {id: Drawing(**_frozen(drawn)) for id, drawn in _DRAWN.items()}
NOT_DRAWN: Final = Drawing()


def drawing_of(board: str) -> Drawing:
    return DRAWINGS.get(board, NOT_DRAWN)
