"""Atomic file writes: a file is complete even if the writer is interrupted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A path to write to; the file then replaces the old one, which stays until the new one is complete.

    Where there is a link, what it leads to is replaced; what is no plain file (/dev/null) is written to as it is.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        yield target
        return
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield fresh
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
