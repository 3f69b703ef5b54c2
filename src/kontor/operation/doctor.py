"""`kontor doctor` finds problems in a server's database and lists the tables that an upgrade would freeze."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import typer
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.api import broken_plugins
from kontor.cli.arguments import Json
from kontor.cli.screen import FOUND_FAULTY, line, print_json, words
from kontor.core import COMPILED, Message
from kontor.operation.archive import tables_of
from kontor.operation.opening import Place, is_damage, known, newest, revision, run
from kontor.server.settings import client_folder
from kontor.server.storage import Database, described, queries
from kontor.server.storage.claims import Claim
from kontor.server.storage.database import file_faults
from kontor.server.storage.faults import Unavailable
from kontor.table.rooms import replayed
from kontor.table.rows import OVER, TableRow

LITTLE_SPACE = 1_000_000_000
"""Minimum free disk space, in bytes, without a warning to the operator (SQLite only)."""
GIGABYTE = 1_000_000_000

Level = Literal["ok", "warning", "problem"]


class Finding(NamedTuple):
    """One result of the examination."""

    level: Level
    said: Message
    table: str | None = None


def doctor(
    every: Annotated[bool, typer.Option("--all", help="Also replay games that are over. This takes longer.")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    """Examine the database of a server, without changing it.

    Run the doctor of a new version before you upgrade: it lists the tables that the new rules would freeze. The server
    can keep running. Exit code 1 if there are problems.

    Example: `kontor doctor --database kontor.sqlite`
    """

    async def work(one: Database) -> list[Finding]:
        return [*_surroundings(one), *await _examined(one, every)]

    found = run(database, work, any_revision=True)
    problems = sum(one.level == "problem" for one in found)
    if json:
        print_json({"problems": problems, "findings": [_form(one) for one in found]})
    else:
        for one in found:
            line(f"{_level(one.level)}  {words().say(one.said)}")
        line(words().say("doctor-end", problems=problems))
    if problems:
        raise typer.Exit(FOUND_FAULTY)


def _level(level: Level) -> str:
    names = {
        "ok": words().say("doctor-ok"),
        "warning": words().say("doctor-warning"),
        "problem": words().say("doctor-problem"),
    }
    return names[level].ljust(max(map(len, names.values())))


def _form(finding: Finding) -> dict[str, Any]:
    said = finding.said
    return {"level": finding.level, "id": said.id, "args": said.args, "text": words().say(said), "table": finding.table}


def _surroundings(one: Database) -> Iterator[Finding]:
    """Examine the machine and the installation, but no tables."""
    yield Finding("ok", Message("doctor-form", {"form": "compiled" if COMPILED else "plain"}))
    for error in broken_plugins():
        yield Finding("problem", error.messages[0])
    if not (client_folder() / "index.html").is_file():
        yield Finding("warning", Message("server-no-client", {}))
    if one.file is None:
        return
    claim = Claim.on(one.file)
    yield Finding("ok", Message("doctor-server", {"running": "yes" if claim is None else "no"}))
    if claim is not None:
        claim.release()
    free = shutil.disk_usage(one.file.parent).free
    little: Level = "warning" if free < LITTLE_SPACE else "ok"
    yield Finding(little, Message("doctor-space", {"free": f"{free / GIGABYTE:.1f}"}))
    faults = file_faults(one.file, 3)
    if faults:
        yield Finding("problem", Message("server-database-damaged", {"place": str(one.file)}))
    else:
        yield Finding("ok", Message("doctor-intact", {"place": str(one.file)}))


async def _examined(one: Database, every: bool) -> list[Finding]:
    """Examine the revision of the database, and replay its tables."""
    try:
        current = await revision(one)
    except Unavailable as error:
        if not is_damage(error):
            raise
        return [Finding("problem", Message("doctor-nothing-readable", {}))]
    if not known(current):
        return [Finding("problem", Message("server-database-newer", {"place": described(one.url)}))]
    if current is None:
        return [Finding("ok", Message("doctor-empty", {}))]
    older = Message("doctor-older", {"revision": current, "newest": newest()})
    found = [Finding("ok", Message("doctor-current", {}) if current == newest() else older)]
    return found + await _replayed(one, every)


async def _replayed(one: Database, every: bool) -> list[Finding]:
    found: list[Finding] = []
    fine = unreadable = 0
    for row in await _rows(one, every):
        try:
            async with one.engine.connect() as db:
                entries, board = await queries.entries(db, row.id, 0), await queries.board(db, row.id)
        except SQLAlchemyError as error:
            if not is_damage(error):
                raise
            unreadable += 1
            continue
        _, fault = replayed(row, board, entries)
        if fault is None:
            fine += 1
        else:
            found.append(Finding("problem", Message("doctor-frozen", {"table": row.id, "game": row.game}), row.id))
            found.append(Finding("problem", fault.said, row.id))
    if unreadable:
        found.append(Finding("problem", Message("doctor-unreadable", {"count": unreadable})))
    return [*found, Finding("ok", Message("doctor-replayed", {"count": fine}))]


async def _rows(one: Database, every: bool) -> list[TableRow]:
    """Return the tables to examine. Columns missing from an older database get default values."""
    try:
        async with one.engine.connect() as db:
            rows = await _stored(db)
    except SQLAlchemyError as error:
        if not is_damage(error):
            raise
        return []
    return [row for row in rows if every or row.state != OVER]


async def _stored(db: AsyncConnection) -> list[TableRow]:
    (there,) = [table for table in await db.run_sync(tables_of) if table.name == "tables"]
    return [TableRow(**row._mapping) for row in await db.execute(select(there).order_by(there.c.changed.desc()))]
