"""Paints scenes. `svg(backdrop, scene, say)` turns a scene of any game into an SVG picture."""

from kontor.paint.svg import svg

__all__ = ["svg"]
