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
    """Create a built client with files of `size` incompressible bytes each."""
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    for name in ("entry.js", "entry.css", "shared.js", "page.js", "page.css", "late.js"):
        (folder / name).write_bytes(random.Random(name).randbytes(size))
    return folder


def test_imports_count_once_and_lazy_parts_do_not() -> None:
    found = page_size.files(MANIFEST, "index.html", page_size.PAGE)
    assert found == ["entry.css", "entry.js", "page.css", "page.js", "shared.js"]


@pytest.mark.parametrize(("size", "status"), [(23_900, 0), (24_100, 1)])
def test_the_limit_is_120_000_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, status: int) -> None:
    monkeypatch.setattr(page_size, "static_sizes", lambda client: (0, 0))
    assert page_size.main(client(tmp_path, size)) == status


@pytest.mark.parametrize(("static", "status"), [((300_000, 8_000_000), 0), ((300_001, 1), 1), ((1, 8_000_001), 1)])
def test_the_static_page_has_limits_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, static: tuple[int, int], status: int
) -> None:
    monkeypatch.setattr(page_size, "static_sizes", lambda client: static)
    assert page_size.main(client(tmp_path, 1)) == status


def test_python_counts_for_the_game_and_not_for_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = {page_size.STATIC_ENTRY: {"file": "assets/entry.js"}}
    manifest |= {page: {"file": "assets/page.js"} for page in page_size.GAME}
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(manifest))
    contents = {
        name: random.Random(name).randbytes(1000)
        for name in (
            "index.html", "assets/entry.js", "assets/page.js", "assets/office.worker-a_B-c.js", "assets/other.js",
            "runtime-1/x.wasm", "parts-1/kontor.zip", "parts-1/answers/games.json",
            "parts-1/answers/games/hansa/words/en.ftl", "parts-1/answers/games/hansa/words/de.ftl",
        )
    }  # fmt: skip
    monkeypatch.setattr("kontor.server.page_files.page_files", lambda client: contents)
    before, game = page_size.static_sizes(tmp_path)
    assert (before // 1000, game // 1000) == (5, 8)
