"""A table and its append-only log, in memory, without any I/O. An undo is an entry, too. Methods such as `begin`,
`decide` and `take_back` play an entry and add it to the log. To store entries, play them on a copy, and adopt the copy
once they are stored. `fold` adds an entry that is already stored. The position after each entry is kept, so undo,
catching up and the score history need no replay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import SystemRandom
from typing import Final, Literal, NamedTuple

from kontor.bots import bot
from kontor.core import (
    NOBODY,
    SPECTATOR,
    AnyGame,
    Event,
    IllegalAction,
    KontorError,
    Match,
    Message,
    NotationError,
    Position,
    RandomBits,
    Result,
    Setup,
    Step,
)
from kontor.core.match import Misfit
from kontor.core.reader import excerpt
from kontor.core.undo import Undo, undo_offer

EntryKind = Literal[
    "start", "action", "undo", "takeover", "giveback", "resign", "abandon", "timeout", "pause", "resume", "credit",
    "seats", "order",
]  # fmt: skip
By = Literal["person", "bot", "table"]

START: Final = "start"
ACTION: Final = "action"
UNDO: Final = "undo"
TAKEOVER: Final = "takeover"
GIVEBACK: Final = "giveback"
RESIGN: Final = "resign"
ABANDON: Final = "abandon"
TIMEOUT: Final = "timeout"
PAUSE: Final = "pause"
RESUME: Final = "resume"
CREDIT: Final = "credit"
SEATS: Final = "seats"
ORDER: Final = "order"

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"

OVER_BOTS = "bots"
"""Undo setting that lets players undo past the replies of bots."""


class Entry(NamedTuple):
    """An entry of a table's log, in stored form."""

    sequence: int
    """Number of the entry, starting with 1. A table's sequence is that of its last entry."""
    kind: EntryKind
    seat: int | None
    """Seat that decides, undoes or changes hands. None for the start, the drawing of seats, and an abandoned game."""
    by: By
    """Author of the entry: the table itself for the start and for decisions made at another table."""
    actions: tuple[str, ...] = ()
    """Texts of the decision and of the draws and forced actions after it."""
    undone: tuple[int, ...] = ()
    """Undone entries, for `undo`."""
    level: str | None = None
    """Level of the bot, if the entry involves one. For `takeover` and `resign`, this is the bot that plays the seat.
    For `timeout` and `action`, the level is set if the bot makes only this decision for a person. For `order`, this is
    the bot that makes this decision under the player's standing order.
    """
    key: str = ""
    """Key of the click that caused the entry."""
    at: str = ""
    """Time of the entry, in ISO 8601."""
    left: int | None = None
    """Milliseconds left on the seat's clock (negative in overtime), or None without clocks."""
    gain: int = 0
    """Milliseconds added to the seat's clock, for a completed turn or as a `credit` after an outage."""


class TableState(NamedTuple):
    """The table's state after an entry of its log."""

    entry: Entry
    step: Step | None
    """Last step in effect, or None before the start."""
    position: Position
    """The true position, which is immutable."""
    last: int = 0
    """Sequence number of the last entry in effect: the start, or an action that was not undone."""
    previous: int = 0
    """Sequence number of the entry in effect before `last`, or 0 if `last` is the start."""
    stand_ins: Mapping[int, str] = {}
    """Seats that a bot has taken over, with the bot's level."""
    resigned: frozenset[int] = frozenset()
    """Seats of players who have resigned. A bot plays each of them to the end."""
    abandoned: bool = False
    """True if the players agreed to end the game without a result."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The complete events of this entry. `Event.shown_to` hides secrets from a viewer."""
        played = self.step is not None and self.last == self.entry.sequence
        return self.step.events if played and self.step is not None else ()

    @property
    def length(self) -> int:
        """Number of actions in the game so far, including draws."""
        return 0 if self.step is None else self.step.length

    @property
    def drew(self) -> bool:
        """True if the last entry in effect involved chance."""
        return self.step is not None and self.step.drew

    @property
    def hidden_from(self) -> frozenset[int]:
        """Viewers (seats or SPECTATOR) from whom part of the history was hidden."""
        return frozenset() if self.step is None else self.step.hidden_from


def unplayable(entry: int) -> Message:
    return Message("live-unplayable", {"entry": entry})


