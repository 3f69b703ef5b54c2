"""The paint box by night: the same chart by the light of a lamp. What is not here is as by day, the seats above all."""

from __future__ import annotations

from typing import Final

from kontor.paint.palette import Paint

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
    "white": Paint("#ebe4d3", "#33261a"),
    "orange": Paint("#e0913f", "#33261a"),
    "pink": Paint("#df98b9", "#33261a"),
    "black": Paint("#1b181d", "#ffffff"),
    "red": Paint("#a8322a", "#ffffff"),
    "yellow": Paint("#e2c04f", "#33261a"),
    "green": Paint("#3f7a45", "#ffffff"),
    "yellow_green": Paint("#bfc855", "#33261a"),
}
