"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel interfaces to the same positions.

>>> import kontor.env
>>> env = kontor.env.make("pfeffersaecke", players=2, seed=7)
>>> env.reset()
>>> env.agent_selection in env.agents
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.random import Generator
    from numpy.typing import NDArray

    from kontor.bots import BotLike
    from kontor.core import Board
    from kontor.env.aec import KontorEnv
    from kontor.env.many import Vector
    from kontor.env.simultaneous import KontorParallelEnv
    from kontor.env.single import AgainstBots
    from kontor.env.task import Mask


class Wishes(TypedDict, total=False):
    """Options of `make` besides the game and its setup."""

    reward: str
    seed: int | None
    max_cycles: int | None
    illegal: str


# Imports happen when an environment is made, because spec sheets need none of these packages.

FACES = "environments need kontor[env]. In a clone, make setup brings it, or pip install '.[env]'"
NUMPY = "many games at once need numpy, and nothing more: pip install numpy"


@contextmanager
def _needed(help: str = FACES) -> Iterator[None]:
    """Add installation instructions to the error for a missing package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"The package {error.name} is missing: {help}.", name=error.name) from error


def make(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
) -> KontorEnv:
    """Make a PettingZoo environment (AEC): `kontor.env.make("hansa", players=4)`.

    `board` is a name, the path of a board file, or a board; `options` are the game's options. `reward` is `rank`,
    `score share` or `win`. A game is stopped after `max_cycles` decisions. `illegal` determines what happens on an
    illegal action: `raise` an error, `replace` it by a random legal one, or `lose` the game.
    """
    with _needed():
        from kontor.env.aec import KontorEnv
        from kontor.env.task import task

    return KontorEnv(task(game, players, board, options, reward=reward, max_cycles=max_cycles), seed, illegal)


def parallel(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    **wishes: Unpack[Wishes],
) -> KontorParallelEnv:
    """Make a PettingZoo environment that asks all agents at once. Only the deciding agent's action counts."""
    with _needed():
        from kontor.env.simultaneous import KontorParallelEnv

    return KontorParallelEnv(make(game, players, board, options, **wishes))


def against(
    game: str,
    opponents: BotLike | Sequence[BotLike] = "apprentice",
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int | None = 0,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "lose",
    positions: int | None = None,
) -> AgainstBots:
    """Make a Gymnasium environment with bots in the other seats: `kontor.env.against("hansa", "journeyman")`.

    `opponents` is one bot for all seats or a list with one for each: `"random"`, `"apprentice"`, `"journeyman"`,
    `"master"`, `"patrician"`, an installed bot, `"module:Class"`, or a callable `choose(view, actions)`. `positions`
    limits the search of bots. `seat` is the learning agent's seat; None draws a seat for every game.
    """
    with _needed():
        from kontor.env.single import AgainstBots
        from kontor.env.task import task

    learned = task(game, players, board, options, reward=reward, max_cycles=max_cycles)
    return AgainstBots(learned, opponents, seat, seed, illegal, positions)


def vector(
    game: str,
    count: int,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    processes: int = 0,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
) -> Vector:
    """Play many games at once, in one or more processes: `kontor.env.vector("hansa", 64, players=4, processes=2)`."""
    with _needed(NUMPY):
        from kontor.env.many import Vector
        from kontor.env.task import task

    learned = task(game, players, board, options, reward=reward, max_cycles=max_cycles)
    return Vector(learned, count, seed=seed, processes=processes, illegal=illegal)


def any_legal(masks: Mask, generator: Generator) -> NDArray[Any]:
    """Draw a legal action uniformly for each row of masks: random play for a whole batch."""
    with _needed(NUMPY):
        from kontor.env.batch import any_legal

    return any_legal(masks, generator)
