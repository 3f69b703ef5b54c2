"""Seats: taking and leaving them, links back to a seat, and stand-in bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from kontor.bots import USUAL
from tests.server.player import Player, choices
from tests.server.running import MANY, running, settings_for

pytestmark = pytest.mark.slow

Somebody = Callable[[str, str], Player]


def seat_of(player: Player, table: str, seat: int) -> dict[str, object]:
    found: dict[str, object] = player.table(table)["seats"][seat]
    return found


def test_the_game_begins_when_no_seat_is_open(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "bot")
    with ann.live(table, 0) as live:
        assert live.table()["state"] == "waiting"
        form = ben.join(table, 1)
        assert form["state"] == "running" and form["sequence"] >= 1
        assert live.until(lambda one: one["type"] == "table" and one["table"]["state"] == "running")
        assert live.moment()["sequence"] >= 1
    assert ann.get(f"/tables/{table}/log")["entries"][0]["kind"] == "start"


def test_a_taken_seat_cannot_be_taken(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "bot")
    ben.join(table, 1)
    for seat in (0, 1, 2):
        status, problem = eve.refused("POST", f"/tables/{table}/seats/{seat}/join", {"name": "Eve"})
        assert (status, problem["code"]) == (409, "not-now")
    for seat in (3, 16, -1):
        assert eve.refused("POST", f"/tables/{table}/seats/{seat}/join", {"name": "Eve"})[0] == 404


def test_a_name_like_that_of_a_person_at_the_table_is_refused(ann: Player, ben: Player, eve: Player) -> None:
    """Look-alikes have spaces, accents, other cases or Cyrillic letters. Everyone may vary their own name."""
    table = ann.make_table("me", "open", "open")
    before = ben.join(table, 1)
    for taken, other, path in (("Ann", ben, "1/rename"), ("Ben", ann, "0/rename"), ("Ben", eve, "2/join")):
        cyrillic = taken.translate({ord("A"): "А", ord("B"): "В"})
        for name in (taken, f" {taken.lower()} ", " ".join(taken), cyrillic, f"{taken[:-1]}ñ"):
            status, problem = other.refused("POST", f"/tables/{table}/seats/{path}", {"name": name})
            assert (status, problem["said"][0]["id"]) == (400, "server-name-taken"), name
    assert ben.table(table) == before
    assert ben.post(f"/tables/{table}/seats/1/rename", {"name": "BÉN"})["seats"][1]["name"] == "BÉN"


@pytest.mark.parametrize("what", ["leave", "rename", "link"])
def test_what_only_the_holder_may_do(ann: Player, ben: Player, eve: Player, what: str) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    form = {"name": "Eve"} if what == "rename" else None
    for other in (eve, ben):
        assert other.refused("POST", f"/tables/{table}/seats/0/{what}", form)[0] == 403


def test_one_browser_may_hold_several_seats(ann: Player) -> None:
    table = ann.make_table("me", "me", "open")
    ann.name = "Anna"
    assert [seat["mine"] for seat in ann.join(table, 2)["seats"]] == [True] * 3
    assert ann.post(f"/tables/{table}/seats/1/rename", {"name": "Bert"})["seats"][1]["name"] == "Bert"


SECRETS = {"edition": "italian", "mission_cards": True}


def test_who_takes_a_seat_over_knows_its_secrets(ann: Player, ben: Player, eve: Player) -> None:
    """Secrets belong to the seat. A person who has left it no longer sees them."""
    table = ann.make_table("me", "open", board="standard_2_3", options=SECRETS)
    ben.join(table, 1)
    with ben.live(table, 1) as live:
        before = live.moment()["scene"]
    ben.post(f"/tables/{table}/seats/1/leave")
    assert ben.refused("GET", f"/tables/{table}/moments/1", params={"seat": 1})[0] == 403
    eve.join(table, 1)
    cards = [one for one in before["sprites"] if one["place"].startswith("mission:1")]
    after = eve.get(f"/tables/{table}/moments/1", seat=1)["scene"]["sprites"]
    assert cards and all(card in after for card in cards)


def test_who_plays_takes_no_second_seat_to_see_its_secrets(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open", board="standard_2_3", options=SECRETS)
    ben.join(table, 1)
    eve.join(table, 2)
    eve.post(f"/tables/{table}/seats/2/leave")
    status, problem = ann.refused("POST", f"/tables/{table}/seats/2/join", {"name": "Ann"})
    assert (status, problem["code"], problem["said"][0]["id"]) == (409, "not-now", "server-second-seat")
    ben.post(f"/tables/{table}/seats/1/bot", {"level": "apprentice"})
    assert ann.refused("POST", f"/tables/{table}/seats/2/join", {"name": "Ann"})[0] == 409, "Ben can come back"
    eve.join(table, 2)
    for player, seat in ((ben, 1), (eve, 2)):
        player.post(f"/tables/{table}/seats/{seat}/leave")
    assert ann.join(table, 2)["seats"][2]["mine"], "against bots nobody minds"


def test_without_secrets_a_second_seat_is_as_good_as_any(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open")
    ben.join(table, 1)
    eve.join(table, 2)
    eve.post(f"/tables/{table}/seats/2/leave")
    assert ann.join(table, 2)["seats"][2]["mine"]


def test_leaving_before_the_game_begins_opens_the_seat(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "open")
    ben.join(table, 1)
    left = ben.post(f"/tables/{table}/seats/1/leave")["seats"][1]
    assert (left["kind"], left["name"], left["bot"], left["mine"]) == ("open", None, None, False)
    assert ann.table(table)["state"] == "waiting"


def test_the_host_may_free_a_seat_while_the_table_waits(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open", "bot")
    ben.join(table, 1)
    assert eve.refused("POST", f"/tables/{table}/seats/1/leave")[0] == 403
    left = ann.post(f"/tables/{table}/seats/1/leave")["seats"][1]
    assert (left["kind"], left["name"], left["bot"]) == ("open", None, None)
    assert ann.refused("POST", f"/tables/{table}/seats/3/leave")[0] == 403  # a bot's
    ben.join(table, 1)
    eve.join(table, 2)  # now the game runs
    assert ann.refused("POST", f"/tables/{table}/seats/1/leave")[0] == 403


def test_leaving_a_game_lets_a_bot_play_on_and_somebody_else_can_come(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    left = ben.post(f"/tables/{table}/seats/1/leave")["seats"][1]
    assert (left["kind"], left["name"], left["bot"]) == ("open", None, USUAL)
    with ann.live(table, 0) as live:
        live.decision(0)  # the bot plays as far as Ann has to decide
    joined = eve.join(table, 1)["seats"][1]
    assert (joined["kind"], joined["name"], joined["bot"], joined["mine"]) == ("person", "Eve", None, True)
    kinds = [entry["kind"] for entry in ann.get(f"/tables/{table}/log")["entries"]]
    assert kinds.count("takeover") == 1 and kinds[-1] == "giveback"
    assert ben.refused("POST", f"/tables/{table}/seats/1/leave")[0] == 403


def test_a_bot_stands_in_and_gives_the_seat_back(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    level = {"level": "apprentice"}
    assert eve.refused("POST", f"/tables/{table}/seats/1/bot", level)[0] == 403
    assert ann.refused("POST", f"/tables/{table}/seats/1/bot", level)[0] == 403, "not even the host"
    assert ben.refused("POST", f"/tables/{table}/seats/1/bot", {"level": "grandmaster"})[0] == 400
    taken = ben.post(f"/tables/{table}/seats/1/bot", level)["seats"][1]
    assert (taken["kind"], taken["name"], taken["bot"]) == ("person", "Ben", "apprentice")
    assert ben.refused("POST", f"/tables/{table}/seats/1/bot", level)[0] == 409
    with ann.live(table, 0) as live:
        sequence = live.decision(0)["sequence"]
    click = {"seat": 1, "sequence": sequence, "action": "end", "key": "somekey1"}
    assert ben.refused("POST", f"/tables/{table}/actions", click)[1]["said"][0]["id"] == "server-bot-there"
    assert ann.refused("POST", f"/tables/{table}/seats/1/return")[0] == 403
    assert ben.post(f"/tables/{table}/seats/1/return")["seats"][1]["bot"] is None
    assert ben.refused("POST", f"/tables/{table}/seats/1/return")[0] == 409


def test_nobody_is_shown_choices_while_a_bot_stands_in(ann: Player) -> None:
    table = ann.make_table("me", "me")
    actor = ann.table(table)["actor"]
    with ann.live(table, actor) as live:
        moment = live.decision(actor)
        ann.post(f"/tables/{table}/seats/{actor}/bot", {"level": "apprentice"})
        taken = live.moment(moment["sequence"] + 1)
        assert taken["entry"]["kind"] == "takeover" and not choices(taken)


def test_a_bot_fills_an_open_seat_so_that_the_game_can_begin(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open")
    ben.join(table, 1)
    level = {"level": "apprentice"}
    assert eve.refused("POST", f"/tables/{table}/seats/2/bot", level)[0] == 403
    form = ben.post(f"/tables/{table}/seats/2/bot", level)  # anybody who sits there may
    assert form["state"] == "running" and form["seats"][2]["bot"] == "apprentice"
    entries = ann.get(f"/tables/{table}/log")["entries"]
    assert [entry["kind"] for entry in entries[:2]] == ["start", "takeover"]
    assert eve.join(table, 2)["seats"][2]["bot"] is None
    assert eve.post(f"/tables/{table}/seats/2/leave")["seats"][2]["bot"] == USUAL
    assert ben.refused("POST", f"/tables/{table}/seats/2/return")[0] == 403
    assert ann.post(f"/tables/{table}/seats/2/return")["seats"][2]["bot"] is None  # the host may


def test_a_bots_own_seat_stays_a_bots(ann: Player) -> None:
    table = ann.make_table("me", "bot")
    for what, form in (("bot", {"level": "apprentice"}), ("join", {"name": "Eve"})):
        assert ann.refused("POST", f"/tables/{table}/seats/1/{what}", form)[0] == 409
    assert ann.refused("POST", f"/tables/{table}/seats/1/return")[0] == 403


def test_a_link_brings_a_person_back_on_another_device(ann: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    link = ann.post(f"/tables/{table}/seats/0/link")
    assert len(link["secret"]) >= 43
    assert eve.post("/seats/enter", link) == {"table": table, "seat": 0}
    assert eve.post("/seats/enter", link) == {"table": table, "seat": 0}
    assert seat_of(eve, table, 0)["mine"] and eve.get("/me") == {"name": "Ann"}
    assert seat_of(ann, table, 0)["mine"]
    assert not eve.table(table)["host"]


def test_a_wrong_link_leads_nowhere(ann: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    link = ann.post(f"/tables/{table}/seats/0/link")
    secret = link["secret"]
    for wrong in (secret[:-1] + ("A" if secret[-1] != "A" else "B"), secret.swapcase(), table.ljust(16, "_")):
        status, problem = eve.refused("POST", "/seats/enter", {"secret": wrong})
        assert (status, problem["code"]) == (404, "not-found")
    assert eve.refused("POST", "/seats/enter", {"secret": "short"})[0] == 400
    assert eve.cookie is None
    ann.post(f"/tables/{table}/seats/0/leave")
    assert eve.refused("POST", "/seats/enter", link)[0] == 404


def test_a_seat_has_eight_links_at_most(ann: Player, eve: Player) -> None:
    table = ann.make_table("me", "open")
    links = [ann.post(f"/tables/{table}/seats/0/link") for _ in range(9)]
    assert eve.refused("POST", "/seats/enter", links[0])[0] == 404
    for link in links[1:]:
        assert eve.post("/seats/enter", link)["table"] == table


def test_bots_among_themselves_leave_time_to_have_a_seat_back(database: str, somebody: Somebody) -> None:
    with running(settings_for(database, limits=replace(MANY, bots_alone=1))) as url:
        ann = somebody(url, "Ann")
        table = ann.make_table("me", "bot", "bot", "bot")
        ann.post(f"/tables/{table}/seats/0/bot", {"level": "apprentice"})
        with ann.live(table) as live:
            live.moment(ann.table(table)["sequence"] + 3)
        assert ann.post(f"/tables/{table}/seats/0/return")["state"] == "running"
        entries = ann.get(f"/tables/{table}/log")["entries"]
        kinds = [entry["kind"] for entry in entries]
        alone = entries[kinds.index("takeover") + 2 : kinds.index("giveback")]
        times = [datetime.fromisoformat(entry["at"]) for entry in alone]
        assert len(times) >= 2 and all(after - before >= timedelta(seconds=0.9) for before, after in pairwise(times))
