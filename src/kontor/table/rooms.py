"""Tables in memory: the stored row, the seats and their holders, the replayed log, and the watchers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol, TypeVar

from kontor.core import SPECTATOR, KontorError, Message
from kontor.registry import game as game_of
from kontor.table.clocks import STAND_IN
from kontor.table.log import Entry, Table, unplayable
from kontor.table.refusals import Refused, not_yours
from kontor.table.rows import RUNNING, Holds, SeatRow, TableRow, Vote, same_position
from kontor.table.views import Views

T = TypeVar("T")


class MadeOtherwise(KontorError):
    """Raised if the table was created under different rules, or with another version of its board."""


class Undrawn(NamedTuple):
    """A failed attempt to draw a backdrop, with its time (`time.monotonic`) and the reason."""

    at: float
    said: Message


class TableGame:
    """The game of a stored table, with data computed from it."""

    def __init__(self, row: TableRow, board: dict[str, Any] | None = None) -> None:
        """Prepare the game without replaying the log. `board` is the data of a custom board."""
        game = game_of(row.game)
        chosen = row.board if board is None else game.board_from_data(board)
        self._set(Table(game, game.setup(players=row.players, board=chosen, options=row.options)))

    def made_otherwise(self, row: TableRow) -> MadeOtherwise | None:
        """Return the reason why the table can be shown but not continued, or None."""
        expected = self.table.game.declaration.rules_version
        if row.rules > expected:
            return MadeOtherwise([Message("record-rules", {"rules": row.rules, "expected": expected})])
        if self.table.setup.board.digest != row.digest:
            return MadeOtherwise([Message("record-digest", {"board": row.board})])
        return None

    @classmethod
    def of(cls, table: Table) -> TableGame:
        """Return the game for a table that has not been stored yet."""
        played = cls.__new__(cls)
        played._set(table)
        return played

    def _set(self, table: Table) -> None:
        self.table = table
        self.views = Views(self.table)
        self.backdrop: bytes | None = None
        """Backdrop as JSON, or None if it is not drawn yet."""
        self.undrawn: Undrawn | None = None
        self._clicks: dict[str, Entry] = {}
        self._noted = 0

    def done(self, key: str) -> Entry | None:
        """Return the log entry caused by a click. Fast even in long games, because entries are indexed only once."""
        for state in self.table.states[self._noted + 1 :]:
            self._noted = state.entry.sequence
            if state.entry.key:
                self._clicks[state.entry.key] = state.entry
        return self._clicks.get(key)


class Fault(NamedTuple):
    """The reason why a table cannot be replayed, with the first invalid entry and the error."""

    entry: int
    error: Exception
    older: Message | None = None
    """Set if the table was created with other rules, which explains the fault."""

    @property
    def said(self) -> Message:
        if self.older is not None:
            return self.older
        return self.error.messages[0] if isinstance(self.error, KontorError) else unplayable(self.entry)


def replayed(
    row: TableRow, board: dict[str, Any] | None, entries: list[Entry]
) -> tuple[TableGame | None, Fault | None]:
    """Return a table's game, and the fault if it cannot be replayed."""
    try:
        played = TableGame(row, board)
    except Exception as error:  # a bug in the rules must not affect other tables
        return None, Fault(1, error)
    fault = fold(played, row, entries)
    otherwise = played.made_otherwise(row)
    return played, fault if otherwise is None else Fault(1, otherwise)


def fold(played: TableGame, row: TableRow, entries: list[Entry]) -> Fault | None:
    """Replay entries up to the first invalid one. Returns the fault of that entry, or None if all entries are valid.

    The final position must equal the stored one: under other rules, the same actions may end differently.
    """
    table = played.table
    expected = table.game.declaration.rules_version
    older = Message("record-older", {"rules": row.rules, "expected": expected}) if row.rules < expected else None
    for entry in entries:
        try:
            table.fold(entry)
        except Exception as error:
            return Fault(entry.sequence, error, older)
    if table.sequence < row.sequence:
        return Fault(table.sequence + 1, MadeOtherwise([unplayable(table.sequence + 1)]), older)
    if table.sequence == row.sequence and not same_position(row, table):  # the log may be newer than the row
        return Fault(row.sequence, MadeOtherwise([Message("live-differs", {})]), older)
    return None


def bot_of(row: TableRow, seat: SeatRow) -> str | None:
    """Return the level of the bot that plays this seat, or None if a person does."""
    if seat.bot is not None or row.times is None or row.times["runs"] != seat.seat:
        return seat.bot
    return STAND_IN if row.times["proxy"] or by_order(row, seat) else None


