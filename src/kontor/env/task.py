"""Tasks: a game with a setup, a reward and a length limit. Every environment has one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.core import AnyGame, Board, Setup
from kontor.env.arguments import whole
from kontor.env.encoding import Encoder
from kontor.env.rewards import reward_of
from kontor.registry import game as game_of

Mask = npt.NDArray[np.int8]


class Task:
    """A game and its setup with derived sizes. Immutable, so copies share it."""

    def __init__(self, game: str, setup: Setup, reward: str = "rank", max_cycles: int | None = None) -> None:
        self.game: AnyGame = game_of(game)
        self.setup = setup
        self.reward = reward
        self.pay = reward_of(reward)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.encoder = Encoder(self.game, setup)
        self.actions = len(self.game.start(setup).action_table)
        self.no_action: Mask = np.zeros(self.actions, dtype=np.int8)
        self.no_action.setflags(write=False)
        """The mask of a seat that does not decide."""

    @property
    def players(self) -> int:
        return self.setup.players

    def mask(self, legal: list[int]) -> Mask:
        """Action mask: 1 for each legal action, 0 for the others."""
        return np.frombuffer(self.marks(legal), dtype=np.int8)

    def marks(self, legal: list[int]) -> bytearray:
        """Action mask as bytes. For a short list a loop is faster than numpy, which would first convert the list."""
        marks = bytearray(self.actions)
        for action in legal:
            marks[action] = 1
        return marks

    def __copy__(self) -> Task:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Task:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.game.declaration.id, self.setup, self.reward, self.max_cycles)


def task(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = "rank",
    max_cycles: int | None = None,
) -> Task:
    """Build a task from a game's name. `board` is a name, the path of a board file, or a board."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options must be names with their values, as in {{'name': value}}, not {options!r}")
    played = game_of(game)
    number = None if players is None else whole("players", players)
    if isinstance(board, Path) or (isinstance(board, str) and is_path(board)):
        board = played.board_from_file(board)
    return Task(game, played.setup(number, board, options), reward, max_cycles)


def is_path(board: object) -> bool:
    """Whether a board is given as a file path rather than as a name."""
    if isinstance(board, str):
        return board.endswith(".toml") or Path(board).name != board
    return isinstance(board, Path)
