"""Queries about people's browsers, keys and passkeys, and about merging and deleting people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import Column, Table, and_, delete, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import (
    blocks,
    chat,
    cup_players,
    cups,
    deleted,
    devices,
    holds,
    keys,
    merged,
    metadata,
    passkeys,
    profiles,
    rated_players,
    ratings,
    reports,
    seats,
    sessions,
    subscriptions,
    tables,
    webhooks,
)
from kontor.server.storage.model import notes as notes_table
from kontor.server.storage.queries import _insert, _of
from kontor.table.notes import LONGEST_NOTES

KeyKind = Literal["key", "link", "challenge"]


class DeviceRow(NamedTuple):
    """A browser where a person is signed in."""

    hash: str
    person: str
    id: str
    label: str
    made: str
    seen: str


class KeyRow(NamedTuple):
    """A key, a device link or a challenge. A sign-in challenge belongs to nobody yet."""

    hash: str
    kind: KeyKind
    person: str | None
    made: str


class PasskeyRow(NamedTuple):
    """A passkey of a person. `credential` and `public` are encoded as base64url."""

    credential: str
    person: str
    public: str
    uses: int
    label: str
    made: str
    used: str | None = None


# Browsers


async def add_device(db: Db, row: DeviceRow) -> None:
    """Add a browser, unless the same click has just added it."""
    await db.execute(_insert(db, devices).values(row._asdict()).on_conflict_do_nothing())


async def devices_of(db: Db, person: str) -> list[DeviceRow]:
    asked = select(*_of(devices, DeviceRow)).where(devices.c.person == person).order_by(devices.c.made, devices.c.id)
    return [DeviceRow(*row) for row in await db.execute(asked)]


async def change_device(db: Db, hash: str, **values: Any) -> None:
    await db.execute(update(devices).where(devices.c.hash == hash).values(**values))


async def delete_devices(db: Db, hashes: Iterable[str]) -> None:
    await db.execute(delete(devices).where(devices.c.hash.in_(list(hashes))))


async def delete_idle_devices(db: Db, before: str) -> None:
    await db.execute(delete(devices).where(devices.c.seen < before))


# Keys


async def add_key(db: Db, row: KeyRow) -> None:
    await db.execute(insert(keys).values(row._asdict()))


async def key(db: Db, hash: str) -> KeyRow | None:
    found = (await db.execute(select(*_of(keys, KeyRow)).where(keys.c.hash == hash))).first()
    return KeyRow(*found) if found else None


async def key_of(db: Db, person: str) -> KeyRow | None:
    asked = select(*_of(keys, KeyRow)).where(keys.c.person == person, keys.c.kind == "key")
    found = (await db.execute(asked)).first()
    return KeyRow(*found) if found else None


async def use_key(db: Db, hash: str) -> bool:
    """Delete a link or a challenge. Returns False if another request has used it first."""
    return bool((await db.execute(delete(keys).where(keys.c.hash == hash))).rowcount)


async def delete_keys(db: Db, person: str, *kinds: KeyKind) -> None:
    await db.execute(delete(keys).where(keys.c.person == person, keys.c.kind.in_(kinds)))


async def delete_old_keys(db: Db, before: str) -> None:
    """Delete links and challenges that have expired."""
    await db.execute(delete(keys).where(keys.c.kind != "key", keys.c.made < before))


# Passkeys


async def add_passkey(db: Db, row: PasskeyRow) -> bool:
    """Store a passkey. Returns False if it was already stored."""
    added = _insert(db, passkeys).values(row._asdict()).on_conflict_do_nothing()
    return bool((await db.execute(added)).rowcount)


async def passkeys_of(db: Db, person: str) -> list[PasskeyRow]:
    asked = select(*_of(passkeys, PasskeyRow)).where(passkeys.c.person == person).order_by(passkeys.c.made)
    return [PasskeyRow(*row) for row in await db.execute(asked)]


async def passkey(db: Db, credential: str) -> PasskeyRow | None:
    asked = select(*_of(passkeys, PasskeyRow)).where(passkeys.c.credential == credential)
    found = (await db.execute(asked)).first()
    return PasskeyRow(*found) if found else None


async def change_passkey(db: Db, credential: str, **values: Any) -> None:
    await db.execute(update(passkeys).where(passkeys.c.credential == credential).values(**values))


async def delete_passkey(db: Db, person: str, credential: str) -> bool:
    found = delete(passkeys).where(passkeys.c.person == person, passkeys.c.credential == credential)
    return bool((await db.execute(found)).rowcount)


# Notes


async def notes(db: Db, person: str, id: str) -> str | None:
    asked = select(notes_table.c.text).where(notes_table.c.person == person, notes_table.c.table == id)
    found: str | None = (await db.execute(asked)).scalar()
    return found


async def set_notes(db: Db, person: str, id: str, text: str) -> None:
    if not text:
        await db.execute(delete(notes_table).where(notes_table.c.person == person, notes_table.c.table == id))
        return
    added = _insert(db, notes_table).values(person=person, table=id, text=text)
    await db.execute(added.on_conflict_do_update(index_elements=["person", "table"], set_={"text": text}))


async def append_notes(db: Db, old: str, new: str) -> None:
    """Append one person's notes to those of another about the same tables, up to the maximum length."""
    asked = select(notes_table.c.table, notes_table.c.text).where(notes_table.c.person == old)
    for id, text in (await db.execute(asked)).all():
        if (before := await notes(db, new, id)) is not None:
            await set_notes(db, new, id, f"{before}\n{text}"[:LONGEST_NOTES])


