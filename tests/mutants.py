"""Mutation tests: change the rules in many small ways and count how many changes the tests catch.

    python -m tests.mutants [--state] [--game felinia] [--files sea scoring] [--sample 150] [--seed 1] [--jobs 2]

Each mutation (see tests/mutations.py) is made in a temporary copy of the source tree. The rule tests of the game run
first. Survivors are then tested with the twin in lockstep, and finally with the battery. With `--state`, the code that
declares and stores positions is changed instead of the rules, and there is no twin. Results are kept in
build/mutants.jsonl, so an interrupted run resumes and only survivors are tried again. Exit status: 0 if at least 90%
were caught, 1 if not, 2 if the tests fail without any change.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "mutants.jsonl"
WANTED = 90
"""Percentage of mutations that must be caught."""

SURVIVED = "survived"

PASSED, NO_TESTS = 0, 5
"""Exit statuses of pytest."""

FAILED = re.compile(r"^FAILED (tests/[^:]+)::", re.MULTILINE)
"""The file of a failed test in pytest's summary."""


class Selection(NamedTuple):
    """Tests that run together, with a time limit in processor seconds, because a mutation can make a game endless."""

    name: str
    path: str
    """Path pattern. `*` is replaced by the game."""
    seconds: int
    only: str = ""
    """Selection of tests, as for `pytest -k`. `*` is replaced by the game. Changes to core are tested with hansa."""

    def arguments(self, game: str) -> list[str]:
        """Return the arguments of pytest for a game."""
        only = ["-k", self.only.replace("*", "hansa" if game == "core" else game)] if self.only else []
        return [*self.paths(game), *only]

    def paths(self, game: str) -> list[str]:
        """Return the paths of these tests that exist for a game."""
        found = sorted(ROOT.glob(self.path.replace("*", game)))
        return [path.relative_to(ROOT).as_posix() for path in found]


# Golden records are left out: they catch every change and so prove nothing about the other tests.
SELECTIONS = (
    Selection("rule tests", "tests/*", 180),
    Selection("lockstep tests", "tests/twin/test_*_lockstep.py", 900),
    Selection("battery tests", "tests/battery", 900),
)
OF_STATE = (
    Selection("form tests", "tests/core", 120, "test_fields or test_forms or test_decisions"),
    Selection("stored forms", "tests/battery/test_games.py", 300, "* and stored_forms"),
    Selection("tests of its folder", "tests/*", 300),
    Selection("damaged positions", "tests/hansa/test_damaged_positions.py", 120),
    Selection("battery of games", "tests/battery/test_games.py", 900),
)
"""Tests for changes to the state, fastest first."""

EQUIVALENT: dict[str, str] = {
    "cities.py offices: constant: `1` → `2`": "pairs of bytes are counted down to 0; -1 and -2 both come after it",
    "cities.py controller: constant: `1` → `2`": "also counts the last office, which the search begins with",
    "gifts.py next_gift: constant: `True` → `False`": "the game cannot end while a gift is open",
    "gifts.py ask_owner_of_income: comparison: `seat < state.players` → `seat <= state.players`": (
        "the neutral player owns no tile"
    ),
    "gifts.py mixes: comparison: `size > traders` → `size >= traders`": "the difference is 0",
    "places.py _lost_from_sight: constant: `0` → `-1`": "the pile of places has a single pool",
    "beside.py affordable: removed: `if not closed: return posts` → `if False: return posts`": "only saves time",
    "plate.py begin_placing: constant: `1` → `0`": "there is one open decision, the first is the last",
    "displacing.py add: always: `if holder == state.neutral: check_neutral_routes(state)` → "
    "`if True: check_neutral_routes(state)`": "neutral routes are claimed at once (N3a): there is none to be found",
    "turn.py go_on_extending: constant: `0` → `-1`": "anything but 1 is an income without a letter",
    "opening.py targets: operator: `desk + MONEY` → `desk - MONEY`": "money is the first on a desk: it adds 0",
    "opening.py can_open: operator: `desk + MONEY` → `desk - MONEY`": "money is the first on a desk: it adds 0",
}
"""Survivors that do not change behaviour, by file, function and change, with the reason."""


