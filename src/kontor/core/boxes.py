"""Places boxes with as little overlap as possible."""

from __future__ import annotations

import math
from typing import NamedTuple

from kontor.core.scene import Point


class Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2


def around(x: int, y: int, width: int, height: int) -> Box:
    """Return a box of this size centred on a point."""
    return Box(x - width // 2, y - height // 2, x - width // 2 + width, y - height // 2 + height)


def shared(one: Box, other: Box) -> int:
    """Return the area of the intersection of two boxes."""
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return width * height if width > 0 and height > 0 else 0


def hidden_by(box: Box, things: list[Box]) -> int:
    return sum(shared(box, thing) for thing in within(things, box))


def within(things: list[Box], reach: Box) -> list[Box]:
    """Return the boxes that overlap `reach`. Must be fast, because it is often called with all boxes on a board."""
    left, top, right, bottom = reach
    return [thing for thing in things if thing[0] < right and thing[2] > left and thing[1] < bottom and thing[3] > top]


def outside(box: Box, frame: Box) -> int:
    """Return the part of a box's area that is outside the frame."""
    return box.width * box.height - shared(box, frame)


def free_box(near: Point, width: int, height: int, taken: list[Box], frame: Box, furthest: int) -> Box:
    """Return a box of this size near a point, covering as little of the other boxes as possible."""
    best = around(*near, width, height)
    least = math.inf
    taken = within(taken, around(*near, width + 2 * furthest, height + 2 * furthest))
    for far in range(0, furthest + 1, 3):
        if least <= far:  # boxes further away cannot be better
            break
        for turn in range(24 if far else 1):
            x = near[0] + round(far * math.cos(turn * math.pi / 12))
            y = near[1] + round(far * math.sin(turn * math.pi / 12))
            box = around(x, y, width, height)
            cost = hidden_by(box, taken) + 20 * outside(box, frame) + far
            if cost < least:
                best, least = box, float(cost)
    return best
