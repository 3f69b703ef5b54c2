"""The main functions of the library, `kontor.bot` and `kontor.play`, and a check for broken games and bots."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.bots import Bot, BotLike, Limit, bot_name, broken_bots
from kontor.bots import bot as make_bot
from kontor.core import AnyGame, Board, KontorError, Match, Position, Record, Result, record_of
from kontor.registry import broken_games
from kontor.registry import game as game_of


class Played(NamedTuple):
    """A finished game, with its result, its record and its match.

    >>> import kontor
    >>> played = kontor.play("felinia", ["apprentice", "apprentice"], seed=1)
    >>> played.record.write().splitlines()[:2]
    ['kontor record 1', 'game: "felinia"']
    """

    result: Result
    record: Record
    """The game's record. `record.write()` returns it as text."""
    match: Match[Position]
    """The finished match, with its last position and all actions."""


def bot(name: BotLike, game: str | AnyGame, seed: int | None = None) -> Bot:
    """Return a bot for one seat in one game.

    `name` is a level (`"master"`), an installed bot, `"module:Class"`, or a callable `choose(view, actions)`. With a
    seed, the bot's random choices are reproducible.

    >>> import kontor
    >>> game = kontor.game("hansa")
    >>> match = kontor.Match(game, game.setup(players=3), random.Random(7))
    >>> view = match.position.view(match.position.actor)
    >>> apprentice = kontor.bot("apprentice", "hansa", seed=1)
    >>> apprentice.choose(view) in view.legal()
    True
    """
    return make_bot(name, _game(game), random.Random(seed))


def play(
    game: str | AnyGame,
    bots: Sequence[BotLike],
    *,
    seed: int | None = None,
    board: Board | str | None = None,
    options: Mapping[str, Any] | None = None,
    positions: int | None = None,
) -> Played:
    """Play a game to its end, with one bot per seat.

    `positions` is the maximum number of positions that a searching bot (Master, Patrician) evaluates per decision. With
    this limit, the same seed gives the same game on every machine. Without a limit, bots use the time limit of their
    level.

    >>> import kontor
    >>> played = kontor.play("pfeffersaecke", ["apprentice", "apprentice"], seed=3)
    >>> max(played.result.scores) == played.result.scores[played.result.winners[0]]
    True
    >>> played.record.seats
    ['apprentice', 'apprentice']
    """
    chosen = _game(game)
    match: Match[Position] = Match(chosen, chosen.setup(len(bots), board, options), random.Random(seed))
    limit = None if positions is None else Limit(positions=positions)
    own = [random.Random(None if seed is None else f"{seed} {seat}") for seat in range(len(bots))]
    seats = [make_bot(name, chosen, bits) for name, bits in zip(bots, own)]
    result = match.run(lambda view, actions: seats[view.actor].choose(view, limit))
    record = record_of(chosen, match.position, match.actions, result, [bot_name(name) for name in bots])
    return Played(result, record, match)


def _game(game: str | AnyGame) -> AnyGame:
    return game_of(game) if isinstance(game, str) else game


def broken_plugins() -> list[KontorError]:
    """Import all installed games and bots, and return an error for each one that cannot be used."""
    return [*broken_games(), *broken_bots()]
