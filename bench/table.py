"""Measure the server and client: click latency, a hundred tables, a late game, and the start from a clean clone.

python -m bench.table               everything (a few minutes); `make bench-table` builds the client first
python -m bench.table --quick       the same with few clicks and tables, to check that it runs
python -m bench.table --only load   a part of it: click, load, page or start; can be given several times

Everything runs on this machine in separate processes and folders. Other load on the machine affects the results. The
first line shows how many processes were waiting to run at the start.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bench import table_click, table_load, table_start
from bench.table_load import EARLY, LATE, Tally
from bench.tree import current_commit
from scripts import page_size
from tests.browser.serving import built_client

CLICKS, FEW_CLICKS = 30, 5
MOST_LATE = 1.5
"""Goal for the maximum slowdown of an action late in a game."""
MOST_SECONDS = 60
"""Goal for the time from a clean clone to the first page, in seconds."""

Figures = list[float | None]


class Wanted(NamedTuple):
    """Parameters of the measurement."""

    quick: bool
    postgres: bool


@dataclass(frozen=True)
class Part:
    """A part of the table: rows of measurements with an optional number in each column."""

    title: str
    columns: list[str]
    rows: list[tuple[str, Figures]]


def click(wanted: Wanted, client: Path) -> Part:
    taken = table_click.measure(FEW_CLICKS if wanted.quick else CLICKS, client)
    row: tuple[str, Figures] = f"{len(taken)} clicks", [median(taken), at_most(95, taken)]
    return Part("from a click to the change in another browser, ms", ["median", "p95"], [row])


def load(wanted: Wanted, client: Path) -> Part:
    """Measure live tables with each kind of database."""
    size = table_load.QUICK if wanted.quick else table_load.WHOLE
    columns = ["a second", "accepted", "p99", "seen", "p99", "work", "server %", "players %"]
    rows: list[tuple[str, Figures]] = [("one durable commit of SQLite alone", [None, table_load.bare_commit()])]
    for database in ("SQLite", "PostgreSQL") if wanted.postgres else ("SQLite",):
        early, late = table_load.measure(size, client, on_postgres=database == "PostgreSQL")
        for way, before, after in (("full speed", early.full, late.full), ("calmly", early.calm, late.calm)):
            rows.append((f"{database}, {way}, action {EARLY}", figures(before)))
            rows.append((f"{database}, {way}, action {LATE}", figures(after)))
            rows.append((f"  times as long, at most {MOST_LATE}", compared(before, after)))
    return Part(f"{size.tables} live tables, ms", columns, rows)


def figures(tally: Tally) -> Figures:
    shares = tally.server / tally.seconds * 100, tally.players / tally.seconds * 100
    return [tally.per_second, *spread(tally.accepted), *spread(tally.seen), tally.work, *shares]


def compared(early: Tally, late: Tally) -> Figures:
    """Return the slowdown late in a game, by column."""
    pairs = zip(figures(late)[1:6], figures(early)[1:6], strict=True)
    return [early.per_second / late.per_second, *(then / first for then, first in pairs if then and first)]


def spread(taken: Sequence[float]) -> tuple[float, float]:
    return median(taken), at_most(99, taken)


def at_most(percent: int, taken: Sequence[float]) -> float:
    """Return the given percentile."""
    return quantiles(taken, n=100, method="inclusive")[percent - 1]


def page(_: Wanted, client: Path) -> Part:
    total = sum(page_size.sizes(client).values())
    return Part("scripts and styles of the table page", ["bytes", "at most"], [("gzipped", [total, page_size.MOST])])


def start(_: Wanted, __: Path) -> Part:
    row: tuple[str, Figures] = "make play, caches warm", [table_start.measure(), MOST_SECONDS]
    return Part("from a clean clone to the first page, seconds", ["seconds", "under"], [row])


PARTS: dict[str, Callable[[Wanted, Path], Part]] = {"click": click, "load": load, "page": page, "start": start}


def show(part: Part) -> str:
    width = max(9, *map(len, part.columns)) + 1
    lines = [f"{part.title:<50}" + "".join(f"{column:>{width}}" for column in part.columns)]
    for name, found in part.rows:
        lines.append(f"  {name:<48}" + "".join(f"{written(figure):>{width}}" for figure in found))
    return "\n".join(lines)


def written(figure: float | None) -> str:
    if figure is None:
        return ""
    return f"{figure:,.0f}" if figure >= 1000 or figure == int(figure) else f"{figure:,.3g}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description="Measure the speed of the table.")
    parser.add_argument("--quick", action="store_true", help="run a short version of each part")
    parser.add_argument("--only", action="append", choices=PARTS, help="measure only this part (default: all)")
    parser.add_argument("--without-postgres", action="store_true", help="measure only SQLite")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    given = parser.parse_args(arguments)
    facts = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "waiting": os.getloadavg()[0],
        "commit": current_commit(),
    }
    if not given.json:
        print(f"Python {facts['python']}, {facts['cores']} cores, load before {facts['waiting']:.1f}", flush=True)
    wanted = Wanted(given.quick, not given.without_postgres)
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        client = built_client(Path(folder))
        for name in given.only or PARTS:
            parts.append(PARTS[name](wanted, client))
            if not given.json:
                print("\n" + show(parts[-1]), flush=True)
    if given.json:
        print(json.dumps({**facts, "parts": [asdict(part) for part in parts]}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
