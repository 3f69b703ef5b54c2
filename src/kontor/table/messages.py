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
    """The reason why a request was refused, and a suggestion for the user. `code` is for programs."""

    code: Code
    said: list[Said]
    rule: str | None = None
    """For `illegal`: the rule that forbids the action."""
    sequence: int | None = None
    """For `stale`: the current number of entries in the table's log."""


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
    """Whether one of the seat's holders has the table open through this server process."""
    resigned: bool = False
    """Whether the player has resigned. If so, the bot plays to the end."""
    colour: int = 0
    """The number of the seat's colour and symbol."""
    bot_replies: bool = False
    """Whether a bot replies for this player in other players' turns. Only the player knows it."""


@dataclass
class VoteForm:
    """An open vote at a table."""

    what: Literal["bot", "delete", "abandon", "host", "pause"]
    seat: int | None
    """For `bot`: the seat that the bot would play. For `host`: the seat of the new host."""
    agreed: list[int]
    """The seats that agree."""
    needed: int
    """Number of seats that must agree."""
    mine: bool
    """Whether the requesting client may vote and has not agreed yet."""


@dataclass
class RematchForm:
    """The vote on another game at a finished table, or its result."""

    yes: list[int]
    """The seats that want to play again."""
    no: list[int]
    until: str | None
    """From this time on, anyone who agreed can start the game without the people who have not answered."""
    rest: Literal["open", "bot"]
    """What happens to the other seats in the new game: they are open, or played by bots until someone takes them."""
    mine: bool
    """Whether the requesting client may answer and has not agreed yet."""
    next: str | None = None
    """The new table."""


@dataclass
class ClockState:
    """The clocks of a running game. Clients compute the current times from the server's time. Durations are in
    milliseconds, points in time in milliseconds since 1970.
    """

    left: list[int]
    """Time left for each seat, not counting the time since `since`. Negative in overtime."""
    timeouts: list[int]
    away: list[int]
    """End of each seat's vacation; 0 if it is not on vacation."""
    vacation: list[int]
    """Vacation used by each seat, including the whole of a current vacation."""
    begun: int
    taken: list[int]
    """The seats that a bot plays because of a time-out."""
    runs: int | None
    """The seat whose clock runs, or would run if the game were not paused."""
    since: int
    """The time at which the clock started. It can be in the future, after an outage or during a vacation."""
    free: int
    """Free time, starting at `since`."""
    reply: bool
    """Whether the seat is deciding during another seat's turn."""
    paused: bool
    overdue: bool
    """Whether time has run out and the other players decide what happens."""
    proxy: bool
    """Whether a bot makes only this decision."""


@dataclass
class ClockForm:
    """The clocks of a table: their settings, with times in milliseconds, and their state."""

    length: str
    """The minutes of a live game, or the pace of a game played over several days: `brisk`, `normal`, `leisurely`."""
    bank: int
    added: int
    """Time added for each completed turn."""
    cap: int
    """The maximum time that a seat can save up."""
    free: int
    """Free time whenever a clock starts."""
    reply: int
    """Additional free time for a decision during another seat's turn."""
    overtime: int
    """Time after the bank is used up, before the time-out."""
    back: int
    """The time that a player gets when returning after a time-out."""
    weekends: bool
    """Whether clocks stop on Saturdays and Sundays (UTC)."""
    at_timeout: Literal["bot", "ask"]
    """Whether a bot takes over at once or the other players are asked first."""
    now: ClockState | None = None
    """The clocks, while the game is running."""


@dataclass
class LineForm:
    """A line of the chat."""

    number: int
    room: ChatRoom
    by: str
    """Identifies the author at this table, so that the client can mute them."""
    mine: bool
    seat: int | None
    """The author's seat. None for a spectator."""
    name: str | None
    preset: str | None
    """The id of a preset, which each reader sees in their own language."""
    text: str | None
    """Plain text, never markup."""
    sequence: int
    """Number of log entries when the line was written. A replay of an earlier state does not show the line."""
    at: str


@dataclass
class ChatForm:
    """The part of a table's chat that the requesting client may read."""

    mode: ChatMode
    """The chat mode that the operator has chosen."""
    room: ChatRoom
    """The room that the client writes to."""
    lines: list[LineForm]
    blocked: int
    """Number of people whose lines are hidden from the client at every table."""


