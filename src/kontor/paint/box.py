"""The paint box for painters that are not written in Python: `python -m kontor.paint.box` prints the symbols as JSON,
`python -m kontor.paint.box css` the colours as custom properties. Both results are kept beside the browser's painter.
"""

from __future__ import annotations

import json
import sys

from kontor.paint import night, palette
from kontor.paint.symbols import FILLED

GROUNDS = (
    "INK", "FADED", "PAPER", "LAND", "SEA", "COAST", "TABLE", "FRAME", "ROAD", "ROAD_EDGE", "LANE", "WOOD", "LAWN",
    "GOLD", "COIN", "COIN_INK", "GLOW", "TOKEN", "TOKEN_INK", "NOBODY", "SHADOW", "EDGE", "MARGIN", "SHEET_MIDDLE",
    "SHEET_RIM", "STAIN", "DUSK", "SHORE", "AT_SEA", "SPENT", "LIT", "TABLE_RIM",
)  # fmt: skip
"""The colours that have a name of their own."""


def symbols() -> str:
    """The drawings, the signs of the seats, and how many dots stand for a colour."""
    held = {
        "symbols": FILLED,
        "seatSymbols": palette.SEAT_SYMBOLS,
        "neutralSymbol": palette.NEUTRAL_SYMBOL,
        "pips": palette.PIPS,
        "tints": len(palette.TINTS),
        "dyes": len(palette.DYES),
    }
    return json.dumps(held, indent=1, ensure_ascii=False) + "\n"


def colours() -> str:
    """Every colour as a custom property, by day and by night: `--sea`; `--seat-0` with `--seat-0-ink` on it;
    `--colour-pink` alike."""
    by_night = {name: getattr(night, name, getattr(palette, name)) for name in GROUNDS}
    named = {name: (getattr(palette, name), by_night[name]) for name in GROUNDS}
    named |= {f"tint-{number}": both for number, both in enumerate(zip(palette.TINTS, night.TINTS))}
    named |= {f"dye-{number}": both for number, both in enumerate(zip(palette.DYES, night.DYES))}
    paints = {f"seat-{seat}": (paint, paint) for seat, paint in enumerate(palette.SEATS)}
    paints["seat-none"] = (palette.seat_paint(None),) * 2
    paints |= {f"colour-{name}": (paint, night.COLOURS[name]) for name, paint in palette.COLOURS.items() if name}
    for name, (day, dark) in paints.items():
        named |= {name: (day.fill, dark.fill), f"{name}-ink": (day.ink, dark.ink)}
    lines = [f"  --{name.lower().replace('_', '-')}: {_value(*both)};\n" for name, both in named.items()]
    return f"/* Made by python -m kontor.paint.box css. */\n:root {{\n{''.join(lines)}}}\n"


def _value(day: str, dark: str) -> str:
    return day if day == dark else f"light-dark({day}, {dark})"


if __name__ == "__main__":
    sys.stdout.write(colours() if "css" in sys.argv[1:] else symbols())
