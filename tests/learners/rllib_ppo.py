"""RLlib: PPO with its own module for action masks."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from tests.learners.common import report, table


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Adds the key and the type that RLlib's module expects."""

    def __init__(self, _: Any = None) -> None:
        super().__init__(table(observation="masked"))
        inner: Any = self.env.observation_space
        mask = gymnasium.spaces.Box(0.0, 1.0, inner["action_mask"].shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": inner["observation"], "action_mask": mask})

    def observation(self, observation: Any) -> Any:
        mask = observation["action_mask"].astype(np.float32)
        return {"observations": observation["observation"], "action_mask": mask}


def main() -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    made: Any = PPOConfig
    config = (
        made()
        .environment(Masked)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .training(
            lr=1e-3, gamma=1.0, entropy_coeff=0.01, train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=6
        )
        .rl_module(rl_module_spec=RLModuleSpec(ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64]}))
        .debugging(seed=1, log_level="ERROR")
    )
    algorithm: Any = config.build_algo()
    for _ in range(20):
        algorithm.train()
    module = algorithm.get_module()

    def choose(observation: Any, mask: Any) -> Any:
        seen = {"observations": torch.as_tensor(observation)[None], "action_mask": torch.as_tensor(mask)[None].float()}
        with torch.no_grad():
            logits = module.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
        return logits[0].argmax()

    report(choose)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
