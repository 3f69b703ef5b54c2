"""Bots at tables: they wait, think, stop and take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kontor.bots import LEVELS, SECONDS
from kontor.bots.searcher import POSITIONS, usual_limit
from kontor.core import RandomBits
from kontor.server import lobby, playing, seating
from kontor.server.people import Visitor
from kontor.server.requests import Doing, NewTable, SeatWanted
from kontor.server.rooms import Room, Rooms
from kontor.server.service import Service
from kontor.server.thinking import Lane, NoAnswer
from kontor.table.log import Table
from kontor.table.questions import Question
from kontor.table.turns import Urgency
from tests.server.player import PATIENCE
from tests.server.test_rooms import Listening, end_turn, run, service
from tests.server.test_thinking import LONG, SHORT, idle, pid, question

BOT_AND_ME = [SeatWanted("me", "Ann"), SeatWanted("bot", bot="apprentice")]


async def act(at: Service, ann: Visitor, table: str, key: str) -> int:
    """Seat 0 ends its turn, or responds during the bot's turn."""
    room = at.rooms.get(table)
    assert room is not None
    legal = can_do(room)
    doing = Doing(0, room.sequence, "end" if "end" in legal else legal[0], key)
    return (await playing.act(at, ann, table, doing)).sequence


def can_do(room: Room) -> list[str]:
    view = room.played.table.view_of_actor(0)
    return [view.text(action) for action in view.legal()]


async def turn_of(at: Service, ann: Visitor, table: str, seat: int) -> int:
    """Wait until it is this seat's turn. Returns the length of the log."""
    async with asyncio.timeout(PATIENCE):
        while (form := await lobby.see(at, ann, table)).actor != seat:
            if form.actor == 0:
                await act(at, ann, table, f"key-{form.sequence:05}")
            await asyncio.sleep(0.01)
    return form.sequence


def test_an_entry_that_comes_while_a_bot_is_just_stopping_wakes_it_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot has checked the table for the last time but still counts as working, so a new action cannot wake it."""
    reading = Rooms.reading
    begun: list[bool] = []
    acted: list[int] = []

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, BOT_AND_ME))).id
            await turn_of(one, ann, table, 0)

            @asynccontextmanager
            async def and_then_somebody_acts(rooms: Rooms, id: str) -> AsyncIterator[Room]:
                async with reading(rooms, id) as room:
                    yield room
                if asyncio.current_task() in one.bots._at_work.values() and not begun and "end" in can_do(room):
                    begun.append(True)
                    acted.append(await act(one, ann, table, "key-just-now"))

            monkeypatch.setattr(Rooms, "reading", and_then_somebody_acts)
            room = one.rooms.get(table)
            assert room is not None
            async with asyncio.timeout(PATIENCE):
                while not begun:  # until the bot stops where seat 0 can end its turn
                    if not one.bots._at_work:
                        await act(one, ann, table, f"key-{room.sequence:05}")
                    await asyncio.sleep(0.01)
                while not acted or room.sequence == acted[0]:  # nobody reads the table, which would nudge the bot
                    await asyncio.sleep(0.01)

    run(test)


Change = Callable[[Service, Visitor, str], Awaitable[object]]


async def _taken_away(at: Service, ann: Visitor, table: str) -> None:
    await seating.give_back(at, ann, table, 1)


async def _deleted(at: Service, ann: Visitor, table: str) -> None:
    await lobby.delete(at, ann, table)


@pytest.mark.parametrize("change", [_taken_away, _deleted])
def test_a_bot_stops_thinking_when_its_table_goes_on_without_it(
    database: str, monkeypatch: pytest.MonkeyPatch, change: Change
) -> None:
    """The bot would think for minutes, but the table and the process are both free at once, and the process is not
    replaced.
    """

    async def test() -> None:
        async with service(database, thinkers=1) as one:
            await one.thinking.answer(question()[0])
            await idle(one.thinking)
            before = pid(one.thinking)
            thoughts = _slow(one, monkeypatch)
            ann = Visitor("here")
            mine = [SeatWanted("me", "Ann"), SeatWanted("me", "Ben")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, mine))).id
            await seating.stand_in(one, ann, table, 1, "patrician")
            await turn_of(one, ann, table, 1)
            async with asyncio.timeout(PATIENCE / 2):
                while not thoughts or one.thinking._idle:
                    await asyncio.sleep(0.01)
                await change(one, ann, table)
                while one.bots._at_work:
                    await asyncio.sleep(0.01)
                await idle(one.thinking)
            assert pid(one.thinking) == before
            assert not one.bots._failed

    run(test)


def _slow(at: Service, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Let bots at tables think until they are stopped. Returns their questions."""
    asked: list[Question] = []
    answer = at.thinking.answer

    async def slow(one: Question, urgency: Urgency, *_: object) -> dict[str, Any]:
        asked.append(one)
        return await answer(one._replace(limit=LONG), urgency)

    monkeypatch.setattr(at.thinking, "answer", slow)
    return asked


