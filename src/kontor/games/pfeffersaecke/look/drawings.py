"""The water on the old-style map under the board, which the rules ignore. A board without water is all land."""

from __future__ import annotations

from typing import Final

from kontor.core.scene import Point

Shape = tuple[Point, ...]

WIDTH: Final = 1000
HEIGHT: Final = 700
"""Height of the coordinate system in board files."""

_NORTH_SEA: Final = (
    (-20, -20), (-20, 332), (8, 318), (32, 288), (66, 262), (98, 240), (122, 214), (134, 182), (140, 152), (158, 128),
    (196, 116), (240, 112), (286, 106), (330, 98), (368, 104), (394, 116), (414, 108), (426, 84), (436, 48), (440, -20),
)  # fmt: skip
_BALTIC: Final = (
    (532, -20), (536, 20), (552, 42), (586, 46), (616, 56), (640, 78), (660, 60), (686, 44), (716, 30), (748, 20),
    (786, 22), (820, 38), (862, 50), (912, 46), (962, 36), (1020, 40), (1020, -20),
)  # fmt: skip

WATER: Final[dict[str, tuple[Shape, ...]]] = {"central_europe": (_NORTH_SEA, _BALTIC)}

SHIPS: Final[dict[str, Shape]] = {"central_europe": ((212, 44), (318, 30), (668, 16), (872, 18), (40, 226))}
"""Positions of decorative ships."""

COMPASS: Final[dict[str, tuple[int, int, int]]] = {"central_europe": (60, 62, 66)}
"""Position and size of the compass."""
