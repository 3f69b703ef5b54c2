"""Custom boards: uploading a file for a table, errors in it, and games played on it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots import Limit
from kontor.core import BoardError, Match, parse, position_at, record_of
from kontor.core.boards import MOST_BYTES
from kontor.server import backdrops, lobby, playing, thinking
from kontor.server.people import Visitor
from kontor.server.requests import BoardFile, NewTable, SeatWanted
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.thinking import Died, NoAnswer, TooLong
from kontor.table import answered, questions
from kontor.table.catalogue import MOST_FAULTS
from kontor.table.questions import Question
from kontor.table.refusals import Refused
from kontor.table.rows import new_row
from tests.server.player import PATIENCE, Form, Player, choices
from tests.server.running import MANY, running, settings_for
from tests.server.test_rooms import run, service

GAMES = [*kontor.GAMES]


def mine(game: str) -> str:
    """Return a packaged board under another name."""
    played = kontor.game(game)
    id = played.setup().board.id
    text = (played.folder() / "boards" / f"{id}.toml").read_text("utf-8")
    return re.sub(rf'^id = "{id}"$', 'id = "mine"', text, count=1, flags=re.MULTILINE)


def file(text: str, name: str = "mine.toml") -> Form:
    return {"name": name, "text": text}


def setup(player: Player, game: str, text: str, players: int | None = None) -> Form:
    wanted = {"players": players or kontor.game(game).setup().players, "board_file": file(text)}
    form: Form = player.post(f"/games/{game}/setup", wanted)
    return form


def at_own_board(player: Player, game: str, bots: str = "bot") -> str:
    players = kontor.game(game).setup().players
    return player.make_table("me", *[bots] * (players - 1), game=game, board_file=file(mine(game)))


@pytest.fixture
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


@pytest.mark.parametrize("game", GAMES)
def test_a_board_from_a_file_makes_a_setup(ann: Player, game: str) -> None:
    found = setup(ann, game, mine(game))
    assert found["board"] == "mine" and found["faults"] == [] and found["options"] == kontor.game(game).setup().options


@pytest.mark.parametrize("game", GAMES)
def test_one_can_play_on_it_and_the_record_carries_it(server: str, game: str) -> None:
    """On both databases, bots in separate processes play on the board, and the game can be watched and saved."""
    with Player(server, "Ann") as ann:
        table = at_own_board(ann, game)
        form = ann.table(table)
        assert (form["board"], form["own_board"], form["state"]) == ("mine", True, "running")
        assert ann.get(f"/tables/{table}/backdrop")["zones"]
        with ann.live(table, 0) as live:
            for _ in range(4):
                moment = live.decision(0)
                ann.act(table, 0, moment, choices(moment)[0])
        text = ann.get(f"/tables/{table}/record")
        record = parse(text)
        assert record.board == "mine" and record.board_data is not None
        if record.viewer is None:
            position_at(record, kontor.game(game))
            again = ann.post("/records", {"record": text})
            assert (again["board"], again["own_board"]) == ("mine", True)


def test_a_table_on_an_own_board_outlives_the_server(database: str) -> None:
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        table = at_own_board(ann, "pfeffersaecke", "me")
        before = ann.get(f"/tables/{table}/record")
        cookie = ann.cookie
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        ann.http.cookies.set("kontor", cookie or "")
        assert ann.get(f"/tables/{table}/record") == before
        assert ann.table(table)["state"] == "running"


def test_one_can_go_on_elsewhere_from_a_moment_of_it(ann: Player) -> None:
    table = at_own_board(ann, "pfeffersaecke")
    wanted = {"sequence": 1, "seat": 1, "name": "Ann", "bot": "apprentice"}
    other = ann.post(f"/tables/{table}/continue", wanted)
    assert other["id"] != table and other["own_board"] and other["board"] == "mine"


def test_bots_that_search_think_on_it(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "HINT_LIMIT", Limit(positions=20))
    table = at_own_board(ann, "pfeffersaecke")
    with ann.live(table, 0) as live:
        moment = live.decision(0)
    found = ann.post(f"/tables/{table}/hints", {"seat": 0, "sequence": moment["sequence"]})["hints"]
    assert found and {hint["action"] for hint in found} <= set(choices(moment))


def test_a_thinking_process_is_told_the_board() -> None:
    game = kontor.game("hansa")
    data = game.board("standard_2_3").data
    board = game.board_from_data({**data, "board": {**data["board"], "id": "mine"}})
    match = Match(game, game.setup(3, board), random.Random(1))
    view = match.position.view(match.position.actor)
    question = Question("choose", "master", match.setup, view.to_bytes(), Limit(positions=5)).form(1, 1)
    assert view.number(answered(question, lambda: False)["action"]) in view.legal()
    known = Question("choose", "master", game.setup(3), view.to_bytes()).form(1, 1)
    assert known["board_data"] == "null", "what comes with the game is known there"


def test_every_fault_is_named(ann: Player) -> None:
    text = mine("pfeffersaecke").replace('a = "gent"', 'a = "atlantis"').replace("cost = 41", "cost = -41", 1)
    found = setup(ann, "pfeffersaecke", text)["faults"]
    assert [said["id"] for said in found] == ["board-out-of-range", *["board-unknown-name"] * 3]
    assert [said["args"]["at"] for said in found][:2] == ["route antwerpen-koeln, cost", "route atlantis-bruegge, a"]
    seats = [{"who": "bot"}] * 4
    wanted = {"game": "pfeffersaecke", "board": None, "options": {}, "seats": seats, "board_file": file(text)}
    status, problem = ann.refused("POST", "/tables", wanted)
    assert (status, problem["code"], problem["said"]) == (400, "bad-request", found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "board-missing-field"),
        ("<html>", "board-not-toml"),
        ("[board]\nid = 1979-05-27", "board-odd-value"),
        ("a = [" * 100_000, "board-too-large"),
        ("a = " + "[" * 90_000, "board-not-toml"),
        ("x = 1" + "0" * 9000, "board-not-toml"),
        ("\ud800", "board-not-toml"),
        ("#" * MOST_BYTES + "ä", "board-too-large"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_board_is_refused_in_words(ann: Player, game: str, text: str, fault: str) -> None:
    answer = ann.http.post(
        f"/api/games/{game}/setup",
        content=json.dumps({"players": 3, "board_file": file(text)}),  # httpx would refuse invalid Unicode
        headers={"content-type": "application/json"},
    )
    if answer.status_code != 200:  # the form itself contains only valid Unicode
        assert "\ud800" in text and answer.status_code == 400
        return
    found = answer.json()["faults"]
    assert fault in [said["id"] for said in found] and len(found) <= MOST_FAULTS


@pytest.mark.parametrize("game", GAMES)
def test_of_many_faults_as_many_are_told_here_as_there(ann: Player, game: str) -> None:
    text = re.sub(r"^name = .*$", "name = 1", mine(game), flags=re.MULTILINE)
    with pytest.raises(BoardError) as caught:
        kontor.game(game).board_from_data(tomllib.loads(text))
    told = setup(ann, game, text)["faults"]
    seats = [{"who": "open"}] * kontor.game(game).setup().players
    form = {"game": game, "board": None, "board_file": file(text), "options": {}, "seats": seats}
    refused = ann.http.post("/api/tables", json=form).json()["said"]
    assert told == refused and len(told) == min(MOST_FAULTS, len(caught.value.messages))


def test_a_board_for_others_is_refused(ann: Player) -> None:
    assert [said["id"] for said in setup(ann, "felinia", mine("hansa"))["faults"]] != []
    only_three = mine("pfeffersaecke").replace("players = [2, 3, 4, 5, 6]", "players = [3]", 1)
    assert [said["id"] for said in setup(ann, "pfeffersaecke", only_three, 4)["faults"]] == ["setup-board-players"]
    assert setup(ann, "pfeffersaecke", only_three, 3)["faults"] == []


def test_a_request_with_a_huge_board_is_refused_unread(ann: Player) -> None:
    wanted = {"players": 3, "board_file": file("#" * MANY.record)}
    status, problem = ann.refused("POST", "/games/hansa/setup", wanted)
    assert (status, problem["code"]) == (413, "too-large")


def test_a_board_that_only_calls_itself_like_one_of_the_game_is_still_own(ann: Player) -> None:
    game = kontor.game("pfeffersaecke")
    text = (game.folder() / "boards" / "central_europe.toml").read_text("utf-8").replace("cost = 41", "cost = 40", 1)
    table = ann.make_table("me", "bot", game="pfeffersaecke", board_file=file(text))
    form = ann.table(table)
    assert (form["board"], form["own_board"]) == ("central_europe", True)
    same = ann.make_table("me", "bot", game="pfeffersaecke", board_file=file(text.replace("cost = 40", "cost = 41", 1)))
    assert not ann.table(same)["own_board"], "it is the very board"


def test_a_board_that_is_only_drawn_anew_is_own_and_drawn_so(ann: Player) -> None:
    text = (kontor.game("pfeffersaecke").folder() / "boards" / "central_europe.toml").read_text("utf-8")
    drawn = re.sub(r"\nx = (\d+)\n", lambda x: f"\nx = {int(x[1]) + 3}\n", text, count=1)
    usual, mine = (ann.make_table("me", "bot", game="pfeffersaecke", board_file=file(one)) for one in (text, drawn))
    assert [ann.table(table)["own_board"] for table in (usual, mine)] == [False, True]
    assert ann.get(f"/tables/{usual}/backdrop") != ann.get(f"/tables/{mine}/backdrop")
    assert parse(ann.get(f"/tables/{mine}/record")).board_data is not None
    listed = {table["id"]: table["own_board"] for table in ann.get("/tables", which="mine")["tables"]}
    assert (listed[usual], listed[mine]) == (False, True)


def test_a_table_whose_board_has_changed_since_is_not_on_an_own_board(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is frozen, and its board is still reported as a packaged one."""
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        monkeypatch.setattr(lobby, "new_row", lambda *of, **more: new_row(*of, **more)._replace(digest="former"))
        table = ann.make_table("me", "open")
        form = ann.table(table)
        assert (form["state"], form["own_board"]) == ("frozen", False)
        assert [one["own_board"] for one in ann.get("/tables", which="mine")["tables"]] == [False]


