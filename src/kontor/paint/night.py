"""The night palette. Colours that are not listed here, such as those of the seats, are the same by day and by night."""

from __future__ import annotations

from typing import Final

from kontor.paint import palette
from kontor.paint.palette import COIN_INK, Paint
from kontor.paint.xml import el

INK: Final = "#f1e7d0"
FADED: Final = "#cdbd9d"
PAPER: Final = "#2c251b"
LAND: Final = "#3d3526"
SEA: Final = "#1d2f37"
COAST: Final = "#4f7381"
TABLE: Final = "#1a1611"
FRAME: Final = "#94794f"
ROAD: Final = "#b0966a"
ROAD_EDGE: Final = "#231c13"
LANE: Final = "#86b0c0"
WOOD: Final = "#574529"
LAWN: Final = "#45552f"
GOLD: Final = "#dcae45"
COIN: Final = "#e6bd4b"
GLOW: Final = "#ffb45e"
TOKEN: Final = "#8a4334"
SHADOW: Final = "#0b0805"
EDGE: Final = "#dccfb2"
MARGIN: Final = "#2a2319"
SHEET_MIDDLE: Final = "#453c2b"
SHEET_RIM: Final = "#2f2719"
STAIN: Final = "#c09a5a"
DUSK: Final = "#000000"
SHORE: Final = "#6d929f"
AT_SEA: Final = "#24424e"
SPENT: Final = "#6d6353"
LIT: Final = "#5a4a26"
TABLE_RIM: Final = "#0d0b08"

TINTS: Final = ("#434a30", "#4f3f29", "#38423f", "#4a3b35", "#403a4c")
DYES: Final = ("#8f5c2c", "#83519b", "#b1500f", "#24785a", "#616a73")

COLOURS: Final[dict[str, Paint]] = {
    "": Paint(PAPER, INK),
    "plain": Paint("#4d412e", INK),
    "white": Paint("#ebe4d3", COIN_INK),
    "orange": Paint("#e0913f", COIN_INK),
    "pink": Paint("#df98b9", COIN_INK),
    "black": Paint("#1b181d", "#ffffff"),
    "red": Paint("#a8322a", "#ffffff"),
    "yellow": Paint("#e2c04f", COIN_INK),
    "green": Paint("#3f7a45", "#ffffff"),
    "yellow_green": Paint("#bfc855", COIN_INK),
}


def by_night() -> dict[str, str]:
    """The night colour of every day colour that changes at night."""
    named = [
        name for name in globals() if name.isupper() and isinstance(globals()[name], str) and hasattr(palette, name)
    ]
    pairs = [(getattr(palette, name), globals()[name]) for name in named if name != "COIN_INK"]
    pairs += [*zip(palette.TINTS, TINTS, strict=True), *zip(palette.DYES, DYES, strict=True)]
    for name, day in palette.COLOURS.items():
        pairs += zip(day, COLOURS[name], strict=True)
    return {day: dark for day, dark in pairs if day != dark}


def style(picture: str) -> str:
    """A style element that repaints a picture in the night palette wherever the reader prefers dark colours."""
    rules = [
        f'[{what}="{day}"]{{{what}:{dark}}}'
        for day, dark in by_night().items()
        for what in ("fill", "stroke")
        if f'{what}="{day}"' in picture
    ]
    return el("style", f"@media (prefers-color-scheme:dark){{{''.join(rules)}}}")
