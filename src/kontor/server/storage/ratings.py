"""Queries about rated games, ratings and profiles."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import holds, profiles, rated_games, rated_players, ratings, seats, sessions, tables
from kontor.server.storage.queries import _insert, _of
from kontor.table.rows import BOT, OPEN, OVER, PERSON

RATING = 7_283_410_052
"""Advisory lock for changing ratings on PostgreSQL. Only one transaction at a time may change ratings."""


class PlayerRow(NamedTuple):
    """A player of a rated game. Ratings before and after the game are available only with the `ratings` extra."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    place: int
    before_mu: float | None = None
    before_sigma: float | None = None
    mu: float | None = None
    sigma: float | None = None


class RatingRow(NamedTuple):
    """Rating of a person in a game."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


class PlayedRow(NamedTuple):
    """A finished game that a person played with other people, from one of the person's seats."""

    table: str
    game: str
    public: bool
    changed: str
    winners: list[int]
    players: int
    seat: int
    stayed: bool
    """True if the person was still playing the seat at the end."""


# Rated games


async def lock(db: Db) -> None:
    """Allow only one transaction at a time to change ratings, because the order of games matters. SQLite always allows
    only one writer. To avoid deadlocks, lock tables before calling this function, and people afterwards.
    """
    if db.dialect.name == "postgresql":
        await db.execute(text(f"SELECT pg_advisory_xact_lock({RATING})"))


async def add_game(db: Db, table: str, game: str, at: str, players: Iterable[PlayerRow]) -> None:
    last: int | None = (await db.execute(select(func.max(rated_games.c.number)))).scalar()
    await db.execute(insert(rated_games).values(table=table, number=(last or 0) + 1, game=game, at=at))
    await db.execute(insert(rated_players), [one._asdict() for one in players])


async def events(db: Db, games: Collection[str] | None = None) -> list[tuple[str, list[PlayerRow]]]:
    """Return the rated games, oldest first, each with its players by seat."""
    asked = select(rated_games.c.game, *_of(rated_players, PlayerRow)).join(rated_players)
    if games is not None:
        asked = asked.where(rated_games.c.game.in_(games))
    rows = (await db.execute(asked.order_by(rated_games.c.number, rated_players.c.seat))).all()
    grouped = groupby(rows, key=lambda row: (row[0], row[1]))
    return [(game, [PlayerRow(*row[1:]) for row in found]) for (game, _), found in grouped]


async def change_players(db: Db, players: Iterable[PlayerRow]) -> None:
    """Store the ratings of players after their games have been stored."""
    numbers = ("before_mu", "before_sigma", "mu", "sigma")
    same = rated_players.c.table == bindparam("at"), rated_players.c.seat == bindparam("number")
    changed = update(rated_players).where(*same).values({name: bindparam(f"new_{name}") for name in numbers})
    rows = [
        {"at": one.table, "number": one.seat, **{f"new_{name}": getattr(one, name) for name in numbers}}
        for one in players
    ]
    if rows:
        await db.execute(changed, rows)


async def players_of(db: Db, table: str) -> dict[int, PlayerRow]:
    asked = select(*_of(rated_players, PlayerRow)).where(rated_players.c.table == table)
    return {one.seat: one for one in (PlayerRow(*row) for row in await db.execute(asked))}


async def both_played(db: Db, one: str, other: str) -> bool:
    """Return whether two people took part in the same rated game."""
    again = rated_players.alias()
    same = and_(again.c.table == rated_players.c.table, again.c.person == other)
    asked = select(rated_players.c.table).join(again, same).where(rated_players.c.person == one)
    return (await db.execute(asked.limit(1))).first() is not None


# Ratings


async def ratings_of(db: Db, game: str, people: Collection[str]) -> dict[str, RatingRow]:
    asked = select(*_of(ratings, RatingRow)).where(ratings.c.game == game, ratings.c.person.in_(people))
    return {row.person: row for row in (RatingRow(*found) for found in await db.execute(asked))}


