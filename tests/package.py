"""Build the packages and check that they are complete and can play and serve on their own.

    python -m tests.package    build sdist and wheels from a copy of this tree, install into empty environments, play

- An editable install neither builds nor installs the client, and does not compile the rules.
- The sdist contains the built client, so a compiled wheel can be built from it without the client's sources.
- The compiled wheel has a library for every module listed by scripts/compiling.py, and for no other.
- The wheel built from a clone with KONTOR_COMPILE=0 is plain Python and otherwise has the same files.
- Each wheel, alone in an environment, reports whether it is compiled. Both play the same seeded games.
- The compiled wheel serves the page and every file the page refers to. The plain one writes the static page.

Exit status: 0 for success, 1 for failure, 2 if there is no C compiler.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import kontor
from bench.tree import copy_working_tree
from scripts import compiling

ROOT = Path(__file__).parent.parent
UV = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
CLIENT = "src/kontor/server/client"
PATIENCE = 60.0
"""Seconds to wait for the server."""


class PackageError(Exception):
    """A fault was found in the package."""


def require(true: bool, otherwise: str) -> None:
    if not true:
        raise PackageError(otherwise)


def uv(folder: Path, *arguments: str) -> None:
    subprocess.run([UV, *arguments, "--quiet"], cwd=folder, check=True)


def python(environment: Path) -> str:
    return str(environment / "bin" / "python")


# Building


def editable(clone: Path, environment: Path) -> None:
    uv(clone, "venv", "--no-project", "--python", sys.executable, str(environment))
    uv(clone, "pip", "install", "--python", python(environment), "--no-deps", "--editable", ".")
    require(not (clone / "web" / "node_modules").exists(), "an editable install fetched the client's packages")
    require(not (clone / CLIENT).exists(), "an editable install built the client")
    require(not libraries(clone / "src"), "an editable install compiled something")
    imported = [python(environment), "-c", "from kontor.core import COMPILED; raise SystemExit(COMPILED)"]
    require(
        subprocess.run(imported, env=clean(), check=False).returncode == 0, "an editable install runs something else"
    )


def sdist(clone: Path, folder: Path) -> Path:
    """Return the unpacked sdist, without the client's sources."""
    uv(clone, "build", "--sdist", "--out-dir", str(folder))
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    unpacked = folder / archive.name.removesuffix(".tar.gz")
    require((unpacked / CLIENT / "index.html").exists(), "the sdist carries no built client")
    require((unpacked / "web" / "src").exists(), "the sdist carries no sources of the client")
    require(not (unpacked / "web" / "node_modules").exists(), "the sdist carries the packages of the client")
    shutil.rmtree(unpacked / "web")
    return unpacked


def wheel(tree: Path, folder: Path, compiled: bool) -> Path:
    os.environ["KONTOR_COMPILE"] = "1" if compiled else "0"
    uv(tree, "build", "--wheel", "--out-dir", str(folder))
    (built,) = folder.glob("*.whl")
    require(built.name.endswith("-none-any.whl") != compiled, f"the tag of {built.name} does not fit its form")
    return built


def content(built: Path) -> dict[str, int]:
    """Return the names and checksums of the files in a wheel, except its metadata and compiled libraries."""
    with zipfile.ZipFile(built) as packed:
        entries = {entry.filename: entry.CRC for entry in packed.infolist()}
    return {name: sum for name, sum in entries.items() if not name.endswith(("RECORD", "WHEEL", *compiling.BUILT))}


def compiled_modules(built: Path) -> set[str]:
    """Return modules with a compiled library in this wheel, as paths without suffix. Group libraries are left out."""
    with zipfile.ZipFile(built) as packed:
        names = [name.partition(".")[0] for name in packed.namelist() if name.endswith(compiling.BUILT)]
    return {name for name in names if not name.endswith("__mypyc")}


def libraries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in compiling.BUILT]


# Playing


def installed(built: Path, environment: Path, extra: str = "") -> Path:
    """Create an environment with only this wheel and its dependencies."""
    uv(environment.parent, "venv", "--no-project", "--python", sys.executable, str(environment))
    constraints = str(ROOT / "requirements.lock")
    uv(environment.parent, "pip", "install", "--python", python(environment), "-c", constraints, f"{built}{extra}")
    return environment


