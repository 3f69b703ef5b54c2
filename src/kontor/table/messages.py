"""Messages from a table to its client. The server describes them in OpenAPI, from which the client's types are
generated.

All text for people is a message id with arguments (`Said`), which the client translates. Scenes, backdrops and events
come from `kontor.core` and are serialized by their `to_json` methods.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal

from kontor.core import Event, Message
from kontor.table.log import By, EntryKind

Value = str | int | None

Code = Literal[
    "bad-request", "not-found", "not-yours", "wrong-origin", "stale", "illegal", "not-now", "too-many", "too-large",
    "frozen", "internal",
]  # fmt: skip


@dataclass
class Said:
    """A message id and its arguments."""

    id: str
    args: dict[str, Value]


@dataclass
class Problem:
    """The reason why a request was refused, and a suggestion for the user. `code` is for programs."""

    code: Code
    said: list[Said]
    rule: str | None = None
    """For `illegal`: the rule that forbids the action."""
    sequence: int | None = None
    """For `stale`: the current number of entries in the table's log."""


# Available games


@dataclass
class BoardForm:
    """A board that comes with a game."""

    id: str
    players: list[int]
    reconstruction: bool


@dataclass
class OptionForm:
    """An option of a game. Message ids are `<game>-option-<name>` for the option and `<game>-value-<name>-<value>` for
    a value.
    """

    name: str
    kind: Literal["choice", "flag", "counts", "preset"]
    default: Any
    values: list[str] = field(default_factory=list)
    """The values of a choice or a preset, or the kinds of a counts option."""
    least: dict[str, int] = field(default_factory=dict)
    most: int = 0
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The options set by each value of a preset."""
    players: list[int] = field(default_factory=list)
    """The numbers of players for which the option matters. Empty for all."""


@dataclass
class GameForm:
    """A game that can be played."""

    id: str
    title: str
    players: list[int]
    boards: list[BoardForm]
    options: list[OptionForm]
    bots: list[str]
    """The levels of its bots, weakest first."""
    usual_bot: str
    """The level to offer first."""


@dataclass
class SetupForm:
    """A complete setup, or all faults in the requested one."""

    players: int
    board: str
    options: dict[str, Any]
    faults: list[Said] = field(default_factory=list)


@dataclass
class RuleForm:
    """A rule of the handbook. `html` is generated from our own Markdown and contains no user input."""

    id: str
    title: str
    html: str


@dataclass
class SectionForm:
    """A chapter or a section of the handbook. A section's id is a letter, a chapter's is a word."""

    id: str
    title: str
    html: str
    """The text before the first rule. For a chapter, all of its text."""
    rules: list[RuleForm]


@dataclass
class HandbookForm:
    """The rules of a game in one language."""

    language: str
    sections: list[SectionForm]


# A table and its seats


@dataclass
class SeatForm:
    """A seat, as visible to everyone."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    """The level of the bot that plays this seat now, as its regular player or as a stand-in."""
    mine: bool
    """Whether the requesting client holds the seat."""
    here: bool
    """Whether a holder of the seat has the table open, as far as this server process knows."""


@dataclass
class TableForm:
    """A table, as visible to everyone with its link."""

    id: str
    game: str
    title: str
    board: str
    own_board: bool
    """Whether the board is a custom one."""
    options: dict[str, Any]
    players: int
    seats: list[SeatForm]
    public: bool
    takebacks: Literal["own", "bots"]
    host: bool
    """Whether the requesting client created this table."""
    state: Literal["waiting", "running", "over", "frozen"]
    actor: int | None
    """The seat to move."""
    sequence: int
    """Number of entries in its log."""
    winners: list[int]
    made: str
    changed: str
    """Times are in ISO 8601, in UTC."""
    watching: int
    """Number of clients without a seat that have the table open, as far as this server process knows."""
    trouble: Said | None = None
    """The reason why the table is frozen."""
    hints: bool = False
    """Whether the requesting client plays without other people, and may ask for hints."""
    others_play: bool = False
    """Whether other people still play here. If so, the game cannot be continued elsewhere until it is over."""


@dataclass
class TableList:
    """A list of tables, most recently changed first."""

    tables: list[TableForm]
    more: bool
    """Whether there are older tables that are not listed."""


@dataclass
class TableChanged:
    """The table or its seats have changed."""

    type: Literal["table"]
    table: TableForm


@dataclass
class Gone:
    """The table was deleted."""

    type: Literal["gone"]


# Playing


@dataclass
class EventForm:
    """An event, as the viewer may know it."""

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None
    """The place in the backdrop that the first thing leaves, or None."""
    target: str | None
    moves: list[tuple[str, str]] = field(default_factory=list)
    """The other things that move, each from one place to another."""


@dataclass
class EntryForm:
    """An entry of the table's log: its author, its actions and its events."""

    sequence: int
    kind: EntryKind
    seat: int | None
    by: By
    events: list[EventForm]
    at: str
    undone: list[int] = field(default_factory=list)
    """For `undo`: the undone entries."""


