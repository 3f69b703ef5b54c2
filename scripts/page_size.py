"""Check the download sizes of the table page and of the static page.

    python scripts/page_size.py [CLIENT]    CLIENT: folder of the built client, by default src/kontor/server/client

For the table page, this counts the compressed scripts and styles of the entry and of the page with all their imports,
but not the parts loaded on demand. For the static page, it counts the files needed before the lobby can be used, and
those for the first game: the client, Python, Kontor and the texts in one language.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).resolve().parent.parent / "src" / "kontor" / "server" / "client"
ENTRY = "index.html"
PAGE = "src/table/TablePage.svelte"
MOST = 120_000
"""Size limit of the table page, in compressed bytes."""

STATIC_ENTRY = "page.html"
LOBBY = ("src/lobby/Lobby.svelte",)
GAME = (*LOBBY, "src/lobby/NewTable.svelte", PAGE)
PYTHON = re.compile(r"^runtime-|/kontor\.zip$|\.worker-[\w-]+\.js$")
MOST_BEFORE_LOBBY = 300_000
MOST_FOR_GAME = 8_000_000
"""Size limits of the static page, in compressed bytes."""


def files(manifest: dict[str, Any], *wanted: str) -> list[str]:
    """Return the scripts and styles of these modules and their imports, without duplicates."""
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
    """Return the compressed size of each file."""
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    return {name: compressed(client / name) for name in files(manifest, ENTRY, PAGE)}


def static_sizes(client: Path) -> tuple[int, int]:
    """Return the compressed size of the static page, before the lobby can be used and in total for the largest first
    game.
    """
    from kontor.registry import BUILT_IN
    from kontor.server.page_files import page_files

    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    made = {name: len(gzip.compress(content, 9)) for name, content in page_files(client).items()}
    texts = [f"answers/games/{game}/words/en.ftl" for game in BUILT_IN]
    shared = ["answers/games.json", "answers/languages.json", "answers/words/en.ftl"]

    def total(pages: Sequence[str], answers: Sequence[str], more: Callable[[str], bool]) -> int:
        client_files = {"index.html", "theme.js", "icon.svg", *files(manifest, STATIC_ENTRY, *pages)}
        return sum(
            size
            for name, size in made.items()
            if name in client_files or name.partition("/")[2] in answers or more(name)
        )

    covers = re.compile(r"^pictures/\w+-cover-")
    before = total(LOBBY, [*shared, *texts], lambda name: covers.match(name) is not None)
    game = total(GAME, [*shared, *texts], lambda name: PYTHON.search(name) is not None)
    return before, game


def main(client: Path) -> int:
    found = sizes(client)
    for name, size in found.items():
        print(f"{size:>8,}  {name}")
    total = sum(found.values())
    print(f"{total:>8,}  bytes compressed for the table page; the limit is {MOST:,}")
    before, game = static_sizes(client)
    print(f"{before:>8,}  bytes compressed before the lobby of the static page; the limit is {MOST_BEFORE_LOBBY:,}")
    print(f"{game:>8,}  bytes compressed for its first game; the limit is {MOST_FOR_GAME:,}")
    return 0 if total <= MOST and before <= MOST_BEFORE_LOBBY and game <= MOST_FOR_GAME else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else CLIENT))
