"""A table from its log: what each entry led to. Pure: nothing here waits, stores or sends.

The log is only ever added to. `LiveTable.fold` takes its entries one after another; `begin` and `decide` say what the
next entry would be without changing anything: whoever runs the table commits that entry and then folds it. Every
position is kept (a copy is small), so that a late entry costs no more than an early one, and undo, catching up and
the history of the scores replay nothing. A position that is kept is never changed again: another thread may read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from kontor.bots import bot
from kontor.core import (
    CHANCE,
    LENGTH,
    NOBODY,
    SPECTATOR,
    Event,
    Game,
    IllegalAction,
    KontorError,
    Message,
    NotationError,
    RandomBits,
    Result,
    Setup,
    follow,
    forced,
    stopped,
)
from kontor.core.reader import excerpt
from kontor.server.forms import By, EntryKind

START: Final = "start"
ACTION: Final = "action"
UNDO: Final = "undo"
TAKEOVER: Final = "takeover"
GIVEBACK: Final = "giveback"

LOOKING_BACK: Final = 40
"""So many entries at most: circles of bots are small."""

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"


class Entry(NamedTuple):
    """An entry of a table's log, as it is stored."""

    sequence: int
    """1 for the first entry, the start; a table's sequence is that of its last entry."""
    kind: EntryKind
    seat: int | None
    """Whose decision it was, who takes back, or whose seat changes hands; None for the start."""
    by: By
    """The start is made by the table, and so is what a game began with elsewhere: nobody here can take that back."""
    actions: tuple[str, ...] = ()
    """The texts of the decision and of all that followed from it without a choice, chance included."""
    undone: tuple[int, ...] = ()
    """For `undo`: the entries that no longer count."""
    level: str | None = None
    """For `takeover`: of the bot."""
    key: str = ""
    """Of the click that led to it."""
    at: str = ""
    """When, as in ISO 8601."""


class Step(NamedTuple):
    """What an entry led to. One that is no action (undo, takeover, giveback) leads to where the game was before."""

    entry: Entry
    position: Any
    """The true position after it. Never changed."""
    events: tuple[Event, ...] = ()
    """As they were; whoever is told of them gets `shown_to`."""
    last: int = 0
    """The sequence of the last entry that counts now."""
    previous: int = 0
    """The sequence of the entry that counts before that one; 0 where it is the start."""
    length: int = 0
    """How many actions the game has so far, chance included."""
    drew: bool = False
    """Chance took part in the last entry that counts."""
    ends_turn: bool = False
    """That entry may have ended a turn."""
    stand_ins: Mapping[int, str] = {}
    """The seats that a bot has taken over, and its level."""
    hidden_from: frozenset[int] = frozenset()
    """Whoever could not see all of what led here: seats, and the spectator."""


def unplayable(entry: int) -> Message:
    return Message("live-unplayable", {"entry": entry})


class Unplayable(KontorError):
    """The log does not follow the rules (any more): the table can only be frozen.

    Everybody at the table may be told, so the message names the entry, and nothing of what stands in it.
    """

    def __init__(self, entry: Entry) -> None:
        super().__init__([unplayable(entry.sequence)])


class NotNow(KontorError):
    """Nobody waits for this: another seat decides, the game has not begun, or it is over."""


