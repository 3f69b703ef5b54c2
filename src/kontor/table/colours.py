"""Colours of seats. They belong to the table's appearance: rules, records and bots know only seat numbers.

Each colour comes with a symbol, so a player keeps both. People get a colour when they take a seat and can choose a free
one until the game begins. Bots and open seats get the remaining colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core import Message
from kontor.table.changes import Change
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.rows import PERSON, WAITING, SeatRow

COLOURS = 6
"""Number of colours that the painters have."""

AnyChange = Change[Any]


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """The colour of each seat. A seat without a chosen colour gets the default colour of its number or, if that is
    taken, the first free one.
    """
    found: dict[int, int] = {}
    for seat in seats:
        if seat.colour is not None and seat.colour not in found.values():
            found[seat.seat] = seat.colour
    for seat in seats:
        if seat.seat < COLOURS and seat.seat not in found.values():
            found.setdefault(seat.seat, seat.seat)
    left = [colour for colour in range(COLOURS) if colour not in found.values()]
    return [found[seat.seat] if seat.seat in found else left.pop(0) if left else seat.seat % COLOURS for seat in seats]


def settled(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of a new table, where every person has a colour. Refuses a colour that was chosen twice."""
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    for colour in chosen:
        _check(colour)
    if len(chosen) != len(set(chosen)):
        raise Refused("bad-request", Message("server-colour-taken", {}))
    colours = colours_of(seats)
    return [seat._replace(colour=colours[seat.seat]) if seat.kind == PERSON else seat for seat in seats]


def choose(change: AnyChange, session: str | None, number: int, colour: int) -> None:
    """Choose a colour that no other person has. The holder of the seat can do this until the game begins."""
    if number not in change.room.held_by(session):
        raise not_yours(Message("server-not-your-seat", {}))
    if change.row.state != WAITING:
        raise not_now(Message("server-colour-begun", {}))
    _check(colour)
    if any(seat.colour == colour and seat.kind == PERSON for seat in change.seats if seat.seat != number):
        raise not_now(Message("server-colour-taken", {}))
    change.set_seat(change.seats[number]._replace(colour=colour))


def _check(colour: int) -> None:
    if not 0 <= colour < COLOURS:
        raise Refused("bad-request", Message("server-no-colour", {}))
