"""Many games at once, as a Gymnasium `VectorEnv`. Each step plays a decision in every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kontor.env.arguments import check_illegal, seed_of, unknown_options, whole
from kontor.env.batch import Games, new_batch
from kontor.env.spaces import ObservationForm, action_space
from kontor.env.task import Task
from kontor.env.workers import Workers

Infos = dict[str, Any]

OPTIONS = ("actions", "position", "reset_mask")
"""Keys of the options for `reset`."""


class KontorVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of the same task, with one policy in all seats.

    Each row is the observation of the seat to decide in that game (`infos["seat"]`). Each step returns the reward of
    the seat that acted. `infos["rewards"]` contains the rewards of all seats. When a game is finished, a new one starts
    in the same step. `infos["final_obs"]` and `infos["final_info"]` then describe the end of the old game.

    With `processes`, that many processes with shared memory play the games. The results do not change.
    """

    def __init__(
        self,
        task: Task,
        count: int,
        *,
        seed: int | None = None,
        processes: int = 0,
        illegal: str = "raise",
        observation: str = "columns",
        copy: bool = True,
    ) -> None:
        """Create the games. Unless `copy` is set, each step overwrites the previous step's arrays."""
        check_illegal(illegal)
        count, processes = whole("count", count, 1), whole("processes", processes, 0)
        if processes > count:
            raise ValueError(f"each process needs at least one game: {count} games for {processes} processes")
        form = ObservationForm(task, observation)
        if form.name == "masked":
            raise ValueError("observation must be columns or packed here; the masks are in the infos")
        self.task = task
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        space = form.space()
        self.single_observation_space = space["observation"] if isinstance(space, spaces.Dict) else space
        self.single_action_space = action_space(task)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._rows = np.arange(count)
        self._copy = copy
        first, packed = seed_of(seed), form.name == "packed"
        self._workers: Workers | None = None
        if processes:
            self._workers = Workers(task, count, first, processes, illegal, packed)
            self.batch = self._workers.batch
        else:
            self.batch = new_batch(task, count, packed)
            self._games = Games(task, self.batch, 0, first, illegal)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Infos]:
        """Start new games. Without a seed, the random number generators continue.

        The keys of `options` are `position` or `actions` to begin from, and `reset_mask`, an array of booleans that
        selects the games to reset. The options apply only to the first game after the reset.
        """
        self._check_open()
        new, given = None if seed is None else whole("seed", seed, 0), dict(options or {})
        if wrong := unknown_options(given, OPTIONS):
            raise ValueError(wrong)
        mask = given.get("reset_mask")
        if mask is not None and (np.shape(mask) != (self.num_envs,) or np.asarray(mask).dtype != np.bool_):
            raise ValueError(f"reset_mask must be {self.num_envs} booleans, one per game, not {mask!r}")
        if self._workers is None:
            self._games.reset(new, given)
        else:
            self._workers.ask(("reset", (new, given)))
        return self._kept(self.batch.observations), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, Infos]:
        """Play one decision in every game."""
        self._check_open()
        given, batch = np.asarray(actions), self.batch
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} in the shape {given.shape}"
            raise ValueError(f"actions must be {self.num_envs} whole numbers, one per game, not {told}")
        acted = batch.seats.copy()
        batch.actions[:] = given
        if self._workers is not None:
            self._workers.ask(("step", ()))
        elif not self._games.step():  # usually, there are no rewards, and no game has ended
            count, seen = self.num_envs, self._kept(batch.observations)
            return seen, np.zeros(count, np.float32), np.zeros(count, bool), np.zeros(count, bool), self._infos()
        infos = self._infos()
        over = batch.terminated | batch.truncated
        if over.any():
            infos["final_obs"], infos["_final_obs"] = self._kept(batch.final_observations), over
            final = {"scores": batch.scores, "ranks": batch.ranks, "reason": batch.reasons, "seat": acted}
            infos["final_info"], infos["_final_info"] = {name: self._kept(told) for name, told in final.items()}, over
        rewards = batch.rewards[self._rows, acted]
        return self._kept(batch.observations), rewards, batch.terminated.copy(), batch.truncated.copy(), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes. The arrays of the batch can still be read but are no longer updated."""
        if self._workers is not None:
            self._workers.close()

    def _infos(self) -> Infos:
        batch = self.batch
        told = {"action_mask": batch.masks, "seat": batch.seats, "rewards": batch.rewards, "played": batch.actions}
        return {name: self._kept(array) for name, array in told.items()}

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def _check_open(self) -> None:
        if self.closed:
            raise ValueError("this vector environment is closed")
