"""How much do the tests catch? The rules are changed in many small ways, and each time the tests should fail.

    python -m tests.mutants [--sample 150] [--seed 1] [--jobs 2]

Each change (tests/mutations.py) is made in a scratch copy of the tree, where first the rule tests are run, then, if
they let it pass, the twin and the battery. What has been found is kept in build/mutants.jsonl: a run that was stopped
goes on where it was, and only survivors are tried again. Exit status: 0 if at least 90 of 100 were caught, 1 if not, 2
if the tests fail without any change.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "mutants.jsonl"
WANTED = 90
"""Of a hundred, so many must be caught."""

SURVIVED = "survived"


class Selection(NamedTuple):
    """Tests that are run together, and how long they may take: a change can make a game endless."""

    name: str
    folders: tuple[str, ...]
    seconds: int


# Golden records are left out: they notice every change, and say nothing about what the tests know of the rules.
SELECTIONS = (
    Selection("rule tests", ("tests/hansa",), 120),
    Selection("twin", ("tests/twin",), 600),
    Selection("battery", ("tests/battery",), 600),
)

EQUIVALENT: dict[str, str] = {}
"""Survivors that change nothing, by file, function and change, with the reason."""


@dataclass
class Finding:
    """What became of one change."""

    id: str
    mutant: str
    caught_by: str
    seconds: float


def all_mutants() -> list[Mutant]:
    """Every change to the rules and the scoring of every game."""
    games = ROOT / "src" / "kontor" / "games"
    paths = [*sorted(games.glob("*/rules/*.py")), *sorted(games.glob("*/scoring.py"))]
    return [mutant for path in paths for mutant in mutants(path, path.relative_to(ROOT).as_posix())]


def short(mutant: Mutant) -> str:
    """A change without its line, which moves: `claiming.py claim: comparison: `a == b` → `a != b``."""
    name = Path(mutant.file).name
    return f"{name} {mutant.function}: {mutant.kind}: `{mutant.before}` → `{mutant.after}`"


class Tree:
    """A scratch copy of the project in which one change at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unwanted = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis", "*.so")
        for name in ("src", "tests", "bench", "docs"):
            if (ROOT / name).exists():
                shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
        for file in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / file, folder / file)

    def caught_by(self, mutant: Mutant | None) -> str:
        """The first selection that fails with this change (None: without any), or SURVIVED."""
        if mutant is None:
            return self._first_failure()
        path = self.folder / mutant.file
        before = path.read_text()
        self._write(path, mutant.text)
        try:
            return self._first_failure()
        finally:
            self._write(path, before)

    def _write(self, path: Path, text: str) -> None:
        """Two changes within a second can have the same size: Python would take one for the other."""
        path.write_text(text)
        for stale in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            stale.unlink()

    def _first_failure(self) -> str:
        for selection in SELECTIONS:
            folders = [folder for folder in selection.folders if (self.folder / folder).exists()]
            try:
                status = self._pytest(folders, selection.seconds) if folders else 0
            except subprocess.TimeoutExpired:
                return f"{selection.name}, by not coming to an end"
            if status:
                return selection.name
        return SURVIVED

    def _pytest(self, folders: Sequence[str], seconds: int) -> int:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", *folders]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}
        environment.pop("KONTOR_FULL", None)
        return subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, timeout=seconds, check=False
        ).returncode


def known() -> dict[str, Finding]:
    """What earlier runs found caught; whoever survived is tried again, for there may be new tests."""
    if not LOG.exists():
        return {}
    findings = [Finding(**json.loads(line)) for line in LOG.read_text().splitlines()]
    return {finding.id: finding for finding in findings if finding.caught_by != SURVIVED}


def note(finding: Finding) -> None:
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a") as log:
        log.write(json.dumps(asdict(finding), ensure_ascii=False) + "\n")


def hunt(sample: Sequence[Mutant], jobs: int) -> list[Finding] | None:
    """Try every change of the sample; None if the tests fail by themselves."""
    before = known()
    with tempfile.TemporaryDirectory(prefix="kontor-mutants-") as scratch:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(jobs):
            trees.put(Tree(Path(scratch) / str(number)))
        tree = trees.get()
        failing = tree.caught_by(None)
        trees.put(tree)
        if failing != SURVIVED:
            print(f"Without any change the tests fail already: {failing}.", file=sys.stderr)
            return None

        def one(mutant: Mutant) -> Finding:
            if mutant.id in before:
                return before[mutant.id]
            tree = trees.get()
            begun = time.monotonic()
            finding = Finding(mutant.id, short(mutant), tree.caught_by(mutant), round(time.monotonic() - begun, 1))
            trees.put(tree)
            note(finding)
            print(f"{finding.caught_by:<18} {finding.seconds:>6.1f} s  {mutant}", flush=True)
            return finding

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, sample))


def report(findings: Sequence[Finding]) -> int:
    """Print the score and who survived."""
    survivors = [finding for finding in findings if finding.caught_by == SURVIVED]
    caught = len(findings) - len(survivors)
    print()
    for name in sorted({finding.caught_by for finding in findings} - {SURVIVED}):
        print(f"{sum(finding.caught_by == name for finding in findings):>5}  caught by the {name}")
    print(f"{len(survivors):>5}  survived")
    for finding in survivors:
        print(f"       {finding.mutant}\n         {EQUIVALENT.get(finding.mutant, 'not explained')}")
    score = 100 * caught / len(findings)
    print(f"{caught} of {len(findings)} caught, {score:.1f} % (wanted: {WANTED} %)")
    return 0 if score >= WANTED else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Count what the tests catch.")
    parser.add_argument("--sample", type=int, default=150, help="how many changes to try (default 150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    given = parser.parse_args(arguments)
    everything = all_mutants()
    sample = random.Random(given.seed).sample(everything, min(given.sample, len(everything)))
    print(f"{len(sample)} of {len(everything)} changes", flush=True)
    findings = hunt(sample, given.jobs)
    return 2 if findings is None else report(findings)


if __name__ == "__main__":
    sys.exit(main())