def test_a_board_that_is_no_longer_accepted_freezes_its_table_and_that_says_why(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was created when boards could be larger.

    The table is kept and can be deleted, and other tables continue.
    """
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        table, other = at_own_board(ann, "pfeffersaecke", "me"), ann.make_table("me", "me")
        cookie = ann.cookie
    monkeypatch.setattr("kontor.core.boards.MOST_BYTES", 100)
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        ann.http.cookies.set("kontor", cookie or "")
        form = ann.table(table)
        assert (form["state"], form["own_board"], ann.table(other)["state"]) == ("frozen", True, "running")
        why = {"id": "board-too-large", "args": {"where": "board", "most": 100}}
        assert form["trouble"] == why
        assert "board_data: " in ann.get(f"/tables/{table}/record"), "the stored record can be exported"
        for path in ("backdrop", "moments/1"):
            status, problem = ann.refused("GET", f"/tables/{table}/{path}")
            assert (status, problem["code"], problem["said"]) == (
                409,
                "frozen",
                [{"id": "server-frozen", "args": {}}, why],
            )
        listed = {one["id"]: one["trouble"] for one in ann.get("/tables", which="mine")["tables"]}
        assert listed == {table: why, other: None}
    monkeypatch.undo()
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        ann.http.cookies.set("kontor", cookie or "")
        assert ann.table(table)["state"] == "running", "with a Kontor that takes it, it goes on"
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204


@pytest.mark.parametrize("game", GAMES)
def test_a_board_and_a_file_together_are_refused_in_words(ann: Player, game: str) -> None:
    setup = kontor.game(game).setup()
    wanted = {"players": setup.players, "board": setup.board.id, "board_file": file(mine(game))}
    found = ann.post(f"/games/{game}/setup", wanted)["faults"]
    assert [said["id"] for said in found] == ["server-two-boards"]
    seats = [{"who": "bot"}] * setup.players
    wanted = {"game": game, "board": setup.board.id, "options": {}, "seats": seats, "board_file": file(mine(game))}
    status, problem = ann.refused("POST", "/tables", wanted)
    assert (status, problem["said"]) == (400, found)


def test_a_record_with_a_broken_board_is_refused(ann: Player) -> None:
    game = kontor.game("pfeffersaecke")
    data = game.board("central_europe").data
    board = game.board_from_data({**data, "board": {**data["board"], "id": "mine"}})
    record = record_of(game, game.start(game.setup(3, board)), [], None)
    assert record.board_data is not None
    record.board_data = {**record.board_data, "route": []}
    with pytest.raises(BoardError):
        game.board_from_data(record.board_data)
    status, problem = ann.refused("POST", "/records", {"record": record.write()})
    assert status == 400 and any("board" in said["id"] for said in problem["said"])


def test_the_harbour_can_be_opened_from_its_record(ann: Player) -> None:
    """A board for tests, with other numbers of cities and routes than the boards of the game."""
    game = kontor.game("hansa")
    board = game.board_from_file(Path(__file__).parents[1] / "boards" / "harbour.toml")
    match = Match(game, game.setup(players=3, board=board), random.Random(1))
    record = record_of(game, match.position, match.actions, None)
    form = ann.post("/records", {"record": record.write()})
    assert form["own_board"] and form["board"] == board.id


# Drawing


async def own_table(at: Service, ann: Visitor, game: str = "pfeffersaecke") -> Room:
    """Create a table with a custom board. Its backdrop has not been drawn yet."""
    seats = [SeatWanted("me", "Ann")] * kontor.game(game).setup().players
    wanted = NewTable(game, None, {}, seats, board_file=BoardFile("mine.toml", mine(game)))
    room = at.rooms.get((await lobby.make(at, ann, wanted)).id)
    assert room is not None and room.own_board
    return room


@pytest.mark.parametrize("game", GAMES)
def test_a_board_of_ones_own_is_drawn_where_bots_think(
    database: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A custom board is drawn once in a bot process, without waiting for file uploads."""
    asked: list[Question] = []

    async def test() -> None:
        async with service(database) as one:
            room = await own_table(one, Visitor("here"), game)
            usual = room.played.table.game.backdrop(room.played.table.setup).to_json()
            answer = one.thinking.answer

            async def noted(question: Question) -> dict[str, Any]:
                asked.append(question)
                return await answer(question)

            def drawn_here(*_: object) -> None:
                raise AssertionError("drawn in the server")

            monkeypatch.setattr(one.thinking, "answer", noted)
            with monkeypatch.context() as patch:
                patch.setattr(type(room.played.table.game), "backdrop", drawn_here)
                async with one._unfolding:
                    found = await asyncio.gather(*(playing.backdrop(one, room.id) for _ in range(3)))
                found.append(await playing.backdrop(one, room.id))
            assert [json.loads(each) for each in found] == [json.loads(json.dumps(usual))] * 4
            assert [question.ask for question in asked] == ["draw"]

    run(test)


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (TooLong("the process took too long"), "server-draws-too-long"),
        (Died("the process died"), "server-not-drawn"),
        (NoAnswer("ZeroDivisionError"), "server-not-drawn"),
    ],
)
def test_a_board_that_cannot_be_drawn_is_told_and_tried_again_later(
    database: str, monkeypatch: pytest.MonkeyPatch, why: NoAnswer, said: str
) -> None:
    """Until the next attempt, reloading the page shows an error at once, and the message explains what happened."""
    tried: list[Question] = []

    async def failing(question: Question) -> dict[str, Any]:
        tried.append(question)
        raise why

    async def test() -> None:
        async with service(database) as one:
            room = await own_table(one, Visitor("here"))
            with monkeypatch.context() as patch:
                patch.setattr(one.thinking, "answer", failing)
                for _ in range(3):
                    with pytest.raises(Refused, match=said):
                        await playing.backdrop(one, room.id)
            assert len(tried) == 1
            monkeypatch.setattr(backdrops, "AGAIN", 0.0)
            assert json.loads(await playing.backdrop(one, room.id))["zones"]

    run(test)


