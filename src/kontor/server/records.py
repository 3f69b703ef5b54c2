"""The record of a table: its log as one text, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core import Record, record_for, record_of
from kontor.server.folding import LiveTable


def record(table: LiveTable, viewer: int, names: Sequence[str] = (), until: int | None = None) -> Record:
    """The whole game, up to an entry where one is given, if it is finished or nothing in it was hidden from the viewer.

    Otherwise what he knows of it; then the record names him as its `viewer`.
    """
    texts = [text for step in reversed([*table.counting(until)]) for text in step.entry.actions]
    actions = [table.position.number(text) for text in texts]
    result = table.result() if until is None else None
    whole = record_of(table.game, table.position, actions, result, names)
    if table.finished:
        return whole
    known = record_for(whole, table.game, viewer)
    return whole if known.actions == whole.actions else known
