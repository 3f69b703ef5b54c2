"""A game at a stored table, with everything that is computed from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from kontor.core import KontorError, Message
from kontor.registry import game as game_of
from kontor.server.storage.queries import TableRow
from kontor.table import Entry, Table, Views


class MadeOtherwise(KontorError):
    """A table that was made under other rules or on another board than there are now."""


class Undrawn(NamedTuple):
    """A drawing that failed: when (`time.monotonic`), and what is said about it."""

    at: float
    said: Message


class Played:
    """The game of a table, before its log is folded into it."""

    def __init__(self, row: TableRow, board: dict[str, Any] | None = None) -> None:
        """`board`: the data of one that does not come with the game."""
        game = game_of(row.game)
        expected = game.declaration.rules_version
        if row.rules != expected:
            raise MadeOtherwise([Message("record-rules", {"rules": row.rules, "expected": expected})])
        chosen = row.board if board is None else game.board_from_data(board)
        setup = game.setup(players=row.players, board=chosen, options=row.options)
        if setup.board.digest != row.digest:
            raise MadeOtherwise([Message("record-digest", {"board": row.board})])
        self.table = Table(game, setup)
        self.views = Views(self.table)
        self.backdrop: bytes | None = None
        """What does not change, once it has been drawn (`drawing`)."""
        self.undrawn: Undrawn | None = None
        self._clicks: dict[str, Entry] = {}
        self._noted = 0

    def done(self, key: str) -> Entry | None:
        """The entry that a click has led to. Each entry is looked at once: a late click is as quick as an early one."""
        for step in self.table.steps[self._noted + 1 :]:
            self._noted = step.entry.sequence
            if step.entry.key:
                self._clicks[step.entry.key] = step.entry
        return self._clicks.get(key)
