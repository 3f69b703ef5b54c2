"""Pictures of positions where a notebook asks for them.

A game may not know who paints. Whoever puts Kontor together (`kontor/__init__.py`) leaves a painter here; without one a
position has no picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Painter = Callable[[Any], str]

_painters: list[Painter] = []


def use_painter(painter: Painter) -> None:
    """From now on this painter makes the pictures."""
    _painters[:] = [painter]


def svg_of(position: Any) -> str | None:
    """The picture of a position, or None if nobody paints."""
    return _painters[0](position) if _painters else None