def by_order(row: TableRow, seat: SeatRow) -> bool:
    """Return whether a bot makes the current decision because of the player's standing order."""
    times = row.times
    return seat.bot_replies and times is not None and times["runs"] == seat.seat and bool(times["reply"])


class Listener(Protocol):
    """A client that watches a table."""

    @property
    def session(self) -> str | None: ...
    def wake(self) -> None: ...


class Room:
    """A table in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.listeners: list[Listener] = []
        self.row: TableRow
        self.own_board = False
        self.seats: list[SeatRow] = []
        self.holds: Holds = {}
        self.votes: frozenset[Vote] = frozenset()
        self.trouble: Message | None = None
        """Reason why the table is frozen, or None. A frozen table is read-only. Whatever of it can still be read is
        shown."""
        self.gone = False
        self.chat = False
        """True if people can chat here."""
        self._played: TableGame | None = None
        self.queued = False
        """True if the bot to move is waiting for other bots because the server is busy."""
        self._shared: dict[Hashable, Any] = {}
        """Cache of values shared by all watchers, cleared at each change."""

    @property
    def loaded(self) -> bool:
        return bool(self.seats)

    @property
    def finished(self) -> bool:
        """True if the game has ended by its rules, so everyone may read all chat lines."""
        return self.trouble is None and self._played is not None and self._played.table.finished

    @property
    def played(self) -> TableGame:
        """The replayed game. Raises `frozen` if the table cannot be shown at all."""
        if self._played is None:
            raise self.frozen()
        return self._played

    def frozen(self) -> Refused:
        assert self.trouble is not None
        return Refused("frozen", Message("server-frozen", {}), self.trouble)

    def check_not_frozen(self) -> None:
        if self.trouble is not None:
            raise self.frozen()

    @property
    def sequence(self) -> int:
        """Number of log entries that can be shown."""
        return self._played.table.sequence if self._played is not None else 0

    def held_by(self, session: str | None) -> frozenset[int]:
        """Return the seats that a session holds."""
        return frozenset(seat for seat, held in self.holds.items() if session is not None and session in held)

    def may_look(self, viewer: int, held: frozenset[int]) -> bool:
        """Return whether the holder of these seats may see this viewer's view."""
        return viewer in held or (self._played is not None and self._played.table.may_look(viewer, held))

    def viewer_of(self, session: str | None, seat: int | None) -> int:
        """Return the viewer for a request: a spectator, a seat of this session, or any seat after the game."""
        if seat is None:
            return SPECTATOR
        if seat < 0 or not self.may_look(seat, self.held_by(session)):
            raise not_yours(Message("server-not-your-seat", {}))
        return seat

    def here(self) -> frozenset[int]:
        """Return the seats with holders who are connected to this process."""
        sessions = {listener.session for listener in self.listeners}
        return frozenset(seat for seat, held in self.holds.items() if held & sessions)

    def watching(self) -> int:
        """Number of browsers that watch without a seat. Pages without a session are counted as separate browsers."""
        sessions = [listener.session for listener in self.listeners]
        seated = frozenset().union(*self.holds.values())
        return len(set(sessions) - seated - {None}) + sessions.count(None)

    def shared(self, what: Hashable, build: Callable[[], T]) -> T:
        """Return a value shared by many watchers, building it on the first request after a change."""
        if what not in self._shared:
            self._shared[what] = build()
        found: T = self._shared[what]
        return found

    def is_stranger(self, session: str | None) -> bool:
        """Return whether a session belongs to neither the host nor a player. Strangers all get the same messages."""
        return session is None or (session != self.row.host and not self.held_by(session))

    def bot_to_decide(self) -> tuple[int, str] | None:
        """Return the seat that a bot must play now and the bot's level, or None."""
        if self.gone or self.trouble is not None or self.row.state != RUNNING or self._played is None:
            return None
        if self.row.paused:
            return None
        actor = self._played.table.actor
        level = bot_of(self.row, self.seats[actor]) if actor is not None else None
        return (actor, level) if actor is not None and level is not None else None

    def only_bots(self) -> bool:
        """Return whether bots are playing every seat."""
        return all(seat.bot is not None for seat in self.seats)

    def wake(self) -> None:
        """Notify all watchers of a change."""
        self._shared.clear()
        for listener in self.listeners:
            listener.wake()

    def set_queued(self, queued: bool) -> None:
        if queued != self.queued:
            self.queued = queued
            self.wake()

    def rest(self) -> None:
        """If nobody is watching, free the data that only watchers need."""
        if not self.listeners and self._played is not None:
            self._played.views.rest()

    def names(self) -> list[str]:
        """Return the names of the players for a record."""
        return [seat.name or seat.bot or str(seat.seat) for seat in self.seats]
