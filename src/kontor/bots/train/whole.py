"""Atomic file writes: a file is complete even if the writer is interrupted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A path to write to. The file replaces the old one once it is complete.

    A link is followed, and its target is replaced. Special files (/dev/null) are written to directly.
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
