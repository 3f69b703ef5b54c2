"""The kinds of open decisions (docs/pfeffersaecke.md). A position has at most one."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
"""Chance draws the start player (S2)."""
DEAL: Final = 1
"""Chance deals the next disc (S3b)."""
FOUND: Final = 2
"""Each player in turn puts a branch in a town (S4)."""
OPEN: Final = 3
"""The player opens a closed city with a disc (T1)."""
EXTEND: Final = 4
"""The player adds branches to cities, in any order (T2). Taking the income ends this step."""
INCOME: Final = 5
"""The player cannot add a branch, but may spend a letter on the income (L3)."""
BRANCH: Final = 6
"""The player may open a new branch (T5)."""
SECOND: Final = 7
"""The player may open a second branch with a letter (L4)."""
OVER: Final = 8

NAMES: Final = ("first", "deal", "found", "open", "extend", "income", "branch", "second")
