"""Ratings per game: OpenSkill's Plackett-Luce model applied to the stored rankings. Requires the `ratings` extra.

The stored games are authoritative: from them, `recompute` derives the same ratings that `store` computed after each
game. The model and its parameters are explained in docs/ratings.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.bots import level_of
from kontor.server.storage import Database
from kontor.server.storage import ratings as stored
from kontor.server.storage.ratings import PlayerRow, RatingRow
from kontor.table.clock import now
from kontor.table.rated import Placed
from kontor.table.rows import TableRow

MU: Final = 25.0
SIGMA: Final = MU / 3
"""Initial rating of a new player, with its standard deviation."""

ANCHORS: Final = {"apprentice": 12.0, "journeyman": 38.0, "master": 45.0, "patrician": 50.0, "burgomaster": 50.0}
"""Fixed ratings of bots, the same in all games. The differences between them are averages over the setups in
docs/bots.md, converted to the model's scale (+26, +7, +5). There is no measurement for the Burgomaster. There is none
for people either, so they start halfway between the two lowest levels.
"""
ANCHOR_SIGMA: Final = 4.0
"""Standard deviation of the bots' ratings. Differences between levels vary by about this much."""

CENTRE: Final = 1500
POINTS: Final = 24
"""Displayed points per unit of mu. A player with a lead of 100 points wins about two of three games."""

logger = structlog.get_logger("kontor.ratings")


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA


NEW: Final = Rating()


def possible() -> bool:
    return find_spec("openskill") is not None


def load() -> None:
    """Import the model in advance, so that the first rated game does not wait for it."""
    if possible():
        _model()


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, gamma=lambda *_, **__: 1.0)


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """Convert a rating to displayed points, with a range of two standard deviations.

    >>> shown(MU, SIGMA)
    (1500, 400)
    """
    return round(CENTRE + POINTS * (mu - MU)), round(2 * POINTS * sigma)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings of all players after a game."""
    teams = [[_model().create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(one.mu, one.sigma) for (one,) in _model().rate(teams, ranks=list(places))]


def played(players: Sequence[PlayerRow], known: dict[str, RatingRow], game: str) -> list[PlayerRow]:
    """Return a game's players with their old and new ratings. Updates the known ratings of people."""
    before = [_before(one, known) for one in players]
    found = []
    for one, old, new in zip(players, before, rated(before, [one.place for one in players]), strict=True):
        new = new if one.bot is None else old
        if one.person is not None:
            games = known[one.person].games if one.person in known else 0
            known[one.person] = RatingRow(one.person, game, new.mu, new.sigma, games + 1)
        found.append(one._replace(before_mu=old.mu, before_sigma=old.sigma, mu=new.mu, sigma=new.sigma))
    return found


def _before(player: PlayerRow, known: dict[str, RatingRow]) -> Rating:
    """Return a player's rating before a game. A deleted person's rating is stored only with the game."""
    if player.bot is not None:
        return Rating(ANCHORS[level_of(player.bot)], ANCHOR_SIGMA)
    if player.person is None:
        mu, sigma = player.before_mu, player.before_sigma
        return Rating(mu, sigma) if mu is not None and sigma is not None else NEW
    row = known.get(player.person)
    return Rating(row.mu, row.sigma) if row is not None else NEW


async def store(db: AsyncConnection, row: TableRow, standing: Iterable[Placed]) -> None:
    """Store the ranking of a rated game that has just ended, and the new ratings of the players. If the model is
    unavailable or fails, only the ranking is stored. `recompute` adds the ratings later.
    """
    await stored.lock(db)
    players = [PlayerRow(row.id, *one) for one in standing]
    if possible():
        known = await stored.ratings_of(db, row.game, [one.person for one in players if one.person is not None])
        try:
            players = played(players, known, row.game)
        except Exception as error:  # the last move must be stored even if the model fails
            logger.error("rating failed", exc_info=error)
        else:
            await stored.set_ratings(db, known.values())
    await stored.add_game(db, row.id, row.game, now(), players)


Events = list[tuple[str, list[PlayerRow]]]
"""Rated games, oldest first, each with its id and its players by seat."""


class Replay:
    """Ratings derived from the rankings replayed so far."""

    def __init__(self) -> None:
        self.events: Events = []
        self.changed: list[PlayerRow] = []
        """Players with ratings that differ from the stored ones."""
        self._known: dict[str, dict[str, RatingRow]] = {}

    @property
    def ratings(self) -> list[RatingRow]:
        """Latest ratings of all people."""
        return [row for people in self._known.values() for row in people.values()]

    def begins(self, events: Events) -> bool:
        """Return whether these games start with those that were already replayed."""
        return events[: len(self.events)] == self.events

    def play(self, events: Events) -> None:
        """Replay the games that have not been replayed yet."""
        for game, players in events[len(self.events) :]:
            after = played(players, self._known.setdefault(game, {}), game)
            self.changed += [new for old, new in zip(players, after, strict=True) if new != old]
        self.events = events


async def replay(
    database: Database, games: Collection[str] | None = None, merged: tuple[str, str] | None = None
) -> Replay:
    """Replay the rankings of some or all games in advance, so `recompute` does not block other changes for long.
    `merged` is a pair of people. The first will be merged into the second.
    """
    async with database.reading() as db:
        events = await stored.events(db, games)
    if merged is not None:
        old, new = merged
        events = [
            (game, [one._replace(person=new) if one.person == old else one for one in players])
            for game, players in events
        ]
    found = Replay()
    await asyncio.to_thread(found.play, events)
    return found


async def recompute(db: AsyncConnection, games: Collection[str] | None = None, begun: Replay | None = None) -> None:
    """Recompute the ratings in some or all games from the stored rankings, except for rankings that `begun` has already
    replayed.
    """
    await stored.lock(db)
    events = await stored.events(db, games)
    found = begun if begun is not None and begun.begins(events) else Replay()
    await asyncio.to_thread(found.play, events)
    await stored.change_players(db, found.changed)
    await stored.delete_ratings(db, games)
    await stored.set_ratings(db, found.ratings)
