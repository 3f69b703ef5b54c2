"""Messages from a table to its client. The server describes them in OpenAPI, from which the client's types are
generated.

All user-visible text is sent as a message id with arguments (`Said`), which the client translates. Scenes, backdrops
and events come from `kontor.core` and are serialized by their `to_json` methods.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal

from kontor.core import Event, Message
from kontor.table.log import By, EntryKind

ChatMode = Literal["off", "presets", "text"]
ChatRoom = Literal["players", "watchers"]

Value = str | int | None

Code = Literal[
    "bad-request", "not-found", "not-yours", "wrong-origin", "stale", "illegal", "not-now", "turn-ends", "too-many",
    "too-large", "frozen", "internal", "unavailable",
]  # fmt: skip


@dataclass
class Said:
    """A message id and its arguments."""

    id: str
    args: dict[str, Value]


@dataclass
class Problem:
    """The reason why a request was refused, with a suggestion for the user. Programs should use `code`."""

    code: Code
    said: list[Said]
    rule: str | None = None
    """The rule that forbids the action, if `code` is `illegal`."""
    sequence: int | None = None
    """Current number of entries in the table's log, if `code` is `stale`."""


# A table and its seats


@dataclass
class SeatForm:
    """A seat, with the information that everyone may see."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    """Level of the bot that currently plays this seat, as its regular player or as a stand-in."""
    mine: bool
    """True if the requesting client holds the seat."""
    here: bool
    """True if a holder of the seat has the table open. Each server process knows only about its own connections."""
    resigned: bool = False
    """True if the player has resigned. In that case, a bot plays to the end."""
    colour: int = 0
    """Number of the seat's colour and symbol."""
    bot_replies: bool = False
    """True if a bot replies for this player in other players' turns. Only the player receives this field."""


@dataclass
class VoteForm:
    """An open vote at a table."""

    what: Literal["bot", "delete", "abandon", "host", "pause"]
    seat: int | None
    """Seat that a bot would play (for `bot`), or the seat of the new host (for `host`)."""
    agreed: list[int]
    """Seats that have agreed."""
    needed: int
    """Number of seats that must agree."""
    mine: bool
    """True if the requesting client can still vote for the proposal."""


@dataclass
class RematchForm:
    """The vote on a rematch at a finished table, or its result."""

    yes: list[int]
    """Seats that want to play again."""
    no: list[int]
    until: str | None
    """Time from which anyone who agreed can start the game without waiting for the missing answers."""
    rest: Literal["open", "bot"]
    """How to fill the other seats in the new game: leave them open, or let bots play until someone takes them."""
    mine: bool
    """True if the requesting client can still agree."""
    next: str | None = None
    """Id of the new table, once the rematch has begun."""


@dataclass
class ClockState:
    """Clocks of a running game, from which clients compute the current times. Durations are in milliseconds, and points
    in time are in milliseconds since 1970.
    """

    left: list[int]
    """Time left for each seat at the time `since`, negative in overtime."""
    timeouts: list[int]
    away: list[int]
    """End of each seat's vacation, or 0 if the seat is not on vacation."""
    vacation: list[int]
    """Vacation time used by each seat. A vacation in progress counts in full."""
    begun: int
    taken: list[int]
    """Seats played by a bot because of a time-out."""
    runs: int | None
    """The seat with the running or paused clock, or None if a bot decides."""
    since: int
    """Start time of the current clock, which may be in the future after an outage or during a vacation."""
    free: int
    """Free time, starting at `since`."""
    reply: bool
    """True if the seat is deciding during another seat's turn."""
    paused: bool
    overdue: bool
    """True if a player is out of time and the others must decide what to do."""
    proxy: bool
    """True if a bot makes the current decision and then gives the seat back."""


@dataclass
class ClockForm:
    """Clock settings of a table, with times in milliseconds, and the current clocks."""

    length: str
    """Length of a live game in minutes, or the pace of a longer game (`brisk`, `normal` or `leisurely`)."""
    bank: int
    added: int
    """Time added for each completed turn."""
    cap: int
    """Maximum time that a seat can accumulate."""
    free: int
    """Free time whenever a clock starts."""
    reply: int
    """Additional free time for a decision during another seat's turn."""
    overtime: int
    """Overtime: the time between the end of the main time and the time-out."""
    back: int
    """Time granted to a player who returns after a time-out."""
    weekends: bool
    """True if clocks stop on Saturdays and Sundays (UTC)."""
    at_timeout: Literal["bot", "ask"]
    """What happens after a time-out: a bot takes over at once, or the other players are asked first."""
    now: ClockState | None = None
    """Current clocks, or None if the game is not running."""


@dataclass
class LineForm:
    """A line of the chat."""

    number: int
    room: ChatRoom
    by: str
    """Id of the author at this table, for muting."""
    mine: bool
    seat: int | None
    """Author's seat, or None for a spectator."""
    name: str | None
    preset: str | None
    """Id of a preset message, which each reader sees in their own language."""
    text: str | None
    """Plain text without markup."""
    sequence: int
    """Length of the table's log at the time of writing. Replays of earlier states leave out the line."""
    at: str


