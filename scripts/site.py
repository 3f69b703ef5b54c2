"""Build the documentation site from the pages in docs/ and the root folder, and an API reference from docstrings.

    python scripts/site.py    build into build/site; `make docs` runs this in a separate environment

The build fails on broken links and on pages that load anything from another host.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
"""Folder where mkdocs.yml expects all pages."""
SITE = ROOT / "build" / "site"

FROM_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LOADS = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?(?:https?:)?//|<link\b[^>]*\bhref=[\"']?(?:https?:)?//"
)
STYLE_LOADS = re.compile(r"url\([\"']?(?:https?:)?//|@import\s+[\"'](?:https?:)?//")


def collect() -> None:
    """Copy all pages to one folder and redirect links from the root folder's pages to the copies."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", PAGES / "pictures" / "icon.svg")
    for name, page in FROM_ROOT.items():
        (PAGES / page).write_text((ROOT / name).read_text(encoding="utf-8").replace("](docs/", "]("), encoding="utf-8")
    for file in PAGES.rglob("*.md"):
        text = file.read_text(encoding="utf-8")
        file.write_text(redirected(text), encoding="utf-8")


def redirected(text: str) -> str:
    """Return a page with links to the root folder's pages redirected to the site."""
    for name, page in FROM_ROOT.items():
        text = re.sub(rf"\]\((\.\./)?((?:\.\./)*){re.escape(name)}", rf"](\2{page}", text)
    return text


def foreign_loads(site: Path) -> Iterator[str]:
    """Return scripts, pictures, styles and fonts that the site would load from other hosts."""
    for pattern, wrong in (("*.html", LOADS), ("*.css", STYLE_LOADS)):
        for file in sorted(site.rglob(pattern)):
            for found in wrong.finditer(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(site)}: {found[0]}"


def main() -> int:
    collect()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical = Path(sys.executable).parent / "zensical"
    if subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, check=False).returncode:
        return 1
    foreign = list(foreign_loads(SITE))
    for line in foreign:
        print(f"loads from another host: {line}", file=sys.stderr)
    return 1 if foreign else 0


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    sys.exit(main())
