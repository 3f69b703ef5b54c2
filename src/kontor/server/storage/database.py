"""The database: opening, reading and writing.

SQLite allows one write transaction at a time, which takes the write lock when it begins. Transactions of this process
queue for the lock instead of retrying. A commit is on disk when it returns (synchronous = FULL).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kontor.core import KontorError, Message
from kontor.server.storage.address import described

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 8710
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=4000", "secure_delete=ON")


class DatabaseUnusable(KontorError):
    """The database cannot be opened, or was created by a newer version of Kontor."""


class Database:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine = _engine(url, self.postgres)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else self.engine
        self._writing = self.engine if self.postgres else self.engine.execution_options(writes=True)
        self._line: AbstractAsyncContextManager[Any] = nullcontext() if self.postgres else asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading. Each query sees the latest committed data."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, or rolled back."""
        async with self._line, self._writing.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Create the database, or migrate it to this version."""
        try:
            if self.engine.url.database and not self.postgres:
                _open(Path(self.engine.url.database))
            async with self.writing() as connection:
                if self.postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(_upgrade)
        except CommandError as error:
            raise DatabaseUnusable([Message("server-database-newer", {"place": described(self.url)})]) from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise DatabaseUnusable([Message("server-database-closed", {"place": described(self.url)})]) from error

    async def works(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def wipe(self) -> None:
        """Empty SQLite's write-ahead log after a deletion. In the database file itself, deleted data is overwritten
        immediately.
        """
        if not self.postgres:
            async with self._line, self._reading.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def close(self) -> None:
        await self.engine.dispose()


def _open(file: Path) -> None:
    """Create the file and its folder now. If opening fails later, the driver leaves a thread behind."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # readable only by its owner; SQLite gives the files next to it the same mode
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


def _engine(url: str, postgres: bool) -> AsyncEngine:
    """Create the engine. `hide_parameters` keeps personal data out of errors and logs."""
    if postgres:
        return create_async_engine(url, pool_size=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _opened(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions automatically
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
