"""Sends notifications when it is a player's turn, time is running out, a game has started, or a game is over.

A notification is sent after two seconds, because most players are looking at the table or return at once and do not
need it. After that, no other notification of the same kind is sent until the player has opened the table. Pending and
sent notifications are stored, so that all processes agree and a restart loses none.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

from kontor.server import push
from kontor.server.budgets import Budgets
from kontor.server.hooks import Notice, post_hook
from kontor.server.posting import Failed, Poster
from kontor.server.rooms import Payer, Room, Rooms
from kontor.server.settings import Settings
from kontor.server.storage import Database, notice_queries
from kontor.server.storage.faults import Unavailable
from kontor.server.storage.notice_queries import NoticeKind, NoticeRow, SubscriptionRow, WebhookRow
from kontor.table.refusals import Refused
from kontor.table.rows import OVER, PERSON, RUNNING, WAITING, TableRow

DELAY = 2.0
"""Seconds before a notification is sent."""
ELSEWHERE = DELAY / 2
"""Seconds before a process records that its watchers have seen another process's change."""
SWEEPING = 30.0
"""Seconds between checks for notifications that no process has sent."""
PAUSES = (3.0, 10.0)
"""Maximum delays, in seconds, before further delivery attempts. Half of each delay is random."""
MOST_FAILURES = 3
"""Number of consecutive failures after which a channel is turned off."""
RANK: dict[NoticeKind, int] = {"begun": 0, "turn": 1, "time": 2, "over": 3}
"""Importance of each kind of notification. After a notification, only more important ones may follow."""
KINDS: tuple[NoticeKind, ...] = tuple(RANK)

logger = structlog.get_logger("kontor.notifier")

Start = Callable[[Coroutine[Any, Any, None]], None]
Channel = SubscriptionRow | WebhookRow


