"""Features that only the page has: one person, a store that can fail, several tabs, and all games in one file."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core import parse, position_at
from kontor.page import office
from kontor.registry import game as game_of
from kontor.table.turns import Urgency
from tests.page.running import MemoryStore, Page, PagePlayer
from tests.server.player import Form, Player, choices, new_key
from tests.server.running import running, settings_for
from tests.server.test_hints import SHORT_GAMES, try_again

NewPage = Callable[..., Page]


def played(ann: PagePlayer, table: str, decisions: int) -> None:
    """Play decisions for the seat to move, always with the first available action."""
    for _ in range(decisions):
        actor = ann.table(table)["actor"]
        with ann.live(table, actor) as live:
            moment = live.decision(actor)
        ann.act(table, actor, moment, choices(moment)[0])


@pytest.mark.parametrize("game", ["hansa", "pfeffersaecke", "felinia"])
def test_bots_play_a_whole_game_while_somebody_watches(ann: PagePlayer, game: str) -> None:
    table = ann.make_table("bot", "bot", game=game)
    with ann.live(table) as live:
        over = live.until(lambda one: one["type"] == "moment" and one["over"])
    assert 1 in over["ranks"]
    found = parse(ann.get(f"/tables/{table}/record"))
    assert position_at(found, game_of(game)).actor < 0


def test_bots_alone_wait_for_a_spectator(ann: PagePlayer) -> None:
    table = ann.make_table("bot", "bot")
    assert ann.table(table)["sequence"] == 1
    with ann.live(table) as live:  # bots may already be further when the first message comes
        live.until(lambda one: one["type"] == "moment" and one["sequence"] >= 3)


def test_a_searching_bot_is_asked_in_the_second_worker(ann: PagePlayer) -> None:
    seats = [{"who": "bot", "bot": "master"}, {"who": "bot", "bot": "apprentice"}]
    table = ann.post("/tables", {"game": "hansa", "board": None, "options": {}, "seats": seats})["id"]
    with ann.live(table) as live:
        live.until(lambda one: one["type"] == "moment" and one["entry"]["seat"] == 0)
    assert {question["level"] for question in ann.page.questions} == {"master"}


def test_a_bot_that_this_version_does_not_know_is_replaced(ann: PagePlayer, new_page: NewPage) -> None:
    table = ann.make_table("bot", "bot")
    for seat in ann.page.store.tables[table]["seats"]:
        seat["bot"] = "oracle"
    with PagePlayer(new_page(ann.page.store)) as later, later.live(table) as live:
        live.until(lambda one: one["type"] == "moment" and one["entry"]["kind"] == "action")
        assert "apprentice" in [seat["bot"] for seat in later.table(table)["seats"]]


def test_the_table_answers_while_a_bot_thinks(ann: PagePlayer) -> None:
    """A person can undo before the bot answers. The answer of the bot is then discarded."""
    thinking, think = [], ann.page.think
    moved = False

    def slow(question: str) -> str:
        if not moved:  # chance may let the bot begin
            return think(question)
        thinking.append(question)
        while len(thinking) == 1 and ann.page.store.logs[table][-1]["kind"] != "undo":
            time.sleep(0.01)
        return think(question)

    ann.page.think = slow
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "master"}]
    table = ann.post("/tables", {"game": "pfeffersaecke", "board": None, "options": {}, "seats": seats})["id"]
    with ann.live(table, 0) as live:
        moment = live.decision(0)
        moved = True
        while not thinking:
            ann.act(table, 0, moment, choices(moment)[-1])
            moment = live.moment()
            if not choices(moment):
                break
        done = ann.post(f"/tables/{table}/undo", {**undo(moment), "key": new_key()})
    assert ann.page.store.logs[table][done["sequence"] - 1]["kind"] == "undo"


def undo(moment: Form) -> Form:
    return {"sequence": moment["sequence"], "to": moment["undo"]["step"]}


def test_several_people_play_at_one_screen(ann: PagePlayer) -> None:
    table = ann.make_table("me", "open", "bot")
    assert ann.table(table)["state"] == "waiting"
    ann.name = "Ben"
    form = ann.join(table, 1)
    assert [(seat["name"], seat["mine"]) for seat in form["seats"][:2]] == [("Ann", True), ("Ben", True)]
    assert form["state"] == "running"


def test_friends_far_away_need_a_server(ann: PagePlayer) -> None:
    table = ann.make_table("me", "bot")
    for path, body in ((f"/tables/{table}/seats/0/link", None), ("/seats/enter", {"secret": "x" * 32})):
        status, problem = ann.refused("POST", path, body)
        assert status == 409 and problem["said"][0]["id"] == "page-needs-server"


def test_an_action_is_stored_before_it_is_acknowledged(ann: PagePlayer) -> None:
    table = ann.make_table("me", "me")
    before = ann.page.store.commits
    played(ann, table, 1)
    assert ann.page.store.commits == before + 1
    assert len(ann.page.store.logs[table]) == ann.table(table)["sequence"] == 2


@pytest.mark.parametrize("error", ["full", "closed", "newer", "whatever"])
def test_what_cannot_be_stored_is_not_done(ann: PagePlayer, error: str) -> None:
    table = ann.make_table("me", "me")
    with ann.live(table, 0) as live:
        moment = live.moment()
        form = {"seat": ann.table(table)["actor"], "sequence": 1, "action": "", "key": new_key()}
        with ann.live(table, form["seat"]) as own:
            form["action"] = choices(own.decision(form["seat"]))[0]
        ann.page.store.error = error
        status, problem = ann.refused("POST", f"/tables/{table}/actions", form)
        known = {"full", "closed", "newer"}
        assert status == 409
        assert problem["said"][0]["id"] == f"page-storage-{error if error in known else 'fails'}"
        assert ann.table(table)["sequence"] == moment["sequence"] == 1
        ann.page.store.error = None
        assert ann.post(f"/tables/{table}/actions", form)["sequence"] == 2


def test_a_game_survives_a_crash(ann: PagePlayer, new_page: NewPage) -> None:
    """Another tab with the same store finds the game unchanged."""
    table = ann.make_table("me", "bot")
    with ann.live(table, 0) as live:
        moment = live.decision(0)
        ann.act(table, 0, moment, choices(moment)[0])
        live.decision(0)
    with PagePlayer(new_page(ann.page.store)) as again:
        assert again.table(table)["sequence"] == ann.table(table)["sequence"]
        assert again.get(f"/tables/{table}/record") == ann.get(f"/tables/{table}/record")
        assert again.get("/me") == {"name": "Ann"}
        with again.live(table, 0) as live:
            assert live.decision(0)["sequence"] == again.table(table)["sequence"]


def test_a_second_tab_follows(ann: PagePlayer, new_page: NewPage) -> None:
    table = ann.make_table("me", "me")
    other = new_page(ann.page.store)
    ann.page.others, other.others = [other], [ann.page]
    with PagePlayer(other) as second, second.live(table) as live:
        assert live.moment()["sequence"] == 1
        played(ann, table, 2)
        assert live.moment(3)["sequence"] == 3
        with ann.live(table) as first:
            first.moment(3)
            played(second, table, 1)
            assert first.moment(4)["sequence"] == 4
    assert [entry["sequence"] for entry in ann.page.store.logs[table]] == [1, 2, 3, 4]


def test_of_two_tabs_that_decide_at_once_one_is_too_late(ann: PagePlayer, new_page: NewPage) -> None:
    """This works even if the tabs do not receive each other's notices."""
    table = ann.make_table("me", "me")
    with PagePlayer(new_page(ann.page.store)) as second:
        actor = second.table(table)["actor"]
        with second.live(table, actor) as live:
            action = choices(live.decision(actor))[0]
        played(ann, table, 1)
        form = {"seat": actor, "sequence": 1, "action": action, "key": new_key()}
        status, problem = second.refused("POST", f"/tables/{table}/actions", form)
        assert (status, problem["code"], problem["sequence"]) == (409, "stale", 2)
        assert second.table(table)["sequence"] == 2


