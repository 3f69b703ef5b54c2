"""Observations as numpy arrays: the bytes that a game writes of a view, spread over the columns of the layout."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.core import Game, Setup
from kontor.core.observation import Part
from kontor.env.layout import Layout

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

BYTES = 256
LARGE = np.array([1 << 24, 1 << 16, 1 << 8, 1], dtype=np.float32)


class Encoder:
    """Writes what a seat knows into columns, and reads it back. Seats are counted from the one that looks."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.layout = Layout(game, setup)
        self.length = self.layout.length
        self._game = game
        self._players = setup.players
        parts = self.layout.parts
        starts = np.cumsum([0, *(part.width() for part in parts)])
        spans = [np.arange(start, start + part.width()) for start, part in zip(starts, parts)]
        self._named = _joined([span for span, part in zip(spans, parts) if part.values])
        self._small = _joined([span for span, part in zip(spans, parts) if not part.values and not part.large])
        self._large = _joined([span for span, part in zip(spans, parts) if part.large]).reshape(-1, 4)
        numbers = [part for part in parts if not part.values and not part.large]
        self._numbers = [*numbers, *(part for part in parts if part.large)]
        self._units = np.array([part.unit for part in self._numbers for _ in part.things], dtype=np.float32)
        self._bytes = int(starts[-1])

        viewers = range(self._players)
        self._value_columns = [self._columns_of_values(viewer) for viewer in viewers]
        self._number_columns = [
            np.array([self.layout.column(part, thing, viewer) for part in self._numbers for thing in part.things], int)
            for viewer in viewers
        ]
        self._first_byte = np.arange(len(self._named)) * BYTES

    def high(self) -> Floats:
        """The largest number that each column can hold."""
        row = np.ones(self.length, dtype=np.float32)
        for stretch in self.layout.stretches:
            if not stretch.values:
                row[stretch.start : stretch.stop] = stretch.most / stretch.unit
        return row

    def encode(self, position: Any, seat: int) -> Floats:
        """What this seat knows of a position."""
        row = np.zeros(self.length, dtype=np.float32)
        self.encode_into(position, seat, row)
        return row

    def encode_into(self, position: Any, seat: int, row: Floats) -> None:
        """The same, written into a row of zeros."""
        raw = np.frombuffer(self.known(position, seat), dtype=np.uint8)
        row[self._value_columns[seat][self._first_byte + raw[self._named]]] = 1.0
        small = raw[self._small].astype(np.float32)
        numbers = np.concatenate([small, raw[self._large] @ LARGE]) if len(self._large) else small
        row[self._number_columns[seat]] = numbers / self._units

    def known(self, position: Any, seat: int) -> bytes:
        """All bytes of an observation: who looks, who decides, and what the game writes of the seat's view."""
        actor = position.actor
        head = bytes((seat, actor if actor >= 0 else self._players))
        return head + self._game.observation(position.view(seat))

    def decode(self, row: Floats, seat: int) -> bytes:
        """The bytes that an observation of this seat was made from: nothing is lost in it."""
        raw = np.zeros(self._bytes, dtype=np.uint8)
        columns = self._value_columns[seat].reshape(-1, BYTES)
        there = row[np.minimum(columns, self.length - 1)] * (columns < self.length)
        raw[self._named] = there.argmax(axis=1)
        numbers = np.rint(row[self._number_columns[seat]] * self._units).astype(np.int64)
        raw[self._small] = numbers[: len(self._small)]
        for byte in range(4):
            raw[self._large[:, byte]] = (numbers[len(self._small) :] >> (24 - 8 * byte)) % BYTES
        return raw.tobytes()

    def _columns_of_values(self, viewer: int) -> Ints:
        """For each thing that has values and each byte the column to set: one past the last for a byte of no value."""
        rows = [
            self._row(part, viewer, number)
            for part in self.layout.parts
            if part.values
            for number in range(len(part.things))
        ]
        return np.concatenate(rows)

    def _row(self, part: Part, viewer: int, number: int) -> Ints:
        row = np.full(BYTES, self.length, dtype=np.int64)
        for value in part.values:
            row[value.code] = self.layout.column(part, part.things[number], viewer, value)
        return row


def _joined(spans: list[npt.NDArray[Any]]) -> Ints:
    return np.concatenate(spans) if spans else np.zeros(0, dtype=np.int64)
