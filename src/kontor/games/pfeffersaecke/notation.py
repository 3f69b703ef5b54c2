"""The actions on a board: their numbers, the meaning of each number, and their text form (docs/pfeffersaecke.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kontor.core.actions import ActionFace, ActionTable, face
from kontor.games.pfeffersaecke.pieces import MAX_SEATS, VALUES

FIRST: Final = 0
DEAL: Final = 1
FOUND: Final = 2
OPEN: Final = 3
EXTEND: Final = 4
EXTEND_TWICE: Final = 5
INCOME: Final = 6
BRANCH: Final = 7
BRANCH_LETTER: Final = 8
PASS: Final = 9

KINDS: Final = ("first", "deal", "found", "open", "extend", "income", "branch", "pass")
"""The kinds of actions, as spelled in the text of an action."""

Block = tuple[int, ...]


class Actions:
    """All actions on a board. `kind[n]` and `first[n]` give the meaning of number n.

    Each block (`open`, `branch`, …) contains the numbers of one kind in board order. Legal actions are selected from
    these blocks. Cities are numbered first, followed by towns. The `found` block is indexed by town.
    """

    def __init__(self, cities: Sequence[str], towns: Sequence[str], aliases: Mapping[str, str]) -> None:
        self.kind: list[int] = []
        self.first: list[int] = []
        self._faces: list[ActionFace] = []
        places = [*cities, *towns]
        self.first_player = self._block(FIRST, [face("first", seat=seat) for seat in range(MAX_SEATS)])
        self.deal = self._block(DEAL, [face("deal", value=value) for value in VALUES], VALUES[0])
        self.found = self._block(FOUND, [face("found", town=town) for town in towns])
        self.open = self._block(OPEN, [face("open", city=city) for city in cities])
        self.extend = self._block(EXTEND, [face("extend", city=city) for city in cities])
        self.twice = self._block(EXTEND_TWICE, [face("extend", times="twice", city=city) for city in cities])
        self.income = self._block(INCOME, [face("income")])[0]
        self.income_letter = self._block(INCOME, [face("income", letter="letter")], 1)[0]
        self.branch = self._block(BRANCH, [face("branch", place=place) for place in places])
        self.second = self._block(BRANCH_LETTER, [face("branch", letter="letter", place=place) for place in places])
        self.pass_on = self._block(PASS, [face("pass")])[0]
        self.table = ActionTable(self._faces, aliases)

    def _block(self, kind: int, faces: list[ActionFace], start: int = 0) -> Block:
        """Build a block of actions that differ in one value, numbered from 0 in `first`."""
        begin = len(self._faces)
        for number, one in enumerate(faces, start):
            self.kind.append(kind)
            self.first.append(number)
            self._faces.append(one)
        return tuple(range(begin, len(self._faces)))
