"""Reads positions of any game. Handles the header of the JSON form and the parts of the byte form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kontor.core.contract import AnyPosition, Board, Game, P, Setup
from kontor.core.errors import PositionError, SetupError
from kontor.core.messages import Message
from kontor.core.reader import excerpt

NONE: Final = 255
"""The number that is stored for "none"."""


def cut(data: bytes, lengths: Sequence[int]) -> list[bytearray]:
    """Split the data into pieces of these lengths."""
    if len(data) < sum(lengths):
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": sum(lengths)})])
    parts = []
    at = 0
    for length in lengths:
        parts.append(bytearray(data[at : at + length]))
        at += length
    return parts


def must_be_of(data: object, game: str, rules: int) -> None:
    """Raise PositionError unless the header names this game and has players, options and a board."""
    if not isinstance(data, Mapping):
        raise PositionError([Message("position-wrong-type", {"where": "position", "expected": "dict"})])
    faults = []
    for key, wanted in (("game", game), ("rules", rules)):
        if data.get(key) != wanted or isinstance(data.get(key), bool):
            given = excerpt(data.get(key))
            faults.append(Message("position-head", {"where": key, "value": given, "expected": str(wanted)}))
    for key, kind in (("players", int), ("options", dict), ("board", str)):
        if not isinstance(data.get(key), kind):
            faults.append(Message("position-wrong-type", {"where": key, "expected": kind.__name__}))
    if faults:
        raise PositionError(faults)


def board_faults(data: Mapping[str, Any], board: Board) -> list[Message]:
    """Compare the board with the one named in the form."""
    if board.id != data.get("board"):
        return [Message("position-board", {"board": excerpt(data.get("board")), "expected": board.id})]
    if data.get("digest") != board.digest:
        return [Message("position-digest", {"board": board.id})]
    return []


def read_position(game: Game[P], data: Mapping[str, Any], board: Board | None, start: Callable[[Setup], P]) -> P:
    """Read a position from its JSON form, or raise PositionError with every fault.

    `start` creates the first position at a table. `board` is needed only for a board that does not come with the game.
    """
    declared = game.declaration
    must_be_of(data, declared.id, declared.rules_version)
    try:
        setup = game.setup(data["players"], board or data["board"], data["options"])
    except SetupError as error:
        raise PositionError(error.messages) from error
    position: AnyPosition = start(setup)
    faults = board_faults(data, setup.board) + position.read_json(data) or position.faults()
    if faults:
        raise PositionError(faults)
    made: P = position
    return made
