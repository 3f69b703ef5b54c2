"""Runs a contender in a separate process, so that contenders do not share memory.

    python -m bench.worker MODULE GAMES

`MODULE` is the module of `bench` with the contender, and `GAMES` is the file with the games of Kontor. The worker first
prints the available loads, then answers each request with one line of JSON:

- `{"time": name, "seconds": 0.3}`: units of work and processor seconds;
- `{"count": name}`: units of work, done between two marks for counting instructions (bench/instructions.py);
- `{"memory": name}`: bytes per position when many are kept.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

from bench.loads import Copied, Load
from bench.rounds import on_one_core, timed

MANY = 20_000
MUCH = 64 << 20
"""Maximum number of copies to keep, and their maximum total size in bytes."""
AT_ONCE = 500


def counted(load: Load) -> int:
    """Run the load twice and count only the second run, because the first run fills the caches of the interpreter and
    the library.
    """
    load.work(load.begin())
    there = load.begin()
    gc.collect()
    mark()
    units = load.work(there)
    mark()
    return units


def mark() -> None:
    """Call a C function that is otherwise unused, which makes callgrind dump its counts and start again."""
    os.getppid()


def memory(copied: Copied) -> float:
    """Measure memory in a new child process, which cannot reuse memory that was freed earlier."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, repr(growth(copied)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        found = float(told.read())
    os.waitpid(child, 0)
    return found


def growth(copied: Copied) -> float:
    """Return the growth of the process per copy in bytes, including memory allocated by C and C++."""
    gc.collect()
    moments = cycle(copied.moments)
    kept: list[Any] = []
    before = resident()
    while len(kept) < MANY and resident() - before < MUCH:
        kept += [copied.copy(next(moments)) for _ in range(AT_ONCE)]
    return (resident() - before) / len(kept)


def resident() -> int:
    """Return the resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def answer(asked: dict[str, Any], loads: dict[str, Load], copies: dict[str, Copied]) -> dict[str, Any]:
    if "time" in asked:
        on_one_core()
        return timed(loads[asked["time"]], asked["seconds"])._asdict()
    if "count" in asked:
        return {"units": counted(loads[asked["count"]])}
    return {"bytes": memory(copies[asked["memory"]])}


def main(arguments: Sequence[str]) -> int:
    module, games = arguments
    # Some libraries print a greeting, so standard output is reserved for the answers.
    told = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)
    contender = importlib.import_module(f"bench.{module}").contender(Path(games))
    copies = {copied.name: copied for copied in contender.copies}
    loads = {load.name: load for load in [*contender.decisions, *(copied.load() for copied in contender.copies)]}
    decisions = [load.name for load in contender.decisions]
    print(json.dumps({"about": contender.about, "decisions": decisions, "copies": list(copies)}), file=told)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), loads, copies)), file=told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
