"""Requests from players for actions, undo, and information about the game, with one function for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kontor.core import Message, RandomBits, Record
from kontor.table import rated
from kontor.table.changes import Change
from kontor.table.clock import now
from kontor.table.log import BOT, ORDER, TABLE, UNDO, Entry, NotNow, Table, TooFar
from kontor.table.messages import Moment
from kontor.table.questions import Question, hints_for
from kontor.table.refusals import Refused, key_used, not_now, not_yours, stale
from kontor.table.rooms import Room, bot_of, by_order
from kontor.table.rows import WAITING
from kontor.table.table_forms import alone
from kontor.table.views import Views

AnyChange = Change[Any]


class DoneBefore(Exception):
    """Raised if the click has already been processed, so its entry is in the log."""

    def __init__(self, sequence: int) -> None:
        self.sequence = sequence


def act(
    change: AnyChange,
    session: str | None,
    seat: int,
    sequence: int,
    action: str,
    key: str,
    bits: RandomBits,
    same_turn: bool = False,
) -> int:
    """Play an action, then resolve draws and forced actions. Returns the sequence number of the new entry.

    If `same_turn` is set, actions that end the turn are refused, so the client can ask for confirmation.
    """
    held = change.room.held_by(session)
    if seat not in held:
        raise not_yours(Message("server-not-your-seat", {}))
    find = change.table.position.action_table.find
    _check_next(
        change, held, key, sequence, lambda made: made.seat == seat and find(action) in map(find, made.actions[:1])
    )
    if change.seats[seat].bot is not None:
        raise not_now(Message("server-bot-there", {}))
    _check_not_paused(change)
    try:
        entry = change.table.decide(seat, action, bits, key=key, at=now())
    except NotNow as error:
        raise not_now(error.messages[0]) from error
    if same_turn and change.table.match.steps[-1].ends_turn:
        raise Refused("turn-ends", Message("server-turn-ends", {}))
    return change.add(entry).sequence


def act_for_bot(change: AnyChange, seat: int, level: str, sequence: int, action: str, bits: RandomBits) -> None:
    """Play a bot's decision, unless the table has changed since the bot was asked."""
    if change.table.sequence != sequence or bot_of(change.row, change.seats[seat]) != level or change.row.paused:
        raise stale(change.table.sequence)
    row = change.seats[seat]
    if row.bot is None and by_order(change.row, row) and not (change.row.times or {}).get("proxy"):
        change.note(ORDER, seat, TABLE, level)
    entry = change.table.decide(seat, action, bits, BOT, at=now())
    change.add(entry if row.bot is not None else entry._replace(level=level))


def take_back(change: AnyChange, session: str | None, to: int, sequence: int, key: str) -> int:
    """Undo the last decisions of this session's seats. Returns the sequence number of the new entry."""
    held = change.room.held_by(session)
    if not held:
        raise not_yours(Message("server-not-seated", {}))
    _check_next(
        change, held, key, sequence, lambda made: made.kind == UNDO and change.table.states[made.sequence].last == to
    )
    _check_not_paused(change)
    try:
        entry = change.table.take_back(to, held, change.row.takebacks, key, now())
    except TooFar as error:
        raise not_now(error.messages[0]) from error
    return change.add(entry).sequence


def _check_next(
    change: AnyChange, held: frozenset[int], key: str, sequence: int, same: Callable[[Entry], bool]
) -> None:
    """Check that the entry is new and that the client has seen the whole log. `same` returns whether an existing entry
    with this key comes from the same request.
    """
    change.room.check_not_frozen()
    before = change.room.played.done(key)
    if before is not None and before.seat in held:
        raise DoneBefore(before.sequence) if same(before) else key_used()
    if sequence != change.table.sequence:
        raise stale(change.table.sequence)


def _check_not_paused(change: AnyChange) -> None:
    if change.row.paused:
        raise not_now(Message("server-paused", {}))


def hint_question(room: Room, session: str | None, seat: int, sequence: int) -> Question:
    """Build the question that asks a bot for hints. All opponents must be bots."""
    held = room.held_by(session)
    if seat not in held:
        raise not_yours(Message("server-not-your-seat", {}))
    rated.check_fixed(room.row, Message("server-rated-help", {}))
    if not alone(room.seats, held):
        raise not_now(Message("server-no-hints", {}))
    room.check_not_frozen()
    table = room.played.table
    if sequence != table.sequence:
        raise stale(table.sequence)
    try:
        return hints_for(table, seat)
    except NotNow as error:
        raise not_now(error.messages[0]) from error


def check_finished(room: Room) -> Table:
    """Return a copy of a finished game for analysis. Once the game is over, nothing is hidden."""
    if not room.played.table.finished:
        raise not_now(Message("server-analysis-later", {}))
    return room.played.table.copy()


def check_begun(room: Room) -> Table:
    """Return a copy of a game that has begun, for its record. Refused during a rated game, because the record could be
    used to get hints elsewhere.
    """
    if room.row.state == WAITING:
        raise not_now(Message("live-not-begun", {}))
    rated.check_fixed(room.row, Message("server-rated-help", {}))
    return room.played.table.copy()


def record(room: Room, session: str | None, seat: int | None) -> Record:
    """Return the record, limited to what the viewer may know."""
    viewer = room.viewer_of(session, seat)
    return Views(check_begun(room)).record(viewer, room.names())


def past(room: Room, session: str | None, sequence: int, seat: int | None) -> Moment:
    """Return the table after an entry of its log, for review."""
    viewer = room.viewer_of(session, seat)
    views = room.played.views
    if not 0 < sequence <= room.sequence:
        raise Refused("not-found", Message("server-no-moment", {}))
    seen = views.past(viewer, room.held_by(session), sequence)
    room.rest()
    return seen
