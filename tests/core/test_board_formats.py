"""Declared board formats are checked, missing coordinates are computed, and text and data agree."""

from __future__ import annotations

import copy
import json
import math
import tomllib
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import kontor
from kontor.core import BoardError
from kontor.core.board_fields import KINDS, BoardFormat, Field
from kontor.core.board_layout import spots_for
from kontor.core.board_reader import BoardReader
from kontor.core.board_toml import lines_of, to_toml
from kontor.core.boards import data_from_bytes
from kontor.table import board_format
from kontor.words import Words

Data = dict[str, Any]

BOARDS = [(id, board.id) for id, game in kontor.GAMES.items() for board in game.declaration.boards]


def format_of(game: str) -> BoardFormat:
    found = board_format(kontor.game(game))
    assert found is not None
    return found


def packaged(game: str, board: str) -> Data:
    data: Data = copy.deepcopy(kontor.game(game).board(board).data)
    return data


def fields() -> list[Any]:
    return [
        pytest.param(game, path, field, id=f"{game}-{path}-{field.name}")
        for game in kontor.GAMES
        for path, field in format_of(game).every_field()
    ]


@pytest.mark.parametrize("game", kontor.GAMES)
def test_formats_are_data(game: str) -> None:
    form = format_of(game).to_json()
    assert json.loads(json.dumps(form)) == form
    assert form["tables"][0]["name"] == "board" and form["tables"][0]["single"]
    assert {table["role"] for table in form["tables"]} == {"settings", "place", "link", "list"}
    for table in form["tables"]:
        names = [field["name"] for field in table["fields"]]
        assert table["role"] != "place" or {"x", "y"} <= {*names}
        assert table["role"] != "link" or ({*table["ends"]} <= {*names} and len(table["ends"]) == 2)
        assert "bends" not in table or table["bends"] in names


class Examples(BoardReader):
    """Checks an example of a field with every known name."""

    def example(self, table: str, field: Field) -> list[str]:
        known = [one.name for one in self.format.tables]
        self.ids = {name: list(_texts(field.example)) for name in known}
        lists = [field.example, *(field.example if isinstance(field.example, list) else [])]
        pairs = {(one[0], one[1]) for one in lists if isinstance(one, list) and len(one) == 2 and _all_texts(one)}
        self.ends = dict.fromkeys(known, pairs)
        self._value(field, field.example, field.name, table)
        return [str(fault) for fault in self.faults]


def _texts(held: Any) -> Iterator[str]:
    if isinstance(held, str):
        yield held
    elif isinstance(held, dict):
        for key, one in held.items():
            yield from (key, *_texts(one))
    elif isinstance(held, list):
        for one in held:
            yield from _texts(one)


def _all_texts(held: list[Any]) -> bool:
    return all(isinstance(one, str) for one in held)


@pytest.mark.parametrize(("game", "path", "field"), fields())
def test_the_example_of_every_field_is_valid(game: str, path: str, field: Field) -> None:
    assert field.kind in KINDS
    if field.kind == "list" and not field.example:
        return  # provinces: too long for an example
    found = Examples(format_of(game)).example(path.partition("-")[0], field)
    assert not [fault for fault in found if "too-few" not in fault], found
    if field.default is not None:
        assert not Examples(format_of(game)).example("", field._replace(example=field.default, of=()))


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_board_survives_its_own_text(game: str, board: str) -> None:
    data = packaged(game, board)
    text = to_toml(data, format_of(game))
    assert tomllib.loads(text) == data
    assert to_toml(tomllib.loads(text), format_of(game)) == text


def test_odd_data_survives_its_text() -> None:
    data = {
        "plain": 'a "quoted" \\ text\x7f\t',
        "two words": [1, -2.5, True, [], {}],
        "board": {"é": {"a b": [[1], []]}, "none": {}},
        "rows": [{}, {"list": [{"deep": {"x": False}}, {}]}],
        "empty": [],
    }
    assert tomllib.loads(to_toml(data, format_of("hansa"))) == data
    assert tomllib.loads(to_toml({"a": None, "b": {"c": None, "d": 1}}, format_of("hansa"))) == {"b": {"d": 1}}


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_every_row_and_key_of_a_packaged_board_has_its_line(game: str, board: str) -> None:
    text = (kontor.game(game).folder() / "boards" / f"{board}.toml").read_text("utf-8")
    lines, written = lines_of(text), text.splitlines()
    for name, held in tomllib.loads(text).items():
        for number, row in enumerate(held if isinstance(held, list) else [held], start=1):
            path = f"{name}.{number}" if isinstance(held, list) else name
            assert written[lines[path] - 1].strip() in (f"[{name}]", f"[[{name}]]")
            for key, value in row.items():
                line = written[lines[f"{path}.{key}"] - 1]
                assert line.startswith((f"{key} =", f"[[{name}.{key}]]"))
                if isinstance(value, list) and value and isinstance(value[0], dict):
                    assert f"{path}.{key}.{len(value)}" in lines


