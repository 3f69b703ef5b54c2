"""Removes people from all cups when they delete their data."""

from __future__ import annotations

from kontor.server.service import Service
from kontor.server.storage import cups as stored
from kontor.server.storage.cups import OPEN


async def forget(service: Service, person: str) -> None:
    """Remove a person from all cups. They leave open cups, become an anonymous player in the others, and any cups they
    host get another host. Games in progress go on; leaving their tables, which means resigning, is a separate step.
    """
    async with service.database.reading() as db:
        ids = await stored.cups_of(db, person)
    for id in ids:
        async with service.database.writing() as db:
            cup = await stored.cup(db, id, lock=True)
            if cup is None:
                continue
            players = (await stored.players_of(db, [id]))[id]
            for one in players:
                if one.person == person and cup.state == OPEN:
                    await stored.delete_player(db, id, one.number)
                elif one.person == person:
                    await stored.change_player(db, id, one.number, person=None, name=None, withdrawn=True)
            others = [one.person for one in players if one.person not in (None, person)]
            if cup.host == person and cup.state == OPEN and not others:
                await stored.delete_cup(db, id)
            elif cup.host == person:
                await stored.change_cup(db, id, host=others[0] if others else None)
