"""Instructions of the processor instead of seconds: the same on a busy machine as on a quiet one.

They are counted by callgrind, a tool of valgrind. It needs no counters of the hardware, which virtual machines seldom
have, and counts the same every time. What it does not see is how long an instruction takes: memory that has to be
waited for, branches that were guessed wrong. So it judges a change, and seconds judge what it is worth.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.processes import SOURCE, Worker

MARK = "getppid"
"""The function that `bench.worker.mark` calls."""
MISSING = (
    "Instructions are counted by valgrind, and there is none on the PATH. Install it (Debian: apt install valgrind; "
    "Fedora: dnf install valgrind). `make bench` can do without this part: ARGS=--without-instructions."
)


class CountError(Exception):
    """Instructions cannot be counted here."""


def valgrind() -> str:
    found = shutil.which("valgrind")
    if found is None:
        raise CountError(MISSING)
    return found


def instructions(
    module: str, games: Path, names: Sequence[str] | None = None, source: Path = SOURCE
) -> dict[str, float]:
    """Instructions for one unit of each load of a contender, or of those that are named."""
    with tempfile.TemporaryDirectory(prefix="kontor-counted-") as folder:
        out = Path(folder) / "counted"
        under = [valgrind(), "--tool=callgrind", "--quiet", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]
        with Worker(module, games, source, under) as worker:
            wanted = [*worker.decisions, *worker.copies] if names is None else names
            units = [worker.count(name) for name in wanted]
        # A load is counted between two marks: the even ones hold it, the odd ones what was before.
        found = [total(Path(f"{out}.{2 * number + 2}")) for number in range(len(wanted))]
    return {name: count / done for name, count, done in zip(wanted, found, units, strict=True)}


def total(file: Path) -> int:
    told = re.search(r"^totals: (\d+)", file.read_text(errors="replace"), re.MULTILINE)
    if told is None:
        raise CountError(f"callgrind did not count: {file} has no line of totals.")
    return int(told[1])
