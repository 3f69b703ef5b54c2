"""What clients send, with limits, and the few answers that only a server gives. The others are in `kontor.table`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

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
PlaceId = Annotated[str, Meta(max_length=100)]


# People


class Me(Struct):
    """The person at this browser."""

    name: str | None


class NewName(Struct):
    """A new name for the person at this browser."""

    name: Name


# What can be played


class BoardFile(Struct):
    """A custom board: the text of its file."""

    name: Annotated[str, Meta(max_length=100)]
    """The name of the file, for error messages."""
    text: str


class WantedSetup(Struct):
    """A setup to complete and check."""

    players: Annotated[int, Meta(ge=1, le=16)]
    board: str | None = None
    options: dict[str, Any] = {}
    board_file: BoardFile | None = None
    """A custom board, instead of one that comes with the game."""


# Tables


class SeatWanted(Struct):
    """Who takes a seat: me (this browser), nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    """For `me`; several seats of one browser may have different names."""
    bot: str | None = None
    """For `bot`: its level."""


class NewTable(Struct):
    """A table to make."""

    game: str
    board: str | None
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    takebacks: Literal["own", "bots"] = "bots"
    """`own`: undo stops at another player's decision. `bots`: it crosses the replies of bots, but never chance."""
    board_file: BoardFile | None = None
    """A custom board, instead of one that comes with the game."""
    key: Key | None = None
    """Without one, every request makes a table."""


class Continuing(Struct):
    """A new table that continues the game of another one: one seat for me, bots at the others."""

    sequence: Sequence
    """The entry of the log after which it goes on."""
    seat: Seat
    name: Name
    bot: Annotated[str, Meta(max_length=40)]
    """The level of the bots."""
    key: Key | None = None
    """Without one, every request makes a table."""


class RecordFile(Struct):
    """A record to open as a table: the text of its file."""

    record: str
    key: Key | None = None
    """Without one, every request makes a table."""


class Joining(Struct):
    """The name of someone who takes or renames a seat."""

    name: Name


class Bot(Struct):
    """The level of a bot."""

    level: Annotated[str, Meta(max_length=40)]


class SeatLink(Struct):
    """The secret that brings its holder back to a seat: the client makes a link of it, `/seat#<secret>`."""

    secret: Secret


class Entered(Struct):
    """The seat that a secret leads to."""

    table: str
    seat: int


# Playing


class Look(Struct):
    """Sent by the client on the socket: the view it wants, and the last entry it has shown."""

    seat: Seat | None = None
    """A seat of this browser; None: a spectator."""
    after: int = -1
    """-1: none yet, send only the current state."""


class Doing(Struct):
    """An action to play."""

    seat: Seat
    sequence: Sequence
    """Number of log entries that the client knows: the action becomes the next one."""
    action: Annotated[str, Meta(max_length=300)]
    """The text of a legal action, as in the choices of the scene."""
    key: Key


class TakingBack(Struct):
    """An undo."""

    sequence: Sequence
    to: Sequence
    """Number of entries to keep, as `Undo` offers it."""
    key: Key


class WhyNot(Struct):
    """A click that does nothing."""

    seat: Seat | None
    path: Annotated[list[PlaceId], Meta(max_length=8)]
    """The places clicked."""


class HintsWanted(Struct):
    """A request for hints."""

    seat: Seat
    sequence: Sequence
    """Number of log entries that the client knows."""


class Health(Struct):
    """Whether the server works."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