def test_a_table_deleted_in_another_tab_is_gone(ann: PagePlayer, new_page: NewPage) -> None:
    table = ann.make_table("me", "me")
    other = new_page(ann.page.store)
    ann.page.others = [other]
    with PagePlayer(other) as second, second.live(table) as live:
        live.moment()
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        assert live.until(lambda one: one["type"] == "gone")
    assert ann.refused("GET", f"/tables/{table}")[0] == 404


def damaged_entry(store: MemoryStore, table: str) -> None:
    store.logs[table][2] = {"sequence": 3, "kind": "action"}


def missing_entry(store: MemoryStore, table: str) -> None:
    del store.logs[table][2:]


def broken_rule(store: MemoryStore, table: str) -> None:
    store.logs[table][2]["actions"] = ["fly to the moon"]


def newer_rules(store: MemoryStore, table: str) -> None:
    store.tables[table]["row"]["rules"] = 99


def broken_row(store: MemoryStore, table: str) -> None:
    del store.tables[table]["row"]["players"]


@pytest.mark.parametrize("damage", [damaged_entry, missing_entry, broken_rule])
def test_a_damaged_log_is_shown_as_far_as_it_goes(
    ann: PagePlayer, new_page: NewPage, damage: Callable[[MemoryStore, str], None]
) -> None:
    table, whole = ann.make_table("me", "me"), ann.make_table("me", "me")
    played(ann, table, 3)
    damage(ann.page.store, table)
    with PagePlayer(new_page(ann.page.store)) as again:
        form = again.table(table)
        assert form["state"] == "frozen" and form["trouble"]
        with again.live(table) as live:
            assert live.moment()["sequence"] == 2
        assert len(parse(again.get(f"/tables/{table}/record")).actions) > 0
        again.refused("POST", f"/tables/{table}/actions", {"seat": 0, "sequence": 2, "action": "x", "key": new_key()})
        assert again.table(whole)["state"] == "running"