class Notifier:
    """Sends notifications of this process's changes."""

    def __init__(self, database: Database, rooms: Rooms, budgets: Budgets, settings: Settings, start: Start) -> None:
        """Create a notifier. `start` runs a coroutine in the background."""
        self._database = database
        self._rooms = rooms
        self._budgets = budgets
        self._settings = settings
        self._start = start
        self._poster = Poster()

    def close(self) -> None:
        self._poster.close()

    # Events

    def changed(self, room: Room, before: TableRow) -> None:
        """React to a change of a table by this process."""
        after = room.row
        if room.gone or room.trouble is not None:
            return
        kinds: dict[int, NoticeKind] = {}
        people = [seat for seat in room.seats if seat.kind == PERSON]
        if before.state == WAITING and after.state == RUNNING:
            kinds = {seat.seat: "begun" for seat in people}
        if after.state == RUNNING and after.actor is not None and (before.actor, before.state) != (
            after.actor, after.state,
        ):  # fmt: skip
            kinds |= {seat.seat: "turn" for seat in people if seat.seat == after.actor and seat.bot is None}
        if before.state == RUNNING and after.state == OVER:
            kinds = {seat.seat: "over" for seat in people}
        self._note(room, kinds)

    def began(self, room: Room) -> None:
        """React to a new table for a rematch. The game starts immediately, because everyone has agreed."""
        self.changed(room, room.row._replace(state=WAITING, actor=None))

    def time_nearly_out(self, room: Room, seat: int) -> None:
        """Notify a player who is running out of time."""
        self._note(room, {seat: "time"})

    def cup_started(self, cup: str, game: str, people: Iterable[str]) -> None:
        """Notify players without a table that a cup has started. Players with a table are notified that their game has
        started. Unlike other notifications, these are not stored, so a restart can lose them.
        """
        for person in sorted(people):
            self._start(self._send_about_cup(person, Notice("cup", game, None, None, [], cup)))

    async def _send_about_cup(self, person: str, notice: Notice) -> None:
        await asyncio.sleep(DELAY)
        row = NoticeRow(person, "", 0, "begun", 0, False)  # uses the setting for started games
        await self._deliver(row, notice)

    def looked(self, person: str | None, table: str) -> None:
        """Record that the person has looked at a table, which allows the next notification."""
        if person is not None:
            self._start(self._forget([person], table))

    def heard(self, room: Room) -> None:
        """React to a change by another process. Record who is looking at the table in this process."""
        if people := sorted(_looking(room)):
            self._start(self._forget(people, room.id, ELSEWHERE))

    def _note(self, room: Room, kinds: dict[int, NoticeKind]) -> None:
        looking = _looking(room)
        wanted: dict[str, tuple[int, NoticeKind]] = {}
        for seat, kind in kinds.items():
            holders = room.holds.get(seat, frozenset())
            for person in holders if not holders & looking else ():
                if person not in wanted or RANK[kind] > RANK[wanted[person][1]]:
                    wanted[person] = (seat, kind)
        for person, (seat, kind) in sorted(wanted.items()):
            row = NoticeRow(person, room.id, seat, kind, time.time() + DELAY, False)
            self._start(self._keep_and_send(row))

    async def _forget(self, people: Iterable[str], table: str, wait: float = 0) -> None:
        await asyncio.sleep(wait)
        async with self._database.reading() as db:
            found = [one for one in people if await notice_queries.notice(db, one, table) is not None]
        if found:
            async with self._database.writing() as db:
                for person in found:
                    await notice_queries.forget_notice(db, person, table)

    # Sending

    async def _keep_and_send(self, row: NoticeRow) -> None:
        """Store a notification and send it when due, unless nobody wants it or a similar one was sent."""
        async with self._database.reading() as db:
            if not await self._channels(db, row):
                return
            before = await notice_queries.notice(db, row.person, row.table)
        if before is not None and RANK[before.kind] >= RANK[row.kind] and (before.sent or before.kind != row.kind):
            return
        async with self._database.writing() as db:
            await notice_queries.set_notice(db, row)
        await asyncio.sleep(DELAY)
        await self._send(row)

    async def sweep(self) -> None:
        """Send notifications left over from other processes, or from this one before a restart."""
        while True:
            try:
                async with self._database.reading() as db:
                    rows = await notice_queries.overdue(db, time.time() - SWEEPING)
                for row in rows:
                    await self._send(row)
            except Unavailable:
                await self._database.condition.restored()
            except Exception as error:  # a failure at one table must not affect the others
                logger.error("cleaning up notifications failed", exc_info=error)
            await asyncio.sleep(SWEEPING)

    async def _send(self, row: NoticeRow) -> None:
        """Deliver a notification if it still applies and the player is not looking at the table."""
        try:
            async with self._rooms.reading(row.table) as room:
                matters = _matters(room, row)
                notice = _notice(room, row) if matters else None
        except Refused:  # the table and its notifications were deleted in the meantime
            return
        async with self._database.writing() as db:
            if notice is None:
                await notice_queries.forget_notice(db, row.person, row.table)
                return
            if not await notice_queries.claim_notice(db, row):
                return
        await self._deliver(row, notice)

    async def _deliver(self, row: NoticeRow, notice: Notice) -> None:
        async with self._database.writing() as db:
            channels = await self._channels(db, row)
            if not channels:
                return
            wishes = await notice_queries.wishes(db, row.person)
            private = await push.private_key(db) if push.possible() else ""
        language = wishes.language if wishes is not None else "en"
        paid = self._paid(channels, row.person)
        await asyncio.gather(*(self.deliver(one, notice, language, private) for one in paid))

    def _paid(self, channels: list[Channel], person: str) -> list[Channel]:
        """Return the channels with budget left. The host pays for a table's webhooks, and the person for all other
        channels.
        """
        owned: dict[str, list[Channel]] = {}
        for one in channels:
            owned.setdefault(one.person if isinstance(one, WebhookRow) else person, []).append(one)
        paid = [
            its
            for owner, its in owned.items()
            if self._budgets.pays(((self._budgets.hashed(owner), 1),), "notices", len(its))
        ]
        return [one for its in paid for one in its]

    async def _channels(self, db: Any, row: NoticeRow) -> list[Channel]:
        """Return the channels for a notification: the person's devices and webhooks, and the table's webhooks."""
        hooks = await notice_queries.webhooks_for(db, row.person, row.table)
        wishes = await notice_queries.wishes(db, row.person)
        found: list[Channel] = [one for one in hooks if one.table is not None]
        if wishes is None or row.kind in wishes.kinds:
            found += [one for one in hooks if one.table is None]
            if push.possible():
                found += await notice_queries.subscriptions_of(db, row.person)
        return [one for one in found if one.failures < MOST_FAILURES]

    async def deliver(
        self, channel: Channel, notice: Notice, language: str, private: str, retry: bool = True
    ) -> str | None:
        """Send a notification through one channel and store the result. Returns the reason for a failure."""
        for pause in (0.0, *PAUSES) if retry else (0.0,):
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            error = await self._attempt(channel, notice, language, private)
            if error is None or error.final:
                break
        failures = 0 if error is None else channel.failures + 1
        reason = error.reason if error is not None else None
        gone = reason in ("status-404", "status-410") and isinstance(channel, SubscriptionRow)
        if (failures, reason) != (channel.failures, channel.error):
            async with self._database.writing() as db:
                if isinstance(channel, WebhookRow):
                    await notice_queries.change_webhook(db, channel.id, failures=failures, error=reason)
                elif gone:  # the browser has ended the subscription
                    await notice_queries.delete_subscription(db, channel.device)
                else:
                    await notice_queries.change_subscription(db, channel.device, failures=failures, error=reason)
        return reason

    async def _attempt(self, channel: Channel, notice: Notice, language: str, private: str) -> Failed | None:
        try:
            if isinstance(channel, WebhookRow):
                await post_hook(self._poster, channel, notice, language, self._settings.public_url)
            else:
                message = notice.message(language)
                await push.send(
                    self._poster, channel, private, self._settings, message, notice.table or notice.cup or "test"
                )
        except Failed as failed:
            return failed
        return None


def _looking(room: Room) -> frozenset[str]:
    """Return the people who are looking at a seat of this table, as far as this process knows."""
    return frozenset(
        one.session for one in room.listeners if isinstance(one, Payer) and one.visible and one.session is not None
    )


def _matters(room: Room, row: NoticeRow) -> bool:
    holders = room.holds.get(row.seat, frozenset())
    if row.person not in holders or holders & _looking(room) or room.trouble is not None:
        return False
    if row.kind == "over":
        return room.row.state == OVER
    playing = room.row.state == RUNNING and room.seats[row.seat].bot is None
    return playing and (row.kind == "begun" or room.row.actor == row.seat)


def _notice(room: Room, row: NoticeRow) -> Notice:
    mine = room.held_by(row.person)
    others = [seat.name for seat in room.seats if seat.kind == PERSON and seat.name and seat.seat not in mine]
    return Notice(row.kind, room.played.table.game.declaration.title, room.id, room.seats[row.seat].name, others)
