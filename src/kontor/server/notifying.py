"""Notification settings: the kinds that a person wants, push subscriptions and webhooks."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from kontor.core import Message
from kontor.server import push
from kontor.server.hooks import Notice
from kontor.server.notifier import KINDS, MOST_FAILURES
from kontor.server.people import Visitor
from kontor.server.person_forms import (
    NewWebhook,
    NoticeWishes,
    Notifications,
    Push,
    PushSubscription,
    Tested,
    Webhook,
)
from kontor.server.posting import check_url
from kontor.server.rooms import TABLE_ID
from kontor.server.service import Service
from kontor.server.storage import notice_queries, queries
from kontor.server.storage.notice_queries import SubscriptionRow, WebhookRow, Wishes
from kontor.table.refusals import Refused, no_table, not_now, not_yours
from kontor.words.language_codes import FIRST_LANGUAGE

MOST_HOOKS = 5
"""Maximum number of webhooks per person."""
LAST = 4
"""Number of characters to show at the end of a webhook address."""
TEST = Notice("test", "", None, None, [])


async def overview(service: Service, visitor: Visitor) -> Notifications:
    """Return the notification settings of the person using this browser."""
    person, private = visitor.session, None
    if push.possible():
        async with service.database.reading() as db:
            private = await notice_queries.push_key(db)
        if private is None:
            async with service.database.writing() as db:
                private = await push.private_key(db)
    key = push.public_key(private) if private is not None else None
    if person is None:
        return Notifications(FIRST_LANGUAGE, list(KINDS), Push(key, False, False, None), [])
    async with service.database.reading() as db:
        wishes = await notice_queries.wishes(db, person) or Wishes(FIRST_LANGUAGE, list(KINDS))
        subscribed = await notice_queries.subscriptions_of(db, person)
        hooks = await notice_queries.webhooks_of(db, person)
    here = next((one for one in subscribed if one.device == visitor.device), None)
    pushed = Push(key, here is not None, here is not None and _off(here), here.error if here is not None else None)
    return Notifications(wishes.language, wishes.kinds, pushed, [_form(one) for one in hooks])


def _off(channel: SubscriptionRow | WebhookRow) -> bool:
    return channel.failures >= MOST_FAILURES


def _form(hook: WebhookRow) -> Webhook:
    shown = f"{urlsplit(hook.url).hostname}/…{hook.url[-LAST:]}"
    return Webhook(hook.id, hook.kind, shown, hook.table, _off(hook), hook.error)


async def wish(service: Service, visitor: Visitor, wanted: NoticeWishes) -> Notifications:
    async with service.database.writing() as db:
        person = await service.people.welcome(db, visitor)
        kinds = [kind for kind in KINDS if kind in wanted.kinds]
        await notice_queries.set_wishes(db, person, Wishes(wanted.language, kinds))
    return await overview(service, visitor)


# Web Push


async def subscribe(service: Service, visitor: Visitor, wanted: PushSubscription) -> Notifications:
    """Send notifications to this browser."""
    if not push.possible():
        raise not_now(Message("server-no-push", {}))
    check_url(wanted.endpoint)
    async with service.database.writing() as db:
        await service.people.welcome(db, visitor)
        assert visitor.device is not None
        row = SubscriptionRow(visitor.device, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
        push.check(row)
        await notice_queries.set_subscription(db, row)
    return await overview(service, visitor)


async def unsubscribe(service: Service, visitor: Visitor) -> None:
    if visitor.device is not None:
        async with service.database.writing() as db:
            await notice_queries.delete_subscription(db, visitor.device)


# Webhooks


async def add_hook(service: Service, visitor: Visitor, wanted: NewWebhook) -> Notifications:
    check_url(wanted.url)
    async with service.database.writing() as db:
        if wanted.table is not None:
            row = await queries.table(db, wanted.table) if TABLE_ID.fullmatch(wanted.table) else None
            if row is None:
                raise no_table()
            if visitor.session is None or row.host != visitor.session:
                raise not_yours(Message("server-not-your-table", {}))
        person = await service.people.welcome(db, visitor)
        if len(await notice_queries.webhooks_of(db, person)) >= MOST_HOOKS:
            raise not_now(Message("server-many-hooks", {"most": MOST_HOOKS}))
        hook = WebhookRow(secrets.token_urlsafe(12), person, wanted.table, wanted.kind, wanted.url)
        await notice_queries.add_webhook(db, hook)
    return await overview(service, visitor)


async def delete_hook(service: Service, visitor: Visitor, id: str) -> None:
    async with service.database.writing() as db:
        if visitor.session is None or not await notice_queries.delete_webhook(db, visitor.session, id):
            raise _no_hook()


async def test_hook(service: Service, visitor: Visitor, id: str) -> Tested:
    """Send a test notification to a webhook. If the test succeeds, a disabled webhook is enabled again."""
    async with service.database.reading() as db:
        hooks = await notice_queries.webhooks_of(db, visitor.session) if visitor.session is not None else []
    found = [one for one in hooks if one.id == id]
    if not found:
        raise _no_hook()
    return await _test(service, visitor, found[0])


async def test_push(service: Service, visitor: Visitor) -> Tested:
    """Send a test notification to this browser."""
    async with service.database.reading() as db:
        subscribed = await notice_queries.subscriptions_of(db, visitor.session) if visitor.session is not None else []
    found = [one for one in subscribed if one.device == visitor.device]
    if not found or not push.possible():
        raise not_now(Message("server-no-push", {}))
    return await _test(service, visitor, found[0])


async def _test(service: Service, visitor: Visitor, channel: SubscriptionRow | WebhookRow) -> Tested:
    assert visitor.session is not None
    service.budgets.spend(service.budgets.owners(visitor.address), "notices")
    async with service.database.writing() as db:
        private = await push.private_key(db) if push.possible() else ""
        wishes = await notice_queries.wishes(db, visitor.session)
    language = wishes.language if wishes is not None else FIRST_LANGUAGE
    return Tested(await service.notifier.deliver(channel, TEST, language, private, retry=False))


def _no_hook() -> Refused:
    return Refused("not-found", Message("server-no-hook", {}))
