"""Requests and responses about cups."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.server.requests import ClockWanted, Key


class NewCup(Struct):
    """A cup to create. All games in a cup have clocks, and a bot takes over if a player runs out of time."""

    kind: Literal["pool", "swiss"]
    game: str
    board: str | None
    """Id of the board, or None for the default board for the number of players."""
    options: dict[str, Any]
    clock: ClockWanted
    """Length of the clocks, as in `ClockWanted`. Swiss rounds must be live games."""
    players: Annotated[int, Meta(ge=2, le=16)] = 4
    """Number of seats at each table of a pool."""
    size: Annotated[int, Meta(ge=3, le=32)] = 5
    """Number of players in a pool: one more than the number of seats. With three seats it can also be 7, with four
    seats 7 or 13, and with five seats 11.
    """
    rounds: Annotated[int, Meta(ge=1, le=8)] = 3
    """Number of Swiss rounds."""
    rated: bool = False
    public: bool = True
    """True if the cup is listed. Only people with the link can find an unlisted cup."""
    key: Key | None = None
    """Idempotency key of the click. Without one, every request creates a new cup."""


class CupInfo(Struct):
    """A cup in a list."""

    id: str
    kind: Literal["pool", "swiss"]
    game: str
    title: str
    """Title of the game."""
    length: str
    """Length of the clocks, as in `ClockWanted`."""
    players: int
    """Maximum number of seats at a table."""
    size: int
    """Number of players in a pool, or maximum number of players in Swiss rounds."""
    people: int
    """Number of players who have joined."""
    state: Literal["open", "running", "over"]
    round: int
    """Number of the current round, or 0 before the start."""
    rounds: int
    public: bool
    host: bool
    """True if the requesting client created this cup."""
    mine: bool
    """True if the person using this browser takes part."""


class CupPlayer(Struct):
    """A player in a cup."""

    number: int
    name: str | None
    """Name of the player, or None if the person has deleted their data."""
    withdrawn: bool
    mine: bool


class CupSeat(Struct):
    """A player in a game of a cup."""

    player: int
    place: int | None
    """Official place, once the game has ended. A player who is absent at the end comes last."""


class CupGame(Struct):
    """A game in a cup."""

    number: int
    round: int
    table: str | None
    """Id of the table, or None before the game begins and after the table is deleted."""
    state: Literal["waiting", "running", "over"]
    seats: list[CupSeat]


class CupRank(Struct):
    """A player in the standings of a cup."""

    place: int
    player: int
    points: float
    tie: float
    """Tie-break: the Sonneborn–Berger score in a pool, or the opponents' average points in Swiss rounds. Remaining ties
    are broken by lot.
    """
    games: int
    wins: int


class CupForm(Struct):
    """A cup, with the information that everyone with its link may see."""

    info: CupInfo
    board: str | None
    options: dict[str, Any]
    weekends: bool
    rated: bool
    least: int
    """Minimum number of players."""
    due: int | None
    """Earliest time at which the next tables open, in milliseconds since 1970."""
    players: list[CupPlayer]
    games: list[CupGame]
    standings: list[CupRank]
    """Standings, best player first. Empty before the start."""
