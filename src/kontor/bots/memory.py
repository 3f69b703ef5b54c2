"""Keeps a bot from repeating a decision in the same position. If all seats found waiting best at every turn, the game
would never end.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.contract import Position


class Memory:
    """The decisions of one seat in one game."""

    def __init__(self) -> None:
        self._done: dict[bytes, set[int]] = {}

    def add(self, view: Position, action: int) -> None:
        self._done.setdefault(view.to_bytes(), set()).add(action)

    def new(self, view: Position, actions: Sequence[int]) -> list[int]:
        """Return the actions not yet taken in this position, or all actions if every one has been taken."""
        done = self._done.get(view.to_bytes(), set())
        return [action for action in actions if action not in done] or list(actions)