@dataclass
class NotesForm:
    """The private notes of the requesting client about a table."""

    text: str
    """Plain text, never markup."""


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
    """Number of clients connected to this server process that have the table open without a seat."""
    trouble: Said | None = None
    """The reason why the table is frozen."""
    hints: bool = False
    """Whether the requesting client plays without other people, and may ask for hints."""
    others_play: bool = False
    """Whether other people are still playing here. If so, the game cannot be continued elsewhere until it is over."""
    votes: list[VoteForm] = field(default_factory=list)
    abandoned: bool = False
    """Whether the players agreed to end the game without a result."""
    rematch: RematchForm | None = None
    clock: ClockForm | None = None
    """The table's clocks. None for a table without clocks."""
    queued: bool = False
    """Whether this process knows that the bot to move is waiting because the server is busy."""
    chat: int | None = None
    """Number of changes to the part of the chat that the requesting client can read. None if there is no chat."""
    rated: bool = False
    """Whether the game counts for ratings."""
    cup: str | None = None
    """The cup that the game belongs to."""
    draw_seats: bool = False
    """Whether the seats are drawn when the game begins."""


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
    """The place in the backdrop from which the first piece moves, or None."""
    target: str | None
    moves: list[tuple[str, str]] = field(default_factory=list)
    """The moves of all other pieces, each as a pair of places."""


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
    ends: Literal["", "turn", "round"] = ""
    """Whether this entry completed a turn or a round, for replays."""
    level: str | None = None
    """For `takeover`: the level of the bot. For `timeout` and `order`: set if the bot makes only this decision."""
    left: int | None = None
    """At a table with clocks: milliseconds left on the seat's clock. Negative in overtime."""
    gain: int = 0
    """Milliseconds added by this entry: for a completed turn, or by a `credit` after an outage."""


@dataclass
class LogForm:
    """The log of a table."""

    entries: list[EntryForm]


@dataclass
class Undo:
    """The client's undo options: the number of entries to keep, or None if undo is not possible."""

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
    """Whether the seat to move sees something that a spectator does not. If so, hand over the screen first."""
    undo: Undo
    over: bool
    ranks: list[int]
    """Final ranks by seat: 1 is best, and ties share a rank. Empty during the game."""
    opened: bool
    """Whether the game has ended according to its rules. If so, nothing is hidden anymore, and everyone may see every
    seat's view.
    """
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
    """Most likely actions first. Empty if the place has no meaning."""


@dataclass
class HintForm:
    """An action, and a bot's estimate of the seat's win probability after it."""

    action: str
    """The text of the action, as in the scene's choices."""
    chance: float
    reasons: list[Said]
    """Reasons for the action, most important first."""


@dataclass
class Hints:
    """The best actions that a bot finds."""

    hints: list[HintForm]
    """The hints, best first."""


@dataclass
class BetterForm:
    """An alternative decision of a seat, and the seat's win probability after it."""

    label: Said
    chance: float
    reasons: list[Said]


@dataclass
class JudgedForm:
    """The analysis of a decision, based on what the seat knew at the time."""

    sequence: int
    """The entry of the log."""
    seat: int
    did: Said
    better: list[BetterForm]
    """Better actions, best first. Empty if none was found."""
    loss: float
    """What the decision cost the seat: 0.18 is 18 percentage points of win probability."""
    chances: list[float]
    """A bot's estimate of every seat's win probability before the decision."""


@dataclass
class AnalysisForm:
    """The analysis of a finished game."""

    done: bool
    total: int
    """Number of decisions. Until the analysis is done, only the first ones are known."""
    decisions: list[JudgedForm]
    """Decisions, starting at the requested one. If a finished analysis lacks some, it has failed; request it again to
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
    """Scores over time, as far as the viewer may know them."""

    moments: list[ScoreMoment]


@dataclass
class PlanForm:
    """A player's private plan after some of their own actions. The other players pass if they can."""

    inputs: list[str]
    """The player's actions, as text."""
    scene: dict[str, Any]
    events: list[EventForm]
    """The events since the last input. Draws and the actions of others are only examples."""
    mine: bool
    """Whether the player is to move. If not, the plan has reached the end of the game."""
    reply: bool
    """Whether the player decides during another player's turn."""


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
    """Number of the current step, from 0. Equal to `steps` at the end."""
    steps: int
    you: int
    say: Said | None
    look: list[str]
    """Places to point at."""
    asks: bool
    """Whether the learner must play something. If not, the next input is `next`."""
    hint: Said | None
    answer: list[str]
    """One way to finish the step from its beginning, as action texts."""
    feedback: Said | None
    """The answer to the last input."""
    right: bool
    """Whether the last input was right."""
    lost: bool
    """Whether the goal of the step can no longer be reached. If so, the learner must go back."""
    inputs: list[str]
    """The inputs that were accepted, without wrong ones."""
    scene: dict[str, Any]
    events: list[EventForm]
    """The events since the previous input, including other players' replies."""
    done: bool
    reasons: list[Said] = field(default_factory=list)
    """In a puzzle: the reasons for the answer, most important first."""


@dataclass
class PuzzleInfo:
    """A puzzle in a list. It is solved like a lesson."""

    id: str
    title: Said
    difficulty: int
    """1 is easy, 3 is hard."""
    players: int


@dataclass
class TipForm:
    """A card of a guided first game. It is shown once, when an action of one of these kinds is first possible."""

    id: str
    kinds: list[str]
    """Kinds of actions. Empty for the first decision of the game, of any kind."""
    rule: str
    """The id of a rule to read for more information."""
    say: Said


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