class Unplayable(KontorError):
    """A log entry breaks the current rules, so the table must be frozen. The message, visible to everyone, gives only
    its number.
    """

    def __init__(self, entry: Entry) -> None:
        super().__init__([unplayable(entry.sequence)])


class NotNow(KontorError):
    """Raised if it is another seat's turn, or if the game is not in progress."""


class TooFar(KontorError):
    """Raised if the requested undo is not allowed or goes back too far."""


class Table:
    """A game at a table, with its log and the state after each entry."""

    def __init__(self, game: AnyGame, setup: Setup, bits: RandomBits | None = None) -> None:
        """Create a table. `bits` is the source of randomness. The default is unpredictable."""
        match: Match[Position] = Match(game, setup, bits or SystemRandom(), keep_steps=True, begin=False)
        self._set(match, [TableState(Entry(0, START, None, TABLE), None, match.position)], [])

    def _set(self, match: Match[Position], states: list[TableState], counting: list[int]) -> None:
        self.match = match
        self.states = states
        """States by sequence number, starting with the state before the first entry."""
        self._counting = counting
        """Sequence numbers of the entries in effect, one for each step of the match."""

    @classmethod
    def played(cls, match: Match[Position], at: str) -> Table:
        """Create a table with the steps of a match as its log. These entries have no author."""
        table = cls.__new__(cls)
        states = [TableState(Entry(0, START, None, TABLE), None, match.game.start(match.setup))]
        for sequence, step in enumerate(match.steps, start=1):
            seat = None if step.seat == NOBODY else step.seat
            texts = tuple(match.position.text(action) for action in step.actions)
            entry = Entry(sequence, START if seat is None else ACTION, seat, TABLE, texts, at=at)
            states.append(TableState(entry, step, step.position, sequence, sequence - 1))
        table._set(match, states, list(range(1, len(states))))
        return table

    def copy(self) -> Table:
        """Return an independent copy. Positions are immutable, so the copies share them."""
        other = Table.__new__(Table)
        other._set(self.match.copy(self.match.bits), self.states[:], self._counting[:])
        return other

    def become(self, other: Table) -> None:
        """Adopt the log of a copy after its new entries have been stored."""
        self._set(other.match, other.states, other._counting)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def now(self) -> TableState:
        return self.states[-1]

    @property
    def sequence(self) -> int:
        """Number of entries in the log."""
        return len(self.states) - 1

    @property
    def stand_ins(self) -> Mapping[int, str]:
        """Seats that a bot has taken over, with the bot's level."""
        return self.now.stand_ins

    @property
    def position(self) -> Position:
        """The true position. Each position is immutable."""
        return self.now.position

    @property
    def actor(self) -> int | None:
        """The seat to move, or None before the start and after the end."""
        if self.over or not self.sequence:
            return None
        actor: int = self.position.actor
        return actor

    @property
    def finished(self) -> bool:
        """True if the game has ended by its rules, so nothing is hidden."""
        return bool(self.position.actor == NOBODY)

    @property
    def over(self) -> bool:
        """True if the game is finished, abandoned, or has reached its length limit."""
        return self.over_after(self.now)

    def over_after(self, state: TableState) -> bool:
        """Return whether the game is over in the given state."""
        ended = bool(state.position.actor == NOBODY) or state.length >= self.game.declaration.max_actions
        return ended or state.abandoned

    def result(self) -> Result | None:
        """Return the result, or None during the game. At the length limit, public points decide."""
        return self.match.result()

    def may_look(self, viewer: int, held: frozenset[int]) -> bool:
        """Return whether the holder of these seats may see a viewer's view. Everyone may see the spectator's view.
        Until the game ends, only the holder of a seat may see that seat's view. After that, everyone may.
        """
        return viewer == SPECTATOR or viewer in held or (self.finished and 0 <= viewer < self.setup.players)

    def knows_all(self, held: frozenset[int], state: TableState) -> bool:
        """Return whether the holder of these seats may know the whole history of this state."""
        return self.finished or any(viewer not in state.hidden_from for viewer in (SPECTATOR, *held))

    def entry(self, sequence: int) -> Entry:
        """Return the log entry with this number."""
        return self.states[sequence].entry

    def counting(self, until: int | None = None) -> Iterator[TableState]:
        """Iterate over the states after each entry in effect, newest first, starting now or from an earlier entry."""
        at = self.now.last if until is None else self.states[until].last
        while at:
            yield self.states[at]
            at = self.states[at].previous

    def view_of_actor(self, seat: int) -> Position:
        """Return the view of the seat that must decide. Raises NotNow if another seat is to move."""
        now = self.now  # read only once, because another thread may change the table
        if not now.last:
            raise NotNow([Message("live-not-begun", {})])
        if self.over_after(now):
            raise NotNow([Message("game-over", {})])
        if seat != now.position.actor:
            raise NotNow([Message("live-not-your-decision", {"seat": now.position.actor})])
        return now.position.view(seat)

    # Adding entries

    def begin(self, bits: RandomBits | None = None, at: str = "") -> Entry:
        """Start the game, and resolve draws and forced actions up to the first decision."""
        if self.sequence:
            raise NotNow([Message("live-begun", {})])
        self.match.bits = bits or self.match.bits
        self.match.begin()
        return self._add_step(START, None, TABLE, "", at)

    def decide(
        self, seat: int, text: str, bits: RandomBits | None = None, by: By = PERSON, key: str = "", at: str = ""
    ) -> Entry:
        """Play a seat's decision, then resolve draws and forced actions. Raises NotNow, NotationError or IllegalAction,
        with reasons based only on what the seat knows.
        """
        view = self.view_of_actor(seat)
        action = view.action_table.find(text)
        if action is None:
            raise NotationError([Message("action-unknown", {"text": excerpt(text), "closest": ""})])
        self.match.bits = bits or self.match.bits
        self.match.play(action)
        return self._add_step(ACTION, seat, by, key, at)

    def undo_offer(self, held: frozenset[int], takebacks: str) -> Undo:
        """Return the undo options of the player in these seats, as the numbers of log entries to return to. None once
        the log has reached its maximum length.
        """
        if not self._counting or self.sequence >= self.game.declaration.max_actions or self.now.abandoned:
            return Undo()
        offered = undo_offer(self.match, self._decider, held - self.now.resigned, takebacks == OVER_BOTS)
        step, turn = (None if remain is None else self._counting[remain] for remain in offered)
        return Undo(step, turn)

    def take_back(self, to: int, held: frozenset[int], takebacks: str, key: str = "", at: str = "") -> Entry:
        """Undo back to an entry that `undo_offer` returned. Raises TooFar for any other entry."""
        offered = self.undo_offer(held, takebacks)
        if to not in (offered.step, offered.turn):
            raise TooFar([Message("live-undo-too-far", {})])
        assert offered.step is not None
        own = self.states[self._counting[self._counting.index(offered.step) + 1]]
        undone = tuple(self._counting[self._counting.index(to) + 1 :])
        entry = Entry(self.sequence + 1, UNDO, own.entry.seat, PERSON, undone=undone, key=key, at=at)
        self.fold(entry)
        return entry

    def change_hands(self, seat: int, level: str | None, at: str = "", by: By = PERSON) -> Entry:
        """Let a bot of this level take over a seat, or give the seat back if the level is None."""
        return self.note(GIVEBACK if level is None else TAKEOVER, seat, by, level, at)

    def note(self, kind: EntryKind, seat: int | None, by: By, level: str | None = None, at: str = "") -> Entry:
        """Add an entry that does not change the position."""
        entry = Entry(self.sequence + 1, kind, seat, by, level=level, at=at)
        self.fold(entry)
        return entry

    def resign(self, seat: int, level: str, at: str = "") -> Entry:
        """Let a bot of this level play a seat to the end of the game."""
        entry = Entry(self.sequence + 1, RESIGN, seat, PERSON, level=level, at=at)
        self.fold(entry)
        return entry

    def abandon(self, at: str = "") -> Entry:
        """End the game without a result."""
        entry = Entry(self.sequence + 1, ABANDON, None, PERSON, at=at)
        self.fold(entry)
        return entry

    def replace_last(self, entry: Entry) -> None:
        """Replace the last entry, before it is stored, with one that includes clock times."""
        self.states[-1] = self.now._replace(entry=entry)

    def fold(self, entry: Entry) -> None:
        """Add a stored entry. Raises Unplayable and leaves the table unchanged if the entry does not fit."""
        _require(entry.sequence == self.sequence + 1, entry)
        _require((entry.kind == START) == (not self.sequence) and not self.now.abandoned, entry)
        if entry.kind in (START, ACTION):
            self._repeat(entry)
        elif entry.kind == UNDO:
            self._go_back(entry)
        elif entry.kind == ABANDON:
            _require(not self.over, entry)
            self.states.append(self.now._replace(entry=entry, abandoned=True))
        else:
            stand_ins, resigned = self._after_change(entry)
            self.states.append(self.now._replace(entry=entry, stand_ins=stand_ins, resigned=resigned))

    def _decider(self, decision: int) -> str:
        """Return the author of a decision.

        A bot's reply for a person counts as that person's decision: nobody else can undo it.
        """
        entry = self.entry(self._counting[decision + 1])
        return TABLE if entry.kind == ACTION and entry.level is not None else entry.by

    def _add_step(self, kind: EntryKind, seat: int | None, by: By, key: str, at: str) -> Entry:
        step = self.match.steps[-1]
        texts = tuple(step.position.text(action) for action in step.actions)
        entry = Entry(self.sequence + 1, kind, seat, by, texts, key=key, at=at)
        self._count(entry)
        return entry

    def _count(self, entry: Entry) -> None:
        step = self.match.steps[-1]
        before = self.now
        self.states.append(
            TableState(entry, step, step.position, entry.sequence, before.last, before.stand_ins, before.resigned)
        )
        self._counting.append(entry.sequence)

    def _repeat(self, entry: Entry) -> None:
        """Play the actions of an entry: the seat's decision, if any, then draws and forced actions."""
        _require(entry.kind == START or self.actor == entry.seat, entry)
        try:
            self.match.repeat([self.position.number(text) for text in entry.actions])
        except (IllegalAction, Misfit, NotationError) as error:
            raise Unplayable(entry) from error
        self._count(entry)

    def _go_back(self, entry: Entry) -> None:
        """Undo the last entries in effect, but never the start."""
        remain = len(self._counting) - len(entry.undone)
        _require(bool(entry.undone) and remain > 0 and tuple(self._counting[remain:]) == entry.undone, entry)
        back = self.states[self._counting[remain - 1]]
        self.match.back_to(remain - 1)
        del self._counting[remain:]
        now = self.now
        self.states.append(back._replace(entry=entry, stand_ins=now.stand_ins, resigned=now.resigned))

    def _after_change(self, entry: Entry) -> tuple[Mapping[int, str], frozenset[int]]:
        """Return the stand-ins and the resigned seats after an entry that does not change the position."""
        after, resigned = dict(self.stand_ins), self.now.resigned
        if entry.kind in (PAUSE, RESUME, SEATS):
            return after, resigned
        if entry.seat is None or not 0 <= entry.seat < self.setup.players or entry.seat in resigned:
            raise Unplayable(entry)
        if entry.kind in (TIMEOUT, CREDIT, ORDER):
            return after, resigned
        if entry.kind in (TAKEOVER, RESIGN) and entry.level is not None:
            after[entry.seat] = entry.level
            resigned |= {entry.seat} if entry.kind == RESIGN else frozenset()
        elif entry.kind == GIVEBACK and entry.seat in after:
            del after[entry.seat]
        else:
            raise Unplayable(entry)
        return after, resigned

    # Bots

    def choose(self, level: str, seat: int, bits: RandomBits) -> str:
        """Let a bot choose an action from a seat's view, and return its text for `decide`."""
        view = self.view_of_actor(seat)
        player = bot(level, self.game, bits)
        for text in self.done_before(seat):
            player.remember(view, view.number(text))
        return str(view.text(player.choose(view)))

    def done_before(self, seat: int) -> tuple[str, ...]:
        """Return the actions that the seat to move has already taken from the same view. Every decision gets a new bot,
        which must not repeat them.
        """
        position = self.view_of_actor(seat)
        return tuple(position.text(action) for action in self.match.done_before(seat))


def _require(fits: bool, entry: Entry) -> None:
    if not fits:
        raise Unplayable(entry)
