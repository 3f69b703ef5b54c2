"""Requests about game clocks, and time-outs, pauses and vacations.

A change updates the clocks for every entry that it adds (`entered`), and starts the next clock before it is stored
(`started`). The times are stored in the same transaction as the action.
"""

from __future__ import annotations

from typing import Any, Literal

from kontor.core import AnyGame, Message
from kontor.table import clocks, rated
from kontor.table.catalogue import expected_turns
from kontor.table.changes import Change
from kontor.table.clock_keeper import ClockKeeper
from kontor.table.clocks import STAND_IN, Terms, Times
from kontor.table.log import CREDIT, PAUSE, RESUME, TABLE, TIMEOUT
from kontor.table.log import PERSON as BY_PERSON
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.rows import PERSON, RUNNING
from kontor.table.table_forms import others

ClockRequest = Literal["resume", "depart", "return", "wait", "bot", "order", "cancel-order"]

AnyChange = Change[Any]

MOST_GAIN = 2**31 - 1
"""Largest credit that fits into the four-byte column of the log. The clock itself receives the full amount."""


def new_clock(game: AnyGame, players: int, length: str, weekends: bool, at_timeout: clocks.AtTimeout) -> dict[str, Any]:
    """Return the clock settings of a new table in stored form."""
    terms = clocks.agreed(length, players, expected_turns(game, players), weekends, at_timeout)
    if weekends and not terms.days:
        raise Refused("bad-request", Message("server-clock-weekends", {}))
    return terms._asdict()


def time_out(change: AnyChange) -> bool:
    """Handle a time-out that is due. Returns False if the player moved first."""
    keeper = change.clocks
    if keeper is None or keeper.times is None or change.row.state != RUNNING or change.room.trouble is not None:
        return False
    terms, times = keeper.terms, keeper.times
    end, seat = clocks.deadline(terms, times), times.runs
    if end is None or seat is None or end > keeper.now:
        return False
    if terms.days and times.reply:
        change.note(TIMEOUT, seat, TABLE, STAND_IN)
        keeper.set(proxy=True)
        return True
    change.note(TIMEOUT, seat, TABLE)
    if (
        terms.at_timeout == "ask"
        and change.seats[seat].kind == PERSON
        and others(change.seats, _same_person(change, seat))
    ):
        keeper.set(overdue=True)
    else:
        _take_over(change, seat)
    return True


def credit(change: AnyChange, began: int) -> bool:
    """Credit the running clock with the time lost in an outage. Returns False if no clock was running."""
    keeper = change.clocks
    if keeper is None or keeper.times is None or keeper.times.runs is None or keeper.times.paused:
        return False
    if change.row.state != RUNNING or change.room.trouble is not None:
        return False
    seat, before = keeper.times.runs, keeper.times
    keeper.times, given = clocks.credited(keeper.terms, before, began, keeper.now)
    if given:
        change.note(CREDIT, seat, TABLE, gain=min(given, MOST_GAIN))
    return keeper.times != before


def check_pause(change: AnyChange) -> None:
    """Check that the game can be paused."""
    if _running(change)[1].paused:
        raise not_now(Message("server-paused", {}))


def pause(change: AnyChange) -> None:
    """Stop the clocks, after everyone has agreed."""
    keeper, _ = _running(change)
    change.note(PAUSE, None, BY_PERSON)
    keeper.settle()
    keeper.set(paused=True)


def request(change: AnyChange, session: str | None, what: ClockRequest, number: int) -> None:
    """Handle a person's request about the clocks, for one of their own seats."""
    change.room.check_not_frozen()
    if number not in change.room.held_by(session):
        raise not_yours(Message("server-not-your-seat", {}))
    if change.seats[number].resigned:
        raise not_now(Message("server-no-person", {}))
    keeper, times = _running(change)
    match what:
        case "resume":
            if not times.paused:
                raise not_now(Message("server-not-paused", {}))
            change.note(RESUME, number, BY_PERSON)
            keeper.resume()
        case "depart":
            _check_vacation(keeper.terms, times, number, keeper.now)
            keeper.times = clocks.depart(keeper.terms, times, number, keeper.now)
        case "return":
            if times.away[number] <= keeper.now:
                raise not_now(Message("server-no-vacation", {}))
            keeper.times = clocks.come_home(times, number, keeper.now)
        case "order" | "cancel-order":
            if not keeper.terms.days:
                raise not_now(Message("server-order-live", {}))
            rated.check_fixed(change.row, Message("server-rated-help", {}))
            change.set_seat(change.seats[number]._replace(bot_replies=what == "order"))
        case "wait" | "bot":
            if not times.overdue or times.runs is None or times.runs in change.room.held_by(session):
                raise not_now(Message("server-not-overdue", {}))
            if what == "bot":
                _take_over(change, times.runs)
            else:
                keeper.wait()


def check_return(change: AnyChange, seat: int) -> None:
    """Refuse the return of a player who has run out of time too often."""
    times = change.clocks.times if change.clocks is not None else None
    if times is not None and seat in times.taken and times.timeouts[seat] >= clocks.MOST_TIMEOUTS:
        raise not_now(Message("server-timed-out", {"times": clocks.MOST_TIMEOUTS}))


def _same_person(change: AnyChange, seat: int) -> frozenset[int]:
    """Return all seats held by the people who hold the given seat."""
    return frozenset([seat]).union(*(change.room.held_by(session) for session in change.holds.get(seat, ())))


def _running(change: AnyChange) -> tuple[ClockKeeper, Times]:
    keeper = change.clocks
    if keeper is None or keeper.times is None or change.row.state != RUNNING:
        raise not_now(Message("server-no-clock", {}))
    if change.table.sequence >= change.table.game.declaration.max_actions:
        raise not_now(Message("server-log-full", {}))
    return keeper, keeper.times


def _check_vacation(terms: Terms, times: Times, seat: int, now: int) -> None:
    if not terms.days:
        raise not_now(Message("server-vacation-live", {}))
    if times.away[seat] > now:
        raise not_now(Message("server-on-vacation", {}))
    if clocks.earned(times, seat, now) < clocks.HOUR:
        raise not_now(Message("server-vacation-short", {}))


def _take_over(change: AnyChange, seat: int) -> None:
    """Let a bot play for a player who is out of time, or who left while the table was closed."""
    keeper = change.clocks
    assert keeper is not None
    keeper.lost(seat)
    change.set_seat(change.seats[seat]._replace(bot=STAND_IN), by=TABLE)
