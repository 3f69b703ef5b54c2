"""Seat colours. They only affect how seats look: rules, records and bots use seat numbers.

Each colour has its own symbol. People get a colour when they take a seat, and can switch to any free colour until the
game begins. Bots and open seats get the remaining colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core import Message
from kontor.table.changes import Change
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.rows import PERSON, WAITING, SeatRow

COLOURS = 6
"""Number of available colours."""

AnyChange = Change[Any]


def colours_of(seats: Sequence[SeatRow]) -> list[int]:
    """Return each seat's colour. If no colour was chosen, a seat gets the default colour for its number or, if that is
    taken, the first free colour.
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
    """Assign a colour to every person at a new table. Raises Refused if two people chose the same colour."""
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    for colour in chosen:
        _check(colour)
    if len(chosen) != len(set(chosen)):
        raise Refused("bad-request", Message("server-colour-taken", {}))
    colours = colours_of(seats)
    return [seat._replace(colour=colours[seat.seat]) if seat.kind == PERSON else seat for seat in seats]


def choose(change: AnyChange, session: str | None, number: int, colour: int) -> None:
    """Change the colour of a seat to one that no other person has, before the game begins."""
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
