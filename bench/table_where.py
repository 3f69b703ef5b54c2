"""Profiles the server's processor time while tables play at full speed on SQLite.

    python -m bench.table_where [--action 20] [--tables 20] [--actions 30]

A signal samples the server's call stack every few milliseconds of processor time. Time in other threads (database,
bots) is attributed to whatever the main thread is doing, which is mostly waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import json
import os
import runpy
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

from bench.table_games import played
from bench.table_load import EARLY, LATE, SPARE, Load, at_full_speed, seated, write
from bench.table_player import Player
from bench.table_server import scratch, served
from tests.browser.serving import BUILT

EVERY = 0.002
"""Processor seconds between samples. The operating system may lengthen this interval."""

FUNCTIONS = 25
"""Number of functions to list."""

SUBJECTS = {
    "compressing what sockets send": ("websockets/extensions",),
    "moments: scenes and what goes with them": ("kontor/table/views",),
    "writing moments to sockets": ("kontor/server/live",),
    "database": ("sqlalchemy/", "aiosqlite/", "kontor/server/storage", "kontor/server/notices"),
    "rules: playing the action": ("kontor/table/log", "kontor/core/match"),
    "the rest of Kontor": ("kontor/server/", "kontor/table/"),
    "web framework": ("litestar/",),
    "reading and writing HTTP and sockets": ("uvicorn/", "h11/", "websockets/"),
    "waiting, and other threads": ("selectors",),
    "event loop": ("",),
}
"""Subjects, with their functions. Each call stack counts towards the first matching subject."""

Stacks = Counter[tuple[str, ...]]


def subject(stack: Sequence[str]) -> str:
    whole = "\n".join(stack)
    return next(name for name, marks in SUBJECTS.items() if any(mark in whole for mark in marks))


# Code that runs in the server process


def inside(into: Path, command: Sequence[str]) -> None:
    """Run a Python command and sample its call stack, starting at SIGUSR1."""
    stacks: Stacks = Counter()

    def note(_: int, frame: FrameType | None) -> None:
        stacks[tuple(_calls(frame))] += 1

    def begin(*_: Any) -> None:
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    signal.signal(signal.SIGPROF, note)
    signal.signal(signal.SIGUSR1, begin)
    atexit.register(lambda: into.write_text(json.dumps(list(stacks.items())), "utf-8"))
    sys.argv = list(command)
    runpy.run_path(command[0], run_name="__main__")


def _calls(frame: FrameType | None) -> Iterator[str]:
    """Return the calls, from the innermost one to the event loop, as file and function."""
    while frame is not None and frame.f_code.co_name != "_run_once":
        path = frame.f_code.co_filename
        for room in ("site-packages/", "src/", f"python{sys.version_info[0]}.{sys.version_info[1]}/"):
            path = path.rpartition(room)[2]
        yield f"{path.removesuffix('.py')}: {frame.f_code.co_qualname}"
        frame = frame.f_back


# Outside


def watched(tables: int, actions: int, sequence: int) -> Stacks:
    """Sample a server while these tables play this many actions each."""
    with scratch() as folder:
        database, noted = str(folder / "kontor.sqlite"), folder / "noted.json"
        seeded = asyncio.run(write(database, played(1, LATE + SPARE), tables, sequence))
        with served(database, BUILT, under=("-m", "bench.table_where", "--inside", str(noted))) as serving:
            load = Load(serving, [Player(serving.url, table) for table in seeded])
            asyncio.run(_watch(load, actions))
        return Counter({tuple(stack): count for stack, count in json.loads(noted.read_text("utf-8"))})


async def _watch(load: Load, actions: int) -> None:
    async with seated([load]):
        os.kill(load.serving.process, signal.SIGUSR1)
        await at_full_speed(load.players, actions)


def lines(stacks: Stacks) -> Iterator[str]:
    """Yield lines with the shares of the subjects, then those of Kontor's own functions, including the functions they
    call."""
    whole = stacks.total()
    shares: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for stack, count in stacks.items():
        shares[subject(stack)] += count
        for call in {call for call in stack if call.startswith("kontor/")}:
            functions[call] += count
    yield f"{whole} samples"
    yield from (f"{count / whole:>7.1%}  {name}" for name, count in shares.most_common())
    yield ""
    yield from (f"{count / whole:>7.1%}  {name}" for name, count in functions.most_common(FUNCTIONS))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.table_where", description="Where the server spends its time."
    )
    parser.add_argument("--action", type=int, default=EARLY, help=f"actions before measuring (default {EARLY})")
    parser.add_argument("--tables", type=int, default=20, help="number of tables (default 20)")
    parser.add_argument("--actions", type=int, default=30, help="actions per table (default 30)")
    parser.add_argument("--inside", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.inside:
        into, *command = given.inside
        inside(Path(into), command)
    else:
        print("\n".join(lines(watched(given.tables, given.actions, given.action))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
