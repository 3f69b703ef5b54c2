"""Tables as messages: the data visible to everyone with the link."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core import Message
from kontor.registry import GAMES
from kontor.server.rooms import Room
from kontor.server.storage.queries import OVER, PERSON, SeatRow, TableRow
from kontor.table.messages import SeatForm, TableForm, said_of


def form_of_table(
    row: TableRow,
    own_board: bool,
    seats: Sequence[SeatRow],
    session: str | None,
    held: frozenset[int],
    here: frozenset[int],
    watching: int,
    trouble: Message | None,
) -> TableForm:
    """The table for a session that holds some of its seats.

    `own_board`: whether the board is a custom one. `here`: seats whose holders are watching. `watching`: number of
    other watchers.
    """
    return TableForm(
        id=row.id,
        game=row.game,
        title=GAMES[row.game].declaration.title if row.game in GAMES else row.game,
        board=row.board,
        own_board=own_board,
        options=row.options,
        players=row.players,
        seats=[
            SeatForm(seat.seat, seat.kind, seat.name, seat.bot, seat.seat in held, seat.seat in here) for seat in seats
        ],
        public=row.public,
        takebacks=row.takebacks,
        host=session is not None and session == row.host,
        state=row.state if trouble is None else "frozen",
        actor=row.actor,
        sequence=row.sequence,
        winners=row.winners,
        made=row.made,
        changed=row.changed,
        watching=watching,
        trouble=said_of(trouble) if trouble is not None else None,
        hints=alone(seats, held),
        others_play=others_play(row, seats, held),
    )


def alone(seats: Sequence[SeatRow], held: frozenset[int]) -> bool:
    """Whether the holder of these seats plays without other people, and may ask for hints."""
    return bool(held) and not others(seats, held)


def others(seats: Sequence[SeatRow], held: frozenset[int]) -> list[SeatRow]:
    """The seats of other people."""
    return [seat for seat in seats if seat.kind == PERSON and seat.seat not in held]


def others_play(row: TableRow, seats: Sequence[SeatRow], held: frozenset[int]) -> bool:
    """Whether other people still play here, so that the game cannot be continued elsewhere."""
    return row.state != OVER and any(seat.bot is None for seat in others(seats, held))


def form_of_room(room: Room, session: str | None) -> TableForm:
    held = room.held_by(session)
    return form_of_table(
        room.row, room.own_board, room.seats, session, held, room.here(), room.watching(), room.trouble
    )
