"""The spaces of a task, as Gymnasium and PettingZoo name them."""

from __future__ import annotations

from copy import copy, deepcopy

import numpy as np
from gymnasium import spaces

from kontor.env.task import Task


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


def copied(space: spaces.Discrete) -> spaces.Discrete:
    """The same space with random numbers of its own, which go on as the other's would."""
    other = copy(space)
    if space._np_random is not None:  # made when first asked for: most copies are never sampled from
        other._np_random = deepcopy(space._np_random)
    return other