@pytest.mark.parametrize("damage", [newer_rules, broken_row])
def test_a_table_that_cannot_be_read_harms_no_other(
    ann: PagePlayer, new_page: NewPage, damage: Callable[[MemoryStore, str], None]
) -> None:
    table, whole = ann.make_table("me", "me"), ann.make_table("me", "me")
    damage(ann.page.store, table)
    with PagePlayer(new_page(ann.page.store)) as again:
        assert whole in [form["id"] for form in again.get("/tables", which="mine")["tables"]]
        assert again.get("/page/storage") == {"tables": 2, "damaged": int(damage is broken_row)}
        if damage is newer_rules:
            assert again.table(table)["trouble"]["id"] == "record-rules"
            assert "\nrules: 99\n" in again.get(f"/tables/{table}/record"), "frozen, and it can be exported"
        else:
            again.refused("GET", f"/tables/{table}/log")
        assert table in again.http.get("/api/page/games").text  # nothing is lost


ROW = (
    "id game rules board digest players options public takebacks host made changed version sequence state actor winners"
)
SEAT = "seat kind name bot"
ENTRY = "sequence kind seat by actions undone level key at"
TABLE = "id version row seats mine own_board key"
"""Fields that the first version of the page stored."""


def test_games_of_the_first_version_go_on(ann: PagePlayer, new_page: NewPage) -> None:
    """Old tables are listed, played and saved. Fields that were added later have default values."""

    def only(form: dict[str, Any], fields: str) -> dict[str, Any]:
        return {name: form[name] for name in fields.split()}

    table = ann.make_table("me", "me")
    played(ann, table, 3)
    store = ann.page.store
    form = only(store.tables[table], TABLE)
    form["row"] = only(form["row"], ROW)
    form["seats"] = [only(seat, SEAT) for seat in form["seats"]]
    store.tables[table] = form
    store.logs[table] = [only(entry, ENTRY) for entry in store.logs[table]]
    with PagePlayer(new_page(store)) as again:
        assert again.get("/page/storage") == {"tables": 1, "damaged": 0}
        assert [one["id"] for one in again.get("/tables", which="mine")["tables"]] == [table]
        played(again, table, 2)
        assert again.table(table)["state"] == "running"
        file = games(again)
    with PagePlayer(new_page(MemoryStore())) as elsewhere:
        assert loaded(elsewhere, file) == {"added": 1, "known": 0, "damaged": 0}


