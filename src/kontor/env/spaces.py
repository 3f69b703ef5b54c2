"""Observation spaces and formats for Gymnasium and PettingZoo."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

from kontor.env.table import Table
from kontor.env.task import Mask, Task

Kind = Callable[[], spaces.Space[Any]]

FORMS = ("columns", "masked", "packed")
"""Observation formats: float columns, a dictionary of columns and mask, or a dictionary of raw bytes and bits."""


class ObservationForm:
    """An observation format, with its space and a method that builds observations."""

    def __init__(self, task: Task, name: str) -> None:
        if name not in FORMS:
            raise ValueError(f"observation must be one of {', '.join(FORMS)}, not {name!r}")
        if name == "packed" and task.terms.pad:
            raise ValueError("packed observations cannot be padded")
        self.name = name
        self._task = task

    def space(self) -> spaces.Space[Any]:
        task = self._task
        if self.name == "packed":
            seen, mask = byte_space(task.encoder.bytes), byte_space(-(-task.actions // 8))
            return spaces.Dict({"observation": seen, "action_mask": mask})
        high = task.encoder.high()
        columns = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        if self.name == "columns":
            return columns
        return spaces.Dict({"observation": columns, "action_mask": mask_space(task)})

    def seen(self, table: Table, seat: int, mask: Mask | None = None) -> Any:
        """Return a seat's observation of a table. To save time, pass the action mask if you already have it."""
        encoder = self._task.encoder
        if self.name == "columns":
            return encoder.encode(table.position, seat)
        if mask is None:
            mask = table.mask() if seat == table.seat else self._task.no_action
        if self.name == "packed":
            bits = np.packbits(mask, bitorder="little")
            return {"observation": encoder.packed(table.position, seat), "action_mask": bits}
        return {"observation": encoder.encode(table.position, seat), "action_mask": mask}


def byte_space(width: int) -> spaces.Box:
    return spaces.Box(0, 255, (width,), dtype=np.uint8)


def mask_space(task: Task) -> spaces.Box:
    return spaces.Box(0, 1, (task.actions,), dtype=np.int8)


def action_space(task: Task) -> spaces.Discrete:
    """Return the board's action space, indexed by number."""
    return spaces.Discrete(task.actions)


class Spaces:
    """Spaces for all seats, created when they are first used. Each space has its own random number generator."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int], spaces.Space[Any]] = {}

    def of(self, name: str, kind: Kind, seat: int) -> spaces.Space[Any]:
        """Return a seat's space. The same object is returned on every call."""
        if (name, seat) not in self._made:
            self._made[name, seat] = kind()
        return self._made[name, seat]

    def copy(self) -> Spaces:
        """Copy the spaces with their random state. Spaces that were never sampled are created again when needed."""
        other = Spaces()
        other._made = {key: deepcopy(space) for key, space in self._made.items() if _has_drawn(space)}
        return other


def _has_drawn(space: spaces.Space[Any]) -> bool:
    """Return whether a space or one of its parts has been sampled. Gymnasium creates generators on first use."""
    parts = space.spaces.values() if isinstance(space, spaces.Dict) else ()
    return any(part._np_random is not None for part in (space, *parts))