@dataclass
class ChatForm:
    """The part of a table's chat that the requesting client may read."""

    mode: ChatMode
    """Chat mode of this server, chosen by the operator."""
    room: ChatRoom
    """Room that the client writes to."""
    lines: list[LineForm]
    blocked: int
    """Number of people whom the client has muted at all tables."""


@dataclass
class NotesForm:
    """Private notes of the requesting client about a table."""

    text: str
    """Plain text without markup."""


@dataclass
class TableForm:
    """A table, with the information that everyone with its link may see."""

    id: str
    game: str
    title: str
    board: str
    own_board: bool
    """True if the table uses a custom board."""
    options: dict[str, Any]
    players: int
    seats: list[SeatForm]
    public: bool
    takebacks: Literal["own", "bots"]
    host: bool
    """True if the requesting client created this table."""
    state: Literal["waiting", "running", "over", "frozen"]
    actor: int | None
    """The seat to move."""
    sequence: int
    """Number of entries in the table's log."""
    winners: list[int]
    made: str
    changed: str
    """Time of the last change. Like `made`, it is in ISO 8601 and UTC."""
    watching: int
    """Number of spectators connected to this server process."""
    trouble: Said | None = None
    """Reason why the table is frozen, or None."""
    hints: bool = False
    """True if the requesting client plays only against bots and may ask for hints."""
    others_play: bool = False
    """True if other people are still playing here. If so, the game cannot be continued at another table."""
    votes: list[VoteForm] = field(default_factory=list)
    abandoned: bool = False
    """True if the players agreed to end the game without a result."""
    rematch: RematchForm | None = None
    clock: ClockForm | None = None
    """The table's clocks, or None if it has none."""
    queued: bool = False
    """True if the bot to move is waiting because the server is busy, as far as this process knows."""
    chat: int | None = None
    """Number of changes to the part of the chat that the requesting client can read, or None without a chat."""
    rated: bool = False
    """True if the game counts for ratings."""
    cup: str | None = None
    """Id of the cup that the game belongs to, or None."""
    draw_seats: bool = False
    """True if seats are assigned at random when the game begins."""


@dataclass
class TableList:
    """A list of tables, most recently changed first."""

    tables: list[TableForm]
    more: bool
    """True if there are older tables that are not listed."""


@dataclass
class TableChanged:
    """The table or its seats have changed."""

    type: Literal["table"]
    table: TableForm


@dataclass
class Gone:
    """Sent after the table has been deleted."""

    type: Literal["gone"]


# Playing


@dataclass
class EventForm:
    """An event, limited to what the viewer may know."""

    what: str
    seat: int
    rule: str
    args: dict[str, Value]
    source: str | None
    """Origin of the first moving piece, as a place in the backdrop, or None."""
    target: str | None
    moves: list[tuple[str, str]] = field(default_factory=list)
    """Moves of all other pieces, as pairs of origin and destination."""


@dataclass
class EntryForm:
    """An entry of the table's log, with its author, actions and events."""

    sequence: int
    kind: EntryKind
    seat: int | None
    by: By
    events: list[EventForm]
    at: str
    undone: list[int] = field(default_factory=list)
    """Undone entries, for `undo`."""
    ends: Literal["", "turn", "round"] = ""
    """True if this entry completed a turn or a round, for navigation in replays."""
    level: str | None = None
    """Level of the bot, for `takeover`. For `timeout` and `order`, this is set if the bot makes only this decision."""
    left: int | None = None
    """Milliseconds left on the seat's clock (negative in overtime), or None without clocks."""
    gain: int = 0
    """Milliseconds added to the seat's clock, for a completed turn or as a `credit` after an outage."""


@dataclass
class LogForm:
    """Log of a table."""

    entries: list[EntryForm]


@dataclass
class Undo:
    """Undo options of the client: the number of entries to keep, or None if undo is impossible."""

    step: int | None
    turn: int | None
    """Option to undo to the beginning of the turn, or as far as possible."""


@dataclass
class Moment:
    """The table after an entry of its log, as one viewer sees it."""

    type: Literal["moment"]
    sequence: int
    viewer: int
    """A seat, or -4 for a spectator."""
    entry: EntryForm
    scene: dict[str, Any]
    """The scene as returned by `Scene.to_json()`. Only the viewer who is to move gets choices and buttons."""
    secret: bool
    """True if the seat to move sees more than a spectator. If so, a shared device must be handed over first."""
    undo: Undo
    over: bool
    ranks: list[int]
    """Final ranks by seat, from 1 (best). Tied seats share a rank. The list is empty during the game."""
    opened: bool
    """True if the game has ended according to its rules. Everyone may then see every seat's view."""
    known: bool
    """True if no part of the history was hidden from the client, which may then continue the game at another table."""