def games(ann: PagePlayer) -> str:
    return ann.http.get("/api/page/games").text


def loaded(ann: PagePlayer, file: str) -> Any:
    return ann.post("/page/games", {"file": file})


def test_all_games_move_to_another_browser(ann: PagePlayer, new_page: NewPage) -> None:
    tables = [ann.make_table("me", "me"), ann.make_table("me", "bot", game="felinia")]
    played(ann, tables[0], 3)
    with PagePlayer(new_page()) as elsewhere:
        assert loaded(elsewhere, games(ann)) == {"added": 2, "known": 0, "damaged": 0}
        for table in tables:
            assert elsewhere.get(f"/tables/{table}/record") == ann.get(f"/tables/{table}/record")
        assert loaded(elsewhere, games(ann)) == {"added": 0, "known": 2, "damaged": 0}
        played(elsewhere, tables[0], 1)
        back = games(elsewhere)
    assert loaded(ann, back)["added"] == 1
    assert ann.table(tables[0])["sequence"] == 5
    played(ann, tables[0], 1)


def test_a_game_that_went_on_in_both_browsers_is_kept_twice(ann: PagePlayer, new_page: NewPage) -> None:
    table = ann.make_table("me", "me")
    with PagePlayer(new_page()) as elsewhere:
        loaded(elsewhere, games(ann))
        played(elsewhere, table, 1)
        back = games(elsewhere)
    played(ann, table, 2)
    assert loaded(ann, back) == {"added": 1, "known": 0, "damaged": 0}
    sequences = [form["sequence"] for form in ann.get("/tables", which="mine")["tables"]]
    assert sorted(sequences) == [2, 3]


def test_a_damaged_game_in_a_file_harms_no_other(ann: PagePlayer, new_page: NewPage) -> None:
    ann.make_table("me", "me"), ann.make_table("me", "me")
    file = json.loads(games(ann))
    file["tables"][0]["entries"][0]["actions"] = ["nonsense"]
    with PagePlayer(new_page()) as elsewhere:
        assert loaded(elsewhere, json.dumps(file)) == {"added": 1, "known": 0, "damaged": 1}


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "page-games-unreadable"),
        ("[]", "page-games-unreadable"),
        ('{"kind": "kontor games"}', "page-games-unreadable"),
        ('{"kind": "kontor games", "format": 99, "tables": []}', "page-games-newer"),
    ],
)
def test_what_is_no_file_of_games_is_refused(ann: PagePlayer, file: str, said: str) -> None:
    status, problem = ann.refused("POST", "/page/games", {"file": file})
    assert (status, problem["said"][0]["id"]) == (400, said)


def test_forgetting_deletes_everything(ann: PagePlayer) -> None:
    table = ann.make_table("me", "me")
    with ann.live(table) as live:
        live.moment()
        assert ann.http.delete("/api/me").status_code == 204
        assert live.until(lambda one: one["type"] == "gone")
    assert ann.get("/me") == {"name": None}
    assert not ann.page.store.tables and not ann.page.store.logs


def test_hints_are_computed_once(ann: PagePlayer) -> None:
    table = ann.make_table("me", "bot")
    with ann.live(table, 0) as live:
        moment = live.decision(0)
    asked = {"seat": 0, "sequence": moment["sequence"]}
    found = ann.post(f"/tables/{table}/hints", asked)["hints"]
    assert found[0]["action"] in choices(moment)
    assert ann.post(f"/tables/{table}/hints", asked)["hints"] == found
    assert [question["ask"] for question in ann.page.questions] == ["hints"]


