"""Profiles and ratings: rated games, the stored standings, what is public, merging and deletion."""

from __future__ import annotations

import asyncio
import math
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select
from typer.testing import CliRunner

from kontor.bots import LEVELS
from kontor.cli.main import app
from kontor.server import continuing, exporting, identity, lobby, playing, profiles, ratings, rematch, seating
from kontor.server.cup_forms import NewCup
from kontor.server.cups import organising
from kontor.server.people import Visitor
from kontor.server.person_forms import PersonAtTable, RatingForm
from kontor.server.requests import Again, ClockWanted, Continuing, HintsWanted, NewTable, SeatWanted
from kontor.server.service import Service
from kontor.server.storage import model, person_queries
from kontor.server.storage import ratings as stored
from kontor.server.storage.ratings import PlayerRow, RatingRow
from kontor.table.clock import now
from kontor.table.messages import TableForm
from tests.server.running import Postgres
from tests.server.test_consent import NAMES, People, reason, vote
from tests.server.test_rooms import run, service

GAME = "pfeffersaecke"


async def begun(at: Service, people: People, *bots: str, begin: bool = True, **more: Any) -> str:
    """Start a rated game of people and bots, of whom the first is the host."""
    seats = [SeatWanted("me", NAMES[0]), *[SeatWanted("open")] * (len(people) - 1)]
    seats += [SeatWanted("bot", bot=level) for level in bots]
    wanted = NewTable(GAME, None, {}, seats, **{"clock": ClockWanted("120"), "rated": True, **more})
    table = (await lobby.make(at, people[0], wanted)).id
    for number in range(1, len(people) if begin else 0):
        await seating.join(at, people[number], table, number, NAMES[number])
    return table


def strangers(count: int) -> People:
    return [Visitor(f"192.0.2.{number}") for number in range(count)]


async def play_out(at: Service, table: str, seed: int = 1) -> TableForm:
    """Play a game to its end in one change."""
    bits = random.Random(seed)
    async with at.acting(table) as change:
        while (actor := change.table.actor) is not None:
            text = change.table.choose("apprentice", actor, bits)
            change.add(change.table.decide(actor, text, bits, at=now()))
    return await lobby.see(at, Visitor("198.51.100.9"), table)


async def everything(at: Service) -> tuple[list[Any], list[Any]]:
    """Return all stored numbers exactly."""
    async with at.database.reading() as db:
        players = (await db.execute(select(model.rated_players).order_by("table", "seat"))).all()
        rows = (await db.execute(select(model.ratings).order_by("person", "game"))).all()
    return [tuple(row) for row in players], [tuple(row) for row in rows]


async def recomputed(at: Service) -> None:
    """Recompute all ratings, from rankings without any stored ratings of people."""
    async with at.database.writing() as db:
        await db.execute(model.ratings.delete())
        numbers = dict.fromkeys(("before_mu", "before_sigma", "mu", "sigma"))
        await db.execute(model.rated_players.update().where(model.rated_players.c.person.is_not(None)).values(numbers))
        await ratings.recompute(db)


async def at_table(at: Service, who: Visitor, table: str) -> dict[int, PersonAtTable]:
    return {one.seat: one for one in await profiles.at_table(at, who, table)}


