"""Starts a real `kontor serve` for measurements, in a separate process on a free port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.browser.serving import KONTOR, LIMITS, ROOT


class Served(NamedTuple):
    """A running server."""

    url: str
    process: int

    def cpu(self) -> float:
        """Return the processor seconds used by the server, excluding those of a separate database process."""
        fields = Path(f"/proc/{self.process}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(database: str, client: Path, under: Sequence[str] = (), options: Sequence[str] = ()) -> Iterator[Served]:
    """Start a server and stop it at the end. `under` is a command to run it under, such as a profiler."""
    limits = [f"--limit={name}={most}" for name, most in LIMITS.items()]
    command = [sys.executable, *under, str(KONTOR), "serve", "--port=0", f"--database={database}", *limits, *options]
    environment = os.environ | {"KONTOR_CLIENT": str(client)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not start")
            yield Served(found[0], process.pid)
        finally:
            process.terminate()
            process.communicate()


@contextmanager
def scratch() -> Iterator[Path]:
    """Create a temporary folder on the project's disk.

    The system's temporary folder may be in memory, where database commits cost nothing.
    """
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build, prefix="bench-") as folder:
        yield Path(folder)
