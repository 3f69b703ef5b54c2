"""Setups of any game: what can be wrong with one, in words, and options of which only a part is named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kontor.core.contract import Game
from kontor.core.messages import Message
from kontor.core.reader import excerpt, excerpt_number


def unknown_board(board: object, boards: Iterable[str]) -> Message:
    """No board of this name comes with the game."""
    return Message("setup-unknown-board", {"board": excerpt(board), "possible": ", ".join(boards)})


def number_faults(
    players: int, possible: Sequence[int], board: Any, on_board: Sequence[int], boards: Iterable[str]
) -> list[Message]:
    """Whether so many can play: the game at all, and on this board, if there is one. `boards` are for so many."""
    if players not in possible:
        return [Message("setup-players", {"players": excerpt_number(players), "possible": _listed(possible)})]
    if board is not None and players not in on_board:
        numbers = {"possible": _listed(on_board), "boards": ", ".join(boards)}
        return [Message("setup-board-players", {"players": players, "board": board.id, **numbers})]
    return []


def set_kind(
    game: Game[Any], players: int | None, board: Any, options: dict[str, Any], name: str, kind: str, value: Any
) -> None:
    """Set one kind of counts (`marker_mix.swap`); the others are those given, else usual with the other options."""
    if name in options:
        counts = options[name]
    else:
        counts = game.setup(players=players, board=board, options=options).options[name]
    if isinstance(counts, dict):  # else the game refuses it
        options[name] = {**counts, kind: value}


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
