"""A picture of a position in letters, in a form that knows no game: games describe, terminals print.

It holds nothing but tuples, texts, numbers and messages. Styles are plain names that a client looks up in its own paint
box: `bold`, `dim`, `italic`, or a colour. A client that has no colours loses nothing: the letters say it all.
"""

from __future__ import annotations

from typing import NamedTuple

from kontor.core.messages import Message


class Span(NamedTuple):
    """Letters of one look: as they are, or a message to be said."""

    text: str | Message
    style: str = ""
    seat: int | None = None
    """In the colour of this seat."""


Cell = tuple[Span, ...]
"""Spans after each other, nothing between them."""


class Lines(NamedTuple):
    """Lines of running text; long ones are wrapped."""

    lines: tuple[Cell, ...]


class Grid(NamedTuple):
    """Short rows of cells that stand below each other."""

    rows: tuple[tuple[Cell, ...], ...]
    gap: int | None = None
    """Where given: as many blocks of rows beside each other as fit, with so much room between them."""


class SeatRow(NamedTuple):
    """A line of a table of seats: what it tells, and a cell for each seat. The style is that of the whole line."""

    label: Cell
    cells: tuple[Cell, ...]
    style: str = ""


class SeatTable(NamedTuple):
    """A column for each seat. Above it the client writes whose it is, and marks the one that acts."""

    acting: int
    rows: tuple[SeatRow, ...]


Block = Lines | Grid | SeatTable


class TextPicture(NamedTuple):
    """The parts of a picture, from top to bottom."""

    blocks: tuple[Block, ...]