@dataclass
class Finding:
    """Result of a mutation."""

    id: str
    mutant: str
    caught_by: str


RULES = ("games/{}/rules/*.py", "games/{}/scoring.py")
STATE = ("core/fields.py", "core/forms.py", "core/decisions.py", "games/{}/stored.py", "games/{}/decisions.py")
"""Files in the package to mutate. Braces are replaced by the game."""
PACKAGE = Path("src/kontor")


def all_mutants(patterns: Sequence[str], game: str = "*") -> list[Mutant]:
    """Return every mutation of the matching files, for one game or for all games."""
    paths = [path for pattern in patterns for path in sorted((ROOT / PACKAGE).glob(pattern.format(game)))]
    return [mutant for path in paths for mutant in mutants(path, path.relative_to(ROOT).as_posix())]


def tested_in(mutant: Mutant) -> str:
    """Return the folder with the tests for the changed file, which is its game or `core`."""
    room, folder, *_ = Path(mutant.file).relative_to(PACKAGE).parts
    return folder if room == "games" else room


def short(mutant: Mutant) -> str:
    """Return a mutation without its line number: `claiming.py claim: comparison: `a == b` → `a != b``."""
    name = Path(mutant.file).name
    return f"{name} {mutant.function}: {mutant.kind}: `{mutant.before}` → `{mutant.after}`"


