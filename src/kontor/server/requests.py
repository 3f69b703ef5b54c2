"""Requests from clients, with limits, and the few responses that only a server sends (see also `kontor.table`)."""

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


# Available games


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
    """A custom board, instead of a packaged one."""


# Tables


class SeatWanted(Struct):
    """The player for a seat: me (this browser), nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    """For `me`: the player's name. Several seats of one browser may have different names."""
    bot: str | None = None
    """For `bot`: its level."""


class NewTable(Struct):
    """A table to create."""

    game: str
    board: str | None
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    public: bool = False
    takebacks: Literal["own", "bots"] = "bots"
    """`own`: undo stops at another player's decision. `bots`: undo includes replies of bots, but never crosses chance.
    """
    board_file: BoardFile | None = None
    """A custom board, instead of a packaged one."""
    key: Key | None = None
    """Identifies the click. Without a key, every request creates a table."""


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


class Bot(Struct):
    """The level of a bot."""

    level: Annotated[str, Meta(max_length=40)]


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
    """The last entry shown. -1 if none: send only the current state."""


class Doing(Struct):
    """An action to play."""

    seat: Seat
    sequence: Sequence
    """Number of log entries that the client knows. The action becomes the next one."""
    action: Annotated[str, Meta(max_length=300)]
    """The text of a legal action, as in the choices of the scene."""
    key: Key


class TakingBack(Struct):
    """An undo."""

    sequence: Sequence
    to: Sequence
    """Number of entries to keep, as offered by `Undo`."""
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
