"""Hints for whoever plays alone, and a finished game in hindsight."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import kontor
from kontor.bots import Limit
from kontor.server import analysis, hints
from kontor.server.analysis import Analyses
from kontor.server.hints import Decision, Hinting
from kontor.server.problems import Refused
from kontor.server.rates import Rate
from kontor.server.settings import Limits
from kontor.server.thinking import NoAnswer, Thinking, Urgency
from kontor.table import Question, questions
from kontor.table.log import Table
from kontor.table.messages import AnalysisForm
from tests.server.player import PATIENCE, Player, choices
from tests.server.running import MANY, running, settings_for
from tests.server.test_rooms import run


def test_whoever_plays_alone_may_ask_what_a_bot_would_do(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "HINT_LIMIT", Limit(positions=60))
    with Player(plain) as ann:
        table = ann.make_table("me", "bot")
        assert ann.table(table)["hints"]
        with ann.live(table, 0) as live:
            moment = live.decision(0)
        wanted = {"seat": 0, "sequence": moment["sequence"]}
        found = ann.post(f"/tables/{table}/hints", wanted)["hints"]
        assert 1 <= len(found) <= 5 and {hint["action"] for hint in found} <= set(choices(moment))
        assert [hint["chance"] for hint in found] == sorted((hint["chance"] for hint in found), reverse=True)
        status, problem = ann.refused("POST", f"/tables/{table}/hints", wanted | {"sequence": moment["sequence"] - 1})
        assert (status, problem["code"]) == (409, "stale")
        ann.act(table, 0, moment, found[0]["action"])


def test_hints_are_not_for_others(plain: str, somebody: Callable[[str, str], Player]) -> None:
    ann, eve = somebody(plain, "Ann"), somebody(plain, "Eve")
    table = ann.make_table("me", "bot")
    assert not eve.table(table)["hints"]
    wanted = {"seat": 0, "sequence": ann.table(table)["sequence"]}
    assert eve.refused("POST", f"/tables/{table}/hints", wanted)[0] == 403
    assert ann.refused("POST", f"/tables/{table}/hints", wanted | {"seat": 1})[0] == 403


def test_where_other_people_play_nobody_is_helped(plain: str, somebody: Callable[[str, str], Player]) -> None:
    ann, ben = somebody(plain, "Ann"), somebody(plain, "Ben")
    table = ann.make_table("me", "open")
    assert ann.table(table)["hints"], "nobody else is there yet"
    ben.join(table, 1)
    form = ann.table(table)
    assert not form["hints"] and not ben.table(table)["hints"]
    who = ann if form["actor"] == 0 else ben
    wanted = {"seat": form["actor"], "sequence": form["sequence"]}
    status, problem = who.refused("POST", f"/tables/{table}/hints", wanted)
    assert (status, problem["said"][0]["id"]) == (409, "server-no-hints")


def test_several_seats_of_one_browser_are_no_other_people(plain: str) -> None:
    with Player(plain) as ann:
        table = ann.make_table("me", "me")
        form = ann.table(table)
        assert form["hints"]
        other = 1 - form["actor"]
        status, problem = ann.refused("POST", f"/tables/{table}/hints", {"seat": other, "sequence": form["sequence"]})
        assert (status, problem["said"][0]["id"]) == (409, "live-not-your-decision")


def test_hints_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "HINT_LIMIT", Limit(positions=2))
    limits: Limits = replace(MANY, hints=2)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        form = ann.table(table)
        wanted = {"seat": form["actor"], "sequence": form["sequence"]}
        for _ in range(2):
            assert ann.post(f"/tables/{table}/hints", wanted)["hints"]
        status, problem = ann.refused("POST", f"/tables/{table}/hints", wanted)
        assert (status, problem["said"][0]["id"]) == (429, "server-too-many-hints")


def test_a_hint_that_fails_can_be_asked_for_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> dict[str, Any]:
        raise NoAnswer("it died")

    monkeypatch.setattr(Thinking, "answer", failing)
    with running(settings_for(database)) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        form = ann.table(table)
        wanted = {"seat": form["actor"], "sequence": form["sequence"]}
        status, problem = ann.refused("POST", f"/tables/{table}/hints", wanted)
        assert (status, problem["said"][0]["id"]) == (409, "server-no-answer")


class Held(Thinking):
    """Answers when it is let."""

    def __init__(self) -> None:
        super().__init__(1, random.Random(1))
        self.asked: list[Question] = []
        self.most_at_a_time = 0
        self.free = asyncio.Event()
        self.fails = False
        self._now = 0

    async def answer(self, question: Question, urgency: Urgency = Urgency.PLAYED) -> dict[str, Any]:
        self.asked.append(question)
        self._now += 1
        self.most_at_a_time = max(self.most_at_a_time, self._now)
        await self.free.wait()
        self._now -= 1
        if self.fails:
            raise NoAnswer("it died")
        return {"hints": [], "better": [], "loss": 0.0, "chances": [0.5, 0.5]}


SETUP = kontor.game("hansa").setup(players=2)
ASKED = Question("hints", "patrician", SETUP, b"")


def test_the_same_hint_is_thought_about_once() -> None:
    async def test() -> None:
        held = Held()
        some = Hinting(held)
        both = [asyncio.create_task(some.answer(who, Decision("table", 1, 0), ASKED)) for who in ("here", "there")]
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(*both)
        await some.answer("here", Decision("table", 1, 0), ASKED)
        assert len(held.asked) == 1
        held.fails = True
        for _ in range(2):
            with pytest.raises(NoAnswer):
                await some.answer("here", Decision("table", 2, 0), ASKED)
        assert len(held.asked) == 3, "a failure is not kept"
        await some.close()

    run(test)


def test_one_hint_at_a_time_and_not_too_many_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_WAITING", 2)

    async def test() -> None:
        held = Held()
        some = Hinting(held)
        first = asyncio.create_task(some.answer("here", Decision("table", 1, 0), ASKED))
        await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="server-hints-busy"):
            await some.answer("here", Decision("table", 2, 0), ASKED)
        second = asyncio.create_task(some.answer("there", Decision("table", 2, 0), ASKED))
        await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="server-hints-busy"):
            await some.answer("elsewhere", Decision("table", 3, 0), ASKED)
        held.free.set()
        await asyncio.gather(first, second)
        await some.answer("elsewhere", Decision("table", 3, 0), ASKED)
        await some.close()

    run(test)


def played(decisions: int) -> Table:
    """A game with some decisions in it."""
    game, bits = kontor.game("hansa"), random.Random(1)
    table = Table(game, SETUP)
    table.begin(bits)
    for _ in range(decisions):
        seat = table.actor
        assert seat is not None
        view = table.view_of_actor(seat)
        table.decide(seat, view.text(view.legal()[0]), bits, "bot")
    return table


def analyses(held: Held, most: int = 100) -> Analyses:
    return Analyses(held, Limit(positions=1), Rate(most, 60))


async def done(some: Analyses, id: str, table: Table) -> AnalysisForm:
    while not (form := some.form(id, table, "here", 0)).done:
        await asyncio.sleep(0)
    return form


def test_one_decision_at_a_time_is_looked_back_at() -> None:
    """The games in turn; and who knows the first decisions is not told them again."""

    async def test() -> None:
        held, table = Held(), played(3)
        some = analyses(held)
        assert [some.form(id, table, "here", 0).decisions for id in "abc"] == [[], [], []]
        held.free.set()
        for id in "abc":
            assert len((await done(some, id, table)).decisions) == 3
        assert held.most_at_a_time == 1
        assert [one.sequence for one in some.form("a", table, "here", 2).decisions] == [4]
        await some.close()

    run(test)


def test_an_analysis_that_failed_is_told_once_and_tried_again() -> None:
    async def test() -> None:
        held, table = Held(), played(3)
        held.fails = True
        held.free.set()
        some = analyses(held)
        form = await done(some, "a", table)
        assert (form.done, form.total, form.decisions) == (True, 3, [])
        held.fails = False
        assert len((await done(some, "a", table)).decisions) == 3
        await some.close()

    run(test)


def test_an_analysis_under_way_goes_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_KEPT", 2)

    async def test() -> None:
        held, table = Held(), played(1)
        some = analyses(held)
        for id in "ab":
            some.form(id, table, "here", 0)
        with pytest.raises(Refused, match="server-too-many-analyses"):
            some.form("c", table, "here", 0)
        some.forget("a")
        assert not some.form("c", table, "here", 0).done
        held.free.set()
        await done(some, "b", table)
        await done(some, "c", table)
        assert not some.form("d", table, "here", 0).done, "in the place of one that is done"
        await some.close()

    run(test)


def test_analyses_are_counted_when_they_begin() -> None:
    async def test() -> None:
        some, table = analyses(Held(), most=1), played(1)
        for _ in range(3):
            some.form("a", table, "here", 0)
        with pytest.raises(Refused, match="server-too-many-analyses"):
            some.form("b", table, "here", 0)
        assert not some.form("b", table, "there", 0).done
        await some.close()

    run(test)


def test_a_finished_game_in_hindsight(database: str) -> None:
    limits: Limits = replace(MANY, analysis=2)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann:
        seats = [{"who": "bot", "bot": "apprentice"}] * 2
        table = ann.post("/tables", {"game": "hansa", "board": None, "options": {}, "seats": seats})["id"]
        status, problem = ann.refused("GET", f"/tables/{table}/analysis")
        assert (status, problem["said"][0]["id"]) == (409, "server-analysis-later")
        _wait(lambda: ann.table(table)["state"] == "over")
        _wait(lambda: bool(ann.get(f"/tables/{table}/analysis")["done"]))
        found = ann.get(f"/tables/{table}/analysis")
        assert len(found["decisions"]) == found["total"] > 50
        assert ann.get(f"/tables/{table}/analysis", after=found["total"] - 1)["decisions"] == found["decisions"][-1:]
        for one in found["decisions"]:
            assert sum(one["chances"]) == pytest.approx(1) and 0 <= one["loss"] <= 1
            chances = [other["chance"] for other in one["better"]]
            assert bool(chances) == (one["loss"] > 0)
            assert not chances or chances[0] == max(chances) == pytest.approx(one["chances"][one["seat"]])


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.05)
