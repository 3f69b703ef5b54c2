"""Requests from clients with size limits, and the few responses that only a server sends (see also `kontor.table`)."""

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
    """The person using this browser."""

    name: str | None


class NewName(Struct):
    """A new name for the person using this browser."""

    name: Name


# Available games


class BoardFile(Struct):
    """A custom board, as the text of a board file."""

    name: Annotated[str, Meta(max_length=100)]
    """Name of the file, for error messages."""
    text: str


class WantedCheck(Struct):
    """A board to check, as the text of a board file or as data."""

    text: str | None = None
    board: dict[str, Any] | None = None
    preview: bool = True
    """True to include a preview if the board has no faults."""


class WantedSetup(Struct):
    """A setup to complete and check."""

    players: Annotated[int, Meta(ge=1, le=16)]
    board: str | None = None
    options: dict[str, Any] = {}
    board_file: BoardFile | None = None
    """Custom board, instead of a packaged one."""


class LessonInputs(Struct):
    """Inputs of a learner in a lesson."""

    inputs: Annotated[list[ActionText], Meta(max_length=200)]
    """Inputs accepted so far."""
    attempt: ActionText | None = None
    """New input to check, which may be wrong."""


class LessonClick(Struct):
    """A click in a lesson that has no effect."""

    inputs: Annotated[list[ActionText], Meta(max_length=200)]
    path: Annotated[list[PlaceId], Meta(max_length=8)]


# Tables


class SeatWanted(Struct):
    """The player of a seat: the person using this browser, nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    """Name of the player, for `me`. One browser can have several seats with different names."""
    bot: str | None = None
    """Level of the bot, for `bot`."""
    colour: Colour | None = None
    """Wanted colour, or None for any free colour."""


class ClockWanted(Struct):
    """Clock settings of a new table."""

    length: Literal["45", "60", "90", "120", "brisk", "normal", "leisurely"]
    """Length of a live game in minutes, or the pace of a game played over several days."""
    weekends: bool = False
    """True if clocks stop on Saturdays and Sundays (UTC), for games played over several days."""
    at_timeout: Literal["bot", "ask"] = "bot"
    """What happens after a time-out: a bot takes over at once, or the other players are asked first."""


class ClockChange(Struct):
    """A request about the clocks for one of your own seats. Use `resume` for a paused game, `depart` and `return` for a
    vacation, and `order` or `cancel-order` for a bot that replies for you in other players' turns. If another player is
    out of time, `wait` gives them another five minutes, and `bot` lets a bot play.
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
    """Undo setting. With `own`, players cannot undo past another player's decision. With `bots`, they can undo past the
    replies of bots. Undo never crosses a random draw.
    """
    board_file: BoardFile | None = None
    """Custom board, instead of a packaged one."""
    key: Key | None = None
    """Idempotency key of the click. Without a key, every request creates a new table."""
    clock: ClockWanted | None = None
    """Clock settings, or None for a table without clocks."""
    rated: bool = False
    """True if the game counts for ratings, which requires a clock, at least two people, and a packaged board."""
    draw_seats: bool = False
    """True if seats are assigned at random when the game begins."""


class Continuing(Struct):
    """A request for a new table that continues the game of another one, with one seat for the person using this browser
    and bots in the others.
    """

    sequence: Sequence
    """Number of the log entry to continue from."""
    seat: Seat
    name: Name
    bot: Annotated[str, Meta(max_length=40)]
    """Level of the bots."""
    key: Key | None = None
    """Idempotency key of the click. Without a key, every request creates a new table."""


class RecordFile(Struct):
    """A record to open as a table, as the text of a record file."""

    record: str
    key: Key | None = None
    """Idempotency key of the click. Without a key, every request creates a new table."""


class Joining(Struct):
    """Name of a person who takes or renames a seat."""

    name: Name


class ColourChoice(Struct):
    """The colour that a player wants."""

    colour: Colour


class Bot(Struct):
    """Level of a bot."""

    level: Annotated[str, Meta(max_length=40)]


class Ballot(Struct):
    """A proposal or a vote: to let a bot play for a person who is away, to change the host, to pause the clocks, or to
    abandon or delete the game.
    """

    what: Literal["bot", "delete", "abandon", "host", "pause"]
    seat: Seat | None = None
    """Seat to give to a bot (for `bot`), or the seat of the new host (for `host`)."""
    agree: bool = True


class Again(Struct):
    """An answer to a proposal for a rematch."""

    agree: bool = True
    rest: Literal["open", "bot"] | None = None
    """How to fill the seats of people who do not play again. Only the host's choice counts."""


class NewLine(Struct):
    """A new chat line, either a preset or a text."""

    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=600)] | None = None
    seat: Seat | None = None
    """Seat of the author, if this browser holds several."""


class NewNotes(Struct):
    """Private notes about a table."""

    text: Annotated[str, Meta(max_length=2_000)]


class SeatLink(Struct):
    """A secret for using a seat on another device. The client turns it into the link `/seat#<secret>`."""

    secret: Secret


class Entered(Struct):
    """The seat that belongs to a secret."""

    table: str
    seat: int


# Playing


class Look(Struct):
    """A socket message from the client: the view it wants, and the last entry it has shown."""

    seat: Seat | None = None
    """Seat of this browser, or None for a spectator."""
    after: int = -1
    """Number of the last entry shown, or -1 to receive only the current state."""
    hidden: bool = False
    """True if the page is in the background, so its user needs notifications."""


class Doing(Struct):
    """An action to play."""

    seat: Seat
    sequence: Sequence
    """Number of log entries known to the client. The action becomes the next entry."""
    action: ActionText
    """Text of a legal action, as in the choices of the scene."""
    key: Key
    same_turn: bool = False
    """True to reject an action that would end the turn (`turn-ends`), so the client can ask for confirmation first."""


class TakingBack(Struct):
    """A request to undo decisions."""

    sequence: Sequence
    to: Sequence
    """Number of entries to keep, one of the values in `Undo`."""
    key: Key


class WhyNot(Struct):
    """A click that has no effect."""

    seat: Seat | None
    path: Annotated[list[PlaceId], Meta(max_length=8)]
    """Clicked places."""


class PlanInputs(Struct):
    """Actions of a player in a private plan."""

    seat: Seat
    sequence: Sequence
    """Number of the log entry that the plan starts from."""
    inputs: Annotated[list[ActionText], Meta(max_length=40)] = []
    path: Annotated[list[PlaceId], Meta(max_length=8)] = []
    """Clicked places, for `plan/why`."""


class HintsWanted(Struct):
    """A request for hints."""

    seat: Seat
    sequence: Sequence
    """Number of log entries known to the client."""


class Health(Struct):
    """Health of the server."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
    advice: str | None = None
    """Advice for the operator, if the database is failing."""


class Announced(Struct):
    """The operator's announcement."""

    text: str | None
