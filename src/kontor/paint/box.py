"""Exports drawings for the browser. The command `python -m kontor.paint.box symbols` prints the file in
`web/src/paint/box` with the symbols, including those of the seats. Use `drawings` for the file with shapes, and `css`
for colours as custom properties.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from kontor.paint.data import DRAWINGS, SYMBOLS
from kontor.paint.palette import colours

EVERYWHERE: Final = ("seatSymbols", "neutralSymbol")
"""Symbols that are also used on pages without a board."""


def symbols() -> str:
    """Return the shared symbols, including one for each seat."""
    return _json({"symbols": SYMBOLS, **{name: DRAWINGS[name] for name in EVERYWHERE}})


def drawings() -> str:
    """Return the colour names and all other drawings shared by the two painters."""
    held = {name: value for name, value in DRAWINGS.items() if name not in EVERYWHERE}
    return _json(held | {"colours": list(colours())})


def css() -> str:
    """Return every colour as a custom property for light and dark themes, such as `--sea`, `--seat-0`, or
    `--seat-0-ink` for text on a seat's colour.
    """
    lines = [f"  --{role}: {_both(day, colours(dark=True)[role])};\n" for role, day in colours().items()]
    return f"/* Made by python -m kontor.paint.box css. */\n:root {{\n{''.join(lines)}}}\n"


def _both(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day}, {night})"


def _json(held: object) -> str:
    return json.dumps(held, ensure_ascii=False, separators=(",", ":")) + "\n"


FILES: Final[dict[str, Callable[[], str]]] = {"symbols": symbols, "drawings": drawings, "css": css}

if __name__ == "__main__":
    sys.stdout.write(FILES[sys.argv[1]]())
