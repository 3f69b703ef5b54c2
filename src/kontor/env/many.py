"""Many games at once: each step takes a decision in every game, and what follows is one batch of numpy arrays."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import numpy.typing as npt

from kontor.env.batch import Batch, Games, new_batch
from kontor.env.table import ILLEGAL
from kontor.env.task import Task
from kontor.env.workers import Workers


class Vector:
    """So many games of a task. Games that end begin anew by themselves.

    With `processes` they are shared out to so many processes, which write into the same memory; the games are the same.
    """

    def __init__(self, task: Task, count: int, *, seed: int = 0, processes: int = 0, illegal: str = "raise") -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if count < 1 or not 0 <= processes <= count:
            raise ValueError(f"there must be at least one game, and one for each process, not {count} for {processes}")
        self.task = task
        self.count = count
        self._workers: Workers | None = None
        if processes:
            self._workers = Workers(task, count, seed, processes, illegal)
            self.batch = self._workers.batch
        else:
            self.batch = new_batch(task, count)
            self._games = Games(task, self.batch, 0, seed, illegal)

    def reset(self, seed: int | None = None) -> Batch:
        """New games. Without a seed they go on with the random numbers that come next."""
        if self._workers is None:
            self._games.reset(seed)
        else:
            self._workers.ask(("reset", seed))
        return self.batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """A decision in every game, and what follows."""
        self.batch.actions[:] = actions
        if self._workers is None:
            self._games.step()
        else:
            self._workers.ask(("step", None))
        return self.batch

    def close(self) -> None:
        """End the processes. The batch must not be used any more then."""
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
