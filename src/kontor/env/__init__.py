"""Reinforcement learning environments for PettingZoo, Gymnasium and OpenSpiel.

>>> import kontor.env
>>> env = kontor.env.make("pfeffersaecke", players=2, seed=7)
>>> env.reset()
>>> env.agent_selection in env.agents
True

Importing this package registers the games with Gymnasium. After that,
`gymnasium.make("kontor/Hansa-4p-v0", opponents="journeyman")` works.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

if TYPE_CHECKING:
    from pathlib import Path

    from kontor.core import Board
    from kontor.env.aec import KontorEnv
    from kontor.env.batch import any_legal as any_legal
    from kontor.env.decoding import Decoder
    from kontor.env.many import KontorVectorEnv
    from kontor.env.opponents import Checkpoint as Checkpoint
    from kontor.env.opponents import Opposing
    from kontor.env.opponents import Policy as Policy
    from kontor.env.opponents import Pool as Pool
    from kontor.env.simultaneous import KontorParallelEnv
    from kontor.env.single import AgainstBots
    from kontor.env.texts import TextEnv


class Arguments(TypedDict, total=False):
    """Options that all environments share.

    `reward` is `rank`, `win`, `score difference` or `score share`. After `max_cycles` decisions, a game is truncated.
    `shaping` is the weight of an additional reward for improving the projected score. With `starts=("apprentice", 60)`,
    the bot `apprentice` makes 0 to 60 decisions before each game begins. With `pad`, all setups of the game share one
    layout. `illegal` is `raise` to report an illegal action as an error, `replace` to play a random legal action
    instead, or `lose` to end the game. `render_mode` must be None, because environments draw nothing.
    """

    reward: str
    seed: int | None
    max_cycles: int | None
    shaping: float
    starts: tuple[Any, int] | None
    pad: bool
    illegal: str
    render_mode: None


# Imported only when an environment is created, because spec sheets need none of these packages.

FACES = "environments need kontor[env]. In a clone, make setup brings it, or pip install '.[env]'"


@contextmanager
def _needed() -> Iterator[None]:
    """Add installation instructions to the error for a missing package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"The package {error.name} is missing: {FACES}.", name=error.name) from error


def make(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    observation: str = "masked",
    **arguments: Unpack[Arguments],
) -> KontorEnv:
    """Make a PettingZoo environment (AEC), for example with `kontor.env.make("hansa", players=4)`.

    `board` is a name, the path of a board file, or a board. `options` are the game's options. `observation` is `masked`
    (columns and mask) or `packed` (bytes and bits). `Arguments` lists the other arguments.
    """
    with _needed():
        from kontor.env.aec import KontorEnv
        from kontor.env.task import task

    seed, illegal = arguments.pop("seed", None), arguments.pop("illegal", "raise")
    return KontorEnv(task(game, players, board, options, **arguments), seed, illegal, observation)


def parallel(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    **arguments: Unpack[Arguments],
) -> KontorParallelEnv:
    """Make a PettingZoo environment that asks every agent for an action but plays only the deciding agent's."""
    with _needed():
        from kontor.env.simultaneous import KontorParallelEnv

    return KontorParallelEnv(make(game, players, board, options, **arguments))


def against(
    game: str,
    opponents: Opposing | Sequence[Opposing] = "apprentice",
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int | None = 0,
    positions: int | None = None,
    observation: str = "columns",
    **arguments: Unpack[Arguments],
) -> AgainstBots:
    """Make a Gymnasium environment with bots in the other seats: `kontor.env.against("hansa", "journeyman")`.

    `opponents` is one opponent for all seats, or a list in turn order after the agent. An opponent is `"random"`, a
    level (`"apprentice"` to `"burgomaster"`), an installed bot, `"module:Class"`, a callable `choose(view, actions)`, a
    `Policy`, a `Checkpoint`, or a `Pool` of these. `positions` limits how many positions a bot may search. `seat` is
    the agent's seat, or None to draw a seat for every game. `observation` is `columns`, `masked` or `packed`.
    `Arguments` lists the other arguments. By default, an illegal action loses the game.
    """
    with _needed():
        from kontor.env.single import AgainstBots
        from kontor.env.task import task

    seed, illegal = arguments.pop("seed", None), arguments.pop("illegal", "lose")
    learned = task(game, players, board, options, **arguments)
    return AgainstBots(learned, opponents, seat, seed, illegal, positions, observation)


def vector(
    game: str,
    count: int,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    processes: int = 0,
    observation: str = "columns",
    copy: bool = True,
    **arguments: Unpack[Arguments],
) -> KontorVectorEnv:
    """Make a Gymnasium vector environment: one policy plays all seats of many games.

    `kontor.env.vector("hansa", 256, players=4, observation="packed", processes=2)` plays 256 games in two processes.
    Unless `copy` is set, each step overwrites the previous step's arrays. `Arguments` lists the other arguments.
    """
    with _needed():
        from kontor.env.many import KontorVectorEnv
        from kontor.env.task import task

    seed, illegal = arguments.pop("seed", None), arguments.pop("illegal", "raise")
    learned = task(game, players, board, options, **arguments)
    return KontorVectorEnv(
        learned, count, seed=seed, processes=processes, illegal=illegal, observation=observation, copy=copy
    )


def text(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    tries: int = 3,
    **arguments: Unpack[Arguments],
) -> TextEnv:
    """Make a text environment for language models, with an interface like TextArena's. A player who gives no legal
    action in `tries` attempts loses the game.
    """
    with _needed():
        from kontor.env.task import task
        from kontor.env.texts import TextEnv

    seed, illegal = arguments.pop("seed", None), arguments.pop("illegal", "lose")
    return TextEnv(task(game, players, board, options, **arguments), seed, illegal, tries)


def decoder(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> Decoder:
    """Make a decoder of packed observations and masks, for arrays of numpy, torch and JAX."""
    with _needed():
        from kontor.env.decoding import Decoder
        from kontor.env.task import setup_of

    return Decoder(*setup_of(game, players, board, options))


LATER = {"Checkpoint": "opponents", "Policy": "opponents", "Pool": "opponents", "any_legal": "batch"}
"""Names that are imported on first use, with their modules."""


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with _needed():
        found = getattr(import_module(f"kontor.env.{LATER[name]}"), name)
    globals()[name] = found
    return found


if find_spec("gymnasium") is not None:
    from kontor.env.registration import register_all

    register_all()
