"""The Gymnasium environment, with one agent in one seat and bots in the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from kontor.bots import Limit
from kontor.core import Position
from kontor.core.chance import below
from kontor.env.arguments import bits_of, check_illegal, unknown_options, whole
from kontor.env.opponents import Opposing, Player, levels_of, opponent
from kontor.env.spaces import ObservationForm, action_space
from kontor.env.table import PLAYED, AtTable, Table
from kontor.env.task import Mask, Task

OPTIONS = ("seat", "opponents", "position", "actions")
"""Keys of the options for `reset`."""
MOST_TRIES = 1000
"""Maximum number of consecutive games that end before the agent's first turn."""


class AgainstBots(AtTable, gymnasium.Env[Any, Any]):
    """A Gymnasium environment for one seat. Each step also plays the decisions of all others.

    The action mask is in `info["action_mask"]` and is also returned by `action_masks()`, which sb3-contrib calls. The
    agent gets its reward at the end of the game. Infos contain only numbers and have the same keys at every step.
    """

    def __init__(
        self,
        task: Task,
        opponents: Opposing | Sequence[Opposing] = "apprentice",
        seat: int | None = 0,
        seed: int | None = None,
        illegal: str = "lose",
        positions: int | None = None,
        observation: str = "columns",
    ) -> None:
        """Create the environment. The arguments are the same as for `kontor.env.against`."""
        self.task = task
        self._fixed = self._checked_seat(seat)
        self.levels = levels_of(opponents, task.players - 1)
        self._form = ObservationForm(task, observation)
        self.observation_space = self._form.space()
        self.action_space = action_space(task)
        self.metadata = {"render_modes": []}
        self.illegal = check_illegal(illegal)
        self._limit = None if positions is None else Limit(positions=whole("positions", positions, 1))
        self._bits = bits_of(seed)
        self._bots: list[Player] = []
        self._table = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game. Without a seed, the random number generator continues.

        `options` may contain `seat`, `opponents`, and either `position` or `actions` to begin from. They apply only to
        this game.
        """
        if wrong := unknown_options(options, OPTIONS):
            raise ValueError(wrong)
        super().reset(seed=None if seed is None else whole("seed", seed, 0))
        given = options or {}
        fixed = self._checked_seat(given["seat"]) if "seat" in given else self._fixed
        levels = levels_of(given["opponents"], self.task.players - 1) if "opponents" in given else self.levels
        if seed is not None:
            self._bits = bits_of(seed)
        for _ in range(MOST_TRIES):
            self.seat = below(self.task.players, self._bits) if fixed is None else fixed
            self._bots = [self._opponent(level) for level in levels]
            self._table = Table(self.task, self._bits, given)
            self._others()
            if not self._table.over():  # skip a game that ends before the agent's turn
                return self._seen(), self._info()
        raise ValueError(
            f"none of {MOST_TRIES} games reached this seat's first turn: raise max_cycles={self.task.max_cycles}"
        )

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's decision, then the other seats' decisions until the agent's next turn."""
        table = self.table
        asked = whole("action", action)
        played = table.play(asked, self.illegal)
        self._others()
        reward = table.rewards()[self.seat]
        info = self._info()
        if played != asked:
            info[PLAYED] = played
        return self._seen(), reward, table.terminated(), table.truncated(), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the boolean mask of legal actions that sb3-contrib expects."""
        return self._mask().astype(bool)

    def packed(self) -> tuple[Any, Any]:
        """Return the agent's observation as bytes and its mask as bits, in the format of `kontor.jax`."""
        return self.table.packed(self.seat)

    def view(self) -> Position:
        """Return the agent's view of the position, the same as bots receive."""
        return self.table.position.view(self.seat)

    def _checked_seat(self, seat: Any) -> int | None:
        chosen = None if seat is None else whole("seat", seat)
        if chosen is not None and not 0 <= chosen < self.task.players:
            raise ValueError(f"seat must be 0 to {self.task.players - 1}, or None for any seat, not {seat}")
        return chosen

    def _opponent(self, level: Opposing) -> Player:
        return opponent(self.task, level, random.Random(self._bits.getrandbits(64)), self._limit)

    def _others(self) -> None:
        table = self.table
        while not table.over() and table.seat != self.seat:
            place = (table.seat - self.seat) % self.task.players - 1
            table.play(self.task.number(self._bots[place].choose(table.position.view(table.seat))))

    def _seen(self) -> Any:
        return self._form.seen(self.table, self.seat, self._mask())

    def _mask(self) -> Mask:
        return np.ones(self.task.actions, np.int8) if self.table.over() else self.table.mask()

    def _info(self) -> dict[str, Any]:
        table = self.table
        info: dict[str, Any] = {"action_mask": self._mask(), PLAYED: -1, "seat": self.seat}
        result = table.result() if table.over() else None
        nothing = [0] * self.task.players
        info["scores"] = np.array(nothing if result is None else result.scores)
        info["ranks"] = np.array(nothing if result is None else result.ranks)
        return info | table.outcome(self.seat)
