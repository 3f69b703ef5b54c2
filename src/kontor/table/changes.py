"""Changes to a table, in memory only.

A change works on copies. The caller stores the differences in one transaction, then calls `take`. Players never see
unsaved changes.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from kontor.bots import USUAL
from kontor.core import RandomBits
from kontor.core.chance import below
from kontor.table import rated
from kontor.table.clock import milliseconds, now
from kontor.table.clock_keeper import ClockKeeper
from kontor.table.log import SEATS, TABLE, By, Entry, EntryKind, Table
from kontor.table.rooms import Room
from kontor.table.rows import BOT, OPEN, PERSON, RUNNING, WAITING, Holds, SeatRow, as_played

STAND_IN = USUAL
"""The level of the bot that replaces a player who leaves."""

R = TypeVar("R", bound=Room)


class Change(Generic[R]):
    """A change in progress: the state after the commit."""

    def __init__(self, room: R, moment: int | None = None) -> None:
        """Begin a change. `moment` is the current time for the clocks, in milliseconds since 1970."""
        self.room = room
        self.row = row = room.row
        self.clocks = ClockKeeper(row.clock, row.times, moment or milliseconds()) if row.clock is not None else None
        self.seats = list(room.seats)
        self.holds: Holds = dict(room.holds)
        self.votes = room.votes
        self.freed: set[int] = set()
        """Seats whose former holders and links must be deleted."""
        self.moved: dict[int, int] = {}
        """Maps old seat numbers to new ones, if the seats were drawn at random."""
        self.entries: list[Entry] = []
        """New entries of the log."""
        self.trial: Table | None = None
        self.gone = False
        self.only_talk = False
        """True if the change affects only the chat. Such a change does not prevent the deletion of an old table."""

    @property
    def running(self) -> bool:
        """True if a game is in progress, so the change must be logged."""
        return self.row.state == RUNNING and self.room.trouble is None

    @property
    def table(self) -> Table:
        """A copy of the table for new entries, discarded if the commit fails."""
        if self.trial is None:
            self.trial = self.room.played.table.copy()
        return self.trial

    def add(self, entry: Entry) -> Entry:
        """Record an entry that was just added to `table`. A move cancels all votes, except a vote to pause."""
        if self.clocks is not None:
            entry = self.clocks.entered(entry, self.table, self.seats)
            self.table.replace_last(entry)
        self.entries.append(entry)
        if entry.actions:
            self.votes = frozenset(vote for vote in self.votes if vote.what == "pause")
        return entry

    def note(self, kind: EntryKind, seat: int | None, by: By, level: str | None = None, gain: int = 0) -> None:
        """Add a log entry that does not change the position."""
        self.add(self.table.note(kind, seat, by, level, now())._replace(gain=gain))

    def set_seat(self, seat: SeatRow, by: By = "person") -> None:
        """Update a seat. During the game, the log records when a bot takes over the seat or gives it back."""
        before = self.seats[seat.seat]
        self.seats[seat.seat] = seat
        if self.running and before.bot != seat.bot:
            self.add(self.table.change_hands(seat.seat, seat.bot, now(), by))

    def hold(self, session: str, seat: int) -> None:
        self.holds[seat] = self.holds.get(seat, frozenset()) | {session}

    def free(self, seat: int) -> None:
        """Remove the seat's holders, the links to it, and the votes by or about it."""
        self.holds.pop(seat, None)
        self.votes = frozenset(vote for vote in self.votes if seat not in (vote.by, vote.seat))
        self.freed.add(seat)

    def vacate(self, seat: int) -> None:
        """Open the seat and clear its name. During the game, a bot takes over. A resigned seat keeps its bot.

        In a rated game or a cup, leaving means resigning.
        """
        if self.running and self.row.fixed and seat not in self.table.now.resigned:
            self.resign(seat)
        self.free(seat)
        if self.seats[seat].resigned:
            self.set_seat(self.seats[seat]._replace(name=None))
            return
        if self.running and self.clocks is not None:
            self.clocks.lost(seat)
        bot = (self.seats[seat].bot or STAND_IN) if self.running else None
        colour = self.seats[seat].colour if self.row.state != WAITING else None
        self.set_seat(SeatRow(seat, OPEN, None, bot, colour))

    def resign(self, seat: int) -> None:
        """Give the seat to a bot permanently. The former players can still watch from this seat."""
        row = self.seats[seat]
        level = row.bot or STAND_IN
        self.seats[seat] = row._replace(kind=BOT, bot=level)
        self.add(self.table.resign(seat, level, now()))
        self.votes = frozenset()
        self.pass_host(seat)

    def abandon(self) -> None:
        """End the game without a result."""
        self.add(self.table.abandon(now()))
        self.votes = frozenset()

    def pass_host(self, left: int) -> None:
        """Make the next person clockwise the host if the seat being vacated is the host's only one."""
        host = self.row.host
        if host is None or host not in self.room.holds.get(left, frozenset()):
            return
        around = [self.seats[(left + step) % len(self.seats)] for step in range(1, len(self.seats))]
        people = [self.holds.get(one.seat, frozenset()) for one in around if one.kind == PERSON and one.bot is None]
        if people and not any(host in holders for holders in people):
            self.row = self.row._replace(host=min(next(filter(None, people), {host})))

    def begin_if_full(self, bits: RandomBits) -> None:
        """Begin the game if every seat is taken by a person or a bot."""
        if self.row.state != WAITING or not all(seat.kind != OPEN or seat.bot is not None for seat in self.seats):
            return
        if self.row.rated:
            rated.check_begin(self.seats)
        if self.row.draw_seats:
            self._draw_seats(bits)
        self.add(self.table.begin(bits, now()))
        if self.row.draw_seats:
            self.note(SEATS, None, TABLE)
        for seat in self.seats:
            if seat.kind != BOT and seat.bot is not None:
                self.add(self.table.change_hands(seat.seat, seat.bot, now()))

    def _draw_seats(self, bits: RandomBits) -> None:
        """Move people and bots to random seats, keeping their colours and links."""
        order = list(range(len(self.seats)))
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1, bits)
            order[last], order[other] = order[other], order[last]
        self.moved = {old: new for new, old in enumerate(order)}
        self.seats = [self.seats[old]._replace(seat=new) for new, old in enumerate(order)]
        self.holds = {self.moved[seat]: sessions for seat, sessions in self.holds.items()}
        self.votes = frozenset()

    def delete(self) -> None:
        """Delete the table and all its data."""
        self.gone = True

    def count(self) -> None:
        """Update the table's row from the log and the seats. Call this method once, before storing the change."""
        row = self.row._replace(version=self.row.version + 1, changed=self.row.changed if self.only_talk else now())
        self.row = as_played(row, self.trial) if self.trial is not None else row
        if self.clocks is not None:
            if self.trial is not None:
                self.clocks.started(self.trial, self.seats)
            self.row = self.row._replace(**self.clocks.stored())

    def changed_seats(self) -> list[SeatRow]:
        return [seat for seat, before in zip(self.seats, self.room.seats, strict=True) if seat != before]

    def new_holds(self) -> list[tuple[str, int]]:
        """Return the pairs of session and seat that this change adds."""
        kept = [(seat, held) for seat, held in self.room.holds.items() if seat not in self.freed]
        before = {self.moved.get(seat, seat): held for seat, held in kept}
        found = []
        for seat, sessions in self.holds.items():
            found += [(session, seat) for session in sorted(sessions - before.get(seat, frozenset()))]
        return found

    def take(self) -> None:
        """Apply the change to the room in memory, after the commit."""
        room = self.room
        room.gone = self.gone
        room.row, room.seats, room.holds, room.votes = self.row, self.seats, self.holds, self.votes
        if self.trial is not None:
            room.played.table.become(self.trial)


AnyChange = Change[Room]
