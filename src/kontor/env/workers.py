"""Runs a batch of games in several processes that share memory."""

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

from kontor.env.batch import Batch, Games, arrays
from kontor.env.task import Task

Request = tuple[str, tuple[Any, ...]]


class Workers:
    """Worker processes, with about the same number of games each. Every request waits until all processes are done."""

    def __init__(self, task: Task, count: int, seed: int, processes: int, illegal: str, packed: bool) -> None:
        self._memory = SharedMemory(create=True, size=sum(size for *_, size in stretches(task, count, packed)))
        self.batch = batch_in(self._memory, task, count, packed)
        self._processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        # Called by close() and on garbage collection. A second call does nothing.
        self.close = weakref.finalize(self, shut, os.getpid(), self._lines, self._processes, self._memory)
        context = multiprocessing.get_context("spawn")
        bounds = [number * count // processes for number in range(processes + 1)]
        for first, stop in pairwise(bounds):
            here, there = context.Pipe()
            games = (there, self._memory.name, task, count, first, stop, seed, illegal, packed)
            process = context.Process(target=work, args=games, daemon=True)
            process.start()
            there.close()
            self._processes.append(process)
            self._lines.append(here)

    def ask(self, request: Request) -> None:
        """Send a request to all processes and wait for them. If a process fails, its error is raised here."""
        reached = [self._send(number, request) for number in range(len(self._lines))]
        answers = [self._answer(number) if reached[number] else died(number) for number in range(len(self._lines))]
        for error in answers:
            if error is not None:
                raise error

    def _send(self, number: int, request: Request) -> bool:
        """Send a request. Returns whether the process is still alive."""
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
    """Stop the processes. The shared memory is freed together with the last array in it."""
    if os.getpid() != owner:  # forked processes have copies of these objects but do not own the memory
        return
    for line in lines:
        line.close()  # ends the loop of the waiting process
    for process in processes:
        process.join()
    memory.unlink()


def died(number: int) -> Exception:
    return RuntimeError(f"process {number} of the vector has died: close the vector and make a new one")


def stretches(task: Task, count: int, packed: bool) -> list[tuple[str, tuple[int, ...], Any, int]]:
    """Return the name, shape, type and size of each array of a batch. Sizes are rounded up to multiples of 8 bytes."""
    found = []
    for name, (shape, kind) in arrays(task, count, packed).items():
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found.append((name, shape, kind, -(-size // 8) * 8))
    return found


def batch_in(memory: SharedMemory, task: Task, count: int, packed: bool) -> Batch:
    """Return a batch with its arrays in shared memory. The memory is released together with the last array."""
    ground = np.ndarray((memory.size,), np.uint8, memory.buf)
    weakref.finalize(ground, memory.close).atexit = False
    found: dict[str, Any] = {}
    at = 0
    for name, shape, kind, size in stretches(task, count, packed):
        found[name] = np.ndarray(shape, kind, ground, at)
        at += size
    return Batch(**found)


def work(
    line: Connection,
    memory: str,
    task: Task,
    count: int,
    first: int,
    stop: int,
    seed: int,
    illegal: str,
    packed: bool,
) -> None:
    """Play games on request, until the connection closes."""
    shared = SharedMemory(name=memory)
    games = Games(task, batch_in(shared, task, count, packed).rows(first, stop), first, seed, illegal)
    while True:
        try:
            line.send(answer(games, *line.recv()))
        except (EOFError, ConnectionError):  # the parent process is gone
            return


def answer(games: Games, what: str, arguments: tuple[Any, ...]) -> Exception | None:
    """Carry out a request by calling a method of the games. Errors are returned to the parent process."""
    try:
        getattr(games, what)(*arguments)
    except Exception as error:
        return error
    return None
