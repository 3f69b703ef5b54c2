"""Lessons in the browser: texts, tasks, a wrong answer, help, and the position to solve at the end. Also a guided first
game with a card for each kind of action.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import kontor
from kontor.bots.puzzles import puzzles
from kontor.table.lessons import LessonRun, lesson_ids, lesson_of
from kontor.table.puzzles import puzzle_id
from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.playing import Hurried, answer, at_step, finish_lesson
from tests.browser.serving import Serving

SOME = [("pfeffersaecke", "first-branch"), ("felinia", "bidding")]
ALL = [(game, lesson) for game in kontor.GAMES for lesson in lesson_ids(kontor.game(game))]
"""Lessons to test, which are all with KONTOR_FULL=1. The first lesson of Hansa Teutonica has a separate test."""


def test_the_first_lesson_is_taken_to_its_end(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/")
    ann.touch(ann.part("learn-link").first)
    ann.touch(ann.part("lesson").first)
    for step in (0, 1):
        at_step(ann, step)
        ann.press("lesson-next")
    at_step(ann, 2)

    ann.click_place("post:Hamburg-Lübeck 1")
    expect(ann.part("feedback")).to_contain_text("another route")
    ann.click_place("post:Kampen-Osnabrück 1")
    at_step(ann, 3)
    ann.press("lesson-back")
    at_step(ann, 2)
    ann.click_place("post:Kampen-Osnabrück 2")
    at_step(ann, 3)
    assert ann.lies_at("post:Kampen-Osnabrück 2")[0].startswith("Red’s trader")
    expect(ann.page.locator("[data-desk='0']")).to_have_attribute("aria-label", re.compile("^You"))
    ann.press("ask-hint")
    expect(ann.part("lesson-hint")).to_be_visible()
    ann.press("ask-answer")
    expect(ann.part("lesson-answer")).to_contain_text("Kampen")
    ann.click_place("post:Kampen-Osnabrück 1")
    at_step(ann, 4)
    ann.press("action-button", action="end")
    at_step(ann, 5)
    ann.click_place("post:Kampen-Osnabrück 1")
    at_step(ann, 6)
    ann.click_place("city:Osnabrück")
    at_step(ann, 7)

    placed = '[data-place="post:Hamburg-Lübeck 2"] [data-sprite]'
    ann.click_place("post:Hamburg-Lübeck 2")
    ann.wait_to_see(placed)
    ann.press("action-button", action="end")
    ann.press("confirm-yes")
    expect(ann.part("feedback")).to_contain_text("without an office")
    ann.click_place("post:Hamburg-Lübeck 2")
    ann.wait_to_see(placed)
    ann.press("all-actions")
    ann.press("chooser-item", action="claim Hamburg-Lübeck")
    ann.press("action-button", action="office Hamburg")
    at_step(ann, 8)
    ann.press("leave-lesson")
    expect(ann.part("lesson").first).to_contain_text("Finished")


@pytest.mark.parametrize(("game", "lesson"), ALL if FULL else SOME)
def test_a_lesson_is_finished_by_its_answers(server: Serving, meet: Meet, game: str, lesson: str) -> None:
    ann = meet(server, "Ann")
    ann.go(f"/learn/{game}/{lesson}")
    finish_lesson(ann, LessonRun(lesson_of(kontor.game(game), lesson)))


def test_a_puzzle_is_solved_at_the_second_try(server: Serving, meet: Meet) -> None:
    game = kontor.game("hansa")
    puzzle = puzzles(game)[0]
    ann = meet(server, "Ann")
    ann.go("/")
    ann.touch(ann.part("puzzles-link").first)
    ann.touch(ann.part("puzzle", puzzle=puzzle_id(puzzle)))
    at_step(ann, 0)
    ann.begin(next(iter(puzzle.losses)))
    ann.wait_to_see("[data-testid=feedback]", "[data-testid=confirm]")
    if ann.part("confirm").is_visible():
        ann.press("confirm-yes")
    expect(ann.part("feedback")).to_contain_text(f"about {puzzle.gap} percentage points")
    ann.press("ask-hint")
    expect(ann.part("lesson-hint")).to_be_visible()
    answer(ann, puzzle.answer)
    at_step(ann, 1)
    expect(ann.part("feedback")).to_contain_text("Right")
    expect(ann.part("next-lesson")).to_be_visible()
    ann.press("leave-lesson")
    expect(ann.part("puzzles-solved")).to_contain_text("1 of")


def test_a_first_game_has_a_card_for_each_kind_of_action(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/learn/hansa")
    ann.press("first-game-start")
    ann.part("table-page").wait_for()
    ann.speed("now")
    ann.wait_for_turn()
    tip = ann.part("tip")
    expect(tip).to_have_attribute("data-card", "goal")
    ann.press("tip-next")
    expect(tip).to_have_attribute("data-card", "place")
    ann.press("tip-rule")
    expect(ann.part("rule", rule="A2")).to_be_visible()

    seen = {"goal", "place"}
    hurried = Hurried(ann)
    while ann.attribute("state") != "over" and (FULL or len(seen) < 6):
        hurried.decide()
        ann.wait("[data-ready=yes]", "[data-state=over]")
        while ann.part("tip").count():
            card = str(tip.get_attribute("data-card"))
            assert card not in seen, "a card is shown once"
            seen.add(card)
            ann.press("tip-next")
            expect(ann.part("tip", card=card)).to_have_count(0)
    assert "end" in seen and (not FULL or {"claim", "benefit", "displaced"} <= seen)

    if not FULL:
        ann.go("/learn/hansa")
        ann.press("first-game-start")
        ann.wait_for_turn()
        expect(ann.part("tip")).to_be_visible()
        tabs = ann.part("tab-scores").bounding_box()
        ann.press("tip-off")
        expect(ann.part("tip")).to_have_count(0)
        assert ann.part("tab-scores").bounding_box() == tabs, "cards do not move the tabs"
