"""The search for puzzles, with tiny budgets because the quality of the puzzles does not matter."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.puzzle_search import Terms, find_puzzles
from kontor.bots.puzzles import Puzzle, PuzzleFault, can_wait, read_puzzles, same

GAME = kontor.game("pfeffersaecke")
TINY = Terms(positions=30, seeds=2, gap=0.01, glances=(20,), glance_gap=0.01, reply=20, per_game=2, apart=3)


def found(count: int, known: Sequence[Puzzle] = (), terms: Terms = TINY) -> list[Puzzle]:
    puzzles = (one for one in find_puzzles(GAME, 3, terms, known) if isinstance(one, Puzzle))
    return list(islice(puzzles, count))


def test_the_same_search_finds_the_same_puzzles_even_after_an_interruption() -> None:
    whole = found(3)
    assert whole[0].found[1] == whole[1].found[1] != whole[2].found[1], "at most two of a game"
    assert whole == [*whole[:1], *found(2, known=whole[:1])] == [*whole[:2], *found(1, known=whole[:2])]


def test_a_puzzle_is_a_decision_with_a_clear_answer(tmp_path: Path) -> None:
    puzzles = found(2)
    for puzzle in puzzles:
        view = puzzle.view(GAME)
        assert view.viewer == view.actor and len(view.legal()) >= 4
        assert puzzle.gap >= 1 and puzzle.answer not in puzzle.losses
    file = tmp_path / "puzzles.jsonl"
    file.write_text("".join(puzzle.line() for puzzle in puzzles), "utf-8")
    assert read_puzzles(file) == puzzles


def test_posts_of_a_route_are_the_same_answer() -> None:
    game = kontor.game("hansa")
    view = game.start(game.setup(3))
    while view.actor < 0:
        view.apply(view.legal()[0])
    one, two, other = (
        view.number(f"place trader {post}") for post in ("Kampen-Osnabrück 1", "Kampen-Osnabrück 2", "Hamburg-Lübeck 1")
    )
    assert same(game, view, one, two) and not same(game, view, one, other)


def test_an_answer_that_can_wait_is_no_puzzle() -> None:
    """With two actions left, the first piece can be placed second. With one left, it cannot."""
    game = kontor.game("hansa")
    view = game.start(game.setup(3))
    while view.actor < 0:
        view.apply(view.legal()[0])
    answer = view.number("place trader Kampen-Osnabrück 1")
    assert can_wait(game, view, answer)
    view.play(view.number("place trader Hamburg-Lübeck 1"))
    assert not can_wait(game, view, answer)


def changed(**values: Any) -> str:
    """Return a line of a puzzle file with other values."""
    right = Puzzle({"players": 3, "viewer": 0}, "a", {"b": 3}, 1, (1, 1, 1))
    return json.dumps({**right._asdict(), **values})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "line 1: Expecting"),
        ("{}", "line 1: the keys must be answer, difficulty"),
        ("\udcff", "line 1: 'utf-8' codec"),
        (changed(losses={"b": 0}), "worse than the answer"),
        (changed(losses={}), "worse than the answer"),
        (changed(losses=[3]), "map actions to numbers"),
        (changed(losses={"b": "3"}), "map actions to numbers"),
        (changed(answer=3), "answer must be a string"),
        (changed(difficulty=4), "needs a difficulty"),
        (changed(difficulty="1"), "needs a difficulty"),
        (changed(position=[]), "players and viewer"),
        (changed(position={"players": 3}), "players and viewer"),
        (changed(position={"players": "3", "viewer": 0}), "players and viewer"),
        (changed(found=[1, 1]), "three numbers"),
        (changed(found=None), "three numbers"),
        (f"{changed()}\n{changed()}", "line 2: another puzzle"),
    ],
)
def test_mistakes_in_a_file_are_named(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(line.encode("utf-8", "surrogateescape"))
    with pytest.raises(PuzzleFault, match=said):
        read_puzzles(file)
