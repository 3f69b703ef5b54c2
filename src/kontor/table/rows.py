"""Tables and their seats as they are stored, apart from the log."""

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
"""Number of hexadecimal digits in the digest of a position."""
TABLE_ID = 12
"""Number of random bytes in a table's id, so that nobody can guess its link."""


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
    """The number of changes to the table, its seats, their holders or its log."""
    sequence: int
    state: State
    actor: int | None
    winners: list[int]
    position: str | None = None
    """Digest of the position after the last entry. Replaying the game under later rules must give the same digest."""
    closed: bool = False
    """Whether the operator of a server has closed the table."""
    rematch: dict[str, Any] | None = None
    """The vote on a rematch, or the table where it is played (see `rematch`)."""
    clock: dict[str, Any] | None = None
    """The clock settings (`clocks.Terms`). None for a table without clocks."""
    times: dict[str, Any] | None = None
    """The clocks (`clocks.Times`), once the game has begun."""
    deadline: int | None = None
    """The time-out of the running clock, in milliseconds since 1970."""
    warning: int | None = None
    """The time to warn the player that time is running out. The server clears it after the warning."""
    talk: dict[str, int] | None = None
    """The number of changes in each room of the chat (see `chat`)."""
    rated: bool = False
    """Whether the game counts for ratings (see `rated`)."""
    cup: str | None = None
    """The cup that the game belongs to."""
    draw_seats: bool = False
    """Whether the seats are drawn when the game begins."""

    @property
    def fixed(self) -> bool:
        """Whether seats cannot change during the game, and nobody gets help: in rated games and in cups."""
        return self.rated or self.cup is not None

    @property
    def abandoned(self) -> bool:
        """Whether the game ended without a result. Every other end has winners."""
        return self.state == OVER and not self.winners

    @property
    def paused(self) -> bool:
        return self.times is not None and bool(self.times["paused"])


class SeatRow(NamedTuple):
    """A stored seat. `bot` is the level of the bot that plays it, as its regular player or as a stand-in.

    A bot's seat with a name belonged to a person who resigned.
    """

    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    colour: int | None = None
    """None if any colour will do (see `colours`)."""
    bot_replies: bool = False
    """The player's standing order: in a game over several days, a bot replies at once in other players' turns."""

    @property
    def resigned(self) -> bool:
        return self.kind == BOT and self.name is not None


class Vote(NamedTuple):
    """One seat's agreement to a proposal (see `votes`)."""

    what: VoteOn
    seat: int | None
    """For `bot`: the seat that the bot would play. For `host`: the seat of the new host."""
    by: int


Holds = dict[int, frozenset[str]]
"""The sessions that hold each seat."""


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
    """The row of a new table."""
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
    """The row of a table, updated from its log."""
    result = table.result()
    state: State = WAITING if not table.sequence else OVER if table.over else RUNNING
    winners = result.winners if result is not None else []
    rules = table.game.declaration.rules_version
    return row._replace(
        rules=rules, sequence=table.sequence, state=state, actor=table.actor, winners=winners, position=digest_of(table)
    )


def digest_of(table: Table) -> str:
    """A digest of the current position, followed by the stored size of the first position, which changes with the
    storage format.
    """
    size = len(table.states[0].position.to_bytes())
    return f"{size}-{hashlib.sha256(table.position.to_bytes()).hexdigest()[:DIGEST]}"


def same_position(row: TableRow, table: Table) -> bool:
    """Whether a replayed log leads to the position that was stored.

    If a new version stores positions in another form, their digests cannot be compared, so only the seat to move, the
    state and the winners are compared.
    """
    now = as_played(row, table)
    if (now.state, now.actor, now.winners) != (row.state, row.actor, row.winners):
        return False
    stored, found = (row.position or "").split("-"), (now.position or "").split("-")
    return stored[0] != found[0] or stored == found
