"""Helpers for setups: fault messages and partial options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kontor.core.contract import AnyGame, Board
from kontor.core.messages import Message
from kontor.core.reader import excerpt, excerpt_number


def unknown_board(board: object, boards: Iterable[str]) -> Message:
    return Message("setup-unknown-board", {"board": excerpt(board), "possible": ", ".join(boards)})


def number_faults(
    players: int, possible: Sequence[int], board: Board | None, on_board: Sequence[int], boards: Iterable[str]
) -> list[Message]:
    """Check the number of players against the game and the board. `boards` lists the boards for this number."""
    if players not in possible:
        return [Message("setup-players", {"players": excerpt_number(players), "possible": _listed(possible)})]
    if board is not None and players not in on_board:
        numbers = {"possible": _listed(on_board), "boards": ", ".join(boards)}
        return [Message("setup-board-players", {"players": players, "board": board.id, **numbers})]
    return []


def set_kind(
    game: AnyGame,
    players: int | None,
    board: Board | str | None,
    options: dict[str, Any],
    name: str,
    kind: str,
    value: Any,
) -> None:
    """Set the count for one kind in a `Counts` option, such as `marker_mix.swap`. The other counts do not change."""
    if name in options:
        counts = options[name]
    else:
        counts = game.setup(players=players, board=board, options=options).options[name]
    if isinstance(counts, dict):  # otherwise the game rejects it
        options[name] = {**counts, kind: value}


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
