"""The water on our old-style map under the boards. The rules do not depend on it; a board without it is all land.

Also the cities from which a border continues to the edge of the map (W1b), because board files describe these only in
words.
"""

from __future__ import annotations

from typing import Final

from kontor.core.scene import Point

Shape = tuple[Point, ...]

_NORTH_SEA: Final = (
    (-20, -20), (-20, 96), (40, 100), (90, 96), (130, 104), (170, 118), (205, 112), (240, 98), (290, 92), (335, 100),
    (360, 88), (400, 66), (450, 60), (490, 48), (540, 44), (590, 52), (640, 46), (668, 30), (676, -20),
)  # fmt: skip
_BALTIC_BAY: Final = ((800, -20), (812, 22), (838, 40), (880, 46), (925, 40), (960, 46), (1020, 60), (1020, -20))

_BALTIC: Final = (
    (-20, -20), (-20, 34), (40, 44), (90, 42), (130, 62), (158, 88), (200, 94), (232, 112), (250, 136), (290, 140),
    (316, 124), (345, 114), (378, 122), (400, 142), (450, 154), (510, 162), (556, 158), (604, 176), (640, 194),
    (684, 186), (730, 178), (780, 192), (826, 186), (848, 160), (872, 136), (884, 108), (910, 96), (960, 94),
    (1020, 100), (1020, -20),
)  # fmt: skip
_SCANIA: Final = (
    (466, -20), (482, 40), (474, 78), (486, 112), (530, 126), (574, 112), (590, 78), (588, 36), (612, -20),
)  # fmt: skip
_GOTLAND: Final = ((724, 58), (752, 44), (786, 52), (802, 84), (794, 116), (760, 126), (728, 114), (716, 86))

WATER: Final[dict[str, tuple[Shape, ...]]] = {
    "standard_2_3": (_NORTH_SEA, _BALTIC_BAY),
    "standard_4_5": (_NORTH_SEA, _BALTIC_BAY),
    "east": (_BALTIC,),
}
ISLANDS: Final[dict[str, tuple[Shape, ...]]] = {"east": (_SCANIA, _GOTLAND)}
"""Islands in the water, by board."""

COMPASS: Final[dict[str, tuple[int, int, int]]] = {
    "standard_2_3": (60, 50, 62),
    "standard_4_5": (60, 50, 62),
    "east": (212, 40, 56),
}
"""Position and size: x, y, size."""

_FOUR: Final = (("Hamburg", "north"), ("Stendal", "east"), ("Warburg", "south"), ("Arnheim", "west"))
_DEAD_ENDS: Final = (
    ("Stade", "north"), ("Lübeck", "east"), ("Halle", "east"),
    ("Göttingen", "south"), ("Coellen", "west"), ("Groningen", "west"),
)  # fmt: skip
RIM_BORDERS: Final[dict[tuple[str, str], tuple[tuple[str, str], ...]]] = {
    ("standard_2_3", "edge4"): _FOUR,
    ("standard_2_3", "edge10"): _FOUR + _DEAD_ENDS,
}
