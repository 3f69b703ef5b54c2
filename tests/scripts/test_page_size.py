"""Files that count towards the size of a page, and its limit."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from scripts import page_size

MANIFEST = {
    "index.html": {"file": "entry.js", "css": ["entry.css"], "imports": ["_shared.js"], "dynamicImports": ["late.ts"]},
    "_shared.js": {"file": "shared.js"},
    page_size.PAGE: {"file": "page.js", "css": ["page.css"], "imports": ["index.html", "_shared.js"]},
    "late.ts": {"file": "late.js"},
}


def client(folder: Path, size: int) -> Path:
    """A built client with files of `size` incompressible bytes each."""
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    for name in ("entry.js", "entry.css", "shared.js", "page.js", "page.css", "late.js"):
        (folder / name).write_bytes(random.Random(name).randbytes(size))
    return folder


def test_imports_count_once_and_lazy_parts_do_not() -> None:
    found = page_size.files(MANIFEST, "index.html", page_size.PAGE)
    assert found == ["entry.css", "entry.js", "page.css", "page.js", "shared.js"]


@pytest.mark.parametrize(("size", "status"), [(23_900, 0), (24_100, 1)])
def test_the_limit_is_120_000_bytes(tmp_path: Path, size: int, status: int) -> None:
    assert page_size.main(client(tmp_path, size)) == status
