"""Bots in separate processes: they answer, stop on request, are replaced if they do not, and end with the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots import LEVELS, SECONDS, Limit
from kontor.bots.searcher import POSITIONS, usual_limit
from kontor.core import RandomBits
from kontor.server import lobby, playing, seating, thinking, worker
from kontor.server.people import Visitor
from kontor.server.requests import Doing, NewTable, SeatWanted
from kontor.server.rooms import Room, Rooms
from kontor.server.service import Service
from kontor.server.thinking import Lane, NoAnswer, Process, Thinking, TooLong, lane_of
from kontor.table.log import Table
from kontor.table.questions import DRAW, Question
from kontor.table.turns import LONGEST as LONGEST_WAIT
from kontor.table.turns import Turns, Urgency
from tests.server.player import PATIENCE
from tests.server.running import budgets
from tests.server.test_rooms import Listening, end_turn, run, service

GAME = kontor.game("hansa")
LONG = Limit(seconds=PATIENCE)
SHORT = Limit(positions=30)


def question(ask: str = "choose", limit: Limit = SHORT, level: str = "patrician") -> tuple[Question, Any]:
    match = kontor.Match(GAME, GAME.setup(players=3), random.Random(1))
    view = match.position.view(match.position.actor)
    return Question(ask, level, match.setup, view.to_bytes(), limit), view


@asynccontextmanager
async def thinkers(most: int = 1) -> AsyncIterator[Thinking]:
    opened = Thinking(most, random.Random(1), budgets())
    try:
        yield opened
    finally:
        await opened.close()


def pid(of: Thinking) -> int:
    """The process id of the only process, which is idle."""
    (process,) = of._idle
    return process._process.pid


async def idle(of: Thinking) -> None:
    async with asyncio.timeout(PATIENCE):
        while not of._idle:
            await asyncio.sleep(0.01)


def test_a_process_answers_and_is_kept() -> None:
    async def test() -> None:
        async with thinkers() as some:
            asked, view = question()
            assert view.number((await some.answer(asked))["action"]) in view.legal()
            await idle(some)
            before = pid(some)
            hints = (await some.answer(question("hints")[0]))["hints"]
            assert hints and all(view.number(text) in view.legal() and 0 <= chance <= 1 for text, chance, *_ in hints)
            await idle(some)
            assert pid(some) == before

    run(test)


def test_nobody_waits_for_a_thought_that_was_dropped() -> None:
    """The process is free again at once, although its question would take hours, and answers the next question."""

    async def test() -> None:
        async with thinkers() as some:
            await some.answer(question()[0])
            await idle(some)
            before = pid(some)
            task = asyncio.create_task(some.answer(question(limit=LONG)[0]))
            await asyncio.sleep(0.2)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            async with asyncio.timeout(PATIENCE / 2):
                await some.answer(question()[0])
            await idle(some)
            assert pid(some) == before

    run(test)


def test_a_quick_question_never_waits_for_a_search() -> None:
    """All search processes are busy for minutes and more questions wait, but a bot that does not search is answered."""

    async def test() -> None:
        async with thinkers() as some:
            searches = [asyncio.create_task(some.answer(question(limit=LONG)[0])) for _ in range(2)]
            async with asyncio.timeout(PATIENCE / 2):
                while not some._turns[Lane.SEARCH]._waiting:
                    await asyncio.sleep(0.01)
                asked, view = question(level="journeyman")
                assert view.number((await some.answer(asked, Urgency.UNSEEN))["action"]) in view.legal()
            assert not any(search.done() for search in searches)
            for search in searches:
                search.cancel()
            await asyncio.wait(searches)

    run(test)


def test_a_bot_from_elsewhere_does_not_hold_up_quick_ones() -> None:
    lanes = {level: lane_of(question(level=level)[0]) for level in ("journeyman", "patrician", "broker:Broker")}
    assert lanes == {"journeyman": Lane.QUICK, "patrician": Lane.SEARCH, "broker:Broker": Lane.SEARCH}


def test_what_a_bot_prints_does_not_reach_the_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chatty.py").write_text("def choose(view, actions):\n    print('hm')\n    return actions[0]\n", "utf-8")

    async def test() -> None:
        async with thinkers() as some:
            asked, view = question(level="chatty:choose")
            assert view.number((await some.answer(asked))["action"]) in view.legal()

    monkeypatch.chdir(tmp_path)
    run(test)


def test_a_drawing_does_not_wait_for_one_that_takes_long() -> None:
    """Also where there is a single process that searches."""

    async def test() -> None:
        async with thinkers() as some:
            await some._turns[Lane.DRAW].take(Urgency.PLAYED)  # somebody's board, which takes minutes
            async with asyncio.timeout(PATIENCE):
                assert (await some.answer(Question(DRAW, "", GAME.setup(3), b"")))["backdrop"]

    run(test)


def test_any_process_answers_any_question() -> None:
    """Where nobody searches at the same time, one process is enough."""

    async def test() -> None:
        async with thinkers(2) as some:
            found = set()
            for level in ("journeyman", "master", "journeyman", "patrician"):
                await some.answer(question(level=level)[0])
                await idle(some)
                found.add(pid(some))
            assert len(found) == 1

    run(test)


@pytest.mark.parametrize(("level", "most"), [("patrician", 2), ("journeyman", 1)])
def test_no_more_think_at_a_time_than_may(level: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    start = thinking.started

    async def counted() -> Any:
        begun.append(1)
        return await start()

    async def test() -> None:
        async with thinkers(2) as some:
            await asyncio.gather(*(some.answer(question(level=level)[0]) for _ in range(5)))
            assert len(begun) == most

    monkeypatch.setattr(thinking, "started", counted)
    run(test)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_died_or_is_stuck_is_replaced(how: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.3)

    async def test() -> None:
        async with thinkers() as some:
            await some.answer(question()[0])
            await idle(some)
            before = pid(some)
            task = asyncio.create_task(some.answer(question(limit=LONG)[0]))
            await asyncio.sleep(0.2)
            os.kill(before, how)
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "LONGEST", 0.5)
                asked = asyncio.create_task(some.answer(question()[0]))  # it waits until the only process is free
                task.cancel()
                await asyncio.wait([task, asked], timeout=PATIENCE)
            assert task.cancelled() or isinstance(task.exception(), NoAnswer)
            await some.answer(question()[0])
            await idle(some)
            assert pid(some) != before
            with pytest.raises(ProcessLookupError):
                os.kill(before, 0)

    run(test)


def test_a_question_that_cannot_be_answered_ends_nothing() -> None:
    async def test() -> None:
        async with thinkers() as some:
            with pytest.raises(NoAnswer, match="There is no bot"):
                await some.answer(question(level="emperor")[0])
            await idle(some)
            before = pid(some)
            await some.answer(question()[0])
            await idle(some)
            assert pid(some) == before

    run(test)


def test_an_idle_process_that_died_costs_no_answer() -> None:
    async def test() -> None:
        async with thinkers() as some:
            await some.answer(question()[0])
            await idle(some)
            before = pid(some)
            os.kill(before, signal.SIGKILL)
            assert (await some.answer(question()[0]))["action"]
            await idle(some)
            assert pid(some) != before

    run(test)


def test_a_process_that_dies_over_a_question_is_replaced_once() -> None:
    async def test() -> None:
        async with thinkers() as some:
            started = thinking.started
            begun: list[thinking.Process] = []

            async def dying() -> thinking.Process:
                begun.append(await started())
                await begun[-1].end()
                return begun[-1]

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(thinking, "started", dying)
                with pytest.raises(NoAnswer, match="died"):
                    await some.answer(question()[0])
            assert len(begun) == 2
            assert (await some.answer(question()[0]))["action"], "its place is free again"

    run(test)


async def odd(said: str) -> Process:
    """A process that gives the same answer to every question."""
    code = f"import sys\nfor line in sys.stdin: print({said}, flush=True)"
    pipe = asyncio.subprocess.PIPE
    limit = thinking.LONGEST_ANSWER
    return Process(
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=pipe, stdout=pipe, limit=limit)
    )


@pytest.mark.parametrize("said", ['\'{"id": 0, "action": "end"}\'', "'[1]'", "'who is there?'"])
def test_a_process_that_answers_something_else_is_replaced(said: str) -> None:
    """Its next answer would also belong to another question."""

    async def test() -> None:
        async with thinkers() as some:
            strange = await odd(said)
            some._idle.append(strange)
            asked, view = question()
            assert view.number((await some.answer(asked))["action"]) in view.legal()
            assert not strange.alive

    run(test)


def test_an_answer_that_is_too_long_is_none_and_its_rest_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with thinkers() as some:
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "LONGEST_ANSWER", 1000)
                endless = await odd("'x' * 100_000")
                some._idle.append(endless)
                with pytest.raises(TooLong, match="longer than 1000 bytes"):
                    await some.answer(question()[0])
            assert not endless.alive
            assert (await some.answer(question()[0]))["action"]

    run(test)


def test_what_still_waits_when_the_server_stops_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        some = Thinking(1, random.Random(1), budgets())
        first = asyncio.create_task(some.answer(question(limit=LONG)[0]))
        second = asyncio.create_task(some.answer(question()[0]))
        async with asyncio.timeout(PATIENCE):
            while not some._turns[Lane.SEARCH]._waiting:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            first.cancel()
            await asyncio.wait([first])
            with monkeypatch.context() as patch:
                patch.setattr(thinking, "started", None)
                await some.close()
                with pytest.raises(NoAnswer, match="stops"):
                    await second

    run(test)


def test_any_fault_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> dict[str, Any]:
        raise ZeroDivisionError("no tries")

    monkeypatch.setattr(worker, "answered", failing)
    assert worker._answer({"ask": "choose"}, lambda: False) == {"error": "ZeroDivisionError: no tries"}


def test_the_most_urgent_is_next_then_the_first() -> None:
    async def test() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def one(name: str, urgency: Urgency) -> None:
            await turns.take(urgency)
            order.append(name)
            turns.give()

        await turns.take(Urgency.UNSEEN)
        names = {"a": Urgency.UNSEEN, "b": Urgency.PLAYED, "gone": Urgency.PLAYED, "c": Urgency.PLAYED}
        tasks = {name: asyncio.create_task(one(name, urgency)) for name, urgency in names.items()}
        tasks["d"] = asyncio.create_task(one("d", Urgency.WATCHED))
        await asyncio.sleep(0)
        tasks["gone"].cancel()
        turns.give()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert order == ["b", "c", "d", "a"]
        async with asyncio.timeout(PATIENCE):
            await turns.take(Urgency.PLAYED)

    run(test)


def test_nobody_waits_forever() -> None:
    """Not even for more urgent questions, or for owners who have used less."""

    async def test() -> None:
        now = 0.0
        turns = Turns(1, lambda: now)
        order: list[str] = []

        async def one(name: str, urgency: Urgency, used: float) -> None:
            await turns.take(urgency, used)
            order.append(name)

        await turns.take(Urgency.PLAYED)
        tasks = [asyncio.create_task(one("unseen", Urgency.UNSEEN, 0.9))]
        await asyncio.sleep(0)
        for number in range(3):
            now = number * LONGEST_WAIT / 2
            tasks.append(asyncio.create_task(one(f"people {number}", Urgency.PLAYED, 0.0)))
            await asyncio.sleep(0)
        assert turns.waiting() == 4
        now = LONGEST_WAIT
        turns.give()
        await asyncio.sleep(0)
        assert order == ["people 0"], "the time is not over"
        now = LONGEST_WAIT + 1
        for _ in range(3):
            turns.give()
            await asyncio.sleep(0)
        assert order == ["people 0", "unseen", "people 1", "people 2"] and turns.waiting() == 0
        await asyncio.gather(*tasks)

    run(test)


def test_the_players_see_that_a_bot_waits_for_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that it has begun to think."""
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
    """For a busy machine: a fourth of the usual number. `tests/bots` shows what a search does with it."""

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


