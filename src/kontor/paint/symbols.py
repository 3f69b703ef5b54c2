"""Small drawings, all within a box from -10 to 10. Lines have the ink's colour, areas too unless they are left open."""

from __future__ import annotations

import math
from typing import Final

from kontor.paint.xml import Attribute, el

FILLED: Final[dict[str, str]] = {
    "triangle": "M0,-9 L9,7 L-9,7 Z",
    "circle": "M0,-8 A8,8 0 1 1 0,8 A8,8 0 1 1 0,-8 Z",
    "square": "M-7,-7 H7 V7 H-7 Z",
    "diamond": "M0,-10 L8,0 L0,10 L-8,0 Z",
    "star": "M0,-10 L2.6,-3.4 L9.5,-3.1 L4.1,1.3 L5.9,8.1 L0,4.2 L-5.9,8.1 L-4.1,1.3 L-9.5,-3.1 L-2.6,-3.4 Z",
    "bar": "M-8,-3 H8 V3 H-8 Z",
    "key": "M-4,-8 A5,5 0 1 0 -1.2,0.8 L6.5,8.5 L9,6 L7,4 L8.5,2.5 L6.5,0.5 L5,2 L1.4,-1.6 A5,5 0 0 0 -4,-8 Z"
    " M-4.5,-5.2 A2,2 0 1 1 -4.6,-5.2 Z",
    "hourglass": "M-7,-10 H7 V-7.5 L1.6,0 L7,7.5 V10 H-7 V7.5 L-1.6,0 L-7,-7.5 Z M-3.6,-7.5 H3.6 L0,-2.6 Z"
    " M-4.2,7.8 H4.2 L0,3.6 Z",
    "crest": "M-8,-9 H8 V0 Q8,6.5 0,10 Q-8,6.5 -8,0 Z M-5.6,-6.6 V-0.2 H-1 V-6.6 Z M1,1.8 V7 Q5,5 5.6,1.8 Z",
    "book": "M-10,-7 Q-5,-9.5 -0.7,-6.6 V8 Q-5,5.4 -10,7.4 Z M10,-7 Q5,-9.5 0.7,-6.6 V8 Q5,5.4 10,7.4 Z",
    "purse": "M-4,-10 L4,-10 L2.6,-5.6 Q9,-1 8.5,4.5 Q8,9.5 0,9.5 Q-8,9.5 -8.5,4.5 Q-9,-1 -2.6,-5.6 Z",
    "ship": "M-9.5,3 H9.5 L6,9 H-6.5 Z M-0.6,-9.5 H0.9 V2 H-0.6 Z"
    " M2,-8 Q8.5,-5 8,1 H2 Z M-2,-6.5 Q-7.5,-3 -7.5,1 H-2 Z",
    "tankard": "M-7.5,-6 H3.5 V9 H-7.5 Z M4.5,-3.5 H7 Q9.5,-3.5 9.5,-0.5 V3 Q9.5,6 7,6 H4.5 V3.8 H6.3 Q7.2,3.8 7.2,2.6"
    " V-0.2 Q7.2,-1.3 6.3,-1.3 H4.5 Z M-8.5,-6.6 Q-8.5,-10 -5.4,-9.2 Q-3,-11 -0.8,-9.4 Q4.5,-10.8 4.3,-6.6 Z",
    "house": "M0,-9.5 L10,-1.5 H7 V9 H2.3 V2.5 H-2.3 V9 H-7 V-1.5 H-10 Z",
    "house-plus": "M-2.5,-9.5 L6.5,-1.5 H3.6 V9 H-8.6 V-1.5 H-11.5 Z M-5.6,2 V4.2 H-3.6 V6.2 H-1.4 V4.2 H0.6 V2 H-1.4"
    " V0 H-3.6 V2 Z M6.2,-9.8 H8.4 V-7.4 H10.8 V-5.2 H8.4 V-2.8 H6.2 V-5.2 H3.8 V-7.4 H6.2 Z",
    "up": "M0,-10 L8.5,-1 H3.4 V3 H-3.4 V-1 H-8.5 Z M-3.4,5 H3.4 V8 H-3.4 Z",
    "swap": "M-3.5,-9.5 L-3.5,-6.2 H9.5 V-2.6 H-3.5 V0.6 L-10,-4.4 Z M3.5,-0.6 L10,4.4 L3.5,9.5 V6.2 H-9.5 V2.6 H3.5 Z",
    "remove": "M-9.5,-6.5 L-6.5,-9.5 L0,-3 L6.5,-9.5 L9.5,-6.5 L3,0 L9.5,6.5 L6.5,9.5 L0,3 L-6.5,9.5 L-9.5,6.5 L-3,0 Z",
    "move": "M-10,-3.5 H-1 V-8 L9.5,0 L-1,8 V3.5 H-10 Z",
    "fork": "M-10,-1.8 H-3.4 L2.5,-7.6 L0.6,-9.5 H9 V-1 L6.6,-3.4 L0.6,1.8"
    " V2 L6.6,6.6 L9,4.4 V10 H1 L3,8 L-3.4,1.8 H-10 Z",
    "flag": "M-6,-10 H-4 V10 H-6 Z M-4,-9 H9 L5,-3.5 L9,2 H-4 Z",
    "check": "M-9,0 L-5.5,-3.5 L-2,0 L6,-8 L9.5,-4.5 L-2,7 Z",
    "crown": "M-9,8 V-6 L-4.5,0 L0,-9 L4.5,0 L9,-6 V8 Z",
    "pawn": "M0,-10 A4.2,4.2 0 0 1 2.9,-2.8 Q3.4,2.6 7,6.2 V9.5 H-7 V6.2 Q-3.4,2.6 -2.9,-2.8 A4.2,4.2 0 0 1 0,-10 Z",
}