def test_a_bot_that_fails_gives_no_hint(ann: PagePlayer) -> None:
    table = ann.make_table("me", "bot")
    with ann.live(table, 0) as live:
        asked = {"seat": 0, "sequence": live.decision(0)["sequence"]}
    think, ann.page.think = ann.page.think, lambda _: '{"error": "the process died"}'
    assert ann.refused("POST", f"/tables/{table}/hints", asked)[1]["said"][0]["id"] == "server-no-answer"
    ann.page.think = think
    assert ann.post(f"/tables/{table}/hints", asked)["hints"]


def test_an_analysis_reports_its_progress(ann: PagePlayer) -> None:
    table = ann.make_table("bot", "bot", game="pfeffersaecke")
    assert ann.refused("GET", f"/tables/{table}/analysis")[1]["said"][0]["id"] == "server-analysis-later"
    with ann.live(table) as live:
        live.until(lambda one: one["type"] == "moment" and one["over"])
    shares = []
    while not (form := ann.get(f"/tables/{table}/analysis"))["done"]:
        shares.append(len(form["decisions"]))
    assert len(form["decisions"]) == form["total"] and shares == sorted(shares)
    assert ann.get(f"/tables/{table}/analysis", after=form["total"])["decisions"] == []


@pytest.mark.parametrize("game", SHORT_GAMES)
def test_the_costliest_decision_can_be_tried_again(ann: PagePlayer, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "ANALYSIS_POSITIONS", 2)
    try_again(ann, game)


def test_the_same_seeded_game_gives_the_same_record_in_page_and_server(
    new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One bot decides at once, and the other runs in another worker.

    All randomness comes from one random number generator.
    """
    seats = [{"who": "bot", "bot": level} for level in ("apprentice", "journeyman")]
    wanted: Form = {"game": "felinia", "board": None, "options": {}, "seats": seats}

    def record(player: Player) -> str:
        table = player.post("/tables", wanted)["id"]
        with player.live(table) as live:
            live.until(lambda one: one["type"] == "moment" and one["over"])
        return str(player.get(f"/tables/{table}/record"))

    with PagePlayer(new_page(seed=7)) as player:
        here = record(player)
    monkeypatch.setattr("kontor.server.service.random", SimpleNamespace(SystemRandom=lambda: random.Random(7)))
    # A bot that starts again when its first spectator arrives would draw another number.
    monkeypatch.setattr("kontor.server.bots._urgency", lambda room: Urgency.WATCHED)
    with running(settings_for(str(tmp_path / "kontor.sqlite"))) as url, Player(url) as guest:
        assert record(guest) == here
    with PagePlayer(new_page(seed=8)) as player:
        assert record(player) != here


def test_notes_are_stored_with_their_game(ann: PagePlayer, new_page: NewPage) -> None:
    table = ann.make_table("me", "me")
    ann.http.put(f"/api/tables/{table}/notes", json={"text": "Watch Stade"})
    played(ann, table, 1)
    other = PagePlayer(new_page(ann.page.store))
    assert other.get(f"/tables/{table}/notes") == {"text": "Watch Stade"}, "another tab has them"
    file = ann.get("/page/games")
    elsewhere = PagePlayer(new_page(MemoryStore()))
    elsewhere.post("/page/games", {"file": json.dumps(file)})
    assert elsewhere.get(f"/tables/{table}/notes") == {"text": "Watch Stade"}, "and so does the file with all games"
    ann.page.store.error = "full"
    status, problem = ann.refused("PUT", f"/tables/{table}/notes", {"text": "lost"})
    assert (status, problem["said"][0]["id"]) == (409, "page-storage-full")
    ann.page.store.error = None
    assert ann.get(f"/tables/{table}/notes") == {"text": "Watch Stade"}


def test_drawn_seats_are_stored(ann: PagePlayer) -> None:
    seen = set()
    for _ in range(40):
        table = ann.make_table("me", "bot", "bot", draw_seats=True)
        form = ann.table(table)
        (mine,) = [seat["seat"] for seat in form["seats"] if seat["mine"]]
        assert form["seats"][mine]["name"] == "Ann" and form["seats"][mine]["colour"] == 0
        seen.add(mine)
    assert seen == {0, 1, 2}
