"""One person on several devices: keys, device links, the list of devices, and merging two people.

A key never expires, but a new key replaces it. A device link can be used only once and expires after a few minutes. You
can sign a browser in with either of them. If the browser already belongs to another person, the two are merged: seats
and tables are kept, but not that person's other browsers and passkeys, which may be someone else's.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server import passkeys, ratings
from kontor.server.people import Visitor, hashed, new_secret
from kontor.server.person_forms import Device, Identity, Passkey, PersonKey
from kontor.server.ratings import Replay
from kontor.server.requests import Me
from kontor.server.service import DEVICE, Service
from kontor.server.storage import cups as stored_cups
from kontor.server.storage import person_queries, queries
from kontor.server.storage import ratings as stored_ratings
from kontor.server.storage.person_queries import DeviceRow, KeyKind, KeyRow
from kontor.table.clock import minutes_ago, now
from kontor.table.refusals import Refused, not_now, not_yours, stale
from kontor.table.rows import OVER

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, in which no letter looks like a digit."""
ALIKE = str.maketrans("OIL", "011", " -")
LETTERS = 28
"""Number of letters in a key. Each letter encodes five random bits, so a key has 140 random bits."""
GROUP = 4
LINK_MINUTES = 10
TRIES = 3
"""Maximum number of attempts to merge two people while their data is changing."""


async def overview(service: Service, visitor: Visitor, possible: bool) -> Identity:
    """Return the person with all their devices. A browser without a cookie does not belong to anyone yet."""
    if visitor.session is None:
        return Identity(None, 0, None, [], [], possible)
    async with service.database.reading() as db:
        tables = await queries.tables_of(db, visitor.session)
        key = await person_queries.key_of(db, visitor.session)
        devices = await person_queries.devices_of(db, visitor.session)
        keys = await person_queries.passkeys_of(db, visitor.session)
    return Identity(
        visitor.name,
        len(tables),
        key.made if key is not None else None,
        [Device(one.id, one.label, one.made, one.seen, one.hash == visitor.device) for one in devices],
        [Passkey(one.credential, one.label, one.made, one.used) for one in keys],
        possible,
    )


# Keys and links


