"""Stored form of tables and their seats, without the log."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, Literal, NamedTuple

from kontor.core import AnyGame, Setup
from kontor.table.clock import now
from kontor.table.log import Table

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"

State = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "open", "bot"]
Takebacks = Literal["own", "bots"]
VoteOn = Literal["bot", "delete", "abandon", "host", "pause"]

DIGEST = 16
"""Length of a position's digest, in hexadecimal digits."""
TABLE_ID = 12
"""Number of random bytes in a table's id. There are enough of them that nobody can guess the link."""


class TableRow(NamedTuple):
    """A stored table."""

    id: str
    game: str
    rules: int
    board: str
    digest: str
    players: int
    options: dict[str, Any]
    public: bool
    takebacks: Takebacks
    host: str | None
    made: str
    changed: str
    version: int
    """Number of changes to the table, its seats, their holders or its log."""
    sequence: int
    state: State
    actor: int | None
    winners: list[int]
    position: str | None = None
    """Digest of the position after the last entry, used to detect changes of the rules."""
    closed: bool = False
    """True if the server's operator has closed the table."""
    rematch: dict[str, Any] | None = None
    """Vote on a rematch, or the id of the new table (see `rematch`)."""
    clock: dict[str, Any] | None = None
    """Clock settings (`clocks.Terms`), or None for a table without clocks."""
    times: dict[str, Any] | None = None
    """State of the clocks (`clocks.Times`), once the game has begun."""
    deadline: int | None = None
    """Time of the next time-out, in milliseconds since 1970."""
    warning: int | None = None
    """Time at which to warn the player that time is running out, cleared after the warning."""
    talk: dict[str, int] | None = None
    """Number of changes in each room of the chat (see `chat`)."""
    rated: bool = False
    """True if the game counts for ratings (see `rated`)."""
    cup: str | None = None
    """Id of the cup that the game belongs to."""
    draw_seats: bool = False
    """True if seats are assigned at random when the game begins."""

    @property
    def fixed(self) -> bool:
        """True if seats are fixed during the game and help is forbidden, as in rated games and cups."""
        return self.rated or self.cup is not None

    @property
    def abandoned(self) -> bool:
        """True if the game ended without a result, so nobody won."""
        return self.state == OVER and not self.winners

    @property
    def paused(self) -> bool:
        return self.times is not None and bool(self.times["paused"])


class SeatRow(NamedTuple):
    """A stored seat. `bot` is the level of the bot that plays the seat, as its regular player or as a stand-in. If a
    bot's seat has a name, its player has resigned.
    """

    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    colour: int | None = None
    """Chosen colour, or None for any colour (see `colours`)."""
    bot_replies: bool = False
    """True if a bot replies immediately in other players' turns (a standing order), in a game played over several days.
    """

    @property
    def resigned(self) -> bool:
        return self.kind == BOT and self.name is not None


class Vote(NamedTuple):
    """One seat's agreement to a proposal (see `votes`)."""

    what: VoteOn
    seat: int | None
    """Seat that a bot would play (for `bot`), or the seat of the new host (for `host`)."""
    by: int


Holds = dict[int, frozenset[str]]
"""Sessions that hold each seat."""


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID)


def new_row(
    game: AnyGame,
    setup: Setup,
    public: bool,
    takebacks: Takebacks,
    clock: dict[str, Any] | None = None,
    rated: bool = False,
    draw_seats: bool = False,
) -> TableRow:
    made = now()
    return TableRow(
        id=new_table_id(),
        game=game.declaration.id,
        rules=game.declaration.rules_version,
        board=setup.board.id,
        digest=setup.board.digest,
        players=setup.players,
        options=setup.options,
        public=public,
        takebacks=takebacks,
        host=None,
        made=made,
        changed=made,
        version=0,
        sequence=0,
        state=WAITING,
        actor=None,
        winners=[],
        clock=clock,
        rated=rated,
        draw_seats=draw_seats,
    )


def as_played(row: TableRow, table: Table) -> TableRow:
    """Return the row of a table, updated from its log."""
    result = table.result()
    state: State = WAITING if not table.sequence else OVER if table.over else RUNNING
    winners = result.winners if result is not None else []
    rules = table.game.declaration.rules_version
    return row._replace(
        rules=rules, sequence=table.sequence, state=state, actor=table.actor, winners=winners, position=digest_of(table)
    )


def digest_of(table: Table) -> str:
    """Return a digest of the current position, followed by the stored size of the first position. The size changes with
    the storage format.
    """
    size = len(table.states[0].position.to_bytes())
    return f"{size}-{hashlib.sha256(table.position.to_bytes()).hexdigest()[:DIGEST]}"


def same_position(row: TableRow, table: Table) -> bool:
    """Return whether a replayed log leads to the stored position. After a change of the storage format, digests always
    differ, so only the seat to move, the state and the winners are compared.
    """
    now = as_played(row, table)
    if (now.state, now.actor, now.winners) != (row.state, row.actor, row.winners):
        return False
    stored, found = (row.position or "").split("-"), (now.position or "").split("-")
    return stored[0] != found[0] or stored == found
