"""Measures the time from `make play` in a clean clone to the first page. Packages come from the caches of uv and npm.
The clone is a copy of the working tree, including uncommitted files but not ignored ones.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

from bench.tree import copy_working_tree

MAKES_OWN = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "WORKERS", "VIRTUAL_ENV", "KONTOR_CLIENT", "KONTOR_DATABASE")
"""Environment variables that an outer `make` or the caller may have set."""

PAGE_PARTS = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


def measure() -> float:
    """Measure the seconds from the command to the first page, including its scripts and styles."""
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        clone = Path(folder) / "kontor"
        copy_working_tree(clone)
        begun = perf_counter()
        with _playing(clone) as address:
            _fetch(address)
            return perf_counter() - begun


@contextmanager
def _playing(clone: Path) -> Iterator[str]:
    """Run `make play` and yield the address that it prints. The command `true` takes the place of the browser."""
    environment = {name: value for name, value in os.environ.items() if name not in MAKES_OWN}
    environment |= {"BROWSER": "true", "XDG_DATA_HOME": str(clone.parent / "data")}
    environment["KONTOR_COMPILE"] = "0"  # otherwise, the compiler would continue after the clone is removed
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield _address(process.stdout)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.communicate()


def _address(said: Iterator[str]) -> str:
    heard = []
    for line in said:
        heard.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
    raise RuntimeError(f"make play ended:\n{''.join(heard)}")


def _fetch(address: str) -> None:
    with urlopen(address) as answer:
        page = answer.read().decode()
    for part in PAGE_PARTS.findall(page):
        with urlopen(address + part) as answer:
            answer.read()