async def make_key(service: Service, visitor: Visitor) -> PersonKey:
    """Create a new key, formatted in groups of letters. The old key stops working."""
    letters = await _make(service, visitor, "key")
    return PersonKey("-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP)))


async def make_link(service: Service, visitor: Visitor) -> PersonKey:
    """Create a single-use secret that expires after a few minutes. The previous secret stops working."""
    return PersonKey(await _make(service, visitor, "link"))


async def _make(service: Service, visitor: Visitor, kind: KeyKind) -> str:
    secret = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    async with service.database.writing() as db:
        person = await service.people.welcome(db, visitor)
        await person_queries.delete_keys(db, person, kind)
        await person_queries.add_key(db, KeyRow(hashed(secret), kind, person, now()))
    return secret


async def revoke_key(service: Service, visitor: Visitor) -> None:
    """Revoke the key and any device link."""
    async with service.database.writing() as db:
        await person_queries.delete_keys(db, _person(visitor), "key", "link")


async def enter(service: Service, visitor: Visitor, secret: str, merge: bool) -> Me:
    """Sign the browser in with a key or a link. The response does not reveal whether a wrong secret is unknown, used or
    expired.
    """
    pay(service, visitor)
    hash = hashed(secret.upper().translate(ALIKE))
    async with service.database.reading() as db:
        found = await person_queries.key(db, hash)
    if found is None or found.person is None or _expired(found):
        raise Refused("not-found", Message("server-wrong-key", {}))
    await become(service, visitor, found.person, merge, hash if found.kind == "link" else None)
    return Me(visitor.name)


def pay(service: Service, visitor: Visitor) -> None:
    """Charge for an attempt to sign in, to prevent guessing."""
    service.budgets.spend(service.budgets.owners(visitor.address), "keys")


def _expired(found: KeyRow) -> bool:
    return found.kind == "challenge" or (found.kind == "link" and found.made < minutes_ago(LINK_MINUTES))


# Becoming a person


async def become(service: Service, visitor: Visitor, person: str, merge: bool, link: str | None = None) -> None:
    """Register the visitor's browser as one of a person's devices. `link` is the hash of a link to use up."""
    for _ in range(TRIES):
        if await _tried(service, visitor, person, merge, link):
            return
    raise stale()


async def _tried(service: Service, visitor: Visitor, person: str, merge: bool, link: str | None) -> bool:
    """Try once to merge two people. Returns False if one of them took a seat in the meantime."""
    old = visitor.session if visitor.session != person else None
    async with service.database.reading() as db:
        theirs = await queries.tables_of(db, old) if old is not None else []
        shared = await person_queries.shared_tables(db, old, person) if old is not None else []
    if theirs and not merge:
        raise not_now(Message("server-merge", {"tables": len(theirs)}))
    for id in shared:
        await _check_no_secrets(service, id, old, person)
    replay = await _replay(service, old, person) if old is not None else None
    changed: list[str] = []
    async with service.writing(changed) as db:
        await person_queries.lock_tables(db, theirs)
        await stored_ratings.lock(db)
        for cup in await stored_cups.cups_of(db, old) if old is not None else ():
            await stored_cups.cup(db, cup, lock=True)
        rows = {one: await queries.session(db, one, lock=True) for one in sorted({person, old or person})}
        found = rows[person]
        if found is None or (old is not None and rows[old] is None):
            raise stale()
        if old is not None and (
            sorted(await queries.tables_of(db, old)) != sorted(theirs)
            or await person_queries.shared_tables(db, old, person) != shared
        ):
            return False
        if link is not None and not await person_queries.use_key(db, link):
            raise Refused("not-found", Message("server-wrong-key", {}))
        name = found.name
        if old is not None:
            devices = await person_queries.devices_of(db, old)
            await person_queries.delete_access(db, old, visitor.device)
            await _merge(db, old, person, replay)
            changed += [*theirs, *(DEVICE + one.hash for one in devices)]
            name = name or visitor.name
            await queries.change_session(db, person, name=name)
        elif visitor.session is None:
            visitor.cookie = new_secret()
            await service.people.add_device(db, visitor, person)
    visitor.session, visitor.name = person, name
    return True


async def _merge(db: AsyncConnection, old: str, new: str, replay: Replay | None) -> None:
    """Transfer everything that one person owns to another. If both are rated in a game, the ratings are recomputed."""
    if await stored_ratings.both_played(db, old, new):
        raise not_now(Message("server-merge-rated", {}))
    if await stored_cups.both_play(db, old, new):
        raise not_now(Message("server-merge-cup", {}))
    both = await _both_rated(db, old, new)
    await person_queries.merge(db, old, new)
    if both and ratings.possible():
        await ratings.recompute(db, both, replay)


async def _both_rated(db: AsyncConnection, old: str, new: str) -> list[str]:
    ours = [await stored_ratings.ratings_by_game(db, person) for person in (old, new)]
    return sorted(set(ours[0]) & set(ours[1]))


async def _replay(service: Service, old: str, new: str) -> Replay | None:
    """Compute the ratings after a merge, outside the transaction, because it can take seconds."""
    async with service.database.reading() as db:
        both = await _both_rated(db, old, new)
    return await ratings.replay(service.database, both, (old, new)) if both and ratings.possible() else None


async def _check_no_secrets(service: Service, id: str, one: str | None, other: str) -> None:
    """Refuse a merge that would reveal secrets to an opponent, or leave only one person in a rated game."""
    async with service.reading(id) as room:
        if room.row.fixed and room.row.state != OVER:
            raise not_now(Message("server-merge-rated", {}))
        table = room.played.table
        if not all(table.knows_all(room.held_by(person), table.now) for person in (one, other)):
            raise not_now(Message("server-merge-secrets", {"game": table.game.declaration.title}))


# Devices


async def sign_out(service: Service, visitor: Visitor, id: str) -> None:
    """Sign out a device of the person. If the device is this browser, its cookie is deleted too."""
    found = [one for one in await _devices(service, visitor) if one.id == id]
    if not found:
        raise Refused("not-found", Message("server-no-device", {}))
    await _sign_out(service, found)
    if found[0].hash == visitor.device:
        visitor.cookie = ""


async def sign_out_others(service: Service, visitor: Visitor) -> None:
    """Sign out all devices except this one, and revoke any device link."""
    await _sign_out(service, [one for one in await _devices(service, visitor) if one.hash != visitor.device])
    async with service.database.writing() as db:
        await person_queries.delete_keys(db, _person(visitor), "link")


async def _devices(service: Service, visitor: Visitor) -> list[DeviceRow]:
    async with service.database.reading() as db:
        return await person_queries.devices_of(db, _person(visitor))


async def _sign_out(service: Service, devices: Sequence[DeviceRow]) -> None:
    async with service.writing([DEVICE + one.hash for one in devices]) as db:
        await person_queries.delete_devices(db, [one.hash for one in devices])


def _person(visitor: Visitor) -> str:
    if visitor.session is None:
        raise not_yours(Message("server-nobody", {}))
    return visitor.session


# Passkeys


async def add_passkey(service: Service, visitor: Visitor, credential: dict[str, object], site: passkeys.Site) -> None:
    person = _person(visitor)
    async with service.database.writing() as db:
        row = await passkeys.registered(db, person, credential, site, visitor.label)
        if not await person_queries.add_passkey(db, row):
            raise not_now(Message("server-passkey-known", {}))


async def enter_with_passkey(
    service: Service, visitor: Visitor, credential: dict[str, object], merge: bool, site: passkeys.Site
) -> Me:
    pay(service, visitor)
    async with service.database.writing() as db:
        person = await passkeys.owner(db, credential, site)
    await become(service, visitor, person, merge)
    return Me(visitor.name)


async def delete_passkey(service: Service, visitor: Visitor, id: str) -> None:
    async with service.database.writing() as db:
        if not await person_queries.delete_passkey(db, _person(visitor), id):
            raise Refused("not-found", Message("server-no-passkey", {}))
