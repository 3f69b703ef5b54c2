"""Saves all of a browser's games in one file, as a backup or for another browser. All tables, even damaged ones, are
saved in their stored form.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from kontor.core import Message
from kontor.page.store import Damaged, Store, StoredTable, stored_entry, stored_table
from kontor.table import Entry
from kontor.table.refusals import Refused
from kontor.table.rooms import replayed
from kontor.table.rows import new_table_id

KIND = "kontor games"
FORMAT = 1


@dataclass
class Report:
    """Result of loading a file: the number of new tables, known tables, and tables that cannot be replayed."""

    added: int = 0
    known: int = 0
    damaged: int = 0
    changed: list[str] = field(default_factory=list)
    """Ids of the tables that were added or extended."""


async def all_games(store: Store) -> str:
    """Return a file with all games."""
    tables = []
    for form in await store.tables():
        id = form["id"]
        tables.append({"table": form, "board": await store.board(id), "entries": await store.entries(id)})
    return json.dumps({"kind": KIND, "format": FORMAT, "tables": tables}, ensure_ascii=False)


async def add_games(store: Store, text: str) -> Report:
    """Load a file with games. A stored game is never shortened or replaced by another game."""
    report = Report()
    for one in _tables(text):
        try:
            stored = stored_table(one["table"])
            entries = [stored_entry(form) for form in one["entries"]]
            played, fault = replayed(stored.row, one["board"], entries)
        except (Damaged, KeyError, TypeError):
            report.damaged += 1
            continue
        if played is None or fault is not None or played.table.sequence != stored.row.sequence:
            report.damaged += 1
            continue
        await _add(store, stored, one["board"], entries, report)
    return report


def _tables(text: str) -> list[Any]:
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict) or read.get("kind") != KIND or not isinstance(read.get("tables"), list):
        raise Refused("bad-request", Message("page-games-unreadable", {}))
    if read.get("format") != FORMAT:
        raise Refused("bad-request", Message("page-games-newer", {}))
    tables: list[Any] = read["tables"]
    return tables


async def _add(
    store: Store, stored: StoredTable, board: dict[str, Any] | None, entries: list[Entry], report: Report
) -> None:
    before = await store.table(stored.row.id)
    if before is None:
        await store.add(stored, board, entries)
        report.added += 1
    else:
        known = await store.entries(stored.row.id)
        ours = [json.dumps(form) for form in known]
        theirs = [json.dumps(entry._asdict()) for entry in entries]
        if ours[: len(theirs)] == theirs:
            report.known += 1
            return
        if theirs[: len(ours)] == ours:  # the same game, continued in another browser
            row = stored.row._replace(version=before["version"] + 1)
            await store.change(before["version"], stored._replace(row=row), entries[len(ours) :])
        else:  # both copies were continued, so keep both
            row = stored.row._replace(id=new_table_id())
            stored = stored._replace(row=row, key=None)
            await store.add(stored, board, entries)
        report.added += 1
    report.changed.append(stored.row.id)
