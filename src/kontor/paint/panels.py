"""What stands around the map: the line that says who must do what, heads of desks, counters and tables."""

from __future__ import annotations

from kontor.core.scene import MINE, NEXT, Counter, Desk, Place, Row, Table, Zone
from kontor.paint import palette
from kontor.paint.arrange import GAP, PROMPT, WIDTH
from kontor.paint.symbols import symbol
from kontor.paint.type import SERIF, clipped, fitting, line_of_text, width_of
from kontor.paint.words import Say
from kontor.paint.xml import el, named

HEAD = 32
"""The head of a desk."""


def prompt(said: str, actor: int) -> str:
    """Over the whole width, with the sign of whoever decides."""
    high = PROMPT - 6
    bar = el("rect", x=GAP, y=GAP, width=WIDTH - 2 * GAP, height=high, rx=6, fill=palette.INK)
    sign = []
    if actor >= 0:
        paint = palette.seat_paint(actor)
        x, y = GAP + 22, GAP + high / 2
        sign = [
            el("circle", cx=x, cy=y, r=12, fill=paint.fill, stroke=palette.PAPER, stroke_width=1.6),
            symbol(palette.seat_symbol(actor), x, y, 13, paint.ink),
        ]
    size = fitting(said, 18, WIDTH - 90)
    text = line_of_text(said, GAP + 46, GAP + high / 2 + size * 0.36, size, palette.PAPER, family=SERIF)
    return el("g", bar, *sign, text)


def sheet(zone: Zone) -> str:
    """The ground of a desk or a panel."""
    return el(
        "rect", width=zone.width, height=zone.height, rx=8, fill=palette.PAPER, stroke=palette.FRAME, stroke_width=1.2
    )


def desk_head(desk: Desk, zone: Zone, say: Say) -> str:
    """The name of the seat, its sign, its points, and what they would be at the end."""
    paint = palette.seat_paint(desk.seat)
    corner = f"M0,{HEAD} V8 Q0,0 8,0 H{zone.width - 8} Q{zone.width},0 {zone.width},8 V{HEAD} Z"
    middle = HEAD / 2
    name = say(desk.name)
    head = fitting(name, 16, 180, 12)
    parts = [
        el("path", d=corner, fill=paint.fill),
        el("circle", cx=20, cy=middle, r=11, fill=paint.ink, fill_opacity=0.18),
        symbol(palette.seat_symbol(desk.seat), 20, middle, 15, paint.ink),
        line_of_text(clipped(name, head, 180), 38, middle + 5.5, head, paint.ink, weight="bold"),
    ]
    parts += _points(desk, zone, paint.ink, middle)
    if desk.acting or desk.winner:
        edge = el(
            "rect",
            x=-1,
            y=-1,
            width=zone.width + 2,
            height=zone.height + 2,
            rx=9,
            fill="none",
            stroke=palette.GLOW,
            stroke_width=3.5,
        )
        parts.append(edge)
    return named(f"{name}. {say(desk.score)}", "", parts)


def _points(desk: Desk, zone: Zone, ink: str, middle: float) -> list[str]:
    total = str(desk.projection)
    right = zone.width - 12
    found = [
        line_of_text(total, right, middle + 6, 17, ink, "end", "bold"),
        line_of_text("→", right - width_of(total, 17) - 8, middle + 5, 14, ink, "end"),
    ]
    points = str(desk.points)
    at = right - width_of(total, 17) - 30
    found.append(line_of_text(points, at, middle + 6, 17, ink, "end", "bold"))
    found.append(symbol("laurel", at - width_of(points, 17) - 15, middle, 17, ink))
    if desk.winner:
        found.append(symbol("crown", at - width_of(points, 17) - 42, middle, 17, ink))
    return found


def meter(counter: Counter, place: Place, say: Say) -> str:
    """A label, a number, and a bar towards the limit."""
    left, top = place.x - place.width / 2, place.y - place.height / 2
    label = say(place.label) if place.label is not None else ""
    shown = str(counter.value) if counter.limit is None else f"{counter.value} / {counter.limit}"
    parts = [
        line_of_text(label, left, top + 13, 13, palette.INK),
        line_of_text(shown, left + place.width, top + 13, 14, palette.INK, "end", "bold"),
    ]
    if counter.limit:
        full = min(1.0, counter.value / counter.limit)
        ground = {"x": left, "y": top + 19, "height": 7, "rx": 3.5}
        parts.append(el("rect", width=place.width, fill=palette.TABLE, **ground))
        if full:
            parts.append(el("rect", width=max(7.0, place.width * full), fill=palette.TOKEN, **ground))
    return named(say(counter.name), "", parts)


NAME_WIDTH = 104
TITLE = 26


def table(one: Table, zone: Zone, say: Say) -> str:
    """Rows of numbers under short heads; the last column is the sum."""
    top = 12
    columns = len(one.columns)
    step = (zone.width - NAME_WIDTH - 16) / columns
    room = zone.height - TITLE - 24
    row = min(24.0, room / max(1, len(one.rows)))
    heads = [say(column) for column in one.columns]
    size = min(12.0, *(fitting(head, 12, step - 3) for head in heads)) if heads else 12.0
    parts = [line_of_text(say(one.title), 14, top + 10, 14, palette.INK, weight="bold", family=SERIF)]
    parts += [
        line_of_text(head, _column(at, step), TITLE + 15, size, palette.FADED, "end") for at, head in enumerate(heads)
    ]
    for number, line in enumerate(one.rows):
        parts += _row(line, TITLE + 21 + row * number, row, step, zone, say)
    return el("g", *parts)


def _column(at: int, step: float) -> float:
    return NAME_WIDTH + step * (at + 1) + 4


def _row(line: Row, y: float, high: float, step: float, zone: Zone, say: Say) -> list[str]:
    middle = y + high / 2
    paint = palette.seat_paint(line.seat)
    name = say(line.name)
    size = fitting(name, 13, NAME_WIDTH - 34, 11)
    parts = []
    if NEXT in line.emphasis or MINE in line.emphasis:
        parts.append(
            el("rect", x=6, y=y, width=zone.width - 12, height=high, rx=4, fill=palette.GOLD, fill_opacity=0.4)
        )
    parts += [
        el("circle", cx=20, cy=middle, r=7.5, fill=paint.fill),
        symbol(palette.seat_symbol(line.seat), 20, middle, 8.5, paint.ink),
        line_of_text(clipped(name, size, NAME_WIDTH - 34), 34, middle + 4.5, size, palette.INK),
    ]
    for at, cell in enumerate(line.cells):
        shown = "?" if cell is None else str(cell)
        weight = "bold" if at == len(line.cells) - 1 else None
        ink = palette.FADED if cell == 0 and weight is None else palette.INK
        parts.append(line_of_text(shown, _column(at, step), middle + 5, 13.5, ink, "end", weight))
    return parts
