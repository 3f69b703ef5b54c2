"""The speed of the rules beside Catanatron's: one run, one table, ratios.

python -m bench.run                       the table (about a minute); `make bench` runs it where Catanatron is
python -m bench.run --json                the same for programs
python -m bench.run --without-catanatron  only our own figures
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bench import games
from bench.rounds import Rates, Turn, measure, on_one_core, ratio, typical
from kontor.games.hansa import rules

DECISIONS, COPIES = "decisions", "copies"
CATAN = "Catanatron, random play"
CATAN_BARE = "Catanatron, its rules alone"
CATAN_COPY = "Catanatron, Game.copy()"

WANTED = {"purposeful": 1.5, "copy()": 10.0}
"""What the uncompiled form must reach against Catanatron, on every board."""


@dataclass(frozen=True)
class Row:
    """One line of the table: per second, and how many times as fast as Catanatron."""

    name: str
    what: str
    per_second: float
    ratio: float | None
    wanted: float | None


def compiled() -> bool:
    """Whether the rules that are imported here are the compiled ones."""
    return not str(rules.__file__).endswith(".py")


def turns(with_catanatron: bool) -> dict[str, dict[str, Turn]]:
    """What is measured, by what is counted."""
    found: dict[str, dict[str, Turn]] = {DECISIONS: {}, COPIES: {}}
    for table, prepared in games.tables().items():
        found[DECISIONS][f"{table}, purposeful"] = games.decisions(prepared)
        found[DECISIONS][f"{table}, random"] = games.random_decisions(prepared)
        found[COPIES][f"{table}, copy()"] = games.copies(prepared)
    if with_catanatron:
        from bench import catan

        found[DECISIONS][CATAN] = catan.decisions()
        found[DECISIONS][CATAN_BARE] = catan.bare_decisions()
        found[COPIES][CATAN_COPY] = catan.copies()
    return found


def rows(what: str, rates: Rates, against: str) -> list[Row]:
    return [
        Row(
            name,
            what,
            round(typical(ours)),
            round(ratio(ours, rates[against]), 2) if against in rates else None,
            WANTED.get(name.rpartition(", ")[2]) if against in rates else None,
        )
        for name, ours in rates.items()
    ]


def run(with_catanatron: bool, rounds: int, seconds: float) -> list[Row]:
    """Measure everything; decisions and copies each among themselves."""
    todo = turns(with_catanatron)
    table = rows(DECISIONS, measure(todo[DECISIONS], rounds, seconds), CATAN)
    return table + rows(COPIES, measure(todo[COPIES], rounds, seconds), CATAN_COPY)


def about(with_catanatron: bool) -> dict[str, str | bool]:
    """What was measured, and by what."""
    found: dict[str, str | bool] = {"python": platform.python_version(), "compiled": compiled()}
    if with_catanatron:
        from bench import catan

        found["catanatron"] = catan.VERSION
    return found


def show(table: Sequence[Row], facts: dict[str, str | bool]) -> str:
    form = "compiled by mypyc" if facts["compiled"] else "uncompiled"
    lines = [f"Python {facts['python']}, Kontor {form}"]
    if "catanatron" in facts:
        lines[0] += f", Catanatron {facts['catanatron']}"
    for what in (DECISIONS, COPIES):
        lines += ["", f"{what + ' per second, one core':<40}{'':>10}  × Catanatron   to reach"]
        for row in table:
            if row.what == what:
                times = f"{row.ratio:>12.2f}" if row.ratio is not None else f"{'':>12}"
                goal = f"{row.wanted:>11.1f}" if row.wanted is not None else ""
                lines.append(f"  {row.name:<38}{row.per_second:>10,.0f}  {times}{goal}".rstrip())
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="Measure the speed of the rules.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--without-catanatron", action="store_true", help="measure Kontor alone")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each measure (default 9)")
    parser.add_argument("--seconds", type=float, default=0.35, help="length of one turn in a round (default 0.35)")
    given = parser.parse_args(arguments)
    with_catanatron = not given.without_catanatron
    on_one_core()
    try:
        table = run(with_catanatron, given.rounds, given.seconds)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "catanatron":
            raise
        print("Catanatron is not installed here: `make bench`, or --without-catanatron.", file=sys.stderr)
        return 2
    facts = about(with_catanatron)
    if given.json:
        print(json.dumps({**facts, "rows": [asdict(row) for row in table]}, indent=1))
    else:
        print(show(table, facts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
