"""Sets of legal actions: blocks of action numbers, each with a mask."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""True if this module is compiled, as are the rules and the search.

Compiled code loops over bytes; plain Python calls built-in functions. The results are the same.
"""


class ActionSet:
    """Legal actions in ascending order: single actions, then masked blocks, then more single actions.

    A random action can be picked without building the full list.
    """

    __slots__ = ("blocks", "first", "marks", "rest")

    def __init__(self) -> None:
        self.first: tuple[Any, ...] = ()
        self.blocks: list[tuple[Any, ...]] = []
        self.marks: list[bytes] = []
        """One mask per block, with a 1 for each action that belongs to the set."""
        self.rest: list[Any] = []

    def mark(self, block: tuple[Any, ...], marks: bytes) -> None:
        """Add those actions of a block whose mark is 1."""
        self.blocks.append(block)
        self.marks.append(marks)

    def number(self) -> int:
        """Return the number of actions."""
        number = len(self.first) + len(self.rest)
        before = b""
        marked = 0
        for marks in self.marks:
            if marks is not before:  # blocks often share a mask
                marked = marked_number(marks)
                before = marks
            number += marked
        return number

    def nth(self, at: int) -> Any:
        """Return the action at this index, counted from 0."""
        if at < len(self.first):
            return self.first[at]
        at -= len(self.first)
        for block, marks in zip(self.blocks, self.marks):
            number = marked_number(marks)
            if at < number:
                return nth_marked(block, marks, at)
            at -= number
        return self.rest[at]

    def all(self) -> list[Any]:
        """Return a list of all actions."""
        if not self.blocks:
            return [*self.first, *self.rest]
        if COMPILED:
            return self._copied()
        found = list(self.first)
        for block, marks in zip(self.blocks, self.marks):
            found += compress(block, marks)
        found += self.rest
        return found

    def _copied(self) -> list[Any]:
        """Return a list of all actions. Filling a preallocated list is faster when compiled."""
        found: list[Any] = [None] * self.number()
        at: i64 = 0
        for thing in self.first:
            found[at] = thing
            at += 1
        for block, marks in zip(self.blocks, self.marks):
            place: i64
            end: i64 = len(marks)
            for place in range(end):
                if marks[place]:
                    found[at] = block[place]
                    at += 1
        for thing in self.rest:
            found[at] = thing
            at += 1
        return found


def marked_number(marks: bytes) -> int:
    """Count the marks that are 1."""
    if not COMPILED:
        return marks.count(1)
    number: i64 = 0
    place: i64
    end: i64 = len(marks)
    for place in range(end):
        number += marks[place]
    return number


def nth_marked(block: tuple[Any, ...], marks: bytes, at: int) -> Any:
    """Return the marked item at this index. Unmarked items are not counted."""
    left: i64 = at
    place: i64
    end: i64 = len(marks)
    for place in range(end):
        if marks[place]:
            if left == 0:
                return block[place]
            left -= 1
    raise IndexError("index out of range: fewer bits are set")
