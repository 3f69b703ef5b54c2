"""Requests from clients, with limits, and the few responses that only a server sends (see also `kontor.table`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.table.chat import Preset

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A person's name. Text, never markup.")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Chosen by the client for every click. A request with a known key is not carried out again.",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Colour = Annotated[int, Meta(ge=0, le=5, description="The number of a colour and its symbol.")]
ActionText = Annotated[str, Meta(max_length=300)]
PlaceId = Annotated[str, Meta(max_length=100)]


# People


class Me(Struct):
    """The person at this browser."""

    name: str | None


class NewName(Struct):
    """A new name for the person at this browser."""

    name: Name


# Available games


class BoardFile(Struct):
    """A custom board: the text of its file."""

    name: Annotated[str, Meta(max_length=100)]
    """The name of the file, for error messages."""
    text: str


class WantedCheck(Struct):
    """A board to check: the text of its file, or its data."""

    text: str | None = None
    board: dict[str, Any] | None = None
    preview: bool = True
    """Whether to draw the board if it has no faults."""


class WantedSetup(Struct):
    """A setup to complete and check."""

    players: Annotated[int, Meta(ge=1, le=16)]
    board: str | None = None
    options: dict[str, Any] = {}
    board_file: BoardFile | None = None
    """A custom board, instead of a packaged one."""


class LessonInputs(Struct):
    """A learner's inputs."""

    inputs: Annotated[list[ActionText], Meta(max_length=200)]
    """The accepted inputs so far."""
    attempt: ActionText | None = None
    """A new input to check, which may be wrong."""


class LessonClick(Struct):
    """A click in a lesson that does nothing."""

    inputs: Annotated[list[ActionText], Meta(max_length=200)]
    path: Annotated[list[PlaceId], Meta(max_length=8)]


# Tables


class SeatWanted(Struct):
    """Who plays a seat: me (this browser), nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    """For `me`: the player's name. Several seats of one browser may have different names."""
    bot: str | None = None
    """For `bot`: its level."""
    colour: Colour | None = None
    """The wanted colour, or None for any free one."""


class ClockWanted(Struct):
    """Clocks for a new table."""

    length: Literal["45", "60", "90", "120", "brisk", "normal", "leisurely"]
    """The minutes of a live game, or the pace of a game over several days."""
    weekends: bool = False
    """Whether clocks stop on Saturdays and Sundays (UTC), in games over several days."""
    at_timeout: Literal["bot", "ask"] = "bot"
    """Whether a bot takes over at once or the other players are asked first."""


class ClockChange(Struct):
    """A request about the clocks, for one of your own seats: `resume` a paused game, `depart` on vacation and `return`,
    `order` a bot to reply for you in other players' turns or `cancel-order`, or, if another player is out of time,
    `wait` another five minutes or let a `bot` play.
    """

    what: Literal["resume", "depart", "return", "wait", "bot", "order", "cancel-order"]
    seat: Seat


class NewTable(Struct):
    """A table to create."""

    game: str
    board: str | None
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    takebacks: Literal["own", "bots"] = "bots"
    """`own`: undo stops at any other player's decision. `bots`: undo includes bots' replies. It never crosses a random
    draw.
    """
    board_file: BoardFile | None = None
    """A custom board, instead of a packaged one."""
    key: Key | None = None
    """Identifies the click. Without a key, every request creates a table."""
    clock: ClockWanted | None = None
    """None for a table without clocks."""
    rated: bool = False
    """Whether the game counts for ratings. Needs a clock, at least two people, and a board of the game."""
    draw_seats: bool = False
    """Whether the seats are drawn when the game begins. Otherwise everyone stays where they are."""


class Continuing(Struct):
    """A new table that continues the game of another one, with one seat for me and bots in the others."""

    sequence: Sequence
    """The entry of the log to continue from."""
    seat: Seat
    name: Name
    bot: Annotated[str, Meta(max_length=40)]
    """The level of the bots."""
    key: Key | None = None
    """Identifies the click. Without a key, every request creates a table."""


class RecordFile(Struct):
    """A record to open as a table: the text of its file."""

    record: str
    key: Key | None = None
    """Identifies the click. Without a key, every request creates a table."""


class Joining(Struct):
    """The name of a person who takes or renames a seat."""

    name: Name


class ColourChoice(Struct):
    """The colour that a player wants."""

    colour: Colour


class Bot(Struct):
    """The level of a bot."""

    level: Annotated[str, Meta(max_length=40)]


class Ballot(Struct):
    """A proposal or a vote: to let a bot play for a person who is away, to change the host, to pause the clocks, or to
    abandon or delete the game.
    """

    what: Literal["bot", "delete", "abandon", "host", "pause"]
    seat: Seat | None = None
    """For `bot`: the seat of the person. For `host`: the seat of the new host."""
    agree: bool = True


class Again(Struct):
    """An answer to a proposal to play another game."""

    agree: bool = True
    rest: Literal["open", "bot"] | None = None
    """What happens to the seats of people who do not play again: open, or played by bots. The host's choice counts."""


class NewLine(Struct):
    """A line for the chat: either a preset or a text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=600)] | None = None
    seat: Seat | None = None
    """The seat that speaks, if this browser holds several."""


class NewNotes(Struct):
    """Private notes about a table."""

    text: Annotated[str, Meta(max_length=2_000)]


class SeatLink(Struct):
    """A secret that brings its holder back to a seat. The client turns it into a link, `/seat#<secret>`."""

    secret: Secret


class Entered(Struct):
    """The seat that a secret leads to."""

    table: str
    seat: int


# Playing


class Look(Struct):
    """Sent by the client on the socket: the view it wants, and the last entry it has shown."""

    seat: Seat | None = None
    """A seat of this browser. None for a spectator."""
    after: int = -1
    """The last entry shown. If it is -1, only the current state is sent."""
    hidden: bool = False
    """Whether the page is in the background, so that its person is notified."""


class Doing(Struct):
    """An action to play."""

    seat: Seat
    sequence: Sequence
    """Number of log entries that the client knows. The action becomes the next entry."""
    action: ActionText
    """The text of a legal action, as in the choices of the scene."""
    key: Key
    same_turn: bool = False
    """Whether to reject an action that would end the turn (`turn-ends`), so that the client can ask first."""


class TakingBack(Struct):
    """A request to undo decisions."""

    sequence: Sequence
    to: Sequence
    """Number of entries to keep, as offered by `Undo`."""
    key: Key


class WhyNot(Struct):
    """A click that does nothing."""

    seat: Seat | None
    path: Annotated[list[PlaceId], Meta(max_length=8)]
    """The places that were clicked."""


class PlanInputs(Struct):
    """A player's actions in a private plan."""

    seat: Seat
    sequence: Sequence
    """The entry of the log that the plan starts from."""
    inputs: Annotated[list[ActionText], Meta(max_length=40)] = []
    path: Annotated[list[PlaceId], Meta(max_length=8)] = []
    """For `plan/why`: the places that were clicked."""


class HintsWanted(Struct):
    """A request for hints."""

    seat: Seat
    sequence: Sequence
    """Number of log entries that the client knows."""


class Health(Struct):
    """The health of the server."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
    advice: str | None = None
    """Advice for the operator if the database is failing."""


class Announced(Struct):
    """The operator's announcement."""

    text: str | None