@dataclass
class Done:
    """Confirms that an entry was stored."""

    sequence: int
    """Number of entries in the log, including this one."""


@dataclass
class Refusal:
    """A possible meaning of a click, and the reason why this action is illegal now."""

    label: Said | None
    rule: str | None
    said: Said


@dataclass
class Refusals:
    """The reasons why a click has no effect."""

    refusals: list[Refusal]
    """Reasons, starting with the most likely action. Empty if no action involves this place."""


@dataclass
class HintForm:
    """An action, with a bot's estimate of the seat's win probability after it."""

    action: str
    """Text of the action, as in the choices of the scene."""
    chance: float
    reasons: list[Said]
    """Reasons for the action, most important first."""


@dataclass
class Hints:
    """Hints for the seat to move, found by a bot."""

    hints: list[HintForm]
    """Hints, best first."""


@dataclass
class BetterForm:
    """An alternative to a decision, with the seat's win probability after it."""

    label: Said
    chance: float
    reasons: list[Said]


@dataclass
class JudgedForm:
    """Analysis of a decision, based on what the seat knew at the time."""

    sequence: int
    """Number of the log entry."""
    seat: int
    did: Said
    better: list[BetterForm]
    """Better actions, best first. Empty if no better action was found."""
    loss: float
    """Win probability that the decision cost the seat. For example, 0.18 means 18 percentage points."""
    chances: list[float]
    """Estimated win probability of each seat before the decision."""


@dataclass
class AnalysisForm:
    """Analysis of a finished game."""

    done: bool
    total: int
    """Total number of decisions in the game, including those not analysed yet."""
    decisions: list[JudgedForm]
    """Analysed decisions, starting with the requested one. If the last ones are missing, the analysis has failed, and
    the client can request it again.
    """


@dataclass
class ScoreMoment:
    """The scores after an entry of the log."""

    sequence: int
    points: list[int]
    projection: list[int]


@dataclass
class ScoreHistory:
    """Scores over time, limited to what the viewer may know."""

    moments: list[ScoreMoment]


@dataclass
class PlanForm:
    """State of a player's private plan. In a plan, the other players pass whenever they can."""

    inputs: list[str]
    """Texts of the player's actions."""
    scene: dict[str, Any]
    events: list[EventForm]
    """Events since the last input. Random draws and the actions of other players are only examples."""
    mine: bool
    """True if the player is to move, and False at the end of the game."""
    reply: bool
    """True if the player decides during another player's turn."""
    refused: Said | None
    """Why the next of the requested actions is not possible, in which case it and the later ones are left out."""


# Lessons


@dataclass
class LessonInfo:
    """A lesson in a list."""

    id: str
    title: Said
    about: Said
    minutes: int
    teaches: list[str]
    """Ids of the rules that the lesson teaches."""
    steps: int


@dataclass
class LessonForm:
    """A lesson after the learner's inputs."""

    step: int
    """Number of the current step, from 0. At the end, it is equal to `steps`."""
    steps: int
    you: int
    say: Said | None
    look: list[str]
    """Places to highlight."""
    asks: bool
    """True if the step has a task. If it does not, the next input is `next`."""
    hint: Said | None
    answer: list[str]
    """Action texts of a sample solution, from the beginning of the step."""
    feedback: Said | None
    """Feedback on the last input."""
    right: bool
    """True if the last input was correct."""
    lost: bool
    """True if the goal of the step can no longer be reached, so the learner must go back."""
    inputs: list[str]
    """Accepted inputs, without the wrong ones."""
    scene: dict[str, Any]
    events: list[EventForm]
    """Events since the previous input, including the replies of other players."""
    done: bool
    reasons: list[Said] = field(default_factory=list)
    """Reasons for the solution of a puzzle, most important first."""


@dataclass
class PuzzleInfo:
    """A puzzle in a list. Puzzles are solved like lessons."""

    id: str
    title: Said
    difficulty: int
    """Difficulty from 1 (easy) to 3 (hard)."""
    players: int


@dataclass
class TipForm:
    """A card of a guided first game, shown once when an action of one of these kinds is first possible."""

    id: str
    kinds: list[str]
    """Kinds of actions. Empty for a card about the first decision of the game."""
    rule: str
    """Id of a rule with more information."""
    say: Said


# Conversion from core types to messages, and from messages to text


def said_of(message: Message) -> Said:
    return Said(message.id, message.args)


def event_form(event: Event) -> EventForm:
    return EventForm(
        event.what, event.seat, event.rule, event.args, event.source, event.target, list(event.moves)
    )  # fmt: skip


def json_text(message: object) -> str:
    """Encode a message as JSON text, exactly as the server sends it."""
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(message: object) -> dict[str, Any]:
    if is_dataclass(message) and not isinstance(message, type):
        return {one.name: getattr(message, one.name) for one in fields(message)}
    raise TypeError(f"{type(message).__name__} is not a message")
