"""Opens a server's database for a command."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from errno import ENOENT
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text

from kontor.cli.screen import bad_input
from kontor.server.storage import Database, address, described
from kontor.server.storage.database import MIGRATIONS
from kontor.server.storage.faults import Unavailable, trouble_of

Place = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="KONTOR_DATABASE",
        help="SQLite file, or postgresql://user:password@host/name. Defaults to the file of `kontor serve`.",
    ),
]

PATIENCE = 30.0
"""Maximum time, in seconds, that a command waits for the write lock of a busy server."""

T = TypeVar("T")


def run(place: str | None, work: Callable[[Database], Awaitable[T]], any_revision: bool = False) -> T:
    """Open a database and run a function with it. Database errors are reported as messages."""

    async def doing() -> T:
        async with opened(place, any_revision) as database:
            return await work(database)

    url = address(place)
    try:
        return asyncio.run(doing())
    except ModuleNotFoundError as error:
        raise bad_input("serve-not-installed", package=error.name or "", extra="postgres") from error
    except Unavailable as error:
        which = "server-database-damaged" if error.trouble == "damaged" else "server-database-closed"
        raise bad_input(which, place=described(url)) from error


@asynccontextmanager
async def opened(place: str | None, any_revision: bool = False) -> AsyncIterator[Database]:
    """Open a database. Unless `any_revision` is set, the schema must match this version of Kontor."""
    database = Database(address(place), PATIENCE)
    database.condition.quiet = True
    try:
        if database.file is not None and not database.file.is_file():
            raise bad_input("server-database-closed", place=described(database.url))
        if not any_revision and await revision(database) != newest():
            raise bad_input("operation-revision", place=described(database.url))
        yield database
    finally:
        await database.close()


def file_of(place: str | None) -> Path | None:
    """Return the SQLite file given by `--database`, or None for PostgreSQL."""
    url = make_url(address(place))
    return Path(url.database) if url.database and url.drivername.startswith("sqlite") else None


async def revision(database: Database) -> str | None:
    """Return the schema revision of a database, or None if the database is empty."""

    def read(connection: Connection) -> str | None:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())

    async with database.reading() as db:
        return await db.run_sync(read)


def newest() -> str:
    """Return the schema revision of this version of Kontor."""
    return str(_scripts().get_current_head())


def known(wanted: str | None) -> bool:
    """Return whether this version of Kontor knows a revision and can upgrade from it."""
    return wanted is None or wanted in {script.revision for script in _scripts().walk_revisions()}


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def is_damage(error: BaseException) -> bool:
    return (error.trouble if isinstance(error, Unavailable) else trouble_of(error)) == "damaged"


def check_new(file: Path) -> None:
    if not file.parent.is_dir():
        raise FileNotFoundError(ENOENT, "", str(file.parent))
    if file.exists():
        raise bad_input("operation-exists", file=str(file))
