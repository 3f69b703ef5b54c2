"""Records of frozen tables, written directly from the stored logs because these cannot be replayed.

Such a record can be opened with the version of Kontor that played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kontor.core import Record
from kontor.core.record import ABANDONED
from kontor.registry import GAMES
from kontor.table.log import ABANDON, ACTION, RESIGN, START, UNDO, Entry
from kontor.table.rooms import Room
from kontor.table.rows import OVER, TableRow
from kontor.table.views import Views


def stored_record(
    row: TableRow, board: dict[str, Any] | None, entries: Sequence[Entry], seats: Sequence[str]
) -> Record:
    """Return the complete record, including secrets. `board` is the data of a custom board."""
    counting: list[Entry] = []
    for entry in entries:
        if entry.kind in (START, ACTION):
            counting.append(entry)
        elif entry.kind == UNDO:
            counting = [one for one in counting if one.sequence not in entry.undone]
    return Record(
        game=row.game,
        rules=row.rules,
        board=row.board,
        digest=row.digest,
        players=row.players,
        options=row.options,
        seats=list(seats),
        actions=[text for entry in counting for text in entry.actions],
        board_data=board,
        ended=ABANDONED if any(entry.kind == ABANDON for entry in entries) else None,
        resigned=[entry.seat for entry in entries if entry.kind == RESIGN and entry.seat is not None] or None,
    )


def frozen_record(room: Room, viewer: int, board: dict[str, Any] | None, entries: Sequence[Entry]) -> Record:
    """Return a frozen table's record, limited to what the viewer may know.

    Only a replay shows what is secret, so the record is complete only if the game has a result or hides nothing.
    Otherwise it ends at the last entry that can be replayed.
    """
    game = GAMES.get(room.row.game)
    ended = room.row.state == OVER and not room.row.abandoned
    if ended or (game is not None and not game.declaration.hidden):
        return stored_record(room.row, board, entries, room.names())
    shown = Views(room.played.table.copy()).record(viewer, room.names())
    return replace(shown, rules=room.row.rules, digest=room.row.digest, result=None)
