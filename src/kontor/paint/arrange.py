"""Arranges zones on a page. The map is on the left with panels below it, and the desks are in a column on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core.scene import DESK, MAP, Zone

WIDTH = 1400
HEIGHT = 900
GAP = 8
PROMPT = 40
WIDEST_DESK = 430


class Spot(NamedTuple):
    """Position of a zone's upper left corner on the page, and the scale of the zone."""

    x: float
    y: float
    scale: float


def arrange(zones: Sequence[Zone]) -> dict[str, Spot]:
    """Place every zone on a page of WIDTH by HEIGHT, below the prompt."""
    maps = [zone for zone in zones if zone.role == MAP]
    panels = [zone for zone in zones if zone.role not in (MAP, DESK)]
    desks = [zone for zone in zones if zone.role == DESK]
    top = PROMPT + GAP
    high = HEIGHT - top - GAP
    column = _column_scale(desks, high)
    column_width = max((zone.width * column for zone in desks), default=-GAP)
    left = WIDTH - 3 * GAP - column_width
    strip = _row_scale(panels, left)
    strip_height = max((zone.height * strip for zone in panels), default=-GAP)
    large = min([_row_scale(maps, left), *((high - strip_height - GAP) / zone.height for zone in maps)])
    spots = _row(maps, GAP, top, large, left)
    map_bottom = top + max((zone.height * large for zone in maps), default=-GAP)
    spots |= _row(panels, GAP, map_bottom + GAP, strip, left)
    return spots | _column(desks, WIDTH - GAP - column_width, top, column)


def _row_scale(zones: Sequence[Zone], width: float) -> float:
    """Return the scale at which zones placed side by side fill this width."""
    total = sum(zone.width for zone in zones)
    return (width - GAP * (len(zones) - 1)) / total if total else 1.0


def _column_scale(zones: Sequence[Zone], height: float) -> float:
    """Return the scale at which a column of zones fits this height. No zone becomes wider than WIDEST_DESK."""
    if not zones:
        return 1.0
    room = height - GAP * (len(zones) - 1)
    return min(room / sum(zone.height for zone in zones), *(WIDEST_DESK / zone.width for zone in zones))


def _row(zones: Sequence[Zone], x: float, y: float, scale: float, width: float) -> dict[str, Spot]:
    spots = {}
    spare = width - sum(zone.width * scale for zone in zones) - GAP * (len(zones) - 1)
    x += max(0.0, spare / 2)
    for zone in zones:
        spots[zone.id] = Spot(x, y, scale)
        x += zone.width * scale + GAP
    return spots


def _column(zones: Sequence[Zone], x: float, y: float, scale: float) -> dict[str, Spot]:
    spots = {}
    for zone in zones:
        spots[zone.id] = Spot(x, y, scale)
        y += zone.height * scale + GAP
    return spots
