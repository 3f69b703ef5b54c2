"""Runs a real server for tests, on a local port and in a thread of the tests."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.di import Provide
from sqlalchemy import create_engine, make_url, text

from kontor.server import run
from kontor.server.app import make_app
from kontor.server.budgets import Budgets
from kontor.server.service import Service
from kontor.server.settings import Limits, Settings
from kontor.server.storage import Database, address
from kontor.server.storage.database import upgrade

MANY = Limits(
    requests=1_000_000,
    sockets=1_000_000,
    memory=1_000_000_000,
    sessions_a_day=1_000_000,
    tables_a_day=1_000_000,
    keys=1_000_000,
    notices=1_000_000,
    uploads=1_000_000_000,
    thinking=1_000_000,
    chat=1_000_000,
    bots_alone=1_000,
)
"""Generous limits, for tests that do not concern limits."""


@contextmanager
def running(settings: Settings, trusted_proxies: str = "127.0.0.1") -> Iterator[str]:
    """Run a server with these settings, and yield its address."""
    prepare(settings.database)
    with _app(settings) as app:
        yield from _running(run.configured(app, settings, trusted_proxies))


def _running(config: uvicorn.Config) -> Iterator[str]:
    bound = run.listening("127.0.0.1", 0)
    ready = threading.Event()
    server = run.Server(config, ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([bound])), name="server under test")
    thread.start()
    try:
        while not ready.wait(0.1):
            assert thread.is_alive(), "the server did not start"
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


_idle: dict[tuple[object, ...], list[Litestar]] = {}
"""Applications of stopped servers, by the settings that shape an application."""


@contextmanager
def _app(settings: Settings) -> Iterator[Litestar]:
    """Build an application, or use one again with a new service, because building takes longer than starting."""
    key = settings.limits.body, settings.limits.record, settings.client, settings.secure
    idle = _idle.setdefault(key, [])
    app = idle.pop() if idle else make_app(settings)
    provided = app.dependencies["service"]
    assert isinstance(provided, Provide)
    Service.__init__(provided.dependency(), settings)
    yield app
    idle.append(app)


def budgets(clock: Callable[[], float] = time.time, **limits: int) -> Budgets:
    """Return budgets that are never stored."""
    return Budgets(Database("sqlite+aiosqlite://"), replace(MANY, **limits), clock)


def settings_for(database: str, **more: Any) -> Settings:
    return Settings(**{"database": address(database), "limits": MANY, **more})


def prepare(database: str) -> None:
    """Create an SQLite file as a copy of a migrated one, unless it exists. Copying is faster than migrating."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).exists():
        Path(url.database).write_bytes(_migrated_file())


@cache
def _migrated_file() -> bytes:
    """Return the content of an SQLite file without data."""
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/kontor.sqlite")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "kontor.sqlite").read_bytes()


class Postgres:
    """A PostgreSQL server for tests."""

    def __init__(self, url: str) -> None:
        self._url = url

    def new_database(self) -> str:
        """Create a database without data, and return its address. It is a copy of a migrated one."""
        return self._create(f"TEMPLATE {self._migrated}")

    def empty_database(self) -> str:
        """Create a database without tables, and return its address."""
        return self._create()

    @cached_property
    def _migrated(self) -> str:
        """The name of a migrated database."""
        database = self.empty_database()

        async def migrate() -> None:
            opened = Database(address(database))
            await opened.migrate()
            await opened.close()

        asyncio.run(migrate())
        return _name(database)

    def _create(self, how: str = "") -> str:
        name = f"kontor_{uuid.uuid4().hex}"
        asyncio.run(self._execute(f"CREATE DATABASE {name} {how}"))
        before, question, after = self._url.partition("?")
        return f"{before.rsplit('/', 1)[0]}/{name}{question}{after}"

    def cut_off(self, database: str) -> None:
        """End every connection to a database."""
        where = f"datname = '{_name(database)}'"
        asyncio.run(self._execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {where}"))

    async def _execute(self, command: str) -> None:
        database = Database(address(self._url))
        async with database.reading() as db:
            await db.execute(text(command))
        await database.close()


def _name(database: str) -> str:
    return database.partition("?")[0].rsplit("/", 1)[1]
