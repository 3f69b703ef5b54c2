"""The games of a batch in several processes, which write into memory that all of them share."""

from __future__ import annotations

import multiprocessing
import os
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from kontor.env.batch import FIELDS, Batch, Games, shapes
from kontor.env.task import Task

Request = tuple[str, int | None]


class Workers:
    """So many processes with about as many games each. A question goes to all, and is answered when all are done."""

    def __init__(self, task: Task, count: int, seed: int, processes: int, illegal: str) -> None:
        self._memory = SharedMemory(create=True, size=sum(size for _, _, size in stretches(task, count)))
        self.batch = batch_in(self._memory, task, count)
        self._processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        # Called by whoever closes, or when nobody can any more; a second call does nothing.
        self.close = weakref.finalize(self, shut, os.getpid(), self._lines, self._processes, self._memory)
        context = multiprocessing.get_context("spawn")
        bounds = [number * count // processes for number in range(processes + 1)]
        for first, stop in pairwise(bounds):
            here, there = context.Pipe()
            games = (there, self._memory.name, task, count, first, stop, seed, illegal)
            process = context.Process(target=work, args=games, daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)

    def ask(self, request: Request) -> None:
        """Send it to all and wait for all; an error in one of them is raised here."""
        reached = [self._send(number, request) for number in range(len(self._lines))]
        answers = [self._answer(number) if reached[number] else died(number) for number in range(len(self._lines))]
        for error in answers:
            if error is not None:
                raise error

    def _send(self, number: int, request: Request) -> bool:
        """Whether there is somebody to ask."""
        try:
            self._lines[number].send(request)
        except ConnectionError:
            return False
        return True

    def _answer(self, number: int) -> Exception | None:
        try:
            answer: Exception | None = self._lines[number].recv()
        except (EOFError, ConnectionError):
            return died(number)
        return answer


def shut(owner: int, lines: list[Connection], processes: list[BaseProcess], memory: SharedMemory) -> None:
    """Let the processes end. The memory is nameless then, and lives as long as an array lies in it."""
    if os.getpid() != owner:  # a fork of the owner holds copies of all this, and none of it is its own
        return
    for line in lines:
        line.close()  # whoever waits for a request finds that none will come
    for process in processes:
        process.join()
    memory.unlink()


def died(number: int) -> Exception:
    return RuntimeError(f"process {number} of the vector has died: close the vector and make another")


def stretches(task: Task, count: int) -> list[tuple[str, tuple[int, ...], int]]:
    """The arrays of a batch one after another: name, shape, bytes, each filled up to a multiple of eight."""
    found = []
    for name, shape in shapes(task, count).items():
        size = int(np.prod(shape)) * np.dtype(FIELDS[name]).itemsize
        found.append((name, shape, -(-size // 8) * 8))
    return found


def batch_in(memory: SharedMemory, task: Task, count: int) -> Batch:
    """A batch whose arrays lie in shared memory, which is given back when the last of them is gone."""
    ground = np.ndarray((memory.size,), np.uint8, memory.buf)
    weakref.finalize(ground, memory.close).atexit = False
    arrays: dict[str, Any] = {}
    at = 0
    for name, shape, size in stretches(task, count):
        arrays[name] = np.ndarray(shape, FIELDS[name], ground, at)
        at += size
    return Batch(**arrays)


def work(line: Connection, memory: str, task: Task, count: int, first: int, stop: int, seed: int, illegal: str) -> None:
    """What a process does: play its games when it is asked to, until the line is closed."""
    shared = SharedMemory(name=memory)
    games = Games(task, batch_in(shared, task, count).rows(first, stop), first, seed, illegal)
    while True:
        try:
            what, number = line.recv()
            line.send(answer(games, what, number))
        except (EOFError, ConnectionError):  # nobody asks any more
            return


def answer(games: Games, what: str, number: int | None) -> Exception | None:
    """Do what was asked; what goes wrong is told to whoever asked."""
    try:
        if what == "reset":
            games.reset(number)
        else:
            games.step()
    except Exception as error:
        return error
    return None
