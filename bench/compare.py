"""Compare two commits by the number of instructions for a decision and for a copy.

    python -m bench.compare BEFORE [AFTER]    any two commits; without AFTER, the current working tree
    python -m bench.compare HEAD --tables "Hansa, 4 players" --form uncompiled

Each commit is checked out and compiled in a separate folder. The working tree does not change. Both commits replay the
same games, generated with the greedy bot of AFTER. If the rules have changed, use --own-games to generate separate
games for each commit.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from bench.forms import COMPILED, UNCOMPILED, FormError, folder_of
from bench.games import TABLES
from bench.instructions import CountError, instructions, valgrind
from bench.processes import WorkerError, python
from bench.tree import CommitError, copy_commit, copy_working_tree

GAMES = 2
"""Number of games at each table."""
OTHER_RULES = "If the rules have changed between the two, let each play its own games: --own-games."


class Change(NamedTuple):
    """Number of instructions per unit of a load in both commits."""

    form: str
    name: str
    before: float
    after: float

    @property
    def percent(self) -> float:
        return 100 * (self.after / self.before - 1)


def compared(trees: Sequence[Path], forms: Sequence[str], tables: Sequence[str], own_games: bool) -> list[Change]:
    """Measure both source trees in these forms."""
    games = [tree / "games.json" for tree in trees]
    if not own_games:
        games[0] = games[1]
    for tree, file in zip(trees, games, strict=True):
        if tree == file.parent:
            python(tree / "src", "-m", "bench.games", str(file), "--games", str(GAMES), "--tables", *tables)
    changes = []
    for form in forms:
        sources = [folder_of(tree, form) for tree in trees]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            before, after = pool.map(lambda file, source: instructions("games", file, source=source), games, sources)
        changes += [Change(form, name, before[name], after[name]) for name in after if name in before]
    return changes


def show(changes: Sequence[Change]) -> str:
    lines = []
    for form in dict.fromkeys(change.form for change in changes):
        lines += ["", f"{'instructions, ' + form:<46}{'before':>12}{'after':>12}{'change':>10}"]
        lines += [
            f"  {change.name:<44}{change.before:>12,.0f}{change.after:>12,.0f}{change.percent:>+9.1f}%"
            for change in changes
            if change.form == form
        ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description="Compare two commits by instructions.")
    parser.add_argument("before", help="a git revision")
    parser.add_argument("after", nargs="?", help="another revision (default: the working tree)")
    parser.add_argument("--form", nargs="+", choices=(UNCOMPILED, COMPILED), default=[UNCOMPILED, COMPILED])
    parser.add_argument("--tables", nargs="+", choices=list(TABLES), default=list(TABLES), metavar="TABLE")
    parser.add_argument("--own-games", action="store_true", help="let each commit play games with its own bot")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    given = parser.parse_args(arguments)
    try:
        valgrind()
        with tempfile.TemporaryDirectory(prefix="kontor-compare-") as scratch:
            trees = [Path(scratch) / "before", Path(scratch) / "after"]
            copy_commit(given.before, trees[0])
            if given.after is None:
                copy_working_tree(trees[1])
            else:
                copy_commit(given.after, trees[1])
            changes = compared(trees, given.form, given.tables, given.own_games)
    except WorkerError as error:
        print(f"{error} {'' if given.own_games else OTHER_RULES}", file=sys.stderr)
        return 2
    except (CommitError, CountError, FormError) as error:
        print(error, file=sys.stderr)
        return 2
    if given.json:
        print(json.dumps([change._asdict() | {"percent": change.percent} for change in changes], indent=1))
    else:
        print(f"{given.before} and {given.after or 'the working tree'}\n{show(changes)}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
