"""Speed of the static page in Chromium, next to native Python on the same machine.

    python -m bench.browser            everything (a few minutes); `make bench-page` builds the client first
    python -m bench.browser --quick    a few rounds, to check that it runs
    python -m bench.browser --json     the figures as JSON

- Start: time from opening the address to a board on which you can move, for the static page and for a server. A cold
  start is the first visit with an empty browser cache; a warm start is a later visit. All files are served from this
  machine.
- Blocking: the longest tasks on the page's main thread, in CPU time, so that other load on the machine has no effect.
- Rules and bots: the same script (`in_both.py`) in a worker of the page and in native Python, interpreted and compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.forms import begin_compiled
from bench.table import Figures, Part, show
from bench.tree import current_commit
from tests.browser.chromium import FLAGS, find
from tests.browser.hosting import Hosting, run_python
from tests.browser.people import Person
from tests.browser.playing import Hurried
from tests.browser.serving import Serving, built_client

HERE = Path(__file__).parent
SCRIPT = HERE / "in_both.py"
STARTS, FEW_STARTS = 5, 1
COLD, WARM = 5.0, 3.0
"""Goals in seconds on two quiet cores."""
SHORT = 50.0
"""Goal for the longest task in milliseconds."""
DECISIONS, FEW_DECISIONS = 15, 5
ROUNDS, FEW_ROUNDS = 5, 1
REST = 300
"""Time, in milliseconds, after which the page is idle."""
PATIENCE = 300_000
"""Milliseconds."""
LESSON = "/learn/hansa/offices"
LONG_GAME = HERE.parent / "tests" / "golden" / "hansa-standard_4_5-5-cities.kontor"
BOARDS: list[dict[str, Any]] = [
    {"game": "hansa"},
    {"game": "hansa", "board": "britannia_4_5"},
    {"game": "felinia", "board": "expert"},
    {"game": "pfeffersaecke"},
]

READY = "() => document.querySelector('[data-testid=table-page][data-ready=yes]') && performance.now() / 1000"

PICTURE = "() => localStorage.getItem('kontor.picture')"
"""The page stores the last picture of the table and shows it while Python starts."""


def first_board(context: BrowserContext, host: Hosting | Serving) -> float:
    """Return the number of seconds from opening the page to a board on which you can move."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(host.address("/new?start=screen"))  # no bot moves before you
    page.get_by_test_id("seat-name").first.wait_for()
    for number, field in enumerate(page.get_by_test_id("seat-name").all()):
        field.fill(f"Player {number}")
    page.get_by_test_id("make-table").click()
    seconds: float = page.wait_for_function(READY).json_value()
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.close()
    return seconds


def starts(browser: Browser, host: Hosting, server: Serving, rounds: int) -> Part:
    rows: list[tuple[str, Figures]] = []
    visits: dict[tuple[str, Hosting | Serving], list[float]] = {}
    for _ in range(rounds):
        for backend in (host, server):
            context = browser.new_context()
            for visit in ("cold", "warm"):
                visits.setdefault((visit, backend), []).append(first_board(context, backend))
            context.close()
    for visit, goal in (("cold", COLD), ("warm", WARM)):
        page = visits[visit, host]
        rows.append((visit, [median(page), max(page), goal, median(visits[visit, server])]))
    return Part(f"first playable board, seconds, {rounds} starts", ["median", "longest", "goal", "with a server"], rows)


