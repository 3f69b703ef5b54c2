"""The paint box by day (by night: `night`): calm colours of an old map, and seats that every eye can tell apart.

Seats have hues near those of Okabe and Ito, moved apart in lightness until every kind of eyes tells them apart and the
text on them can be read (tests/paint/test_palette.py). Each has a symbol besides.
"""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#33261a"
FADED: Final = "#5d4b36"
"""For what is less important; still easy to read on paper."""
PAPER: Final = "#f6eeda"
LAND: Final = "#ece0c2"
SEA: Final = "#b7cbd0"
COAST: Final = "#7f98a0"
TABLE: Final = "#d8c8a4"
FRAME: Final = "#8a6f4b"
ROAD: Final = "#a58a62"
ROAD_EDGE: Final = "#f8f1de"
LANE: Final = "#5f8797"
WOOD: Final = "#cdb288"
LAWN: Final = "#a9bf8b"
GOLD: Final = "#e3b63f"
COIN: Final = "#f0c64a"
GLOW: Final = "#b3431f"
"""Around what can be clicked, and what is next."""
TOKEN: Final = "#7a3b2e"
TOKEN_INK: Final = "#fdf3dc"
NOBODY: Final = "#77716a"
SHADOW: Final = "#2a1f13"
EDGE: Final = "#2a1f14"
"""Around pieces: it sets every seat off from the ground, whatever its colour."""
COIN_INK: Final = "#33251a"
"""On coins, gold and bright houses: dark by night too. Not quite INK, so that `night.repainted` can tell them apart."""
MARGIN: Final = "#efe3c4"
SHEET_MIDDLE: Final = "#f3e9d0"
SHEET_RIM: Final = "#dccba0"
"""A sheet is brighter in the middle, and darker than the land at its rim."""
STAIN: Final = "#b08a4a"
DUSK: Final = "#6b4a1e"
SHORE: Final = "#5f7780"
AT_SEA: Final = "#dbe8ea"
SPENT: Final = "#a89a86"
LIT: Final = "#fff6d6"
TABLE_RIM: Final = "#b79c6b"

TINTS: Final = ("#dfe3bd", "#ecd3b4", "#d6dcd6", "#e8d9cf", "#dcd6e6")
"""Provinces."""

DYES: Final = ("#8a5626", "#77468f", "#b1500f", "#1f7355", "#5b646d")
"""Tokens of several kinds: earth, plum, amber, sea, slate."""


class Paint(NamedTuple):
    """A ground and what can be read on it."""

    fill: str
    ink: str


SEATS: Final = (
    Paint("#c83e04", "#ffffff"),
    Paint("#2277bc", "#ffffff"),
    Paint("#5fc7ae", "#2b2108"),
    Paint("#f4e233", "#2b2108"),
    Paint("#66245a", "#ffffff"),
    Paint("#150d07", "#ffffff"),
)
"""The same by day and by night: a seat is called by its colour."""
SEAT_SYMBOLS: Final = ("triangle", "circle", "square", "diamond", "star", "cross")
NEUTRAL_SYMBOL: Final = "bar"

COLOURS: Final[dict[str, Paint]] = {
    "": Paint(PAPER, INK),
    "plain": Paint("#f3e7c8", INK),
    "white": Paint("#fdfaf1", COIN_INK),
    "orange": Paint("#f0a04b", COIN_INK),
    "pink": Paint("#f0a8c8", COIN_INK),
    "black": Paint("#403a44", "#ffffff"),
    "red": Paint("#a8322a", "#ffffff"),
    "yellow": Paint("#f1cf5b", COIN_INK),
    "green": Paint("#3f7a45", "#ffffff"),
    "yellow_green": Paint("#cfd860", COIN_INK),
}
PIPS: Final = {"orange": 1, "pink": 2, "black": 3}
"""So many dots stand for a colour, for eyes that cannot tell it from another."""


def seat_paint(owner: int | None) -> Paint:
    """The colours of a seat; grey for nobody's."""
    if owner is None or owner < 0:
        return Paint(NOBODY, "#ffffff")
    return SEATS[owner % len(SEATS)]


def seat_symbol(owner: int | None) -> str:
    if owner is None or owner < 0:
        return NEUTRAL_SYMBOL
    return SEAT_SYMBOLS[owner % len(SEAT_SYMBOLS)]


def colour(name: str) -> Paint:
    """The paint of a name; unknown names are plain, so that a new game can be painted before it is known here."""
    return COLOURS.get(name, COLOURS[""])
