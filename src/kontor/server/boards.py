"""Boards of one's own: a file that somebody brings to his table. It is data from a stranger (`kontor.core.boards`)."""

from __future__ import annotations

from typing import Any

from kontor.core import BoardError, Game, Message
from kontor.core.boards import data_from_bytes
from kontor.core.reader import excerpt
from kontor.server.forms import BoardFile


def board_of(game: Game[Any], board: str | None, file: BoardFile | None) -> Any:
    """What a setup is made with: the name of a board, or the one in a file. BoardError names every fault of that."""
    if file is None:
        return board
    if board is not None:
        raise BoardError([Message("server-two-boards", {"board": excerpt(board), "file": excerpt(file.name)})])
    # What is no Unicode passes here and is told as what it is: no TOML.
    return game.board_from_data(data_from_bytes(file.text.encode("utf-8", "surrogatepass"), file.name))
