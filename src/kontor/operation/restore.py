"""`kontor restore` restores a backup."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import func, inspect, select, text

from kontor.cli.arguments import Json
from kontor.cli.screen import InputError, bad_input, line, print_json, words
from kontor.operation.opening import Place, file_of, known, revision, run
from kontor.server.storage import Database, address, described, person_queries
from kontor.server.storage.claims import Claim
from kontor.server.storage.database import upgrade
from kontor.server.storage.model import metadata, tables
from kontor.table.clock import now


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `kontor backup`.", exists=True)],
    force: Annotated[
        bool,
        typer.Option("--force", help="Replace the contents. An existing SQLite file is kept under another name."),
    ] = False,
    deletions: Annotated[
        list[Path] | None,
        typer.Option(
            "--deletions", metavar="FILE", help="A newer backup: people deleted there stay deleted.", exists=True
        ),
    ] = None,
    database: Place = None,
    json: Json = False,
) -> None:
    """Restore a backup to an empty database, or replace the contents with `--force`.

    Stop the server first. The backup is checked before anything is changed, and it is restored completely or not at
    all. People who have deleted their data since the backup stay deleted: their names and access are removed
    immediately, and their seats are freed when the server starts.

    Example: `kontor restore kontor-2026-11-16.backup --force`
    """
    from kontor.operation import archive

    version, rows = archive.read(file)
    if not known(version):
        raise bad_input("server-database-newer", place=str(file))
    place = file_of(database)
    gone: set[str] = set()
    merged: set[tuple[str, str]] = set()
    for newer in deletions or ():
        archive.add_gone(newer, gone, merged)
    unread = not _read_deletions(database, place, gone, merged)
    kept = _set_aside(place, force) if place is not None else None

    async def work(one: Database) -> int:
        one.claim()
        if one.postgres and await revision(one) is not None and not force:
            async with one.reading() as db:
                if (await db.execute(select(func.count()).select_from(tables))).scalar():
                    raise bad_input("restore-not-empty", place=described(one.url))
        async with one.writing() as db:
            if one.postgres:
                for name in ("alembic_version", *metadata.tables):
                    await db.execute(text(f'DROP TABLE IF EXISTS "{name}" CASCADE'))
            await db.run_sync(upgrade, version)
            for table in reversed(await db.run_sync(archive.tables_of)):
                await db.execute(table.delete())  # a migration may have added rows
            count = await archive.fill(db, rows, file)
            await db.run_sync(upgrade)
            await person_queries.add_merged(db, sorted(merged))
            await person_queries.mark_deleted(db, sorted(gone), now())
            for person in await person_queries.undead(db):
                await person_queries.blank(db, person)
        return count

    try:
        count = run(database, work, any_revision=True)
    except BaseException:
        if place is not None and kept is not None:
            _move(kept, place)
        raise
    if json:
        print_json({"rows": count, "kept": str(kept) if kept else None, "deletions": None if unread else len(gone)})
        return
    line(words().say("restore-done", rows=count, place=described(address(database))))
    if kept is not None:
        line(words().say("restore-kept", file=str(kept)))
    if unread:
        line(words().say("restore-deletions-unread"))


def _read_deletions(database: str | None, file: Path | None, gone: set[str], merged: set[tuple[str, str]]) -> bool:
    """Add the people whom the current database lists as deleted or merged.

    Returns False if the database cannot be read.
    """
    if file is not None and not (file.exists() and file.stat().st_size):
        return True

    async def work(one: Database) -> None:
        async with one.reading() as db:
            there = await db.run_sync(lambda connection: inspect(connection).get_table_names())
            if "deleted" in there:
                gone.update(await person_queries.deleted_people(db))
            if "merged" in there:
                merged.update(await person_queries.merged_people(db))

    try:
        run(database, work, any_revision=True)
    except InputError:  # the database is damaged and will be replaced
        return False
    return True


def _set_aside(file: Path, force: bool) -> Path | None:
    """Rename an existing SQLite file, damaged or not, and create an empty one. Returns the new name of the old file."""
    kept = None
    claim = Claim.on(file)
    if claim is None:
        raise bad_input("server-database-taken", place=str(file))
    try:
        if file.exists() and file.stat().st_size:
            if not force:
                raise bad_input("restore-not-empty", place=str(file))
            kept = file.with_name(f"{file.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
            _move(file, kept)
        file.touch(mode=0o600)
    finally:
        claim.release()
    return kept


def _move(source: Path, target: Path) -> None:
    for end in ("", "-wal", "-shm"):
        Path(f"{target}{end}").unlink(missing_ok=True)
        part = Path(f"{source}{end}")
        if part.exists():
            part.rename(f"{target}{end}")
