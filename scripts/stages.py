"""Run the stages of `make check` or `make test` and report how long each took.

    python scripts/stages.py check    without tests that are slow, play many games, start servers, or use a browser
    python scripts/stages.py test     everything; KONTOR_FULL=1 adds the full matrix, the compiled build and the package

Stages that need only one core run in parallel and print their output when they end. All stages run, even if one fails.
The last line counts the tests. The exit status is 0 only if every stage passed.

If a few tests of a stage fail, they run again, one at a time. If a test passes then, other tests running at the same
time disturbed it. The summary lists it, because tests should not be sensitive to load, but the stage does not fail.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

WORKERS = os.environ.get("WORKERS", "2")
TEST_WORKERS = str(int(WORKERS) * 2)
"""Many tests wait for a server, a socket or a frame. Two workers per core keep the cores busy."""
FEW = 5
"""Maximum number of failed tests to run again. If more fail, the code is wrong."""
TESTS_FAILED = 1
"""Exit status of pytest if all tests ran and some failed."""
PYTHON = sys.executable

BROWSER = "tests/browser"
LONG_PAGE = f"{BROWSER}/page_long.py"
JAX = "tests/jax"
"""Tests that need JAX, in a separate environment."""
LONG = ("tests/twin", "tests/battery", "tests/golden", "tests/server", "tests/arena")
"""Folders with tests that play many games or wait for servers and processes. `make check` skips these folders and all
tests marked as slow, to finish within a minute.
"""
TEST_BYTECODE = [
    PYTHON,
    "-m",
    "pytest",
    "-p",
    "no:terminal",
    "-o",
    "addopts=",
    "--collect-only",
    "tests",
    f"--ignore={JAX}",
]
"""Compile the tests once. Otherwise, every worker would compile all of them at the same time."""


@dataclass(frozen=True)
class Stage:
    name: str
    command: list[str]
    report: Path | None = None
    """Report file with the test counts, if the stage runs tests."""
    again: list[str] | None = None
    """Command that runs the failed tests again and writes their report next to the first one."""


@dataclass(frozen=True)
class Outcome:
    stage: Stage
    passed: bool
    seconds: float
    disturbed: Sequence[str] = ()
    """Tests that failed at first, but passed when run alone."""


def stages(goal: str, reports: Path) -> list[list[Stage]]:
    """Return the groups of stages for a goal, in order."""
    packages = [Stage("packages", client("fetch"))]
    quick = [
        Stage("types", [PYTHON, "-m", "mypy"]),
        client_tests(reports / "client.xml"),
        Stage("generated", [PYTHON, "scripts/generated.py", "--check"]),
        Stage("client lint", client("lint")),
        Stage("client types", client("check")),
        Stage("lint", [PYTHON, "-m", "ruff", "check", "--quiet"]),
        Stage("format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet"]),
        Stage("rooms", [str(Path(PYTHON).parent / "lint-imports"), "--no-logo"]),
        Stage("rules", [PYTHON, "-m", "tests.check_rules"]),
        Stage("wording", [PYTHON, "scripts/wording.py"]),
        Stage("line budget", [PYTHON, "scripts/line_budget.py"]),
    ]
    if goal == "check":
        tests = python_tests("tests", reports / "tests.xml", "-m", "not slow", *without(BROWSER, JAX, *LONG))
        return [packages, quick, [tests]]
    long = [
        jax_tests(reports / "jax.xml", "tests/jax/test_lockstep.py"),
        Stage("test bytecode", TEST_BYTECODE),
        Stage("translate", [PYTHON, "-m", "tests.compiled", "--translate"]),
        Stage("client build", client("build")),
    ]
    longest = ["--durations=10", "--durations-min=1"]
    whole = [
        packages,
        [*long, *quick],
        [Stage("page size", [PYTHON, "scripts/page_size.py"])],
        [python_tests("tests", reports / "tests.xml", *without(BROWSER, JAX), *longest)],
        [Stage("chromium", [PYTHON, "-m", "tests.browser.chromium"])],
        [python_tests("browser", reports / "browser.xml", BROWSER, *longest)],
    ]
    if os.environ.get("KONTOR_FULL"):
        whole += [
            [Stage("compiled", [PYTHON, "-m", "tests.compiled"])],
            [Stage("package", [PYTHON, "-m", "tests.package"])],
            [Stage("firefox", [PYTHON, "-m", "tests.browser.firefox"])],
            [python_tests("page", reports / "page.xml", LONG_PAGE)],
            [page_tests(reports / "page-browser.xml")],
            [Stage("quick start", [PYTHON, "-m", "tests.quickstart"])],
            [bench_tests(reports / "bench.xml")],
            [jax_tests(reports / "jax-all.xml", "tests/jax")],
        ]
    return whole


def client(*arguments: str) -> list[str]:
    return [PYTHON, "scripts/client.py", *arguments]


def client_tests(report: Path) -> Stage:
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return Stage("client tests", client("test", *reporters), report)


def bench_tests(report: Path) -> Stage:
    """Return the stage for the tests of the benchmark, in a separate environment with the other libraries."""
    return Stage("bench", ["make", "--no-print-directory", "bench-test", f"ARGS=--junitxml={report}"], report)


def page_tests(report: Path) -> Stage:
    """Return the stage that runs the server's browser tests with the static page."""
    stage = python_tests("browser, page", report, BROWSER)
    return Stage(stage.name, ["env", "KONTOR_BACKEND=page", *stage.command], report)


