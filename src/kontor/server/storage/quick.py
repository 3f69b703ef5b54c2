"""Reads a visitor from an SQLite file, or stores an action, with a single call to another thread. Every click does
both. SQLAlchemy calls a thread for each statement, which takes more processor time than the rules and the scenes
together.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from kontor.server.storage.model import log, tables
from kontor.server.storage.queries import VISITOR, SessionRow
from kontor.table.log import Entry
from kontor.table.rows import TableRow

T = TypeVar("T")


class Quick:
    """A database connection in its own thread, opened on first use."""

    def __init__(self, file: Path, pragmas: Sequence[str]) -> None:
        self._file = file
        self._pragmas = pragmas
        self._thread = ThreadPoolExecutor(1, "kontor-quick")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Call a function with the connection and these arguments. If a call fails, its transaction is rolled back."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work, arguments)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _run(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        if self._connection is None:
            self._connection = self._open()
        try:
            return work(self._connection, *arguments)
        except BaseException:
            self._close()  # closing also rolls back
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# Reading a visitor

_VISITOR = str(VISITOR.compile(dialect=sqlite.dialect()))


def visitor(connection: sqlite3.Connection, device: str) -> SessionRow | None:
    """Return the same result as `queries.visitor`."""
    found = connection.execute(_VISITOR, (device,)).fetchall()
    return SessionRow(*found[0]) if found else None


# Storing an action


def _columns(kept: Table, row: Any) -> list[str]:
    return [f'"{kept.c[name].name}"' for name in row._fields]


def _writers(kept: Table, row: Any) -> list[Any]:
    """Return functions that convert the values of a row as SQLAlchemy does, or None for unchanged values."""
    dialect = sqlite.dialect()
    return [kept.c[name].type.bind_processor(dialect) for name in row._fields]


_ADD = f'INSERT INTO log ("table", {", ".join(_columns(log, Entry))}) VALUES (?{", ?" * len(Entry._fields)})'
_NAMES = _columns(tables, TableRow)
_OF_ROW, _OF_ENTRY = _writers(tables, TableRow), _writers(log, Entry)


def store(connection: sqlite3.Connection, before: TableRow, row: TableRow, entries: Sequence[Entry]) -> bool:
    """Store a changed table and its new entries. Returns once they are on disk.

    If the stored version of the table is not that of `before`, returns False and stores nothing.
    """
    change, values = _change(before, row)
    connection.execute("BEGIN IMMEDIATE")
    changed = connection.execute(change, (*values, row.id, before.version)).rowcount
    if changed:
        connection.executemany(_ADD, [(row.id, *_values(entry, _OF_ENTRY)) for entry in entries])
    connection.execute("COMMIT" if changed else "ROLLBACK")
    return bool(changed)


def _change(before: TableRow, row: TableRow) -> tuple[str, list[Any]]:
    """Return a statement that sets only the columns that differ, and the values for it. Setting the others would
    rewrite every index and check every foreign key that refers to the table.
    """
    differ = [at for at, (old, new) in enumerate(zip(before, row, strict=True)) if old != new]
    setting = ", ".join(f"{_NAMES[at]} = ?" for at in differ)
    values = [_value(row[at], _OF_ROW[at]) for at in differ]
    return f"UPDATE tables SET {setting} WHERE id = ? AND version = ?", values


def _values(row: Sequence[Any], writers: Sequence[Any]) -> list[Any]:
    return [_value(value, write) for value, write in zip(row, writers, strict=True)]


def _value(value: Any, write: Any) -> Any:
    return value if write is None else write(value)
