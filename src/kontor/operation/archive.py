"""The file format of backups, which are compressed lines of JSON. It is the same for SQLite and PostgreSQL.

The first line contains the format and the revision of the database. The last one contains the number of rows, which
shows whether the file is complete. Every other line is a row, with the name of its table and its values.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from importlib.metadata import version
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.cli.screen import bad_input
from kontor.server.storage import Database
from kontor.server.storage.faults import trouble_of
from kontor.server.storage.model import metadata
from kontor.table.clock import now

KIND = "kontor backup"
FORMAT = 1
BATCH = 1000
"""Number of rows to write to a database at a time."""

Row = tuple[str, dict[str, Any]]
"""Name of a table, and values by column."""


async def write(database: Database, revision: str, file: Path) -> dict[str, int]:
    """Write all rows of a database in a consistent state. Returns the number of rows per table."""
    partial = file.with_name(file.name + ".part")
    opened = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # the file contains names and hashes
    counts: dict[str, int] = {}
    try:
        with os.fdopen(opened, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as out:
            head = {"kind": KIND, "format": FORMAT, "revision": revision, "kontor": version("kontor"), "made": now()}
            out.write(json.dumps(head) + "\n")
            async with database.engine.connect() as db:
                if database.postgres:
                    await db.execution_options(isolation_level="REPEATABLE READ")
                else:
                    await db.execute(text("BEGIN"))
                for table in await db.run_sync(tables_of):
                    counts[table.name] = 0
                    async for row in await db.stream(select(table)):
                        out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                        counts[table.name] += 1
                await db.rollback()
            out.write(json.dumps({"rows": sum(counts.values())}) + "\n")
            out.flush()
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(file)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """Return the tables and columns of a database. The database may be older than this version of Kontor."""
    found = inspect(connection)
    there = MetaData()
    tables = []
    for ours in metadata.sorted_tables:
        if found.has_table(ours.name):
            columns = {column["name"] for column in found.get_columns(ours.name)}
            tables.append(Table(ours.name, there, *(one._copy() for one in ours.columns if one.name in columns)))
    return tables


def read(file: Path) -> tuple[str, Iterator[Row]]:
    """Return the revision of a backup and its rows, after checking the whole file."""
    for _ in _lines(file):
        pass
    lines = _lines(file)
    return str(next(lines)[1]["revision"]), lines


def _lines(file: Path) -> Iterator[Row]:
    """Yield the header of a backup under an empty name, then all rows. Raises InputError if the file is damaged."""
    count, last = 0, None
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if (head["kind"], head["format"], type(head["revision"])) != (KIND, FORMAT, str):
                raise ValueError(head)
            yield "", head
            for line in lines:
                last = json.loads(line)
                if isinstance(last, list):
                    table, row = last
                    if not isinstance(table, str) or not isinstance(row, dict):
                        raise ValueError(line)
                    count += 1
                    yield table, row
        if last != {"rows": count}:
            raise ValueError(last)
    except (OSError, EOFError, KeyError, TypeError, ValueError, RecursionError, zlib.error) as error:
        raise bad_input("restore-unreadable", file=str(file)) from error


def add_gone(file: Path, gone: set[str], merged: set[tuple[str, str]]) -> None:
    """Add the people whom a backup lists as deleted or merged."""
    for table, row in read(file)[1]:
        if table == "deleted":
            gone.add(str(row.get("person")))
        elif table == "merged":
            merged.add((str(row.get("old")), str(row.get("new"))))


async def fill(db: AsyncConnection, rows: Iterator[Row], file: Path) -> int:
    """Insert the rows of a backup into empty tables of the same revision. Returns the number of rows."""
    tables = {table.name: table for table in await db.run_sync(tables_of)}
    count = 0
    try:
        for name, group in groupby(rows, itemgetter(0)):
            while batch := [row for _, row in islice(group, BATCH)]:
                if any(set(row) != set(tables[name].columns.keys()) for row in batch):
                    raise KeyError(name)
                await db.execute(tables[name].insert(), batch)
                count += len(batch)
    except (KeyError, TypeError, ValueError, OverflowError, SQLAlchemyError) as error:
        if trouble_of(error) is not None:
            raise
        raise bad_input("restore-unreadable", file=str(file)) from error
    return count
