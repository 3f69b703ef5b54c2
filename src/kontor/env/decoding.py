"""Decoders for packed observations and masks, as numpy, torch or JAX arrays.

It is faster to expand observations on a GPU than to copy the expanded columns there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kontor.core import AnyGame, Setup
from kontor.env.layout import Layout

LARGE = (1 << 24, 1 << 16, 1 << 8, 1)
"""Factors for the bytes of a four-byte number, most significant byte first."""


class Decoder:
    """Expands packed observations to columns and bits to masks. Takes and returns the same type of array. Each column
    depends on one byte: it is either a flag that is 1 if the byte has a given value, or the byte divided by a unit. The
    first byte is the viewing seat, so rows of different seats can be mixed. With JAX, both methods work under `jit`.
    """

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        layout = Layout(game, setup)
        self.columns_number = layout.length
        self.actions = len(game.start(setup).action_table)
        shape = (setup.players, layout.length)
        source = np.zeros(shape, np.int32)
        code = np.full(shape, -1, np.int32)
        unit = np.ones(shape, np.float32)
        large: list[int] = []
        at = 0
        for part in layout.parts:
            size = 4 if part.large else 1
            for thing in part.things:
                for viewer in range(setup.players):
                    start = layout.start(part, thing, viewer)
                    if part.values:
                        for value in part.values:
                            column = start + layout.offset(part, value, viewer)
                            source[viewer, column], code[viewer, column] = at, value.code
                    else:
                        source[viewer, start], unit[viewer, start] = (-1 - len(large) if part.large else at), part.unit
                if part.large:
                    large.append(at)
                at += size
        self.bytes = at
        # In the combined array, four-byte numbers come after the bytes.
        self._tables = (np.where(source < 0, at - 1 - source, source), code, unit, np.array(large, np.int32))
        self._on_device: dict[Any, Any] = {}

    def columns(self, packed: Any) -> Any:
        """Return the columns of packed observations of shape (…, bytes), as float32."""
        xp = self._checked(packed, self.bytes)
        source, code, unit, large = self._tables_for(xp, packed)
        rows = packed.reshape(-1, self.bytes)
        seats = _cast(rows[:, 0], source.dtype)
        values = _cast(rows, xp.int32)
        if len(large):
            parts = [_cast(values[:, large + at], xp.float32) * weight for at, weight in enumerate(LARGE)]
            values = xp.concatenate((_cast(values, xp.float32), sum(parts)), 1)
        taken = _along(xp, values, source[seats])
        codes = code[seats]
        expanded = xp.where(codes < 0, taken / unit[seats], _cast(taken == codes, xp.float32))
        return _cast(expanded, xp.float32).reshape(*packed.shape[:-1], self.columns_number)

    def mask(self, bits: Any) -> Any:
        """Return the masks of packed bits of shape (…, bytes), with one boolean for each action."""
        xp = self._checked(bits, -(-self.actions // 8))
        spread = xp.stack([(bits >> shift) & 1 for shift in range(8)], -1)
        return spread.reshape(*bits.shape[:-1], -1)[..., : self.actions] != 0

    def _checked(self, array: Any, width: int) -> Any:
        """Return the library of an array. Raises ValueError if the array does not come from this decoder's setup."""
        if not array.shape or array.shape[-1] != width or not str(array.dtype).endswith("uint8"):
            told = f"need rows of {width} bytes (uint8), not {array.dtype} in the shape {tuple(array.shape)}"
            raise ValueError(f"{told}: the decoder must have the same setup")
        return namespace(array)

    def _tables_for(self, xp: Any, array: Any) -> Any:
        """Return the lookup tables as arrays of the same kind on the same device."""
        if xp is np:
            return self._tables
        if xp.__name__ != "torch":
            return tuple(xp.asarray(table) for table in self._tables)
        if array.device not in self._on_device:
            made = [xp.as_tensor(table, device=array.device) for table in self._tables]
            self._on_device[array.device] = [one.long() if one.dtype == xp.int32 else one for one in made]
        return self._on_device[array.device]


def namespace(array: Any) -> Any:
    """Return the library of an array: numpy, `jax.numpy` or torch."""
    if hasattr(array, "__array_namespace__"):
        return array.__array_namespace__()
    import torch

    return torch


def _cast(array: Any, kind: Any) -> Any:
    return array.astype(kind) if hasattr(array, "astype") else array.to(kind)


def _along(xp: Any, values: Any, at: Any) -> Any:
    return xp.take_along_dim(values, at, 1) if xp.__name__ == "torch" else xp.take_along_axis(values, at, 1)
