"""Stores an action in an SQLite file with a single call to another thread.

The same statements through SQLAlchemy need a call for each, which costs more processor time than the rules and the
scenes together. Only actions are stored this way, because they are by far the most frequent changes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from kontor.server.storage.model import log, tables
from kontor.table.log import Entry
from kontor.table.rows import TableRow


def _columns(kept: Table, row: Any) -> list[str]:
    return [f'"{kept.c[name].name}"' for name in row._fields]


def _writers(kept: Table, row: Any) -> list[Any]:
    """Functions that convert the values of a row as SQLAlchemy does. None for values that stay the same."""
    dialect = sqlite.dialect()
    return [kept.c[name].type.bind_processor(dialect) for name in row._fields]


_CHANGE = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _columns(tables, TableRow))} WHERE id = ? AND version = ?"
)
_ADD = f'INSERT INTO log ("table", {", ".join(_columns(log, Entry))}) VALUES (?{", ?" * len(Entry._fields)})'
_OF_ROW, _OF_ENTRY = _writers(tables, TableRow), _writers(log, Entry)


class QuickWrites:
    """A connection in its own thread, opened on first use."""

    def __init__(self, file: Path, pragmas: Sequence[str]) -> None:
        self._file = file
        self._pragmas = pragmas
        self._thread = ThreadPoolExecutor(1, "kontor-writes")
        self._connection: sqlite3.Connection | None = None

    async def store(self, before: int, row: TableRow, entries: Sequence[Entry]) -> bool:
        """Store a changed table and its new entries. They are on disk when this returns.

        Returns False and stores nothing if the version of the table is not `before`.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._store, before, row, entries)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _store(self, before: int, row: TableRow, entries: Sequence[Entry]) -> bool:
        if self._connection is None:
            self._connection = self._open()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            changed = self._connection.execute(_CHANGE, (*_values(row, _OF_ROW), row.id, before)).rowcount
            if changed:
                self._connection.executemany(_ADD, [(row.id, *_values(entry, _OF_ENTRY)) for entry in entries])
            self._connection.execute("COMMIT" if changed else "ROLLBACK")
        except BaseException:
            self._close()  # this also rolls back
            raise
        return bool(changed)

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _values(row: Sequence[Any], writers: Sequence[Any]) -> list[Any]:
    return [value if write is None else write(value) for value, write in zip(row, writers, strict=True)]
