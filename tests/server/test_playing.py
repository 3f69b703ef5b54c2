"""Playing through the API: accepted and refused requests, the reasons, and repeated requests."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.player import Form, Player, choices, new_key


def doing(moment: Form, seat: int = 0, **other: object) -> Form:
    return {"seat": seat, "sequence": moment["sequence"], "action": choices(moment)[-1], "key": new_key(), **other}


def test_a_person_plays_against_bots(ann: Player) -> None:
    table = ann.make_table("me", "bot", "bot")
    with ann.live(table, 0) as live:
        for _ in range(3):
            moment = live.decision(0)
            done = ann.act(table, 0, moment, choices(moment)[-1])
            assert done == moment["sequence"] + 1
            assert live.moment(done)["entry"]["by"] == "person"
    entries = ann.get(f"/tables/{table}/log")["entries"]
    assert [entry["sequence"] for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[0]["kind"] == "start" and {entry["by"] for entry in entries} == {"table", "person", "bot"}


@pytest.mark.slow
def test_bots_play_a_game_to_its_end(ann: Player) -> None:
    table = ann.make_table("bot", "bot")
    while (over := ann.table(table))["state"] == "running":
        time.sleep(0.1)
    assert over["state"] == "over" and over["winners"] and over["actor"] is None
    assert "result: {" in ann.get(f"/tables/{table}/record")
    history = ann.get(f"/tables/{table}/scores")["moments"]
    assert max(history[-1]["points"]) > max(history[0]["points"]) == 0


def test_another_browser_sees_it_at_once(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    with ann.live(table, 0) as at_anns, ben.live(table, 1) as at_bens, eve.live(table) as at_eves:
        first = at_anns.moment()
        actor, player = (0, ann) if first["scene"]["actor"] == 0 else (1, ben)
        moment = first if actor == 0 else at_bens.moment()
        done = player.act(table, actor, moment, choices(moment)[-1])
        for live in (at_anns, at_bens, at_eves):
            assert live.moment(done)["sequence"] == done


@pytest.fixture
def begun(ann: Player, ben: Player) -> tuple[str, int, Form]:
    """Create a table of Ann and Ben, who hold one seat each.

    Returns the table, the seat to move, and the moment that it sees.
    """
    table = ann.make_table("me", "open", options={"two_players": "neutral_14"})
    actor = ben.join(table, 1)["actor"]
    with (ann, ben)[actor].live(table, actor) as live:
        return table, actor, live.decision(actor)


def players(ann: Player, ben: Player, actor: int) -> tuple[Player, Player]:
    """Return the player to move and the other player."""
    return (ann, ben) if actor == 0 else (ben, ann)


def test_an_action_needs_the_seat(ann: Player, ben: Player, eve: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    _, other = players(ann, ben, actor)
    for stranger in (eve, other):
        status, problem = stranger.refused("POST", f"/tables/{table}/actions", doing(moment, actor))
        assert (status, problem["code"]) == (403, "not-yours")


def test_an_action_needs_the_turn(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    _, other = players(ann, ben, actor)
    status, problem = other.refused("POST", f"/tables/{table}/actions", doing(moment, 1 - actor))
    assert (status, problem["code"]) == (409, "not-now")


@pytest.mark.parametrize("off", [-1, 1])
def test_an_action_needs_the_next_number(ann: Player, ben: Player, begun: tuple[str, int, Form], off: int) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    stale = doing(moment, actor, sequence=moment["sequence"] + off)
    status, problem = player.refused("POST", f"/tables/{table}/actions", stale)
    assert (status, problem["code"], problem["sequence"]) == (409, "stale", moment["sequence"])


def test_an_action_that_ends_the_turn_can_be_confirmed_first(
    ann: Player, ben: Player, begun: tuple[str, int, Form]
) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    status, problem = player.refused(
        "POST", f"/tables/{table}/actions", doing(moment, actor, action="end", same_turn=True)
    )
    assert (status, problem["code"]) == (409, "turn-ends")
    assert player.table(table)["sequence"] == moment["sequence"]
    place = next(text for text in choices(moment) if text.startswith("place trader"))
    player.post(f"/tables/{table}/actions", doing(moment, actor, action=place, same_turn=True))
    assert player.table(table)["actor"] == actor


def test_an_action_must_be_legal(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    route = "claim " + next(text for text in choices(moment) if text.startswith("place trader"))[13:-2]
    status, problem = player.refused("POST", f"/tables/{table}/actions", doing(moment, actor, action=route))
    assert (status, problem["code"], problem["rule"]) == (409, "illegal", "C1")
    status, problem = player.refused("POST", f"/tables/{table}/actions", doing(moment, actor, action="fly to the moon"))
    assert (status, problem["code"]) == (400, "bad-request")
    assert player.table(table)["sequence"] == moment["sequence"]


def test_the_same_click_is_done_once(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    click = doing(moment, actor)
    first, again = (player.post(f"/tables/{table}/actions", click) for _ in range(2))
    assert first == again
    assert player.table(table)["sequence"] == first["sequence"]


def test_of_two_clicks_at_once_one_counts(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    path = f"/api/tables/{table}/actions"
    clicks = [doing(moment, actor) for _ in range(6)]
    with ThreadPoolExecutor(len(clicks)) as pool:
        answers = list(pool.map(lambda click: player.http.post(path, json=click), clicks))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"stale"}
    assert player.table(table)["sequence"] == moment["sequence"] + 1


def test_the_same_click_sent_many_times_at_once_counts_once(
    ann: Player, ben: Player, begun: tuple[str, int, Form]
) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    click = doing(moment, actor)
    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(lambda _: player.post(f"/tables/{table}/actions", click), range(6)))
    assert done == [{"sequence": moment["sequence"] + 1}] * 6


def test_a_decision_is_taken_back(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    player, other = players(ann, ben, actor)
    place = next(text for text in choices(moment) if text.startswith("place trader"))
    with player.live(table, actor) as live:
        done = player.act(table, actor, moment, place)
        undo = live.moment(done)["undo"]
        assert undo == {"step": moment["sequence"], "turn": moment["sequence"]}
        taking = {"sequence": done, "to": undo["step"], "key": new_key()}
        status, problem = other.refused("POST", f"/tables/{table}/undo", {**taking, "key": new_key()})
        assert (status, problem["code"]) == (409, "not-now")
        taken = player.post(f"/tables/{table}/undo", taking)["sequence"]
        assert player.post(f"/tables/{table}/undo", taking)["sequence"] == taken
        back = live.moment(taken)
    assert back["entry"]["kind"] == "undo" and back["entry"]["undone"] == [done]
    assert choices(back) == choices(moment)


def test_taking_back_needs_a_seat_and_the_next_number(
    ann: Player, ben: Player, eve: Player, begun: tuple[str, int, Form]
) -> None:
    table, actor, moment = begun
    player, _ = players(ann, ben, actor)
    taking = {"sequence": moment["sequence"], "to": 1, "key": new_key()}
    assert eve.refused("POST", f"/tables/{table}/undo", taking)[0] == 403
    status, problem = player.refused("POST", f"/tables/{table}/undo", {**taking, "sequence": 0})
    assert (status, problem["code"]) == (409, "stale")


def test_why_not_names_the_rule(ann: Player, ben: Player, begun: tuple[str, int, Form]) -> None:
    table, actor, moment = begun
    player, other = players(ann, ben, actor)
    post = next(choice for choice in moment["scene"]["choices"] if choice["text"].startswith("place trader"))["path"][0]
    asked = {"seat": actor, "path": [post.replace("post:", "route:")[:-2]]}
    refusals = player.post(f"/tables/{table}/why", asked)["refusals"]
    assert refusals[0]["rule"] == "C1"
    assert other.refused("POST", f"/tables/{table}/why", asked)[0] == 403
    assert other.post(f"/tables/{table}/why", {**asked, "seat": 1 - actor})["refusals"][0]["rule"] is None


def test_nothing_can_be_done_before_the_game_begins(ann: Player) -> None:
    table = ann.make_table("me", "open")
    click = {"seat": 0, "sequence": 0, "action": "end", "key": new_key()}
    status, problem = ann.refused("POST", f"/tables/{table}/actions", click)
    assert (status, problem["code"]) == (409, "not-now")
    assert ann.refused("GET", f"/tables/{table}/record")[0] == 409
    assert ann.get(f"/tables/{table}/log") == {"entries": []}
