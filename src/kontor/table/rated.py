"""Rated games: the conditions under which a game counts, and its final ranking.

The host can choose a rated game when creating a table. Each seat then belongs to one person or bot for the whole game,
and hints are not available. The games in a cup follow the same rules, even if unrated. `kontor.server.ratings` computes
ratings from the rankings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kontor.bots import is_level
from kontor.core import Message
from kontor.table.log import RESIGN, Table
from kontor.table.refusals import Refused, not_now
from kontor.table.rows import BOT, OPEN, PERSON, RUNNING, Holds, SeatRow, TableRow

LEAST_PEOPLE = 2


class Placed(NamedTuple):
    """A player of a finished rated game."""

    seat: int
    person: str | None
    """The player's account, or None for a bot or a person who has deleted their data."""
    bot: str | None
    """Level of the bot, if a bot played this seat from the beginning."""
    place: int
    """Final place, from 1 (best). Tied players share a place."""


def standing(table: Table, seats: Sequence[SeatRow], holds: Holds) -> list[Placed] | None:
    """Return the final places for ratings, by seat, or None if the game did not end by its rules.

    Players who stayed to the end come first. Players whose seats have stand-in bots at the end come next, and share a
    place. Players who resigned come last, in reverse order of resignation. Therefore, resigning cannot turn a loss into
    a tie.
    """
    result = table.result()
    if result is None or not table.finished or table.now.abandoned:
        return None
    resigned = table.now.resigned
    bots = {seat.seat for seat in seats if seat.kind != PERSON and seat.seat not in resigned}
    replaced = {seat.seat for seat in seats if seat.bot is not None} - bots - resigned
    ranks = [(0, rank) for rank in result.ranks]
    for number in replaced:
        ranks[number] = (1, 0)
    for order, number in enumerate(reversed(_resignations(table))):
        ranks[number] = (2, order)
    found = []
    for seat in seats:
        number = seat.seat
        better = sum(rank < ranks[number] for rank in ranks)
        person = None if number in bots else min(holds.get(number, ()), default=None)
        found.append(Placed(number, person, seat.bot if number in bots else None, better + 1))
    return found


def _resignations(table: Table) -> list[int]:
    """Return the seats of the players who resigned, in order of resignation."""
    entries = (state.entry for state in table.states)
    return [entry.seat for entry in entries if entry.kind == RESIGN and entry.seat is not None]


def check_new(seats: Sequence[SeatRow], clock: bool, own_board: bool, offered: bool) -> None:
    """Check that a new table can be rated. `offered` is true if this server has ratings."""
    if not offered:
        raise _bad(Message("server-rated-off", {}))
    if not clock:
        raise _bad(Message("server-rated-clock", {}))
    if own_board:
        raise _bad(Message("server-rated-board", {}))
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise _bad(Message("server-rated-seats", {}))
    if sum(seat.kind != BOT for seat in seats) < LEAST_PEOPLE:
        raise _bad(Message("server-rated-people", {}))
    for seat in seats:
        if seat.bot is not None:
            check_bot(seat.bot)


def check_bot(level: str) -> None:
    """Refuse bots from outside, which have no fixed rating."""
    if not is_level(level):
        raise _bad(Message("server-rated-bot", {}))


def check_stand_in(row: TableRow, seat: SeatRow, level: str) -> None:
    """Check that the seat is open before a bot takes it. During a game, this happens only if the player's data was
    deleted while the table was closed. Such a game can continue only with a bot.
    """
    if row.fixed and seat.kind != OPEN:
        raise not_now(Message("server-rated-stand-in", {}))
    if row.fixed:
        check_bot(level)


def check_begin(seats: Sequence[SeatRow]) -> None:
    """Check that enough people take part when the last seat is taken."""
    if sum(seat.kind == PERSON for seat in seats) < LEAST_PEOPLE:
        raise not_now(Message("server-rated-people", {}))


def check_join(row: TableRow, held: frozenset[int]) -> None:
    """Refuse a second seat for the same person, and any new player once the game has begun."""
    if row.fixed and row.state == RUNNING:
        raise not_now(Message("server-rated-begun", {}))
    if row.fixed and held:
        raise not_now(Message("server-rated-seats", {}))


def check_link(row: TableRow) -> None:
    """Refuse a link to a seat, through which two people could share it."""
    if row.fixed:
        raise not_now(Message("server-rated-link", {}))


def check_fixed(row: TableRow, said: Message) -> None:
    """Refuse help or a replacement for a player in a running rated or cup game, with this message."""
    if row.fixed and row.state == RUNNING:
        raise not_now(said)


def _bad(said: Message) -> Refused:
    return Refused("bad-request", said)
