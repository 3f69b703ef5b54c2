"""The routes for custom boards: a game's format, packaged boards as data, and checks with a preview."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import kontor
from kontor.core.boards import MOST_BYTES, MOST_FAULTS
from kontor.server import thinking
from kontor.table import board_format, checked_board, packaged_form
from kontor.table.messages import json_text
from tests.server.player import Form, Player
from tests.server.running import MANY
from tests.server.test_own_boards import mine

GAMES = [*kontor.GAMES]


@pytest.fixture
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


def checked(player: Player, game: str, **wanted: Any) -> Form:
    form: Form = player.post(f"/games/{game}/board-check", wanted)
    return form


@pytest.mark.parametrize("game", GAMES)
def test_the_format_is_the_declared_one(ann: Player, game: str) -> None:
    format = board_format(kontor.game(game))
    assert format is not None and ann.get(f"/games/{game}/board-format") == json.loads(json.dumps(format.to_json()))


@pytest.mark.parametrize("game", GAMES)
def test_a_packaged_board_is_data_that_passes_its_check(ann: Player, game: str) -> None:
    played = kontor.game(game)
    id = played.setup().board.id
    form = ann.get(f"/games/{game}/boards/{id}")
    assert form["faults"] == [] and form["players"] == list(played.board(id).players)
    assert tomllib.loads(form["text"]) == form["board"] == played.board(id).data
    again = checked(ann, game, board=form["board"], preview=False)
    assert again == form


@pytest.mark.parametrize("game", GAMES)
def test_a_valid_board_is_drawn_as_at_a_table(ann: Player, game: str) -> None:
    form = checked(ann, game, text=mine(game))
    assert form["faults"] == [] and form["backdrop"]["zones"] and form["scene"]["sprites"]
    format = board_format(kontor.game(game))
    assert format is not None
    assert json.loads(json_text(checked_board(kontor.game(game), format, text=mine(game)))) == form
    same = packaged_form(kontor.game(game), format, kontor.game(game).setup().board.id)
    assert same.players == form["players"]


@pytest.mark.parametrize("game", GAMES)
def test_a_board_without_coordinates_gets_them(ann: Player, game: str) -> None:
    data = tomllib.loads(mine(game))
    (table, *_) = [table for table in ("city", "province") if table in data]
    for row in data[table]:
        del row["x"], row["y"]
    form = checked(ann, game, board=data, preview=False)
    assert form["faults"] == [] and all({"x", "y"} <= {*row} for row in form["board"][table])
    del data[table][0][next(iter(data[table][0]))]
    faulty = checked(ann, game, board=data)
    assert faulty["faults"] and faulty["backdrop"] is None and faulty["scene"] is None and faulty["players"] == []
    assert all({"x", "y"} <= {*row} for row in faulty["board"][table]) and faulty["text"]


def test_faults_have_a_path_an_id_and_a_line(ann: Player) -> None:
    text = mine("pfeffersaecke").replace("size = 8", "size = 9", 1).replace("players = [2, 3", "players = [1, 3", 1)
    found = checked(ann, "pfeffersaecke", text=text)["faults"]
    assert [(fault["path"], fault["id"]) for fault in found] == [
        (["board", None, "players"], ""),
        (["city", 5, "size"], "koeln"),
    ]
    lines = text.splitlines()
    assert [lines[fault["line"] - 1].split(" ")[0] for fault in found] == ["players", "size"]
    assert found[1]["said"]["args"]["at"] == "city koeln, size"
    found = checked(ann, "pfeffersaecke", board=tomllib.loads(text))["faults"]
    assert [fault["line"] for fault in found] == [None, None]
    assert not any(fault["todo"] for fault in found)
    nested = tomllib.loads(mine("hansa"))
    nested["city"][1]["offices"][0]["colour"] = "green"
    (fault,) = checked(ann, "hansa", board=nested)["faults"]
    assert (fault["path"], fault["id"]) == (["city", 1, "offices", 0, "colour"], nested["city"][1]["name"])


@pytest.mark.parametrize("game", GAMES)
def test_what_an_unfinished_board_lacks_is_work_to_do(ann: Player, game: str) -> None:
    data = tomllib.loads(mine(game))
    places = "province" if game == "felinia" else "city"
    unfinished: dict[str, Any] = {table: [] for table, rows in data.items() if isinstance(rows, list)}
    unfinished |= {"board": data["board"] | {"players": [2]}, places: data[places][:2]}
    found = checked(ann, game, board=unfinished, preview=False)["faults"]
    assert any(fault["todo"] for fault in found)
    errors = [fault["said"]["id"] for fault in found if not fault["todo"]]
    assert {*errors} <= {"board-unknown-name", "board-unknown-pair", "board-count-differs", "pfeffersaecke-board-discs"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("data", [{}, {"board": 7}, {"city": 7, "province": [7]}, {"city": [{}], "x": [None]}])
def test_half_a_board_is_answered_with_its_faults(ann: Player, game: str, data: Form) -> None:
    form = checked(ann, game, board=data)
    assert form["faults"] and form["board"] is not None and len(form["faults"]) <= MOST_FAULTS


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("<html>", "board-not-toml"),
        ("[board]\nid = 1979-05-27", "board-odd-value"),
        ("a = [" * 100_000, "board-too-large"),
        ("a = " + "[" * 90_000, "board-not-toml"),
        ("a." * 9 + "a = 1", "board-too-deep"),
        ("#" * MOST_BYTES + "ä", "board-too-large"),
    ],
)
def test_what_is_no_board_is_a_fault_without_a_place(ann: Player, text: str, fault: str) -> None:
    form = checked(ann, "hansa", text=text)
    assert fault in [one["said"]["id"] for one in form["faults"]]
    assert form["board"] is form["text"] is form["backdrop"] is None
    assert all(one["path"] == [] and one["line"] is None for one in form["faults"])


def test_data_that_no_file_can_hold_is_a_fault(ann: Player) -> None:
    for data, fault in (({"board": {"id": "x" * 300}}, "odd-value"), ({"a": ["x" * 100] * 3000}, "too-large")):
        form = checked(ann, "hansa", board=data)
        assert [one["said"]["id"] for one in form["faults"]] == [f"board-{fault}"] and form["board"] is None


def test_bad_requests_are_refused(ann: Player) -> None:
    unclear: list[Form] = [{}, {"text": "", "board": {}}]
    for wanted in unclear:
        status, problem = ann.refused("POST", "/games/hansa/board-check", wanted)
        assert (status, problem["said"][0]["id"]) == (400, "server-one-board")
    status, problem = ann.refused("POST", "/games/hansa/board-check", {"text": "#" * MANY.record})
    assert (status, problem["code"]) == (413, "too-large")
    odd: list[Form] = [{"text": 7}, {"board": []}, {"text": "", "preview": "no"}]
    for wanted in odd:
        assert ann.refused("POST", "/games/hansa/board-check", wanted)[0] == 400
    for path in ("chess/board-format", "chess/boards/x", "hansa/boards/x", "hansa/boards/..%2Feast"):
        assert ann.refused("GET", f"/games/{path}")[0] == 404
    assert ann.refused("POST", "/games/chess/board-check", {"text": ""})[0] == 404


def test_a_board_that_cannot_be_drawn_is_still_checked(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    form = checked(ann, "pfeffersaecke", text=mine("pfeffersaecke"))
    assert form["faults"] == [] and form["board"] and form["backdrop"] is None and form["scene"] is None
