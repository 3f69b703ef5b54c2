"""Runs contenders in separate processes, one at a time. See bench/worker.py for the code of these processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.rounds import Sample
from bench.tree import ROOT

SOURCE = ROOT / "src"


class WorkerError(Exception):
    """The process of a contender ended too early."""


def environment(source: Path) -> dict[str, str]:
    """Return environment variables to import Kontor from this folder. The hash seed is fixed, so every run does the
    same work.
    """
    path = os.pathsep.join([str(source), str(ROOT)])
    return os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "PYTHONWARNINGS": "ignore"}


def python(source: Path, *arguments: str) -> None:
    """Run a module to completion."""
    subprocess.run([sys.executable, *arguments], env=environment(source), cwd=ROOT, check=True)


def printed(source: Path, *arguments: str) -> str:
    """Run a module to completion and return its output."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=environment(source), cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


class Worker:
    """A contender's process, waiting for requests."""

    def __init__(self, module: str, games: Path, source: Path = SOURCE, under: Sequence[str] = ()) -> None:
        """Start the process. `source` is the folder with Kontor, and `under` is a command to run the process under."""
        command = [*under, sys.executable, "-m", "bench.worker", module, str(games)]
        self.module = module
        self.process = subprocess.Popen(
            command, env=environment(source), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        told = self._answer()
        self.about: str = told["about"]
        self.decisions: list[str] = told["decisions"]
        self.copies: list[str] = told["copies"]

    def time(self, name: str, seconds: float) -> Sample:
        return Sample(**self._ask(time=name, seconds=seconds))

    def count(self, name: str) -> int:
        return int(self._ask(count=name)["units"])

    def memory(self, name: str) -> float:
        return float(self._ask(memory=name)["bytes"])

    def _ask(self, **asked: Any) -> Any:
        assert self.process.stdin is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerError(f"bench.{self.module} ended with status {self.close()}; see its messages above.")
        return json.loads(line)

    def close(self) -> int:
        """Close the connection and wait for the process to end."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
