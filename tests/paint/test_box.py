"""The paint box that the browser's painter carries along is the one of this painter."""

from __future__ import annotations

import json
from pathlib import Path

from kontor.paint import box, palette

CLIENT = Path(__file__).parents[2] / "web" / "src" / "paint"


def kept(name: str) -> str:
    return (CLIENT / name).read_text(encoding="utf-8")


def test_the_symbols_of_the_client_are_up_to_date() -> None:
    assert kept("box.json") == box.symbols(), "run python -m kontor.paint.box > web/src/paint/box.json"


def test_the_colours_of_the_client_are_up_to_date() -> None:
    assert kept("box.css") == box.colours(), "run python -m kontor.paint.box css > web/src/paint/box.css"


def test_every_colour_of_the_palette_is_in_the_box() -> None:
    css = box.colours()
    held = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)]
    assert [value for value in held if value.startswith("#") and f" {value};" not in css] == []
    for paint in (*palette.SEATS, *palette.COLOURS.values()):
        assert f" {paint.fill};" in css and f" {paint.ink};" in css


def test_every_seat_has_its_symbol_in_the_box() -> None:
    held = json.loads(box.symbols())
    assert {*held["seatSymbols"], held["neutralSymbol"]} <= set(held["symbols"])
