"""Packs the part of Kontor that runs in a browser into an archive. Uses only the standard library."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE = Path(__file__).resolve().parent.parent

ROOMS = ("bots", "core", "games", "page", "table")
MODULES = ("__init__.py", "api.py", "registry.py", "simple_game.py")
LEFT_OUT = ("__pycache__", "handbook", "train", "words")
"""Folders to leave out of the archive, because the page loads handbooks and words as separate files."""
SUFFIXES = (".json", ".jsonl", ".py", ".toml")
NOT_NEEDED = ("judgement_start.json", "puzzle_search.py")


def sources(package: Path = PACKAGE) -> dict[str, bytes]:
    """Return the contents of the files that the page needs, by name in the archive."""
    files = [package / name for name in MODULES]
    for room in ROOMS:
        files += sorted((package / room).rglob("*"))
    found = {}
    for file in files:
        name = file.relative_to(package)
        if file.suffix in SUFFIXES and file.name not in NOT_NEEDED and not set(name.parts) & set(LEFT_OUT):
            found[f"kontor/{name.as_posix()}"] = file.read_bytes()
    return found


def digest(files: Mapping[str, bytes]) -> str:
    """Return a short hash of the names and contents of the files.

    >>> digest({"a": b"1"}) == digest({"a": b"1"}) != digest({"a": b"2"})
    True
    """
    whole = hashlib.sha256()
    for name, content in sorted(files.items()):
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]


def archive(files: Mapping[str, bytes]) -> bytes:
    """Create a zip file. It has a fixed date, so the same files always give the same bytes."""
    out = io.BytesIO()
    with ZipFile(out, "w") as packed:
        for name, content in sorted(files.items()):
            packed.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
    return out.getvalue()