class LiveTable:
    """A game under way at a table: its log folded, with all that each entry led to."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.steps = [Step(Entry(0, START, None, TABLE), game.start(setup))]
        """By sequence; the first one is the table as it is laid out, before any entry."""
        kinds = game.declaration.kinds
        self._turn_ends = {kind.name for kind in kinds if kind.own_decision} or {kind.name for kind in kinds}

    @property
    def now(self) -> Step:
        return self.steps[-1]

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.steps) - 1

    @property
    def stand_ins(self) -> Mapping[int, str]:
        """The seats that a bot has taken over, and its level."""
        return self.now.stand_ins

    @property
    def position(self) -> Any:
        """The true position. It does not change: another takes its place."""
        return self.now.position

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when nobody does."""
        if self.over or not self.sequence:
            return None
        actor: int = self.position.actor
        return actor

    @property
    def finished(self) -> bool:
        """The rules have ended the game: nothing is hidden any more."""
        return bool(self.position.actor == NOBODY)

    @property
    def over(self) -> bool:
        """The game is finished, or has come to its limit of length."""
        return self.over_after(self.now)

    def over_after(self, step: Step) -> bool:
        """Whether the game was over after this step."""
        return bool(step.position.actor == NOBODY) or step.length >= self.game.declaration.max_actions

    def result(self) -> Result | None:
        """None while the game goes on. At the limit of length what is hidden stays so: the public points count."""
        if not self.over:
            return None
        if self.finished:
            result: Result | None = self.position.result()
            return result
        return stopped(self.position, LENGTH)

    def may_look(self, viewer: int, held: frozenset[int]) -> bool:
        """Whether whoever holds some seats may look through these eyes.

        Those of a spectator are everybody's, those of a seat its holder's, until the rules have ended the game: then
        everybody may see what any seat saw.
        """
        return viewer == SPECTATOR or viewer in held or (self.finished and 0 <= viewer < self.setup.players)

    def knows_all(self, held: frozenset[int], step: Step) -> bool:
        """Whether whoever holds some seats may know everything that led to a step."""
        return self.finished or any(viewer not in step.hidden_from for viewer in (SPECTATOR, *held))

    def entry(self, sequence: int) -> Entry:
        """An entry of the log."""
        return self.steps[sequence].entry

    def counting(self, until: int | None = None) -> Iterator[Step]:
        """The steps of the game that were not taken back now, or after an earlier entry; the last one first."""
        at = self.now.last if until is None else self.steps[until].last
        while at:
            yield self.steps[at]
            at = self.steps[at].previous

    def view_of_actor(self, seat: int) -> Any:
        """The view from which a seat decides; NotNow if it is not the one that decides now."""
        step = self.now  # asked once: the table may go on while a bot in another thread begins to think
        if not step.last:
            raise NotNow([Message("live-not-begun", {})])
        if self.over_after(step):
            raise NotNow([Message("game-over", {})])
        if seat != step.position.actor:
            raise NotNow([Message("live-not-your-decision", {"seat": step.position.actor})])
        return step.position.view(seat)

    # What the next entry would be

    def begin(self, bits: RandomBits) -> tuple[str, ...]:
        """The actions of the first entry: chance, and what leaves no choice, up to the first decision."""
        if self.sequence:
            raise NotNow([Message("live-begun", {})])
        return self._followed(self.position.copy(), self._room(), bits)

    def decide(self, seat: int, text: str, bits: RandomBits) -> tuple[str, ...]:
        """The actions of the next entry, if a seat does this: the decision, and what follows from it without a choice.

        Raises NotNow, NotationError or IllegalAction; the reasons come from the seat's view.
        """
        view = self.view_of_actor(seat)
        action = view.action_table.find(text)
        if action is None:
            raise NotationError([Message("action-unknown", {"text": excerpt(text), "closest": ""})])
        reason = view.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        position = self.position.copy()
        position.play(action)
        return (view.text(action), *self._followed(position, self._room() - 1, bits))

    def choose(self, level: str, seat: int, bits: RandomBits) -> str:
        """What a bot would do for a seat, as a text for `decide`. It gets the seat's view, nothing else."""
        view = self.view_of_actor(seat)
        player = bot(level, self.game, bits)
        for text in self.done_before(seat):
            player.remember(view, view.number(text))
        return str(view.text(player.choose(view)))

    def done_before(self, seat: int) -> tuple[str, ...]:
        """What a seat that decides now has done before in this very position, as far as it can tell.

        A bot is made for each decision; from this it knows that it goes round in a circle.
        """
        now = self.view_of_actor(seat).to_bytes()
        done = []
        for step in islice(self.counting(), LOOKING_BACK):  # what was taken back was not done
            if step.entry.kind == ACTION and step.entry.seat == seat:
                before = self.steps[step.previous].position
                if before.actor == seat and before.view(seat).to_bytes() == now:
                    done.append(step.entry.actions[0])
        return tuple(done)

    def _room(self) -> int:
        """How many actions there may still be."""
        return self.game.declaration.max_actions - self.now.length

    def _followed(self, position: Any, most: int, bits: RandomBits) -> tuple[str, ...]:
        return tuple(position.text(action) for _, action in follow(self.game, position, bits, most))

    # The log

    def fold(self, entry: Entry) -> None:
        """Take the next entry of the log. Raises Unplayable if it does not follow; then the table is as it was."""
        _require(entry.sequence == self.sequence + 1, entry)
        _require((entry.kind == START) == (not self.sequence), entry)
        self.steps.append(self._step(entry))

    def _step(self, entry: Entry) -> Step:
        if entry.kind in (START, ACTION):
            return self._played(entry)
        if entry.kind == UNDO:
            return self._gone_back(entry)
        return self.now._replace(entry=entry, events=(), stand_ins=self._changed_hands(entry))

    def _played(self, entry: Entry) -> Step:
        """Play the actions of an entry: a decision of its seat, and what followed; at the start only what follows."""
        events: list[Event] = []
        drew = False
        hidden_from = self.now.hidden_from
        position = self.position.copy()
        position.listener = events
        for number, text in enumerate(entry.actions):
            if number == 0 and entry.kind == ACTION:
                _require(position.actor == entry.seat, entry)
            elif position.actor == CHANCE:
                drew = True
            else:
                _require(forced(self.game, position, position.legal()), entry)
            try:
                action = position.number(text)
                hidden_from = self._hidden_from(position, action, hidden_from)
                position.play(action)
            except KontorError as error:
                raise Unplayable(entry) from error
        position.listener = None
        length = self.now.length + len(entry.actions)
        self._check_end(entry, position, length)
        ends_turn = entry.kind == START or self._ends_turn(entry.actions[0])
        return Step(
            entry,
            position,
            tuple(events),
            entry.sequence,
            self.now.last,
            length,
            drew,
            ends_turn,
            self.now.stand_ins,
            hidden_from,
        )

    def _hidden_from(self, position: Any, action: int, before: frozenset[int]) -> frozenset[int]:
        """From whom something is hidden after an action, if it was from these before it."""
        text = position.text(action)
        seeing = [viewer for viewer in (SPECTATOR, *range(self.setup.players)) if viewer not in before]
        return before.union(viewer for viewer in seeing if position.text_for(action, viewer) != text)

    def _check_end(self, entry: Entry, position: Any, length: int) -> None:
        """An entry goes on until somebody has to decide, or the game is over; an action is at least a decision."""
        most = self.game.declaration.max_actions
        _require(bool(entry.actions) or entry.kind == START, entry)
        _require(length <= most, entry)
        if length < most:
            _require(position.actor != CHANCE and not forced(self.game, position, position.legal()), entry)

    def _ends_turn(self, decision: str) -> bool:
        table = self.position.action_table
        return table.faces[table.number(decision)].kind in self._turn_ends

    def _gone_back(self, entry: Entry) -> Step:
        """The step before those that are taken back: the last ones that count, and never the start."""
        _require(bool(entry.undone), entry)
        back = self.now
        for sequence in reversed(entry.undone):
            _require(sequence == back.last and back.previous > 0, entry)
            back = self.steps[back.previous]
        return back._replace(entry=entry, events=(), stand_ins=self.now.stand_ins)

    def _changed_hands(self, entry: Entry) -> Mapping[int, str]:
        """Who stands in after a bot took a seat over or gave it back."""
        after = dict(self.stand_ins)
        if entry.seat is None or not 0 <= entry.seat < self.setup.players:
            raise Unplayable(entry)
        if entry.kind == TAKEOVER and entry.level is not None:
            after[entry.seat] = entry.level
        elif entry.kind == GIVEBACK and entry.seat in after:
            del after[entry.seat]
        else:
            raise Unplayable(entry)
        return after


def _require(fits: bool, entry: Entry) -> None:
    if not fits:
        raise Unplayable(entry)
