"""OpenSpiel's DQN agent, in OpenSpiel's own reinforcement learning environment."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN

import kontor.env.openspiel  # noqa: F401  (registers the games)
from tests.learners.common import GAMES

TRAINING = 300
"""Number of training games of Pfeffersäcke."""
OTHERS = {"kontor_hansa": 400, "kontor_felinia": 400}
"""Games in which the agent only has to run without errors, each with its maximum number of actions."""
FEW = 3


def game(env: rl_environment.Environment, agents: list[Any], learning: bool) -> float:
    """Play a game, and return the first agent's share of the win."""
    time = env.reset()
    while not time.last():
        player = time.observations["current_player"]
        time = env.step([agents[player].step(time, is_evaluation=not learning).action])
    for agent in agents:
        agent.step(time, is_evaluation=not learning)
    return float(time.rewards[agents.index(next(agent for agent in agents if isinstance(agent, DQN)))] + 1) / 2


def trained(name: str, training: int, games: int, filled: int = 1000) -> float:
    """Train an agent against random play in a game for two, and return its wins in the games after the training.
    Learning begins when the replay buffer has `filled` decisions.
    """
    env = rl_environment.Environment(name, observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(1)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    learner = DQN(
        0, size, actions, [128], learning_rate=1e-3, optimizer_str="adam", learn_every=8, epsilon_decay_duration=5_000,
        update_target_network_every=500, min_buffer_size_to_learn=filled, seed=1,
    )  # fmt: skip
    agents = [learner, RandomAgent(1, actions)]
    for _ in range(training):
        game(env, agents, learning=True)
    assert learner.loss is not None, "the agent learned"
    return sum(game(env, agents, learning=False) for _ in range(games))


def main() -> None:
    torch.set_num_threads(1)
    np.random.seed(1)
    for name, length in OTHERS.items():
        won = trained(f"{name}(players=2,reward=rank,length={length})", FEW, FEW, filled=200)
        print(f"{name}: {won:g} of {FEW} games won after {FEW} training games", file=sys.stderr, flush=True)
    won = trained("kontor_pfeffersaecke(players=2,reward=rank)", TRAINING, GAMES)
    print(json.dumps({"won": won, "games": GAMES}), flush=True)


if __name__ == "__main__":
    main()
