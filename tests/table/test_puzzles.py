"""Every packaged puzzle is valid, hides everything that its seat cannot see, and can be solved."""

from __future__ import annotations

import random

import pytest

import kontor
from kontor.bots.puzzles import can_wait, puzzles
from kontor.core import AnyGame
from kontor.table.lessons import LessonUnknown, after
from kontor.table.puzzles import puzzle_id, puzzle_infos, task_of

LEAST = {"hansa": 44, "pfeffersaecke": 30, "felinia": 30}
each_game = pytest.mark.parametrize("game", [kontor.game(id) for id in LEAST], ids=lambda game: game.declaration.id)


@each_game
def test_every_puzzle_fits_the_rules(game: AnyGame) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST[game.declaration.id]
    assert len({(one.answer, str(one.position)) for one in found}) == len(found)
    for puzzle in found:
        view = puzzle.view(game)
        legal = {view.text(action) for action in view.legal()}
        assert {puzzle.answer, *puzzle.losses} <= legal, puzzle.found
        assert list(puzzle.losses.values()) == sorted(puzzle.losses.values()) and puzzle.gap >= 5
        assert not can_wait(game, view, view.number(puzzle.answer)), puzzle.found


@each_game
def test_a_puzzle_contains_only_what_its_seat_can_see(game: AnyGame) -> None:
    """For any sampled hidden information, the seat's view of the position is the puzzle."""
    for puzzle in puzzles(game):
        view = puzzle.view(game)
        assert view.viewer == view.actor >= 0
        whole = game.sample(view, random.Random(1))
        assert whole.view(view.actor).json() == puzzle.position, puzzle.found


@each_game
def test_every_puzzle_can_be_solved(game: AnyGame) -> None:
    for info in puzzle_infos(game):
        run = task_of(game, info.id).begin()
        assert run.form().asks and not run.form().done
        solved = after(run.lesson, [], run.answer()[0])
        assert solved.right and solved.form().done and solved.inputs == run.answer()


def test_an_id_stays_when_the_file_changes() -> None:
    game = kontor.game("hansa")
    for number, (info, puzzle) in enumerate(zip(puzzle_infos(game), puzzles(game), strict=True), start=1):
        seed, match, decision = puzzle.found
        assert (info.id, info.title.args) == (f"puzzle-{seed}-{match}-{decision}", {"number": number})


def test_a_wrong_answer_has_a_price() -> None:
    game = kontor.game("hansa")
    lesson = task_of(game, puzzle_id(puzzle := puzzles(game)[0]))
    second = next(iter(puzzle.losses))
    wrong = after(lesson, [], second).form()
    assert (wrong.right, wrong.inputs, wrong.done) == (False, [], False)
    assert wrong.feedback is not None and wrong.feedback.id == "puzzle-wrong"
    assert wrong.feedback.args == {"points": puzzle.losses[second]}
    end = after(lesson, [], puzzle.answer).form()
    assert end.say is not None and (end.say.id, end.say.args) == ("puzzle-end", {"points": puzzle.gap})
    assert end.reasons


def test_an_action_that_is_not_listed_costs_at_least_the_most() -> None:
    game = kontor.game("hansa")
    puzzle = next(one for one in puzzles(game) if "place" in one.answer and "end" not in one.losses)
    form = after(task_of(game, puzzle_id(puzzle)), [], "end").form()
    assert form.feedback is not None and form.feedback.id == "puzzle-wrong-least"
    assert form.feedback.args == {"points": max(puzzle.losses.values())}


def test_equivalent_actions_are_right() -> None:
    """Displacing either of a player's two traders on a route is equally good."""
    game = kontor.game("hansa")
    answer = "displace trader Kampen-Osnabrück 1"
    puzzle = next(one for one in puzzles(game) if one.answer == answer)
    assert after(task_of(game, puzzle_id(puzzle)), [], "displace trader Kampen-Osnabrück 2").right


def test_unknown_puzzles_are_refused() -> None:
    for id in ("puzzle-0", "puzzle-1", "puzzle-9999", "puzzle-x", "puzzle-"):
        with pytest.raises(LessonUnknown, match="puzzle-1"):
            task_of(kontor.game("hansa"), id)
