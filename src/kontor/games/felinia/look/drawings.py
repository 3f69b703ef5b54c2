"""Symbols of goods, tiles and places. Items that occur only on custom boards are shown as letters instead."""

from __future__ import annotations

from typing import Final

GOOD_GLYPHS: Final = {"books": "book", "wine": "bottle", "clocks": "clock", "clothes": "shirt", "glass": "goblet"}
CATS: Final = {"lions": "lion", "tigers": "tiger", "jaguars": "jaguar", "panthers": "panther", "cheetahs": "cheetah"}
SYMBOL_GLYPHS: Final = {
    "spice": "jar",
    "gold": "ingot",
    "coin": "money",
    "good": "crate",
    "provision": "bread",
    "place": "signpost",
}
PLACE_GLYPHS: Final = {
    "forgotten_temple": "temple",
    "stone_library": "book",
    "hanging_garden": "leaf",
    "hot_spring": "waves",
    "cave_of_echoes": "cave",
    "sunken_lighthouse": "tower",
}
SPECIAL_GLYPHS: Final = {
    "provision_points": "bread",
    "gift": "gift",
    "spice_points": "jar",
    "lone_merchants": "pawn",
    "more_coins": "money",
    "more_provisions": "basket",
    "more_gold": "ingot",
    "place_points": "signpost",
}
GLYPHS: Final = GOOD_GLYPHS | CATS | SPECIAL_GLYPHS | PLACE_GLYPHS


def glyph(name: str) -> str:
    """Return the symbol of a good, a tile or a place. Returns an empty string if it has no symbol."""
    return GLYPHS.get(name, "")


def letters(name: str) -> str:
    """Return the letters to show if there is no symbol."""
    return "" if name in GLYPHS else name[:2].upper()
