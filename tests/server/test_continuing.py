"""Continuing from a position of another game: against bots, with the same history, and only if nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.player import Form, Player, choices
from tests.server.test_replay import do, moment
from tests.table.logs import GOLDEN

FINISHED = "hansa-standard_2_3-3-prestige.kontor"
MISSIONS = "hansa-standard_2_3-3-missions-cities.kontor"


@pytest.fixture(scope="module")
def ann(plain: str) -> Iterator[Player]:
    with Player(plain, "Ann") as player:
        yield player


@pytest.fixture(scope="module")
def eve(plain: str) -> Iterator[Player]:
    with Player(plain, "Eve") as player:
        yield player


def wanted(sequence: int, seat: int = 0, **more: object) -> Form:
    return {"sequence": sequence, "seat": seat, "name": "Eve", "bot": "apprentice", **more}


def opened(player: Player, name: str) -> str:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    return str(player.post("/records", {"record": text})["id"])


def actor_at(player: Player, table: str, sequence: int) -> int:
    return int(moment(player, table, sequence)["scene"]["actor"])


def test_a_finished_game_goes_on_from_any_of_its_moments(server: str) -> None:
    with Player(server, "Ann") as ann, Player(server, "Eve") as eve:
        old = opened(ann, MISSIONS)
        seat = actor_at(eve, old, 40)
        new = eve.post(f"/tables/{old}/continue", wanted(40, seat))
        assert (new["state"], new["sequence"], new["actor"], new["host"]) == ("running", 40, seat, True)
        assert [one["kind"] for one in new["seats"]] == ["person" if one == seat else "bot" for one in range(3)]
        assert new["seats"][seat]["mine"] and new["seats"][seat]["name"] == "Eve"
        for at in (1, 25, 40):  # its replay includes the whole game
            there, here = moment(eve, old, at, seat)["scene"], moment(eve, new["id"], at, seat)["scene"]
            assert here["sprites"] == there["sprites"] and here["desks"] == there["desks"]
        entries = eve.get(f"/tables/{new['id']}/log")["entries"]
        assert {entry["by"] for entry in entries} == {"table"}
        assert eve.refused("GET", f"/tables/{new['id']}/moments/40", params={"seat": (seat + 1) % 3})[0] == 403


def test_bots_answer_and_undo_ends_where_it_went_on(ann: Player, eve: Player) -> None:
    """Decisions made at this table can be undone, but not those made at the original table."""
    old = opened(ann, FINISHED)
    seat = actor_at(eve, old, 30)
    new = eve.post(f"/tables/{old}/continue", wanted(30, seat))["id"]
    with eve.live(new, seat) as live:
        decision = live.decision(seat)
        assert decision["undo"] == {"step": None, "turn": None}
        for _ in range(2):  # the actions of a turn
            last = eve.act(new, seat, decision, next(text for text in choices(decision) if text.startswith("place")))
            decision = live.moment(last)
        assert decision["scene"]["actor"] == seat and decision["undo"] == {"step": last - 1, "turn": 30}
        too_far = {"sequence": last, "to": 29, "key": "undo-too-far"}
        status, problem = eve.refused("POST", f"/tables/{new}/undo", too_far)
        assert (status, problem["code"], problem["said"][0]["id"]) == (409, "not-now", "live-undo-too-far")
        assert eve.post(f"/tables/{new}/undo", {**too_far, "to": 30, "key": "undo-all-of-it"})["sequence"] == last + 1
        decision = live.decision(seat)
        assert decision["undo"] == {"step": None, "turn": None}
        for text in ("place", "place", "end"):
            decision = live.moment(
                eve.act(new, seat, decision, next(one for one in choices(decision) if one.startswith(text)))
            )
        assert live.decision(seat)["sequence"] > decision["sequence"], "bots have answered"


def test_bots_begin_where_it_is_their_turn(ann: Player, eve: Player) -> None:
    old = opened(ann, FINISHED)
    seat = (actor_at(eve, old, 30) + 1) % 3
    new = eve.post(f"/tables/{old}/continue", wanted(30, seat))["id"]
    with eve.live(new, seat) as live:
        assert live.decision(seat)["sequence"] > 30


def test_while_other_people_play_nobody_tries_it_out(ann: Player, eve: Player) -> None:
    """A copy would offer hints, so it is rejected while other people are playing. A stand-in bot does not change this,
    but leaving does.
    """
    table = ann.make_table("me", "open")
    eve.join(table, 1)
    for player in (ann, eve):
        assert_refused(player, table, wanted(1), 409, "server-others-play")
    eve.post(f"/tables/{table}/seats/1/bot", {"level": "apprentice"})
    assert_refused(ann, table, wanted(1), 409, "server-others-play")
    eve.post(f"/tables/{table}/seats/1/leave")
    assert ann.post(f"/tables/{table}/continue", wanted(1))["sequence"] == 1


def test_a_running_game_without_secrets_can_be_tried_out(ann: Player, eve: Player) -> None:
    table = ann.make_table("me", "me")
    seat = ann.table(table)["actor"]
    do(ann, table, seat, "place")
    assert_refused(eve, table, wanted(2, seat), 409, "server-others-play")
    new = ann.post(f"/tables/{table}/continue", wanted(2, seat))
    assert new["sequence"] == 2 and ann.table(table)["sequence"] == 2, "the other table stays as it is"


def test_a_running_game_with_secrets_cannot(ann: Player, eve: Player) -> None:
    options = {"edition": "italian", "mission_cards": True}
    table = ann.make_table("me", "open", board="standard_2_3", options=options)
    eve.join(table, 1)
    eve.post(f"/tables/{table}/seats/1/leave")
    for seat in (0, 1):
        assert_refused(ann, table, wanted(1, seat), 403, "server-still-hidden")


def test_what_was_taken_back_is_gone_from_what_goes_on(ann: Player) -> None:
    table = ann.make_table("me", "me")
    seat = ann.table(table)["actor"]
    do(ann, table, seat, "place")
    ann.post(f"/tables/{table}/undo", {"sequence": 2, "to": 1, "key": "take-back-1"})
    assert ann.post(f"/tables/{table}/continue", wanted(3))["sequence"] == 1
    assert ann.post(f"/tables/{table}/continue", wanted(2))["sequence"] == 2, "unless it is what is looked at"


@pytest.mark.parametrize(
    ("form", "status", "said"),
    [
        (wanted(0), 404, "server-no-moment"),
        (wanted(1_000), 404, "server-no-moment"),
        (wanted(5, 3), 404, "server-no-seat"),
        (wanted(5, bot="deep thought"), 400, "bot-level-unknown"),
        (wanted(5, name="   "), 400, "server-name-length"),
        (wanted(-1), 400, "server-bad-field"),
    ],
)
def test_what_cannot_go_on(ann: Player, form: Form, status: int, said: str) -> None:
    assert_refused(ann, opened(ann, FINISHED), form, status, said)


def test_where_a_game_is_over_nothing_goes_on(ann: Player) -> None:
    table = opened(ann, FINISHED)
    assert_refused(ann, table, wanted(ann.table(table)["sequence"]), 409, "game-over")


def test_a_table_that_waits_does_not_go_on(ann: Player) -> None:
    assert_refused(ann, ann.make_table("me", "open"), wanted(1), 404, "server-no-moment")


@pytest.mark.parametrize("hidden", [False, True])
def test_the_page_is_told_where_it_works(ann: Player, eve: Player, hidden: bool) -> None:
    """Both the table and the moment report correctly whether continuing is possible."""
    options = {"edition": "italian", "mission_cards": hidden}
    table = ann.make_table("me", "open", board="standard_2_3", options=options)
    eve.join(table, 1)
    told = {"two people": [works(player, table, 1) for player in (ann, eve)]}
    eve.post(f"/tables/{table}/seats/1/bot", {"level": "apprentice"})
    told["one and a stand-in"] = [works(player, table, 1) for player in (ann, eve)]
    eve.post(f"/tables/{table}/seats/1/leave")
    told["one alone"] = [works(player, table, 1) for player in (ann, eve)]
    nobody = [False, False]
    assert told == {"two people": nobody, "one and a stand-in": nobody, "one alone": [not hidden, False]}
    finished = opened(ann, MISSIONS)
    end = ann.table(finished)["sequence"]
    assert [works(eve, finished, at) for at in (1, 40, end - 1, end)] == [True, True, True, False]


def works(player: Player, table: str, at: int) -> bool:
    """Return whether the server reports that a game can be continued at another table, after checking that this is
    true.
    """
    seen = moment(player, table, at)
    told = not player.table(table)["others_play"] and bool(seen["known"]) and not seen["over"]
    answer = player.http.post(f"/api/tables/{table}/continue", json=wanted(at))
    assert (answer.status_code == 201) == told, answer.text
    return told


def assert_refused(player: Player, table: str, form: Form, status: int, said: str) -> None:
    answered, problem = player.refused("POST", f"/tables/{table}/continue", form)
    assert (answered, problem["said"][0]["id"]) == (status, said)
