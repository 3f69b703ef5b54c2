"""The open decision of a position: what is being decided now (docs/pfeffersaecke.md). There is never more than one."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
"""Chance: who begins (S2)."""
DEAL: Final = 1
"""Chance: the next disc is dealt (S3b)."""
FOUND: Final = 2
"""Each in turn puts a branch in a town (S4)."""
OPEN: Final = 3
"""A disc goes to a closed city (T1)."""
EXTEND: Final = 4
"""Where to add a branch, in board order (T2); taking the income ends it."""
INCOME: Final = 5
"""Whether a letter is spent on the income (L3), where no branch can be added; asked only of whoever could."""
BRANCH: Final = 6
"""Where to open a new branch (T5)."""
SECOND: Final = 7
"""Whether and where to open a second one with a letter (L4)."""
OVER: Final = 8

NAMES: Final = ("first", "deal", "found", "open", "extend", "income", "branch", "second")
