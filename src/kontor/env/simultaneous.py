"""The PettingZoo environment for trainers that query all agents at once. It plays only the deciding agent's action."""

from __future__ import annotations

from typing import Any, NoReturn

from gymnasium import spaces
from pettingzoo import ParallelEnv

from kontor.env.aec import KontorEnv, Observation
from kontor.env.table import OVER, PLAYED


class KontorParallelEnv(ParallelEnv[str, Observation, int]):
    """PettingZoo environment with one decision per cycle. Only the deciding agent has a non-empty mask."""

    def __init__(self, env: KontorEnv) -> None:
        self.env = env
        self.metadata = env.metadata
        self.render_mode: str | None = None
        self.possible_agents = env.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.env.action_space(agent)

    def render(self) -> NoReturn:
        self.env.render()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.env.reset(seed, options)
        self.agents = self.env.agents[:]
        return self._seen(), dict(self.env.infos)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        env = self.env
        if env.table.over():
            raise ValueError(OVER)
        if env.agent_selection not in actions:
            raise ValueError(f"{env.agent_selection} must act, but actions contains only {list(actions)}")
        for agent, info in env.infos.items():
            env.infos[agent] = {**info, PLAYED: -1}  # every agent has already seen this action
        env.step(actions[env.agent_selection])
        told = self._seen(), dict(env.rewards), dict(env.terminations), dict(env.truncations), dict(env.infos)
        if env.table.over():
            self.agents = []
        return told

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.env.observe(agent) for agent in self.agents}
