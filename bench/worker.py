"""A contender in a process of its own, so that none lives in the memory of another.

    python -m bench.worker MODULE GAMES

`MODULE` is the module of `bench` that has the contender, `GAMES` the file with the games of Kontor. It tells what it
has, then answers one line of JSON for each that it is asked:

- `{"time": name, "seconds": 0.3}`: units of work and seconds of the processor;
- `{"count": name}`: units of work, done between two marks for whoever counts instructions (bench/instructions.py);
- `{"memory": name}`: bytes of one position when many are kept.
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
"""So many copies are kept, or so many bytes of them."""
AT_ONCE = 500


def counted(load: Load) -> int:
    """The second time counts: the first one fills the caches of the interpreter and of the library."""
    load.work(load.begin())
    there = load.begin()
    gc.collect()
    mark()
    units = load.work(there)
    mark()
    return units


def mark() -> None:
    """A call of the C library that nothing else here makes: callgrind writes down what it counted and begins anew."""
    os.getppid()


def memory(copied: Copied) -> float:
    """Measured in a child, which is new every time: what was kept before and let go would be used again."""
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
    """By how many bytes the process grows for a copy: what C and C++ keep for themselves is seen too."""
    gc.collect()
    moments = cycle(copied.moments)
    kept: list[Any] = []
    before = resident()
    while len(kept) < MANY and resident() - before < MUCH:
        kept += [copied.copy(next(moments)) for _ in range(AT_ONCE)]
    return (resident() - before) / len(kept)


def resident() -> int:
    """Bytes of this process that are in memory."""
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
    # Libraries say hello on the standard output: it is kept for the answers.
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
