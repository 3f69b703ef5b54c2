"""Notices between server processes: a table has changed. Each process then reads the news from the database.

On PostgreSQL a notice is part of its transaction: it is sent with the commit, and never otherwise. A lost connection is
opened again, and the process catches up. A SQLite file has one process only, so there is nobody to notify.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.storage import Database

CHANNEL = "kontor"
PAUSE = 1.0
"""Seconds before a lost connection is opened again."""

logger = structlog.get_logger("kontor.notices")

Hear = Callable[[str | None], None]
"""Called with the id of a table that another process has changed; None: any table may have changed."""


class Notices:
    """Sends notices to other processes and receives theirs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own = secrets.token_hex(8)
        """Marks the notices of this process, so that it ignores them."""

    async def tell(self, db: AsyncConnection, table: str) -> None:
        """Notify the others, as part of a transaction, that it changes this table."""
        if self._database.postgres:
            await db.execute(
                text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": f"{self._own} {table}"}
            )

    async def listen(self, hear: Hear, ready: asyncio.Event) -> None:
        """Receive notices until cancelled."""
        while self._database.postgres:
            try:
                await self._listen(hear, ready)
            except Exception as error:  # whatever happened, keep listening
                logger.warning("notices lost", exc_info=error)
            await asyncio.sleep(PAUSE)
        ready.set()

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        lost = asyncio.Event()

        def heard(_connection: Any, _process: int, _channel: str, notice: str) -> None:
            teller, _, table = notice.partition(" ")
            if teller != self._own:
                hear(table)

        async with self._database.reading() as db:
            driver: Any = (await db.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, heard)
            hear(None)
            ready.set()
            await lost.wait()
