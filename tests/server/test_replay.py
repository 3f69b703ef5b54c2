"""Replays through the API show every past state in every permitted view, with the information visible at that time."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kontor.core import SPECTATOR
from kontor.table.views import Views
from tests.server.player import Form, Player, choices
from tests.server.test_hidden import cards_in
from tests.table.logs import GOLDEN, Watched, begun, bots_play, folded, recorded, take_back
from tests.table.logs import do as play

MISSIONS = "hansa-standard_2_3-3-missions-cities.kontor"
NOBODYS: frozenset[int] = frozenset()


def moment(player: Player, table: str, at: int, seat: int | None = None) -> Form:
    form: Form = player.get(f"/tables/{table}/moments/{at}", seat=seat)
    return form


def do(player: Player, table: str, seat: int, *wanted: str) -> None:
    """Play decisions of a seat, each with the first action that has the given prefix."""
    for want in wanted:
        with player.live(table, seat) as live:
            seen = live.decision(seat)
        player.act(table, seat, seen, next(text for text in choices(seen) if text.startswith(want)))


@pytest.fixture(scope="module")
def finished(plain: str) -> Iterator[tuple[Player, str]]:
    """Load a record of a game with secret cards that ended according to the rules, and return it with a stranger who
    views it.
    """
    with Player(plain, "Ann") as ann, Player(plain, "Eve") as eve:
        text = (GOLDEN / MISSIONS).read_text(encoding="utf-8")
        yield eve, ann.post("/records", {"record": text})["id"]


def test_every_moment_is_as_it_was(ann: Player) -> None:
    table = ann.make_table("me", "me")
    seat = ann.table(table)["actor"]
    with ann.live(table, seat) as live:
        seen = [live.moment()]
        for _ in range(2):
            place = next(text for text in choices(seen[-1]) if text.startswith("place"))
            ann.act(table, seat, seen[-1], place)
            seen.append(live.moment())
    for was in seen:
        now = moment(ann, table, was["sequence"], seat)
        assert now["scene"]["sprites"] and not now["scene"]["choices"] and not now["scene"]["lit"]
        assert (now["entry"], now["scene"]["prompt"]) == (was["entry"], was["scene"]["prompt"])
        assert now["undo"] == {"step": None, "turn": None} and not now["over"] and not now["opened"]


@pytest.mark.parametrize("at", [0, -1, 2, 10**12])
def test_there_is_no_moment_without_an_entry(ann: Player, at: int) -> None:
    table = ann.make_table("me", "me")
    status, problem = ann.refused("GET", f"/tables/{table}/moments/{at}")
    assert (status, problem["said"][0]["id"]) == (404, "server-no-moment")


def test_a_table_that_waits_has_no_moments(ann: Player) -> None:
    assert ann.refused("GET", f"/tables/{ann.make_table('me', 'open')}/moments/1")[0] == 404


def test_while_a_game_runs_nobody_sees_what_another_seat_saw(ann: Player, ben: Player, eve: Player) -> None:
    options = {"edition": "italian", "mission_cards": True}
    table = ann.make_table("me", "open", board="standard_2_3", options=options)
    ben.join(table, 1)
    for player, seat in ((ann, 1), (ben, 0), (eve, 0), (eve, 1)):
        for path in ("moments/1", "log", "scores", "record"):
            status, problem = player.refused("GET", f"/tables/{table}/{path}", params={"seat": seat})
            assert (status, problem["code"]) == (403, "not-yours")
    known = [
        cards_in(json.dumps(moment(player, table, 1, seat), ensure_ascii=False))
        for player, seat in ((ann, 0), (ben, 1), (eve, None))
    ]
    assert [len(cards) for cards in known] == [1, 1, 0] and known[0] != known[1]


def test_a_finished_game_is_seen_from_every_seat(finished: tuple[Player, str]) -> None:
    eve, table = finished
    last = eve.table(table)["sequence"]
    for at in (1, last // 2):
        seen = [moment(eve, table, at, seat) for seat in (0, 1, 2)]
        public = moment(eve, table, at)
        cards = [cards_in(json.dumps(one["scene"], ensure_ascii=False)) for one in seen]
        assert [len(held) for held in cards] == [1, 1, 1] and len(set.union(*cards)) == 3
        assert not cards_in(json.dumps(public["scene"], ensure_ascii=False)), "the card is seen by its holder alone"
        assert all(one["opened"] and not one["over"] for one in (*seen, public))
    assert moment(eve, table, last, 2)["over"]
    assert eve.get(f"/tables/{table}/scores", seat=1) == eve.get(f"/tables/{table}/scores")


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_there_are_no_other_eyes(finished: tuple[Player, str], seat: int) -> None:
    eve, table = finished
    assert eve.refused("GET", f"/tables/{table}/moments/1", params={"seat": seat})[0] == 403


def test_what_was_seen_then_is_what_the_seat_knew_then() -> None:
    """The game is over and everything is revealed, but past states are shown as they were."""
    setup, entries = recorded(MISSIONS)
    whole, then = folded(setup, entries), folded(setup, entries[:20])
    for viewer in (0, 1, 2, SPECTATOR):
        held = frozenset({viewer} - {SPECTATOR})
        before = Views(then).past(viewer, held, 15)
        assert Views(whole).past(viewer, NOBODYS, 15).scene == before.scene
        assert not before.opened


def test_a_game_that_was_stopped_keeps_its_secrets() -> None:
    """At the length limit, a game is over, but did not end according to its rules, so nothing is revealed."""
    cards = ("Arnheim+Perleberg+Bremen", "Arnheim+Perleberg+Hannover", "Osnabrück+Stendal+Paderborn")
    table = bots_play(begun(game=Watched(20), cards=cards), 40)
    assert table.over and not table.finished
    assert not Views(table).past(SPECTATOR, NOBODYS, 1).opened
    for seat in range(3):
        with pytest.raises(ValueError, match="not playing seat"):
            Views(table).past(seat, frozenset({(seat + 1) % 3}), 1)


def test_what_was_taken_back_can_still_be_looked_at() -> None:
    table = play(begun(), "place trader Hamburg-Lüneburg 1")
    before = Views(table).past(SPECTATOR, NOBODYS, 2).scene
    take_back(table, 1, [0])
    assert Views(table).past(SPECTATOR, NOBODYS, 2).scene == before
    assert Views(table).past(SPECTATOR, NOBODYS, 3).scene == Views(table).past(SPECTATOR, NOBODYS, 1).scene != before


def test_what_browsers_may_keep(finished: tuple[Player, str]) -> None:
    """Browsers may cache a finished game for a while, must revalidate a running one, and never share a cache."""
    eve, over = finished
    running = eve.make_table("me", "me")
    for table, kept in ((over, "private, max-age=300"), (running, "private, no-cache")):
        answer = eve.http.get(f"/api/tables/{table}/moments/1")
        assert answer.headers["cache-control"] == kept
        again = {"if-none-match": answer.headers["etag"]}
        assert eve.http.get(f"/api/tables/{table}/moments/1", headers=again).status_code == 304
    assert eve.http.get(f"/api/tables/{over}/moments/1", params={"seat": 0}).headers["etag"] != answer.headers["etag"]


def test_a_record_is_kept_as_a_file(finished: tuple[Player, str]) -> None:
    eve, table = finished
    headers = eve.http.get(f"/api/tables/{table}/record").headers
    assert headers["content-disposition"] == f'attachment; filename="{table}.kontor"'
    assert headers["content-type"] == "text/plain; charset=utf-8"
