"""`kontor learn`: lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import kontor
from kontor.bots.puzzles import puzzles
from kontor.table.lessons import NEXT, Lesson, LessonRun, after, lesson_ids, lesson_of
from kontor.table.puzzles import puzzle_id
from tests.battery.configurations import FULL
from tests.cli.kit import Run

LESSONS = [(game, lesson) for game in kontor.GAMES for lesson in lesson_ids(kontor.game(game))[: None if FULL else 1]]
"""Lessons to test: the first of each game, or all lessons with KONTOR_FULL=1."""


def up_to_the_last_step(game: str, lesson: str) -> list[str]:
    """Return the inputs of a learner before the last step."""
    learned = LessonRun(lesson_of(kontor.game(game), lesson))
    while learned.at < len(learned.lesson.steps) - 1:
        for text in learned.answer() or [NEXT]:
            learned.give(text)
    return ["" if text == NEXT else text for text in learned.inputs]


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
    assert answer.code == 0 and answer.out.count(f"Step {steps} of {steps}") == 1, "no heading over the closing words"
    assert answer.out.count("hint: get a hint") == 1, "the help is printed once"
    assert "Lesson stopped" not in answer.out, answer.out[-2000:]


def test_help_and_wrong_answers(run: Run) -> None:
    typed = ["", "", "hint", "show", "income 0", "undo", "", "?", "place trader Kampen-Osnabrück 1", "quit"]
    out = run("learn", "hansa", "first-route", input="\n".join(typed) + "\n").out
    assert "Type “place trader Kampen-Osnabrück 1”" in out
    assert "One solution: place trader Kampen-Osnabrück 1" in out
    assert "In this lesson, place a trader" in out
    assert out.count("Step 2 of 8") == 2, "undo goes back to the step before"
    assert "hint: get a hint" in out and "Step 4 of 8" in out and "Lesson stopped" in out


def test_the_task_is_just_above_the_prompt(run: Run) -> None:
    task = "Put your first branch in Berlin."
    out = run("learn", "pfeffersaecke", "first-branch", input="\n\nberl\nquit\n").out
    prompts = out.split("\n> ")
    assert all(prompt.rpartition("\n")[2].endswith(task) for prompt in prompts[:2]), "below a list of twenty towns"
    assert task in prompts[2], "a search lists one town and repeats the task"
    first = out.partition("Step 2 of 6")[0]
    assert "hint: get a hint" in first, "the help is above the task"
    assert "play it: found Gent\n" in first and "the list: gent\n" in first and "rules S1: show a rule" in first


def test_a_task_that_begins_again_shows_the_board_and_then_the_task(run: Run) -> None:
    typed = [*up_to_the_last_step("pfeffersaecke", "florins"), "income", "pass", "quit"]
    out = run("learn", "pfeffersaecke", "florins", input="\n".join(typed) + "\n").out
    board, _, task = out.partition("You did not reach Prag.")[2].partition("Step 7 of 7")
    assert "Letters" in board and "Letters" not in task and "Open a branch in Prag this turn." in task


def test_text_typed_while_reading_is_not_lost_silently(run: Run) -> None:
    out = run("learn", "pfeffersaecke", "first-branch", input="found Berlin\nrules T5\n\nquit\n").out
    assert "“found Berlin” was ignored" in out.partition("Step 2 of 6")[0] and "### T5" in out
    assert "starts in Berlin" not in out


def test_names_from_the_list_are_accepted_and_parts_of_names_are_not(run: Run) -> None:
    for typed, begun in (("berlin", True), ("Berl", False), ("Berl\n1", True), ("Berl\n2", False), ("Berl\n", False)):
        out = run("learn", "pfeffersaecke", "first-branch", input=f"\n{typed}\nquit\n").out
        assert ("Seat 0 starts in Berlin" in out) == begun, typed
        assert ("To play this action, type 1 or: found Berlin\n" in out) == typed.startswith("Berl"), typed


def test_an_empty_line_never_plays(run: Run) -> None:
    lesson, inputs = single_choice()
    typed = ["" if text == NEXT else text for text in inputs]
    out = run("learn", lesson.game.declaration.id, lesson.id, input="\n".join([*typed, "", "", "quit"]) + "\n").out
    step = f"Step {after(lesson, inputs).at + 1} of"
    assert out.count(step) == 1 and out.rpartition(step)[2].count("\n  1 ") == 3, "each empty line prints the list"


def single_choice() -> tuple[Lesson, list[str]]:
    """Return a lesson, and the inputs that lead to a step with a single legal action."""
    for game in kontor.GAMES.values():
        for id in lesson_ids(game):
            learned = LessonRun(lesson_of(game, id))
            while learned.step is not None:
                if learned.step.asks and len(learned.position.legal()) == 1:
                    return learned.lesson, list(learned.inputs)
                for text in learned.answer() or [NEXT]:
                    learned.give(text)
    raise AssertionError("no lesson has such a step")


def test_the_hint_after_a_wrong_turn_is_to_undo(run: Run) -> None:
    typed = up_to_the_last_step("hansa", "first-route")
    astray = "\n".join([*typed, "place trader Arnheim-Kampen 1", "hint", "show", "undo", "hint", "quit"])
    out = run("learn", "hansa", "first-route", input=f"{astray}\n").out
    assert out.count("Type “undo” to go back one step") == 3, "at once, for hint and for show; not after undo"


def test_the_board_is_shown_before_a_step_that_points_at_it(run: Run) -> None:
    out = run("learn", "hansa", "first-route", input="\nboard\n\nquit\n").out
    assert "You are seat 0" in out.split("Step 1 of 8")[0]
    first, second, third = out.partition("Step 2 of 8")[0], *out.partition("Step 2 of 8")[2].split("Step 3 of 8")
    assert "Complete cities" in first.split("Press Enter")[1]
    assert "Look at: Post Kampen-Osnabrück 1; Post Kampen-Osnabrück 2" in second
    assert second.count("Complete cities") == 1 and "Complete cities" not in third, "only on request"


def test_a_puzzle_is_solved(run: Run) -> None:
    out = run("learn", "hansa").out
    assert "kontor learn hansa puzzles" in out
    out = run("learn", "hansa", "puzzles").out
    assert "puzzle-1 " in out and "easy" in out and "kontor learn hansa puzzle-" in out
    puzzle = puzzles(kontor.game("hansa"))[0]
    typed = ["hint", "show", next(iter(puzzle.losses)), puzzle.answer]
    out = run("learn", "hansa", "puzzle-1", input="\n".join(typed) + "\n").out
    assert f"One solution: {puzzle.answer}" in out
    assert f"lowers your chance of winning by about {puzzle.gap} percentage points" in out and "Right!" in out
    assert "kontor learn hansa puzzle-2\n" in out
    assert "Right!" in run("learn", "hansa", puzzle_id(puzzle), input=f"{puzzle.answer}\n").out
    assert run("learn", "hansa", "puzzle-0").refused("no lesson “puzzle-0”", "puzzle-1")


def test_puzzles_are_searched_and_the_file_is_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(puzzles(kontor.game("felinia"))[0].line(), "utf-8")
    assert run("puzzles", "felinia", "--out", str(file)).refused("exists")
    assert "contains 1 puzzle" in run("puzzles", "felinia", "--count", "1", "--out", str(file), "--resume").out
    assert run("puzzles", "felinia", "--out", str(file), "--resume", "--boards", "moon").refused("moon", "classic")
    file.write_text("{}", "utf-8")
    assert run("puzzles", "felinia", "--out", str(file), "--resume").refused("Cannot add to this file", "line 1")
