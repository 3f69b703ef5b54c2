"""Pictures of positions for notebooks. `kontor/__init__.py` registers the painter here, so that games need not depend
on it.
"""

from __future__ import annotations

from collections.abc import Callable

from kontor.core.contract import AnyPosition

Painter = Callable[[AnyPosition], str]

_painters: list[Painter] = []


def use_painter(painter: Painter) -> None:
    """Register the painter for all pictures."""
    _painters[:] = [painter]


def svg_of(position: AnyPosition) -> str | None:
    """Return a picture of a position, or None if no painter is registered."""
    return _painters[0](position) if _painters else None
