"""Setups for the reference results: a small one and a full one for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import kontor.env
from kontor.arena.intervals import wilson

OPPONENTS = ("random", "apprentice", "journeyman")


@dataclass(frozen=True)
class Reference:
    """A setup with its training parameters."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    board: str | None = None
    decisions: int = 400
    """Maximum length of a game. Otherwise, random play would continue for thousands of decisions."""
    learning: dict[str, Any] = field(default_factory=dict)
    """Arguments of the environment, for training only."""

    def arguments(self, **more: Any) -> dict[str, Any]:
        common = {"players": self.players, "board": self.board, "options": self.options}
        return {**common, "max_cycles": self.decisions, **more}

    def vector(self, games: int, seed: int) -> Any:
        """Return a vector environment for self-play with packed observations."""
        arguments = self.arguments(**{"reward": "win", **self.learning})
        return kontor.env.vector(self.game, games, seed=seed, observation="packed", **arguments)

    def decoder(self) -> Any:
        return kontor.env.decoder(self.game, players=self.players, board=self.board, options=self.options)


SHAPED = {"shaping": 1.0, "starts": ("apprentice", 160)}

SETUPS = {
    "hansa-small": Reference("hansa", 3, board="standard_2_3", decisions=600, learning=SHAPED),
    "hansa-full": Reference("hansa", 4, board="standard_4_5", decisions=600, learning=SHAPED),
    "pfeffersaecke-small": Reference("pfeffersaecke", 2),
    "pfeffersaecke-full": Reference("pfeffersaecke", 4),
    "felinia-small": Reference("felinia", 2, learning={"shaping": 1.0}),
    "felinia-full": Reference("felinia", 4, board="expert", decisions=600, learning={"shaping": 1.0}),
}


def _variant(name: str, **learning: Any) -> Reference:
    return replace(SETUPS[name], learning=learning)


VARIANTS = {
    "hansa-small-plain": _variant("hansa-small"),
    "hansa-small-shaping": _variant("hansa-small", shaping=1.0),
    "hansa-small-starts": _variant("hansa-small", starts=("apprentice", 160)),
    "felinia-small-plain": _variant("felinia-small"),
}
"""The same setups with other training arguments, to measure the effect of shaping and of start positions."""

Choose = Callable[[Any, Any, Any], int]
"""Function that chooses an action from an observation (columns), its mask and the environment."""


def share(setup: Reference, choose: Choose, opponent: str, games: int, seed: int) -> dict[str, float]:
    """Return the player's win share when this opponent plays all other seats.

    The player's seat is drawn for every game.
    """
    env = kontor.env.against(setup.game, opponent, seat=None, seed=seed, **setup.arguments())
    won = 0.0
    for _ in range(games):
        observation, info = env.reset()
        over = False
        while not over:
            observation, _, terminated, truncated, info = env.step(choose(observation, info["action_mask"], env))
            over = terminated or truncated
        if info["rank"] == 1:
            won += 1 / info["ranks"].tolist().count(1)
    low, high = wilson(won, games)
    return {"games": games, "share": won / games, "low": low, "high": high}
