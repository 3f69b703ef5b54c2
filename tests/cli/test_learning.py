"""`kontor learn`: the lessons in the terminal."""

from __future__ import annotations

import pytest

import kontor
from kontor.table.lessons import NEXT, LessonRun, after, lesson_ids, lesson_of
from tests.battery.configurations import FULL
from tests.cli.kit import Run

LESSONS = [(game, lesson) for game in kontor.GAMES for lesson in lesson_ids(kontor.game(game))[: None if FULL else 1]]
"""The first lesson of each game; with KONTOR_FULL=1 all of them."""


def test_the_lessons_are_listed(run: Run) -> None:
    out = run("learn", "felinia").out
    assert "bidding" in out and "expert" in out and "kontor learn felinia bidding" in out
    assert "first-route" in run("learn").out
    assert run("learn", "felinia", "knitting").refused("no lesson “knitting”", "bidding")
    assert run("learn", "chess").refused("no game “chess”")


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taken_to_its_end(run: Run, game: str, lesson: str) -> None:
    learned = LessonRun(lesson_of(kontor.game(game), lesson))
    typed: list[str] = []
    while learned.step is not None:
        for text in learned.answer() or [NEXT]:
            learned = after(learned.lesson, learned.inputs, text)
            typed.append("" if text == NEXT else text)
    answer = run("learn", game, lesson, input="\n".join(typed) + "\n")
    steps = len(learned.lesson.steps)
    assert answer.code == 0 and f"Step {steps} of {steps}" in answer.out
    assert "Lesson stopped" not in answer.out, answer.out[-2000:]


def test_help_and_wrong_answers(run: Run) -> None:
    typed = ["", "", "hint", "show", "income 0", "undo", "", "?", "place trader Kampen-Osnabrück 1", "quit"]
    out = run("learn", "hansa", "first-route", input="\n".join(typed) + "\n").out
    assert "Type “place trader Kampen-Osnabrück 1”" in out
    assert "One solution: place trader Kampen-Osnabrück 1" in out
    assert "here we want to place a trader" in out
    assert out.count("Step 2 of 8") == 2, "undo goes back to the step before"
    assert "hint: get a hint" in out and "Step 4 of 8" in out and "Lesson stopped" in out
