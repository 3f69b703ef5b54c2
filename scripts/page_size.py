"""Check the download size of the table page.

    python scripts/page_size.py [CLIENT]    CLIENT: folder of the built client, by default src/kontor/server/client

Counts the compressed scripts and styles of the entry and the page, with everything they import. Parts loaded on
demand do not count.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).resolve().parent.parent / "src" / "kontor" / "server" / "client"
ENTRY = "index.html"
PAGE = "src/table/TablePage.svelte"
MOST = 120_000
"""Limit in compressed bytes."""


def files(manifest: dict[str, Any], *wanted: str) -> list[str]:
    """Scripts and styles of these modules and their imports, without duplicates."""
    found: dict[str, None] = {}
    seen = set()
    waiting = list(wanted)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = manifest[name]
        found |= dict.fromkeys([chunk["file"], *chunk.get("css", [])])
        waiting += chunk.get("imports", [])
    return sorted(found)


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def sizes(client: Path) -> dict[str, int]:
    """Compressed size of each file."""
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    return {name: compressed(client / name) for name in files(manifest, ENTRY, PAGE)}


def main(client: Path) -> int:
    found = sizes(client)
    for name, size in found.items():
        print(f"{size:>8,}  {name}")
    total = sum(found.values())
    print(f"{total:>8,}  bytes compressed for the table page; the limit is {MOST:,}")
    return 0 if total <= MOST else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else CLIENT))
