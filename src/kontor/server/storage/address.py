"""Database addresses, for SQLite files and PostgreSQL."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from kontor.core import KontorError, Message

POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")
SQLITE = ("sqlite", "sqlite+aiosqlite")


class AddressUnusable(KontorError):
    """Raised if an address does not refer to a usable database."""


def default_file() -> Path:
    """Return the default file, in the system's folder for user data."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "kontor" / "kontor.sqlite"


def address(given: str | None) -> str:
    """Return the SQLAlchemy address for a file name, a database address, or None (the default file)."""
    if given is None:
        return _file(default_file())
    if "://" not in given:
        return _file(Path(given))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise _unusable() from error
    if url.drivername in SQLITE and url.database:
        return _file(Path(url.database))
    if url.drivername in POSTGRES:
        return _postgres(url).render_as_string(hide_password=False)
    raise _unusable()


def _unusable() -> AddressUnusable:
    """Return the error for an unusable address. Its message omits the address, which may contain a password."""
    return AddressUnusable([Message("server-database-address", {})])


def _file(file: Path) -> str:
    url = URL.create("sqlite+aiosqlite", database=str(file.expanduser().absolute()))
    return url.render_as_string(hide_password=False)


def _postgres(url: URL) -> URL:
    """Adapt the address to asyncpg, which uses `ssl` instead of `sslmode`."""
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def described(url: str) -> str:
    """Return a readable location: a file name, or an address without its password."""
    parsed = make_url(url)
    if parsed.drivername in SQLITE:
        return parsed.database or ""
    return parsed.set(drivername="postgresql").render_as_string(hide_password=True)
