"""Queries about notification settings, push subscriptions, webhooks, and sent notifications."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import devices, notified, reminders, subscriptions, tables, webhooks
from kontor.server.storage.model import push_key as push_keys
from kontor.server.storage.queries import _insert, _of

NoticeKind = Literal["begun", "turn", "time", "over"]
HookKind = Literal["discord", "slack", "plain"]


class Wishes(NamedTuple):
    """The kinds of notifications that a person wants, and the language to use."""

    language: str
    kinds: list[NoticeKind]


class SubscriptionRow(NamedTuple):
    """A browser that receives Web Push messages."""

    device: str
    endpoint: str
    p256dh: str
    auth: str
    failures: int = 0
    error: str | None = None


class WebhookRow(NamedTuple):
    """A webhook that receives a person's notifications, or those of everyone at a table."""

    id: str
    person: str
    table: str | None
    kind: HookKind
    url: str
    failures: int = 0
    error: str | None = None


class NoticeRow(NamedTuple):
    """A notification about a table that the player has not opened since then."""

    person: str
    table: str
    seat: int
    kind: NoticeKind
    due: float
    sent: bool


# Wishes


async def wishes(db: Db, person: str) -> Wishes | None:
    found = (await db.execute(select(*_of(reminders, Wishes)).where(reminders.c.person == person))).first()
    return Wishes(*found) if found else None


async def set_wishes(db: Db, person: str, new: Wishes) -> None:
    added = _insert(db, reminders).values(person=person, **new._asdict())
    await db.execute(added.on_conflict_do_update(index_elements=["person"], set_=new._asdict()))


# Web Push


async def push_key(db: Db) -> str | None:
    found: str | None = (await db.execute(select(push_keys.c.private))).scalar()
    return found


async def add_push_key(db: Db, private: str) -> str:
    """Store a key unless there is one. Returns the key in use, which may have been stored first by another process."""
    await db.execute(_insert(db, push_keys).values(id=1, private=private).on_conflict_do_nothing())
    return str((await db.execute(select(push_keys.c.private))).scalar_one())


async def subscriptions_of(db: Db, person: str) -> list[SubscriptionRow]:
    asked = select(*_of(subscriptions, SubscriptionRow)).join(devices).where(devices.c.person == person)
    return [SubscriptionRow(*row) for row in await db.execute(asked.order_by(subscriptions.c.device))]


async def set_subscription(db: Db, row: SubscriptionRow) -> None:
    await delete_subscription(db, row.device)
    await db.execute(insert(subscriptions).values(row._asdict()))


async def delete_subscription(db: Db, device: str) -> None:
    await db.execute(delete(subscriptions).where(subscriptions.c.device == device))


async def change_subscription(db: Db, device: str, **values: Any) -> None:
    await db.execute(update(subscriptions).where(subscriptions.c.device == device).values(**values))


# Webhooks


async def webhooks_of(db: Db, person: str) -> list[WebhookRow]:
    """Return all webhooks that a person has created, for themselves or for a table."""
    asked = select(*_of(webhooks, WebhookRow)).where(webhooks.c.person == person).order_by(webhooks.c.id)
    return [WebhookRow(*row) for row in await db.execute(asked)]


async def webhooks_for(db: Db, person: str, table: str) -> list[WebhookRow]:
    """Return the webhooks for a person at a table, both the person's own and those of the table's host."""
    own = (webhooks.c.person == person) & webhooks.c.table.is_(None)
    host = select(tables.c.host).where(tables.c.id == table).scalar_subquery()
    shared = (webhooks.c.table == table) & (webhooks.c.person == host)
    asked = select(*_of(webhooks, WebhookRow)).where(or_(own, shared)).order_by(webhooks.c.id)
    return [WebhookRow(*row) for row in await db.execute(asked)]


async def add_webhook(db: Db, row: WebhookRow) -> None:
    await db.execute(insert(webhooks).values(row._asdict()))


async def change_webhook(db: Db, id: str, **values: Any) -> None:
    await db.execute(update(webhooks).where(webhooks.c.id == id).values(**values))


async def delete_webhook(db: Db, person: str, id: str) -> bool:
    found = delete(webhooks).where(webhooks.c.person == person, webhooks.c.id == id)
    return bool((await db.execute(found)).rowcount)


# Notifications


async def notice(db: Db, person: str, table: str) -> NoticeRow | None:
    asked = select(*_of(notified, NoticeRow)).where(notified.c.person == person, notified.c.table == table)
    found = (await db.execute(asked)).first()
    return NoticeRow(*found) if found else None


async def set_notice(db: Db, row: NoticeRow) -> None:
    await forget_notice(db, row.person, row.table)
    await db.execute(insert(notified).values(row._asdict()))


async def claim_notice(db: Db, row: NoticeRow) -> bool:
    """Mark a notification as sent. Returns False if another process has already sent it, or if it is obsolete."""
    same = (notified.c.person == row.person, notified.c.table == row.table, notified.c.kind == row.kind)
    return bool((await db.execute(update(notified).where(*same, ~notified.c.sent).values(sent=True))).rowcount)


async def forget_notice(db: Db, person: str, table: str) -> None:
    await db.execute(delete(notified).where(notified.c.person == person, notified.c.table == table))


async def overdue(db: Db, before: float) -> list[NoticeRow]:
    """Return the notifications that are due but that no process has sent."""
    asked = select(*_of(notified, NoticeRow)).where(~notified.c.sent, notified.c.due < before)
    return [NoticeRow(*row) for row in await db.execute(asked)]
