"""Legal actions as they are found: whole blocks of ready numbers, with marks that say which of them count."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""Whether this runs compiled; then the rules and the search do, too.

Compiled, a loop over bytes is quickest, in plain Python a call that does it all. Both come to the same.
"""


class ActionSet:
    """Actions in ascending order: some that come first, then marked ones of blocks, then the rest.

    The list of all is made only for whoever wants it, of the very objects of the blocks; one at random needs none.
    """

    __slots__ = ("blocks", "first", "marks", "rest")

    def __init__(self) -> None:
        self.first: tuple[Any, ...] = ()
        self.blocks: list[tuple[Any, ...]] = []
        self.marks: list[bytes] = []
        """Beside each block: 1 for each that counts, 0 for the others."""
        self.rest: list[Any] = []

    def mark(self, block: tuple[Any, ...], marks: bytes) -> None:
        """Add those of a block whose mark is 1."""
        self.blocks.append(block)
        self.marks.append(marks)

    def number(self) -> int:
        """How many there are."""
        number = len(self.first) + len(self.rest)
        before = b""
        marked = 0
        for marks in self.marks:
            if marks is not before:  # two blocks may have the same: places for traders and for merchants
                marked = marked_number(marks)
                before = marks
            number += marked
        return number

    def nth(self, at: int) -> Any:
        """The one at this place, counted from 0."""
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
        """The list of them."""
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
        """The same by loops, into a list that has its full length from the beginning."""
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
    """How many of these marks are 1."""
    if not COMPILED:
        return marks.count(1)
    number: i64 = 0
    place: i64
    end: i64 = len(marks)
    for place in range(end):
        number += marks[place]
    return number


def nth_marked(block: tuple[Any, ...], marks: bytes, at: int) -> Any:
    """Of what is marked the one at this place, counted from 0."""
    left: i64 = at
    place: i64
    end: i64 = len(marks)
    for place in range(end):
        if marks[place]:
            if left == 0:
                return block[place]
            left -= 1
    raise IndexError("there are not so many marks")
