"""What server processes tell each other: that a table has changed. Each then reads what is new from the database.

On PostgreSQL a notice is part of the transaction it tells of: it is sent when that is committed, and never otherwise.
A connection that is lost is opened again, and what was missed is caught up. A SQLite file has one process, and nobody
to tell.
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
"""Called with the id of a table that another process has changed; None: with any of them."""


class Notices:
    """Tells other processes, and hears them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own = secrets.token_hex(8)
        """What this process signs its notices with, so that it does not hear itself."""

    async def tell(self, db: AsyncConnection, table: str) -> None:
        """As part of a transaction: this table is changed by it."""
        if self._database.postgres:
            await db.execute(
                text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": f"{self._own} {table}"}
            )

    async def listen(self, hear: Hear, ready: asyncio.Event) -> None:
        """Hear the others, until cancelled."""
        while self._database.postgres:
            try:
                await self._listen(hear, ready)
            except Exception as error:  # whatever it is, the others must be heard again
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
