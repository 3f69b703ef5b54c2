"""Observations as numpy arrays. A game writes bytes for a view, and an encoder expands them to columns."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kontor.core import AnyGame, Position, Setup
from kontor.core.observation import Part
from kontor.env.layout import Layout

if TYPE_CHECKING:
    from kontor.env.padding import Padding

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.intp]
Bytes = npt.NDArray[np.uint8]

BYTES = 256
NOWHERE = 1 << 40
"""A column index that is out of range for every array, so using it raises an error."""
AT_ONCE = 12_000
"""Number of bytes expanded at once. With more, numpy would request memory for every temporary array from the system."""
LARGE = np.dtype(">u4")
"""Data type of a four-byte number, most significant byte first."""


class Encoder:
    """Encodes a seat's knowledge as columns and decodes it. Seats are numbered relative to the viewer.

    Each byte sets one column. The index of the column is the first column of the item plus an offset that depends on
    the value. Offsets and values are stored per part and seat rather than per item, to fit in the processor's cache.
    """

    def __init__(self, game: AnyGame, setup: Setup, padding: Padding | None = None) -> None:
        """Create an encoder. With `padding`, columns are in the positions given by the padded layout."""
        self.layout = Layout(game, setup)
        self._most = self.layout.high() if padding is None else padding.most
        self._moved = None if padding is None else padding.columns(self.layout)
        self.length = len(self._most)
        self.observation = game.observation
        self.hides = game.hides(setup)
        viewers = range(setup.players)
        self.heads = [[bytes((seat, actor)) for actor in range(setup.players + 1)] for seat in viewers]

        parts = self.layout.parts
        single, large = [part for part in parts if not part.large], [part for part in parts if part.large]
        bounds = np.cumsum([0, *(part.width() for part in parts)])
        spans = [np.arange(*bound) for bound in pairwise(bounds)]
        self.bytes = int(bounds[-1])
        self._at_once = max(1, AT_ONCE // self.bytes)
        self._single = _places([span for span, part in zip(spans, parts) if not part.large])
        self._large = _places([span for span, part in zip(spans, parts) if part.large])

        self._offsets = np.concatenate([self._offsets_of(part, viewer) for viewer in viewers for part in single])
        self._worth = np.concatenate([_worth_of(part) for _ in viewers for part in single])
        table = np.repeat(np.arange(len(single)), [part.width() for part in single])
        self._tables = np.array([(viewer * len(single) + table) * BYTES for viewer in viewers])
        """Index at which the table of each single byte starts, for each seat."""
        self._starts = self._first_columns(single)
        self._large_starts = self._first_columns(large)
        self._units = np.array([part.unit for part in large for _ in part.things], dtype=np.float32)

    def high(self) -> Floats:
        """Return the largest value of each column."""
        return np.array(self._most, np.float32)

    def encode(self, position: Position, seat: int) -> Floats:
        """Encode a seat's knowledge of a position."""
        row = np.zeros(self.length, dtype=np.float32)
        self.encode_into(position, seat, row)
        return row

    def encode_into(self, position: Position, seat: int, row: Floats) -> None:
        """Encode a seat's knowledge into a row of zeros."""
        raw = np.frombuffer(self.known(position, seat), np.uint8)
        self._spread(raw, seat, row)

    def expand(self, packed: Bytes, rows: Floats) -> None:
        """Write the columns of several packed observations into rows of zeros."""
        for first in range(0, len(packed), self._at_once):
            some = slice(first, first + self._at_once)
            columns = rows[some].reshape(-1)
            self._spread(packed[some], packed[some, 0].astype(np.intp), columns)
            if not rows.flags.c_contiguous:  # in this case, `reshape` has made a copy
                rows[some] = columns.reshape(rows[some].shape)

    def _spread(self, raw: Bytes, seats: int | Ints, columns: Floats) -> None:
        """Set the columns for one or several rows of bytes."""
        at = self._tables[seats] + raw[..., self._single]
        places = self._offsets[at]
        places += self._starts[seats]
        columns[self._placed(places)] = self._worth[at]
        if len(self._units):
            large = np.ascontiguousarray(raw[..., self._large])  # numpy's result for multiple rows is not in C order
            columns[self._placed(self._large_starts[seats])] = large.view(LARGE) / self._units

    def _placed(self, places: Ints) -> Ints:
        """Return the flat indices of columns in an array of all rows."""
        if self._moved is not None:
            places = self._moved[places]
        return places if places.ndim == 1 else places + self.length * np.arange(len(places))[:, None]

    def known(self, position: Position, seat: int) -> bytes:
        """Return all bytes of an observation: the viewing seat, the deciding seat, then the game's own bytes."""
        actor = position.actor
        head = self.heads[seat][actor if actor >= 0 else -1]
        return head + self.observation(position.view(seat) if self.hides else position)

    def packed(self, position: Position, seat: int) -> Bytes:
        """Return a seat's knowledge as raw bytes, the packed form of `encode`."""
        return np.frombuffer(self.known(position, seat), np.uint8)

    def decode(self, row: Floats, seat: int) -> bytes:
        """Recover the bytes from an encoded observation. The encoding is lossless."""
        raw = np.zeros(self.bytes, dtype=np.uint8)
        every = self._tables[seat][:, None] + np.arange(BYTES)
        columns = self._starts[seat][:, None] + self._offsets[every]
        # The original byte is the first one that would produce these values. Columns past the end never match.
        there = np.append(row, np.float32(np.nan))[np.minimum(columns, self.length)] == self._worth[every]
        raw[self._single] = there.argmax(axis=1)
        numbers = np.rint(row[self._large_starts[seat]] * self._units).astype(LARGE)
        raw[self._large] = numbers.view(np.uint8)
        return raw.tobytes()

    def _first_columns(self, parts: list[Part]) -> Ints:
        """Return the first column of each item, for each seat."""
        things = [(part, thing) for part in parts for thing in part.things]
        viewers = range(self.layout.players)
        return np.array([[self.layout.start(*thing, viewer) for thing in things] for viewer in viewers], np.intp)

    def _offsets_of(self, part: Part, viewer: int) -> Ints:
        """Return the offset of each byte from its item's first column, or NOWHERE if the byte has no meaning."""
        if not part.values:
            return np.zeros(BYTES, np.intp)
        offsets = np.full(BYTES, NOWHERE, np.intp)
        for value in part.values:
            offsets[value.code] = self.layout.offset(part, value, viewer)
        return offsets


def _worth_of(part: Part) -> Floats:
    return np.ones(BYTES, np.float32) if part.values else np.arange(BYTES, dtype=np.float32) / np.float32(part.unit)


def _places(spans: list[Ints]) -> Ints | slice:
    """Return byte indices, as a slice if they are contiguous, because that is faster."""
    places = np.concatenate(spans) if spans else np.zeros(0, np.intp)
    first = int(places[0]) if len(places) else 0
    return slice(first, first + len(places)) if np.array_equal(places, first + np.arange(len(places))) else places