def on_a_server(database: str, test: Callable[[Service], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with service(database) as one:
            await test(one)

    run(whole)


def test_every_level_is_an_anchor() -> None:
    assert list(ratings.ANCHORS) == list(LEVELS)


def test_bots_are_fixed_and_the_winner_gains() -> None:
    players = [PlayerRow("t", 0, "a", None, 1), PlayerRow("t", 1, "b", None, 2), PlayerRow("t", 2, None, "master", 3)]
    known: dict[str, RatingRow] = {}
    ann, ben, bot = ratings.played(players, known, "g")
    assert (bot.mu, bot.sigma) == (bot.before_mu, bot.before_sigma) == (45.0, 4.0)
    assert known["a"].mu == ann.mu and known["a"].mu > known["b"].mu and known["a"].games == 1
    assert known["a"].sigma < ratings.SIGMA
    assert ratings.played(players, known, "g")[0].before_mu == ann.mu, "the next game goes on from there"
    assert ben.before_mu == ratings.MU


def test_a_lead_of_100_points_wins_two_of_three() -> None:
    """Checks the explanation of a rating point in the documentation."""
    scale = math.sqrt(2) * PlackettLuce().beta
    assert 1 / (1 + math.exp(-100 / ratings.POINTS / scale)) == pytest.approx(2 / 3, abs=0.01)


@pytest.mark.slow
def test_ratings_are_derived_from_standings(anywhere: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, cat = people = strangers(3)
        first = await begun(one, people)
        form = await play_out(one, first)
        assert (form.state, form.rated) == ("over", True)
        await play_out(one, await begun(one, [ben, ann], "journeyman:builder"), 2)
        await play_out(one, await begun(one, [cat, ben]), 3)
        before = await everything(one)
        assert len(before[0]) == 8 and len(before[1]) == 3
        await recomputed(one)
        assert await everything(one) == before, "exactly the same numbers"

        async with one.database.reading() as db:
            gone = await stored.players_of(db, first)
        await lobby.delete(one, ann, first)
        await lobby.forget(one, cat)
        after = await everything(one)
        assert len(after[1]) == 2 and {row[2] for row in after[0]} == {None, ann.session, ben.session}
        await recomputed(one)
        assert await everything(one) == after, "even with a player who is gone"
        assert gone[2].person is not None and gone[2].person not in repr(after)

    on_a_server(anywhere, test)


def test_only_finished_rated_games_count(database: str) -> None:
    async def test(one: Service) -> None:
        people = strangers(2)
        table = await begun(one, people)
        for who in people:
            await vote(one, who, table, "abandon", None)
        await play_out(one, await begun(one, people, rated=False))
        assert await everything(one) == ([], [])
        profile = (await profiles.mine(one, people[0])).profile
        assert [(one.played, one.rated, one.rating) for one in profile.games] == [(1, 0, None)], "a finished one"

    on_a_server(database, test)


def test_nobody_gets_help_or_another_player_in_a_rated_game(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, eve = strangers(3)
        table = await begun(one, [ann, ben], begin=False)
        assert await reason(seating.join(one, ann, table, 1, "Eva")) == "server-rated-seats"
        assert await reason(seating.stand_in(one, ann, table, 1, "master")) == "server-rated-people"
        assert await reason(seating.stand_in(one, ann, table, 0, "master")) == "server-rated-stand-in"
        assert await reason(seating.make_link(one, ann, table, 0)) == "server-rated-link"
        form = await seating.join(one, ben, table, 1, "Ben")
        assert form.state == "running"
        assert await reason(seating.leave(one, ben, table, 1)) == "server-rated-leave"
        assert await reason(seating.stand_in(one, ann, table, 0, "master")) == "server-rated-stand-in"
        assert await reason(vote(one, ann, table, "bot", 1)) == "server-rated-vote"
        assert await reason(continuing.go_on(one, eve, table, Continuing(1, 0, "Eve", "master"))) == "server-rated-help"
        assert await reason(playing.game_record(one, ann, table, 0)) == "server-rated-help"
        form = await seating.resign(one, ben, table, 1)
        seen = await lobby.see(one, ann, table)
        assert not seen.hints, "even without other people"
        wanted = HintsWanted(0, seen.sequence)
        assert await reason(playing.hints(one, ann, table, wanted)) == "server-rated-help"
        assert await reason(vote(one, ann, table, "abandon", None)) == "server-rated-resigned"
        assert await reason(lobby.delete(one, ann, table)) == "server-ask-others"

    on_a_server(database, test)


def test_nobody_delays_a_rated_game_or_tries_out_replies_of_bots(database: str) -> None:
    """Two friends could grant each other more time for ever, and an undo would show how a bot answers."""

    async def test(one: Service) -> None:
        people = strangers(2)
        clock = ClockWanted("60", at_timeout="ask")
        for rated, expected in ((True, ("bot", "own")), (False, ("ask", "bots"))):
            table = await begun(one, people, "apprentice", clock=clock, takebacks="bots", rated=rated)
            form = await lobby.see(one, people[0], table)
            assert form.clock is not None and (form.clock.at_timeout, form.takebacks) == expected

    on_a_server(database, test)


def test_open_seats_of_a_rated_game_stay_with_their_bots(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, eve = strangers(3)
        table = await begun(one, [ann, ben, eve], begin=False)
        await seating.stand_in(one, ann, table, 2, "apprentice")
        await seating.join(one, ben, table, 1, "Ben")
        assert await reason(seating.join(one, eve, table, 2, "Eve")) == "server-rated-begun"
        assert await reason(seating.give_back(one, ann, table, 2)) == "server-rated-begun"
        await play_out(one, table)
        async with one.database.reading() as db:
            assert (await stored.players_of(db, table))[2].bot == "apprentice"

    on_a_server(database, test)


def test_who_deletes_their_data_in_a_rated_game_resigns(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, cat = strangers(3)
        table = await begun(one, [ann, ben, cat])
        await lobby.forget(one, ben)
        await play_out(one, table)
        async with one.database.reading() as db:
            players = await stored.players_of(db, table)
        assert (players[1].person, players[1].bot, players[1].place) == (None, None, 3)

    on_a_server(database, test)


def test_a_deletion_begins_with_the_profile(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: object) -> None:
        raise asyncio.CancelledError

    async def test(one: Service) -> None:
        ann, ben = strangers(2)
        await begun(one, [ann, ben])
        id = (await profiles.choose(one, ann, True)).id
        assert id is not None
        monkeypatch.setattr(lobby, "_leave_table", stopped)
        with pytest.raises(asyncio.CancelledError):
            await lobby.forget(one, ann)
        assert await reason(profiles.read(one, id)) == "server-no-profile"

    on_a_server(database, test)


def test_what_a_profile_shows_and_to_whom(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, eve = strangers(3)
        public = await begun(one, [ann, ben], public=True)
        form = await play_out(one, public)
        await play_out(one, await begun(one, [ann, ben], "apprentice"), 4)
        assert await at_table(one, eve, public) == {}, "nobody has a public profile"
        mine = await at_table(one, ann, public)
        assert list(mine) == [0] and mine[0].profile is None
        assert mine[0].before == RatingForm(1500, 400) and mine[0].rating is not None

        id = (await profiles.choose(one, ann, True)).id
        assert id is not None and ann.session is not None and id not in ann.session
        assert (await profiles.choose(one, ann, True)).id == id, "it stays the same"
        seen = await profiles.read(one, id)
        (count,) = seen.games
        assert (seen.name, count.game, count.played, count.rated) == ("Ann", GAME, 2, 2)
        assert count.rating is not None and count.rating.range < 400
        assert [game.table for game in seen.recent] == [None, public], "no way to a private table"
        assert seen.recent[1].won == (0 in form.winners)
        assert (await at_table(one, eve, public))[0].profile == id

        await profiles.choose(one, ann, False)
        assert await reason(profiles.read(one, id)) == "server-no-profile"
        assert await at_table(one, eve, public) == {}
        assert (await profiles.choose(one, ann, True)).id != id, "an old address never works again"
        exported = (await exporting.everything(one, ann))["stored"]
        assert len(exported["rated_players"]) == 2 and exported["ratings"][0]["games"] == 2 and exported["profiles"]
        assert ben.session is not None and ben.session not in repr(exported)
        assert await reason(profiles.choose(one, Visitor("198.51.100.1"), True)) == "server-profile-name"

    on_a_server(database, test)


async def become(at: Service, who: Visitor, other: Visitor) -> None:
    await identity.enter(at, who, (await identity.make_key(at, other)).secret, merge=True)


def test_merging_merges_the_rated_games(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, cat, dan = strangers(4)
        for seed, pair in enumerate(([ann, ben], [cat, dan], [ben, cat], [dan, ann])):
            await play_out(one, await begun(one, pair), seed)
        await profiles.choose(one, cat, True)
        await become(one, cat, ann)
        found = await everything(one)
        assert {row[0]: row[4] for row in found[1]} == {ann.session: 4, ben.session: 2, dan.session: 2}
        await recomputed(one)
        assert await everything(one) == found
        assert (await profiles.mine(one, ann)).id is None, "Ann has not made hers public"
        assert await reason(become(one, ben, ann)) == "server-merge-rated"
        eve = Visitor("192.0.2.9")
        await begun(one, [ben, eve], begin=True)
        assert await reason(become(one, eve, ben)) == "server-merge-rated", "a game in progress"

    on_a_server(database, test)


def test_games_can_be_stored_while_ratings_are_recomputed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The model needs seconds for ten thousand games. The lock for changes is taken only afterwards."""

    async def test(one: Service) -> None:
        ann, ben, cat, dan = strangers(4)
        for seed, pair in enumerate(([ann, ben], [cat, dan])):
            await play_out(one, await begun(one, pair), seed)
        locked: list[bool] = []
        model = ratings.rated

        def rated(*game: Any) -> list[ratings.Rating]:
            locked.append(one.database._line.locked())  # type: ignore[attr-defined]
            return model(*game)

        with monkeypatch.context() as watched:
            watched.setattr(ratings, "rated", rated)
            await become(one, cat, ann)
        assert locked == [False, False]

        replay = await ratings.replay(one.database)
        await play_out(one, await begun(one, [ben, dan]))
        before = await everything(one)
        async with one.database.writing() as db:
            await ratings.recompute(db, begun=replay)
        assert await everything(one) == before, "with the game that ended meanwhile"

        replay = await ratings.replay(one.database)
        await lobby.forget(one, dan)
        before = await everything(one)
        async with one.database.writing() as db:
            await ratings.recompute(db, begun=replay)
        assert await everything(one) == before, "without the person who left meanwhile"

    on_a_server(database, test)


def test_playing_again_is_rated_again(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben = people = strangers(2)
        table = await begun(one, people)
        await play_out(one, table)
        for who in people:
            form = await rematch.answer(one, who, table, Again(True, None))
        assert form.rematch is not None and form.rematch.next is not None
        assert (await lobby.see(one, ann, form.rematch.next)).rated
        await play_out(one, table := form.rematch.next)
        await rematch.answer(one, ann, table, Again(True, "bot"))
        form = await rematch.answer(one, ben, table, Again(False, None))
        assert form.rematch is not None and form.rematch.next is not None
        assert not (await lobby.see(one, ann, form.rematch.next)).rated, "Ann plays against bots"

    on_a_server(database, test)


def test_playing_again_is_not_rated_with_one_person_on_two_seats(database: str) -> None:
    async def test(one: Service) -> None:
        ann, ben, cat = people = strangers(3)
        table = await begun(one, people)
        for who in people:
            await vote(one, who, table, "abandon", None)
        await become(one, cat, ann)
        for who in (ann, ben):
            form = await rematch.answer(one, who, table, Again(True, None))
        assert form.rematch is not None and form.rematch.next is not None
        assert not (await lobby.see(one, ann, form.rematch.next)).rated

    on_a_server(database, test)


def test_a_bare_server_offers_no_rated_games(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(one: Service) -> None:
        people = strangers(2)
        table = await begun(one, people)
        monkeypatch.setattr(ratings, "possible", lambda: False)
        assert await reason(begun(one, people)) == "server-rated-off"
        cup = NewCup("pool", GAME, None, {}, ClockWanted("normal"), rated=True)
        assert await reason(organising.make(one, people[0], cup)) == "server-rated-off"
        await play_out(one, table)
        assert (await at_table(one, people[0], table))[0].rating is None, "the package was removed meanwhile"
        monkeypatch.undo()
        await recomputed(one)
        assert (await at_table(one, people[0], table))[0].rating is not None

    on_a_server(database, test)


@pytest.mark.parametrize("error", [ImportError, ZeroDivisionError])
def test_a_failing_model_does_not_block_the_last_move(
    error: type[Exception], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing() -> None:
        raise error

    async def test(one: Service) -> None:
        table = await begun(one, strangers(2))
        with monkeypatch.context() as broken:
            broken.setattr(ratings, "_model", failing)
            assert (await play_out(one, table)).state == "over"
        players, rows = await everything(one)
        assert len(players) == 2 and rows == []
        await recomputed(one)
        assert len((await everything(one))[1]) == 2, "the standing was stored"

    on_a_server(database, test)


def test_the_command_derives_the_same_numbers(database: str) -> None:
    found: list[Any] = []

    async def play(one: Service) -> None:
        await play_out(one, await begun(one, strangers(2)))
        found.append(await everything(one))

    async def look(one: Service) -> None:
        found.append(await everything(one))

    on_a_server(database, play)
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("UPDATE ratings SET mu = 0, games = 9")
        file.execute("UPDATE rated_players SET mu = 0, before_mu = 1")
    command = ["--language", "en", "admin", "ratings", "--recompute", "--database", database]
    done = CliRunner().invoke(app, command)
    assert (done.exit_code, done.stdout.splitlines()[0]) == (0, f"{GAME}: 1 rated game, 2 rated players")
    on_a_server(database, look)
    assert found[0] == found[1]


def test_a_restored_person_who_was_deleted_has_no_ratings(database: str) -> None:
    async def test(one: Service) -> None:
        ann, _ = people = strangers(2)
        await play_out(one, await begun(one, people))
        await profiles.choose(one, ann, True)
        assert ann.session is not None
        async with one.database.writing() as db:
            await person_queries.blank(db, ann.session)  # as `kontor restore` does
        assert (await profiles.mine(one, ann)).id is None
        players, rows = await everything(one)
        assert ann.session not in repr((players, rows)) and len(rows) == 1 and len(players) == 2

    on_a_server(database, test)


@pytest.mark.slow
def test_two_processes_end_games_of_one_person(postgres: Postgres) -> None:
    """Both ratings count, one after the other."""
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            ann, ben, cat = strangers(3)
            first, second = await begun(one, [ann, ben]), await begun(one, [ann, cat])
            await asyncio.gather(play_out(one, first), play_out(other, second))
            found = await everything(one)
            assert {row[4] for row in found[1] if row[0] == ann.session} == {2}
            await recomputed(one)
            assert await everything(one) == found

    run(test)