def told(environment: Path, *arguments: str) -> str:
    """Run a `kontor` command in the environment's folder, and return its output."""
    kontor = str(environment / "bin" / "kontor")
    done = subprocess.run([kontor, *arguments], cwd=environment, env=clean(), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode().strip()


def games(environment: Path) -> list[str]:
    """Return the records of one seeded game of each kind, played in this environment."""
    found = []
    for game in kontor.GAMES:
        told(environment, "simulate", game, "--games", "1", "--seed", "7", "--level", "journeyman", "--save", game)
        found += [path.read_text("utf-8") for path in sorted((environment / game).glob("*.kontor"))]
    require(len(found) == len(kontor.GAMES), "not every game was played")
    return found


# Serving


def served(environment: Path, folder: Path) -> int:
    """Fetch all files that the page refers to, and return their number."""
    with running(environment / "bin" / "kontor", folder) as address:
        page = fetched(address)
        named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        require(any(name.endswith(".js") for name in named), f"the page names no script:\n{page}")
        for name in named:
            fetched(address + name)
    return len(named)


def written(environment: Path) -> int:
    """Write the static page without Node, check that it contains bytecode, and return the number of files."""
    told(environment, "site", "page")
    (archive,) = (environment / "page").glob("parts-*/kontor.zip")
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
    require("kontor/page/office.pyc" in names, "the static page lacks the bytecode of Kontor")
    require(not any(name.endswith(".py") for name in names), "the static page has sources instead of bytecode")
    return sum(file.is_file() for file in (environment / "page").rglob("*"))


def clean() -> dict[str, str]:
    """Return environment variables without those that could select another Kontor than the installed one."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "KONTOR_CLIENT")}


@contextmanager
def running(kontor: Path, folder: Path) -> Iterator[str]:
    """Run a server and yield its address. Afterwards, the server must shut down cleanly."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    command = [str(kontor), "serve", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    server = subprocess.Popen(command, cwd=folder, env=clean())
    try:
        address = f"http://127.0.0.1:{port}"
        await_answer(server, address + "/api/health")
        yield address
    finally:
        server.terminate()
        status = server.wait(PATIENCE)
    require(status == 0, f"the server ended with {status}")


def await_answer(server: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        require(server.poll() is None, "the server did not start")
        try:
            fetched(address)
            return
        except urllib.error.URLError:
            time.sleep(0.1)
    raise PackageError("the server does not respond")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def checked(folder: Path) -> str:
    clone = folder / "clone"
    copy_working_tree(clone)
    editable(clone, folder / "editable")
    fast = wheel(sdist(clone, folder / "sdist"), folder / "fast", compiled=True)
    plain = wheel(clone, folder / "plain", compiled=False)
    require(content(fast) == content(plain), "clone and sdist give different wheels")
    wanted = {file.removesuffix(".py") for file in compiling.files(clone / "src")}
    require(compiled_modules(fast) == wanted, f"not as it should be compiled: {compiled_modules(fast) ^ wanted}")
    require(not compiled_modules(plain), "the plain wheel carries libraries")
    with_fast, with_plain = installed(fast, folder / "with-fast"), installed(plain, folder / "with-plain")
    require(told(with_fast, "--version").endswith(", compiled"), "the compiled wheel does not run compiled")
    require(told(with_plain, "--version").endswith(", plain Python"), "the plain wheel does not run as plain Python")
    require(games(with_fast) == games(with_plain), "the two forms play different games")
    files = served(with_fast, folder)
    static = written(with_plain)
    return (
        f"{fast.name}: plays as {plain.name} does, serves the page and {files} files that it names, "
        f"and writes {static} files of the static page"
    )


def main() -> int:
    if compiling.compiler() is None:
        print("No C compiler found. Install one (Debian: apt install gcc), or set CC.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="kontor-package-") as name:
        try:
            print(checked(Path(name)))
        except PackageError as error:
            print(f"FAILED: {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
