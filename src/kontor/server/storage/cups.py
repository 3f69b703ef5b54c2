"""Queries about cups and their players, games and places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import and_, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.cups.standings import CupKind
from kontor.server.storage.model import blocks, cup_games, cup_players, cup_seats, cups, tables
from kontor.server.storage.queries import _of
from kontor.table.clock import now

CupState = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
STATES: Final = (OPEN, RUNNING, OVER)


class CupRow(NamedTuple):
    """A stored cup."""

    id: str
    kind: CupKind
    game: str
    board: str | None
    """Id of the board, or None for the default board for the number of players."""
    options: dict[str, Any]
    clock: dict[str, Any]
    """The requested clock, with its length and whether it stops on weekends."""
    players: int
    """Maximum number of seats at a table."""
    size: int
    """Number of players in a pool, or maximum number of players in Swiss rounds."""
    rounds: int
    rated: bool
    public: bool
    host: str | None
    owner: str
    made: str
    changed: str
    state: CupState = OPEN
    round: int = 0
    pause: int = 0
    due: int | None = None


class PlayerRow(NamedTuple):
    """A player of a cup."""

    number: int
    person: str | None
    name: str | None
    lot: int = 0
    withdrawn: bool = False

    @property
    def plays(self) -> bool:
        """True if the person still takes part. If not, a bot plays in their place."""
        return self.person is not None and not self.withdrawn


class GameRow(NamedTuple):
    """A game of a cup."""

    number: int
    round: int
    table: str | None = None
    over: bool = False


class SeatRow(NamedTuple):
    """A player at a seat of a game, and their place after the game. Stopped games have no places."""

    game: int
    seat: int
    player: int
    place: int | None = None


# Cups


async def cup(db: Db, id: str, lock: bool = False) -> CupRow | None:
    """Return a cup. With `lock`, nobody else can change the cup until the transaction ends.

    To avoid deadlocks, lock a table before its cup, and people after it.
    """
    asked = select(*_of(cups, CupRow)).where(cups.c.id == id)
    found = (await db.execute(asked.with_for_update() if lock else asked)).first()
    return CupRow(*found) if found else None


async def add_cup(db: Db, row: CupRow) -> None:
    await db.execute(insert(cups).values(row._asdict()))


async def change_cup(db: Db, id: str, **values: Any) -> None:
    await db.execute(update(cups).where(cups.c.id == id).values(changed=now(), **values))


async def delete_cup(db: Db, id: str) -> None:
    """Delete a cup. Games in progress continue at ordinary tables."""
    await db.execute(update(tables).where(tables.c.cup == id).values(cup=None, version=tables.c.version + 1))
    await db.execute(delete(cups).where(cups.c.id == id))


async def delete_old(db: Db, state: CupState, before: str) -> None:
    """Delete the cups in this state that have not changed since a given time."""
    for (id,) in (await db.execute(select(cups.c.id).where(cups.c.state == state, cups.c.changed < before))).all():
        await delete_cup(db, id)


async def listed(db: Db, person: str | None, most: int) -> list[CupRow]:
    """Return the public cups and those of a person, most recent first. Open cups come first, then running ones, then
    finished ones. If there are more than `most` cups, the person's own unfinished cups are the last to be left out.
    """
    mine = or_(cups.c.host == person, cups.c.id.in_(select(cup_players.c.cup).where(cup_players.c.person == person)))
    order = case({OPEN: 0, RUNNING: 1}, value=cups.c.state, else_=2)
    asked = select(*_of(cups, CupRow)).where(cups.c.public).order_by(order)
    if person is not None:
        first = case((and_(mine, cups.c.state != OVER), 0), else_=1)
        asked = select(*_of(cups, CupRow)).where(or_(cups.c.public, mine)).order_by(first, order)
    found = [CupRow(*row) for row in await db.execute(asked.order_by(cups.c.changed.desc()).limit(most))]
    return sorted(found, key=lambda row: STATES.index(row.state))


async def all_cups(db: Db) -> list[CupRow]:
    """Return all cups, most recently changed first."""
    return [CupRow(*row) for row in await db.execute(select(*_of(cups, CupRow)).order_by(cups.c.changed.desc()))]


async def count_unfinished(db: Db, host: str | None = None, person: str | None = None) -> int:
    """Return the number of unfinished cups, optionally only those of a host or those that a person has joined."""
    asked = select(func.count()).select_from(cups).where(cups.c.state != OVER)
    if host is not None:
        asked = asked.where(cups.c.host == host)
    if person is not None:
        plays = select(cup_players.c.cup).where(cup_players.c.person == person, ~cup_players.c.withdrawn)
        asked = asked.where(cups.c.id.in_(plays))
    return int((await db.execute(asked)).scalar_one())


async def to_advance(db: Db) -> list[str]:
    """Return the cups that need attention because a game has ended, a break is running, or a table has been deleted."""
    lost = (
        select(cup_games.c.cup)
        .outerjoin(tables, tables.c.id == cup_games.c.table)
        .where(~cup_games.c.over, cup_games.c.table.is_not(None), tables.c.id.is_(None))
    )
    asked = select(cups.c.id).where(cups.c.state == RUNNING, or_(cups.c.due.is_not(None), cups.c.id.in_(lost)))
    return [id for (id,) in await db.execute(asked.order_by(cups.c.due))]


# Players


async def players_of(db: Db, ids: Collection[str]) -> dict[str, list[PlayerRow]]:
    """Return the players of several cups, in the order they joined."""
    asked = select(cup_players.c.cup, *_of(cup_players, PlayerRow)).where(cup_players.c.cup.in_(ids))
    found: dict[str, list[PlayerRow]] = {id: [] for id in ids}
    for id, *values in await db.execute(asked.order_by(cup_players.c.number)):
        found[id].append(PlayerRow(*values))
    return found


async def add_player(db: Db, id: str, row: PlayerRow) -> None:
    await db.execute(insert(cup_players).values(cup=id, **row._asdict()))


async def change_player(db: Db, id: str, number: int, **values: Any) -> None:
    same = cup_players.c.cup == id, cup_players.c.number == number
    await db.execute(update(cup_players).where(*same).values(**values))


async def delete_player(db: Db, id: str, number: int) -> None:
    await db.execute(delete(cup_players).where(cup_players.c.cup == id, cup_players.c.number == number))


async def blocked(db: Db, person: str, others: Collection[str]) -> bool:
    """Return whether a person has muted one of the others, or one of the others has muted the person."""
    asked = select(blocks.c.session).where(
        or_(
            and_(blocks.c.session == person, blocks.c.blocked.in_(others)),
            and_(blocks.c.blocked == person, blocks.c.session.in_(others)),
        )
    )
    return (await db.execute(asked.limit(1))).first() is not None


async def cups_of(db: Db, person: str) -> list[str]:
    played = select(cup_players.c.cup).where(cup_players.c.person == person)
    found = await db.execute(select(cups.c.id).where(or_(cups.c.host == person, cups.c.id.in_(played))))
    return sorted(id for (id,) in found)


async def both_play(db: Db, one: str, other: str) -> bool:
    """Return whether two people take part in the same unfinished cup."""
    again = cup_players.alias()
    same = and_(again.c.cup == cup_players.c.cup, again.c.person == other)
    asked = select(cups.c.id).join(cup_players).join(again, same)
    asked = asked.where(cup_players.c.person == one, cups.c.state != OVER)
    return (await db.execute(asked.limit(1))).first() is not None


# Games


async def games_of(db: Db, id: str) -> list[GameRow]:
    asked = select(*_of(cup_games, GameRow)).where(cup_games.c.cup == id).order_by(cup_games.c.number)
    return [GameRow(*row) for row in await db.execute(asked)]


async def seats_of(db: Db, id: str) -> dict[int, list[SeatRow]]:
    """Return each game's players, by seat."""
    asked = select(*_of(cup_seats, SeatRow)).where(cup_seats.c.cup == id).order_by(cup_seats.c.game, cup_seats.c.seat)
    found: dict[int, list[SeatRow]] = {}
    for row in await db.execute(asked):
        found.setdefault(row[0], []).append(SeatRow(*row))
    return found


