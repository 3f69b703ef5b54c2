"""The browser's copy of the drawings is up to date, and every name that drawings use exists."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.paint import box
from kontor.paint.data import DRAWINGS, SYMBOLS
from kontor.paint.palette import colours

CLIENT = Path(__file__).parents[2] / "web" / "src" / "paint" / "box"


@pytest.mark.parametrize(
    ("name", "file"), [("symbols", "symbols.json"), ("drawings", "drawings.json"), ("css", "colours.css")]
)
def test_the_copy_of_the_client_is_up_to_date(name: str, file: str) -> None:
    assert (CLIENT / file).read_text("utf-8") == box.FILES[name](), "run make generate"


def test_by_day_and_by_night() -> None:
    assert f"  --sea: light-dark({colours()['sea']}, {colours(dark=True)['sea']});\n" in box.css()
    assert f"  --seat-0: {colours()['seat-0']};\n" in box.css(), "players call a seat by its colour"


def items(held: Any) -> Iterator[dict[str, Any]]:
    """Yield every primitive of the drawings, at any depth."""
    if isinstance(held, dict):
        if "is" in held:
            yield held
        for value in held.values():
            yield from items(value)
    elif isinstance(held, list):
        for value in held:
            yield from items(value)


def test_every_colour_and_symbol_of_a_drawing_exists() -> None:
    assert {*DRAWINGS["seatSymbols"], DRAWINGS["neutralSymbol"]} <= {*SYMBOLS}
    known = {*colours(), "none", "transparent"}
    for item in items(DRAWINGS):
        named = {item[name] for name in ("fill", "stroke", "stop-color") if name in item}
        assert {role for role in named if role[0] not in "$#"} <= known, item
        symbol = item.get("name", "$")
        assert item["is"] != "symbol" or symbol[0] == "$" or symbol in SYMBOLS, item


def test_lists_of_items_name_parts_that_exist() -> None:
    named = re.findall(r'[\[,] ?"([a-z-]+)"(?=[,\]])', json.dumps([DRAWINGS["places"], DRAWINGS["sprites"]]))
    assert named and {*named} <= {*DRAWINGS["parts"]}
