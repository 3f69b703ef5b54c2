"""Requests about seats and stand-in bots. Each function checks a request and carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from kontor.bots import USUAL, check_level
from kontor.core import Message, RandomBits
from kontor.table import rated, timing
from kontor.table.changes import Change
from kontor.table.colours import colours_of
from kontor.table.names import clean, look
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.rows import BOT, OPEN, OVER, PERSON, WAITING, SeatRow
from kontor.table.table_forms import others

AnyChange = Change[Any]


def new_seat(
    number: int,
    who: Literal["me", "open", "bot"],
    name: str | None,
    bot: str | None,
    more: Sequence[str],
    colour: int | None = None,
) -> SeatRow:
    """Create a seat at a new table. `more` lists the bots that people may choose in addition to the standard levels."""
    match who:
        case "me":
            if name is None:
                raise Refused("bad-request", Message("server-name-missing", {}))
            return SeatRow(number, PERSON, clean(name), None, colour)
        case "bot":
            level = bot or USUAL
            check_level(level, more)
            return SeatRow(number, BOT, None, level, colour)
        case "open":
            return SeatRow(number, OPEN, None, None, colour)


def seat_at(change: AnyChange, number: int) -> SeatRow:
    if not 0 <= number < change.row.players:
        raise Refused("not-found", Message("server-no-seat", {}))
    return change.seats[number]


def check_free(change: AnyChange, session: str | None, number: int) -> None:
    """Check that a session may take a seat."""
    seat = seat_at(change, number)
    _check_playable(change)
    if seat.kind != OPEN:
        raise not_now(Message("server-seat-taken", {}))
    rated.check_join(change.row, change.room.held_by(session))
    timing.check_return(change, number)
    _check_no_spying(change, session)


def join(change: AnyChange, session: str, number: int, name: str, bits: RandomBits) -> None:
    """Take an open seat, or one played by a stand-in bot. Call `check_free` first."""
    check_name(change, session, name)
    change.free(number)  # previous holders must not see the new player's view
    change.set_seat(SeatRow(number, PERSON, name, None, colours_of(change.seats)[number]))
    change.hold(session, number)
    change.begin_if_full(bits)


def leave(change: AnyChange, session: str | None, number: int) -> None:
    """Remove all holders of a seat. Before the game begins, the host may free any seat."""
    seat = seat_at(change, number)
    if not (is_host(change, session) and change.row.state == WAITING and seat.kind == PERSON):
        check_holder(change, session, number)
    rated.check_fixed(change.row, Message("server-rated-leave", {}))
    change.vacate(number)
    if change.running:
        change.pass_host(number)


def resign(change: AnyChange, session: str | None, number: int) -> None:
    """Give up your seat in a running game. A bot plays the seat to the end."""
    seat = seat_at(change, number)
    check_holder(change, session, number)
    _check_playable(change)
    if change.row.state == WAITING:
        raise not_now(Message("live-not-begun", {}))
    if seat.kind != PERSON:
        raise not_now(Message("server-no-person", {}))
    change.resign(number)


def rename(change: AnyChange, session: str | None, number: int, name: str) -> None:
    seat = seat_at(change, number)
    check_holder(change, session, number)
    check_name(change, session, name)
    change.set_seat(seat._replace(name=name))


def check_name(change: AnyChange, session: str | None, name: str) -> None:
    """Reject a name that looks like another person's name at the table."""
    taken = [look(seat.name) for seat in others(change.seats, change.room.held_by(session)) if seat.name]
    if look(name) in taken:
        raise Refused("bad-request", Message("server-name-taken", {}))


def stand_in(
    change: AnyChange, session: str | None, number: int, level: str, more: Sequence[str], bits: RandomBits
) -> None:
    """Let a bot play an open seat or a seat of the requesting person. For the seats of other people, see `votes`."""
    seat = seat_at(change, number)
    held = change.room.held_by(session)
    if not (held or is_host(change, session)):
        raise not_yours(Message("server-not-for-you", {}))
    if number not in held and seat.kind == PERSON:
        raise not_yours(Message("server-ask-others", {}))
    _check_playable(change)
    check_level(level, more)
    rated.check_stand_in(change.row, seat, level)
    if seat.bot is not None:
        raise not_now(Message("server-bot-there", {}))
    change.set_seat(seat._replace(bot=level))
    change.begin_if_full(bits)


def replace_bot(change: AnyChange, number: int, level: str) -> None:
    """Replace an unavailable bot with the default bot, so the game can continue without the host."""
    if change.seats[number].bot == level:
        change.set_seat(change.seats[number]._replace(bot=USUAL), by="bot")


def give_back(change: AnyChange, session: str | None, number: int) -> None:
    """Take a seat back from a bot, as the seat's holder or, if the seat is open, as the host."""
    seat = seat_at(change, number)
    holds = number in change.room.held_by(session)
    if not (holds or (seat.kind == OPEN and is_host(change, session))):
        raise not_yours(Message("server-not-for-you", {}))
    _check_playable(change)
    if seat.kind == BOT or seat.bot is None:
        raise not_now(Message("server-no-stand-in", {}))
    if seat.kind == OPEN:
        rated.check_fixed(change.row, Message("server-rated-begun", {}))
    timing.check_return(change, number)
    change.set_seat(seat._replace(bot=None))


def check_holder(change: AnyChange, session: str | None, number: int) -> None:
    if number not in change.room.held_by(session):
        raise not_yours(Message("server-not-your-seat", {}))


def check_host(change: AnyChange, session: str | None) -> None:
    if not is_host(change, session):
        raise not_yours(Message("server-not-your-table", {}))


def is_host(change: AnyChange, session: str | None) -> bool:
    return session is not None and session == change.row.host


def _check_playable(change: AnyChange) -> None:
    """Check that the game can continue at this table."""
    change.room.check_not_frozen()
    if change.row.state == OVER:
        raise not_now(Message("game-over", {}))
    if change.table.sequence >= change.table.game.declaration.max_actions:  # otherwise the log could grow forever
        raise not_now(Message("server-log-full", {}))


def _check_no_spying(change: AnyChange, session: str | None) -> None:
    """Reject a second seat that would reveal other people's secrets. This includes people replaced by stand-in bots,
    because the host could have arranged that, and they may come back.
    """
    held = change.room.held_by(session)
    if held and others(change.seats, held) and not change.table.knows_all(held, change.table.now):
        raise not_now(Message("server-second-seat", {}))
