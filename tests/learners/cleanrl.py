"""A PPO in one file, in the style of CleanRL: torch, a vector of games, and one policy that plays all seats.

The decoder expands the packed observations. The network learns from both seats. The value of a position for the other
seat is negated, because the rewards of two players sum to 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

import kontor.env
from tests.learners.common import report

GAMES, STEPS, UPDATES, EPOCHS, PARTS = 64, 32, 40, 3, 4
CLIP, ENTROPY, TRACE = 0.2, 0.01, 0.95


class Agent(nn.Module):
    def __init__(self, columns: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(columns, 128), nn.Tanh())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        inner = self.body(seen)
        logits = self.actor(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(inner)[:, 0]


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    vector = kontor.env.vector("pfeffersaecke", GAMES, players=2, seed=1, observation="packed")
    decoder = kontor.env.decoder("pfeffersaecke", players=2)
    agent = Agent(decoder.columns_number, decoder.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)

    def inputs(packed: Any, bits: Any) -> tuple[Any, Any]:
        return decoder.columns(torch.as_tensor(packed)), decoder.mask(torch.as_tensor(bits))

    packed, infos = vector.reset()
    for _ in range(UPDATES):
        kept: list[Any] = []
        for _ in range(STEPS):
            seen, mask = inputs(packed, infos["action_mask"])
            with torch.no_grad():
                policy, value = agent(seen, mask)
            action, seat = policy.sample(), infos["seat"]
            packed, reward, terminated, truncated, infos = vector.step(action.numpy())
            over = terminated | truncated
            # The next value belongs to the seat that decides next, which may be the other one.
            sign = torch.as_tensor(np.where(over, 0, np.where(infos["seat"] == seat, 1, -1)))
            kept.append((seen, mask, action, policy.log_prob(action), value, torch.as_tensor(reward), sign))
        with torch.no_grad():
            _, following = agent(*inputs(packed, infos["action_mask"]))
        gain = torch.zeros(GAMES)
        gains: list[Any] = []
        for *_, value, reward, sign in reversed(kept):
            gain = reward + sign * following - value + TRACE * sign * gain
            following = value
            gains.insert(0, gain)
        seen, mask, action, before, value, *_ = (torch.cat(column) for column in zip(*kept))
        gain = torch.cat(gains)
        target = gain + value
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gain)).chunk(PARTS):
                policy, guess = agent(seen[part], mask[part])
                ratio = (policy.log_prob(action[part]) - before[part]).exp()
                gained = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
                loss = 0.5 * (guess - target[part]).square().mean() - gained - ENTROPY * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()

    def choose(observation: Any, mask: Any) -> Any:
        with torch.no_grad():
            policy, _ = agent(torch.as_tensor(observation)[None], torch.as_tensor(mask)[None] != 0)
        return policy.probs[0].argmax()

    report(choose)


if __name__ == "__main__":
    main()
