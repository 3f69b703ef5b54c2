"""Rematches. After a vote at a finished table, the players continue at a new one, and everyone moves by one seat.
Everyone who holds a seat votes. The new game begins as soon as everyone has answered and at least one person wants to
play. A minute after the first answer, a person who wants to play can begin without the missing answers. The host
chooses whether the remaining seats are open, or played by bots until someone takes them.

The game, its options, board and bots stay the same. People keep their colours and need no new links to sit down. The
second player takes the first player's seat, and so on, unless the seats are drawn. The start player is drawn as the
rules require.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from kontor.core import Message
from kontor.table.changes import STAND_IN, Change
from kontor.table.clock import now, seconds_after
from kontor.table.messages import RematchForm
from kontor.table.rated import LEAST_PEOPLE
from kontor.table.refusals import not_now, not_yours
from kontor.table.rows import BOT, OPEN, OVER, PERSON, WAITING, Holds, SeatRow, TableRow, new_table_id

ANSWERING = 60
"""Number of seconds that people have for their answer."""

Rest = Literal["open", "bot"]
AnyChange = Change[Any]


class Rematch(NamedTuple):
    """A rematch vote in stored form."""

    since: str | None = None
    """Time of the first answer."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    rest: Rest = "open"
    next: str | None = None

    @classmethod
    def of(cls, stored: Mapping[str, Any] | None) -> Rematch:
        found = cls(**(stored or {}))
        return found._replace(yes=tuple(found.yes), no=tuple(found.no))

    @property
    def until(self) -> str | None:
        return seconds_after(self.since, ANSWERING) if self.since is not None else None


class NewTable(NamedTuple):
    """A new table for the rematch."""

    row: TableRow
    seats: list[SeatRow]
    holds: Holds


def rematch_form(stored: Mapping[str, Any] | None, held: frozenset[int]) -> RematchForm | None:
    """Return the vote from the perspective of the player in these seats."""
    if stored is None:
        return None
    vote = Rematch.of(stored)
    mine = vote.next is None and bool(held - set(vote.yes))
    return RematchForm(list(vote.yes), list(vote.no), vote.until, vote.rest, mine, vote.next)


def answer(change: AnyChange, session: str | None, agree: bool, rest: Rest | None) -> NewTable | None:
    """Ask for a rematch, agree or decline. Returns the new table once the game can begin.

    `rest` is ignored unless it comes from the host or with the first answer. After the new game has begun, answers have
    no effect.
    """
    change.room.check_not_frozen()
    if change.row.state != OVER:
        raise not_now(Message("server-no-rematch", {}))
    mine = change.room.held_by(session)
    if not mine:
        raise not_yours(Message("server-no-vote", {}))
    vote = Rematch.of(change.row.rematch)
    if vote.next is not None:
        return None
    yes, no = set(vote.yes), set(vote.no)
    yes, no = (yes | mine, no - mine) if agree else (yes - mine, no | mine)
    people = {seat for seat, holders in change.holds.items() if holders}
    yes, no = yes & people, no & people  # a player may have left after answering
    if rest is not None and (vote.since is None or session == change.row.host):
        vote = vote._replace(rest=rest)
    vote = vote._replace(since=vote.since or now(), yes=tuple(sorted(yes)), no=tuple(sorted(no)))
    change.row = change.row._replace(rematch=vote._asdict() if yes else None)
    waited = vote.until is not None and now() >= vote.until
    return _new_table(change, vote) if yes and (people <= yes | no or (agree and waited)) else None


def _new_table(change: AnyChange, vote: Rematch) -> NewTable:
    players = len(change.seats)
    seats: list[SeatRow] = []
    holds: Holds = {}
    for old in (change.seats[(number + 1) % players] for number in range(players)):
        number = len(seats)
        if old.seat in vote.yes:
            seats.append(old._replace(seat=number, kind=PERSON, bot=None, bot_replies=False))
            holds[number] = change.holds[old.seat]
        elif old.kind == BOT and not old.resigned:
            seats.append(old._replace(seat=number))
        else:
            bot = STAND_IN if vote.rest == "bot" else None
            seats.append(SeatRow(number, OPEN, None, bot))
    hosts = [session for _, holders in sorted(holds.items()) for session in sorted(holders)]
    host = change.row.host if change.row.host in hosts else hosts[0]
    row = _new_row(change, host)
    people = sum(seat.bot is None for seat in seats)  # people who want to play, and people who may still join
    different = len(hosts) == len(set(hosts))  # two accounts may have been merged in the meantime
    return NewTable(row._replace(rated=row.rated and different and people >= LEAST_PEOPLE), seats, holds)


def _new_row(change: AnyChange, host: str) -> TableRow:
    """Return the row of the new table, with all settings of the old one."""
    made = now()
    return change.row._replace(
        id=new_table_id(),
        rules=change.table.game.declaration.rules_version,
        host=host,
        made=made,
        changed=made,
        version=0,
        sequence=0,
        state=WAITING,
        actor=None,
        winners=[],
        position=None,
        rematch=None,
        times=None,
        deadline=None,
        warning=None,
        talk=None,
        cup=None,
    )


def begun(change: AnyChange, next: str) -> None:
    """Store the id of the new table in the old one. All clients then open the new table."""
    change.row = change.row._replace(rematch=Rematch(next=next)._asdict())
