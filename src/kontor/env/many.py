"""Many games at once: each step plays a decision in every game and returns one batch of numpy arrays."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import numpy as np
import numpy.typing as npt

from kontor.env.arguments import check_illegal, seed_of, whole
from kontor.env.batch import Batch, Games, new_batch
from kontor.env.task import Task
from kontor.env.workers import Workers


class Vector:
    """A number of games of the same task. A finished game is restarted automatically.

    With `processes`, the games are distributed over that many processes, which share memory; the games are the same.
    """

    def __init__(
        self, task: Task, count: int, *, seed: int | None = None, processes: int = 0, illegal: str = "raise"
    ) -> None:
        check_illegal(illegal)
        count, processes = whole("count", count), whole("processes", processes)
        if count < 1 or not 0 <= processes <= count:
            raise ValueError(f"there must be at least one game, and one for each process, not {count} for {processes}")
        self.task = task
        self.count = count
        self.closed = False
        first = seed_of(seed)
        self._workers: Workers | None = None
        if processes:
            self._workers = Workers(task, count, first, processes, illegal)
            self.batch = self._workers.batch
        else:
            self.batch = new_batch(task, count)
            self._games = Games(task, self.batch, 0, first, illegal)

    def reset(self, seed: int | None = None) -> Batch:
        """Start new games. Without a seed, the random number generators continue."""
        self._check_open()
        new = None if seed is None else whole("seed", seed, 0)
        if self._workers is None:
            self._games.reset(new)
        else:
            self._workers.ask(("reset", new))
        return self.batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Play one decision in every game and return the updated batch."""
        self._check_open()
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            told = f"{given.dtype} in the shape {given.shape}"
            raise ValueError(f"actions must be {self.count} whole numbers, one for each game, not {told}")
        self.batch.actions[:] = given
        if self._workers is None:
            self._games.step()
        else:
            self._workers.ask(("step", None))
        return self.batch

    def close(self) -> None:
        """End the processes. The arrays of the batch stay readable, but are no longer updated."""
        self.closed = True
        if self._workers is not None:
            self._workers.close()

    def _check_open(self) -> None:
        if self.closed:
            raise ValueError("the vector is closed: make another")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
