"""Requests and responses about cups."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kontor.server.requests import ClockWanted, Key


class NewCup(Struct):
    """A cup to create. Its games are played with a clock, and a bot takes over if a player runs out of time."""

    kind: Literal["pool", "swiss"]
    game: str
    board: str | None
    """None for the default board for the number of players."""
    options: dict[str, Any]
    clock: ClockWanted
    """Swiss rounds need a live clock."""
    players: Annotated[int, Meta(ge=2, le=16)] = 4
    """Seats at a table of a pool."""
    size: Annotated[int, Meta(ge=3, le=32)] = 5
    """Number of players in a pool: one more than the seats; also 7 for three seats, 7 or 13 for four, 11 for five."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 3
    """Number of Swiss rounds."""
    rated: bool = False
    public: bool = True
    """Whether the cup is listed. Otherwise only people with the link can find it."""
    key: Key | None = None
    """Identifies the click. Without a key, every request creates a cup."""


class CupInfo(Struct):
    """A cup in a list."""

    id: str
    kind: Literal["pool", "swiss"]
    game: str
    title: str
    """The title of the game."""
    length: str
    """The length of its clocks, as in `ClockWanted`."""
    players: int
    """Maximum number of seats at a table."""
    size: int
    """Number of players in a pool, or maximum number of players in Swiss rounds."""
    people: int
    """Number of players who have joined."""
    state: Literal["open", "running", "over"]
    round: int
    """The current round. 0 before the start."""
    rounds: int
    public: bool
    host: bool
    """Whether the requesting client created this cup."""
    mine: bool
    """Whether the person at this browser takes part."""


class CupPlayer(Struct):
    """A player of a cup."""

    number: int
    name: str | None
    """None for a person who has deleted their data."""
    withdrawn: bool
    mine: bool


class CupSeat(Struct):
    """A player in a game."""

    player: int
    place: int | None
    """The place that counts, once the game has ended. A player who was absent at the end has the last place."""


class CupGame(Struct):
    """A game of a cup."""

    number: int
    round: int
    table: str | None
    """The table of the game. None before the game begins, and after the table was deleted."""
    state: Literal["waiting", "running", "over"]
    seats: list[CupSeat]


class CupRank(Struct):
    """A player in the standings."""

    place: int
    player: int
    points: float
    tie: float
    """Sonneborn–Berger in a pool, the opponents' average points in Swiss rounds. Remaining ties are broken by lot."""
    games: int
    wins: int


class CupForm(Struct):
    """A cup, as visible to everyone with its link."""

    info: CupInfo
    board: str | None
    options: dict[str, Any]
    weekends: bool
    rated: bool
    least: int
    """Number of players needed to start."""
    due: int | None
    """The time when the next tables open, in milliseconds since 1970, unless other games are still running then."""
    players: list[CupPlayer]
    games: list[CupGame]
    standings: list[CupRank]
    """Best first. Empty before the start."""
