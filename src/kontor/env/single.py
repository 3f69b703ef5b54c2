"""The Gymnasium environment: one agent in one seat, bots in the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from kontor.bots import BotLike, Limit
from kontor.core import Position
from kontor.core.chance import below
from kontor.env.arguments import bits_of, check_illegal, whole
from kontor.env.encoding import Floats
from kontor.env.opponents import AnyLegal, Opponent, levels_of, opponent
from kontor.env.spaces import action_space, numbers_space
from kontor.env.table import PLAYED, AtTable, Table
from kontor.env.task import Task

MOST_TRIES = 1000
"""Maximum number of consecutive games that end before the agent's first turn."""


class AgainstBots(AtTable, gymnasium.Env[Any, Any]):
    """One seat learns; the decisions of all others happen inside a step.

    Observations are plain arrays. The action mask is in `info["action_mask"]` and `action_masks()`, where sb3-contrib
    expects it. The agent's reward is paid at the end of the game.
    """

    def __init__(
        self,
        task: Task,
        opponents: BotLike | Sequence[BotLike] = "apprentice",
        seat: int | None = 0,
        seed: int | None = None,
        illegal: str = "lose",
        positions: int | None = None,
    ) -> None:
        """Create the environment.

        `opponents` is one bot for all other seats, or a list with one for each, in turn order after the agent. A bot is
        a level, an installed bot, `"module:Class"`, or a callable `choose(view, actions)`. `seat` is the agent's seat;
        None draws a seat for every game. `positions` limits the search of bots.
        """
        self._fixed = None if seat is None else whole("seat", seat)
        if self._fixed is not None and not 0 <= self._fixed < task.players:
            raise ValueError(f"seat must be 0 to {task.players - 1}, or None for any, not {seat}")
        self.task = task
        self.levels = levels_of(opponents, task.players - 1)
        self.observation_space = numbers_space(task)
        self.action_space = action_space(task)
        self.metadata = {"render_modes": []}
        self.illegal = check_illegal(illegal)
        self._limit = None if positions is None else Limit(positions=whole("positions", positions, 1))
        self._bits = bits_of(seed)
        self._bots: list[AnyLegal | Opponent] = []
        self._table = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Start a new game. Without a seed, the random number generator continues."""
        super().reset(seed=None if seed is None else whole("seed", seed, 0))
        if seed is not None:
            self._bits = bits_of(seed)
        for _ in range(MOST_TRIES):
            self.seat = below(self.task.players, self._bits) if self._fixed is None else self._fixed
            self._bots = [self._opponent(level) for level in self.levels]
            self._table = Table(self.task, self._bits)
            self._others()
            if not self._table.over():  # a game that ends before the agent's turn teaches nothing
                return self._seen(), self._info()
        raise ValueError(
            f"none of {MOST_TRIES} games reached this seat's first turn: raise max_cycles={self.task.max_cycles}"
        )

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play the agent's decision, then the other seats' decisions until the agent's next turn."""
        table = self.table
        asked = whole("action", action)
        played = table.play(asked, self.illegal)
        self._others()
        reward = table.rewards()[self.seat]
        info = self._info() if played == asked else {**self._info(), PLAYED: played}
        return self._seen(), reward, table.terminated(), table.truncated(), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Boolean mask of legal actions, as sb3-contrib expects it."""
        return self.table.mask().astype(bool)

    def view(self) -> Position:
        """The agent's view of the position, as passed to bots."""
        return self.table.position.view(self.seat)

    def _opponent(self, level: BotLike) -> AnyLegal | Opponent:
        return opponent(self.task, level, random.Random(self._bits.getrandbits(64)), self._limit)

    def _others(self) -> None:
        table = self.table
        while not table.over() and table.seat != self.seat:
            place = (table.seat - self.seat) % self.task.players - 1
            table.play(self._bots[place].choose(table.position.view(table.seat)))

    def _seen(self) -> Floats:
        return self.task.encoder.encode(self.table.position, self.seat)

    def _info(self) -> dict[str, Any]:
        table = self.table
        info: dict[str, Any] = {"action_mask": table.mask()}
        if table.over():
            result = table.result()
            own = {"score": result.scores[self.seat], "rank": result.ranks[self.seat]}
            info |= {"reason": result.reason, "scores": result.scores, "ranks": result.ranks, **own}
        return info
