"""Lessons on the server, which stores nothing about them."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kontor.table.lessons import LessonRun, after
from tests.server.player import PATIENCE, Player

CLICK = {"inputs": ["next", "next"], "path": ["city:Hamburg"]}
LESSON = "/games/hansa/lessons/first-route"


def test_a_lesson_is_taken_step_by_step(ann: Player) -> None:
    assert ann.get("/games/hansa/lessons")[0]["id"] == "first-route"
    assert ann.get(f"{LESSON}/backdrop")["places"]
    form = ann.post(LESSON, {"inputs": []})
    assert (form["step"], form["asks"], form["say"]["id"]) == (0, False, "hansa-lesson-first-route-goal")
    form = ann.post(LESSON, {"inputs": ["next"], "attempt": "next"})
    wrong = ann.post(LESSON, {"inputs": form["inputs"], "attempt": "income 0"})
    assert (wrong["right"], wrong["step"], wrong["inputs"]) == (False, 2, ["next", "next"])
    right = ann.post(LESSON, {"inputs": form["inputs"], "attempt": form["answer"][0]})
    assert right["right"] and right["step"] == 3 and right["events"]
    assert ann.post(f"{LESSON}/why", {"inputs": form["inputs"], "path": ["city:Hamburg"]})["refusals"]


def test_a_slow_lesson_delays_nobody_else(ann: Player, eve: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def slow(*asked: Any) -> LessonRun:
        assert answered.wait(PATIENCE), "the event loop was blocked"
        return after(*asked)

    monkeypatch.setattr("kontor.server.routes.games.after", slow)
    with ThreadPoolExecutor(2) as pool:
        forms = [pool.submit(ann.post, LESSON, {"inputs": []}), pool.submit(ann.post, f"{LESSON}/why", CLICK)]
        assert eve.http.get("/api/health").status_code == 200
        answered.set()
        assert [bool(form.result()) for form in forms] == [True, True]


def test_lessons_have_words(ann: Player) -> None:
    assert "hansa-lesson-first-route-goal = " in ann.get("/games/hansa/lessons/words/en")
    assert "felinia-guide-goal = " in ann.get("/games/felinia/lessons/words/de")


def test_a_guided_game_has_cards(ann: Player) -> None:
    cards = ann.get("/games/hansa/guide")
    assert cards[0]["id"] == "goal" and cards[0]["kinds"] == []
    assert {"place", "claim"} <= {kind for card in cards for kind in card["kinds"]}


def test_what_no_lesson_takes(ann: Player) -> None:
    assert ann.refused("POST", "/games/hansa/lessons/knitting", {"inputs": []})[0] == 404
    assert ann.refused("POST", "/games/catan/lessons/first-route", {"inputs": []})[0] == 404
    assert ann.refused("GET", "/games/hansa/lessons/knitting/backdrop")[0] == 404
    assert ann.refused("POST", LESSON, {"inputs": ["next"] * 201})[0] == 400
    assert ann.refused("POST", LESSON, {"inputs": [], "attempt": "dance"})[0] == 400
    status, problem = ann.refused("POST", LESSON, {"inputs": ["next", "next"], "attempt": "claim Kampen-Osnabrück"})
    assert (status, problem["code"]) == (409, "illegal")


def test_a_puzzle_is_taken_like_a_lesson(ann: Player) -> None:
    listed = ann.get("/games/hansa/puzzles")
    assert listed[0]["difficulty"] == 1 and listed[0]["title"]["id"] == "puzzle-title"
    puzzle = f"/games/hansa/lessons/{listed[0]['id']}"
    assert ann.get(f"{puzzle}/backdrop")["places"]
    form = ann.post(puzzle, {"inputs": []})
    answer = form["answer"][0]
    other = next(choice["text"] for choice in form["scene"]["choices"] if choice["text"] != answer)
    wrong = ann.post(puzzle, {"inputs": [], "attempt": other})
    assert not wrong["right"] and wrong["feedback"]["args"]["points"] >= 5
    assert ann.post(puzzle, {"inputs": [], "attempt": answer})["done"]
    assert ann.refused("GET", "/games/hansa/lessons/puzzle-0/backdrop")[0] == 404
