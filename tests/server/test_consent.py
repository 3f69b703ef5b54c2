"""Actions that a host may take alone, and those that need the consent of the other people at the table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kontor.bots import USUAL
from kontor.server import continuing, lobby, seating
from kontor.server.people import Visitor
from kontor.server.requests import Ballot, Continuing, NewTable, SeatWanted
from kontor.server.service import Service
from kontor.table import votes
from kontor.table.messages import TableForm
from kontor.table.refusals import Refused
from tests.server.running import Postgres
from tests.server.test_rooms import end_turn, run, service

People = list[Visitor]
NAMES = ("Ann", "Ben", "Cat", "Dan")


async def seated(at: Service, count: int, **more: Any) -> tuple[str, People]:
    """Start a game of several people, of whom the first is the host."""
    people = [Visitor(f"192.0.2.{number}") for number in range(count)]
    seats = [SeatWanted("me", "Ann"), *[SeatWanted("open")] * (count - 1)]
    table = (await lobby.make(at, people[0], NewTable("hansa", None, {}, seats, **more))).id
    for number in range(1, count):
        await seating.join(at, people[number], table, number, NAMES[number])
    return table, people


async def vote(at: Service, who: Visitor, table: str, what: Any, seat: int | None, agree: bool = True) -> TableForm:
    form = await seating.vote(at, who, table, Ballot(what, seat, agree))
    assert form is not None
    return form


async def reason(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.problem.said[0].id


def test_a_host_cannot_let_a_bot_play_for_somebody(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben) = await seated(one, 2)
            assert await reason(seating.stand_in(one, ann, table, 1, "apprentice")) == "server-ask-others"
            form = await vote(one, ann, table, "bot", 1)
            assert form.seats[1].bot is None, "one vote is not enough"
            assert (await lobby.see(one, ben, table)).votes[0].mine is False, "it is about Ben"
            assert await reason(vote(one, ben, table, "bot", 1)) == "server-no-vote"
            stranger = Visitor("198.51.100.1")
            assert await reason(vote(one, stranger, table, "bot", 1)) == "server-no-vote"

    run(test)


def test_several_seats_are_one_vote(database: str) -> None:
    """A person with two seats alone is not "two of the others", and not "all"."""

    async def test() -> None:
        async with service(database) as one:
            ann, ben = (Visitor(f"192.0.2.{number}") for number in range(2))
            seats = [SeatWanted("me", "Ann"), SeatWanted("me", "Anna"), SeatWanted("open"), SeatWanted("me", "Annika")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            await seating.join(one, ben, table, 2, "Ben")
            form = await vote(one, ann, table, "bot", 2)
            assert form.seats[2].bot is None
            assert [(asked.agreed, asked.needed, asked.mine) for asked in form.votes] == [([0], 2, False)]
            assert (await vote(one, ben, table, "host", 2)).host is False
            assert not any(seat.bot for seat in (await vote(one, ben, table, "bot", 0)).seats)
            form = await vote(one, ann, table, "abandon", None)
            assert [asked.needed for asked in form.votes if asked.what == "abandon"] == [2]
            assert (await vote(one, ben, table, "abandon", None)).abandoned

    run(test)


def test_most_of_the_others_can_let_a_bot_play_even_for_the_host(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat, dan) = await seated(one, 4)
            form = await vote(one, ben, table, "bot", 0)
            assert [(asked.what, asked.seat, asked.agreed, asked.needed) for asked in form.votes] == [
                ("bot", 0, [1], 2)
            ]
            assert (await lobby.see(one, cat, table)).votes[0].mine
            assert not (await vote(one, ben, table, "bot", 0, agree=False)).votes
            await vote(one, ben, table, "bot", 0)
            form = await vote(one, dan, table, "bot", 0)
            assert form.seats[0].bot == USUAL and not form.votes
            assert (await seating.give_back(one, ann, table, 0)).seats[0].bot is None, "Ann comes back"

    run(test)


def test_whoever_keeps_others_waiting_is_replaced_without_a_vote(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, people = await seated(one, 2)
            late = (await lobby.see(one, people[0], table)).actor
            assert late is not None
            other = people[1 - late]
            assert (await vote(one, other, table, "bot", late)).seats[late].bot is None
            monkeypatch.setattr(votes, "LATE", -1)  # a quarter of an hour later
            assert (await vote(one, other, table, "bot", late)).seats[late].bot == USUAL
            await seating.give_back(one, people[late], table, late)
            assert await reason(vote(one, people[late], table, "bot", late)) == "server-no-vote"

    run(test)


def test_a_running_game_is_deleted_only_if_all_agree(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben, cat) = await seated(one, 3)
            assert await reason(lobby.delete(one, ann, table)) == "server-ask-others"
            for who in (ann, ben):
                await vote(one, who, table, "delete", None)
            assert not (await vote(one, cat, table, "delete", None, agree=False)).votes, "one refusal ends it"
            for who in (ann, ben):
                await vote(one, who, table, "delete", None)
            assert await seating.vote(one, cat, table, Ballot("delete")) is None
            assert await reason(lobby.see(one, ann, table)) == "server-no-table"
            table, (ann, _) = await seated(one, 2)
            monkeypatch.setattr(votes, "ABANDONED", -1)  # a month later
            await lobby.delete(one, ann, table)

    run(test)


def test_a_move_ends_all_votes(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            table, people = await seated(one, 3)
            await vote(one, people[0], table, "delete", None)
            actor = (await lobby.see(one, people[0], table)).actor
            assert actor is not None
            await end_turn(one, people[actor], table, "key-ends-votes")
            assert not (await lobby.see(one, people[0], table)).votes

    run(test)


def test_votes_are_known_to_all_processes(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            table, (ann, ben, cat) = await seated(one, 3)
            await vote(one, ben, table, "bot", 0)
            assert (await vote(other, cat, table, "bot", 0)).seats[0].bot == USUAL
            assert (await lobby.see(one, ann, table)).seats[0].bot == USUAL

    run(test)


def test_a_stand_in_does_not_make_a_game_a_private_one(database: str) -> None:
    """A host whose opponents are replaced by bots gets no hints, and cannot try out moves on a copy."""

    async def test() -> None:
        async with service(database) as one:
            table, (ann, ben) = await seated(one, 2)
            await seating.stand_in(one, ben, table, 1, "journeyman")
            while (await lobby.see(one, ann, table)).sequence < 2:
                await asyncio.sleep(0.01)
            wanted = Continuing(1, 0, "Ann", "apprentice")
            assert await reason(continuing.go_on(one, ann, table, wanted)) == "server-others-play"
            form = await lobby.see(one, ann, table)
            assert form.others_play and not form.hints
            await seating.leave(one, ben, table, 1)  # for good
            assert (await continuing.go_on(one, ann, table, wanted)).hints

    run(test)
