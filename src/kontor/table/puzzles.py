"""Converts the puzzles in a game's `puzzles.jsonl` to lessons with one step (see docs/puzzles.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from kontor.bots.levels import judge_of
from kontor.bots.puzzles import Puzzle, puzzles, same
from kontor.bots.reasons import reasons
from kontor.core import AnyGame, AnyPosition, Message
from kontor.core.reader import excerpt
from kontor.table.lessons import PUZZLE_PREFIX, Lesson, LessonRun, LessonStep, LessonUnknown, lesson_of
from kontor.table.messages import LessonForm, PuzzleInfo, Said, said_of

STEP: Final = LessonStep(
    say="ask", look=(), expect=(), kinds=(), goal=(), within=1, spoils=(), answer=(), hint="hint", well="right",
    wrong=(), then=(), bot="", start=None,
)  # fmt: skip


@dataclass(frozen=True)
class PuzzleLesson(Lesson):
    """A puzzle in the form of a lesson."""

    puzzle: Puzzle

    def begin(self) -> LessonRun:
        return PuzzleRun(self, self.puzzle)


class PuzzleRun(LessonRun):
    """A puzzle in progress. The file does not contain what is hidden from the seat, so this is sampled."""

    def __init__(self, lesson: Lesson, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.view = puzzle.view(lesson.game)
        super().__init__(lesson)
        best = self.view.number(puzzle.answer)
        self.reasons = [said_of(one) for one in reasons(lesson.game, self.view, best, judge_of(lesson.game))]
        self._loss = puzzle.gap

    def answer(self) -> list[str]:
        return [] if self.step is None else [self.puzzle.answer]

    def form(self) -> LessonForm:
        form = super().form()
        hint = form.hint if self.reasons else self._said("hint-later")
        return replace(form, hint=form.hint and hint, reasons=self.reasons)

    def _position(self, start: Mapping[str, Any]) -> AnyPosition:
        return self.lesson.game.sample(self.view, self._bits)

    def _accepts(self, step: LessonStep, view: AnyPosition, action: int) -> bool:
        return same(self.lesson.game, view, action, view.number(self.puzzle.answer))

    def _refuse(self, step: LessonStep, action: int) -> None:
        self._loss, exact = self.puzzle.loss(self.lesson.game, self.view, action)
        self.feedback, self.right = "wrong" if exact else "wrong-least", False

    def _said(self, name: str) -> Said | None:
        """Return a message shared by all puzzles. It includes the loss of the last action or of the second-best one."""
        if not name:
            return None
        points = self.puzzle.gap if self.right else self._loss
        return said_of(Message(f"puzzle-{name}", {"points": points}))


def puzzle_id(puzzle: Puzzle) -> str:
    """Return an id based on the game and position where the puzzle was found.

    Browsers store the ids of solved puzzles, so they must not depend on line numbers.
    """
    return PUZZLE_PREFIX + "-".join(map(str, puzzle.found))


def puzzle_infos(game: AnyGame) -> list[PuzzleInfo]:
    """Return all puzzles of a game."""
    return [
        PuzzleInfo(
            puzzle_id(puzzle),
            said_of(Message("puzzle-title", {"number": number})),
            puzzle.difficulty,
            puzzle.position["players"],
        )
        for number, puzzle in enumerate(puzzles(game), start=1)
    ]


def task_of(game: AnyGame, id: str) -> Lesson:
    """Return the lesson or puzzle with this id. Raises LessonUnknown if there is none."""
    if not id.startswith(PUZZLE_PREFIX):
        return lesson_of(game, id)
    by_id = {puzzle_id(puzzle): puzzle for puzzle in puzzles(game)}
    if id not in by_id:
        possible = f"{next(iter(by_id))}, …" if by_id else "-"
        raise LessonUnknown([Message("lesson-unknown", {"lesson": excerpt(id), "possible": possible})])
    puzzle = by_id[id]
    step = STEP._replace(expect=(puzzle.answer,), answer=(puzzle.answer,))
    return PuzzleLesson(game, id, 1, (), puzzle.position["viewer"], {}, (step,), puzzle)
