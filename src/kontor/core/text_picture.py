"""Positions drawn as text, in a form that is the same for all games. Games describe the pictures, and terminals print
them.

A picture contains only tuples, strings, numbers and messages. Styles are plain names that each client maps to its own
palette, such as `bold`, `dim`, `italic`, or a colour. Colour alone never carries information.
"""

from __future__ import annotations

from typing import NamedTuple

from kontor.core.messages import Message


class Span(NamedTuple):
    """Text in one style: either literal or a message to translate."""

    text: str | Message
    style: str = ""
    seat: int | None = None
    """The text has this seat's colour."""


Cell = tuple[Span, ...]
"""Spans printed next to each other, without spaces between them."""


class Lines(NamedTuple):
    """Lines of running text, which are wrapped if they are long."""

    lines: tuple[Cell, ...]


class Grid(NamedTuple):
    """Short rows of aligned cells."""

    rows: tuple[tuple[Cell, ...], ...]
    gap: int | None = None
    """If set, blocks of rows are placed side by side, this far apart, where space allows."""


class SeatRow(NamedTuple):
    """A row of a seat table, with a label and a cell for each seat. The style applies to the whole row."""

    label: Cell
    cells: tuple[Cell, ...]
    style: str = ""


class SeatTable(NamedTuple):
    """A table with one column per seat. The client adds the players' names and marks the acting seat."""

    acting: int
    rows: tuple[SeatRow, ...]


Block = Lines | Grid | SeatTable


class TextPicture(NamedTuple):
    """The blocks of a picture, from top to bottom."""

    blocks: tuple[Block, ...]
