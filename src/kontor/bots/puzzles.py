"""Puzzles: positions where one action is clearly better than all others. Each line of a game's `puzzles.jsonl` is a
puzzle.

The `puzzle_search` module finds them. A puzzle contains only what its seat can see.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor.core import AnyGame, AnyPosition

FILE: Final = "puzzles.jsonl"
KEYS: Final = frozenset(["position", "answer", "losses", "difficulty", "found"])
DIFFICULTIES: Final = (1, 2, 3)
"""A puzzle is easy if a Journeyman finds the answer, medium if a short search finds it, and hard if neither does."""


class PuzzleFault(Exception):
    """Raised for a mistake in a file of puzzles."""


class Puzzle(NamedTuple):
    """A puzzle, as described in its file."""

    position: Mapping[str, Any]
    """The view of the seat to move, in JSON form."""
    answer: str
    losses: Mapping[str, int]
    """Losses of the best alternatives in percentage points of the chance of winning, smallest first."""
    difficulty: int
    found: tuple[int, int, int]
    """Source of the puzzle: seed, game number and decision number. No other puzzle in the file has the same source."""

    @property
    def gap(self) -> int:
        """The loss of the second-best action."""
        return min(self.losses.values())

    def line(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":")) + "\n"

    def view(self, game: AnyGame) -> AnyPosition:
        return game.read(self.position)

    def loss(self, game: AnyGame, view: AnyPosition, action: int) -> tuple[int, bool]:
        """Return the loss of an action and whether it is exact. Unlisted actions lose at least as much as the listed
        ones.
        """
        for text, points in self.losses.items():
            if same(game, view, action, view.number(text)):
                return points, True
        return max(self.losses.values()), False


def same(game: AnyGame, view: AnyPosition, one: int, other: int) -> bool:
    """Return whether two legal actions are equivalent or lead to the same position."""
    if one == other:
        return True
    if kept(game, view, one) and kept(game, view, other) and len(game.without_equivalents(view, [one, other])) == 1:
        return True
    after = [view.copy(), view.copy()]
    for position, action in zip(after, (one, other), strict=True):
        position.apply(action)
    return bool(after[0].to_bytes() == after[1].to_bytes())


def kept(game: AnyGame, view: AnyPosition, action: int) -> bool:
    """Return whether bots consider an action. They ignore some that were already possible earlier in the turn."""
    return bool(game.without_equivalents(view, [action]))


def can_wait(game: AnyGame, view: AnyPosition, answer: int) -> bool:
    """Return whether another action can be played before the answer with the same result. It may then be part of the
    best turn, so a puzzle must not call it wrong.
    """
    for other in view.legal():
        one, two = _played(view, answer, other), _played(view, other, answer)
        if one is not None and one == two and not same(game, view, other, answer):
            return True
    return False


def _played(view: AnyPosition, *actions: int) -> bytes | None:
    """Return the position after these actions of one seat, or None if one of the actions is not possible."""
    position = view.copy()
    for action in actions:
        if position.actor != view.actor or action not in position.legal():
            return None
        position.apply(action)
    return bytes(position.to_bytes())


def puzzles(game: AnyGame) -> list[Puzzle]:
    """Return a game's puzzles, in the order of its file."""
    return _read(game.folder() / FILE)


@cache
def _read(file: Path) -> list[Puzzle]:
    return read_puzzles(file) if file.exists() else []


def read_puzzles(file: Path) -> list[Puzzle]:
    """Read a file of puzzles. Raises PuzzleFault for a malformed file. Positions are checked when they are used."""
    lines = file.read_bytes().splitlines()
    read: dict[tuple[int, int, int], Puzzle] = {}
    for number, line in enumerate(lines, start=1):
        place = f"{file.name}, line {number}"
        puzzle = _puzzle(line, place)
        if puzzle.found in read:
            raise PuzzleFault(f"{place}: another puzzle has the same position")
        read[puzzle.found] = puzzle
    return list(read.values())


def _puzzle(line: bytes, place: str) -> Puzzle:
    try:
        data = json.loads(line.decode())
    except ValueError as error:  # neither JSON nor UTF-8
        raise PuzzleFault(f"{place}: {error}") from error
    if not isinstance(data, dict) or data.keys() != KEYS:
        raise PuzzleFault(f"{place}: the keys must be {', '.join(sorted(KEYS))}")
    position, answer, losses, found = (data[key] for key in ("position", "answer", "losses", "found"))
    if not isinstance(position, dict) or not _numbers(position.get("players"), position.get("viewer")):
        raise PuzzleFault(f"{place}: a position needs the numbers players and viewer")
    if not isinstance(found, list) or len(found) != 3 or not _numbers(*found):
        raise PuzzleFault(f"{place}: found must be three numbers")
    if not isinstance(answer, str) or not isinstance(losses, dict) or not _numbers(*losses.values()):
        raise PuzzleFault(f"{place}: answer must be a string, and losses must map actions to numbers")
    if data["difficulty"] not in DIFFICULTIES or not losses or answer in losses or min(losses.values()) <= 0:
        raise PuzzleFault(f"{place}: a puzzle needs a difficulty and at least one action that is worse than the answer")
    return Puzzle(position, answer, losses, data["difficulty"], (found[0], found[1], found[2]))


def _numbers(*values: object) -> bool:
    return all(type(value) is int for value in values)  # bool is a subclass of int
