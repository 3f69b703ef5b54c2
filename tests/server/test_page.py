"""The static page: its files, and the server's routes for them under /page/."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from kontor.registry import BUILT_IN
from kontor.registry import game as game_of
from kontor.server import page_archive, page_files
from kontor.server.page_files import INDEX, WORKER, NoPage, older_page, replace
from kontor.server.routes.page import POLICY
from kontor.table.catalogue import form_of_game
from kontor.words import languages
from scripts.client import WEB
from tests.server.player import Player
from tests.server.running import running, settings_for

MANIFEST = WEB / "public" / "manifest.webmanifest"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a built client, with a few bytes in place of the runtime."""
    folder = tmp_path_factory.mktemp("client")
    for name in ("assets", "python"):
        (folder / name).mkdir()
    (folder / "assets" / "main-abc.js").write_text("// the client")
    for name in page_files.RUNTIME:
        (folder / "python" / name).write_text(name)
    known = page_archive.digest(page_archive.sources())
    (folder / "python" / "kontor.json").write_text(json.dumps({"sources": known}))
    (folder / "python" / "kontor.zip").write_bytes(b"bytecode")
    (folder / "page.html").write_text((WEB / "page.html").read_text("utf-8"))
    (folder / "index.html").write_text("the server's page")
    (folder / WORKER).write_text((WEB / "src" / "app" / WORKER).read_text("utf-8"))
    (folder / "manifest.webmanifest").write_text(MANIFEST.read_text("utf-8"))
    (folder / "offline.js").write_text("// only with a server")
    (folder / "theme.js").write_text("// the theme")
    return folder


@pytest.fixture(scope="module")
def files(client: Path) -> page_files.Files:
    return page_files.page_files(client, server="../")


def parts(files: page_files.Files) -> dict[str, bytes]:
    """Return the files in the folder of Kontor's parts."""
    folder = re.search(r'data-parts="(parts-\w{16}/)"', files[INDEX].decode())
    assert folder
    return {name.removeprefix(folder[1]): content for name, content in files.items() if name.startswith(folder[1])}


def test_the_page_names_its_folders(files: page_files.Files) -> None:
    runtime = re.search(r'data-runtime="(runtime-\w{16}/)"', files[INDEX].decode())
    assert runtime
    assert {runtime[1] + name for name in page_files.RUNTIME} <= set(files)
    assert parts(files)["kontor.zip"] == b"bytecode"
    loaded = sum(len(name) for name in ("pyodide.asm.wasm", "python_stdlib.zip", "bytecode"))
    assert f'data-bytes="{loaded}"' in files[INDEX].decode()
    assert 'data-server="../"' in files[INDEX].decode()  # where people invite friends
    assert "offline.js" not in files and "theme.js" in files


def test_answers_are_those_of_the_api(files: page_files.Files) -> None:
    answers = parts(files)
    assert json.loads(answers["answers/languages.json"]) == languages()
    forms = msgspec.to_builtins([form_of_game(game_of(id)) for id in BUILT_IN])
    games = json.loads(answers["answers/games.json"])
    assert {game["cover"] for game in games} <= set(files)
    assert [game | {"cover": form["cover"]} for game, form in zip(games, forms, strict=True)] == forms
    for language in languages():
        for id in BUILT_IN:
            assert f"answers/games/{id}/words/{language}.ftl" in answers
            text = answers[f"answers/games/{id}/handbook/{language}.json"].decode()
            shown = re.findall(r'src=\\"([^"]*)\\"', text)
            assert shown and set(shown) <= set(files)
            assert "/api/" not in text


def test_nothing_leads_out_of_the_folder(files: page_files.Files) -> None:
    manifest = json.loads(files["manifest.webmanifest"])
    assert [manifest[name] for name in ("id", "start_url", "scope")] == ["./"] * 3
    assert all(icon["src"].startswith("./") for icon in manifest["icons"])


def test_the_service_worker_lists_every_other_file(files: page_files.Files, tmp_path: Path) -> None:
    replace(files, tmp_path)
    assert sorted(older_page(tmp_path)) == sorted(files)


def test_a_new_version_replaces_the_files_of_the_old_one(files: page_files.Files, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("stays")
    replace(files, tmp_path)
    assert {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()} == {
        *files,
        "mine.txt",
    }
    before, mark, _ = files[WORKER].partition(b"SITE = {")
    fewer = {INDEX: b"new", WORKER: before + mark + b'"version": "2", "files": {"index.html": "0"}}\n'}
    replace(fewer, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [INDEX, "mine.txt", WORKER]


def test_changed_sources_are_packed_instead_of_old_bytecode(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = page_archive.sources()
    monkeypatch.setattr(page_files, "sources", lambda: {**whole, "kontor/new.py": b"1"})
    packed = parts(page_files.page_files(client))["kontor.zip"]
    assert packed == page_archive.archive({**whole, "kontor/new.py": b"1"})


def test_the_archive_has_rules_but_no_texts(tmp_path: Path) -> None:
    file = tmp_path / "kontor.zip"
    file.write_bytes(page_archive.archive(page_archive.sources()))
    names = ZipFile(file).namelist()
    assert {"kontor/__init__.py", "kontor/games/hansa/game.py", "kontor/games/hansa/boards/east.toml"} <= set(names)
    assert not [name for name in names if "/words/" in name or "/handbook/" in name or "/server/" in name]


def test_a_client_without_the_page_is_reported(tmp_path: Path) -> None:
    with pytest.raises(NoPage, match="make client"):
        page_files.page_files(tmp_path)


# Served


@pytest.fixture(scope="module")
def eve(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    database = tmp_path_factory.mktemp("database") / "kontor.sqlite"
    with running(settings_for(str(database), client=client)) as url, Player(url, "Eve") as player:
        yield player


@pytest.mark.slow
def test_the_server_offers_it(eve: Player, files: page_files.Files) -> None:
    assert eve.http.get("/page", follow_redirects=False).headers["location"] == "/page/"
    index = eve.http.get("/page/")
    assert index.content == files[INDEX]
    assert index.headers["content-type"].startswith("text/html")
    assert (index.headers["content-security-policy"], index.headers["cache-control"]) == (POLICY, "no-cache")
    for name, content in files.items():
        answer = eve.http.get(f"/page/{name}")
        assert answer.content == content, name
        known = name not in (WORKER, INDEX) and "/" in name
        assert ("immutable" in answer.headers["cache-control"]) == known, name
    assert eve.http.get(f"/page/{WORKER}", headers={"accept-encoding": "identity"}).content == files[WORKER]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["nothing.js", "..%2findex.html", "%2e%2e/index.html", "assets", "parts-x/kontor.zip"])
def test_only_its_own_files_are_served(eve: Player, name: str) -> None:
    assert eve.http.get(f"/page/{name}").status_code == 404
