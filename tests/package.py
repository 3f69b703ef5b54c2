"""The package as others get it: does it carry the client, and can the table be opened with nothing else around?

    python -m tests.package    build sdist and wheel from a copy of this tree, install into an empty environment, serve

- An editable install neither fetches nor builds the client.
- The sdist carries the built client, and a wheel is made from it where the client's sources are missing.
- The wheel made from a clone is the same, file by file.
- That wheel, alone in an environment, serves the page and all that it names.

Exit status: 0 all well, 1 not.
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

ROOT = Path(__file__).parent.parent
UV = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
CLIENT = "src/kontor/server/client"
PATIENCE = 60.0
"""Seconds for the server to start."""


class PackageError(Exception):
    """What is wrong with the package."""


def require(true: bool, otherwise: str) -> None:
    if not true:
        raise PackageError(otherwise)


def uv(folder: Path, *arguments: str) -> None:
    subprocess.run([UV, *arguments, "--quiet"], cwd=folder, check=True)


def python(environment: Path) -> str:
    return str(environment / "bin" / "python")


# Building


def copy(folder: Path) -> None:
    """This tree as a clone would have it, with what is not committed yet."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    names = subprocess.run(listed, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def editable(clone: Path, environment: Path) -> None:
    uv(clone, "venv", "--no-project", "--python", sys.executable, str(environment))
    uv(clone, "pip", "install", "--python", python(environment), "--no-deps", "--editable", ".")
    require(not (clone / "web" / "node_modules").exists(), "an editable install fetched the client's packages")
    require(not (clone / CLIENT).exists(), "an editable install built the client")


def sdist(clone: Path, folder: Path) -> Path:
    """The unpacked sdist, without the sources of the client."""
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


def wheel(tree: Path, folder: Path) -> Path:
    uv(tree, "build", "--wheel", "--out-dir", str(folder))
    (built,) = folder.glob("*.whl")
    return built


def content(built: Path) -> dict[str, int]:
    """Names and checksums, but for the list of them."""
    with zipfile.ZipFile(built) as packed:
        return {entry.filename: entry.CRC for entry in packed.infolist() if not entry.filename.endswith("RECORD")}


# Serving


def served(built: Path, folder: Path) -> int:
    """How many files the page names; all of them could be fetched."""
    environment = folder / "environment"
    uv(folder, "venv", "--no-project", "--python", sys.executable, str(environment))
    constraints = str(ROOT / "requirements.lock")
    uv(folder, "pip", "install", "--python", python(environment), "-c", constraints, f"{built}[server]")
    with running(environment / "bin" / "kontor", folder) as address:
        page = fetched(address)
        named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        require(any(name.endswith(".js") for name in named), f"the page names no script:\n{page}")
        for name in named:
            fetched(address + name)
    return len(named)


@contextmanager
def running(kontor: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs as long as this lasts; afterwards it must stop in good order."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    command = [str(kontor), "serve", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "KONTOR_CLIENT")}
    server = subprocess.Popen(command, cwd=folder, env=clean)
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
    raise PackageError("the server does not answer")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="kontor-package-") as name:
        folder = Path(name)
        clone, first, second = folder / "clone", folder / "from-sdist", folder / "from-clone"
        try:
            copy(clone)
            editable(clone, folder / "editable")
            built = wheel(sdist(clone, folder / "sdist"), first)
            require(content(built) == content(wheel(clone, second)), "clone and sdist give different wheels")
            files = served(built, folder)
        except PackageError as error:
            print(f"FAILED: {error}")
            return 1
    print(f"{built.name}: served from an empty environment, the page and {files} files that it names")
    return 0


if __name__ == "__main__":
    sys.exit(main())
