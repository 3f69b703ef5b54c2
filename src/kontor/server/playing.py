"""Playing at a table: acting, taking back, and what can be read about the game."""

from __future__ import annotations

import asyncio
import time

from kontor.core import KontorError, Message
from kontor.server.changes import Change, not_now, not_yours, stale
from kontor.server.clock import now
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.requests import Doing, TakingBack, WhyNot
from kontor.server.service import Service, viewer_of
from kontor.server.storage.queries import WAITING
from kontor.table import NotNow, TooFar, Views
from kontor.table.messages import AnalysisForm, Done, LogForm, Moment, Refusals, ScoreHistory


class DoneBefore(Exception):
    """The same click has come before: its entry is in the log."""

    def __init__(self, sequence: int) -> None:
        self.sequence = sequence


async def act(service: Service, visitor: Visitor, id: str, doing: Doing) -> Done:
    """Take an action: committed, with all that follows from it, before this returns."""
    began = time.perf_counter()
    try:
        done = await _act(service, visitor, id, doing)
    except Refused as refused:
        service.metrics.actions.labels(refused.problem.code).inc()
        raise
    except KontorError:
        service.metrics.actions.labels("illegal").inc()
        raise
    service.metrics.actions.labels("accepted").inc()
    service.metrics.action_seconds.observe(time.perf_counter() - began)
    return done


async def _act(service: Service, visitor: Visitor, id: str, doing: Doing) -> Done:
    try:
        async with service.changing(id) as change:
            held = change.room.held_by(visitor.session)
            if doing.seat not in held:
                raise not_yours(Message("server-not-your-seat", {}))
            _check_next(change, held, doing.key, doing.sequence)
            if change.seats[doing.seat].bot is not None:
                raise not_now(Message("server-bot-there", {}))
            try:
                entry = change.table.decide(doing.seat, doing.action, service.bits, key=doing.key, at=now())
            except NotNow as error:
                raise not_now(error.messages[0]) from error
            await change.store(entry)
    except DoneBefore as before:
        return Done(before.sequence)
    return Done(entry.sequence)


async def take_back(service: Service, visitor: Visitor, id: str, taking: TakingBack) -> Done:
    """Take back the last decisions of the seats that this browser holds."""
    try:
        async with service.changing(id) as change:
            held = change.room.held_by(visitor.session)
            if not held:
                raise not_yours(Message("server-not-seated", {}))
            _check_next(change, held, taking.key, taking.sequence)
            try:
                entry = change.table.take_back(taking.to, held, change.row.takebacks, taking.key, now())
            except TooFar as error:
                raise not_now(error.messages[0]) from error
            await change.store(entry)
    except DoneBefore as before:
        return Done(before.sequence)
    return Done(entry.sequence)


def _check_next(change: Change, held: frozenset[int], key: str, sequence: int) -> None:
    """Whether the next entry may be this one: not done before, and made from what the log says now."""
    change.room.check_not_frozen()
    before = change.room.played.done(key)
    if before is not None and before.seat in held:
        raise DoneBefore(before.sequence)
    if sequence != change.table.sequence:
        raise stale(change.table.sequence)


async def why_not(service: Service, visitor: Visitor, id: str, asked: WhyNot) -> Refusals:
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, asked.seat)
        return room.played.views.why_not(viewer, asked.path)


async def backdrop(service: Service, id: str) -> bytes:
    async with service.reading(id) as room:
        return await service.drawing.backdrop(room)


async def log(service: Service, visitor: Visitor, id: str, seat: int | None) -> LogForm:
    async with service.reading(id) as room:
        return room.played.views.log(viewer_of(room, visitor, seat))


async def scores(service: Service, visitor: Visitor, id: str, seat: int | None) -> ScoreHistory:
    """Counted in a thread: a long game takes a while the first time."""
    async with service.reading(id) as room:
        return await asyncio.to_thread(room.played.views.scores, viewer_of(room, visitor, seat))


async def analysis(service: Service, visitor: Visitor, id: str, after: int) -> AnalysisForm:
    """A game in hindsight, as far as it is known by now. Only when the rules have ended it: nothing is hidden then."""
    async with service.reading(id) as room:
        if not room.played.table.finished:
            raise not_now(Message("server-analysis-later", {}))
        return service.analyses.form(id, room.played.table.copy(), visitor.address, after)


async def game_record(service: Service, visitor: Visitor, id: str, seat: int | None) -> str:
    """The record as one viewer may know it; it is replayed for that, so it is made in a thread."""
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, seat)
        if room.row.state == WAITING:
            raise not_now(Message("live-not-begun", {}))
        names = [seat.name or seat.bot or str(seat.seat) for seat in room.seats]
        made = await asyncio.to_thread(Views(room.played.table.copy()).record, viewer, names)
        return made.write()


async def moment(service: Service, visitor: Visitor, id: str, sequence: int, seat: int | None) -> Moment:
    """A moment of the past, or the present one, to be looked at."""
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, seat)
        views = room.played.views
        if not 0 < sequence <= room.sequence:
            raise Refused("not-found", Message("server-no-moment", {}))
        seen = views.past(viewer, room.held_by(visitor.session), sequence)
        room.rest()
        return seen
