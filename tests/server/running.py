"""Runs a real server for tests, on a local port and in a thread of the tests."""

from __future__ import annotations

import asyncio
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import text

from kontor.server import run
from kontor.server.budgets import Budgets
from kontor.server.settings import Limits, Settings
from kontor.server.storage import Database, address

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
    bound = run.listening("127.0.0.1", 0)
    ready = threading.Event()
    server = run.Server(run.configured(settings, trusted_proxies), ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([bound])), name="server under test")
    thread.start()
    try:
        while not ready.wait(0.1):
            assert thread.is_alive(), "the server did not start"
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def budgets(clock: Callable[[], float] = time.time, **limits: int) -> Budgets:
    """Return budgets that are never stored."""
    return Budgets(Database("sqlite+aiosqlite://"), replace(MANY, **limits), clock)


def settings_for(database: str, **more: Any) -> Settings:
    return Settings(**{"database": address(database), "limits": MANY, **more})


class Postgres:
    """A PostgreSQL server for tests."""

    def __init__(self, url: str) -> None:
        self._url = url

    def new_database(self) -> str:
        """Create an empty database, and return its address."""
        name = f"kontor_{uuid.uuid4().hex}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        before, question, after = self._url.partition("?")
        return f"{before.rsplit('/', 1)[0]}/{name}{question}{after}"

    def cut_off(self, database: str) -> None:
        """End every connection to a database."""
        name = database.partition("?")[0].rsplit("/", 1)[1]
        asyncio.run(self._execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))

    async def _execute(self, command: str) -> None:
        database = Database(address(self._url))
        async with database.reading() as db:
            await db.execute(text(command))
        await database.close()
