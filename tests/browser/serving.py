"""The backend of the browser tests: a real `kontor serve`, or the static page on a plain web host.

KONTOR_BACKEND=page selects the static page. A server can be killed and started again at the same address.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from scripts.client import WEB

ROOT = WEB.parent
BUILT = ROOT / "src" / "kontor" / "server" / "client"
MADE_OF = (
    "src", "public", "index.html", "page.html", "bytecode.mjs", "vite.config.ts", "tsconfig.json", "package-lock.json",
)  # fmt: skip
"""The client's source files and folders."""

KONTOR = Path(sys.executable).parent / "kontor"
LIMITS = {
    **dict.fromkeys(
        ("requests", "sockets", "sessions_a_day", "tables", "tables_a_day", "keys", "notices", "thinking"), 1_000_000
    ),
    **dict.fromkeys(("memory", "uploads"), 1_000_000_000),
    "bots_alone": 1_000,
    "analysis": 4,
}
"""Generous limits, for tests that do not concern limits."""


def built_client(folder: Path) -> Path:
    """Return the client given by KONTOR_CLIENT, the package's client if it is up to date, or else a new build."""
    if named := os.environ.get("KONTOR_CLIENT"):
        return Path(named)
    if (BUILT / "index.html").exists() and _newest_source() < (BUILT / "index.html").stat().st_mtime:
        return BUILT
    into = folder / "client"
    build = [sys.executable, str(ROOT / "scripts" / "client.py"), "build", "--outDir", str(into), "--emptyOutDir"]
    subprocess.run(build, check=True)
    return into


def _newest_source() -> float:
    """Return the time of the newest change in the sources.

    Folders are included, because a deleted file is a change too.
    """
    tops = [WEB / name for name in MADE_OF]
    return max(path.stat().st_mtime for top in tops for path in (top, *top.rglob("*")))


class Entry(NamedTuple):
    """An entry of a table's log, in stored form."""

    sequence: int
    kind: str
    seat: int | None
    by: str
    actions: list[str]


class Serving:
    """A server with a separate database file. `complaints` contains the warnings and errors of the server."""

    def __init__(self, folder: Path, client: Path, kontor: Sequence[str] = (str(KONTOR),)) -> None:
        """Start a server. `kontor` is the command to run."""
        self.database = folder / "kontor.sqlite"
        self.url = ""
        self._kontor = kontor
        self._client = client
        self._said = folder / "said.txt"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._process is not None:
            self._process.terminate()
            self._gone()

    def start(self) -> None:
        """Start the server, first on any free port, and later on the same port."""
        port = self.url.rpartition(":")[2] or "0"
        limits = [f"--limit={name}={most}" for name, most in LIMITS.items()]
        command = [*self._kontor, "serve", f"--port={port}", f"--database={self.database}", *limits]
        with self._said.open("a", encoding="utf-8") as said:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                env=os.environ | {"KONTOR_CLIENT": str(self._client)},
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://\S+:\d+", first)
        assert found, f"the server did not start: {first}{self.complaints}"
        self.url = found[0]

    def kill(self) -> None:
        """Kill the server without warning."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        self._process.communicate()
        self._process = None

    def log(self, table: str) -> list[Entry]:
        """Return the stored log of a table, even if the server is not running."""
        wanted = 'SELECT sequence, kind, seat, "by", actions FROM log WHERE "table" = ? ORDER BY sequence'
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as stored:
            rows = stored.execute(wanted, (table,)).fetchall()
        return [Entry(number, kind, seat, by, json.loads(actions)) for number, kind, seat, by, actions in rows]

    def address(self, path: str) -> str:
        """Return the full address of a page of the client."""
        return self.url + path

    @property
    def complaints(self) -> str:
        return self._said.read_text("utf-8")