async def ratings_by_game(db: Db, person: str) -> dict[str, RatingRow]:
    asked = select(*_of(ratings, RatingRow)).where(ratings.c.person == person)
    return {row.game: row for row in (RatingRow(*found) for found in await db.execute(asked))}


async def set_ratings(db: Db, rows: Iterable[RatingRow]) -> None:
    added = _insert(db, ratings)
    new = {name: added.excluded[name] for name in ("mu", "sigma", "games")}
    stored = [row._asdict() for row in rows]
    if stored:
        await db.execute(added.on_conflict_do_update(index_elements=["person", "game"], set_=new), stored)


async def delete_ratings(db: Db, games: Collection[str] | None) -> None:
    everything = delete(ratings)
    await db.execute(everything if games is None else everything.where(ratings.c.game.in_(games)))


async def count(db: Db) -> dict[str, tuple[int, int]]:
    """Return the number of rated games and rated people, by game."""
    asked = select(rated_games.c.game, func.count()).group_by(rated_games.c.game).order_by(rated_games.c.game)
    rated = await db.execute(select(ratings.c.game, func.count()).group_by(ratings.c.game))
    people = {row[0]: row[1] for row in rated}
    return {game: (number, people.get(game, 0)) for game, number in await db.execute(asked)}


# Profiles


async def add_profile(db: Db, person: str, id: str, made: str) -> None:
    """Make the profile of a person public, unless it already is."""
    await db.execute(_insert(db, profiles).values(person=person, id=id, made=made).on_conflict_do_nothing())


async def delete_profile(db: Db, person: str) -> None:
    await db.execute(delete(profiles).where(profiles.c.person == person))


async def profiles_of(db: Db, people: Collection[str]) -> dict[str, str]:
    """Return the public ids of the people who have a public profile."""
    asked = select(profiles.c.person, profiles.c.id).where(profiles.c.person.in_(people))
    return {row[0]: row[1] for row in await db.execute(asked)}


async def person_of(db: Db, id: str) -> tuple[str, str | None] | None:
    """Return the person with this public profile, and their name."""
    asked = select(sessions.c.hash, sessions.c.name).join(profiles).where(profiles.c.id == id)
    found = (await db.execute(asked)).first()
    return (found[0], found[1]) if found else None


async def finished(db: Db, person: str) -> list[PlayedRow]:
    """Return the finished games that a person played with other people, newest first. A game where the person has
    several seats is returned once per seat.
    """
    other, mine = seats.alias(), holds.alias()
    held = select(mine.c.seat).where(
        mine.c.table == other.c.table, mine.c.seat == other.c.seat, mine.c.session == person
    )
    somebody = or_(
        other.c.kind == PERSON,
        and_(other.c.kind == BOT, other.c.name.is_not(None)),  # resigned
        and_(other.c.kind == OPEN, other.c.bot.is_(None)),  # the player left after the end
    )
    company = select(other.c.seat).where(other.c.table == tables.c.id, somebody, ~held.exists())
    stayed = and_(seats.c.kind == PERSON, seats.c.bot.is_(None))
    columns: list[Any] = [
        tables.c.id, tables.c.game, tables.c.public, tables.c.changed, tables.c.winners, tables.c.players,
        holds.c.seat, stayed,
    ]  # fmt: skip
    asked = (
        select(*columns)
        .join(tables, tables.c.id == holds.c.table)
        .join(seats, and_(seats.c.table == holds.c.table, seats.c.seat == holds.c.seat))
        .where(holds.c.session == person, tables.c.state == OVER, company.exists())
        .order_by(tables.c.changed.desc(), tables.c.id, holds.c.seat)
    )
    rows: Sequence[Any] = (await db.execute(asked)).all()
    return [PlayedRow(*row) for row in rows if row[4]]  # an abandoned game has no winners
