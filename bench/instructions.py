"""Counts instructions. Unlike times, counts do not depend on the machine's load.

Instructions are counted by callgrind, one of Valgrind's tools. Callgrind needs no hardware counters, which virtual
machines rarely have, and its counts are reproducible. The counts do not reflect how long instructions take, which
depends on cache misses and mispredicted branches, for example. Use counts to check a change and times to measure its
effect.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.processes import SOURCE, Worker

MARK = "getppid"
"""Name of the function that `bench.worker.mark` calls."""
MISSING = (
    "Instructions are counted by valgrind, and there is none on the PATH. Install it (Debian: apt install valgrind; "
    "Fedora: dnf install valgrind). `make bench` can do without this part: ARGS=--without-instructions."
)


class CountError(Exception):
    """Instructions cannot be counted on this machine."""


def valgrind() -> str:
    found = shutil.which("valgrind")
    if found is None:
        raise CountError(MISSING)
    return found


def instructions(
    module: str, games: Path, names: Sequence[str] | None = None, source: Path = SOURCE
) -> dict[str, float]:
    """Count the instructions per unit for each of a contender's loads, or only for the given ones."""
    with tempfile.TemporaryDirectory(prefix="kontor-counted-") as folder:
        out = Path(folder) / "counted"
        under = [valgrind(), "--tool=callgrind", "--quiet", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]
        with Worker(module, games, source, under) as worker:
            wanted = [*worker.decisions, *worker.copies] if names is None else names
            units = [worker.count(name) for name in wanted]
        # Each load runs between two marks. Even-numbered dumps contain the load, and odd-numbered ones the instructions
        # before it.
        found = [total(Path(f"{out}.{2 * number + 2}")) for number in range(len(wanted))]
    return {name: count / done for name, count, done in zip(wanted, found, units, strict=True)}


def total(file: Path) -> int:
    told = re.search(r"^totals: (\d+)", file.read_text(errors="replace"), re.MULTILINE)
    if told is None:
        raise CountError(f"callgrind counted nothing: {file} has no line with totals.")
    return int(told[1])