async def add_games(db: Db, id: str, round: int, drawn: Iterable[Sequence[int]]) -> None:
    """Add a round's games, with their players by seat."""
    last: int = (await db.execute(select(func.max(cup_games.c.number)).where(cup_games.c.cup == id))).scalar() or 0
    for number, players in enumerate(drawn, last + 1):
        await db.execute(insert(cup_games).values(cup=id, **GameRow(number, round)._asdict()))
        rows = [{"cup": id, **SeatRow(number, seat, player)._asdict()} for seat, player in enumerate(players)]
        await db.execute(insert(cup_seats), rows)


async def change_game(db: Db, id: str, number: int, **values: Any) -> None:
    same = cup_games.c.cup == id, cup_games.c.number == number
    await db.execute(update(cup_games).where(*same).values(**values))


async def end_game(db: Db, id: str, number: int, places: Mapping[int, int]) -> None:
    """Store the places of a finished game, by seat. Stopped games have no places."""
    await change_game(db, id, number, over=True)
    for seat, place in places.items():
        same = cup_seats.c.cup == id, cup_seats.c.game == number, cup_seats.c.seat == seat
        await db.execute(update(cup_seats).where(*same).values(place=place))


async def existing(db: Db, ids: Collection[str]) -> set[str]:
    """Return the given tables, except those that have been deleted."""
    return {id for (id,) in await db.execute(select(tables.c.id).where(tables.c.id.in_(ids)))}
