"""Colours for light and dark themes, read from `drawings/colours.json` and named by their role.

The hues of the seat colours are close to those of the Okabe–Ito palette, and each has a different lightness. People
with any kind of colour vision can tell the seats apart and read text on their colours (tests/paint/test_palette.py).
Each seat also has its own symbol.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from kontor.paint.data import DRAWINGS, FOLDER
from kontor.paint.xml import el

NEUTRAL: Final = "seat-none"


@cache
def colours(dark: bool = False) -> dict[str, str]:
    """Return the colour for each role. Seats have the same colours in both themes, because players refer to each other
    by colour."""
    held: dict[str, str | list[str]] = json.loads((FOLDER / "colours.json").read_text("utf-8"))
    return {role: both if isinstance(both, str) else both[dark] for role, both in held.items()}


def adaptive_style(picture: str) -> str:
    """Return a style element with a picture's colours, light or dark according to the reader's preference."""
    day, night = colours(), colours(dark=True)
    used = [role for role in day if f"var(--{role})" in picture]
    light = "".join(f"--{role}:{day[role]};" for role in used)
    dark = "".join(f"--{role}:{night[role]};" for role in used if night[role] != day[role])
    return el("style", f"svg{{{light}}}@media (prefers-color-scheme:dark){{svg{{{dark}}}}}")


def numbered(kind: str) -> int:
    """Return the number of seats, tints or dyes that have a colour."""
    return sum(role.removeprefix(f"{kind}-").isdigit() for role in colours())


def seat_role(owner: int | None) -> str:
    """Return the role of a seat's colour, or grey for neutral pieces."""
    return NEUTRAL if owner is None or owner < 0 else f"seat-{owner % numbered('seat')}"


def seat_symbol(owner: int | None) -> str:
    symbols: list[str] = DRAWINGS["seatSymbols"]
    return str(DRAWINGS["neutralSymbol"]) if owner is None or owner < 0 else symbols[owner % len(symbols)]


def colour_role(name: str) -> tuple[str, str]:
    """Return the roles of a named colour and of text on it. Unknown names are given the colours of plain paper."""
    role = f"colour-{name.replace('_', '-')}"
    return (role, f"{role}-ink") if role in colours() else ("paper", "ink")
