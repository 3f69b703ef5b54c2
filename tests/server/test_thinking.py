"""Bots in separate processes: they answer, stop on request, are replaced if they do not, and end with the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots import Limit
from kontor.server import thinking, worker
from kontor.server.thinking import Lane, NoAnswer, Process, Thinking, TooLong, lane_of
from kontor.table.questions import DRAW, Question
from kontor.table.turns import LONGEST as LONGEST_WAIT
from kontor.table.turns import Turns, Urgency
from tests.server.player import PATIENCE
from tests.server.running import budgets
from tests.server.test_rooms import run

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
    """Return the process id of the only process, which is idle."""
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
    """This is also the case with a single search process."""

    async def test() -> None:
        async with thinkers() as some:
            await some._turns[Lane.DRAW].take(Urgency.PLAYED)  # somebody's board, which takes minutes
            async with asyncio.timeout(PATIENCE):
                assert (await some.answer(Question(DRAW, "", GAME.setup(3), b"")))["backdrop"]

    run(test)


def test_any_process_answers_any_question() -> None:
    """If there is no simultaneous search, one process is enough."""

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
    """Fake a process that gives the same answer to every question."""
    code = f"import sys\nfor line in sys.stdin: print({said}, flush=True)"
    pipe = asyncio.subprocess.PIPE
    limit = thinking.LONGEST_ANSWER
    return Process(
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=pipe, stdout=pipe, limit=limit)
    )


@pytest.mark.parametrize("said", ['\'{"id": 0, "action": "end"}\'', "'[1]'", "'who is there?'"])
def test_a_process_that_answers_something_else_is_replaced(said: str) -> None:
    """The next answer of the process would also belong to another question."""

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
                with pytest.raises(NoAnswer, match="stopping"):
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
    """A waiting question is not overtaken forever, even by more urgent questions or by owners who have used less."""

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
