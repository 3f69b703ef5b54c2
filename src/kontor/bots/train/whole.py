"""Atomic file writes. An interrupted write leaves the old file intact."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Yield a path to write to. When the new file is complete, it replaces the old one.

    If the path is a link, its target is replaced. Special files such as `/dev/null` are written to directly.
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
