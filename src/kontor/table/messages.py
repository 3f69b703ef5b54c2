"""The messages of a table to its client. The server describes them in OpenAPI, the client's types come from that.

Everything for people to read is a message id with arguments (`Said`), which the client puts into words. Scenes,
backdrops and events are those of `kontor.core`, in the form of their `to_json`.
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
    """Why a request was refused: what was wrong, and what to do. `code` is for programs."""

    code: Code
    said: list[Said]
    rule: str | None = None
    """For `illegal`: the rule that forbids it."""
    sequence: int | None = None
    """For `stale`: the number of entries that the table's log has now."""


# What can be played


@dataclass
class BoardForm:
    """A board that comes with a game."""

    id: str
    players: list[int]
    reconstruction: bool


@dataclass
class OptionForm:
    """An option of a game. Its words are `<game>-option-<name>`, those of a value `<game>-value-<name>-<value>`."""

    name: str
    kind: Literal["choice", "flag", "counts", "preset"]
    default: Any
    values: list[str] = field(default_factory=list)
    """The values of a choice or a preset; the kinds of counts."""
    least: dict[str, int] = field(default_factory=dict)
    most: int = 0
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What each value of a preset sets."""
    players: list[int] = field(default_factory=list)
    """The numbers of players for which the option makes a difference; empty: all."""


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
    """A complete setup, or everything that does not fit together in what was wanted."""

    players: int
    board: str
    options: dict[str, Any]
    faults: list[Said] = field(default_factory=list)


@dataclass
class RuleForm:
    """A rule of the handbook; `html` is made from our own Markdown and contains nothing that a person typed."""

    id: str
    title: str
    html: str


@dataclass
class SectionForm:
    """A chapter or a section of the handbook. A section's id is a letter, a chapter's is a word."""

    id: str
    title: str
    html: str
    """The text before the first rule; all of it in a chapter."""
    rules: list[RuleForm]


@dataclass
class HandbookForm:
    """The rules of a game in one language."""

    language: str
    sections: list[SectionForm]


# A table and its seats


@dataclass
class SeatForm:
    """A seat as everyone may see it."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    """The level of the bot that decides here now, as the seat's own player or as a stand-in."""
    mine: bool
    """Held by the client that asks."""
    here: bool
    """Someone who holds it has the table open, as far as this server process knows."""


@dataclass
class TableForm:
    """A table as everyone with its address may see it."""

    id: str
    game: str
    title: str
    board: str
    own_board: bool
    """The board does not come with the game."""
    options: dict[str, Any]
    players: int
    seats: list[SeatForm]
    public: bool
    takebacks: Literal["own", "bots"]
    host: bool
    """The client that asks made this table."""
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
    """Why it is frozen."""
    hints: bool = False
    """The client that asks plays without other people, and may ask for hints."""
    others_play: bool = False
    """Other people still play here: until the game is over it cannot be continued elsewhere."""


@dataclass
class TableList:
    """Some tables, the last changed first."""

    tables: list[TableForm]
    more: bool
    """There are older ones that are not listed."""


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
    """Something that happened, as the viewer may know it."""

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None
    """Place of the backdrop that the first thing leaves, or None."""
    target: str | None
    moves: list[tuple[str, str]] = field(default_factory=list)
    """The other things that move, each from a place to a place."""


@dataclass
class EntryForm:
    """An entry of the table's log: who did what, and what happened."""

    sequence: int
    kind: EntryKind
    seat: int | None
    by: By
    events: list[EventForm]
    at: str
    undone: list[int] = field(default_factory=list)
    """For `undo`: the entries that no longer count."""


@dataclass
class LogForm:
    """The log of a table."""

    entries: list[EntryForm]


@dataclass
class Undo:
    """How far the client may undo: the number of entries to keep, or None where it may not."""

    step: int | None
    turn: int | None
    """To the beginning of the turn, or as far as undo may go."""


@dataclass
class Moment:
    """The table after an entry of its log, as one viewer sees it."""

    type: Literal["moment"]
    sequence: int
    viewer: int
    """A seat, or -4 for a spectator."""
    entry: EntryForm
    scene: dict[str, Any]
    """`Scene.to_json()`, without choices and buttons for a viewer who is not to move."""
    secret: bool
    """The seat to move sees something that a spectator does not: hand the screen over before showing it."""
    undo: Undo
    over: bool
    ranks: list[int]
    """At the end, by seat: 1 is best, ties share a rank. Empty while the game goes on."""
    opened: bool
    """The rules have ended the game: nothing is hidden any more, and everyone may see the view of every seat."""
    known: bool
    """Nothing that led here is hidden from the client: as far as it is concerned, the game can go on elsewhere."""


@dataclass
class Done:
    """The entry is stored."""

    sequence: int
    """Number of entries in the log, including it."""


@dataclass
class Refusal:
    """An action that a click could have meant, and why it is not possible now."""

    label: Said | None
    rule: str | None
    said: Said


@dataclass
class Refusals:
    """The answer to a click that does nothing."""

    refusals: list[Refusal]
    """The likeliest first; empty if the place means nothing."""


@dataclass
class HintForm:
    """An action, and a bot's estimate of the seat's win probability with it."""

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
    """What a seat could have done instead, and its win probability with that."""

    label: Said
    chance: float


@dataclass
class JudgedForm:
    """A decision in hindsight, judged by what its seat could know at the time."""

    sequence: int
    """The entry of the log."""
    seat: int
    did: Said
    better: list[BetterForm]
    """The best first; empty if nothing better was found."""
    loss: float
    """What it cost the seat: 0.18 is 18 percent of win probability."""
    chances: list[float]
    """A bot's estimate of every seat's win probability before the decision."""


@dataclass
class AnalysisForm:
    """A finished game in hindsight."""

    done: bool
    total: int
    """Number of decisions. Until the analysis is done, only the first ones are known."""
    decisions: list[JudgedForm]
    """Starting with the one asked for. A finished analysis that lacks some has failed; ask again to restart it."""


@dataclass
class ScoreMoment:
    """The scores after an entry of the log."""

    sequence: int
    points: list[int]
    projection: list[int]


@dataclass
class ScoreHistory:
    """How the scores developed, as far as the viewer may know them."""

    moments: list[ScoreMoment]


# From core to messages, and from messages to text


def said_of(message: Message) -> Said:
    return Said(message.id, message.args)


def event_form(event: Event) -> EventForm:
    return EventForm(
        event.what, event.seat, event.rule, event.args, event.source, event.target, list(event.moves)
    )  # fmt: skip


def json_text(message: object) -> str:
    """A message as JSON text, the same as the server sends."""
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(message: object) -> dict[str, Any]:
    if is_dataclass(message) and not isinstance(message, type):
        return {one.name: getattr(message, one.name) for one in fields(message)}
    raise TypeError(f"{type(message).__name__} is no message")
