"""The paint box of the browser client is generated from this painter."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from kontor.paint import box, night, palette

CLIENT = Path(__file__).parents[2] / "web" / "src" / "paint"


def kept(name: str) -> str:
    return (CLIENT / name).read_text(encoding="utf-8")


def test_the_symbols_of_the_client_are_up_to_date() -> None:
    assert kept("box.json") == box.symbols(), "run python -m kontor.paint.box > web/src/paint/box.json"


def test_the_colours_of_the_client_are_up_to_date() -> None:
    assert kept("box.css") == box.colours(), "run python -m kontor.paint.box css > web/src/paint/box.css"


@pytest.mark.parametrize("time", [palette, night], ids=["day", "night"])
def test_every_colour_of_the_palette_is_in_the_box(time: ModuleType) -> None:
    css = set(re.findall(r"#[0-9a-f]{6}", box.colours()))
    held = {value for name, value in vars(time).items() if name.isupper() and isinstance(value, str)}
    assert {value for value in held if value.startswith("#")} <= css
    for paint in (*palette.SEATS, *time.COLOURS.values()):
        assert set(paint) <= css


def test_day_and_night() -> None:
    assert f"  --sea: light-dark({palette.SEA}, {night.SEA});\n" in box.colours()
    assert f"  --seat-0: {palette.SEATS[0].fill};\n" in box.colours(), "seat colours are the same by night"


def test_every_seat_has_its_symbol_in_the_box() -> None:
    held = json.loads(box.symbols())
    assert {*held["seatSymbols"], held["neutralSymbol"]} <= set(held["symbols"])
