"""Scenes to pictures: `svg(backdrop, scene, say)` paints any game that describes what there is to see."""

from kontor.paint.svg import svg

__all__ = ["svg"]
