"""A process that starts servers quickly: it imports the server once, and forks for each one.

    python -m tests.nursery    reads {"database": ..., "log": ..., "port": ..., "limits": {...}} per line,
                               answers {"pid": ..., "port": ...}

A thousand servers can then be killed in minutes. It has no threads when it forks.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import uvicorn

from kontor.server import logs, run
from kontor.server.app import make_app
from kontor.server.settings import Settings
from kontor.server.storage import address
from tests.server.running import MANY


class Started(NamedTuple):
    """A running server."""

    pid: int
    url: str

    def kill(self) -> None:
        """Kill the server without warning. The nursery collects the exit status."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server like an operator. It completes requests in progress."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        while _alive(self.pid):
            time.sleep(0.001)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Nursery:
    """Starts servers."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def start(self, database: str, log: str, port: int = 0, **limits: int) -> Started:
        """Start a server. The limits of tests apply, except for these."""
        assert self._process.stdin is not None and self._process.stdout is not None
        wanted = {"database": database, "log": log, "port": port, "limits": limits}
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return Started(answer["pid"], f"http://127.0.0.1:{answer['port']}")


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.nursery"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Nursery(process)
    finally:
        process.communicate(timeout=60)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed servers leave no zombies
    while line := sys.stdin.readline():
        wanted = json.loads(line)
        config = _configured(wanted["database"], tuple(wanted["limits"].items()))
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            _serve(config, wanted["log"], wanted["port"], writer)
        os.close(writer)
        with os.fdopen(reader) as ready:
            port = ready.read()
        print(json.dumps({"pid": pid, "port": int(port or 0)}), flush=True)


@cache
def _configured(database: str, limits: tuple[tuple[str, int], ...]) -> uvicorn.Config:
    """Return the application for a database.

    The application opens nothing before it starts, so the process can be forked repeatedly.
    """
    settings = Settings(database=address(database), limits=replace(MANY, **dict(limits)))
    return run.configured(make_app(settings), settings, "127.0.0.1")


def _serve(config: uvicorn.Config, log_file: str, port: int, ready: int) -> None:
    """Run a server in a forked process. Never returns."""
    status = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        random.seed()
        with Path(log_file).open("a", encoding="utf-8") as log:
            os.dup2(log.fileno(), 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        logs.set_up("warning")
        bound = run.listening("127.0.0.1", port)

        def started() -> None:
            os.write(ready, str(bound.getsockname()[1]).encode())
            os.close(ready)

        asyncio.run(run.Server(config, started).serve([bound]))
        status = 0
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()
