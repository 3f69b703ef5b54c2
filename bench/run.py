"""Compare the speed of Kontor with that of other libraries.

    python -m bench.run            everything (a few minutes); `make bench` runs it with the other libraries installed
    python -m bench.run --quick    a quick check that everything runs; the figures are meaningless
    python -m bench.run --json     the same for programs
    python -m bench.run --only decisions copies memory instructions processes    some of the parts
    python -m bench.run --without-compiled --without-others            only the source form, or only Kontor

Every library plays its own game through its own API, at random, with a different seed for each game. The greedy bot
also plays Kontor's games. Each contender has its own process, and the processes work in turns (see bench/rounds.py).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench.forms import COMPILED, UNCOMPILED, FormError, compiled
from bench.games import GAMES, TABLES
from bench.instructions import CountError, instructions, valgrind
from bench.processes import SOURCE, Worker, WorkerError, printed, python
from bench.report import (
    COPIES,
    DECISIONS,
    OTHERS,
    SHARED,
    Counted,
    Goal,
    Key,
    Row,
    counts,
    goals,
    reached,
    rows,
    speeds,
)
from bench.rounds import Turn, measure
from bench.tree import current_commit

MEMORY, INSTRUCTIONS = "memory", "instructions"
PARTS = (INSTRUCTIONS, MEMORY, DECISIONS, COPIES, SHARED)
OURS = ("games", "envs")
"""Contender modules that measure Kontor."""
WORLD = ("catan", "chess_board", "spiel", "zoo")
"""Contender modules for the other libraries."""
COUNTED = ("games", "catan", "spiel")
"""Modules with goals, for which instructions are counted. Counting them for all modules would take minutes."""


class Entry(NamedTuple):
    """A contender, with its module and the form and source of Kontor."""

    module: str
    form: str
    source: Path


class Size(NamedTuple):
    """Size of the measurement."""

    rounds: int = 7
    seconds: float = 0.2
    games: int = GAMES
    tables: Sequence[str] = tuple(TABLES)


QUICK = Size(rounds=2, seconds=0.02, games=1)


class Report(NamedTuple):
    """Results of all parts. Parts that were not requested are empty."""

    about: list[str]
    speeds: list[Row]
    goals: list[Goal]
    memory: list[Counted]
    instructions: list[Counted]


def entries(forms: Mapping[str, Path], with_others: bool) -> list[Entry]:
    """Return the contenders, beginning with Kontor in these forms, each with its folder."""
    ours = [Entry(module, form, source) for module in OURS for form, source in forms.items()]
    return ours + ([Entry(module, OTHERS, SOURCE) for module in WORLD] if with_others else [])


def run(taking_part: Sequence[Entry], parts: Sequence[str], size: Size) -> Report:
    with tempfile.TemporaryDirectory(prefix="kontor-bench-") as scratch, ExitStack() as open_workers:
        games = Path(scratch) / "games.json"
        say("Playing the games to be replayed ...")
        python(
            taking_part[0].source, "-m", "bench.games", str(games), "--games", str(size.games), "--tables", *size.tables
        )
        counted = count(taking_part, games) if INSTRUCTIONS in parts else []
        workers = [
            (entry, open_workers.enter_context(Worker(entry.module, games, entry.source))) for entry in taking_part
        ]
        for entry, worker in workers:
            check_form(entry, worker.about)
        # Measure memory first, before other work fragments it.
        kept = list(keep(workers)) if MEMORY in parts else []
        speeds: list[Row] = []
        found: list[Goal] = []
        for part in (DECISIONS, COPIES):
            if part in parts:
                say(f"Measuring {part} per second, in {size.rounds} rounds ...")
                rates = measure(turns(workers, part), size.rounds, size.seconds)
                speeds += rows(part, rates)
                found += reached(part, rates, counted)
        about = [machine(), ", ".join(dict.fromkeys(worker.about for _, worker in workers)), current_commit()]
    if SHARED in parts:
        say("Measuring a vector environment with two processes ...")
        for entry in taking_part:
            if entry.module == "envs":
                found += reached(SHARED, shared(entry, size), [])
    return Report(about, speeds, found, kept, counted)


def check_form(entry: Entry, about: str) -> None:
    """Check that the requested form of Kontor is measured."""
    if entry.form != OTHERS and about.split()[-1] != entry.form:
        raise FormError(f"{entry.source} was to be {entry.form}, but there is {about}.")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def machine() -> str:
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def count(taking_part: Sequence[Entry], games: Path) -> list[Counted]:
    """Count the instructions of every load. Several processes may run at the same time without affecting the counts."""
    say("Counting instructions ...")
    wanted = [entry for entry in taking_part if entry.module in COUNTED]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda entry: instructions(entry.module, games, source=entry.source), wanted)
        return [
            Counted(name, entry.form, each)
            for entry, counts in zip(wanted, found, strict=True)
            for name, each in counts.items()
        ]


def keep(workers: Sequence[tuple[Entry, Worker]]) -> Iterator[Counted]:
    """Measure the number of bytes per position."""
    say("Measuring the memory of positions ...")
    for entry, worker in workers:
        for name in worker.copies:
            yield Counted(name, entry.form, worker.memory(name))


def shared(entry: Entry, size: Size) -> dict[Key, list[float]]:
    """Measure a vector environment in one process and in two, in wall-clock time."""
    told = printed(entry.source, "-m", "bench.shared", str(size.rounds), str(size.seconds))
    return {Key(name, entry.form): rates for name, rates in json.loads(told).items()}


def turns(workers: Sequence[tuple[Entry, Worker]], part: str) -> dict[Key, Turn]:
    """Return the order of measurement, with the two forms of a load directly after each other."""
    loads = [
        (name, entry, worker)
        for entry, worker in workers
        for name in (worker.decisions if part == DECISIONS else worker.copies)
    ]
    order = list(dict.fromkeys(name for name, _, _ in loads))
    loads.sort(key=lambda load: order.index(load[0]))
    return {Key(name, entry.form): partial(worker.time, name) for name, entry, worker in loads}


def show(report: Report) -> str:
    lines = list(report.about)
    for part in (DECISIONS, COPIES):
        found = [row for row in report.speeds if row.part == part]
        lines += ["", *speeds(part, found)] if found else []
    if report.memory:
        lines += ["", *counts("bytes of a position, many kept", report.memory)]
    if report.instructions:
        lines += ["", *counts("instructions of a decision or a copy", report.instructions)]
    if report.goals:
        lines += ["", *goals(report.goals)]
    return "\n".join(lines)


def plain(found: Any) -> Any:
    """Convert named tuples to JSON types."""
    if isinstance(found, tuple) and hasattr(found, "_asdict"):
        return {name: plain(value) for name, value in found._asdict().items()}
    return [plain(value) for value in found] if isinstance(found, list) else found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="Compare the speed of libraries.")
    parser.add_argument("--quick", action="store_true", help="quick trial run; the results are not meaningful")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="measure only these parts")
    parser.add_argument("--tables", nargs="+", choices=list(TABLES), default=list(TABLES), metavar="TABLE")
    parser.add_argument("--compiled-in", type=Path, metavar="FOLDER", help="use this compiled form")
    parser.add_argument("--without-compiled", action="store_true", help="measure only the interpreted source")
    parser.add_argument("--without-others", action="store_true", help="measure only Kontor")
    parser.add_argument("--without-instructions", action="store_true", help="run without valgrind")
    given = parser.parse_args(arguments)
    parts = [part for part in given.only if part != INSTRUCTIONS or not given.without_instructions]
    try:
        if INSTRUCTIONS in parts:
            valgrind()
        forms = {UNCOMPILED: SOURCE}
        if not given.without_compiled:
            say("Compiling, unless it was done before ...")
            forms[COMPILED] = given.compiled_in or compiled()
        size = (QUICK if given.quick else Size())._replace(tables=given.tables)
        report = run(entries(forms, not given.without_others), parts, size)
    except (CountError, FormError, WorkerError) as error:
        print(error, file=sys.stderr)
        return 2
    if given.quick:  # quick figures must not be mistaken for results
        report = report._replace(goals=[])
    print(json.dumps(plain(report), indent=1, ensure_ascii=False) if given.json else show(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