def _laurel() -> str:
    """Two branches of leaves that bend towards each other."""
    parts = []
    for side in (-1, 1):
        for turn in (28, 62, 96, 130):
            angle = math.radians(turn)
            x, y = side * 7.4 * math.sin(angle), 1 + 8 * math.cos(angle)
            tip = math.radians(turn + 62)
            far = (side * 7.4 * math.sin(tip), 7.4 * math.cos(tip))
            bend = (far[1] * 0.5, -far[0] * 0.5)
            middle = (x + far[0] / 2, y + far[1] / 2)
            one = f"{middle[0] + bend[0]:.1f},{middle[1] + bend[1]:.1f}"
            two = f"{middle[0] - bend[0]:.1f},{middle[1] - bend[1]:.1f}"
            parts.append(f"M{x:.1f},{y:.1f} Q{one} {x + far[0]:.1f},{y + far[1]:.1f} Q{two} {x:.1f},{y:.1f} Z")
    return " ".join(parts)


FILLED["laurel"] = _laurel()


def symbol(name: str, x: float, y: float, size: float, ink: str) -> str:
    """A symbol with its middle at a point; nothing for a name that is not known here."""
    if name == "compass":
        return compass(x, y, size, ink)
    if name not in FILLED:
        return ""
    place = f"translate({x:g} {y:g}) scale({size / 20:.4g})"
    return el("path", d=FILLED[name], fill=ink, fill_rule="evenodd", transform=place)


def compass(x: float, y: float, size: float, ink: str) -> str:
    """A rose of eight points; the one to the north has a little cross over it."""
    half = "M0,-10 L1.6,-1.6 L0,0 Z M10,0 L1.6,1.6 L0,0 Z M0,10 L-1.6,1.6 L0,0 Z M-10,0 L-1.6,-1.6 L0,0 Z"
    points = "M0,-10 L1.6,-1.6 L10,0 L1.6,1.6 L0,10 L-1.6,1.6 L-10,0 L-1.6,-1.6 Z"
    between = "M4.6,-4.6 L2,0 L4.6,4.6 L0,2 L-4.6,4.6 L-2,0 L-4.6,-4.6 L0,-2 Z"
    place = f"translate({x:g} {y:g}) scale({size / 20:.4g})"
    line: dict[str, Attribute] = {"fill": "none", "stroke": ink, "stroke_width": 0.35}
    return el(
        "g",
        el("circle", r=7.2, **line),
        el("path", d=between, **line),
        el("path", d=points, **line),
        el("path", d=half, fill=ink),
        el("path", d="M0,-13.2 V-10.8 M-1,-12.3 H1", **line),
        transform=place,
        opacity=0.55,
    )
