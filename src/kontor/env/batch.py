"""A batch of games: numpy arrays with one row per game, and the games that write into them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.env.bits import Stream
from kontor.env.encoding import Floats
from kontor.env.table import Table
from kontor.env.task import Mask, Task

FIELDS: dict[str, Any] = {
    "observations": np.float32,
    "masks": np.int8,
    "seats": np.int64,
    "rewards": np.float32,
    "terminated": np.bool_,
    "truncated": np.bool_,
    "actions": np.int64,
}


@dataclass(frozen=True)
class Batch:
    """One row per game: the deciding seat, its observation, and its action mask.

    `rewards` has a column for each seat and contains the rewards of the last step. `terminated` or `truncated` mark the
    last step of a game; the rest of the row then already shows the start of the next game. Each step overwrites the
    arrays: copy any data you want to keep.
    """

    observations: Floats
    masks: Mask
    seats: npt.NDArray[np.int64]
    rewards: Floats
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    """Actions played in the last step, including the replacements of illegal actions."""

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        return self.terminated | self.truncated

    def rows(self, first: int, stop: int) -> Batch:
        """Rows of some of the games, sharing the same memory."""
        return Batch(**{name: getattr(self, name)[first:stop] for name in FIELDS})


def shapes(task: Task, count: int) -> dict[str, tuple[int, ...]]:
    """Shape of each array of a batch."""
    wide = {"observations": task.encoder.length, "masks": task.actions, "rewards": task.players}
    return {name: (count, wide[name]) if name in wide else (count,) for name in FIELDS}


def new_batch(task: Task, count: int) -> Batch:
    return Batch(**{name: np.zeros(shape, FIELDS[name]) for name, shape in shapes(task, count).items()})


class Games:
    """Games that write into the rows of a batch. Game n has the same seed in every process."""

    def __init__(self, task: Task, batch: Batch, first: int, seed: int, illegal: str) -> None:
        self._task = task
        self._batch = batch
        self._seed = seed
        self._first = first
        self._illegal = illegal
        self._tables: list[Table] = []

    def reset(self, seed: int | None = None) -> None:
        if seed is not None or not self._tables:
            self._seed = self._seed if seed is None else seed
            numbers = range(self._first, self._first + len(self._batch.seats))
            self._tables = [Table(self._task, Stream((self._seed, number))) for number in numbers]
        else:
            for table in self._tables:
                table.start()
        self._forget_payment()
        self._write()

    def step(self) -> None:
        """Play the actions of the batch."""
        if not self._tables:
            raise ValueError("reset the vector first")
        self._forget_payment()
        try:
            for row, (table, action) in enumerate(zip(self._tables, self._batch.actions.tolist())):
                played = table.play(action, self._illegal)
                if played != action:
                    self._batch.actions[row] = played
                if table.over():
                    self._pay(row, table)
                    table.start()
        finally:  # games before the one with a rejected action have already advanced
            self._write()

    def _forget_payment(self) -> None:
        for array in (self._batch.rewards, self._batch.terminated, self._batch.truncated):
            array.fill(0)

    def _pay(self, row: int, table: Table) -> None:
        self._batch.terminated[row] = table.terminated()
        self._batch.truncated[row] = table.truncated()
        self._batch.rewards[row] = table.rewards()

    def _write(self) -> None:
        batch, tables = self._batch, self._tables
        seats = [table.seat for table in tables]
        batch.seats[:] = seats
        marks = b"".join([self._task.marks(table.legal) for table in tables])
        batch.masks[:] = np.frombuffer(marks, np.int8).reshape(batch.masks.shape)
        batch.observations.fill(0)
        self._task.encoder.encode_all([table.position for table in tables], seats, batch.observations)


def any_legal(masks: Mask, generator: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw a legal action uniformly for each row of masks: random play for a whole batch."""
    if np.ndim(masks) != 2:
        raise ValueError("masks must have a row for each game, as those of a batch do")
    width = masks.shape[1]
    legal = np.flatnonzero(masks.astype(bool))  # much faster in numpy on booleans than on integers
    bounds = np.searchsorted(legal, width * np.arange(len(masks) + 1))
    numbers = np.diff(bounds)
    if not numbers.all():
        raise ValueError(f"row {int(numbers.argmin())} has no legal action")
    chosen = bounds[:-1] + (generator.random(len(masks)) * numbers).astype(np.int64)
    actions: npt.NDArray[np.int64] = legal[chosen] % width
    return actions
