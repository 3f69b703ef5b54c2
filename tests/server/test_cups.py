"""Cups on a server: joining, starting, tables, results, withdrawing, deletion, limits and operation."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from kontor.server import chat, exporting, identity, lobby, playing, rematch, seating
from kontor.server.cup_forms import CupForm, NewCup
from kontor.server.cups import organising, rounds
from kontor.server.cups.organising import MOST_HOSTED, MOST_LISTED
from kontor.server.people import Visitor
from kontor.server.requests import Again, Ballot, ClockWanted, HintsWanted, NewLine
from kontor.server.service import Service
from kontor.server.storage import cups as stored
from kontor.server.storage import person_queries
from kontor.server.storage import ratings as stored_ratings
from tests.server.player import Player
from tests.server.running import Postgres, running, settings_for
from tests.server.test_consent import reason
from tests.server.test_ratings import begun, on_a_server, play_out, strangers
from tests.server.test_rooms import run, service

GAME = "pfeffersaecke"
LIVE, DAYS = ClockWanted("60"), ClockWanted("normal")
People = list[Visitor]


def pool(**more: Any) -> NewCup:
    return NewCup(**{"kind": "pool", "game": GAME, "board": None, "options": {}, "clock": DAYS, **more})


def evening(**more: Any) -> NewCup:
    return pool(**{"kind": "swiss", "clock": LIVE, "rounds": 2, **more})


async def joined(at: Service, people: People, wanted: NewCup) -> CupForm:
    """Create a cup hosted by the first person and joined by all."""
    form = await organising.make(at, people[0], wanted)
    for number, person in enumerate(people):
        form = await organising.join(at, person, form.info.id, f"P{number}")
    return form


async def begun_live(at: Service, people: People, **more: Any) -> CupForm:
    """Create a live pool of three, after the first break."""
    form = await joined(at, people, pool(game="hansa", players=2, size=3, clock=LIVE, **more))
    return await organising.start(at, people[0], form.info.id)


async def see(at: Service, form: CupForm, who: Visitor | None = None) -> CupForm:
    return await organising.see(at, who or Visitor("198.51.100.7"), form.info.id)


def running_tables(form: CupForm) -> list[str]:
    return [one.table for one in form.games if one.state == "running" and one.table is not None]


async def play_on(at: Service, form: CupForm) -> CupForm:
    """Play all open tables to the end, and let the cup advance."""
    for seed, table in enumerate(running_tables(form)):
        await play_out(at, table, seed)
    await rounds.advance(at, form.info.id)
    return await see(at, form)


@pytest.mark.slow
def test_a_pool_from_the_first_click_to_the_winner(anywhere: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(4)
        form = await organising.make(one, people[0], pool(players=3, size=4))
        for number, person in enumerate(people[:3]):
            form = await organising.join(one, person, form.info.id, f"P{number}")
            assert (form.info.state, form.info.people, form.games) == ("open", number + 1, [])
        form = await organising.join(one, people[3], form.info.id, "P3")
        assert form.info.state == "running" and len(running_tables(form)) == 4, "over days, all games begin at once"
        for seat in range(3):
            assert sorted(game.seats[seat].player for game in form.games) == [1, 2, 3, 4], "each seat once"
        for game in form.games:
            table = await lobby.see(one, people[0], str(game.table))
            assert (table.cup, table.state, table.rated, table.host) == (form.info.id, "running", False, False)
            names = [f"P{seat.player - 1}" for seat in game.seats]
            assert [seat.name for seat in table.seats] == names
            assert [seat.mine for seat in table.seats] == [name == "P0" for name in names]
            assert table.clock is not None and table.clock.at_timeout == "bot"

        await play_out(one, str(form.games[0].table))
        form = await see(one, form)
        assert [game.state for game in form.games] == ["over", "running", "running", "running"]
        assert sorted(seat.place or 0 for seat in form.games[0].seats) == [1, 2, 3]
        assert [rank.points for rank in form.standings] == [2, 0, 0, 0]
        form = await play_on(one, form)
        assert form.info.state == "over" and form.due is None
        assert sum(rank.points for rank in form.standings) == 8 and {rank.games for rank in form.standings} == {3}
        assert await see(one, form) == form, "derived again, with the same lots"

        async with one.database.writing() as db:  # results outlive their tables
            await one.remove(db, str(form.games[0].table))
        after = await see(one, form)
        assert after.games[0].table is None and after.standings == form.standings

    on_a_server(anywhere, test)


def test_live_games_of_a_pool_come_one_after_the_other(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await joined(one, people, pool(game="hansa", players=2, size=3, clock=LIVE))
        assert [game.state for game in form.games] == ["waiting"] * 3 and form.due is not None, "time to come"
        form = await organising.start(one, people[0], form.info.id)
        assert [game.state for game in form.games] == ["running", "waiting", "waiting"]
        form = await play_on(one, form)
        assert [game.state for game in form.games] == ["over", "waiting", "waiting"] and form.due is not None
        assert await reason(organising.start(one, people[1], form.info.id)) == "server-cup-host"
        form = await organising.start(one, people[0], form.info.id)
        assert [game.state for game in form.games] == ["over", "running", "waiting"], "the host ends the break"
        assert await reason(organising.start(one, people[0], form.info.id)) == "server-cup-wait"

    on_a_server(database, test)


@pytest.mark.slow
def test_an_evening_of_swiss_rounds(anywhere: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(7)
        form = await joined(one, people[:5], evening())
        assert await reason(organising.start(one, people[0], form.info.id)) == "server-cup-few"
        for number in (5, 6):
            form = await organising.join(one, people[number], form.info.id, f"P{number}")
        assert await reason(organising.start(one, people[1], form.info.id)) == "server-cup-host"
        form = await organising.start(one, people[0], form.info.id)
        assert [len(game.seats) for game in form.games] == [4, 3] and form.info.round == 1
        assert len(running_tables(form)) == 2
        await play_out(one, running_tables(form)[0])
        await rounds.advance(one, form.info.id)
        form = await see(one, form)
        assert (form.info.round, len(form.games)) == (1, 2), "the other table is still playing"
        form = await play_on(one, form)
        assert form.due is not None and form.info.round == 1, "a break"
        leaders = [rank.player for rank in form.standings[:4]]
        form = await organising.start(one, people[0], form.info.id)
        assert (form.info.round, len(form.games)) == (2, 4)
        points = {rank.player: rank.points for rank in form.standings}
        first = [seat.player for seat in form.games[2].seats]
        assert Counter(points[player] for player in first) == Counter(points[player] for player in leaders)
        form = await play_on(one, form)
        assert form.info.state == "over" and sum(rank.points for rank in form.standings) == 7 * 2 * 3

    on_a_server(anywhere, test)


def test_a_break_ends_by_itself_and_survives_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(organising, "BREAK", 1)
    made: list[CupForm] = []

    async def before(one: Service) -> None:
        form = await joined(one, strangers(3), pool(game="hansa", players=2, size=3, clock=LIVE))
        while not running_tables(form := await see(one, form)):
            await rounds.advance(one, form.info.id)
        await play_out(one, running_tables(form)[0])  # the server stops before the cup processes the result
        made.append(form)

    async def after(one: Service) -> None:
        watching = asyncio.create_task(rounds.watch(one))
        form = made[0]
        for _ in range(2):
            while not running_tables(form := await see(one, form)):
                await asyncio.sleep(0.05)
            await play_out(one, running_tables(form)[0])  # the end of a game wakes the watch
        while (await see(one, form)).info.state != "over":
            await asyncio.sleep(0.05)
        watching.cancel()

    on_a_server(database, before)
    on_a_server(database, after)


def test_whoever_is_absent_at_the_end_is_last(database: str) -> None:
    """The places of players who resigned, withdrew or ran out of time score no points, regardless of how well the bot
    plays.
    """

    async def test(one: Service) -> None:
        people = strangers(5)
        form = await joined(one, people, pool(players=4, size=5))
        game = form.games[0]
        table, absent = str(game.table), [seat.player for seat in game.seats[:2]]
        await seating.resign(one, people[absent[0] - 1], table, 0)
        async with one.changing(table) as change:
            change.set_seat(change.seats[1]._replace(bot="journeyman"), by="table")
        await play_out(one, table)
        seats = (await see(one, form)).games[0].seats
        assert [seat.place for seat in seats[:2]] == [4, 4] and sorted(seat.place or 0 for seat in seats[2:]) == [1, 2]

        leaver = game.seats[2].player
        await organising.withdraw(one, people[leaver - 1], form.info.id)
        form = await play_on(one, await see(one, form))
        for later in form.games[1:]:
            assert {seat.place for seat in later.seats if seat.player == leaver} <= {4}
        assert form.info.state == "over"
        assert [player.withdrawn for player in form.players].count(True) == 1

    on_a_server(database, test)


def test_bots_play_for_those_who_withdraw_between_games(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await begun_live(one, people, rated=True)
        assert (await lobby.see(one, people[0], running_tables(form)[0])).rated
        waiting = ({1, 2, 3} - {seat.player for seat in form.games[0].seats}).pop()
        form = await organising.withdraw(one, people[waiting - 1], form.info.id)
        assert await reason(organising.withdraw(one, people[waiting - 1], form.info.id)) == "server-cup-not-running"
        form = await play_on(one, form)
        other = next(seat.player for seat in form.games[2].seats if seat.player != waiting)
        await organising.withdraw(one, people[other - 1], form.info.id)
        form = await organising.start(one, people[0], form.info.id)
        assert [game.state for game in form.games] == ["over", "running", "over"]
        assert [seat.place for seat in form.games[2].seats] == [2, 2], "a game without people is not played"
        table = await lobby.see(one, people[0], running_tables(form)[0])
        assert Counter(seat.kind for seat in table.seats) == {"person": 1, "bot": 1}
        assert not table.rated, "one person alone cannot be rated"
        form = await play_on(one, form)
        assert form.info.state == "over"
        assert {seat.place for seat in form.games[1].seats if seat.player == waiting} == {2}

    on_a_server(database, test)


def test_five_who_are_left_in_swiss_rounds_get_a_bot(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(6)
        form = await joined(one, people, evening(rounds=3))
        form = await play_on(one, await organising.start(one, people[0], form.info.id))
        await organising.withdraw(one, people[5], form.info.id)
        form = await organising.start(one, people[0], form.info.id)
        assert [len(game.seats) for game in form.games[2:]] == [3, 3]
        tables = [await lobby.see(one, people[0], table) for table in running_tables(form)]
        assert sum(seat.kind == "bot" for table in tables for seat in table.seats) == 1
        for number in (2, 3, 4):
            await organising.withdraw(one, people[number], form.info.id)
        form = await play_on(one, form)
        assert form.info.state == "over", "two are not enough for another round"

    on_a_server(database, test)


def test_a_table_of_a_cup_stays_as_it_is(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await begun_live(one, people)
        game = form.games[0]
        table, who = running_tables(form)[0], [people[seat.player - 1] for seat in game.seats]
        third = next(person for person in people if person not in who)
        for what in ("pause", "delete", "abandon"):
            assert await reason(seating.vote(one, who[0], table, Ballot(what))) == "server-cup-table"
        assert await reason(seating.leave(one, who[0], table, 0)) == "server-rated-leave"
        assert await reason(seating.make_link(one, who[0], table, 0)) == "server-rated-link"
        assert await reason(seating.stand_in(one, who[0], table, 0, "master")) == "server-rated-stand-in"
        assert await reason(seating.join(one, third, table, 0, "X")) == "server-seat-taken"
        assert await reason(playing.hints(one, who[0], table, HintsWanted(0, 1))) == "server-rated-help"
        assert await reason(playing.game_record(one, who[0], table, None)) == "server-rated-help"
        await play_out(one, table)
        for person in who:
            await rematch.answer(one, person, table, Again())
        again = (await lobby.see(one, who[0], table)).rematch
        assert again is not None and (await lobby.see(one, who[0], str(again.next))).cup is None

    on_a_server(database, test)


def test_who_may_join(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, cat, dan = people = strangers(4)
        form = await joined(one, people[:2], pool(players=3, size=4, public=False))
        id = form.info.id
        again = await organising.join(one, ben, id, "Other")
        assert [player.name for player in again.players] == ["P0", "P1"], "a second click changes nothing"
        assert await reason(organising.join(one, cat, id, "p1")) == "server-name-taken"
        assert await reason(organising.leave(one, cat, id)) == "server-cup-not-in"
        assert (await organising.leave(one, ben, id)).info.people == 1
        await organising.join(one, ben, id, "P1")
        assert await reason(organising.remove(one, ben, id, 1)) == "server-cup-host"
        assert await reason(organising.remove(one, ann, id, 9)) == "server-cup-no-player"
        assert [player.name for player in (await organising.remove(one, ann, id, 2)).players] == ["P0"]
        assert await reason(organising.leave(one, ben, id)) == "server-cup-not-in"
        assert await reason(organising.withdraw(one, ann, id)) == "server-cup-not-running"
        assert await reason(organising.join(one, ben, "nothing", "P1")) == "server-no-cup"
        assert await organising.listed(one, cat) == [] and len(await organising.listed(one, ann)) == 1

        await joined(one, [cat, dan], pool(game="hansa", players=2, size=3))
        table = await begun(one, [ann, cat], rated=False)
        await chat.say(one, ann, table, NewLine(preset="hello"))
        await chat.block(one, cat, table, 1)
        assert await reason(organising.join(one, cat, id, "Cat")) == "server-cup-not-here"
        assert (await organising.join(one, dan, id, "Dan")).info.people == 2
        await organising.join(one, ben, id, "Ben")
        eve = Visitor("192.0.2.99")
        assert (await organising.join(one, eve, id, "Eve")).info.state == "running"
        assert await reason(organising.join(one, Visitor("192.0.2.98"), id, "Fay")) == "server-cup-started"
        assert await reason(organising.leave(one, eve, id)) == "server-cup-started"
        assert await reason(organising.delete(one, ann, id)) == "server-cup-started"
        assert await reason(organising.remove(one, ann, id, 1)) == "server-cup-started"

    on_a_server(database, test)


def test_a_crowd_of_cups_does_not_hide_your_own(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        mine = await joined(one, people, pool(game="hansa", players=2, size=3, public=False))
        for number in range(MOST_LISTED):
            await organising.make(one, Visitor(f"203.0.113.{number}"), pool())
        assert len(await organising.listed(one, Visitor("192.0.2.77"))) == MOST_LISTED
        listed = await organising.listed(one, people[1])
        assert [form.state for form in listed] == ["open"] * (MOST_LISTED - 1) + ["running"]
        assert listed[-1].id == mine.info.id

    on_a_server(database, test)


def test_what_a_cup_can_be(database: str) -> None:
    async def test(one: Service) -> None:
        ann = Visitor("192.0.2.1")
        assert await reason(organising.make(one, ann, pool(players=4, size=6))) == "server-cup-size"
        assert await reason(organising.make(one, ann, evening(clock=DAYS))) == "server-cup-live"
        assert await reason(organising.make(one, ann, pool(clock=ClockWanted("60", True)))) == "server-clock-weekends"
        key = "a-click-that-nobody-can-guess"
        first = await organising.make(one, ann, pool(key=key))
        assert (await organising.make(one, ann, pool(key=key))).info.id == first.info.id, "the same click"
        assert await reason(organising.make(one, ann, pool(key=key, size=7))) == "server-key-used"
        for _ in range(MOST_HOSTED - 1):
            await organising.make(one, ann, pool())
        assert await reason(organising.make(one, ann, pool())) == "server-cup-hosted"
        assert await reason(organising.delete(one, Visitor("192.0.2.2"), first.info.id)) == "server-cup-host"
        await organising.delete(one, ann, first.info.id)
        assert await reason(organising.see(one, ann, first.info.id)) == "server-no-cup"

    on_a_server(database, test)


def test_a_first_click_can_be_repeated(database: str) -> None:
    async def test(one: Service) -> None:
        wanted = pool(key="a-click-that-nobody-can-guess")
        first = await organising.make(one, Visitor("192.0.2.1"), wanted)
        again = await organising.make(one, Visitor("192.0.2.1"), wanted)
        assert again.info.id == first.info.id and again.info.host

    on_a_server(database, test)


def test_budgets_and_limits(database: str) -> None:
    async def test() -> None:
        async with service(database, tables_a_day=11, cups=2) as one:
            ann, ben = strangers(2)
            await organising.make(one, ann, pool())
            await organising.make(one, ann, pool())
            assert await reason(organising.make(one, ann, pool())) == "server-budget"
            assert await reason(organising.make(one, ben, pool())) == "server-cups-full"

    run(test)


@pytest.mark.slow
def test_a_deleted_person_becomes_nobody(anywhere: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await joined(one, people, pool(game="hansa", players=2, size=3))
        waiting = await joined(one, people[:2], pool())
        gone = people[0].session
        stored_rows = (await exporting.everything(one, people[0]))["stored"]
        assert [row["name"] for row in stored_rows["cup_players"]] == ["P0", "P0"]
        assert gone is not None and gone not in json.dumps(stored_rows) and "owner" not in stored_rows["cups"][0]
        await lobby.forget(one, people[0])
        form = await see(one, form, people[1])
        assert (form.players[0].name, form.players[0].withdrawn) == (None, True)
        assert form.info.host, "another player becomes host"
        left = await see(one, waiting, people[1])
        assert [player.name for player in left.players] == ["P1"] and left.info.host
        form = await play_on(one, form)
        assert form.info.state == "over"
        assert all(seat.place == 2 for game in form.games for seat in game.seats if seat.player == 1)
        for person in people[1:]:
            await lobby.forget(one, person)
        assert await reason(see(one, waiting)) == "server-no-cup", "an open cup without players"
        async with one.database.reading() as db:
            assert (await stored.players_of(db, [form.info.id]))[form.info.id][1].person is None

    on_a_server(anywhere, test)


def test_the_last_person_who_is_deleted_does_not_stop_the_cup(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await begun_live(one, people)
        for person in people:
            await lobby.forget(one, person)
        form = await play_on(one, form)
        async with one.database.writing() as db:
            await stored.change_cup(db, form.info.id, due=0)
        await rounds.advance(one, form.info.id)
        assert (await see(one, form)).info.state == "over"

    on_a_server(database, test)


def test_a_restored_backup_brings_no_names_back(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await joined(one, people, pool(game="hansa", players=2, size=3))
        waiting = await joined(one, people[:2], pool(game="hansa", players=2, size=3))
        async with one.database.writing() as db:
            await person_queries.blank(db, str(people[0].session))
        form = await see(one, form)
        assert (form.players[0].name, form.players[0].withdrawn) == (None, True)
        left = await see(one, waiting)
        assert [player.name for player in left.players] == ["P1"], "the place in an open cup is free again"

    on_a_server(database, test)


def test_two_players_of_a_cup_cannot_become_one(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben = people = strangers(2)
        await joined(one, people, pool())
        key = (await identity.make_key(one, ann)).secret
        assert await reason(identity.enter(one, ben, key, True)) == "server-merge-cup"

    on_a_server(database, test)


def test_a_deleted_table_has_no_places(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(3)
        form = await joined(one, people, pool(game="hansa", players=2, size=3))
        async with one.database.writing() as db:
            await one.remove(db, running_tables(form)[0])
        async with one.database.reading() as db:
            assert await stored.to_advance(db) == [form.info.id]
        await rounds.advance(one, form.info.id)
        form = await play_on(one, await see(one, form))
        assert form.info.state == "over" and sum(rank.points for rank in form.standings) == 4

    on_a_server(database, test)


def test_rated_cups_count_for_ratings(database: str) -> None:
    async def test(one: Service) -> None:
        form = await joined(one, strangers(3), pool(game="hansa", players=2, size=3, rated=True))
        await play_on(one, form)
        async with one.database.reading() as db:
            assert await stored_ratings.count(db) == {"hansa": (3, 3)}

    on_a_server(database, test)


@pytest.mark.slow
def test_two_processes_open_each_table_once(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as two:
            people = strangers(6)
            form = await joined(one, people, evening())
            await organising.start(one, people[0], form.info.id)
            form = await see(two, form)
            await asyncio.gather(*(play_out(one, table) for table in running_tables(form)))
            async with one.database.writing() as db:
                await stored.change_cup(db, form.info.id, due=0)
            await asyncio.gather(*(rounds.advance(at, form.info.id) for at in (one, two, one, two)))
            form = await see(two, form)
            assert (form.info.round, len(form.games), len(running_tables(form))) == (2, 4, 2)

    run(test)


@pytest.mark.slow
def test_cups_over_http(server: str, somebody: Callable[[str, str], Player]) -> None:
    players = [somebody(server, name) for name in ("Ann", "Ben", "Cat")]
    wanted = {"kind": "pool", "game": "hansa", "board": None, "options": {}, "clock": {"length": "brisk"}}
    made = players[0].post("/cups", {**wanted, "players": 2, "size": 3})
    id = made["info"]["id"]
    assert [one["id"] for one in players[1].get("/cups")][:1] == [id]
    for player in players:
        form = player.post(f"/cups/{id}/join", {"name": player.name})
    assert form["info"]["state"] == "running" and form["info"]["mine"] and not form["info"]["host"]
    table = players[0].table(form["games"][0]["table"])
    assert table["cup"] == id
    assert players[0].post(f"/cups/{id}/withdraw")["players"][0]["withdrawn"]
    assert players[0].refused("DELETE", f"/cups/{id}")[0] == 409


@pytest.mark.slow
def test_an_operator_removes_a_cup(anywhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_DATABASE", anywhere)

    def kontor(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["--language", "en", "admin", *words])
        return done.exit_code, done.output

    with (
        running(settings_for(anywhere)) as url,
        Player(url, "Ann") as ann,
        Player(url, "Ben") as ben,
        Player(url, "Cat") as cat,
    ):
        wanted = {"kind": "pool", "game": "hansa", "board": None, "options": {}, "clock": {"length": "brisk"}}
        assert "No cups." in kontor("cups")[1]
        id = ann.post("/cups", {**wanted, "players": 2, "size": 3})["info"]["id"]
        for player in (ann, ben, cat):
            form = player.post(f"/cups/{id}/join", {"name": player.name})
        assert f"{id}  hansa, pool, 3 players, running" in kontor("cups")[1]
        shown = kontor("cups", "--json")[1]
        (listed,) = json.loads(shown[shown.index("{") :])["cups"]
        assert (listed["cup"], listed["people"]) == (id, 3) and not {"host", "owner"} & set(listed)
        assert f"Deleted cup {id}." in kontor("remove-cup", id, "--yes")[1]
        assert kontor("remove-cup", id, "--yes")[0] != 0
        assert ann.refused("GET", f"/cups/{id}")[0] == 404
        table = form["games"][0]["table"]
        assert ann.table(table)["cup"] is None and ann.table(table)["state"] == "running", "the game goes on"
