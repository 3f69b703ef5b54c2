"""In the colours of the pages around the board, all text is readable in light and dark colours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kontor.paint import box
from tests.paint.colours import contrast
from tests.paint.test_palette import READABLE, VISIBLE

STYLE = Path(__file__).parents[2] / "web" / "src" / "style"
HEX = r"#(?:[0-9a-f]{6}|[0-9a-f]{3})"
COLOUR = re.compile(rf"--([\w-]+): (?:light-dark\(({HEX}), ({HEX})\)|({HEX}));")

TEXT = {
    "ink": ("ground", "card", "wash", "field", "high", "mine", "found", "land", "paper"),
    "faded": ("ground", "card", "wash", "land", "mine", "paper"),
    "accent": ("ground", "card", "wash", "field", "mine", "land"),
    "accent-high": ("ground", "card", "wash", "field"),
    "press-ink": ("press", "press-high", "bad-press"),
    "good": ("card", "good-ground"),
    "bad": ("ground", "card", "bad-ground"),
    "bar-ink": ("bar",),
    "paper": ("ink",),
}
"""Text colours and their backgrounds."""
EDGES = {"glow": ("ground", "card", "field", "land"), "frame": ("card", "field"), "gold": ("bar",)}
"""Edges of fields and of the focused element."""


def long(colour: str) -> str:
    return colour if len(colour) == 7 else "#" + "".join(2 * digit for digit in colour[1:])


def tokens(time: int) -> dict[str, str]:
    """Return all opaque colours of the light (0) or dark (1) theme."""
    css = box.css() + (STYLE / "tokens.css").read_text("utf-8").split("@media print")[0]
    return {name: long(same or both[time]) for name, *both, same in COLOUR.findall(css)}


@pytest.mark.parametrize("time", [0, 1], ids=["day", "night"])
def test_all_text_is_readable(time: int) -> None:
    held = tokens(time)
    pairs = [(ink, ground, READABLE) for ink, grounds in TEXT.items() for ground in grounds]
    pairs += [(edge, ground, VISIBLE) for edge, grounds in EDGES.items() for ground in grounds]
    faults = {
        (one, other): round(contrast(held[one], held[other]), 2)
        for one, other, least in pairs
        if contrast(held[one], held[other]) < least
    }
    assert faults == {}
