"""Notices between server processes about changed tables. A process that receives a notice reads the changes from the
database. On PostgreSQL, a notice belongs to a transaction and is sent only if it commits. After a lost connection, a
process checks all tables. SQLite needs no notices, because only one process uses the file.
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
from kontor.server.storage.faults import Unavailable

CHANNEL = "kontor"
PAUSE = 1.0
"""Seconds before a lost connection is reopened."""

logger = structlog.get_logger("kontor.notices")

Hear = Callable[[str | None], None]
"""Callback that receives the id of a table changed by another process, or None if any table may have changed."""


class Notices:
    """Sends notices to other processes and receives notices from them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own = secrets.token_hex(8)
        """Marks the notices from this process, so that it can ignore them."""

    async def tell(self, db: AsyncConnection, table: str) -> None:
        """Notify other processes of a change to this table, as part of its transaction."""
        if self._database.postgres:
            await db.execute(
                text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": f"{self._own} {table}"}
            )

    async def listen(self, hear: Hear, ready: asyncio.Event) -> None:
        """Receive notices until cancelled."""
        while self._database.postgres:
            try:
                await self._listen(hear, ready)
            except Unavailable:  # the database has already logged the error
                await self._database.condition.restored()
                continue
            except Exception as error:  # keep listening after any error
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
