"""Stores the final places of a cup game, in the transaction that ends the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.storage import cups as stored
from kontor.table.clock import milliseconds
from kontor.table.rated import Placed
from kontor.table.rows import PERSON, SeatRow, TableRow


def places(standing: Sequence[Placed], present: Collection[int]) -> dict[int, int]:
    """Return the official places by seat. Players who are not `present` at the end come last and get no points. The
    others keep their order.
    """
    staying = {one.seat: one.place for one in standing if one.seat in present}
    return {
        one.seat: 1 + sum(other < one.place for other in staying.values()) if one.seat in staying else len(standing)
        for one in standing
    }


async def store(
    db: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], standing: Sequence[Placed] | None
) -> None:
    """Store the result of a game that has just ended, and mark its cup as due (see `rounds`). `standing` is the ranking
    for ratings, or None if the game was stopped and has no places.
    """
    assert row.cup is not None
    cup = await stored.cup(db, row.cup, lock=True)
    game = next((one for one in await stored.games_of(db, row.cup) if one.table == row.id), None)
    if cup is None or game is None or game.over:
        return
    drawn: Mapping[int, int] = {one.seat: one.player for one in (await stored.seats_of(db, row.cup))[game.number]}
    players = {one.number: one for one in (await stored.players_of(db, [row.cup]))[row.cup]}
    present = [
        seat.seat
        for seat in seats
        if seat.kind == PERSON and seat.bot is None and not players[drawn[seat.seat]].withdrawn
    ]
    await stored.end_game(db, row.cup, game.number, places(standing or (), present))
    await stored.change_cup(db, row.cup, due=milliseconds() + cup.pause)
