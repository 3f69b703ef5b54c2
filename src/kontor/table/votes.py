"""Votes at a table. Players can vote to replace a person with a bot, change the host, pause the clocks, and abandon or
delete the game.

Anyone with a seat may make a proposal, which counts as the first vote. A person with several seats has one vote.

- A bot replaces a person if more than half of the other people agree, and at least two of them. No vote is needed if
  the person has kept the others waiting for a quarter of an hour. The person can take the seat back at any time. If the
  host is replaced, the next person becomes host. In a rated game, a person can be replaced only after running out of
  time.
- Another person becomes host if more than half of the people other than the host agree, and at least two of them. The
  host can choose a successor without a vote.
- The clocks are paused if everyone who is playing agrees. Any player can restart the clocks.
- The game is abandoned, or the table deleted, if everyone agrees. If nobody has moved for a month, the host can delete
  the table without a vote.

Any move cancels all votes, except a vote to pause.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core import Message
from kontor.table import rated, timing
from kontor.table.changes import STAND_IN, Change
from kontor.table.clock import minutes_ago
from kontor.table.log import ACTION, START, UNDO
from kontor.table.refusals import not_now, not_yours
from kontor.table.rows import OVER, PERSON, RUNNING, SeatRow, Vote, VoteOn
from kontor.table.table_forms import others, voters, votes_needed

LATE = 15
"""Minutes without a move after which a bot may play for a person."""
ABANDONED = 30 * 24 * 60
"""Minutes without a move after which the host may delete a running game."""

AnyChange = Change[Any]


def cast(change: AnyChange, session: str | None, what: VoteOn, seat: int | None, agree: bool) -> None:
    """Make a proposal, agree with one, or reject it. A proposal is carried out as soon as enough people agree."""
    change.room.check_not_frozen()
    if change.row.state == OVER or (change.row.state != RUNNING and what != "host"):
        raise not_now(Message("server-no-vote-now", {}))
    about_seat = what in ("bot", "host")
    if about_seat != (seat is not None) or (seat is not None and not _plays(change.seats, seat)):
        raise not_now(Message("server-no-person", {}))
    if what == "bot":
        rated.check_fixed(change.row, Message("server-rated-vote", {}))
    if what == "pause":
        timing.check_pause(change)
    if what in ("pause", "delete", "abandon") and change.row.cup is not None:
        raise not_now(Message("server-cup-table", {}))
    if what in ("delete", "abandon") and _resigned(change):
        raise not_now(Message("server-rated-resigned", {}))
    hosting = session is not None and session == change.row.host
    asked = voters(change.seats, change.holds, what, seat, change.row.host)
    mine = change.room.held_by(session) & asked
    if not mine and not (what == "host" and hosting):
        raise not_yours(Message("server-no-vote", {}))
    votes = frozenset(Vote(what, seat, by) for by in mine)
    if not agree:  # one person can prevent a deletion or a pause
        change.votes -= votes if about_seat else frozenset(vote for vote in change.votes if vote.what == what)
        return
    change.votes |= votes
    agreed = {vote.by for vote in change.votes if (vote.what, vote.seat) == (what, seat)} & asked
    enough = len(agreed) >= votes_needed(asked, what)
    if enough or (what == "bot" and _late(change, seat)) or (what == "host" and hosting):
        _carry_out(change, what, seat)


def _carry_out(change: AnyChange, what: VoteOn, seat: int | None) -> None:
    change.votes = frozenset()
    if what == "delete":
        change.delete()
    elif what == "abandon":
        change.abandon()
    elif what == "pause":
        timing.pause(change)
    elif seat is not None and what == "host":
        change.row = change.row._replace(host=min(change.holds[seat]))
    elif seat is not None:
        change.set_seat(change.seats[seat]._replace(bot=STAND_IN))
        change.pass_host(seat)


def check_deletion(change: AnyChange, session: str | None) -> None:
    """Check that the host may delete the table without a vote."""
    if change.running and change.row.cup is not None:
        raise not_now(Message("server-cup-table", {}))
    people = others(change.seats, change.room.held_by(session)) or _resigned(change)
    if people and change.running and _last_move(change) > minutes_ago(ABANDONED):
        raise not_now(Message("server-ask-others", {}))


def _resigned(change: AnyChange) -> bool:
    """Return whether a player has resigned from a rated game. If so, the others may not abandon the game."""
    return change.running and change.row.rated and bool(change.table.now.resigned)


def _plays(seats: Sequence[SeatRow], seat: int) -> bool:
    return 0 <= seat < len(seats) and seats[seat].kind == PERSON and seats[seat].bot is None


def _late(change: AnyChange, seat: int | None) -> bool:
    """Return whether the others have waited a long time for this seat. Always False at a table with clocks."""
    return change.clocks is None and change.table.actor == seat and _last_move(change) < minutes_ago(LATE)


def _last_move(change: AnyChange) -> str:
    entries = (state.entry for state in reversed(change.table.states))
    return next(entry.at for entry in entries if entry.kind in (START, ACTION, UNDO))
