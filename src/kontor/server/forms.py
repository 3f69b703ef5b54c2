"""What travels between server and browser. The OpenAPI description is made from these, the client's types from that.

Everything to be read by people is a message id with arguments (`Said`); the client turns it into its language. Scenes,
backdrops and events are those of `kontor.core`, written as their `to_json` writes them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.table.log import By, EntryKind

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a person is called. Text, never markup.")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Chosen anew by the client for every click: the same key again is the same click, done once.",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
PlaceId = Annotated[str, Meta(max_length=100)]

Value = str | int | None

Code = Literal[
    "bad-request", "not-found", "not-yours", "wrong-origin", "stale", "illegal", "not-now", "too-many", "too-large",
    "frozen", "internal",
]  # fmt: skip


class Said(Struct):
    """A message id and its arguments."""

    id: str
    args: dict[str, Value]


class Problem(Struct):
    """Why something was refused: what was wrong, and what to do. `code` is for programs."""

    code: Code
    said: list[Said]
    rule: str | None = None
    """The rule that forbids it, for `illegal`."""
    sequence: int | None = None
    """For `stale`: how many entries the log of the table has now."""


# Who is asking


class Me(Struct):
    """The person at this browser."""

    name: str | None


class NewName(Struct):
    name: Name


# What can be played


class BoardForm(Struct):
    id: str
    players: list[int]
    reconstruction: bool


class OptionForm(Struct):
    """An option of a game. Its words are `<game>-option-<name>`, those of a value `<game>-value-<name>-<value>`."""

    name: str
    kind: Literal["choice", "flag", "counts", "preset"]
    default: Any
    values: list[str] = []
    """Of a choice or a preset; the kinds of counts."""
    least: dict[str, int] = {}
    most: int = 0
    presets: dict[str, dict[str, Any]] = {}
    """What each value of a preset sets."""
    players: list[int] = []
    """It makes a difference only for so many players; empty: for any number."""


class GameForm(Struct):
    id: str
    title: str
    players: list[int]
    boards: list[BoardForm]
    options: list[OptionForm]
    bots: list[str]
    """The levels that can be given a seat, the weakest first."""
    usual_bot: str
    """The one that is offered first."""


class BoardFile(Struct):
    """A board of one's own: the file that describes it."""

    name: Annotated[str, Meta(max_length=100)]
    """What it is called, for whoever is told about its faults."""
    text: str


class WantedSetup(Struct):
    players: Annotated[int, Meta(ge=1, le=16)]
    board: str | None = None
    options: dict[str, Any] = {}
    board_file: BoardFile | None = None
    """Instead of a board that comes with the game."""


class SetupForm(Struct):
    """A complete setup, or everything that does not go together in what was wanted."""

    players: int
    board: str
    options: dict[str, Any]
    faults: list[Said] = []


class RuleForm(Struct):
    """A rule of the handbook; `html` is made from our own Markdown and holds nothing that a person typed."""

    id: str
    title: str
    html: str


class SectionForm(Struct):
    """A chapter or a section of the handbook. A section's id is a letter, a chapter's is a word."""

    id: str
    title: str
    html: str
    """The text before the first rule; all of it in a chapter."""
    rules: list[RuleForm]


class HandbookForm(Struct):
    language: str
    sections: list[SectionForm]


# Tables


class SeatWanted(Struct):
    """Who sits there: me (this browser), nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    """For `me`; several seats of one browser may have different names."""
    bot: str | None = None
    """The level, for `bot`."""


class NewTable(Struct):
    game: str
    board: str | None
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    takebacks: Literal["own", "bots"] = "bots"
    """`own`: undo up to another player's decision. `bots`: also over what bots did in answer, never over chance."""
    board_file: BoardFile | None = None
    """A board of one's own, instead of one that comes with the game."""
    key: Key | None = None
    """Without one, every request makes a table."""


class Continuing(Struct):
    """A new table that begins as another one did up to a moment: one seat for me, bots at the others."""

    sequence: Sequence
    """The entry of the log after which it goes on."""
    seat: Seat
    name: Name
    bot: Annotated[str, Meta(max_length=40)]
    """The level of the bots."""
    key: Key | None = None
    """Without one, every request makes a table."""


class RecordFile(Struct):
    """A record to be opened as a table: the text of the file."""

    record: str
    key: Key | None = None
    """Without one, every request makes a table."""


