"""Spaces of a task for Gymnasium and PettingZoo."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

from kontor.env.task import Task

Kind = Callable[[Task], spaces.Space[Any]]


def numbers_space(task: Task) -> spaces.Box:
    """Space of plain observations."""
    high = task.encoder.high()
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def observation_space(task: Task) -> spaces.Dict:
    """Space of observations with an action mask."""
    mask = spaces.Box(0, 1, (task.actions,), dtype=np.int8)
    return spaces.Dict({"observation": numbers_space(task), "action_mask": mask})


def action_space(task: Task) -> spaces.Discrete:
    """Space of all actions of the board, by number."""
    return spaces.Discrete(task.actions)


class Spaces:
    """Spaces of every seat, created on demand. Each has its own random number generator."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._made: dict[tuple[Kind, int], spaces.Space[Any]] = {}

    def of(self, kind: Kind, seat: int) -> spaces.Space[Any]:
        """Space of a seat; always the same object."""
        if (kind, seat) not in self._made:
            self._made[kind, seat] = kind(self._task)
        return self._made[kind, seat]

    def copy(self) -> Spaces:
        """Copy the spaces with their random state. Spaces never sampled are created again on demand."""
        other = Spaces(self._task)
        other._made = {key: deepcopy(space) for key, space in self._made.items() if _has_drawn(space)}
        return other


def _has_drawn(space: spaces.Space[Any]) -> bool:
    """Whether a space or one of its parts was ever sampled; its generator is created on first use."""
    parts = space.spaces.values() if isinstance(space, spaces.Dict) else ()
    return any(part._np_random is not None for part in (space, *parts))
