"""Profiles with a person's games and ratings. A profile is private until the person makes it public."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.registry import GAMES
from kontor.server.people import Visitor
from kontor.server.person_forms import GameCount, MyProfile, PersonAtTable, PlayedGame, ProfileForm, RatingForm
from kontor.server.ratings import shown
from kontor.server.service import Service
from kontor.server.storage import ratings as stored
from kontor.server.storage.ratings import PlayedRow, RatingRow
from kontor.table.clock import now
from kontor.table.refusals import Refused, not_now

RECENT = 10
"""Maximum number of games listed in a profile."""
PUBLIC_ID = 12
"""Number of random bytes in a public id. They are unrelated to the person's secrets."""


async def read(service: Service, id: str) -> ProfileForm:
    """Return a public profile."""
    async with service.database.reading() as db:
        found = await stored.person_of(db, id)
        if found is None:
            raise Refused("not-found", Message("server-no-profile", {}))
        return await _profile(db, *found)


async def mine(service: Service, visitor: Visitor) -> MyProfile:
    if visitor.session is None:
        return MyProfile(None, ProfileForm(None, [], []))
    async with service.database.reading() as db:
        ids = await stored.profiles_of(db, [visitor.session])
        return MyProfile(ids.get(visitor.session), await _profile(db, visitor.session, visitor.name))


async def choose(service: Service, visitor: Visitor, public: bool) -> MyProfile:
    """Make the visitor's profile private, or public at a new address."""
    if visitor.session is None or visitor.name is None:
        raise not_now(Message("server-profile-name", {}))
    async with service.database.writing() as db:
        person = await service.people.welcome(db, visitor)
        if public:
            await stored.add_profile(db, person, secrets.token_urlsafe(PUBLIC_ID), now())
        else:
            await stored.delete_profile(db, person)
    return await mine(service, visitor)


async def at_table(service: Service, visitor: Visitor, id: str) -> list[PersonAtTable]:
    """Return the people at a table who have a public profile, and the visitor."""
    async with service.reading(id) as room:
        held = {seat: next(iter(people)) for seat, people in sorted(room.holds.items()) if len(people) == 1}
        game = room.row.game
    async with service.database.reading() as db:
        ids = await stored.profiles_of(db, list(held.values()))
        ratings = await stored.ratings_of(db, game, list(held.values()))
        players = await stored.players_of(db, id)
    found = []
    for seat, person in held.items():
        if person not in ids and person != visitor.session:
            continue
        played = players.get(seat)
        before = after = None
        if played is not None and played.person == person and None not in (played.mu, played.before_mu):
            before, after = _points(played.before_mu, played.before_sigma), _points(played.mu, played.sigma)
        current = _rating(ratings.get(person))
        found.append(PersonAtTable(seat, ids.get(person), after or current, before))
    return found


async def _profile(db: AsyncConnection, person: str, name: str | None) -> ProfileForm:
    rows = await stored.finished(db, person)
    ratings = await stored.ratings_by_game(db, person)
    won = {row.table for row in rows if row.stayed and row.seat in row.winners}
    games = list({row.table: row for row in rows}.values())  # include a person with several seats only once
    counts = [
        _count(game, [row.table for row in games if row.game == game], won, ratings.get(game))
        for game in sorted({*ratings, *(row.game for row in games)})
    ]
    return ProfileForm(name, counts, [_played(row, row.table in won) for row in games[:RECENT]])


def _count(game: str, tables: Sequence[str], won: set[str], rating: RatingRow | None) -> GameCount:
    rated = rating.games if rating is not None else 0
    return GameCount(game, _title(game), len(tables), len(won.intersection(tables)), rated, _rating(rating))


def _played(row: PlayedRow, won: bool) -> PlayedGame:
    return PlayedGame(row.game, _title(row.game), row.players, won, row.changed, row.table if row.public else None)


def _rating(row: RatingRow | None) -> RatingForm | None:
    return _points(row.mu, row.sigma) if row is not None else None


def _points(mu: float | None, sigma: float | None) -> RatingForm | None:
    return RatingForm(*shown(mu, sigma)) if mu is not None and sigma is not None else None


def _title(game: str) -> str:
    return GAMES[game].declaration.title if game in GAMES else game
