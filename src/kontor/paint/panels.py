"""Paints everything around the map, such as the prompt, the headings of desks, and tables of numbers."""

from __future__ import annotations

from typing import Any

from kontor.core.scene import MINE, NEXT, Desk, Row, Table, Zone
from kontor.paint.arrange import GAP, PROMPT, WIDTH
from kontor.paint.data import DRAWINGS
from kontor.paint.pen import Pen
from kontor.paint.things import seat_values
from kontor.paint.type import fitted
from kontor.paint.words import Say
from kontor.paint.xml import named

NAME_WIDTH = 104
TITLE = 26
SIGN: Any = [
    {"is": "circle", "cx": "x", "cy": "y", "r": "r", "fill": "$seat"},
    {"is": "symbol", "name": "$sign", "x": "x", "y": "y", "size": "1.1r", "fill": "$seat-ink"},
]


def _line(pen: Pen, said: str, x: float, y: float, size: float, fill: str, **more: Any) -> str:
    item = {"is": "text", "text": "$said", "x": x, "y": y, "font-size": size, "fill": fill, **more}
    return pen.draw([item], {"said": said})


def prompt(pen: Pen, said: str, actor: int) -> str:
    """Return a bar across the page that contains the prompt and the acting seat's symbol."""
    middle = GAP + (PROMPT - 6) / 2
    bar = {"is": "rect", "x": GAP, "y": GAP, "width": WIDTH - 2 * GAP, "height": PROMPT - 6, "rx": 6, "fill": "ink"}
    sign = pen.draw(SIGN, {**seat_values(actor), "x": GAP + 22, "y": middle, "r": 12}) if actor >= 0 else ""
    words = _line(pen, said, GAP + 46, middle + 6.5, 18, "paper", room=WIDTH - 90, serif=True)
    return pen.draw([bar], {}) + sign + words


def desk_head(pen: Pen, desk: Desk, zone: Zone, say: Say) -> str:
    """Return the seat's name, symbol and current points, and its points if the game ended now."""
    points, projection = str(desk.points), str(desk.projection)
    values = {
        **seat_values(desk.seat),
        "w": zone.width,
        "p": len(points),
        "q": len(projection),
        "name": say(desk.name),
        "points": points,
        "projection": projection,
        "winner": desk.winner,
    }
    return named(f"{say(desk.name)}. {say(desk.score)}", "", [pen.draw(DRAWINGS["head"], values)])


def table(pen: Pen, one: Table, zone: Zone, say: Say) -> str:
    step = (zone.width - NAME_WIDTH - 16) / len(one.columns)
    high = min(24.0, (zone.height - TITLE - 24) / max(1, len(one.rows)))
    heads = [say(column) for column in one.columns]
    size = min((fitted(head, 12, step - 3)[1] for head in heads), default=12)
    parts = [_line(pen, say(one.title), 14, 22, 14, "ink", bold=True, serif=True)]
    for at, head in enumerate(heads):
        parts.append(_line(pen, head, _column(at, step), TITLE + 15, size, "faded", **{"text-anchor": "end"}))
    parts += [_row(pen, row, TITLE + 21 + high * at, high, step, zone, say) for at, row in enumerate(one.rows)]
    return "".join(parts)


def _column(at: int, step: float) -> float:
    return NAME_WIDTH + step * (at + 1) + 4


def _row(pen: Pen, row: Row, y: float, high: float, step: float, zone: Zone, say: Say) -> str:
    middle = y + high / 2
    stripe = {"is": "rect", "x": 6, "y": y, "width": zone.width - 12, "height": high, "rx": 4, "fill": "gold"}
    parts = [pen.draw([{**stripe, "fill-opacity": 0.4}], {})] if {NEXT, MINE} & {*row.emphasis} else []
    parts.append(pen.draw(SIGN, {**seat_values(row.seat), "x": 20, "y": middle, "r": 7.5}))
    parts.append(_line(pen, say(row.name), 34, middle + 4.5, 13, "ink", room=NAME_WIDTH - 34, least=11))
    for at, cell in enumerate(row.cells):
        last = at == len(row.cells) - 1
        ink = "faded" if cell == 0 and not last else "ink"
        value = "?" if cell is None else str(cell)
        end: dict[str, Any] = {"text-anchor": "end", "bold": last}
        parts.append(_line(pen, value, _column(at, step), middle + 5, 13.5, ink, **end))
    return "".join(parts)