def jax_tests(report: Path, which: str) -> Stage:
    """Return the stage for the tests of the vectorised rules, in a separate environment with JAX."""
    command = ["make", "--no-print-directory", "test-jax", f"TESTS={which}", f"ARGS=--junitxml={report}"]
    return Stage("jax", command, report)


def python_tests(name: str, report: Path, *which: str) -> Stage:
    pytest = [PYTHON, "-m", "pytest", "-q", "-o", f"cache_dir={report.with_suffix('.cache')}", *which]
    command = [*pytest, "-n", TEST_WORKERS, "--dist=worksteal", f"--junitxml={report}"]
    return Stage(name, command, report, [*pytest, "--last-failed", f"--junitxml={second(report)}"])


def without(*folders: str) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def run(group: list[Stage]) -> list[Outcome]:
    """Run a group in parallel. A group with a single stage prints its output as it runs."""
    if len(group) == 1:
        print(f"\n== {group[0].name}", flush=True)
        return [timed(group[0])]
    with ThreadPoolExecutor(int(WORKERS)) as pool:
        return list(pool.map(aside, group))


def aside(stage: Stage) -> Outcome:
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        outcome = timed(stage, said)
        said.seek(0)
        # print everything in one call, so the output of two stages cannot mix
        print(f"\n== {stage.name}\n{said.read()}".rstrip() + "\n", end="", flush=True)
    return outcome


def timed(stage: Stage, into: IO[str] | None = None) -> Outcome:
    start = time.perf_counter()
    status = subprocess.run(stage.command, stdout=into, stderr=into, check=False).returncode
    disturbed: Sequence[str] = ()
    if status == TESTS_FAILED and stage.again and stage.report and stage.report.exists():
        failed = failures(stage.report)
        if len(failed) <= FEW:
            status = subprocess.run(stage.again, stdout=into, stderr=into, check=False).returncode
            disturbed = failed if status == 0 else ()
    return Outcome(stage, status == 0, time.perf_counter() - start, disturbed)


def second(report: Path) -> Path:
    """Return the report of the tests that ran again."""
    return report.with_suffix(".again.xml")


def failures(report: Path) -> list[str]:
    cases = ElementTree.parse(report).iter("testcase")
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return sorted({f"{case.get('classname')}::{case.get('name')}" for case in failed})


def counts(report: Path) -> tuple[int, int]:
    """Return the number of tests passed and failed. A run without a report counts as one failure."""
    if not report.exists():
        return 0, 1
    if second(report).exists():
        (passed, _), (recovered, failed) = counts_in(report), counts_in(second(report))
        return passed + recovered, failed
    return counts_in(report)


def counts_in(report: Path) -> tuple[int, int]:
    suites = list(ElementTree.parse(report).iter("testsuite"))

    def total(kind: str) -> int:
        return sum(int(suite.get(kind, "0")) for suite in suites)

    failed = total("failures") + total("errors")
    return total("tests") - failed - total("skipped"), failed


@contextmanager
def bytecode_cache() -> Iterator[None]:
    """Let all stages share a bytecode cache, even if PYTHONDONTWRITEBYTECODE is set.

    The tests start hundreds of Python processes. Without a cache, each of them would compile every module that it
    imports, which would take up most of a server's startup time. The cache is in a temporary folder, outside the source
    tree.
    """
    if not os.environ.get("PYTHONDONTWRITEBYTECODE"):
        yield  # Python writes its default cache
        return
    with tempfile.TemporaryDirectory() as folder:
        before = {**os.environ}
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)


def main(goal: str) -> int:
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = [outcome for group in stages(goal, Path(folder)) for outcome in run(group)]
        counted = [counts(outcome.stage.report) for outcome in outcomes if outcome.stage.report]

    print(f"\n{'stage':<14}{'seconds':>8}")
    for outcome in outcomes:
        print(f"{outcome.stage.name:<14}{outcome.seconds:>8.1f}  {'ok' if outcome.passed else 'FAILED'}")
    print(f"{'together':<14}{time.perf_counter() - start:>8.1f}\n")
    for test in (test for outcome in outcomes for test in outcome.disturbed):
        print(f"failed beside other tests, passed alone: {test}")
    print(f"{sum(passed for passed, _ in counted)} passed, {sum(failed for _, failed in counted)} failed", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    if sys.argv[1:] not in (["check"], ["test"]):
        sys.exit(__doc__)
    with bytecode_cache():
        sys.exit(main(sys.argv[1]))
