"""Rematches, resigning, abandoning a game, and changing the host."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kontor.bots import USUAL
from kontor.core import parse
from kontor.server import lobby, playing, rematch, seating
from kontor.server.people import Visitor
from kontor.server.requests import Again, Ballot, Doing, NewTable, SeatWanted
from kontor.server.service import Service
from kontor.table import rematch as rules
from kontor.table.messages import RematchForm, TableForm
from tests.server.running import Postgres
from tests.server.test_consent import NAMES, People, reason, seated, vote
from tests.server.test_rooms import run, service


async def ended(at: Service, count: int, **more: Any) -> tuple[str, People]:
    """Return a game that the players have abandoned."""
    table, people = await seated(at, count, **more)
    for person in people:
        await vote(at, person, table, "abandon", None)
    return table, people


async def again(at: Service, who: Visitor, table: str, agree: bool = True, rest: Any = None) -> TableForm:
    return await rematch.answer(at, who, table, Again(agree, rest))


def names(form: TableForm) -> list[str | None]:
    return [seat.name for seat in form.seats]


def next_of(form: TableForm) -> str:
    assert form.rematch is not None and form.rematch.next is not None
    return form.rematch.next


def test_all_people_can_abandon_a_game(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            for who in (ann, ben):
                assert (await vote(one, who, table, "abandon", None)).state == "running"
            assert not (await vote(one, cat, table, "abandon", None, agree=False)).votes, "one refusal ends it"
            for who in (ann, ben, cat):
                form = await vote(one, who, table, "abandon", None)
            assert (form.state, form.abandoned, form.winners, form.actor) == ("over", True, [], None)
            last = (await playing.log(one, ann, table, None)).entries[-1]
            assert (last.kind, last.seat, last.by) == ("abandon", None, "person")
            moment = await playing.moment(one, ann, table, form.sequence, 0)
            assert (moment.over, moment.ranks, moment.opened, moment.undo.step) == (True, [], False, None)
            record = parse(await playing.game_record(one, ann, table, 0))
            assert (record.ended, record.result) == ("abandoned", None)
            click = Doing(0, form.sequence, "end", "key-after-the-end")
            assert await reason(playing.act(one, ann, table, click)) == "game-over"
            assert await reason(vote(one, ann, table, "abandon", None)) == "server-no-vote-now"
            assert await reason(seating.resign(one, ann, table, 0)) == "game-over"

    run(test)


def test_an_abandoned_game_survives_a_restart(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben) = await seated(one, 2)
            await seating.resign(one, ben, table, 1)
            await vote(one, ann, table, "abandon", None)
        async with service(database) as one:
            form = await lobby.see(one, ann, table)
            assert (form.state, form.abandoned, form.seats[1].resigned) == ("over", True, True)
            assert parse(await playing.game_record(one, ann, table, None)).resigned == [1]

    run(test)


def test_a_bot_plays_on_for_a_person_who_resigns(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            assert await reason(seating.resign(one, ann, table, 1)) == "server-not-your-seat"
            form = await seating.resign(one, ben, table, 1)
            seat = form.seats[1]
            assert (seat.kind, seat.name, seat.bot, seat.resigned, seat.mine) == ("bot", "Ben", USUAL, True, True)
            entries = (await playing.log(one, ann, table, None)).entries
            assert [(entry.kind, entry.seat) for entry in entries if entry.kind == "resign"] == [("resign", 1)]
            assert await reason(seating.give_back(one, ben, table, 1)) == "server-no-stand-in"
            assert await reason(seating.resign(one, ben, table, 1)) == "server-no-person"
            assert await reason(seating.join(one, ben, table, 1, "Ben")) == "server-seat-taken"
            assert await reason(vote(one, ben, table, "abandon", None)) == "server-no-vote", "Ben has no say anymore"
            form = await seating.leave(one, ben, table, 1)
            assert (form.seats[1].kind, form.seats[1].name, form.seats[1].mine) == ("bot", None, False)
            while (await lobby.see(one, ann, table)).actor == 1:
                await asyncio.sleep(0.01)  # the bot's move would cancel a vote
            for who in (ann, cat):
                form = await vote(one, who, table, "abandon", None)
            assert form.abandoned

    run(test)


def test_nobody_resigns_before_the_game(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("192.0.2.1")
            seats = [SeatWanted("me", "Ann"), SeatWanted("open"), SeatWanted("open")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            assert await reason(seating.resign(one, ann, table, 0)) == "live-not-begun"
            assert await reason(seating.resign(one, ann, table, 9)) == "server-no-seat"

    run(test)


def test_resigned_moves_cannot_be_undone(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, people = await seated(one, 2)
            form = await lobby.see(one, people[0], table)
            assert form.actor is not None
            who = people[form.actor]
            moment = await playing.moment(one, who, table, form.sequence, form.actor)
            async with one.reading(table) as room:
                position = room.played.table.view_of_actor(form.actor)
                text = next(position.text(action) for action in position.legal() if position.text(action) != "end")
            await playing.act(one, who, table, Doing(form.actor, moment.sequence, text, "key-to-be-undone"))
            async with one.changing(table) as change:
                held = change.room.held_by(who.session)
                assert change.table.undo_offer(held, "bots").step is not None
                change.resign(form.actor)
                assert change.table.undo_offer(held, "bots").step is None

    run(test)


@pytest.mark.parametrize("left", ["vote", "leave", "resign"])
def test_the_role_of_the_host_passes_on(database: str, left: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            if left == "vote":
                for who in (ben, cat):
                    await vote(one, who, table, "bot", 0)
                await seating.give_back(one, ann, table, 0)
            elif left == "leave":
                await seating.leave(one, ann, table, 0)
            else:
                await seating.resign(one, ann, table, 0)
            assert [(await lobby.see(one, who, table)).host for who in (ann, ben, cat)] == [False, True, False]

    run(test)


def test_people_can_choose_another_host(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat, dan) = await seated(one, 4)
            assert await reason(vote(one, Visitor("198.51.100.1"), table, "host", 1)) == "server-no-vote"
            form = await vote(one, ben, table, "host", 1)
            assert [(asked.what, asked.seat, asked.agreed, asked.needed) for asked in form.votes] == [
                ("host", 1, [1], 2)
            ]
            assert not (await lobby.see(one, ann, table)).votes[0].mine, "it is about Ann"
            assert (await lobby.see(one, dan, table)).votes[0].mine
            assert not (await vote(one, cat, table, "host", 1)).votes
            assert (await lobby.see(one, ben, table)).host
            assert not (await vote(one, ben, table, "host", 0)).host, "the host needs no vote"
            assert (await lobby.see(one, ann, table)).host
            assert await reason(vote(one, ann, table, "host", 9)) == "server-no-person"

    run(test)


def test_people_play_again_with_the_seats_turned(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await ended(one, 3, public=True, takebacks="own")
            form = await again(one, ann, table)
            assert form.rematch is not None and form.rematch.until is not None
            asked = (form.rematch.yes, form.rematch.no, form.rematch.mine, form.rematch.next)
            assert asked == ([0], [], False, None)
            assert (await lobby.see(one, ben, table)).rematch == RematchForm(
                [0], [], form.rematch.until, "open", True, None
            )
            await again(one, cat, table)
            next = next_of(await again(one, ben, table))
            new = await lobby.see(one, ann, next)
            assert names(new) == ["Ben", "Cat", "Ann"]
            assert [seat.mine for seat in new.seats] == [False, False, True], "people keep their seats"
            assert (new.state, new.host, new.public, new.takebacks) == ("running", True, True, "own")
            before = await lobby.see(one, ann, table)
            assert (new.game, new.board, new.options) == (before.game, before.board, before.options)
            assert next_of(before) == next_of(await again(one, cat, table)) == next, "a late answer changes nothing"

    run(test)


@pytest.mark.parametrize(("rest", "state", "bot"), [("open", "waiting", None), ("bot", "running", USUAL)])
def test_people_who_do_not_answer_are_left_out(
    database: str, monkeypatch: pytest.MonkeyPatch, rest: str, state: str, bot: str | None
) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, _) = await ended(one, 3)
            await again(one, ben, table, rest="open")
            asked = (await again(one, ann, table, rest=rest)).rematch
            assert asked is not None and asked.next is None, "Cat has a minute to answer"
            await again(one, ben, table, rest="open")  # only the host decides
            monkeypatch.setattr(rules, "ANSWERING", -1)
            next = next_of(await again(one, ben, table))
            new = await lobby.see(one, ben, next)
            assert names(new) == ["Ben", None, "Ann"]
            assert (new.state, new.seats[1].kind, new.seats[1].bot) == (state, "open", bot)
            late = await seating.join(one, Visitor("192.0.2.9"), next, 1, "Cat")
            assert (names(late), late.seats[1].bot, late.state) == (["Ben", "Cat", "Ann"], None, "running")

    run(test)


def test_declining(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben) = await ended(one, 2)
            assert (await again(one, ann, table, agree=False)).rematch is None, "nobody wants to play"
            await again(one, ben, table)
            next = next_of(await again(one, ann, table, agree=False))
            new = await lobby.see(one, ben, next)
            assert (names(new), new.host, new.state) == (["Ben", None], True, "waiting")

    run(test)


def test_bots_and_people_who_resigned_play_again(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("192.0.2.1")
            seats = [SeatWanted("me", "Ann"), SeatWanted("bot", bot="apprentice"), SeatWanted("bot", bot="journeyman")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            async with one.changing(table) as change:
                change.resign(0)
                change.abandon()
            new = await lobby.see(one, ann, next_of(await again(one, ann, table)))
            assert [(seat.kind, seat.name, seat.bot) for seat in new.seats] == [
                ("bot", None, "apprentice"),
                ("bot", None, "journeyman"),
                ("person", "Ann", None),
            ]

    run(test)


def test_playing_again_is_refused(database: str) -> None:
    async def test() -> None:
        async with service(database, tables_a_day=1) as one:
            table, (ann, ben) = await seated(one, 2)
            assert await reason(again(one, ann, table)) == "server-no-rematch"
            for who in (ann, ben):
                await vote(one, who, table, "abandon", None)
            assert await reason(again(one, Visitor("198.51.100.1"), table)) == "server-no-vote"
            await again(one, ben, table)
            assert await reason(again(one, ann, table)) == "server-budget", "a new table has its price"
            asked = (await lobby.see(one, ann, table)).rematch
            assert asked is not None and asked.yes == [1], "nothing is stored"

    run(test)


def test_a_deleted_table_makes_room_for_another_one(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben) = await ended(one, 2)
            for who in (ann, ben):
                form = await again(one, who, table)
            first = next_of(form)
            for who in (ann, ben):
                await seating.vote(one, who, first, Ballot("delete"))
            for who in (ann, ben):
                form = await again(one, who, table)
            assert next_of(form) != first
            assert names(await lobby.see(one, ann, next_of(form))) == [NAMES[1], NAMES[0]]

    run(test)


def test_two_processes_begin_one_game(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            table, (ann, ben) = await ended(one, 2)
            await again(one, ann, table)
            next = next_of(await again(other, ben, table))
            assert next_of(await again(one, ann, table)) == next
            assert names(await lobby.see(one, ann, next)) == ["Ben", "Ann"]

    run(test)


def test_a_person_who_agreed_and_left_does_not_play_again(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await ended(one, 3)
            await again(one, ann, table)
            await seating.leave(one, ann, table, 0)
            form = await again(one, ben, table)
            assert form.rematch is not None and form.rematch.yes == [1]
            new = await lobby.see(one, cat, next_of(await again(one, cat, table)))
            assert names(new) == ["Ben", "Cat", None]

    run(test)
