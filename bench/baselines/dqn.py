"""Double DQN by self-play.

One network plays all seats, and one replay memory stores the decisions of all seats.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from bench.baselines.network import Agent
from bench.baselines.ppo import Report
from bench.baselines.setups import Reference

GAMES, MEMORY, SAMPLE, RATE = 64, 100_000, 256, 5e-4
EXPLORE = (1.0, 0.05)
"""Probability of a random action, at the beginning and after a third of the training."""
COPY_EVERY = 200
"""Number of updates after which the network is copied to the target network."""
REPORT_EVERY = 64


class Memory:
    """Replay memory of decisions, each with the seat's rewards until its next decision and the observation at that
    decision.
    """

    def __init__(self, observation: int, mask: int) -> None:
        self.seen, self.next = (np.zeros((MEMORY, observation), np.uint8) for _ in range(2))
        self.next_mask = np.zeros((MEMORY, mask), np.uint8)
        self.mask = np.zeros((MEMORY, mask), np.uint8)
        self.action = np.zeros(MEMORY, np.int64)
        self.paid = np.zeros(MEMORY, np.float32)
        self.over = np.zeros(MEMORY, bool)
        self.count = 0

    def add(self, before: Any, after: Any, paid: float, over: bool) -> None:
        at = self.count % MEMORY
        self.seen[at], self.mask[at], self.action[at] = before
        self.next[at], self.next_mask[at] = after
        self.paid[at], self.over[at] = paid, over
        self.count += 1

    def sample(self, generator: np.random.Generator) -> Any:
        return generator.integers(0, min(self.count, MEMORY), SAMPLE)


def train(setup: Reference, decisions: int, seed: int, report: Report) -> Agent:
    """Train for this many decisions, with one update every 64 decisions. `report` is called regularly."""
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    vector, decoder = setup.vector(GAMES, seed), setup.decoder()
    agent = Agent(decoder.columns_number, decoder.actions)
    target = Agent(decoder.columns_number, decoder.actions)
    target.load_state_dict(agent.state_dict())
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE)
    packed, infos = vector.reset()
    memory = Memory(packed.shape[1], infos["action_mask"].shape[1])
    last: list[list[Any]] = [[None] * setup.players for _ in range(GAMES)]
    owed = np.zeros((GAMES, setup.players), np.float32)
    steps = -(-decisions // GAMES)
    for step in range(steps):
        seats, bits = infos["seat"], infos["action_mask"]
        for game, seat in enumerate(seats):
            if last[game][seat] is not None:
                memory.add(last[game][seat], (packed[game], bits[game]), owed[game, seat], False)
            owed[game, seat] = 0
        mask = decoder.mask(torch.as_tensor(bits))
        with torch.no_grad():
            best = agent(decoder.columns(torch.as_tensor(packed)), mask)[0].argmax(1).numpy()
        explore = max(EXPLORE[1], EXPLORE[0] - (EXPLORE[0] - EXPLORE[1]) * 3 * step / steps)
        some = np.where(mask.numpy(), generator.random(mask.shape), -1).argmax(1)
        actions = np.where(generator.random(GAMES) < explore, some, best)
        for game, seat in enumerate(seats):
            last[game][seat] = packed[game], bits[game], actions[game]
        packed, _, terminated, truncated, infos = vector.step(actions)
        owed += infos["rewards"]
        for game in np.flatnonzero(terminated | truncated).tolist():
            for seat in range(setup.players):
                if last[game][seat] is not None:
                    seen, allowed, _ = last[game][seat]
                    memory.add(last[game][seat], (seen, allowed), owed[game, seat], True)
            last[game] = [None] * setup.players
            owed[game] = 0
        if memory.count > 4 * SAMPLE:
            _learn(agent, target, optimizer, decoder, memory, memory.sample(generator))
        if step % COPY_EVERY == 0:
            target.load_state_dict(agent.state_dict())
        if (step + 1) % REPORT_EVERY == 0:
            report(agent, (step + 1) * GAMES)
    return agent


def _learn(agent: Agent, target: Agent, optimizer: Any, decoder: Any, memory: Memory, at: Any) -> None:
    seen, mask = decoder.columns(torch.as_tensor(memory.seen[at])), decoder.mask(torch.as_tensor(memory.mask[at]))
    following = decoder.columns(torch.as_tensor(memory.next[at]))
    allowed = decoder.mask(torch.as_tensor(memory.next_mask[at]))
    with torch.no_grad():
        chosen = agent(following, allowed)[0].argmax(1, keepdim=True)
        later = target(following, allowed)[0].gather(1, chosen)[:, 0]
        wanted = torch.as_tensor(memory.paid[at]) + torch.where(torch.as_tensor(memory.over[at]), 0.0, later)
    scores = agent(seen, mask)[0].gather(1, torch.as_tensor(memory.action[at])[:, None])[:, 0]
    loss = nn.functional.smooth_l1_loss(scores, wanted)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 1.0)
    optimizer.step()
