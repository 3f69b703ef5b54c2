"""Storage in an SQLite file or a PostgreSQL database."""

from kontor.server.storage.address import address, default_file, described
from kontor.server.storage.database import Database

__all__ = ["Database", "address", "default_file", "described"]
