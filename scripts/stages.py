"""Runs the stages of `make check` or `make test` one after the other and tells where the time went.

    python scripts/stages.py check    without the tests that are slow or play many games
    python scripts/stages.py test     everything; with KONTOR_FULL=1 in full, and in the compiled form as well

Every stage runs, whatever became of those before it. The last line counts the tests; the exit status is 0 only when
every stage passed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

WORKERS = os.environ.get("WORKERS", "2")


@dataclass(frozen=True)
class Stage:
    name: str
    command: list[str]


@dataclass(frozen=True)
class Outcome:
    stage: Stage
    passed: bool
    seconds: float


def stages(goal: str, report: Path) -> list[Stage]:
    """What is run for a goal; pytest leaves its counts in `report`."""
    python = sys.executable
    tool = Path(python).parent
    pytest = [python, "-m", "pytest", "-q", "-n", WORKERS, "--dist=worksteal", f"--junitxml={report}"]
    which = ["-m", "not slow and not games"] if goal == "check" else ["--durations=10", "--durations-min=1"]
    listed = [
        Stage("lint", [python, "-m", "ruff", "check", "--quiet"]),
        Stage("format", [python, "-m", "ruff", "format", "--check", "--quiet"]),
        Stage("types", [python, "-m", "mypy"]),
        Stage("imports", [str(tool / "lint-imports"), "--no-logo"]),
        Stage("rules", [python, "-m", "tests.check_rules"]),
        Stage("tests", pytest + which),
    ]
    if os.environ.get("KONTOR_FULL"):
        listed.append(Stage("compiled", [python, "-m", "tests.compiled"]))
    return listed


def run(stage: Stage) -> Outcome:
    print(f"\n== {stage.name}", flush=True)
    start = time.perf_counter()
    status = subprocess.run(stage.command, check=False).returncode
    return Outcome(stage, status == 0, time.perf_counter() - start)


def counts(report: Path) -> tuple[int, int]:
    """Tests passed and failed. A pytest that came to no report has failed."""
    if not report.exists():
        return 0, 1
    suites = list(ElementTree.parse(report).iter("testsuite"))

    def total(kind: str) -> int:
        return sum(int(suite.get(kind, "0")) for suite in suites)

    failed = total("failures") + total("errors")
    return total("tests") - failed - total("skipped"), failed


def main(goal: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "tests.xml"
        outcomes = [run(stage) for stage in stages(goal, report)]
        passed, failed = counts(report)

    print(f"\n{'stage':<10}{'seconds':>8}")
    for outcome in outcomes:
        print(f"{outcome.stage.name:<10}{outcome.seconds:>8.1f}  {'ok' if outcome.passed else 'FAILED'}")
    print(f"{'together':<10}{sum(outcome.seconds for outcome in outcomes):>8.1f}\n")
    print(f"{passed} passed, {failed} failed", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    if sys.argv[1:] not in (["check"], ["test"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
