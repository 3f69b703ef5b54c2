"""Update the generated files. They are part of the repository, so you need no generator to read or build the project.

    python scripts/generated.py            update them
    python scripts/generated.py --check    only list those that are out of date

Each file is the output of a command, except for the pictures of the handbooks (see scripts/pictures.py).
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from kontor.registry import BUILT_IN

ROOT = Path(__file__).resolve().parent.parent

STATES = {
    "felinia": ("decisions", "stored", "observation"),
    "hansa": ("decisions", "stored", "observation"),
    "pfeffersaecke": ("stored", "observation"),
}
"""Modules of each game that are generated from its declared fields."""

MADE = {
    **{
        f"src/kontor/games/{game}/{module}.py": ("scripts/states.py", game, module)
        for game, modules in STATES.items()
        for module in modules
    },
    "web/openapi.json": ("-m", "kontor.server.schema"),
    "web/src/api/schema.d.ts": ("scripts/client.py", "types"),  # generated from web/openapi.json
    "web/src/paint/box/symbols.json": ("-m", "kontor.paint.box", "symbols"),
    "web/src/paint/box/drawings.json": ("-m", "kontor.paint.box", "drawings"),
    "web/src/paint/box/colours.css": ("-m", "kontor.paint.box", "css"),
    "docs/quickstart.ipynb": ("scripts/notebook.py", "docs/quickstart.md"),
    "docs/benchmarks.md": ("-m", "bench.page"),
    "docs/baselines.md": ("-m", "bench.baselines.page"),
    "docs/cli.md": ("scripts/examples.py", "docs/cli.md"),  # updates the output of the examples
    **{f"docs/boards/{game}.md": ("scripts/board_pages.py", game) for game in BUILT_IN},
    **{f"docs/spec/{game}.md": ("-m", "kontor.cli.main", "--language", "en", "spec", game) for game in BUILT_IN},
}
"""Python arguments for printing each file."""


def printed(arguments: Sequence[str]) -> bytes:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def main(check: bool) -> int:
    stale = False
    for name, arguments in MADE.items():
        file, made = ROOT / name, printed(arguments)
        if file.exists() and file.read_bytes() == made:
            continue
        if check:
            stale = True
            print(f"out of date: {name}")
        else:
            file.write_bytes(made)
            print(f"updated: {name}")
    painting = [sys.executable, "scripts/pictures.py", *(["--check"] if check else [])]
    if subprocess.run(painting, cwd=ROOT, check=False).returncode:
        stale = True
    if stale:
        print("Update them with: make generate")
    return 1 if stale else 0


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    sys.exit(main(check=bool(sys.argv[1:])))
