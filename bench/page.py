"""Print docs/benchmarks.md from stored figures.

    python -m bench.page

The figures are the JSON output of three benchmarks:

    make bench ARGS=--json > bench/figures/rules.json
    make bench-table ARGS=--json > bench/figures/table.json
    make bench-page ARGS=--json > bench/figures/browser.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.forms import COMPILED, UNCOMPILED
from bench.report import COPIES, DECISIONS, GOALS, OTHERS
from bench.rounds import Ratio

FIGURES = Path(__file__).parent / "figures"
SHOWN = "4 players"
"""Kontor setups to show on the page. The stored figures also contain others."""

PAGE = """\
# Benchmarks

`python -m bench.page` writes this page from `bench/figures`, and `make generate` updates it.

## Rules

```sh
make bench ARGS=--json > bench/figures/rules.json    # takes some minutes and needs valgrind
```

{rules_about}

Every library plays its own game through its own API, in its own process, on one core. The ratios compare how fast each
library lists and applies legal actions. The work per decision differs from game to game. Figures are medians of
processor time over several rounds. *Greedy* replays decisions of a simple bot, and *random* plays uniformly at random.
*Inside* uses `position.play_out`, which never returns to Python when compiled. *PettingZoo*, *vector* and *OpenSpiel*
mark rows played through the [interfaces for training](environments.md); the first two include observations and masks. ×
is the speed of the compiled form relative to Catanatron, with the quartiles of the rounds in brackets. Other libraries
have only one form, which is shown in the first column.

### Decisions per second

{decisions}

### Copies per second, and bytes per position

{copies}

### Goals

{goals}

The last column compares numbers of instructions, which do not depend on the load of the machine. We counted them with
callgrind. The ratio of two processes to one compares wall-clock times, so measuring it takes two idle cores.

## Server

```sh
make bench-table ARGS=--json > bench/figures/table.json
```

{table_about} These are wall-clock times on one machine, so other programs affect them.

{parts}

At *full speed*, every table sends its next action as soon as the last one is confirmed, so the times measure
throughput. *Calmly* means 50 actions per second in total, with two seconds between the actions of a table, as people
play. *Accepted* is the time until the commit is confirmed. *Seen* is the time until the update arrives through another
socket. *Work* is the processor time of the server per action.

## Static page

```sh
make bench-page ARGS=--json > bench/figures/browser.json
```

{browser_about} Chromium loads [the static page](page.md) from a web host on the same machine, and the same client from
`kontor serve`. *Cold* is the first visit with an empty browser, and *warm* is a later one. *Page* is Python in the
browser, *native* is interpreted Python on the same machine, and *compiled* is the compiled form. All three run the same
script, with Hansa Teutonica for four players. Tasks are measured in CPU time of the page's main thread. Rules and bots
run in workers, so only drawing blocks the main thread. A board of 3,400 elements, a long log and the tables of the
board editor are drawn in tasks of about 10 ms. The longest tasks update a whole board after a decision, or compute
style and layout when a replay or a panel opens.

{browser}

Master, Patrician and Burgomaster search until they reach a limit on positions or on time, whichever comes first.
*Positions* is the number of positions that they evaluated for one decision.

## Compare two commits

```sh
make bench-compare BEFORE=HEAD                  # the last commit and the working tree
make bench-compare BEFORE=v0.1 AFTER=HEAD
make bench-compare ARGS='--form uncompiled --tables "Hansa, 4 players"'
```

This command lets both versions play the same games and counts their instructions. The result is accurate to 0.1% even
on a busy machine. Four other tools measure time: `python -m bench.where` (per decision and kind of action), `python -m
bench.table_where` (inside the server), `python -m bench.answers` (until a bot answers) and `python -m
bench.environments` (per step of an environment).
"""


def rules_tables(found: dict[str, Any]) -> dict[str, str]:
    """Return the sections of the page with the results of the rules benchmark."""
    size = {(row["name"], row["form"]): row["each"] for row in found["memory"]}
    tables = {}
    for part in (DECISIONS, COPIES):
        rows = [row for row in found["speeds"] if row["part"] == part]
        names = dict.fromkeys(row["name"] for row in rows if row["form"] == OTHERS or SHOWN in row["name"])
        lines = []
        for name in names:
            forms = {row["form"]: row for row in rows if row["name"] == name}
            best = forms.get(COMPILED, forms.get(OTHERS))
            cells = [name, *(speed(forms.get(form)) for form in (COMPILED, UNCOMPILED)), spread(best and best["times"])]
            if OTHERS in forms:
                cells[1] = speed(forms[OTHERS])
            if part == COPIES:
                each = size.get((name, COMPILED), size.get((name, OTHERS)))
                cells.append("" if each is None else f"{each:,.0f}")
            lines.append(cells)
        head = ["", "compiled", "uncompiled", "× Catanatron", *(["bytes"] if part == COPIES else [])]
        tables[part] = markdown(head, lines)
    tables["goals"] = markdown(
        ["", "ratio", "goal", "measured", "reached", "by instructions"], list(goals(found["goals"]))
    )
    return tables


def goals(stored: Sequence[dict[str, Any]]) -> Iterator[list[str]]:
    """Yield a row for each goal. Goals that the stored figures do not contain are shown as not measured."""
    measured = {(goal["load"], goal["words"]): goal for goal in stored}
    for goal in GOALS:
        if (figures := measured.get((goal.load, goal.words))) is not None:
            goal = goal._replace(reached=Ratio(**figures["reached"]), by_instructions=figures["by_instructions"])
        times = None if goal.reached is None else goal.reached._asdict()
        yield [goal.load, goal.words, goal.text, spread(times), goal.verdict, few(goal.by_instructions)]


def speed(row: dict[str, Any] | None) -> str:
    return "" if row is None else f"{row['per_second']:,.0f}"


def spread(times: dict[str, float] | None) -> str:
    return "" if not times else f"{times['middle']:.2f} ({times['low']:.2f}–{times['high']:.2f})"


def few(times: float | None) -> str:
    return "" if times is None else f"{times:.2f}"


def server_tables(found: dict[str, Any]) -> str:
    """Return a table for each part of the server benchmark."""
    return "\n\n".join(
        markdown([part["title"], *part["columns"]], [[name, *map(number, row)] for name, row in part["rows"]])
        for part in found["parts"]
    )


def number(figure: float | None) -> str:
    if figure is None:
        return ""
    return f"{figure:,.0f}" if figure >= 1000 or figure == int(figure) else f"{figure:,.3g}"


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table with right-aligned numbers."""
    filled = [[*row, *[""] * (len(head) - len(row))] for row in rows]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *filled]
    return "\n".join("| " + " | ".join(cell.strip() for cell in line) + " |" for line in lines)


def page(rules: dict[str, Any], table: dict[str, Any], browser: dict[str, Any]) -> str:
    return PAGE.format(
        rules_about="Measured with " + "; ".join(rules["about"]) + ".",
        table_about=machine(table),
        parts=server_tables(table),
        browser_about=machine(browser),
        browser=server_tables(browser),
        **rules_tables(rules),
    )


def machine(found: dict[str, Any]) -> str:
    """Describe the conditions of the measurement."""
    cores = f"Measured with Python {found['python']}, {found['cores']} cores, load {found['waiting']:.1f}"
    return f"{cores}; {found['commit']}."


def stored(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIGURES / name).read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    sys.stdout.buffer.write(page(stored("rules.json"), stored("table.json"), stored("browser.json")).encode())
