"""The paint box for painters that are not written in Python: `python -m kontor.paint.box` prints the symbols as JSON,
`python -m kontor.paint.box css` the colours as custom properties. Both results are kept beside the browser's painter.
"""

from __future__ import annotations

import json
import sys

from kontor.paint import palette
from kontor.paint.symbols import FILLED

GROUNDS = (
    "INK", "FADED", "PAPER", "LAND", "SEA", "COAST", "TABLE", "FRAME", "ROAD", "ROAD_EDGE", "LANE", "WOOD", "LAWN",
    "GOLD", "COIN", "GLOW", "TOKEN", "TOKEN_INK", "NOBODY", "SHADOW",
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
    }
    return json.dumps(held, indent=1, ensure_ascii=False) + "\n"


def colours() -> str:
    """Every colour as a custom property: `--sea`; `--seat-0` with `--seat-0-ink` on it; `--colour-pink` alike."""
    named = {name.lower().replace("_", "-"): getattr(palette, name) for name in GROUNDS}
    named |= {f"tint-{number}": tint for number, tint in enumerate(palette.TINTS)}
    paints = {f"seat-{seat}": paint for seat, paint in enumerate(palette.SEATS)}
    paints["seat-none"] = palette.seat_paint(None)
    paints |= {f"colour-{name}": paint for name, paint in palette.COLOURS.items() if name}
    for name, paint in paints.items():
        named |= {name: paint.fill, f"{name}-ink": paint.ink}
    lines = [f"  --{name.replace('_', '-')}: {value};\n" for name, value in named.items()]
    return f"/* Made by python -m kontor.paint.box css. */\n:root {{\n{''.join(lines)}}}\n"


if __name__ == "__main__":
    sys.stdout.write(colours() if "css" in sys.argv[1:] else symbols())
