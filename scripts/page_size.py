"""How large is what a browser has to load before it can show a page? Too large is a fault.

    python scripts/page_size.py [CLIENT]    of the built client: src/kontor/server/client, or another folder

Counted are scripts and styles, compressed: the client's entry, the page, and all that the two import in turn. What a
page asks for later, when somebody wants it, is not counted.
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
"""Bytes for a page, compressed."""


def files(manifest: dict[str, Any], *wanted: str) -> list[str]:
    """The scripts and styles of these modules and of what they import, each once."""
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
    """Every file that counts, and its bytes."""
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    return {name: compressed(client / name) for name in files(manifest, ENTRY, PAGE)}


def main(client: Path) -> int:
    found = sizes(client)
    for name, size in found.items():
        print(f"{size:>8,}  {name}")
    total = sum(found.values())
    print(f"{total:>8,}  bytes compressed before the table shows; at most {MOST:,}")
    return 0 if total <= MOST else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else CLIENT))