def test_a_board_that_takes_too_long_is_told_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)

    async def test() -> None:
        async with service(database) as one:
            room = await own_table(one, Visitor("here"))
            with pytest.raises(Refused, match="server-draws-too-long"):
                await playing.backdrop(one, room.id)

    run(test)


def test_a_drawing_is_kept_when_whoever_asked_has_left(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    asked: list[Question] = []

    async def slow(question: Question) -> dict[str, Any]:
        asked.append(question)
        begun.set()
        await go_on.wait()
        return {"backdrop": "drawn"}

    async def test() -> None:
        async with service(database) as one:
            room = await own_table(one, Visitor("here"))
            monkeypatch.setattr(one.thinking, "answer", slow)
            visit = asyncio.create_task(playing.backdrop(one, room.id))
            await begun.wait()
            visit.cancel()
            await asyncio.gather(visit, return_exceptions=True)
            (task,) = one.backdrops._at_work.values()
            go_on.set()
            await task
            assert await playing.backdrop(one, room.id) == b"drawn"
            assert len(asked) == 1

    run(test)


def test_a_server_that_stops_waits_for_no_drawing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database) as one:
            room = await own_table(one, Visitor("here"))

            async def never(_: Question) -> dict[str, Any]:
                return await asyncio.Future()

            monkeypatch.setattr(one.thinking, "answer", never)
            waiting = asyncio.create_task(playing.backdrop(one, room.id))
            while not one.backdrops._at_work:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([waiting])
        assert waiting.cancelled()

    run(test)
