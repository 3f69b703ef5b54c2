"""Text pictures of any game can be printed."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import kontor
from kontor.cli.picture import print_picture
from kontor.core import Game, Message
from kontor.core.text_picture import Block, Grid, Lines, SeatRow, SeatTable, Span, TextPicture


def printed(*blocks: Block, names: tuple[str, ...] = (), width: int = 60, colours: bool = False) -> str:
    file = StringIO()
    console = Console(file=file, width=width, force_terminal=colours, color_system="256" if colours else None)
    print_picture(console, TextPicture(blocks), names)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def test_lines_hold_texts_and_messages() -> None:
    said = Span(Message("seat-name", {"seat": 2}), "bold")
    assert printed(Lines(((said, Span(": 4")), (Span("below"),)))) == "\nSeat 2: 4\nbelow"


def test_a_colour_that_the_terminal_lacks_is_left_out() -> None:
    assert printed(Lines(((Span("x", "octarine"),),)), colours=True) == "\nx"
    assert "\x1b[" in printed(Lines(((Span("x", seat=1),),)), colours=True)


@pytest.mark.parametrize(("gap", "rows"), [(None, ["a 1", "b 2", "c", "d 4"]), (3, ["a 1   c", "b 2   d 4"])])
def test_a_grid_has_one_column_or_as_many_as_fit(gap: int | None, rows: list[str]) -> None:
    cells = [("a", "1"), ("b", "2"), ("c", ""), ("d", "4")]
    grid = Grid(tuple(tuple((Span(text),) if text else () for text in row) for row in cells), gap)
    assert printed(grid, width=12).splitlines()[1:] == rows


def test_a_row_that_does_not_fit_wraps_its_last_cell_and_keeps_the_others() -> None:
    rows = (("Cheetahs A1", "a random good", "Tigers C1 Tigers C2 Jaguars A0"), ("B1", "coin", "C2"))
    grid = Grid(tuple(tuple((Span(text),) for text in row) for row in rows), 3)
    lines = ["Cheetahs A1 a random good Tigers C1", " " * 26 + "Tigers C2", " " * 26 + "Jaguars A0"]
    assert printed(grid, width=38).splitlines()[1:] == [*lines, "B1" + " " * 10 + "coin" + " " * 10 + "C2"]


@pytest.mark.parametrize("block", [Grid(()), Grid((), 3), SeatTable(0, ()), Lines(())])
def test_a_part_without_rows_prints_nothing(block: Block) -> None:
    assert printed(block).strip() == ""


def test_a_table_of_seats_names_each_column_and_marks_who_acts() -> None:
    table = SeatTable(1, (SeatRow((Span("Coins"),), ((Span("3"),), (Span("5"),)), "dim"),))
    lines = printed(table, names=("Ada", "")).splitlines()[1:]
    assert [line.split() for line in lines] == [["Seat", "0"], ["Ada", "▶", "Seat", "1"], ["Coins", "3", "5"]]


@pytest.mark.parametrize("game", kontor.GAMES.values(), ids=lambda game: game.declaration.id)
def test_pictures_contain_only_json_types(game: Game[Any]) -> None:
    picture = game.text_picture(game.start(game.setup()))
    assert json.loads(json.dumps(picture))
