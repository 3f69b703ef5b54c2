"""The record of a table: its log as one text, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core import Record, record_for, record_of
from kontor.table.log import Table


def record(table: Table, viewer: int, names: Sequence[str] = ()) -> Record:
    """The whole game, if it is finished or nothing in it was hidden from the viewer.

    Otherwise what he knows of it; then the record names him as its `viewer`.
    """
    whole = whole_record(table, names)
    return whole if table.knows_all(frozenset([viewer]), table.now) else record_for(whole, table.game, viewer)


def whole_record(table: Table, names: Sequence[str] = (), until: int | None = None) -> Record:
    """The game with everything in it, up to an entry where one is given. Not for everybody: see `knows_all`."""
    texts = [text for step in reversed([*table.counting(until)]) for text in step.entry.actions]
    actions = [table.position.number(text) for text in texts]
    result = table.result() if until is None else None
    return record_of(table.game, table.position, actions, result, names)
