"""Environments for whoever learns: PettingZoo, Gymnasium and OpenSpiel faces of the same positions.

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
    from numpy.random import Generator
    from numpy.typing import NDArray

    from kontor.env.aec import KontorEnv
    from kontor.env.many import Vector
    from kontor.env.simultaneous import KontorParallelEnv
    from kontor.env.single import AgainstBots
    from kontor.env.task import Mask


class Wishes(TypedDict, total=False):
    """What `make` can be told beside the game and its setup."""

    reward: str
    seed: int | None
    max_cycles: int | None
    illegal: str


# What an environment needs is imported when one is made: spec sheets need none of it.

FACES = "environments need kontor[env]. In a clone, make setup brings it, or pip install '.[env]'"
NUMPY = "many games at once need numpy, and nothing more: pip install numpy"


@contextmanager
def _needed(help: str = FACES) -> Iterator[None]:
    """Whoever has not installed it is told what to do."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"The package {error.name} is missing: {help}.", name=error.name) from error


def make(
    game: str,
    players: int | None = None,
    board: Any = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
) -> KontorEnv:
    """A PettingZoo environment (AEC): `kontor.env.make("hansa", players=4)`.

    `board` is a name, the path of a board file, or a board; `options` are those of the game. `reward` is `rank`,
    `score share` or `win`. After `max_cycles` decisions a game is stopped. `illegal` says what becomes of an action
    that is not legal: `raise` an error, `replace` it by a legal one drawn at random, or `lose` the game.
    """
    with _needed():
        from kontor.env.aec import KontorEnv
        from kontor.env.task import task

    return KontorEnv(task(game, players, board, options, reward=reward, max_cycles=max_cycles), seed, illegal)


def parallel(
    game: str,
    players: int | None = None,
    board: Any = None,
    options: Mapping[str, Any] | None = None,
    **wishes: Unpack[Wishes],
) -> KontorParallelEnv:
    """The same for trainers that ask all agents at once: whoever decides is heard, what the others say is not."""
    with _needed():
        from kontor.env.simultaneous import KontorParallelEnv

    return KontorParallelEnv(make(game, players, board, options, **wishes))


def against(
    game: str,
    opponents: str | Sequence[str] = "apprentice",
    players: int | None = None,
    board: Any = None,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int | None = 0,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "lose",
    positions: int | None = None,
) -> AgainstBots:
    """A Gymnasium environment: one agent, bots in the other seats: `kontor.env.against("hansa", "journeyman")`.

    `opponents` is a level for all of them or one for each: `random`, `apprentice`, `journeyman`, `master`, `patrician`;
    `positions` limits what those that search look at. `seat` is the own one; None draws it anew for every game.
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
    board: Any = None,
    options: Mapping[str, Any] | None = None,
    *,
    processes: int = 0,
    reward: str = "rank",
    seed: int | None = None,
    max_cycles: int | None = None,
    illegal: str = "raise",
) -> Vector:
    """Many games at once, in this process or in several: `kontor.env.vector("hansa", 64, players=4, processes=2)`."""
    with _needed(NUMPY):
        from kontor.env.many import Vector
        from kontor.env.task import task

    learned = task(game, players, board, options, reward=reward, max_cycles=max_cycles)
    return Vector(learned, count, seed=seed, processes=processes, illegal=illegal)


def any_legal(masks: Mask, generator: Generator) -> NDArray[Any]:
    """A legal action for each row of masks, each as likely as any other: random play for a whole batch."""
    with _needed(NUMPY):
        from kontor.env.batch import any_legal

    return any_legal(masks, generator)
