"""A batch of games that write to numpy arrays, one row per game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.env.bits import Stream
from kontor.env.loop import ended, known_to_actors, play_all
from kontor.env.table import Table
from kontor.env.task import Task

FIELDS: dict[str, Any] = {
    "observations": np.float32,
    "masks": np.int8,
    "seats": np.int64,
    "rewards": np.float32,
    "terminated": np.bool_,
    "truncated": np.bool_,
    "actions": np.int64,
    "final_observations": np.float32,
    "scores": np.int64,
    "ranks": np.int64,
    "reasons": np.int64,
}
PACKED = {"observations": np.uint8, "masks": np.uint8, "final_observations": np.uint8}
"""Array types that depend on whether observations are packed."""


@dataclass(frozen=True)
class Batch:
    """Arrays with one row per game: the deciding seat, its observation and its action mask.

    `rewards` contains the rewards of the last step, with one column per seat. `terminated` or `truncated` is set in the
    last step of a game. When a game ends, its row contains the start of the next game. `final_observations` (for the
    seat that decided last), `scores`, `ranks` and `reasons` describe the end of the old game.
    """

    observations: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    """Actions played in the last step, including replacements of illegal ones."""
    final_observations: npt.NDArray[Any]
    scores: npt.NDArray[np.int64]
    ranks: npt.NDArray[np.int64]
    reasons: npt.NDArray[np.int64]
    """Reasons for the end, as indexes into `Task.reasons`."""

    def rows(self, first: int, stop: int) -> Batch:
        """Return the rows for a range of games. They share memory with this batch."""
        return Batch(**{name: getattr(self, name)[first:stop] for name in FIELDS})


def arrays(task: Task, count: int, packed: bool) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return the shape and type of each array of a batch."""
    seen = task.encoder.bytes if packed else task.encoder.length
    wide = dict.fromkeys(("observations", "final_observations"), seen)
    wide |= dict.fromkeys(("rewards", "scores", "ranks"), task.players)
    wide["masks"] = -(-task.actions // 8) if packed else task.actions
    kinds = FIELDS | (PACKED if packed else {})
    return {name: ((count, wide[name]) if name in wide else (count,), kind) for name, kind in kinds.items()}


def new_batch(task: Task, count: int, packed: bool) -> Batch:
    return Batch(**{name: np.zeros(shape, kind) for name, (shape, kind) in arrays(task, count, packed).items()})


class Games:
    """Games that write to the rows of a batch. Game n has the same seed, whichever process plays it."""

    def __init__(self, task: Task, batch: Batch, first: int, seed: int, illegal: str) -> None:
        self._task = task
        self._batch = batch
        self._packed = batch.observations.dtype == np.uint8
        self._seed = seed
        self._first = first
        self._illegal = illegal
        self._tables: list[Table] = []
        self._paid = False
        """Whether the last step gave rewards or ended a game."""
        self._rows = np.arange(len(batch.seats))
        self._heads = [task.encoder.heads[seat][seat] for seat in range(task.players)]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start new games, in all rows or those selected by `reset_mask`. The other options are those of `Table`."""
        mask = (options or {}).get("reset_mask")
        numbers = range(self._first, self._first + len(self._batch.seats))
        if mask is not None and not self._tables:
            raise ValueError("reset the whole vector first, without reset_mask")
        if mask is None and (seed is not None or not self._tables):
            self._seed = self._seed if seed is None else seed
            self._tables = [Table(self._task, Stream((self._seed, number)), options) for number in numbers]
        else:
            for number, table in zip(numbers, self._tables):
                if mask is None or mask[number]:
                    table.bits = table.bits if seed is None else Stream((seed, number))
                    table.start(options)
        self._matches = [table.match for table in self._tables]
        if ended(self._matches):
            raise ValueError("each game of a vector must start at a position with a decision to make")
        self._forget_payment()
        self._write()

    def step(self) -> bool:
        """Play the actions of the batch. Returns whether there are any rewards or any game has ended."""
        if not self._tables:
            raise ValueError("call reset() first")
        task, tables, played = self._task, self._tables, self._batch.actions
        if self._paid:
            self._forget_payment()
        try:
            own = self._own(played)
            wrong = self._wrong(own)
            actions = own.tolist()
            if not wrong:
                play_all(self._matches, actions)
            else:
                first = wrong[0] if self._illegal == "raise" else len(tables)
                for row in wrong:
                    actions[row] = -1
                play_all(self._matches[:first], actions[:first])
                for row in wrong:
                    played[row] = tables[row].play(int(played[row]), self._illegal)
            rows = range(len(tables)) if task.terms.shaping else ended(self._matches)
            for row in rows:
                self._paid = True
                self._pay(row, tables[row])
            return self._paid
        finally:  # earlier games in the batch have already advanced
            self._write()

    def _own(self, actions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        numbers = self._task.own_actions
        if numbers is None:
            return actions
        known = (actions >= 0) & (actions < len(numbers))
        return np.where(known, numbers[np.where(known, actions, 0)], -1)

    def _wrong(self, actions: npt.NDArray[np.int64]) -> list[int]:
        """Return the rows in which the action is not legal."""
        if len(actions) <= FEW:
            return [row for row, match in enumerate(self._matches) if actions[row] not in match.legal]
        inside = actions.view(np.uint64) < self._task.own_number  # negative numbers become large ones
        marked = self._bits[self._rows, np.where(inside, actions, 0) >> 3] >> (actions & 7) & 1
        return np.flatnonzero(~inside | (marked == 0)).tolist()

    def _forget_payment(self) -> None:
        self._paid = False
        for array in (self._batch.rewards, self._batch.terminated, self._batch.truncated):
            array.fill(0)

    def _pay(self, row: int, table: Table) -> None:
        batch = self._batch
        batch.rewards[row] = table.rewards()
        if not table.over():
            return
        batch.terminated[row], batch.truncated[row] = table.terminated(), table.truncated()
        result = table.result()
        batch.scores[row], batch.ranks[row] = result.scores, result.ranks
        batch.reasons[row] = self._task.reasons.index(result.reason)
        encoder, seat = self._task.encoder, int(batch.seats[row])
        seen = encoder.packed if self._packed else encoder.encode
        batch.final_observations[row] = seen(table.position, seat)
        table.start()
        self._matches[row] = table.match

    def _write(self) -> None:
        batch, matches, task, encoder = self._batch, self._matches, self._task, self._task.encoder
        known = known_to_actors(matches, encoder.observation, self._heads, encoder.hides)
        packed = np.frombuffer(known, np.uint8).reshape(len(matches), -1)
        self._bits = task.own_bits([match.legal for match in matches])
        batch.seats[:] = packed[:, 0]
        if self._packed:
            batch.masks[:], batch.observations[:] = self._bits, packed
        else:
            batch.masks[:] = task.unpacked(self._bits)
            batch.observations.fill(0)
            encoder.expand(packed, batch.observations)


_BITS = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
NTH_BIT = np.argsort(_BITS == 0, axis=1, kind="stable")
"""Index of the nth set bit of each byte."""
FEW = 16
"""Number of rows up to which unpacking all bits is faster than searching for one."""


def any_legal(masks: npt.NDArray[Any], generator: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw a uniformly random legal action for each row of masks.

    >>> any_legal(np.array([[0, 0, 1], [1, 0, 0]], np.int8), np.random.default_rng(1)).tolist()
    [2, 0]

    Accepts masks with one integer per action and packed masks (uint8) with one bit per action.
    """
    if np.ndim(masks) != 2:
        raise ValueError("masks must have one row per game")
    if masks.dtype == np.uint8:
        if len(masks) > FEW:
            return _any_bit(masks, generator)
        masks = np.unpackbits(masks, axis=1, bitorder="little")
    width = masks.shape[1]
    legal = masks.astype(bool).ravel().nonzero()[0]  # numpy handles booleans much faster than integers here
    bounds = legal.searchsorted(width * np.arange(len(masks) + 1))
    chosen = bounds[:-1] + _drawn(bounds[1:] - bounds[:-1], generator)
    actions: npt.NDArray[np.int64] = legal[chosen] % width
    return actions


def _any_bit(bits: npt.NDArray[np.uint8], generator: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw a random set bit from each row by choosing a word, then a byte, then a bit."""
    rows, width = bits.shape
    padded = np.zeros((rows, -(-width // 8) * 8), np.uint8)
    padded[:, :width] = bits
    each = np.arange(rows)
    words = np.bitwise_count(padded.view(np.uint64))
    word, left = _holder(words, _drawn(words.sum(axis=1, dtype=np.int64), generator))
    chosen = padded.reshape(rows, -1, 8)[each, word]
    byte, left = _holder(np.bitwise_count(chosen), left)
    actions: npt.NDArray[np.int64] = 64 * word + 8 * byte + NTH_BIT[chosen[each, byte], left]
    return actions


def _holder(counts: npt.NDArray[np.uint8], wanted: npt.NDArray[np.int64]) -> tuple[Any, Any]:
    """Find the part of each row that contains the wanted bit. Returns its index, and the number of the bit in it."""
    after = np.cumsum(counts, axis=1, dtype=np.int32)
    part = (after > wanted[:, None]).argmax(axis=1)
    return part, wanted - (after - counts)[np.arange(len(counts)), part]


def _drawn(numbers: npt.NDArray[np.int64], generator: np.random.Generator) -> npt.NDArray[np.int64]:
    if np.count_nonzero(numbers) < len(numbers):
        raise ValueError(f"row {int(numbers.argmin())} has no legal action")
    return (generator.random(len(numbers)) * numbers).astype(np.int64)
