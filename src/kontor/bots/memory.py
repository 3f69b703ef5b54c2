"""What a bot has done where: whoever comes to the same position again does something else.

To a judge waiting can look best at every turn, and if it does to all seats, a game has no end: nothing changes, and all
decide as they did before. People at a table would not do so either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Memory:
    """The decisions of one seat in one game."""

    def __init__(self) -> None:
        self._done: dict[bytes, set[int]] = {}

    def add(self, view: Any, action: int) -> None:
        self._done.setdefault(view.to_bytes(), set()).add(action)

    def new(self, view: Any, actions: Sequence[int]) -> list[int]:
        """Those of the actions that were not taken here before; all of them, if all were."""
        done = self._done.get(view.to_bytes(), set())
        return [action for action in actions if action not in done] or list(actions)
