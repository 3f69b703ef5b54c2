"""Paints a scene as a card for link previews, with the map, the game's title and the players with their points.

Cards are small, so the desks are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kontor.core.scene import MAP, Backdrop, Desk, Scene
from kontor.paint.arrange import Spot
from kontor.paint.data import DRAWINGS
from kontor.paint.pen import Pen
from kontor.paint.svg import painted_zone
from kontor.paint.things import seat_values
from kontor.paint.type import width_of
from kontor.paint.words import Say
from kontor.paint.xml import el

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 22
"""Margin around the map and its frame, and between the map and the players."""
LEAST_COLUMN: Final = 290
PLATE: Final = 92
"""Maximum height of a player's plate, including the gap below it."""
TITLE: Final = 92
BOLD: Final = 0.86
"""Maximum share of the available width that bold text may use, because its letters are wider than estimated."""

_PLATE: Final[Any] = [
    {"is": "rect", "x": 0, "y": 0, "width": "w", "height": "h", "rx": 10, "fill": "$seat"},
    {"is": "circle", "cx": "0.5h", "cy": "0.5h", "r": "0.34h", "fill": "$seat-ink", "fill-opacity": 0.18},
    {"is": "symbol", "name": "$sign", "x": "0.5h", "y": "0.5h", "size": "0.46h", "fill": "$seat-ink"},
    {"is": "text", "text": "$name", "x": "0.95h", "y": "0.645h", "font-size": "0.4h", "room": "r", "least": 14,
     "fill": "$seat-ink", "serif": True, "bold": True},
    {"is": "symbol", "when": "winner", "name": "crown", "x": "w-d-0.5h", "y": "0.5h", "size": "0.4h",
     "fill": "$seat-ink"},
    {"is": "text", "text": "$points", "x": "w-0.25h", "y": "0.68h", "font-size": "0.5h", "fill": "$seat-ink",
     "text-anchor": "end", "bold": True},
    {"is": "rect", "when": "acting", "x": -3, "y": -3, "width": "w+6", "height": "h+6", "rx": 12, "fill": "none",
     "stroke": "glow", "stroke-width": 5},
]  # fmt: skip


def recoloured(scene: Scene, colours: Sequence[int]) -> Scene:
    """Return a copy of the scene with other seat colours and symbols for pieces and players. Use it only for
    painting."""
    return scene._replace(
        sprites=tuple(one._replace(owner=_colour(one.owner, colours)) for one in scene.sprites),
        desks=tuple(desk._replace(seat=colours[desk.seat]) for desk in scene.desks),
    )


def _colour(owner: int | None, colours: Sequence[int]) -> int | None:
    return owner if owner is None or owner < 0 else colours[owner]


def card(backdrop: Backdrop, scene: Scene, title: str, say: Say) -> str:
    """Paint a card of WIDTH by HEIGHT. `title` is the game's name, and `say` returns the players' names."""
    pen = Pen(backdrop.symbols)
    board = next((zone for zone in backdrop.zones if zone.role == MAP), backdrop.zones[0])
    scale = min((WIDTH - 3 * EDGE - LEAST_COLUMN) / board.width, (HEIGHT - 2 * EDGE) / board.height)
    left = 2 * EDGE + board.width * scale
    spot = Spot(EDGE, (HEIGHT - board.height * scale) / 2, scale)
    return el(
        "svg",
        el("rect", width=WIDTH, height=HEIGHT, fill=pen.colours["table"]),
        painted_zone(pen, board, spot, backdrop, scene, say),
        el("g", _players(pen, scene, title, WIDTH - EDGE - left, say), transform=f"translate({left:.2f} {EDGE})"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=DRAWINGS["fonts"]["sans"],
    )


def _players(pen: Pen, scene: Scene, title: str, width: float, say: Say) -> str:
    heading = {"is": "text", "text": "$title", "x": 0, "y": 46, "font-size": 44, "room": width * BOLD, "fill": "ink"}
    parts = [pen.draw([{**heading, "serif": True, "bold": True}], {"title": title})]
    step = min(PLATE, (HEIGHT - 2 * EDGE - TITLE) / max(1, len(scene.desks)))
    over = any(desk.winner for desk in scene.desks)
    for at, desk in enumerate(scene.desks):
        points = desk.projection if over else desk.points  # some points count only at the end
        plate = pen.draw(_PLATE, _values(desk, str(points), width, step * 0.84, say))
        parts.append(el("g", plate, transform=f"translate(0 {TITLE + at * step:.2f})"))
    return "".join(parts)


def _values(desk: Desk, points: str, width: float, height: float, say: Say) -> dict[str, Any]:
    digits = width_of(points, 0.5 * height) / BOLD
    return {
        **seat_values(desk.seat),
        "w": width,
        "h": height,
        "d": digits,
        "r": BOLD * (width - digits - (1.72 if desk.winner else 1.3) * height),
        "name": say(desk.name),
        "points": points,
        "winner": desk.winner,
        "acting": desk.acting,
    }