def test_who_is_gone_when_the_turn_has_just_come_passes_it_on() -> None:
    async def test() -> None:
        turns = Turns(1)
        await turns.take(Urgency.PLAYED)
        task = asyncio.create_task(turns.take(Urgency.PLAYED))
        await asyncio.sleep(0)
        turns.give()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with asyncio.timeout(PATIENCE):
            await turns.take(Urgency.PLAYED)

    run(test)


def test_a_process_ends_when_whoever_asked_is_gone() -> None:
    """A process ends with the server, even in the middle of a search, and ignores Ctrl-C."""
    asked, _ = question(limit=LONG)
    with subprocess.Popen(
        [sys.executable, "-m", "kontor.server.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        process.stdin.write(_line(asked._replace(limit=SHORT), 1))
        process.stdin.flush()
        assert process.stdout is not None and process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdin.write(_line(asked, 2))
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def _line(asked: Question, id: int) -> str:
    return json.dumps(asked.form(id, 1)) + "\n"


# At tables

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
    """Wait until it is a seat's turn. Returns the length of the log."""
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
                while not acted or room.sequence == acted[0]:  # nobody asks: whoever looks would nudge the bot
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
    """The bot would think for minutes, but both the table and its process are free at once, and the process is not
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
                return await answer(asking, urgency)

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
    """One at a time is in memory for its bots, those with people first."""

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
