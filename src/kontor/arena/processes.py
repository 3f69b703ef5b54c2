"""Plays games on several cores of this machine. Each worker process gets the contests once, then one game at a time. A
game depends only on its number, not on its worker. If a worker dies, only its current game is lost, and a journal of
actions preserves a record even of that game.
"""

from __future__ import annotations

import signal
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import IO

from kontor.arena.contest import Contest, Job
from kontor.arena.play import Crashed, Outcome, Play, so_far

Contests = Mapping[str, Contest]
"""The contest for each part of the match."""


def alone(play: Play, contests: Contests, todo: Sequence[Job]) -> Iterator[Outcome]:
    """Play one game after another in this process."""
    for job in todo:
        yield Outcome(job, play(contests[job.part], job.number, lambda actions: None))


def by_processes(play: Play, contests: Contests, todo: Sequence[Job], workers: int) -> Iterator[Outcome]:
    """Play in parallel, yielding outcomes as games finish."""
    waiting = iter(todo)
    with tempfile.TemporaryDirectory(prefix="kontor-arena-") as folder:
        team = Team(play, contests, Path(folder))
        try:
            for _ in range(min(workers, len(todo))):
                team.give(team.hire(), next(waiting))
            while team.busy:
                for worker, outcome in team.done():
                    job = next(waiting, None)
                    if job is None:
                        team.dismiss(worker)
                    else:
                        team.give(worker, job)  # sent before yielding, to keep the worker busy
                    yield outcome
        finally:
            team.end()


class Worker:
    """A worker process and the connection to it."""

    def __init__(self, play: Play, contests: Contests, journal: Path) -> None:
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.journal = journal
        self.process: SpawnProcess = context.Process(
            target=_work, args=(far, play, dict(contests), str(journal)), daemon=True
        )
        with _deaf():
            self.process.start()
        far.close()  # now the connection closes when the worker ends

    def end(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


class Team:
    """The workers and their current games."""

    def __init__(self, play: Play, contests: Contests, folder: Path) -> None:
        self.busy: dict[Worker, Job] = {}
        self._play = play
        self._contests = contests
        self._folder = folder
        self._hired = 0

    def hire(self) -> Worker:
        self._hired += 1
        return Worker(self._play, self._contests, self._folder / str(self._hired))

    def give(self, worker: Worker, job: Job) -> None:
        """Send a job to a worker. A worker that has died since its last game is replaced."""
        try:
            worker.line.send(job)
        except OSError:
            worker.end()
            worker = self.hire()
            worker.line.send(job)
        self.busy[worker] = job

    def done(self) -> Iterator[tuple[Worker, Outcome]]:
        """Wait for at least one finished game. Yields each worker with its outcome. Dead workers are replaced."""
        lines = {worker.line: worker for worker in self.busy}
        for ready in wait(list(lines)):
            assert isinstance(ready, Connection)
            worker = lines[ready]
            job = self.busy.pop(worker)
            try:
                outcome = Outcome(job, ready.recv())
            except (EOFError, OSError):
                worker.process.join()
                outcome = Outcome(job, self._died(worker, job))
                worker.end()
                worker = self.hire()
            yield worker, outcome

    def dismiss(self, worker: Worker) -> None:
        worker.end()

    def end(self) -> None:
        for worker in self.busy:
            worker.end()

    def _died(self, worker: Worker, job: Job) -> Crashed:
        contest = self._contests[job.part]
        written = worker.journal.read_text("ascii") if worker.journal.exists() else ""
        number, *actions = map(int, written.split()) if written.endswith("\n") else [job.number]
        record = so_far(contest, job.number, actions if number == job.number else [])
        names = [one.name for one in contest.seated(job.number)]
        return Crashed(job.number, names, f"exit status {worker.process.exitcode} of the worker", "", record)


def _work(line: Connection, play: Play, contests: Contests, journal: str) -> None:
    """Play the requested games in a worker, until the connection closes."""
    with Path(journal).open("w", encoding="ascii") as file:
        while True:
            try:
                job: Job = line.recv()
            except EOFError:
                return
            note = _Journal(file, job.number)
            outcome = play(contests[job.part], job.number, note)
            try:
                line.send(outcome)
            except OSError:  # the parent process is gone
                return


class _Journal:
    def __init__(self, file: IO[str], number: int) -> None:
        self._file = file
        self._written = 0
        file.seek(0)
        file.truncate()
        file.write(f"{number}\n")

    def __call__(self, actions: Sequence[int]) -> None:
        self._file.write("".join(f"{action}\n" for action in actions[self._written :]))
        self._file.flush()
        self._written = len(actions)


@contextmanager
def _deaf() -> Iterator[None]:
    """Make child processes started in this block ignore Ctrl-C; the parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
