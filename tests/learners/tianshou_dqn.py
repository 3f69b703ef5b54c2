"""Tianshou: double DQN with action masks."""

from __future__ import annotations

from typing import Any

import gymnasium
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.algorithm_base import policy_within_training_step
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.net.common import Net

from tests.learners.common import report, table

GAMES = 8


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Adds the keys that Tianshou expects."""

    def __init__(self, seed: int) -> None:
        super().__init__(table(seed, observation="masked"))
        inner: Any = self.env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"obs": inner["observation"], "mask": inner["action_mask"]})

    def observation(self, observation: Any) -> Any:
        return {"obs": observation["observation"], "mask": observation["action_mask"].astype(bool)}


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    games = DummyVectorEnv([lambda seed=seed: Masked(seed) for seed in range(GAMES)])
    one: Any = Masked(0)
    space = one.observation_space["obs"]
    network = Net(state_shape=space.shape, action_shape=one.action_space.n, hidden_sizes=[128])
    policy = DiscreteQLearningPolicy(model=network, action_space=one.action_space, eps_training=0.3)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=0.99, n_step_return_horizon=5,
                    target_update_freq=200)  # fmt: skip
    collector = Collector(algorithm, games, VectorReplayBuffer(20_000, GAMES), exploration_noise=True)
    collector.reset()
    for number in range(130):
        policy.set_eps_training(max(0.1, 1.0 - number / 60))
        collector.collect(n_step=16 * GAMES)
        with policy_within_training_step(policy):
            for _ in range(8):
                algorithm.update(buffer=collector.buffer, sample_size=128)
    policy.eval()

    def choose(observation: Any, mask: Any) -> Any:
        seen = Batch(obs=Batch(obs=observation[None], mask=mask[None] != 0), info=Batch())
        with torch.no_grad():
            return policy(seen).act[0]

    report(choose)


if __name__ == "__main__":
    main()