def test_a_server_that_stops_waits_for_no_thought(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database) as one:
            thoughts = _slow(one, monkeypatch)
            seats = [SeatWanted("bot", bot="master")] * 2
            await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, seats))
            while not thoughts:
                await asyncio.sleep(0.01)

    async def within() -> None:
        async with asyncio.timeout(PATIENCE / 2):
            await test()

    run(within)


def test_every_bot_that_judges_thinks_in_a_process(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the bot that does not evaluate positions runs in the server itself."""
    here: set[str] = set()
    there: set[str] = set()
    choose = Table.choose

    def chosen(table: Table, level: str, seat: int, bits: RandomBits) -> str:
        here.add(level)
        return choose(table, level, seat, bits)

    async def test() -> None:
        async with service(database) as one:
            answer = one.thinking.answer

            async def noted(asking: Question, urgency: Urgency, *_: object) -> dict[str, Any]:
                there.add(asking.level)
                return await answer(asking._replace(level="journeyman"), urgency)  # the others think for seconds

            monkeypatch.setattr(one.thinking, "answer", noted)
            ann = Visitor("here")
            seats = [SeatWanted("bot", bot=level) for level in LEVELS]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            async with asyncio.timeout(PATIENCE):
                while len(here | there) < len(LEVELS) or (await lobby.see(one, ann, table)).sequence < 12:
                    await asyncio.sleep(0.05)
            assert not one.bots._failed

    monkeypatch.setattr(Table, "choose", chosen)
    run(test)
    assert here == {"apprentice"} and there == {"journeyman", "master", "patrician", "burgomaster"}


def test_bots_among_themselves_are_no_match_for_people(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The urgency of a question depends on who is waiting for its answer."""

    async def test() -> None:
        async with service(database) as one:
            asked: list[Urgency] = []
            answer = one.thinking.answer

            async def noted(asking: Question, urgency: Urgency, *_: object) -> dict[str, Any]:
                asked.append(urgency)
                return await answer(asking._replace(limit=SHORT), urgency)

            monkeypatch.setattr(one.thinking, "answer", noted)
            ann, bot = Visitor("here"), SeatWanted("bot", bot="master")
            alone = (await lobby.make(one, ann, NewTable("hansa", None, {}, [bot, bot]))).id
            async with asyncio.timeout(PATIENCE):
                while len(asked) < 2:
                    await asyncio.sleep(0.01)
                assert set(asked) == {Urgency.UNSEEN}
                room = one.rooms.get(alone)
                assert room is not None
                room.listeners.append(Listening())
                while asked[-1] is not Urgency.WATCHED:
                    await asyncio.sleep(0.01)
                await lobby.delete(one, ann, alone)
                while one.bots._at_work:
                    await asyncio.sleep(0.01)
                asked.clear()
                seats = [SeatWanted("me", "Ann"), bot]
                table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
                await turn_of(one, ann, table, 1)
                while not asked:
                    await asyncio.sleep(0.01)
            assert set(asked) == {Urgency.PLAYED}

    run(test)


def test_tables_that_nobody_watches_take_turns(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one table at a time is in memory for its bots, and tables with people come first."""

    async def test() -> None:
        async with service(database, live=0) as one:
            asked: list[tuple[str, asyncio.Future[dict[str, Any]]]] = []

            async def answer(question: Question, *_: object) -> dict[str, Any]:
                asked.append((question.level, asyncio.get_running_loop().create_future()))
                return await asked[-1][1]

            monkeypatch.setattr(one.thinking, "answer", answer)
            for levels in (["master"] * 2, ["patrician"] * 2, ["journeyman"]):
                seats = [SeatWanted("bot", bot=level) for level in levels]
                people = [SeatWanted("me", "Ann")] if len(levels) < 2 else []
                await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, [*seats, *people]))
            async with asyncio.timeout(PATIENCE):
                while not asked:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                assert [level for level, _ in asked] == ["master"] and len(one.rooms.all()) == 1

    run(test)


def test_a_bot_that_waits_behind_all_others_does_not_when_somebody_looks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with service(database) as one:
            asked: list[Urgency] = []

            async def never(_: Question, urgency: Urgency, *more: object) -> dict[str, Any]:
                asked.append(urgency)
                return await asyncio.Future()

            monkeypatch.setattr(one.thinking, "answer", never)
            seats = [SeatWanted("bot", bot="master")] * 2
            table = (await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, seats))).id
            async with asyncio.timeout(PATIENCE):
                while not asked:
                    await asyncio.sleep(0.01)
                room = one.rooms.get(table)
                assert room is not None
                room.listeners.append(Listening())
                for _ in range(3):  # reminding one that is urgent already changes nothing
                    one.bots.nudge(room)
                    await asyncio.sleep(0.05)
            assert asked == [Urgency.UNSEEN, Urgency.WATCHED]

    run(test)


def test_the_players_see_that_a_bot_waits_for_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait until the bot has begun to think."""
    monkeypatch.setattr("kontor.server.thinking.QUEUED", 0.0)

    async def test() -> None:
        async with service(database, thinkers=1) as one:
            turns = one.thinking._turns[Lane.SEARCH]
            await turns.take(Urgency.PLAYED)  # another bot thinks
            ann = Visitor("here")
            seats = [SeatWanted("me", "Ann"), SeatWanted("bot", bot="master")]
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
            async with one.reading(table) as room:
                listener = Listening()
                room.listeners.append(listener)
                while (form := await lobby.see(one, ann, table)).actor == 0:
                    await end_turn(one, ann, table, f"key-{form.sequence:05}")
                async with asyncio.timeout(PATIENCE):
                    while not (await lobby.see(one, ann, table)).queued:
                        await asyncio.sleep(0.01)
                    woken = listener.woken
                    turns.give()
                    while (await lobby.see(one, ann, table)).queued:
                        await asyncio.sleep(0.01)
                assert listener.woken > woken
                room.listeners.remove(listener)

    run(test)


def test_searching_bots_have_a_least_number_of_positions(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, this is a fourth of the usual number. The effect on a search is tested in `tests/bots`."""

    async def test() -> None:
        async with service(database) as one:
            asked: list[Question] = []

            async def noted(question: Question, *_: object) -> dict[str, Any]:
                asked.append(question)
                raise NoAnswer("not now")

            monkeypatch.setattr(one.thinking, "answer", noted)
            for level in LEVELS:
                seats = [SeatWanted("bot", bot=level)] * 2
                await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, seats))
            async with asyncio.timeout(PATIENCE):
                while len({one.level for one in asked}) < 1 + len(SECONDS):
                    await asyncio.sleep(0.01)
            limits = {question.level: question.limit for question in asked}
            assert limits == {
                "journeyman": None,
                **{level: usual_limit(level)._replace(least=int(SECONDS[level] * POSITIONS) // 4) for level in SECONDS},
            }

    run(test)
