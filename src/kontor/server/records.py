"""The record of a table: its log as one text, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core import record_for, record_of
from kontor.server.folding import LiveTable


def record(table: LiveTable, viewer: int, names: Sequence[str]) -> str:
    """The whole game when it is finished, or when nothing in it was hidden from the viewer; otherwise what he knows."""
    texts = [text for step in reversed([*table.counting()]) for text in step.entry.actions]
    actions = [table.position.number(text) for text in texts]
    whole = record_of(table.game, table.position, actions, table.result(), names)
    known = record_for(whole, table.game, viewer)
    return (whole if known.actions == whole.actions else known).write()
