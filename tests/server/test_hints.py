"""Hints for people who play alone, and the analysis of a finished game."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots import Limit
from kontor.core import Message
from kontor.server import analysis
from kontor.server.analysis import Analyses
from kontor.server.answers import HINTS_KEPT, AnswerQueue, HintedDecision
from kontor.server.budgets import Owners
from kontor.server.thinking import NoAnswer, Thinking
from kontor.table import Question, questions
from kontor.table.log import Table
from kontor.table.messages import AnalysisForm
from kontor.table.refusals import Refused
from kontor.table.turns import Urgency
from kontor.words import Words, languages
from tests.server.player import PATIENCE, Player, choices
from tests.server.running import MANY, budgets, running, settings_for
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


def test_hints_cost_thinking_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "HINT_LIMIT", Limit(seconds=0.2))
    with running(settings_for(database, limits=replace(MANY, thinking=1))) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        hints = 0
        for _ in range(20):
            form = ann.table(table)
            wanted = {"seat": form["actor"], "sequence": form["sequence"]}
            answer = ann.http.post(f"/api/tables/{table}/hints", json=wanted)
            if answer.status_code == 429:
                break
            hints += 1
            ann.act(table, form["actor"], form, "end")
        said = answer.json()["said"][0]
        assert hints and (said["id"], said["args"]["kind"]) == ("server-budget", "thinking")
        assert int(answer.headers["retry-after"]) > 0


def test_a_hint_that_fails_can_be_asked_for_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> dict[str, Any]:
        raise NoAnswer("the process died")

    monkeypatch.setattr(Thinking, "answer", failing)
    with running(settings_for(database)) as url, Player(url) as ann:
        table = ann.make_table("me", "me")
        form = ann.table(table)
        wanted = {"seat": form["actor"], "sequence": form["sequence"]}
        status, problem = ann.refused("POST", f"/tables/{table}/hints", wanted)
        assert (status, problem["said"][0]["id"]) == (409, "server-no-answer")


class Held(Thinking):
    """A bot process that answers only when the test allows it."""

    def __init__(self, thinking: int = 1000) -> None:
        super().__init__(1, random.Random(1), budgets(thinking=thinking))
        self.asked: list[Question] = []
        self.most_at_a_time = 0
        self.free = asyncio.Event()
        self.fails = False
        self._now = 0

    async def answer(
        self, question: Question, urgency: Urgency = Urgency.PLAYED, owners: Owners = (), queued: Any = None
    ) -> dict[str, Any]:
        self.asked.append(question)
        self._now += 1
        self.most_at_a_time = max(self.most_at_a_time, self._now)
        await self.free.wait()
        self._now -= 1
        if self.fails:
            raise NoAnswer("the process died")
        return {"hints": [], "better": [], "loss": 0.0, "chances": [0.5, 0.5]}


HERE: Owners = (("here", 1),)
THERE: Owners = (("there", 1),)
SETUP = kontor.game("hansa").setup(players=2)
ASKED = Question("hints", "patrician", SETUP, b"")


def test_the_same_hint_is_thought_about_once() -> None:
    async def test() -> None:
        held = Held()
        some = AnswerQueue(held, HINTS_KEPT)
        both = [asyncio.create_task(some.answer(who, HintedDecision("table", 1, 0), ASKED)) for who in (HERE, THERE)]
        await asyncio.sleep(0)
        held.free.set()
        await asyncio.gather(*both)
        await some.answer(HERE, HintedDecision("table", 1, 0), ASKED)
        assert len(held.asked) == 1
        held.fails = True
        for _ in range(2):
            with pytest.raises(NoAnswer):
                await some.answer(HERE, HintedDecision("table", 2, 0), ASKED)
        assert len(held.asked) == 3, "a failure is not kept"
        await some.close()

    run(test)


def played(decisions: int) -> Table:
    """Return a game with several decisions."""
    game, bits = kontor.game("hansa"), random.Random(1)
    table = Table(game, SETUP)
    table.begin(bits)
    for _ in range(decisions):
        seat = table.actor
        assert seat is not None
        view = table.view_of_actor(seat)
        table.decide(seat, view.text(view.legal()[0]), bits, "bot")
    return table


def analyses(held: Held) -> Analyses:
    return Analyses(held, Limit(positions=1))


async def done(some: Analyses, id: str, table: Table) -> AnalysisForm:
    while not (form := some.form(id, table, HERE, 0)).done:
        await asyncio.sleep(0)
    return form


def test_one_decision_at_a_time_is_looked_back_at() -> None:
    """Analyses alternate between games, and decisions already known to the client are not sent again."""

    async def test() -> None:
        held, table = Held(), played(3)
        some = analyses(held)
        assert [some.form(id, table, HERE, 0).decisions for id in "abc"] == [[], [], []]
        held.free.set()
        for id in "abc":
            assert len((await done(some, id, table)).decisions) == 3
        assert held.most_at_a_time == 1
        assert [one.sequence for one in some.form("a", table, HERE, 2).decisions] == [4]
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
            some.form(id, table, HERE, 0)
        with pytest.raises(Refused, match="server-too-many-analyses"):
            some.form("c", table, HERE, 0)
        some.forget("a")
        assert not some.form("c", table, HERE, 0).done
        held.free.set()
        await done(some, "b", table)
        await done(some, "c", table)
        assert not some.form("d", table, HERE, 0).done, "in the place of one that is done"
        await some.close()

    run(test)


def test_an_analysis_is_refused_without_thinking_time() -> None:
    async def test() -> None:
        some, table = analyses(Held(thinking=1)), played(1)
        some._critic._thinking._budgets.owe(HERE, "thinking", 2)
        with pytest.raises(Refused, match="server-budget"):
            some.form("b", table, HERE, 0)
        assert not some.form("b", table, THERE, 0).done
        await some.close()

    run(test)


def test_a_finished_game_in_hindsight(database: str) -> None:
    limits = replace(MANY, analysis=2)
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


GOLDEN = Path(__file__).parent.parent / "golden"
SHORT_GAMES = ("pfeffersaecke-central_europe-3-standstill", "felinia-expert-2-merchants")


def try_again(player: Player, record: str) -> None:
    """Analyses a game and continues from its costliest decision, where the better action is shown with its reasons."""
    table = player.post("/records", {"record": (GOLDEN / f"{record}.kontor").read_text("utf-8")})["id"]
    _wait(lambda: bool(player.get(f"/tables/{table}/analysis")["done"]))
    found = player.get(f"/tables/{table}/analysis")["decisions"]
    game_id = record.partition("-")[0]
    words = [Words(language, [kontor.game(game_id).folder() / "words"]) for language in languages()]
    reasons = [reason for one in found for better in one["better"] for reason in better["reasons"]]
    assert {reason["id"] for reason in reasons} > {f"{game_id}-reason-points"}
    assert all(one.say(Message(reason["id"], reason["args"])) for one in words for reason in reasons)
    worst = max(found, key=lambda one: one["loss"])
    assert worst["better"] and worst["better"][0]["label"] != worst["did"]
    form = {"sequence": worst["sequence"] - 1, "seat": worst["seat"], "name": player.name, "bot": "apprentice"}
    again = player.post(f"/tables/{table}/continue", form)
    assert (again["state"], again["actor"], again["sequence"]) == ("running", worst["seat"], worst["sequence"] - 1)
    with player.live(again["id"], worst["seat"]) as live:
        moment = live.decision(worst["seat"])
    texts = {choice["text"]: choice["label"] for choice in moment["scene"]["choices"]}
    better = next(text for text, label in texts.items() if label == worst["better"][0]["label"])
    assert player.act(again["id"], worst["seat"], moment, better) == worst["sequence"]


@pytest.mark.parametrize("record", SHORT_GAMES)
def test_the_costliest_decision_can_be_tried_again(database: str, record: str) -> None:
    with running(settings_for(database, limits=replace(MANY, analysis=2))) as url, Player(url) as ann:
        try_again(ann, record)


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.05)
