"""Text pictures of positions in a game-independent form. Games describe, terminals print.

A picture contains only tuples, texts, numbers and messages. Styles are plain names that each client maps to its own
palette: `bold`, `dim`, `italic`, or a colour. No information is lost without colours.
"""

from __future__ import annotations

from typing import NamedTuple

from kontor.core.messages import Message


class Span(NamedTuple):
    """Text in one style: literal, or a message to translate."""

    text: str | Message
    style: str = ""
    seat: int | None = None
    """The seat whose colour is used."""


Cell = tuple[Span, ...]
"""Spans next to each other, with nothing between them."""


class Lines(NamedTuple):
    """Lines of running text; long lines are wrapped."""

    lines: tuple[Cell, ...]


class Grid(NamedTuple):
    """Short rows of aligned cells."""

    rows: tuple[tuple[Cell, ...], ...]
    gap: int | None = None
    """If given, blocks of rows are placed side by side as space allows, with this distance between them."""


class SeatRow(NamedTuple):
    """A row of a table of seats: a label and a cell for each seat. The style applies to the whole row."""

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
