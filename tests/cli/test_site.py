"""`kontor site` writes the static page without overwriting other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from kontor.server import page_files
from tests.cli.kit import Run

WORKER = b'const SITE = {"version": "1", "files": {"index.html": "0"}}\n'


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    files = {"index.html": b"a page", "parts-1/kontor.zip": b"code", "service-worker.js": WORKER}

    def made(client: Path, server: str) -> dict[str, bytes]:
        return {**files, "index.html": f"a page for {server}".encode()} if server else files

    monkeypatch.setattr(page_files, "page_files", made)
    return files


def test_it_writes_the_page_and_says_what_to_do_next(run: Run, made: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "a" / "page"
    for _ in range(2):  # the second time over the first
        answer = run("site", str(out))
        assert answer.code == 0
        assert "3 files" in answer.out and "http.server" in answer.out
    assert {name: (out / name).read_bytes() for name in made} == made


def test_it_names_a_server_for_games_with_friends(run: Run, made: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "page"
    assert run("site", str(out), "--server", "play.example").refused("does not begin with https://")
    assert run("site", str(out), "--server", "https://play.example/k").code == 0
    assert (out / "index.html").read_text() == "a page for https://play.example/k/"


def test_it_spares_other_files(run: Run, made: dict[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    assert run("site", str(tmp_path)).refused("contains other files")
    assert run("site", str(tmp_path / "letter.txt")).refused("is a file")
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_without_a_built_client_it_says_how_to_build_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KONTOR_CLIENT", str(tmp_path / "none"))
    assert run("site", str(tmp_path / "page")).refused("make client")
    assert not (tmp_path / "page").exists()
