"""Stable-Baselines3: masked PPO of sb3-contrib, first against random play, then against its own checkpoints."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import DummyVecEnv

import kontor.env
from tests.learners.common import report, table


def load(path: Path) -> Any:
    """Return the policy in a checkpoint, as an opponent."""
    model = MaskablePPO.load(path, device="cpu")
    return lambda observation, mask: model.predict(observation, action_masks=mask)[0]


def itself(path: Path) -> Any:
    """Create an environment with random play and the latest checkpoint as opponents."""
    pool = kontor.env.Pool(["random", kontor.env.Checkpoint(path, load)], weights=[1, 1])
    return kontor.env.against("pfeffersaecke", pool, players=2, seat=None, seed=9)


def main() -> None:
    torch.set_num_threads(1)
    check_env(table())
    games = DummyVecEnv([lambda seed=seed: table(seed) for seed in range(8)])
    model = MaskablePPO(
        "MlpPolicy", games, n_steps=128, batch_size=256, learning_rate=1e-3, gamma=1.0, ent_coef=0.01, seed=1,
        policy_kwargs={"net_arch": [64]},
    )  # fmt: skip
    model.learn(20_000)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "latest.zip"
        model.save(file)
        model.set_env(DummyVecEnv([lambda: itself(file)] * 8))
        for _ in range(2):
            model.learn(4_000, reset_num_timesteps=False)
            model.save(file)
    report(lambda observation, mask: model.predict(observation, action_masks=mask, deterministic=True)[0])


if __name__ == "__main__":
    main()
