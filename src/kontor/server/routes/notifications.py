"""Routes for notification settings, push subscriptions and webhooks."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import notifying
from kontor.server.people import Visitor
from kontor.server.person_forms import NewWebhook, NoticeWishes, Notifications, PushSubscription, Tested
from kontor.server.problems import changing, refusals
from kontor.server.service import Service


@get("/notifications", responses=refusals())
async def see_notifications(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> Notifications:
    """Return the notification settings of the person using this browser."""
    return await notifying.overview(service, visitor)


@put("/notifications", responses=changing())
async def choose_notifications(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NoticeWishes]
) -> Notifications:
    """Choose the kinds of notifications and their language."""
    return await notifying.wish(service, visitor, data)


@post("/push", status_code=200, responses=changing(409))
async def subscribe_push(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[PushSubscription]
) -> Notifications:
    """Send notifications to this browser by Web Push."""
    return await notifying.subscribe(service, visitor, data)


@delete("/push", responses=changing())
async def unsubscribe_push(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> None:
    """Stop sending notifications to this browser."""
    await notifying.unsubscribe(service, visitor)


@post("/push/test", status_code=200, responses=changing(409))
async def test_push(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> Tested:
    """Send a test notification to this browser."""
    return await notifying.test_push(service, visitor)


@post("/webhooks", status_code=200, responses=changing(404, 409))
async def add_webhook(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NewWebhook]
) -> Notifications:
    """Create a webhook for your own notifications, or for those of everyone at a table that you host."""
    return await notifying.add_hook(service, visitor, data)


@delete("/webhooks/{webhook:str}", responses=changing(404))
async def delete_webhook(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], webhook: FromPath[str]
) -> None:
    """Delete a webhook."""
    await notifying.delete_hook(service, visitor, webhook)


@post("/webhooks/{webhook:str}/test", status_code=200, responses=changing(404))
async def test_webhook(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], webhook: FromPath[str]
) -> Tested:
    """Send a test notification to a webhook. If the test succeeds, a disabled webhook is enabled again."""
    return await notifying.test_hook(service, visitor, webhook)


router = Router(
    "/me",
    route_handlers=[
        see_notifications, choose_notifications, subscribe_push, unsubscribe_push, test_push, add_webhook,
        delete_webhook, test_webhook,
    ],
    tags=["me"],
)  # fmt: skip
