"""Train or set up a reference player, measure it against three opponents, and store the results.

    python -m bench.baselines ppo pfeffersaecke-small --decisions 400000 --seed 1
    python -m bench.baselines dqn hansa-full
    python -m bench.baselines ismcts felinia-small --simulations 100 --games 40
    python -m bench.baselines master hansa-small --positions 200
    python -m bench.baselines --again bench/figures/baselines/ppo-hansa-small-1.npz --games 200

Results are stored in bench/figures/baselines, together with checkpoints of the learners' networks. The last command
only measures a stored checkpoint. `python -m bench.baselines.page` writes docs/baselines.md from the stored figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import kontor
from bench.baselines.setups import OPPONENTS, SETUPS, VARIANTS, Choose, Reference, share
from kontor.bots import LEVELS, Limit, bot

FIGURES = Path(__file__).parent.parent / "figures" / "baselines"
LEARNERS = ("ppo", "dqn")
CURVE = 8
"""Number of points on a learning curve."""
CURVE_GAMES = 60
TEST_SEED = 1_000_003


def level(name: str, setup: Reference, positions: int, seed: int) -> Choose:
    """Return a player for one of Kontor's own levels.

    Every game gets a new bot, because bots remember the positions of their game.
    """
    bits = random.Random(seed)
    seated: list[Any] = [None, None]

    def choose(_: Any, mask: Any, env: Any) -> int:
        if env.table is not seated[0]:
            seated[:] = env.table, bot(name, kontor.game(setup.game), bits)
        position = env.table.position
        return int(seated[1].choose(position.view(position.actor), Limit(positions=positions)))

    return choose


def policy(player: str, path: Path) -> Choose:
    """Return a player that uses a stored network.

    With PPO, actions are drawn from the learned probabilities; with DQN, the best action is played.
    """
    from bench.baselines.network import Checkpoint

    stored = Checkpoint.load(path)
    return stored.drawn(np.random.default_rng(1)) if player == "ppo" else stored.best


def learned(player: str, setup: Reference, decisions: int, seed: int, path: Path) -> list[list[float]]:
    """Train and store a network, and return its learning curve against random play."""
    import torch

    from bench.baselines import dqn, ppo
    from bench.baselines.network import Checkpoint

    torch.set_num_threads(1)
    curve: list[list[float]] = []

    def report(agent: Any, done: int) -> None:
        if done < decisions * (len(curve) + 1) / CURVE:
            return
        Checkpoint.of(agent).save(path)
        found = share(setup, policy(player, path), "random", CURVE_GAMES, TEST_SEED)
        curve.append([done, found["share"]])
        print(f"{done:,} decisions: won {found['share']:.0%} against random play", file=sys.stderr, flush=True)

    agent = (ppo if player == "ppo" else dqn).train(setup, decisions, seed, report)
    Checkpoint.of(agent).save(path)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.baselines", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("player", nargs="?", choices=[*LEARNERS, "ismcts", *LEVELS])
    parser.add_argument("setup", nargs="?", choices=list(SETUPS | VARIANTS))
    parser.add_argument("--decisions", type=int, default=400_000, help="number of training decisions")
    parser.add_argument("--simulations", type=int, default=100, help="IS-MCTS simulations per decision")
    parser.add_argument("--positions", type=int, default=200, help="positions per decision for search levels")
    parser.add_argument("--games", type=int, default=100, help="test games against each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=Path, metavar="CHECKPOINT", help="evaluate this checkpoint instead of training")
    given = parser.parse_args()
    if given.again is not None:
        given.player, *named, _ = given.again.stem.split("-")
        given.setup = "-".join(named)
    if given.player is None or given.setup is None:
        parser.error("name a player and a setup, or a checkpoint")
    setup, path = (SETUPS | VARIANTS)[given.setup], FIGURES / f"{given.player}-{given.setup}-{given.seed}.npz"
    begun = time.process_time()
    told: dict[str, Any] = {"player": given.player, "setup": given.setup, "seed": given.seed}
    if given.again is not None:
        choose = policy(given.player, given.again)
    elif given.player in LEARNERS:
        told |= {"decisions": given.decisions, "curve": learned(given.player, setup, given.decisions, given.seed, path)}
        choose = policy(given.player, path)
    elif given.player == "ismcts":
        from bench.baselines.search import player

        told |= {"simulations": given.simulations}
        choose = player(setup, given.simulations, given.seed)
    else:
        told |= {"positions": given.positions}
        choose = level(given.player, setup, given.positions, given.seed)
    told["seconds"] = round(time.process_time() - begun)
    begun = time.process_time()
    measure = partial(share, setup, choose, games=given.games, seed=TEST_SEED + given.seed)
    told["results"] = {opponent: measure(opponent=opponent) for opponent in OPPONENTS}
    told["test_seconds"] = round(time.process_time() - begun)
    text = json.dumps(told, indent=1)
    print(text)
    if given.again is None:
        path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
