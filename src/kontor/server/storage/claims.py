"""A server claims its SQLite file by locking an empty file next to it.

The operating system releases the lock when the process ends, even after a crash. A lock on the database file itself
would be released when any other handle of the file is closed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Claim:
    """A lock on an SQLite file, held until it is released."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def on(cls, file: Path) -> Claim | None:
        """Claim an SQLite file. Returns None if another server has already claimed it."""
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if _locked(handle):
            return cls(handle)
        os.close(handle)
        return None

    def release(self) -> None:
        os.close(self._handle)


def _locked(handle: int) -> bool:
    """Lock an open file, without waiting. Returns False if another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
