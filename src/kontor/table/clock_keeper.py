"""Updates a table's clocks for each log entry of a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.table import clocks
from kontor.table.clocks import Terms, Times
from kontor.table.log import ACTION, BOT, GIVEBACK, RESIGN, START, TAKEOVER, TIMEOUT, UNDO, Entry, Table
from kontor.table.rows import PERSON, SeatRow, TableRow


class ClockKeeper:
    """Clocks of a table during one change."""

    def __init__(self, clock: dict[str, Any], times: dict[str, Any] | None, now: int) -> None:
        self.terms = Terms(**clock)
        self.times: Times | None = clocks.stored(times) if times is not None else None
        """State of the clocks, or None before the start."""
        self.now = now
        self._nothing_free = False
        """True if the next clock starts without free time. This is the case after an undo, and after a player has asked
        a bot to decide. Otherwise, players could gain time by repeating these.
        """

    def set(self, **values: Any) -> None:
        assert self.times is not None
        self.times = self.times._replace(**values)

    def settle(self) -> None:
        assert self.times is not None
        self.times = clocks.settled(self.terms, self.times, self.now)

    def resume(self) -> None:
        """Restart the clock that was running before the pause."""
        assert self.times is not None
        away = self.times.away[self.times.runs] if self.times.runs is not None else 0
        self.set(paused=False, since=max(self.now, away))

    def wait(self) -> None:
        """Give more time to a player who has run out of it."""
        self.set(overdue=False, since=self.now, free=clocks.WAIT)

    def lost(self, seat: int) -> None:
        """Count a time-out. Leaving counts as one too, so that nobody gains time by leaving and rejoining."""
        if self.times is not None and seat not in self.times.taken:
            timeouts = clocks.put(self.times.timeouts, seat, self.times.timeouts[seat] + 1)
            self.set(timeouts=timeouts, taken=tuple(sorted({*self.times.taken, seat})))

    def entered(self, entry: Entry, table: Table, seats: Sequence[SeatRow]) -> Entry:
        """Update the clocks for an entry just added to the table. Returns the entry with its times."""
        if entry.kind == START:
            self.times = clocks.first(self.terms, table.setup.players, self.now)
        if self.times is None:
            return entry
        gain = entry.gain
        if entry.kind == ACTION:
            gain = self._played(entry, table, seats)
        elif entry.kind == UNDO:
            self._took_back(entry, table)
        elif entry.kind == GIVEBACK and entry.seat in self.times.taken:
            self._returned(entry.seat)
        elif entry.kind == GIVEBACK:
            self._nothing_free = True
        elif entry.kind in (TAKEOVER, RESIGN, TIMEOUT) and entry.seat == self.times.runs:
            self.settle()
            if entry.kind != TIMEOUT:
                self._stop()
        shown = entry.seat is not None and entry.by != BOT
        return entry._replace(left=self.times.left[entry.seat] if shown and entry.seat is not None else None, gain=gain)

    def _played(self, entry: Entry, table: Table, seats: Sequence[SeatRow]) -> int:
        """Deduct the time used for a decision. Returns the time added if the decision completed a turn."""
        assert self.times is not None and entry.seat is not None
        if self.times.runs == entry.seat:
            self.settle()
        if self.times.away[entry.seat] and entry.by != BOT:  # moving ends a vacation
            self.times = clocks.come_home(self.times, entry.seat, self.now)
        before, after = table.states[-2].position, table.position
        ends = table.match.steps[-1].ends_turn
        if ends or after.actor != entry.seat or (self.times.reply and after.active == entry.seat):
            self._stop()
        elif self.times.overdue:  # the player has returned from a time-out
            self.wait()
        owner = before.active
        if not ends or not _plays(seats[owner]):
            return 0
        gain = clocks.gain(self.terms, self.times, owner)
        self.set(left=clocks.put(self.times.left, owner, self.times.left[owner] + gain))
        return gain

    def _took_back(self, entry: Entry, table: Table) -> None:
        """Deduct the time used before an undo, and the time that the undone turns had added."""
        assert self.times is not None
        if self.times.runs == entry.seat:
            self.settle()
        left = self.times.left
        for sequence in entry.undone:
            state = table.states[sequence]
            owner = table.states[state.previous].position.active
            left = clocks.put(left, owner, max(-self.terms.overtime, left[owner] - state.entry.gain))
        self.set(left=left)
        if table.actor != self.times.runs:
            self._stop()
            self._nothing_free = True

    def _returned(self, seat: int) -> None:
        """Give some extra time to a player who returns after a time-out."""
        assert self.times is not None
        left = max(self.times.left[seat], self.terms.back)
        self.set(
            left=clocks.put(self.times.left, seat, left), taken=tuple(one for one in self.times.taken if one != seat)
        )

    def _stop(self) -> None:
        assert self.times is not None
        self.times = clocks.run(self.terms, self.times, None, self.now)

    def started(self, table: Table, seats: Sequence[SeatRow]) -> None:
        """Start the clock of the seat to move, if a person plays it. Call this once, before storing the change."""
        if self.times is None:
            return
        actor = table.actor
        seat = actor if actor is not None and _plays(seats[actor]) else None
        if seat == self.times.runs:
            return
        self.settle()
        position = table.position
        reply = seat is not None and position.active != seat
        self.times = clocks.run(self.terms, self.times, seat, self.now, reply, self._nothing_free)

    def stored(self) -> dict[str, Any]:
        """Return the clocks in stored form, as fields of `TableRow`."""
        if self.times is None:
            return {}
        end, warning = clocks.deadline(self.terms, self.times), clocks.warning(self.terms, self.times)
        return {"times": clocks.form(self.times), "deadline": end, "warning": warning}


def closed(row: TableRow, closed: bool, now: int) -> TableRow:
    """Return the row of a table that the operator closes or reopens. Clocks stop while the table is closed."""
    before, row = row, row._replace(closed=closed, version=row.version + 1)
    if row.clock is None or row.times is None or before.closed == closed:
        return row
    keeper = ClockKeeper(row.clock, row.times, now)
    if closed:
        keeper.settle()
    else:
        keeper.set(since=max(now, row.times["since"]))
    return row._replace(**keeper.stored())


def _plays(seat: SeatRow) -> bool:
    return seat.kind == PERSON and seat.bot is None
