"""Symbols of a game are loaded from its folder, checked, delivered with the backdrop, and drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kontor
from kontor.core import Message
from kontor.core.scene import Backdrop, Place, Scene, Symbol, Zone
from kontor.core.symbols import load_symbols
from kontor.paint import svg
from kontor.paint.data import SYMBOLS

LANTERN = "M0,-9L8,9H-8Z"


def written(folder: Path, **symbols: object) -> Path:
    file = folder / "symbols.json"
    file.write_text(json.dumps(symbols), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", kontor.GAMES)
def test_a_game_brings_its_own_symbols_with_its_backdrop(game: str) -> None:
    played = kontor.game(game)
    backdrop = played.backdrop(played.setup(players=3))
    own = {symbol.name for symbol in backdrop.symbols}
    assert own and not own & {*SYMBOLS}, "what several games use is shared"
    assert {symbol["name"] for symbol in backdrop.to_json()["symbols"]} == own


def test_a_symbol_of_another_package_is_drawn(tmp_path: Path) -> None:
    here = Message("here", {})
    (symbol,) = load_symbols(written(tmp_path, lantern=LANTERN))
    place = Place("a", "field", 50, 50, 20, 20, "seal", here, mark="lantern")
    backdrop = Backdrop(here, (Zone("field", "map", here, None, 300, 200),), (), (), (), (place,), (symbol,))
    scene = Scene(kontor.SPECTATOR, 0, here, (), (), (), (), (), ())
    assert f'd="{LANTERN}"' in svg(backdrop, scene, str)
    assert f'd="{LANTERN}"' not in svg(backdrop._replace(symbols=()), scene, str)


def test_a_game_may_have_no_symbols(tmp_path: Path) -> None:
    assert load_symbols(tmp_path / "symbols.json") == ()


@pytest.mark.parametrize(
    "path",
    ["", "<script>", 'M0,0"/><script>', "M0,0 url(#x)", "M0,0&amp;", "L1,1", 7, None, ["M0,0"], "M" + "0" * 5000],
)
def test_a_symbol_is_a_plain_path(tmp_path: Path, path: object) -> None:
    with pytest.raises(ValueError, match="lantern"):
        load_symbols(written(tmp_path, lantern=path))


@pytest.mark.parametrize("name", ["", "Lantern", "a b", "a_b", "-a", '"', "a" * 50])
def test_a_symbol_has_a_plain_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="letters, digits and hyphens"):
        load_symbols(written(tmp_path, **{name: LANTERN}))


def test_a_symbol_made_by_hand_is_escaped() -> None:
    here = Message("here", {})
    evil = Symbol("lantern", 'M0,0"/><script>alert(1)</script>')
    place = Place("a", "field", 50, 50, 20, 20, "seal", here, mark="lantern")
    backdrop = Backdrop(here, (Zone("field", "map", here, None, 300, 200),), (), (), (), (place,), (evil,))
    drawn = svg(backdrop, Scene(kontor.SPECTATOR, 0, here, (), (), (), (), (), ()), str)
    assert "<script" not in drawn
