"""Files of the static page, which runs Kontor on any web host without a server.

The folders `assets`, `runtime-…` (Python), `parts-…` (Kontor's code and static API responses) and `pictures` have
digests in their names, so browsers can cache them forever. The service worker contains the digests of all other files,
so that files of different versions are never mixed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from kontor.core import AnyGame, KontorError, Message
from kontor.registry import BUILT_IN
from kontor.registry import game as game_of
from kontor.server.handbooks import handbook_form, picture_of
from kontor.server.page_archive import archive, digest, sources
from kontor.server.routes.games import words_of
from kontor.table.catalogue import COVER, form_of_game, picture_address
from kontor.words import languages

PAGE: Final = "page.html"
INDEX: Final = "index.html"
WORKER: Final = "service-worker.js"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
BESIDE: Final = (".png", ".svg", ".webmanifest")
OFFLINE: Final = "offline."
"""Path prefix of the offline page's files. Only servers need these files."""
LISTED: Final = re.compile(r"^const SITE = (\{.*\})$", re.MULTILINE)

MOST_BEFORE_LOBBY: Final = 300_000
MOST_FOR_GAME: Final = 8_000_000
"""Size limits of the page, in compressed bytes."""

Files = dict[str, bytes]


class NoPage(KontorError):
    """Raised if the static page has not been built."""


def page_files(client: Path, server: str = "") -> Files:
    """Return all files of the static page by path. `server` is the address of the server for games with friends."""
    if not (client / PAGE).is_file() or not (client / "python").is_dir():
        raise NoPage([Message("server-no-client", {})])
    runtime = {name: (client / "python" / name).read_bytes() for name in RUNTIME}
    fetched = {name: content for name, content in runtime.items() if not name.endswith(".mjs")}
    pictures: Files = {}
    parts = {"kontor.zip": _archive(client / "python"), **dict(_answers(pictures))}
    names = {
        "data-runtime": f"runtime-{digest(runtime)}/",
        "data-parts": f"parts-{digest(parts)}/",
        "data-bytes": str(len(parts["kontor.zip"]) + sum(map(len, fetched.values()))),
        "data-server": escape(server),
    }
    addressed = {
        **{f"assets/{file.name}": file.read_bytes() for file in sorted((client / "assets").iterdir())},
        **{names["data-runtime"] + name: content for name, content in runtime.items()},
        **{names["data-parts"] + name: content for name, content in parts.items()},
        **pictures,
    }
    fixed = {INDEX: _index((client / PAGE).read_text("utf-8"), names), **_beside(client)}
    worker = _worker((client / WORKER).read_text("utf-8"), addressed, fixed)
    return {**fixed, **addressed, WORKER: worker}


def _archive(folder: Path) -> bytes:
    """Return Kontor's code as built bytecode, or as sources if they have changed since the build."""
    files = sources()
    built = json.loads((folder / "kontor.json").read_text("utf-8"))["sources"]
    return (folder / "kontor.zip").read_bytes() if built == digest(files) else archive(files)


def _answers(pictures: Files) -> Iterator[tuple[str, bytes]]:
    """Return the API responses that are the same for everyone. Adds the pictures of the handbooks to `pictures`."""
    games = [game_of(id) for id in BUILT_IN]
    listed = msgspec.json.encode([form_of_game(game) for game in games]).decode()
    for game in games:
        listed = _with_picture(listed, game, COVER, pictures)
    yield "answers/games.json", listed.encode()
    yield "answers/languages.json", msgspec.json.encode(languages())
    for language in languages():
        yield f"answers/words/{language}.ftl", words_of(None, language).encode()
        for game in games:
            folder = f"answers/games/{game.declaration.id}"
            yield f"{folder}/words/{language}.ftl", words_of(game, language).encode()
            yield f"{folder}/lessons/words/{language}.ftl", words_of(game, language, "lessons/words").encode()
            text = msgspec.json.encode(handbook_form(game, language)).decode()
            for file in sorted((game.folder() / "handbook" / "pictures").glob("*.svg")):
                text = _with_picture(text, game, file.name, pictures)
            yield f"{folder}/handbook/{language}.json", text.encode()


def _with_picture(text: str, game: AnyGame, name: str, pictures: Files) -> str:
    """Replace the address of a picture in an API response by a file of the page."""
    content = picture_of(game.declaration.id, name)
    assert content is not None
    address = picture_address(game, name, content)
    file = f"pictures/{game.declaration.id}-{Path(name).stem}-{address.partition('?')[2]}.svg"
    pictures[file] = content
    return text.replace(address, file)


def _index(page: str, attributes: dict[str, str]) -> bytes:
    """Fill in the page's folder names, the number of bytes that a worker loads, and the address of its server."""
    for name, value in attributes.items():
        page, changed = re.subn(f'(?<= {name}=")[^"]*', value.replace("\\", r"\\"), page, count=1)
        if not changed:
            raise ValueError(f"{PAGE} has no {name}")
    return page.encode()


def _beside(client: Path) -> Files:
    """Return files with a fixed name, such as icons, the manifest, and the script that sets the theme."""
    found = {
        file.name: file.read_bytes()
        for file in sorted(client.iterdir())
        if file.suffix in BESIDE or (file.suffix == ".js" and file.name != WORKER)
        if not file.name.startswith(OFFLINE)
    }
    name = "manifest.webmanifest"
    found[name] = found[name].replace(b'": "/', b'": "./')  # relative paths work under any address
    return found


def _worker(script: str, addressed: Files, fixed: Files) -> bytes:
    """Return the service worker with its list of files, which changes with every version of the page."""
    listed: dict[str, Any] = dict.fromkeys(sorted(addressed))
    listed |= {name: hashlib.sha256(content).hexdigest() for name, content in fixed.items()}
    before, mark, after = script.partition("SITE = null")
    if not mark:
        raise ValueError(f"{WORKER} has no list of files")
    version = hashlib.sha256((script + json.dumps(listed)).encode()).hexdigest()[:16]
    return f"{before}SITE = {json.dumps({'version': version, 'files': listed})}{after}".encode()


def older_page(folder: Path) -> list[str]:
    """Return the files of an older static page in this folder, if there is one."""
    worker = folder / WORKER
    found = LISTED.search(worker.read_text("utf-8")) if worker.is_file() else None
    return [WORKER, *json.loads(found[1])["files"]] if found else []


def replace(files: Files, folder: Path) -> None:
    """Write the files, and delete those of an older page. The index comes after the files that it refers to, and old
    files go last, so browsers always get a consistent version.
    """
    old = older_page(folder)
    for name in sorted(files, key=lambda name: (name in (INDEX, WORKER), name)):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(files[name])
    for name in sorted(set(old) - set(files)):
        (folder / name).unlink(missing_ok=True)
        for parent in (folder / name).parents:
            if parent == folder or any(parent.iterdir()):
                break
            parent.rmdir()


def compressed(files: Files, names: Iterable[str]) -> int:
    return sum(len(gzip.compress(files[name], 9)) for name in names)
