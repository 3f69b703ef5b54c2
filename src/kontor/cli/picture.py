"""Prints a position as text, using the description that each game provides through `kontor.core.text_picture`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.screen import seat_style, seat_text, side_by_side, words
from kontor.core.text_picture import Block, Cell, Grid, Lines, SeatTable, Span, TextPicture

STYLES = {
    "bold": "bold",
    "dim": "dim",
    "italic": "italic",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "black": "bright_black",
    "green": "green",
}
"""Terminal styles that suit dark and light backgrounds. Unlisted styles are shown as plain text."""

LABEL = 19
NARROWEST = 11
WIDEST = 18


def print_picture(console: Console, picture: TextPicture, names: Sequence[str] = ()) -> None:
    """Print all parts in order, with an empty line before each part."""
    for block in picture.blocks:
        console.print()
        console.print(_drawn(block, names, console.width))


def _drawn(block: Block, names: Sequence[str], width: int) -> RenderableType:
    if isinstance(block, Lines):
        return Text("\n").join(map(_text, block.lines))
    if isinstance(block, SeatTable):
        return _seats(block, names, width)
    return _grid(block, width)


def _text(cell: Cell) -> Text:
    return Text.assemble(*((_said(span), _style(span)) for span in cell))


def _said(span: Span) -> str:
    return span.text if isinstance(span.text, str) else words().say(span.text)


def _style(span: Span) -> str:
    own = STYLES.get(span.style, "")
    return own if span.seat is None else f"{own} {seat_style(span.seat)}".strip()


def _grid(grid: Grid, width: int) -> Table:
    rows = [[_text(cell) for cell in row] for row in grid.rows]
    if grid.gap is not None:
        return side_by_side(rows, width, grid.gap)
    table = Table.grid(padding=(0, 1))
    for row in rows:
        table.add_row(*row)
    return table


def _seats(block: SeatTable, names: Sequence[str], width: int) -> RenderableType:
    """Return a table with one column for each seat, or several tables if the columns do not fit side by side."""
    seats = range(len(block.rows[0].cells) if block.rows else 0)
    fit = max(1, (width - LABEL - 1) // (NARROWEST + 1))
    tables = max(1, -(-len(seats) // fit))
    each = max(1, -(-len(seats) // tables))
    parts: list[RenderableType] = []
    for first in seats[::each]:
        parts += [Text(), _table_of(block, seats[first : first + each], names, width)]
    return Group(*parts[1:])


def _table_of(block: SeatTable, seats: Sequence[int], names: Sequence[str], width: int) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", min_width=LABEL)
    column = max(NARROWEST, min(WIDEST, (width - LABEL - 1) // len(seats) - 1))
    for seat in seats:
        table.add_column(_heading(seat, names, seat == block.acting), width=column)
    for row in block.rows:
        table.add_row(_text(row.label), *(_text(row.cells[seat]) for seat in seats), style=STYLES.get(row.style, ""))
    return table


def _heading(seat: int, names: Sequence[str], acts: bool) -> Text:
    """Return the heading of a seat: its number, its name (if any), and a mark if it is the seat to move."""
    heading = seat_text(seat)
    if acts:
        heading = Text.assemble("▶ ", heading)
    if seat < len(names) and names[seat]:
        heading.append(f"\n{names[seat]}", style="default")
    return heading
