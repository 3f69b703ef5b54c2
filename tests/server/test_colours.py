"""Colours that players choose, and seats that are drawn when the game begins."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from kontor.paint.palette import numbered
from kontor.table.changes import Change
from kontor.table.colours import COLOURS, colours_of
from kontor.table.rows import BOT, OPEN, PERSON, SeatRow
from tests.server.player import Form, Player

pytestmark = pytest.mark.slow


def colours(form: Form) -> list[int]:
    return [seat["colour"] for seat in form["seats"]]


def test_the_table_has_as_many_colours_as_the_painters() -> None:
    assert numbered("seat") == COLOURS


def test_seats_without_a_choice_take_what_is_left() -> None:
    def of(*chosen: int | None) -> list[int]:
        return colours_of([SeatRow(seat, BOT, colour=colour) for seat, colour in enumerate(chosen)])

    assert of(None, None, None) == [0, 1, 2]
    assert of(2, None, None) == [2, 1, 0]
    assert of(None, 0, None) == [1, 0, 2]
    assert of(5, 0, None, None) == [5, 0, 2, 3]
    assert of(1, 1, None) == [1, 0, 2], "damaged data still gives every seat a colour of its own"
    assert of(*[None] * 8) == [0, 1, 2, 3, 4, 5, 0, 1]


def test_a_player_chooses_a_free_colour_until_the_game_begins(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "bot")
    assert colours(ann.table(table)) == [0, 1, 2]
    assert colours(ann.post(f"/tables/{table}/seats/0/colour", {"colour": 2})) == [2, 1, 0], "the bot makes room"
    with ann.live(table, 0) as live:
        assert colours(live.table()) == [2, 1, 0]
        assert colours(ben.join(table, 1)) == [2, 1, 0]
        assert colours(live.until(lambda one: one["type"] == "table")["table"]) == [2, 1, 0]
    refused = ann.refused("POST", f"/tables/{table}/seats/0/colour", {"colour": 4})
    assert (refused[0], refused[1]["said"][0]["id"]) == (409, "server-colour-begun")
    ben.post(f"/tables/{table}/seats/1/leave")
    assert colours(ann.table(table)) == [2, 1, 0], "nobody's colour changes during the game"


def test_the_colour_of_another_person_cannot_be_chosen(ann: Player, ben: Player, eve: Player) -> None:
    table = ann.make_table("me", "open", "open")
    ben.join(table, 1)
    said = ben.refused("POST", f"/tables/{table}/seats/1/colour", {"colour": 0})[1]["said"][0]["id"]
    assert said == "server-colour-taken"
    assert eve.refused("POST", f"/tables/{table}/seats/1/colour", {"colour": 3})[0] == 403
    assert ann.refused("POST", f"/tables/{table}/seats/1/colour", {"colour": 3})[0] == 403, "not even by the host"
    assert ann.refused("POST", f"/tables/{table}/seats/9/colour", {"colour": 3})[0] == 404
    for wrong in (-1, 6, "red", None):
        assert ben.refused("POST", f"/tables/{table}/seats/1/colour", {"colour": wrong})[0] == 400
    ann.post(f"/tables/{table}/seats/0/colour", {"colour": 5})
    assert colours(ben.post(f"/tables/{table}/seats/1/colour", {"colour": 0})) == [5, 0, 2]


def wanted(*of: int | None) -> list[Form]:
    return [{"who": "me", "name": f"P{seat}", "colour": colour} for seat, colour in enumerate(of)]


def test_colours_are_chosen_with_a_new_table(ann: Player) -> None:
    form: dict[str, Any] = {"game": "hansa", "board": None, "options": {}}
    assert colours(ann.post("/tables", {**form, "seats": wanted(4, None, 1)})) == [4, 0, 1]
    status, problem = ann.refused("POST", "/tables", {**form, "seats": wanted(4, None, 4)})
    assert (status, problem["said"][0]["id"]) == (400, "server-colour-taken")


def test_a_rematch_keeps_the_colours_of_people(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    ann.post(f"/tables/{table}/seats/0/colour", {"colour": 3})
    ben.join(table, 1)
    for player in (ann, ben):
        player.post(f"/tables/{table}/votes", {"what": "abandon", "agree": True})
    ann.post(f"/tables/{table}/rematch", {})
    again = ann.table(str(ben.post(f"/tables/{table}/rematch", {})["rematch"]["next"]))
    assert {seat["name"]: seat["colour"] for seat in again["seats"]} == {"Ann": 3, "Ben": 1}


def test_a_colour_never_reaches_the_record(ann: Player) -> None:
    records = []
    for colour in (None, 5):
        made = ann.post("/tables", {"game": "hansa", "board": None, "options": {}, "seats": wanted(colour, None, None)})
        text = ann.get(f"/tables/{made['id']}/record")
        records.append([line for line in text.splitlines() if ":" in line])
    assert records[0] == records[1]


# Drawn seats


class DrawnTable:
    """A table with people at seats 0 and 1. Its seats are drawn at random."""

    def __init__(self, ann: Player, ben: Player) -> None:
        self.id = ann.make_table("me", "open", "bot", draw_seats=True)
        self.link = ann.post(f"/tables/{self.id}/seats/0/link")["secret"]
        self.form = ben.join(self.id, 1)

    def seat(self, name: str) -> int:
        return next(int(seat["seat"]) for seat in self.form["seats"] if seat["name"] == name)


def test_seats_are_drawn_when_the_game_begins(ann: Player, ben: Player, eve: Player) -> None:
    """After the draw, people still have their seats, their turns, the link, the chat and the colour."""
    seen = Counter[int]()
    for _ in range(40):
        drawn = DrawnTable(ann, ben)
        seat = drawn.seat("Ann")
        seen[seat] += 1
        for player, name in ((ann, "Ann"), (ben, "Ben")):
            mine = [one for one in player.table(drawn.id)["seats"] if one["mine"]]
            assert [one["name"] for one in mine] == [name]
        assert drawn.form["seats"][seat]["colour"] == 0 and drawn.form["seats"][drawn.seat("Ben")]["colour"] == 1
        kinds = [entry["kind"] for entry in ann.get(f"/tables/{drawn.id}/log")["entries"]]
        assert kinds[:2] == ["start", "seats"]
        if len(seen) == 3:
            break
    assert len(seen) == 3, "in forty games, everyone sits everywhere"
    assert eve.post("/seats/enter", {"secret": drawn.link}) == {"table": drawn.id, "seat": seat}
    assert ann.get(f"/tables/{drawn.id}/moments/1", seat=seat)["viewer"] == seat
    other = ann.refused("GET", f"/tables/{drawn.id}/moments/1", params={"seat": drawn.seat("Ben")})
    assert other[0] == 403


def test_what_was_said_before_the_draw_keeps_its_author(ann: Player, ben: Player) -> None:
    for _ in range(40):
        table = ann.make_table("me", "open", "bot", draw_seats=True)
        ann.post(f"/tables/{table}/chat", {"preset": "hello"})
        form = ben.join(table, 1)
        seat = next(one["seat"] for one in form["seats"] if one["name"] == "Ann")
        line = ben.get(f"/tables/{table}/chat")["lines"][0]
        assert (line["name"], line["seat"]) == ("Ann", seat)
        if seat:
            return
    raise AssertionError("in forty games, Ann never moved")


def test_a_watcher_of_a_seat_sees_only_the_new_one(ann: Player, ben: Player) -> None:
    """A socket with a seat's view from before the draw does not show the secrets of the new owner."""
    secrets = {"edition": "italian", "mission_cards": True}
    for _ in range(40):
        table = ann.make_table("me", "open", board="standard_2_3", options=secrets, draw_seats=True)
        with ann.live(table, 0) as live:
            live.table()
            form = ben.join(table, 1)
            moment = live.moment()
            seat = next(one["seat"] for one in form["seats"] if one["name"] == "Ann")
            assert moment["viewer"] == (0 if seat == 0 else -4)
            if seat == 0:
                continue
            live.look(1)
            assert live.until(lambda one: one["type"] == "moment" and one["viewer"] == 1)
            return
    raise AssertionError("in forty games, Ann never moved")


def test_every_order_is_equally_likely() -> None:
    seats = [SeatRow(0, PERSON, "A"), SeatRow(1, PERSON, "B"), SeatRow(2, OPEN, None, "journeyman")]
    bits, seen = random.Random(7), Counter[str]()
    for _ in range(6_000):
        change: Any = Change.__new__(Change)
        change.seats, change.holds, change.votes = list(seats), {0: frozenset("a"), 1: frozenset("b")}, frozenset()
        change._draw_seats(bits)
        assert [seat.seat for seat in change.seats] == [0, 1, 2]
        assert change.holds == {change.moved[0]: frozenset("a"), change.moved[1]: frozenset("b")}
        seen["".join(seat.name or "-" for seat in change.seats)] += 1
    assert len(seen) == 6 and all(850 < count < 1_150 for count in seen.values())
