"""Tables and people: creating, finding, listing and deleting them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import kontor
from kontor.bots import LEVELS, USUAL
from tests.server.player import Form, Player
from tests.server.running import MANY, running, settings_for


def ids(player: Player, which: str) -> list[str]:
    return [table["id"] for table in player.get("/tables", which=which)["tables"]]


def test_a_guest_has_no_cookie_until_it_is_needed(ann: Player) -> None:
    assert ann.get("/me") == {"name": None}
    assert not ann.http.cookies
    assert ann.http.put("/api/me", json={"name": "  Änne  "}).json() == {"name": "Änne"}
    assert ann.cookie is not None and ann.get("/me") == {"name": "Änne"}


def test_the_name_at_the_first_table_becomes_the_name_of_the_person(ann: Player) -> None:
    ann.make_table("me", "open")
    assert ann.get("/me") == {"name": "Ann"}


def test_games_are_described(ann: Player) -> None:
    game = next(one for one in ann.get("/games") if one["id"] == "hansa")
    assert [one["id"] for one in ann.get("/games")] == list(kontor.GAMES)
    assert game["id"] == "hansa" and game["players"] == [2, 3, 4, 5] and game["bots"] == list(LEVELS)
    kinds = {option["name"]: option["kind"] for option in game["options"]}
    assert kinds["edition"] == "preset" and kinds["mission_cards"] == "flag" and kinds["marker_mix"] == "counts"


def test_a_setup_is_completed_or_its_faults_are_named(ann: Player) -> None:
    whole = ann.post("/games/hansa/setup", {"players": 4, "options": {"edition": "2014"}})
    assert whole["board"] == "standard_4_5" and whole["options"]["new_markers"] == "face_down" and not whole["faults"]
    faulty = ann.post("/games/hansa/setup", {"players": 7, "options": {"edition": "1066"}})
    assert [fault["id"] for fault in faulty["faults"]] == ["setup-players", "option-value"]
    assert ann.refused("POST", "/games/chess/setup", {"players": 2})[0] == 404
    senseless = ann.post("/games/hansa/setup", {"players": 2, "options": {f"x{number}": 1 for number in range(99)}})
    assert len(senseless["faults"]) == 50


def test_a_table_that_waits_for_somebody(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "bot", "open")
    form = ben.table(table)
    assert (form["state"], form["sequence"], form["actor"], form["host"]) == ("waiting", 0, None, False)
    assert [seat["kind"] for seat in form["seats"]] == ["person", "bot", "open"]
    assert [seat["name"] for seat in form["seats"]] == ["Ann", None, None]
    assert [seat["mine"] for seat in form["seats"]] == [False] * 3
    mine = ann.table(table)
    assert mine["host"] and [seat["mine"] for seat in mine["seats"]] == [True, False, False]


def test_public_tables_are_listed_and_others_only_for_those_at_them(ann: Player, ben: Player) -> None:
    public, hidden = ann.make_table("me", "open", public=True), ann.make_table("me", "open")
    assert public in ids(ben, "open") and hidden not in ids(ben, "open")
    assert {public, hidden} <= set(ids(ann, "mine")) and not ids(ben, "mine")
    ben.join(hidden, 1)
    assert ids(ben, "mine") == [hidden]
    assert ben.get("/tables", which="mine")["tables"][0]["actor"] in (0, 1)


@pytest.mark.slow
def test_your_tables_begin_with_those_that_wait_for_you(ann: Player, ben: Player) -> None:
    tables = [ann.make_table("me", "open") for _ in range(6)]
    for table in tables:
        ben.join(table, 1)
    for player, seat in ((ann, 0), (ben, 1)):
        mine = [one for one in player.get("/tables", which="mine")["tables"] if one["id"] in tables]
        waiting = [one["actor"] == seat for one in mine]
        assert len(mine) == 6 and waiting == sorted(waiting, reverse=True)
        for turn in (True, False):
            changed = [one["changed"] for one in mine if (one["actor"] == seat) == turn]
            assert changed == sorted(changed, reverse=True), "the last one first"


def test_a_list_has_an_end(database: str, somebody: Callable[[str, str], Player]) -> None:
    with running(settings_for(database)) as url:
        ann = somebody(url, "Ann")
        for _ in range(52):
            ann.make_table("open", "open", public=True)
        listed = ann.get("/tables", which="open")
        assert len(listed["tables"]) == 50 and listed["more"]
        assert not ann.get("/tables", which="over")["more"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"board": "moon"},
        {"options": {"edition": "1066"}},
        {"seats": [{"who": "me", "name": "Ann"}]},
        {"seats": [{"who": "me"}, {"who": "open"}]},
        {"seats": [{"who": "bot", "bot": "grandmaster"}, {"who": "open"}]},
        {"seats": []},
        {"seats": [{"who": "cat"}] * 2},
        {"takebacks": "all"},
        {"public": "yes"},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Player, wrong: Form) -> None:
    form = {"game": "hansa", "board": None, "options": {}, "seats": [{"who": "open"}] * 2, **wrong}
    status, problem = ann.refused("POST", "/tables", form)
    assert status == (404 if "game" in wrong else 400) and problem["said"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\u202eAnn", "\u200b", "\ufeff", "!!!", "a\tb", "\ud7ff\ue000"]
)
def test_names_that_are_no_plain_text_are_refused(ann: Player, name: str) -> None:
    for method, path, form in (("PUT", "/me", {"name": name}), ("POST", "/tables", _with_name(name))):
        assert ann.refused(method, path, form)[0] == 400
    assert ann.get("/me") == {"name": None}


def _with_name(name: str) -> Form:
    return {"game": "hansa", "board": None, "options": {}, "seats": [{"who": "me", "name": name}, {"who": "open"}]}


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "Zoë & Åsa", "李 小龍", "Ann 👩‍🌾", "x" * 40, "O'Neill"])
def test_names_are_kept_as_text(ann: Player, name: str) -> None:
    table = ann.post("/tables", _with_name(name))
    assert table["seats"][0]["name"] == name
    assert ann.http.get(f"/api/tables/{table['id']}").headers["content-type"] == "application/json"


def test_only_whoever_made_a_table_can_delete_it(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "open")
    ben.join(table, 1)
    assert ben.refused("DELETE", f"/tables/{table}")[0] == 403
    with ben.live(table, 1) as live:
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        assert live.until(lambda one: one["type"] == "gone")
    assert ben.refused("GET", f"/tables/{table}")[0] == 404
    assert ann.refused("DELETE", f"/tables/{table}")[0] == 404
    assert not ids(ann, "mine") and not ids(ben, "mine")


def test_a_table_is_not_found_by_guessing(ann: Player) -> None:
    for id in ("nothing", "x" * 300, "a%00b", "..", "%2e%2e%2fetc"):
        assert ann.refused("GET", f"/tables/{id}")[0] == 404


def test_somebody_is_forgotten(ann: Player, ben: Player) -> None:
    running_table = ann.make_table("me", "open")
    ben.join(running_table, 1)
    waiting = ben.make_table("me", "open", "open")
    ann.join(waiting, 1)
    alone = ann.make_table("me", "bot")
    assert ann.http.delete("/api/me").status_code == 204
    assert ann.cookie is None and ann.get("/me") == {"name": None}
    assert ben.refused("GET", f"/tables/{alone}")[0] == 404
    seat = ben.table(running_table)["seats"][0]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("open", None, USUAL)
    assert ben.table(running_table)["host"]
    seat = ben.table(waiting)["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("open", None, None)


def test_somebody_elses_table_stays_when_the_only_one_at_it_is_forgotten(ann: Player, ben: Player) -> None:
    table = ann.make_table("open", "open")
    ben.join(table, 1)
    assert ben.http.delete("/api/me").status_code == 204
    form = ann.table(table)
    assert form["host"] and [seat["name"] for seat in form["seats"]] == [None, None]


def test_there_are_limits_to_new_browsers(database: str, somebody: Callable[[str, str], Player]) -> None:
    with running(settings_for(database, limits=replace(MANY, sessions_a_day=2))) as url:
        ann, ben, eve = (somebody(url, name) for name in ("Ann", "Ben", "Eve"))
        for player in (ann, ben, ann):
            player.make_table("me", "open")
        status, problem = eve.refused("PUT", "/me", {"name": "Eve"})
        assert (status, problem["code"]) == (429, "too-many")
        assert eve.get("/me") == {"name": None}


def test_there_are_limits_to_tables(database: str, somebody: Callable[[str, str], Player]) -> None:
    form: Form = {"game": "hansa", "board": None, "options": {}, "seats": [{"who": "open"}] * 2}
    with running(settings_for(database, limits=replace(MANY, tables_a_day=2))) as url:
        ann = somebody(url, "Ann")
        for _ in range(2):
            ann.make_table("open", "open")
        status, problem = ann.refused("POST", "/tables", form)
        assert (status, problem["code"]) == (429, "too-many")
        ben = somebody(url, "Ben")
        assert ben.refused("POST", "/tables", form)[0] == 429  # the same address
        assert ben.cookie is None
