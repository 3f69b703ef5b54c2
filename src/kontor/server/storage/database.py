"""Opens, reads and writes the database.

SQLite allows one write transaction at a time. It takes the write lock when it begins. Transactions of this process
queue for the lock instead of retrying. A commit returns only after the data is on disk (synchronous = FULL). Only one
server may use an SQLite file, which it claims by locking a file next to it (see `claims`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
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
from kontor.server.storage import queries, quick
from kontor.server.storage.address import described
from kontor.server.storage.claims import Claim
from kontor.server.storage.faults import Condition, trouble_of
from kontor.server.storage.queries import SessionRow
from kontor.server.storage.quick import Quick
from kontor.table.log import Entry
from kontor.table.refusals import Refused
from kontor.table.rows import TableRow

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 8710
"""Advisory lock that lets only one process migrate a PostgreSQL database."""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
PATIENCE = 4.0
"""Maximum number of seconds that a server waits for another program's write lock on an SQLite file."""


SECONDS = 5
"""Time limit, in seconds, for connecting to PostgreSQL and for waiting for a free connection."""
LONGEST_QUERY = 30
"""Time limit, in seconds, for a query on PostgreSQL."""


class DatabaseUnusable(KontorError):
    """Raised if the database cannot be opened, is damaged or in use, or was created by a newer version of Kontor."""


class DatabaseAway(DatabaseUnusable):
    """Raised if the database is currently unreachable."""


class Database:
    """An open database."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Open a database. `patience` is the maximum wait, in seconds, for a write lock on an SQLite file."""
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine = _engine(url, self.postgres, patience)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else self.engine
        self._writing = self.engine if self.postgres else self.engine.execution_options(writes=True)
        self._line: AbstractAsyncContextManager[Any] = nullcontext() if self.postgres else asyncio.Lock()
        self.condition = Condition(self._probe)
        pragmas = (*PRAGMAS, f"busy_timeout={int(patience * 1000)}")
        self._quick_reads = Quick(self.file, pragmas) if self.file is not None else None
        self._quick_writes = Quick(self.file, pragmas) if self.file is not None else None
        self._claim: Claim | None = None

    @property
    def file(self) -> Path | None:
        """The SQLite file, or None for PostgreSQL and for a database in memory."""
        name = self.engine.url.database
        return Path(name) if name and not self.postgres else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. Each query sees the latest committed data."""
        with self.condition.guarding():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction, committed at the end or rolled back after an error."""
        with self.condition.guarding():
            async with self._transaction() as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._line, self._writing.begin() as connection:
            yield connection

    @property
    def alone(self) -> bool:
        """True if this server is the only one that can change the database, because it has claimed the file."""
        return self._quick_writes is not None and self._claim is not None

    async def store(self, before: TableRow, row: TableRow, entries: Sequence[Entry]) -> bool:
        """Store an action, if this server is `alone`. Returns False if the table has changed since `before`."""
        assert self._quick_writes is not None
        with self.condition.guarding():
            async with self._line:
                return await self._quick_writes.run(quick.store, before, row, entries)

    async def visitor(self, device: str) -> SessionRow | None:
        """Return the person at a browser with the day of the browser's last visit."""
        if self._quick_reads is not None:
            with self.condition.guarding():
                return await self._quick_reads.run(quick.visitor, device)
        async with self.reading() as db:
            return await queries.visitor(db, device)

    async def migrate(self) -> None:
        """Create the database, or migrate it to this version. Migrations are atomic."""
        try:
            if self.file is not None:
                _open(self.file)
                if file_faults(self.file):  # report damage now, not when a damaged table is read
                    raise DatabaseUnusable([Message("server-database-damaged", {"place": self._place})])
            async with self._transaction() as connection:
                if self.postgres:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(upgrade)
        except UnicodeDecodeError as error:  # Python cannot decode an error that quotes a damaged name
            raise DatabaseUnusable([Message("server-database-damaged", {"place": self._place})]) from error
        except CommandError as error:
            raise DatabaseUnusable([Message("server-database-newer", {"place": self._place})]) from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            trouble = trouble_of(error)
            if trouble == "damaged":
                raise DatabaseUnusable([Message("server-database-damaged", {"place": self._place})]) from error
            if trouble == "away" and self.postgres:
                raise DatabaseAway([Message("server-database-closed", {"place": self._place})]) from error
            raise DatabaseUnusable([Message("server-database-closed", {"place": self._place})]) from error

    @property
    def _place(self) -> str:
        return described(self.url)

    def claim(self) -> None:
        """Reserve an SQLite file for this server until `close` is called. A PostgreSQL database can be shared."""
        if self.file is not None and self._claim is None:
            try:
                self._claim = Claim.on(self.file)
            except OSError as error:
                raise DatabaseUnusable([Message("server-database-closed", {"place": self._place})]) from error
            if self._claim is None:
                raise DatabaseUnusable([Message("server-database-taken", {"place": self._place})])

    async def works(self) -> bool:
        """Return whether the database responds and has no known fault."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except Refused:
            return False
        return self.condition.trouble is None

    async def check(self) -> None:
        """Check an SQLite file for damage, in a thread. PostgreSQL checks its own files."""
        if self.file is not None:
            faults = await asyncio.to_thread(file_faults, self.file)
            if faults:
                self.condition.failed("damaged", faults[0])

    async def _probe(self) -> None:
        """Test whether the database is writable. On a full disk, only reading works."""
        async with self._transaction() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def wipe(self) -> None:
        """Empty SQLite's write-ahead log, which may still contain deleted data. In the database file itself, deleted
        data is overwritten immediately.
        """
        if not self.postgres:
            with self.condition.guarding():
                async with self._line, self._reading.connect() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def close(self) -> None:
        await self.condition.close()
        for one in (self._quick_reads, self._quick_writes):
            if one is not None:
                await one.close()
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()
            self._claim = None


def _open(file: Path) -> None:
    """Create the file and its folder in advance, because the driver leaves a thread behind if it cannot create them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)  # readable only by its owner, like the other files that SQLite creates
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


def file_faults(file: Path, most: int = 1) -> list[str]:
    """Return the damage that SQLite finds in a file, or an empty list if the file is intact."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")  # may contain damaged names
            found = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({most})")]
    except UnicodeDecodeError:  # an error message may contain damaged names too
        return ["the names of tables or indices are damaged"]
    except sqlite3.DatabaseError as error:
        if trouble_of(error) != "damaged":
            raise
        return [str(error)]
    return [] if found == ["ok"] else found


def _engine(url: str, postgres: bool, patience: float) -> AsyncEngine:
    """Create the engine. `hide_parameters` keeps personal data out of errors and logs."""
    if postgres:
        limits = {"timeout": SECONDS, "command_timeout": LONGEST_QUERY}
        return create_async_engine(
            url, pool_size=10, pool_timeout=SECONDS, pool_pre_ping=True, hide_parameters=True, connect_args=limits
        )
    engine = create_async_engine(url, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _opened(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions automatically
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"busy_timeout={int(patience * 1000)}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a revision, within a transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
