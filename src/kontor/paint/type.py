"""Text: how wide it is, about, and how it is set. Fonts differ between machines, so there is always some room left."""

from __future__ import annotations

from typing import Final

from kontor.paint.xml import el, text

SERIF: Final = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SANS: Final = "'Segoe UI', 'DejaVu Sans', Verdana, Arial, sans-serif"

NARROW: Final = "iljtfI.,:;'|!()[] "
WIDE: Final = "mwMW@%"


def width_of(said: str, size: float) -> float:
    """How wide a line is set, rather too much than too little."""
    units = sum(0.36 if letter in NARROW else 0.95 if letter in WIDE else 0.64 for letter in said)
    return units * size


def fitting(said: str, size: float, width: float, smallest: float = 8) -> float:
    """The size at which a line fits a width."""
    wanted = width_of(said, size)
    return size if wanted <= width else max(smallest, size * width / wanted)


def clipped(said: str, size: float, width: float) -> str:
    """As much of a line as fits a width, with dots for the rest: names can be as long as people like."""
    if width_of(said, size) <= width:
        return said
    while said and width_of(said + "…", size) > width:
        said = said[:-1]
    return said.rstrip() + "…"


def line_of_text(
    said: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    anchor: str = "start",
    weight: str | None = None,
    family: str | None = None,
    slant: str | None = None,
) -> str:
    """A line of text with its foot at y."""
    return el(
        "text",
        text(said),
        x=x,
        y=y,
        font_size=size,
        fill=ink,
        text_anchor=anchor if anchor != "start" else None,
        font_weight=weight,
        font_family=family,
        font_style=slant,
    )


def centred(said: str, x: float, y: float, size: float, ink: str, weight: str | None = None) -> str:
    """A line of text with its middle at a point."""
    return line_of_text(said, x, y + size * 0.36, size, ink, "middle", weight)