class Tree:
    """A scratch copy of the project in which one mutation at a time is tried.

    `catchers` lists the test files that caught earlier mutations of each file. They run first, because they may catch
    the next mutation in a fraction of the time.
    """

    def __init__(self, folder: Path, catchers: dict[str, list[str]]) -> None:
        self.folder = folder
        self.catchers = catchers
        unwanted = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis", "*.so")
        for name in ("src", "tests", "bench", "docs"):
            if (ROOT / name).exists():
                shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
        for file in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / file, folder / file)

    def fails(self, selection: Selection, game: str, mutant: Mutant | None = None) -> bool:
        """Return whether these tests fail, or use up their time, with this mutation or without any."""
        arguments, paths = selection.arguments(game), tuple(selection.paths(game))
        if mutant is None:
            return self._pytest(selection, arguments) != PASSED
        path = self.folder / mutant.file
        first = [catcher for catcher in self.catchers.get(mutant.file, []) if catcher.startswith(paths)]
        before = path.read_text()
        self._write(path, mutant.text)
        try:
            if first and self._pytest(selection, [*first, *arguments[len(paths) :]], mutant) not in (PASSED, NO_TESTS):
                return True
            return self._pytest(selection, arguments, mutant) != PASSED
        finally:
            self._write(path, before)

    def _write(self, path: Path, text: str) -> None:
        """Write a file and delete its bytecode, which would seem up to date if two mutations have the same size and are
        made in the same second.
        """
        path.write_text(text)
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            stale.unlink()

    def _pytest(self, selection: Selection, arguments: Sequence[str], mutant: Mutant | None = None) -> int:
        """Run these tests. Returns the exit status of pytest."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", *arguments]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}
        environment.pop("KONTOR_FULL", None)
        # Processor time, because a busy machine must not count as a caught mutation.
        limited = ["/bin/sh", "-c", f'ulimit -t {selection.seconds}; exec "$@"', "sh", *command]
        done = subprocess.run(limited, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        if mutant is not None:
            catchers = self.catchers.setdefault(mutant.file, [])
            catchers += [file for file in FAILED.findall(done.stdout) if file not in catchers]
        return done.returncode


def known() -> dict[str, Finding]:
    """Return the mutations caught by earlier runs. Survivors are tested again, because there may be new tests."""
    if not LOG.exists():
        return {}
    findings = [Finding(**json.loads(line)) for line in LOG.read_text().splitlines()]
    return {finding.id: finding for finding in findings}


def note(finding: Finding) -> None:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        log.write(json.dumps(asdict(finding), ensure_ascii=False) + "\n")


def hunt(sample: Sequence[Mutant], jobs: int, selections: Sequence[Selection]) -> list[Finding] | None:
    """Test every mutation in the sample. Returns None if the tests fail even without a mutation."""
    before = known()
    findings = [before[mutant.id] for mutant in sample if mutant.id in before]
    left = [mutant for mutant in sample if mutant.id not in before]
    with tempfile.TemporaryDirectory(prefix="kontor-mutants-") as scratch, ThreadPoolExecutor(jobs) as pool:
        trees: SimpleQueue[Tree] = SimpleQueue()
        catchers: dict[str, list[str]] = {}
        for number in range(jobs):
            trees.put(Tree(Path(scratch) / str(number), catchers))
        for selection in selections:
            games = [game for game in sorted(set(map(tested_in, left))) if selection.paths(game)]
            for game in games:
                if attempt(trees, selection, game):
                    print(f"The {selection.name} of {game} fail even without any change.", file=sys.stderr)
                    return None
            tried = [mutant for mutant in left if tested_in(mutant) in games]
            caught = list(pool.map(partial(attempt, trees, selection, ""), tried))
            found = [finding for finding in caught if finding is not None]
            findings += found
            left = [mutant for mutant in left if mutant.id not in {finding.id for finding in found}]
            print(f"-- {len(left)} of {len(sample)} left after the {selection.name}", flush=True)
    return findings + [Finding(mutant.id, short(mutant), SURVIVED) for mutant in left]


def attempt(trees: SimpleQueue[Tree], selection: Selection, game: str, mutant: Mutant | None = None) -> Finding | None:
    """Run these tests with one mutation (or none) in a separate tree. Returns None if the tests do not catch it."""
    tree = trees.get()
    try:
        failed = tree.fails(selection, tested_in(mutant) if mutant else game, mutant)
    finally:
        trees.put(tree)
    print(f"{selection.name if failed else '':<12} {mutant or 'without any change'}", flush=True)
    if not failed:
        return None
    finding = Finding(mutant.id if mutant else "", short(mutant) if mutant else "", selection.name)
    if mutant is not None:
        note(finding)
    return finding


def report(findings: Sequence[Finding]) -> int:
    """Print the score and the survivors."""
    survivors = [finding for finding in findings if finding.caught_by == SURVIVED]
    caught = len(findings) - len(survivors)
    print()
    for name in sorted({finding.caught_by for finding in findings} - {SURVIVED}):
        print(f"{sum(finding.caught_by == name for finding in findings):>5}  caught by the {name}")
    print(f"{len(survivors):>5}  survived")
    for finding in survivors:
        print(f"       {finding.mutant}\n         {EQUIVALENT.get(finding.mutant, 'not explained')}")
    score = 100 * caught / len(findings)
    print(f"{caught} of {len(findings)} caught, {score:.1f} % (required: {WANTED} %)")
    return 0 if score >= WANTED else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Count what the tests catch.")
    parser.add_argument("--game", default="*", help="only the rules of this game (default: of every game)")
    parser.add_argument("--state", action="store_true", help="change the state's declaration instead of the rules")
    parser.add_argument("--files", nargs="+", default=[], help="only modules with these names (default: all)")
    parser.add_argument("--sample", type=int, default=150, help="how many changes to try (default 150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    given = parser.parse_args(arguments)
    everything = all_mutants(STATE if given.state else RULES, given.game)
    if given.files:
        everything = [mutant for mutant in everything if Path(mutant.file).stem in given.files]
    if not everything:
        parser.error(f"nothing to change: no such game or module in {PACKAGE / 'games'}")
    sample = random.Random(given.seed).sample(everything, min(given.sample, len(everything)))
    print(f"{len(sample)} of {len(everything)} changes", flush=True)
    findings = hunt(sample, given.jobs, OF_STATE if given.state else SELECTIONS)
    return 2 if findings is None else report(findings)


if __name__ == "__main__":
    sys.exit(main())