@dataclass
class LogForm:
    """The log of a table."""

    entries: list[EntryForm]


@dataclass
class Undo:
    """How far the client may undo: the number of entries to keep, or None if it may not."""

    step: int | None
    turn: int | None
    """Undo to the beginning of the turn, or as far as possible."""


@dataclass
class Moment:
    """The table after an entry of its log, as one viewer sees it."""

    type: Literal["moment"]
    sequence: int
    viewer: int
    """A seat, or -4 for a spectator."""
    entry: EntryForm
    scene: dict[str, Any]
    """`Scene.to_json()`. Only the viewer who is to move gets choices and buttons."""
    secret: bool
    """Whether the seat to move sees something that a spectator does not. If so, hand over the screen before showing it.
    """
    undo: Undo
    over: bool
    ranks: list[int]
    """Final ranks by seat: 1 is best, and ties share a rank. Empty during the game."""
    opened: bool
    """Whether the game ended by its rules. Nothing is hidden anymore, and everyone may see every seat's view."""
    known: bool
    """Whether the client knows the whole history. If so, it may continue the game elsewhere."""


@dataclass
class Done:
    """The entry is stored."""

    sequence: int
    """Number of entries in the log, including this one."""


@dataclass
class Refusal:
    """An action that a click could have meant, and the reason why it is not possible now."""

    label: Said | None
    rule: str | None
    said: Said


@dataclass
class Refusals:
    """The answer to a click that does nothing."""

    refusals: list[Refusal]
    """The likeliest first. Empty if the place has no meaning."""


@dataclass
class HintForm:
    """An action, and a bot's estimate of the seat's win probability after it."""

    action: str
    """Its text, as in the choices of the scene."""
    chance: float


@dataclass
class Hints:
    """The best actions that a bot finds."""

    hints: list[HintForm]
    """The best first."""


@dataclass
class BetterForm:
    """An alternative decision of a seat, and the seat's win probability after it."""

    label: Said
    chance: float


@dataclass
class JudgedForm:
    """A decision in hindsight, judged by its seat's knowledge at the time."""

    sequence: int
    """The entry of the log."""
    seat: int
    did: Said
    better: list[BetterForm]
    """The best first. Empty if no better action was found."""
    loss: float
    """The loss for the seat: 0.18 is 18 percentage points of win probability."""
    chances: list[float]
    """A bot's estimate of every seat's win probability before the decision."""


@dataclass
class AnalysisForm:
    """A finished game in hindsight."""

    done: bool
    total: int
    """Number of decisions. Until the analysis is done, only the first ones are known."""
    decisions: list[JudgedForm]
    """Decisions from the requested one on. If a finished analysis lacks some, it has failed; request it again to
    restart it.
    """


@dataclass
class ScoreMoment:
    """The scores after an entry of the log."""

    sequence: int
    points: list[int]
    projection: list[int]


@dataclass
class ScoreHistory:
    """The scores over time, as far as the viewer may know them."""

    moments: list[ScoreMoment]


# From core to messages, and from messages to text


def said_of(message: Message) -> Said:
    return Said(message.id, message.args)


def event_form(event: Event) -> EventForm:
    return EventForm(
        event.what, event.seat, event.rule, event.args, event.source, event.target, list(event.moves)
    )  # fmt: skip


def json_text(message: object) -> str:
    """A message as JSON text, exactly as the server sends it."""
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(message: object) -> dict[str, Any]:
    if is_dataclass(message) and not isinstance(message, type):
        return {one.name: getattr(message, one.name) for one in fields(message)}
    raise TypeError(f"{type(message).__name__} is no message")
