"""The PettingZoo environment. One agent per seat (`seat_0` and so on), acting one at a time."""

from __future__ import annotations

import warnings
from typing import Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv

from kontor.core.contract import Position
from kontor.env.arguments import bits_of, check_illegal, unknown_options, whole
from kontor.env.spaces import ObservationForm, Spaces, action_space
from kontor.env.table import OVER, PLAYED, RESET_FIRST, AtTable, Table
from kontor.env.task import Task

Observation = dict[str, Any]

OPTIONS = ("position", "actions")
"""Keys of the options for `reset`."""


class KontorEnv(AtTable, AECEnv[str, Observation, int | None]):
    """PettingZoo environment for a registered game.

    Observations have the form `{"observation": ..., "action_mask": ...}`; infos also contain the mask. Rewards are
    given at the end of the game. Infos are numbers and have the same keys at every step; the final infos include the
    scores.
    """

    def __init__(
        self, task: Task, seed: int | None = None, illegal: str = "raise", observation: str = "masked"
    ) -> None:
        super().__init__()
        name = task.game.declaration.id
        self.metadata = {"name": f"{name}_v{task.game.declaration.rules_version}", "render_modes": []}
        self.render_mode: str | None = None
        self.task = task
        self.illegal = check_illegal(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(task.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._form = ObservationForm(task, observation)
        self._spaces = Spaces()
        self._bits = bits_of(seed)
        self._table = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.of("observation", self._form.space, self._seat(agent))

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.of("action", lambda: action_space(self.task), self._seat(agent))

    def view(self, agent: str) -> Position:
        """Return the agent's view of the position, the same as bots receive."""
        return self.table.position.view(self._seat(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the random number generator continues.

        `options` may contain the true `position` to continue from, or the list of `actions`. Other options only cause a
        warning, because PettingZoo's own tests pass some.
        """
        if wrong := unknown_options(options, OPTIONS):
            warnings.warn(wrong, stacklevel=2)
        if seed is not None:
            self._bits = bits_of(seed)
        self._table = Table(self.task, self._bits, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._unfinished(self.task.no_action) for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[0]
        self._turn()

    def observe(self, agent: str) -> Observation:
        table, seat = self.table, self._seat(agent)
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.task.no_action
        seen: Observation = self._form.seen(table, seat, mask)
        return seen

    def packed(self, agent: str) -> tuple[Any, Any]:
        """Return the agent's observation as bytes and its mask as bits, in the format of `kontor.jax`."""
        return self.table.packed(self._seat(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._table is None:  # otherwise, PettingZoo fails on `agent_selection`
            raise ValueError(RESET_FIRST)
        if not self.agents:
            raise ValueError(OVER)
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        """Play the decision of `agent_selection`. Pass None if the agent's game is over."""
        table = self.table
        if not self.agents:
            raise ValueError(OVER)
        if table.over():
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must choose an action: use None only when the game is over")
        agent, asked = self.agent_selection, whole("action", action)
        played = table.play(asked, self.illegal)
        self.infos[agent] = self._unfinished(self.task.no_action)
        over = table.over()
        self._cumulative_rewards[agent] = 0.0
        if over or self.task.terms.shaping:
            self.rewards = dict(zip(self.agents, table.rewards()))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, table.terminated())
            self.truncations = dict.fromkeys(self.agents, table.truncated())
        self._turn()
        if played != asked:
            self.infos[agent][PLAYED] = played

    def copy(self, seed: int | None = None) -> Self:
        """Return an independent copy in the same state. With a seed, its future draws differ from the original's."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._spaces = self._spaces.copy()
        if self._table is None:
            other._bits = self._bits.copy() if seed is None else bits_of(seed)
        else:
            for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(other, name, getattr(self, name).copy())
            other.infos = {agent: info.copy() for agent, info in self.infos.items()}
            other._table = self._table.copy(seed)
            other._bits = other._table.bits
        return other

    def imagined(self, agent: str, seed: int) -> Self:
        """Return a copy in which everything unknown to the agent is sampled, for a fair search."""
        other = self.copy(seed)
        other._table = self.table.imagined(self._seat(agent), whole("seed", seed, 0))
        other._bits = other._table.bits
        other._turn()  # the legal actions of another seat may depend on hidden information
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seat(self, agent: str) -> int:
        if agent not in self._seat_of:
            raise ValueError(f"there is no agent {agent!r}; choose from {', '.join(self.possible_agents)}")
        return self._seat_of[agent]

    def _turn(self) -> None:
        """Update the deciding agent and all agents' infos."""
        table = self.table
        if table.over():
            for agent in self.agents:
                self.infos[agent] |= table.outcome(self._seat_of[agent])
                self.infos[agent]["action_mask"] = self.task.no_action
        else:
            agent = self.agent_selection = self.possible_agents[table.seat]
            self.infos[agent] = self._unfinished(table.mask(), self.infos[agent][PLAYED])

    def _unfinished(self, mask: Any, played: int = -1) -> dict[str, Any]:
        return {"action_mask": mask, PLAYED: played, "reason": 0, "score": 0, "rank": 0}
