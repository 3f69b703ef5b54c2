"""Hansa Teutonica for accelerators: the full rules, vectorised in JAX, with the same results as the Python engine.

    env = kontor.jax.make("hansa", players=4)
    state = jax.vmap(env.init)(jax.random.split(key, 4096))

This package needs the `jax` extra. It does not support two-player games or other games.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kontor.jax.environment import Env, State, auto_reset
from kontor.registry import game as game_of

__all__ = ["Env", "State", "auto_reset", "make"]


def make(
    game: str = "hansa",
    players: int | None = None,
    board: Any = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = "rank",
    max_cycles: int | None = None,
) -> Env:
    """Make an environment with the interface of Pgx, for example with `kontor.jax.make("hansa", players=4)`.

    The arguments are those of `kontor.env.make`. Action numbers, packed observations, rewards, chance and forced
    actions are the same as in `kontor.env`.
    """
    if game != "hansa":
        raise ValueError(f"kontor.jax supports only hansa, not {game!r}")
    played = game_of(game)
    if isinstance(board, Path):
        board = played.board_from_file(board)
    return Env(played.setup(players, board, options), reward, max_cycles)
