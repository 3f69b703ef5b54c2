"""The file format of backups, which consists of compressed lines of JSON. It is the same for SQLite and PostgreSQL.

The first line contains the format and the revision of the database. The last line contains the number of rows, so an
incomplete file is detected. Each line in between is a row, with the name of its table and its values.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.cli.screen import bad_input
from kontor.server.storage import Database
from kontor.server.storage.model import metadata
from kontor.table.clock import now

KIND = "kontor backup"
FORMAT = 1
BATCH = 1000
"""Number of rows to write to a database at a time."""


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


def read(file: Path) -> tuple[str, Iterator[tuple[str, dict[str, Any]]]]:
    """Return the revision of a backup and its rows, after checking the whole file."""
    rows = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get("kind") != KIND or head.get("format") != FORMAT:
                raise bad_input("restore-unreadable", file=str(file))
            last: Any = None
            for line in lines:
                last = json.loads(line)
                rows += isinstance(last, list)
    except (OSError, EOFError, ValueError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise bad_input("restore-unreadable", file=str(file)) from error
    if last != {"rows": rows}:
        raise bad_input("restore-unreadable", file=str(file))
    return str(head["revision"]), _rows(file)


def add_gone(file: Path, gone: set[str], merged: set[tuple[str, str]]) -> None:
    """Add the people whom a backup lists as deleted or merged."""
    for table, row in read(file)[1]:
        if table == "deleted":
            gone.add(row["person"])
        elif table == "merged":
            merged.add((row["old"], row["new"]))


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if isinstance(row, list):
                yield row[0], row[1]


async def fill(db: AsyncConnection, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    """Insert the rows of a backup into empty tables of the same revision. Returns the number of rows."""
    tables = {table.name: table for table in await db.run_sync(tables_of)}
    count = 0
    batch: list[dict[str, Any]] = []
    name = ""
    for table, row in rows:
        if batch and (table != name or len(batch) == BATCH):
            await db.execute(tables[name].insert(), batch)
            batch = []
        name = table
        batch.append(row)
        count += 1
    if batch:
        await db.execute(tables[name].insert(), batch)
    return count