class SeatForm(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    """The level of the bot that decides here now: of a bot's seat, or of one that stands in."""
    mine: bool
    """Held by the browser that asks."""
    here: bool
    """Somebody who holds it has the table open (as far as this server process knows)."""


class TableForm(Struct):
    """A table as everybody may see it who has its address."""

    id: str
    game: str
    title: str
    board: str
    own_board: bool
    """The board does not come with the game: somebody has brought it."""
    options: dict[str, Any]
    players: int
    seats: list[SeatForm]
    public: bool
    takebacks: Literal["own", "bots"]
    host: bool
    """The browser that asks made this table."""
    state: Literal["waiting", "running", "over", "frozen"]
    actor: int | None
    """The seat that decides now."""
    sequence: int
    """How many entries its log has."""
    winners: list[int]
    made: str
    changed: str
    """Times as in ISO 8601, in UTC."""
    watching: int
    """So many browsers look at it that hold no seat, as far as this server process knows."""
    trouble: Said | None = None
    """Why it is frozen."""
    hints: bool = False
    """The browser that asks plays without other people, and may ask for hints."""
    others_play: bool = False
    """Other people than at this browser play: until the game is over, it cannot be continued elsewhere."""


class TableList(Struct):
    tables: list[TableForm]
    more: bool
    """There are older ones that are not listed."""


class Joining(Struct):
    name: Name


class Bot(Struct):
    level: Annotated[str, Meta(max_length=40)]


class SeatLink(Struct):
    """The secret that brings its holder back to a seat: the client makes an address of it, `/seat#<secret>`."""

    secret: Secret


class Entered(Struct):
    table: str
    seat: int


# Playing


class EventForm(Struct):
    """What happened, as the one who asks may know it."""

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None
    """Where the first thing that moves comes from and goes to: places of the backdrop, or None."""
    target: str | None
    moves: list[tuple[str, str]] = []
    """What else moves with it, each from a place to a place."""


class EntryForm(Struct):
    """An entry of the table's log: who did what, and what happened."""

    sequence: int
    kind: EntryKind
    seat: int | None
    by: By
    events: list[EventForm]
    at: str
    undone: list[int] = []
    """For `undo`: the entries that no longer count."""


class Undo(Struct):
    """How far the one who asks may take back: the number of entries to remain, or None where it is not possible."""

    step: int | None
    turn: int | None
    """As far as the beginning of the turn, or as far as undo may go."""


class Moment(Struct):
    """The table after an entry of its log, as one viewer sees it."""

    type: Literal["moment"]
    sequence: int
    viewer: int
    """A seat, or -4 for a spectator."""
    entry: EntryForm
    scene: dict[str, Any]
    """`Scene.to_json()`, without choices and buttons for whoever does not decide."""
    secret: bool
    """The acting seat can see something that a spectator cannot: hand the screen over before it is shown."""
    undo: Undo
    over: bool
    ranks: list[int]
    """At the end, by seat: 1 is best, ties share a rank. Empty while the game goes on."""
    opened: bool
    """The rules have ended the game: nothing is hidden any more, everybody may look through the eyes of every seat."""
    known: bool
    """Nothing that led here is hidden from the browser that asks: for its part, it can be continued elsewhere."""


class TableChanged(Struct):
    """Something about the table or its seats has changed."""

    type: Literal["table"]
    table: TableForm


class Gone(Struct):
    """The table was deleted."""

    type: Literal["gone"]


class Look(Struct):
    """Sent by the client on the socket: whose eyes to look through, and the last entry it has shown."""

    seat: Seat | None = None
    """A seat that this browser holds; None: a spectator."""
    after: int = -1
    """-1: nothing yet, send the present moment alone."""


class LogForm(Struct):
    entries: list[EntryForm]


class Doing(Struct):
    seat: Seat
    sequence: Sequence
    """How many entries of the log the client knows: the action becomes the next one."""
    action: Annotated[str, Meta(max_length=300)]
    """The text of a legal action, as a choice of the scene gives it."""
    key: Key


class TakingBack(Struct):
    sequence: Sequence
    to: Sequence
    """How many entries shall remain, as `Undo` says."""
    key: Key


class Done(Struct):
    """The entry is committed."""

    sequence: int
    """The length of the log with it."""


class WhyNot(Struct):
    seat: Seat | None
    path: Annotated[list[PlaceId], Meta(max_length=8)]
    """The places clicked."""


class Refusal(Struct):
    """An action that a click could have meant, and why it is not possible now."""

    label: Said | None
    rule: str | None
    said: Said


class Refusals(Struct):
    refusals: list[Refusal]
    """The likeliest first; empty when the place is nothing to be clicked."""


class HintsWanted(Struct):
    seat: Seat
    sequence: Sequence
    """How many entries of the log the client knows."""


class HintForm(Struct):
    """An action, and how likely the seat is to win with it, as far as a bot can tell."""

    action: str
    """Its text, as a choice of the scene gives it."""
    chance: float


class Hints(Struct):
    hints: list[HintForm]
    """The best first."""


class BetterForm(Struct):
    """What a seat could have done instead, and how likely it was to win with that."""

    label: Said
    chance: float


class JudgedForm(Struct):
    """A decision in hindsight, weighed from what its seat could know then."""

    sequence: int
    """The entry of the log."""
    seat: int
    did: Said
    better: list[BetterForm]
    """The best first; empty where nothing better was found."""
    loss: float
    """What it cost the seat: 0.18 is 18 of a hundred."""
    chances: list[float]
    """Of every seat to win, before it: what a bot estimates."""


class AnalysisForm(Struct):
    done: bool
    total: int
    """How many decisions there are; as long as it is not done, only the first ones are known."""
    decisions: list[JudgedForm]
    """From the one on that was asked for. What is done and lacks some has failed; asked for again, it begins anew."""


class ScoreMoment(Struct):
    sequence: int
    points: list[int]
    projection: list[int]


class ScoreHistory(Struct):
    """How the scores grew, as the one who asks may know them."""

    moments: list[ScoreMoment]


class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    database: bool
