"""Custom boards. Describes the format of a game's board files, and checks and previews boards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from kontor.core import SPECTATOR, AnyGame, Board, BoardError, Match, Message, Position, Setup
from kontor.core.board_fields import BoardFormat, row_name
from kontor.core.board_layout import with_spots
from kontor.core.board_toml import to_toml
from kontor.core.boards import data_from_bytes, must_be_plain
from kontor.table.game_messages import BoardCheckForm, FaultForm
from kontor.table.messages import said_of

APART = 80
"""Target distance between places without coordinates on an unfinished board."""


UNFINISHED = ("board-missing-field", "board-too-few")
"""Ids of faults that show that a board of any game is unfinished."""


class CheckedBoard(NamedTuple):
    """Result of a board check, with the board if it can be played."""

    form: BoardCheckForm
    board: Board | None


def board_format(game: AnyGame) -> BoardFormat | None:
    """Return the format of a game's board files, or None if the game does not declare one."""
    declared = getattr(game, "board_format", None)
    found = declared() if callable(declared) else None
    return found if isinstance(found, BoardFormat) else None


def check_board(
    game: AnyGame, format: BoardFormat, text: str | None = None, data: Mapping[str, Any] | None = None
) -> CheckedBoard:
    """Check the text of a board file, or its data. The result does not include a preview."""
    read: Mapping[str, Any] = {}
    try:
        # Let lone surrogates through: the TOML parser reports them.
        read = data_from_bytes(text.encode("utf-8", "surrogatepass"), "board") if text is not None else data or {}
        must_be_plain(read)
    except BoardError as error:
        return CheckedBoard(BoardCheckForm([fault_form(fault, {}) for fault in error.messages]), None)
    try:
        board = game.board_from_data(read)
    except BoardError as error:
        drawn = with_spots(read, format, APART)
        faults = [fault_form(fault, read, format.unfinished) for fault in error.messages]
        return CheckedBoard(BoardCheckForm(faults, drawn, to_toml(drawn, format)), None)
    drawn = getattr(board, "data", dict(read))
    form = BoardCheckForm([], drawn, to_toml(drawn, format), players=list(board.players))
    return CheckedBoard(form, board)


def preview(game: AnyGame, setup: Setup) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the backdrop of a board, and the scene of a starting position on it."""
    return game.backdrop(setup).to_json(), game.scene(first_view(game, setup)).to_look_at().to_json()


def first_view(game: AnyGame, setup: Setup) -> Position:
    """Return a spectator's view of a starting position, always from the same seed."""
    view: Position = Match(game, setup, random.Random(0)).position.view(SPECTATOR)
    return view


def checked_board(
    game: AnyGame, format: BoardFormat, text: str | None = None, data: Mapping[str, Any] | None = None
) -> BoardCheckForm:
    """Check a board. The result includes a preview if the board has no faults."""
    form, board = check_board(game, format, text, data)
    if board is not None:
        form.backdrop, form.scene = preview(game, game.setup(board=board))
    return form


def packaged_form(game: AnyGame, format: BoardFormat, board: str) -> BoardCheckForm:
    """Return a packaged board as a check result without a preview. Raises SetupError if the board does not exist."""
    found = game.board(board)
    data = getattr(found, "data", {})
    return BoardCheckForm([], data, to_toml(data, format), players=list(found.players))


def fault_form(fault: Message, data: Mapping[str, Any], unfinished: tuple[str, ...] = ()) -> FaultForm:
    parts: list[str | int | None] = [
        int(part) - 1 if part.isdigit() and number else part
        for number, part in enumerate(str(fault.args.get("where", "")).split("."))
    ]
    table = data.get(str(parts[0])) if data else None
    if isinstance(table, dict):
        parts.insert(1, None)
    row = table[at] if isinstance(table, list) and (at := _index(parts)) is not None and at < len(table) else None
    id = row_name(row, 0) if isinstance(row, dict) else ""
    line = fault.args.get("line")
    return FaultForm(
        parts if data else [],
        "" if id == "0" else id,
        line if isinstance(line, int) and line else None,
        said_of(fault),
        fault.id in UNFINISHED + unfinished,
    )


def _index(parts: list[str | int | None]) -> int | None:
    return parts[1] if len(parts) > 1 and isinstance(parts[1], int) and parts[1] >= 0 else None
