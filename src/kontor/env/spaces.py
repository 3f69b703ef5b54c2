"""The spaces of a task, as Gymnasium and PettingZoo name them."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

from kontor.env.task import Task

Kind = Callable[[Task], spaces.Space[Any]]


def numbers_space(task: Task) -> spaces.Box:
    """What a seat knows, in numbers."""
    high = task.encoder.high()
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def observation_space(task: Task) -> spaces.Dict:
    """The same with the mask of what can be done."""
    mask = spaces.Box(0, 1, (task.actions,), dtype=np.int8)
    return spaces.Dict({"observation": numbers_space(task), "action_mask": mask})


def action_space(task: Task) -> spaces.Discrete:
    """Every action that there is on the board, by its number."""
    return spaces.Discrete(task.actions)


class Spaces:
    """The spaces of every seat, made when they are asked for. Each draws by random numbers of its own."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._made: dict[tuple[Kind, int], spaces.Space[Any]] = {}

    def of(self, kind: Kind, seat: int) -> spaces.Space[Any]:
        """The space of a seat, always the same object."""
        if (kind, seat) not in self._made:
            self._made[kind, seat] = kind(self._task)
        return self._made[kind, seat]

    def copy(self) -> Spaces:
        """Others, which draw as these would. Those that have drawn nothing yet are as good as new, and made so."""
        other = Spaces(self._task)
        other._made = {key: deepcopy(space) for key, space in self._made.items() if _has_drawn(space)}
        return other


def _has_drawn(space: spaces.Space[Any]) -> bool:
    """Whether a space, or one that it is made of, has random numbers: they are made when first asked for."""
    parts = space.spaces.values() if isinstance(space, spaces.Dict) else ()
    return any(part._np_random is not None for part in (space, *parts))
