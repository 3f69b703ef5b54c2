"""Detects that a database is unreachable, full, busy or damaged.

Every read and write passes through `Condition.guarding`, which turns such a fault into `Unavailable` and logs it once.
While the database fails, `Condition` probes it twice a second. Bots continue as soon as the database works again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kontor.core import Message
from kontor.table.refusals import Refused

Trouble = Literal["away", "full", "busy", "damaged"]

PROBING = 0.5
"""Seconds between probes of a failing database."""
RETRY_AFTER = 1
"""Seconds that a client should wait before retrying a refused request."""

ADVICE: dict[Trouble, str] = {
    "away": "The database is out of reach. Check that it runs and that this machine can connect to it.",
    "full": "The disk of the database is full, read-only or failing. Free some space; the server then continues.",
    "busy": "The database is busy. If this lasts, another program holds a lock on it, or the disk is too slow.",
    "damaged": "The SQLite file is damaged. Stop the server, run `kontor doctor`, then `kontor restore` a backup.",
}

SQLITE: tuple[tuple[str, Trouble], ...] = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_READONLY", "full"),
    ("SQLITE_BUSY", "busy"),
    ("SQLITE_LOCKED", "busy"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
    ("SQLITE_IOERR", "full"),
    ("SQLITE_CANTOPEN", "away"),
)
"""SQLite error names, by prefix."""
POSTGRES: tuple[tuple[str, Trouble], ...] = (
    ("53100", "full"),
    ("25006", "full"),
    ("53", "busy"),
    ("55P03", "busy"),
    ("57014", "busy"),
    ("08", "away"),
    ("57P", "away"),
    ("58", "away"),
)
"""PostgreSQL SQLSTATE codes, by prefix."""

logger = structlog.get_logger("kontor.database")


class Unavailable(Refused):
    """Raised while the database is failing. Repeating the request shortly afterwards may succeed."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__("unavailable", Message("server-unavailable", {}), retry=RETRY_AFTER)
        self.trouble = trouble


def trouble_of(error: BaseException) -> Trouble | None:
    """Return the database fault that caused an error, or None if the database did not cause it."""
    if isinstance(error, PoolTimeout):
        return "busy"
    if isinstance(error, OSError):  # includes timeouts, and connections refused by the operating system
        return "away"
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "away"
    cause: BaseException | None = error
    while cause is not None:
        name, state = getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)
        for code, known in ((name, SQLITE), (state, POSTGRES)):
            for prefix, trouble in known:
                if isinstance(code, str) and code.startswith(prefix):
                    return trouble
        cause = getattr(cause, "orig", None) or cause.__cause__
    if isinstance(error, DBAPIError) and "connection is closed" in str(error.orig):
        return "away"
    return None


class Condition:
    """Monitors the database and its current fault."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        """Begin to monitor. `probe` writes to the database, and raises an error if this fails."""
        self.trouble: Trouble | None = None
        self.quiet = False
        """True to log nothing, for commands that report errors themselves."""
        self.failures = 0
        """Number of failed reads and writes, reported in the metrics."""
        self._probe = probe
        self._works = asyncio.Event()
        self._works.set()
        self._probing: asyncio.Task[None] | None = None

    @contextmanager
    def guarding(self) -> Iterator[None]:
        """Convert errors from the database to Unavailable."""
        try:
            yield
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None:
                raise
            self.failed(trouble, error)
            raise Unavailable(trouble) from error

    def failed(self, trouble: Trouble, error: object) -> None:
        """Record a failure. If several failures occur in a row, only the first is logged."""
        self.failures += 1
        if trouble == self.trouble or self.trouble == "damaged":
            return
        self.trouble = trouble
        first = next(iter(str(getattr(error, "orig", error)).splitlines()), "")
        if not self.quiet:
            logger.error("database unavailable", trouble=trouble, reason=first, advice=ADVICE[trouble])
        self._works.clear()
        if self._probing is None and trouble != "damaged":
            self._probing = asyncio.create_task(self._probe_until_it_works())

    async def restored(self) -> None:
        """Wait until the database works."""
        await self._works.wait()

    async def close(self) -> None:
        if self._probing is not None:
            self._probing.cancel()
            with suppress(asyncio.CancelledError):
                await self._probing

    async def _probe_until_it_works(self) -> None:
        while self.trouble not in (None, "damaged"):
            await asyncio.sleep(PROBING)
            try:
                await self._probe()
            except Exception as error:
                self.failed(trouble_of(error) or "away", error)
            else:
                self.trouble = None
        self._probing = None
        if self.trouble is None:
            self._works.set()
            logger.warning("database works again")