# Merging


async def lock_tables(db: Db, ids: Iterable[str]) -> None:
    """Lock tables until the transaction ends, always in the same order."""
    await db.execute(select(tables.c.id).where(tables.c.id.in_(list(ids))).order_by(tables.c.id).with_for_update())


async def shared_tables(db: Db, one: str, other: str) -> list[str]:
    """Return the tables where both people have seats."""
    mine, theirs = (select(holds.c.table).where(holds.c.session == person) for person in (one, other))
    asked = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.id.in_(theirs)).order_by(tables.c.id)
    return [id for (id,) in await db.execute(asked)]


async def delete_access(db: Db, person: str, but: str | None) -> None:
    """Delete a person's push subscriptions, webhooks, profile, and all means of signing in, except one browser."""
    await db.execute(delete(devices).where(devices.c.person == person, devices.c.hash != but))
    for table in (keys, passkeys, webhooks, profiles):
        await db.execute(delete(table).where(table.c.person == person))


async def merge(db: Db, old: str, new: str) -> None:
    """Transfer everything that one person owns to another."""
    touched = or_(tables.c.host == old, tables.c.id.in_(select(holds.c.table).where(holds.c.session == old)))
    await db.execute(update(tables).where(touched).values(version=tables.c.version + 1))
    await append_notes(db, old, new)
    for table, column in _references():
        others = [one for one in table.primary_key.columns if one is not column]
        if column.primary_key:  # keep only one of the rows that both people have
            again = table.alias()
            same = and_(again.c[column.name] == new, *(again.c[one.name] == one for one in others))
            await db.execute(delete(table).where(column == old, select(literal(1)).where(same).exists()))
        await db.execute(update(table).where(column == old).values({column.name: new}))
    await db.execute(delete(sessions).where(sessions.c.hash == old))
    await add_merged(db, [(old, new)])


async def add_merged(db: Db, pairs: Iterable[tuple[str, str]]) -> None:
    for old, new in pairs:
        await db.execute(_insert(db, merged).values(old=old, new=new).on_conflict_do_nothing())


async def merged_people(db: Db) -> list[tuple[str, str]]:
    """Return all merges as pairs of the old and the new person."""
    return [(old, new) for old, new in await db.execute(select(merged.c.old, merged.c.new))]


def _references() -> list[tuple[Table, Column[Any]]]:
    """Return every column that refers to a person."""
    return [
        (table, column)
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.target_fullname == "sessions.hash" for key in column.foreign_keys)
    ]


# Deletion


async def mark_deleted(db: Db, people: Iterable[str], at: str) -> None:
    """Mark people as deleted, including everyone who was merged into them, because a backup may still contain them."""
    found = list(people)
    for person in found:  # the list grows during the loop
        await db.execute(_insert(db, deleted).values(person=person, at=at).on_conflict_do_nothing())
        olds = [old for (old,) in await db.execute(select(merged.c.old).where(merged.c.new == person))]
        found += [old for old in olds if old not in found]
    await db.execute(delete(merged).where(merged.c.new.in_(found)))


async def is_used(db: Db, person: str) -> bool:
    """Return whether a person with this id exists or has been deleted."""
    for column in (sessions.c.hash, deleted.c.person, merged.c.old):
        if (await db.execute(select(column).where(column == person).limit(1))).first() is not None:
            return True
    return False


async def deleted_people(db: Db) -> list[str]:
    return [person for (person,) in await db.execute(select(deleted.c.person).order_by(deleted.c.person))]


async def undead(db: Db) -> list[str]:
    """Return deleted people who still have data, because of a restored backup or an interrupted deletion."""
    asked = select(sessions.c.hash).join(deleted, deleted.c.person == sessions.c.hash).order_by(sessions.c.hash)
    return [person for (person,) in await db.execute(asked)]


async def blank(db: Db, person: str) -> None:
    """Remove a person's names, access and ratings. The server frees the person's seats, where bots take over."""
    mine = select(holds.c.table, holds.c.seat).where(holds.c.session == person).subquery()
    here = select(literal(1)).where(mine.c.table == seats.c.table, mine.c.seat == seats.c.seat).exists()
    await db.execute(update(seats).where(here).values(name=None))
    await db.execute(update(sessions).where(sessions.c.hash == person).values(name=None))
    for table, column in _references():
        if table in (devices, keys, passkeys, webhooks, chat, notes_table, blocks, reports, profiles, ratings):
            await db.execute(delete(table).where(column == person))
    await db.execute(update(rated_players).where(rated_players.c.person == person).values(person=None))
    theirs = cup_players.c.person == person
    waiting = select(cups.c.id).where(cups.c.state == "open")
    await db.execute(delete(cup_players).where(theirs, cup_players.c.cup.in_(waiting)))  # free the place in open cups
    await db.execute(update(cup_players).where(theirs).values(person=None, name=None, withdrawn=True))


# Export


async def rows_about(db: Db, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return every stored row about a person, by table, including push subscriptions."""
    found = {}
    about_others = (blocks.c.blocked, reports.c.session)  # muting and reporting people is private
    for table, column in [(sessions, sessions.c.hash), *_references()]:
        if any(column is one for one in about_others):
            continue
        rows = await db.execute(select(table).where(column == person))
        found[table.name] = [dict(row._mapping) for row in rows]
    pushed = select(subscriptions).join(devices).where(devices.c.person == person)
    found["subscriptions"] = [dict(row._mapping) for row in await db.execute(pushed)]
    return found