def blocking(browser: Browser, host: Hosting, rounds: int, decisions: int) -> Part:
    """Return the longest tasks on the page's main thread, in milliseconds of CPU time."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, longest in blocked(browser, host, decisions).items():
            found.setdefault(name, []).append(longest)
    rows: list[tuple[str, Figures]] = [(name, [median(all_), max(all_), SHORT]) for name, all_ in found.items()]
    return Part(f"longest task of the page, ms, {rounds} rounds", ["median", "longest", "goal"], rows)


def blocked(browser: Browser, host: Hosting, decisions: int) -> dict[str, float]:
    """Return the longest task of each part of a visit."""
    person = Person(browser, host.url, "Ann", address=host.address)
    player = Hurried(person)
    found: dict[str, float] = {}

    def traced(name: str, act: Callable[[], None]) -> None:
        browser.start_tracing(page=person.page, categories=["toplevel"])
        act()
        person.page.wait_for_timeout(REST)
        found[name] = longest_task(json.loads(browser.stop_tracing())["traceEvents"])

    def table(wanted: dict[str, Any]) -> None:
        person.make_table("me", "bot", "bot", "bot", **wanted)
        person.wait("[data-ready=yes]", "[data-state=over]")

    def decide() -> None:
        while player.decisions < decisions:
            player.decide()
        person.wait_for_turn()

    def reopen() -> None:
        person.page.reload()
        person.wait_for_turn()

    def lobby() -> None:
        person.go("/")
        person.part("lobby", loaded="yes").wait_for()

    def lesson() -> None:
        person.go(LESSON)
        person.page.locator("[data-testid=lesson-page].drawn").wait_for()

    def record() -> None:
        person.load_record(LONG_GAME)
        person.part("result").wait_for()

    def replay() -> None:
        person.press("result-replay")
        person.wait("[data-past=yes]")

    def borders() -> None:
        person.press("editor-tab-border")
        person.part("editor-row").nth(100).wait_for(state="attached")

    lobby()  # a new browser context starts without earlier tasks
    traced("opening the lobby", lobby)
    for wanted in reversed(BOARDS):
        traced(f"drawing a board: {wanted.get('board', wanted['game'])}", partial(table, wanted))
    person.speed("now")
    traced(f"{decisions} decisions against bots", decide)
    person.page.wait_for_function(PICTURE)
    traced("reopening the game", reopen)
    traced("opening a lesson", lesson)
    traced("opening a finished game", record)
    traced("replaying it", replay)
    person.go("/boards/felinia")
    person.press("editor-shipped", board="expert")
    person.part("editor-map").wait_for()
    traced("opening a long table of the board editor", borders)
    person.close()
    return found


def longest_task(events: list[dict[str, Any]]) -> float:
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    mains = {thread for thread, name in threads.items() if name == "CrRendererMain"}
    return max(float(one.get("tdur", 0)) for one in events if (one["pid"], one["tid"]) in mains) / 1000


def in_page(browser: Browser, host: Hosting, script: str) -> dict[str, float]:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(host.url + "/")
    found: dict[str, float] = json.loads(run_python(host, page, script))
    page.close()
    return found


def natively(script: str, compiled: bool) -> dict[str, float]:
    """Return the same figures from native Python, measured in a separate process."""
    command = [sys.executable, "-m", "bench.browser", "--native", *(["--compiled"] if compiled else [])]
    told = subprocess.run(command, input=script, stdout=subprocess.PIPE, text=True, check=True).stdout
    found: dict[str, float] = json.loads(told.splitlines()[-1])
    return found


def compared(browser: Browser, host: Hosting, quick: bool, compiled: bool) -> Part:
    script = SCRIPT.read_text("utf-8").replace("QUICK = False", f"QUICK = {quick}")
    columns = {"page": in_page(browser, host, script), "native": natively(script, compiled=False)}
    if compiled:
        columns["compiled"] = natively(script, compiled=True)
    rows: list[tuple[str, Figures]] = [(name, [found[name] for found in columns.values()]) for name in columns["page"]]
    return Part("rules and bots, one core", list(columns), rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description="Measure the static page.")
    parser.add_argument("--quick", action="store_true", help="run a short version of each part")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--without-compiled", action="store_true", help="measure only interpreted Python")
    parser.add_argument("--native", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--compiled", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.native:
        if given.compiled:
            begin_compiled()
        names: dict[str, object] = {}
        exec(compile(sys.stdin.read(), str(SCRIPT), "exec"), names)
        print(names["FOUND"])
        return 0
    facts = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "waiting": os.getloadavg()[0],
        "commit": current_commit(),
    }
    if not given.json:
        print(f"Python {facts['python']}, {facts['cores']} cores, load before {facts['waiting']:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        client = built_client(folder)
        with Hosting(folder / "host", client) as host, Serving(folder, client) as server:
            begun = starts(browser, host, server, FEW_STARTS if given.quick else STARTS)
            few = (FEW_ROUNDS, FEW_DECISIONS) if given.quick else (ROUNDS, DECISIONS)
            tasks = blocking(browser, host, *few)
            parts = [begun, tasks, compared(browser, host, given.quick, not given.without_compiled)]
        browser.close()
    if given.json:
        print(json.dumps({**facts, "parts": [asdict(part) for part in parts]}, indent=1))
    else:
        print("\n" + "\n\n".join(map(show, parts)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
