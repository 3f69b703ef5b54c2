"""A task is a game with a setup, a reward and a length limit. Every environment has one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kontor.core import OUTSIDE_REASONS, AnyGame, Board, Setup
from kontor.env.arguments import NO_PICTURE, Terms, check_terms, whole
from kontor.env.encoding import Encoder
from kontor.env.loop import bits_of
from kontor.env.padding import PaddedLayout, padding_of
from kontor.env.rewards import LOST, reward_of
from kontor.registry import game as game_of

KNOWN = ("players", "board", "options", "seed", "illegal", *Terms._fields)
"""The arguments that all environments accept, for an error message."""

Mask = npt.NDArray[np.int8]
Bits = npt.NDArray[np.uint8]


class Task:
    """A game and its setup, with sizes derived from them. Tasks are immutable, so copies share them."""

    def __init__(self, game: str, setup: Setup, terms: Terms | None = None) -> None:
        self.game: AnyGame = game_of(game)
        self.setup = setup
        self.terms = terms = check_terms(terms or Terms())
        self.pay = reward_of(terms.reward)
        self.max_cycles = None if terms.max_cycles is None else whole("max_cycles", terms.max_cycles, 1)
        padding = padding_of(self.game) if terms.pad else None
        self.encoder = Encoder(self.game, setup, padding)
        self.layout = self.encoder.layout if padding is None else PaddedLayout(self.encoder.layout, padding)
        table = self.game.start(setup).action_table
        self.actions = len(table)
        """Number of actions that can occur on the board."""
        self.reasons = ("", *self.game.declaration.ends, *OUTSIDE_REASONS, LOST)
        """Reasons for the end of a game. Infos contain the index of a reason, or 0 while the game is in progress."""
        self.own_actions: npt.NDArray[np.int64] | None = None
        self.numbers: npt.NDArray[np.intp] | None = None
        """With padding, the game's number for each padded action (or −1), and the padded number for each game
        action."""
        if padding is not None:
            self.numbers = padding.numbers(table)
            self.actions = padding.actions
            self.own_actions = np.full(self.actions, -1, np.int64)
            self.own_actions[self.numbers] = np.arange(len(table))
        self.own_number = len(table)
        self._gaps = [bytes(zeros) for zeros in range(-(-self.own_number // 8) + 1)]
        self.no_action: Mask = np.zeros(self.actions, dtype=np.int8)
        """The mask for a seat that is not deciding."""
        self.no_action.setflags(write=False)

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def reward(self) -> str:
        return self.terms.reward

    def mask(self, legal: list[int]) -> Mask:
        """Return an action mask, with 1 for each legal action and 0 for the others."""
        return self.unpacked(np.frombuffer(bits_of([legal], self._gaps), np.uint8))

    def own_bits(self, lists: list[list[int]]) -> Bits:
        """Return masks of the game's own actions, one row per list. Bit n of byte m is action 8 m + n."""
        return np.frombuffer(bits_of(lists, self._gaps), np.uint8).reshape(len(lists), -1)

    def unpacked(self, bits: Bits) -> Mask:
        """Return boolean masks for bits of the game's own actions."""
        own = np.unpackbits(bits, axis=-1, count=self.own_number, bitorder="little").view(np.int8)
        if self.numbers is None:
            return own
        padded = np.zeros((*bits.shape[:-1], self.actions), np.int8)
        padded[..., self.numbers] = own
        return padded

    def bits(self, legal: list[int]) -> Bits:
        """Return an action mask as bits (`bitorder="little"` in numpy)."""
        return np.packbits(self.mask(legal), bitorder="little")

    def own(self, action: int) -> int:
        """Return the game's own number for an action, or −1 if there is none. Only padding changes the numbers."""
        if self.own_actions is None:
            return action
        return int(self.own_actions[action]) if 0 <= action < self.actions else -1

    def number(self, own: int) -> int:
        """Return the environment's number for one of the game's actions. Only padding changes the numbers."""
        return own if self.numbers is None else int(self.numbers[own])

    def __copy__(self) -> Task:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Task:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.game.declaration.id, self.setup, self.terms)


def task(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    **terms: Any,
) -> Task:
    """Build a task from a game's name. `board` is a name, a file path, or a board. `terms` are fields of `Terms`."""
    if terms.pop("render_mode", None) is not None:
        raise TypeError(NO_PICTURE)
    if unknown := sorted(terms.keys() - set(Terms._fields)):
        raise TypeError(f"unknown arguments {', '.join(unknown)}; environments accept {', '.join(KNOWN)}")
    played, setup = setup_of(game, players, board, options)
    return Task(played.declaration.id, setup, Terms(**terms))


def setup_of(
    game: str,
    players: int | None = None,
    board: Board | str | Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[AnyGame, Setup]:
    """Return a game and its setup from the arguments of an environment."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options must be a dict such as {{'name': value}}, not {options!r}")
    played = game_of(game)
    number = None if players is None else whole("players", players)
    if isinstance(board, Path) or (isinstance(board, str) and is_path(board)):
        board = played.board_from_file(board)
    return played, played.setup(number, board, options)


def is_path(board: object) -> bool:
    """Return whether `board` is a file path rather than a name."""
    if isinstance(board, str):
        return board.endswith(".toml") or Path(board).name != board
    return isinstance(board, Path)
