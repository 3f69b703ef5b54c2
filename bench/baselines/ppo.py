"""PPO by self-play, where one network plays all seats and learns from all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

from bench.baselines.advantages import Step, advantages
from bench.baselines.network import Agent
from bench.baselines.setups import Reference

GAMES, STEPS, EPOCHS, PARTS = 64, 64, 3, 8
CLIP, RATE = 0.2, 7e-4
ENTROPY = (0.02, 0.002)
"""Weight of the entropy bonus in the first and last update."""
BATCH = GAMES * STEPS


Report = Callable[[Agent, int], None]


def train(setup: Reference, decisions: int, seed: int, report: Report) -> Agent:
    """Train for this many decisions. `report` is called after every update."""
    torch.manual_seed(seed)
    vector, decoder = setup.vector(GAMES, seed), setup.decoder()
    agent = Agent(decoder.columns_number, decoder.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    state = vector.reset()
    updates = -(-decisions // BATCH)
    for update in range(updates):
        left = 1 - update / updates
        optimizer.param_groups[0]["lr"] = RATE * left
        steps: list[Step] = []
        for _ in range(STEPS):
            step, state = _play(agent, vector, decoder, *state)
            steps.append(step)
        gains, known = advantages(steps)
        rows = np.flatnonzero(known.ravel())
        columns = Step(*(np.concatenate(column)[rows] for column in zip(*steps, strict=True)))
        _learn(agent, optimizer, decoder, columns, gains.ravel()[rows], ENTROPY[1] + (ENTROPY[0] - ENTROPY[1]) * left)
        report(agent, (update + 1) * BATCH)
    return agent


def _play(agent: Agent, vector: Any, decoder: Any, packed: Any, infos: Any) -> tuple[Step, tuple[Any, Any]]:
    """Play one decision in every game."""
    bits = infos["action_mask"]
    with torch.no_grad():
        scores, values = agent(decoder.columns(torch.as_tensor(packed)), decoder.mask(torch.as_tensor(bits)))
    policy = torch.distributions.Categorical(logits=scores)
    actions = policy.sample()
    after, _, terminated, truncated, following = vector.step(actions.numpy())
    step = Step(
        packed,
        bits,
        actions.numpy(),
        policy.log_prob(actions).numpy(),
        values.numpy(),
        infos["seat"],
        following["rewards"],
        terminated | truncated,
    )
    return step, (after, following)


def _learn(agent: Agent, optimizer: Any, decoder: Any, taken: Step, gains: Any, entropy: float) -> None:
    targets = torch.as_tensor(gains + taken.values)
    gain = torch.as_tensor((gains - gains.mean()) / (gains.std() + 1e-8))
    actions, before = torch.as_tensor(taken.actions), torch.as_tensor(taken.chances)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            at = part.numpy()
            seen, mask = torch.as_tensor(taken.packed[at]), torch.as_tensor(taken.bits[at])
            scores, guess = agent(decoder.columns(seen), decoder.mask(mask))
            policy = torch.distributions.Categorical(logits=scores)
            ratio = (policy.log_prob(actions[part]) - before[part]).exp()
            gained = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            loss = 0.5 * (guess - targets[part]).square().mean() - gained - entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