def test_lines_are_found_in_text_that_is_hard_to_read() -> None:
    text = '''# [[city]]
[board] # [[city]]
id = """
[[city]]
size = 3
"""
[[city]]
note = "[[city]] = {"
[[ city ]]
size = [
  { x = 1 }, # }
  { x = 2 } ]
[[city.house]]
[[city.house]]
colour = 'x'
'''
    lines = lines_of(text)
    assert tomllib.loads(text)["city"][1]["house"][1]["colour"] == "x"
    wanted = {
        "board.id": 3,
        "city.1": 7,
        "city.1.note": 8,
        "city.2": 9,
        "city.2.size.2": 12,
        "city.2.house.2.colour": 15,
    }
    assert {path: lines.get(path) for path in wanted} == wanted


def test_faults_name_the_row_and_the_line() -> None:
    text = (kontor.game("pfeffersaecke").folder() / "boards" / "central_europe.toml").read_text("utf-8")
    damaged = text.replace('size = 5\nregion = "niedersachsen"', 'size = 9\nregion = "niedersachsen"', 1)
    with pytest.raises(BoardError) as error:
        kontor.game("pfeffersaecke").board_from_data(data_from_bytes(damaged.encode(), "mine.toml"))
    (fault,) = error.value.messages
    line = damaged.splitlines().index("size = 9") + 1
    assert (fault.args["where"], fault.args["at"], fault.args["line"]) == ("city.9.size", "city hamburg, size", line)
    assert str(error.value) == f"city hamburg, size (line {line}): 9 is out of range. Choose 2 to 8."
    with pytest.raises(BoardError, match=r"^city hamburg, size: 9 is"):
        kontor.game("pfeffersaecke").board_from_data(tomllib.loads(damaged))


# Coordinates


def without_spots(held: Any) -> Any:
    """Return board data without any coordinates."""
    if isinstance(held, list):
        return [without_spots(one) for one in held]
    if isinstance(held, dict):
        gone = ("x", "y", "via", "marker", "width", "height", "hex")
        return {key: without_spots(one) for key, one in held.items() if key not in gone}
    return held


def spots(game: str, data: Data) -> list[tuple[int, int]]:
    return [
        (row["x"], row["y"]) for table in format_of(game).tables if table.role == "place" for row in data[table.name]
    ]


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_a_board_without_coordinates_is_laid_out(game: str, board: str) -> None:
    played = kontor.game(game)
    bare = without_spots(packaged(game, board))
    drawn = played.board_from_data(bare)
    assert drawn.digest == played.board(board).digest, "the rules see no difference"
    data = drawn.data
    width, height = format_of(game).size
    places = spots(game, data)
    assert all(0 <= x <= width and 0 <= y <= height for x, y in places)
    assert min(math.dist(one, other) for one, other in combinations(places, 2)) > 40
    assert data == played.board_from_data(copy.deepcopy(bare)).data
    assert played.backdrop(played.setup(board=drawn)).to_json()["zones"]


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_given_coordinates_stay(game: str, board: str) -> None:
    data = packaged(game, board)
    (table, *_) = [table.name for table in format_of(game).tables if table.role == "place"]
    for row in data[table][::3]:
        del row["x"], row["y"]
    found = kontor.game(game).board_from_data(data).data
    assert [row for number, row in enumerate(found[table]) if number % 3] == [
        row for number, row in enumerate(data[table]) if number % 3
    ]
    assert all({"x", "y"} <= {*row} for row in found[table])


@pytest.mark.parametrize("places", [0, 1, 2, 30, 200])
def test_places_in_a_ring_are_spread_out(places: int) -> None:
    links = [(place, (place + 1) % places) for place in range(places)]
    found = spots_for(places, links, {}, (1000, 700), 100)
    assert len(found) == places and found == spots_for(places, links, {}, (1000, 700), 100)
    assert all(math.dist(one, other) >= 20 for one, other in combinations(found, 2))


def test_neighbours_lie_closer_than_others() -> None:
    """Uses a grid of 5 by 6 places."""
    links = [(at, at + 1) for at in range(30) if at % 6 != 5] + [(at, at + 6) for at in range(24)]
    found = spots_for(30, links, {}, (1000, 700), 100)
    near = [math.dist(found[one], found[other]) for one, other in links]
    assert sum(near) / len(near) < 0.5 * math.dist(found[0], found[29])


def test_a_place_finds_room_in_a_crowd() -> None:
    given = {at: (60.0 + at % 20 * 10, 60.0 + at // 20 * 10) for at in range(100)}
    found = spots_for(101, [(100, 0)], given, (1000, 700), 60)
    assert all(math.dist(found[100], spot) >= 30 for spot in given.values())


@pytest.mark.parametrize("game", kontor.GAMES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_tables_and_their_rows_have_names(game: str, language: str) -> None:
    words = Words(language, [kontor.game(game).folder() / "words"], ())
    for table in format_of(game).to_json()["tables"]:
        names = [words.say(table[key]["id"]) for key in ("label", "one") if key in table]
        assert all(names) and len(names) == (1 if table["single"] else 2)
