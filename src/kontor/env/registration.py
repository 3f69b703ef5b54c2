"""Gymnasium ids. There is one id for each game and number of players, such as `kontor/Hansa-4p-v0`."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from kontor.registry import GAMES

VERSION = 0
"""Version number in the ids. Increase it when results are no longer comparable."""


def id_of(game: str, players: int) -> str:
    """Return the Gymnasium id of a game.

    >>> id_of("hansa", 4)
    'kontor/Hansa-4p-v0'
    """
    return f"kontor/{game.capitalize()}-{players}p-v{VERSION}"


def register_all() -> None:
    """Register every game with every number of players."""
    for game, kind in GAMES.items():
        for players in kind.declaration.players:
            if id_of(game, players) not in registry:
                register(
                    id_of(game, players), entry_point="kontor.env:against", kwargs={"game": game, "players": players}
                )
