"""Playing at a table: actions, undo, hints, and all information about the game."""

from __future__ import annotations

import asyncio
import time

import structlog

from kontor.core import KontorError, Message
from kontor.server.changes import Change, not_now, not_yours, stale
from kontor.server.clock import now
from kontor.server.hints import Decision
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.requests import Doing, HintsWanted, TakingBack, WhyNot
from kontor.server.service import Service, viewer_of
from kontor.server.storage.queries import WAITING
from kontor.server.table_forms import alone
from kontor.server.thinking import NoAnswer
from kontor.table import NotNow, TooFar, Views, hints_for, hints_of
from kontor.table.messages import AnalysisForm, Done, Hints, LogForm, Moment, Refusals, ScoreHistory

logger = structlog.get_logger("kontor.playing")


class DoneBefore(Exception):
    """The click was already processed: its entry is in the log."""

    def __init__(self, sequence: int) -> None:
        self.sequence = sequence


async def act(service: Service, visitor: Visitor, id: str, doing: Doing) -> Done:
    """Play an action and its consequences. They are committed before this function returns."""
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
    """Undo the last decisions of this browser's seats."""
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
    """Check that the entry may come next: it is new, and the client knows the whole log."""
    change.room.check_not_frozen()
    before = change.room.played.done(key)
    if before is not None and before.seat in held:
        raise DoneBefore(before.sequence)
    if sequence != change.table.sequence:
        raise stale(change.table.sequence)


async def hints(service: Service, visitor: Visitor, id: str, wanted: HintsWanted) -> Hints:
    """The best actions for the seat to move, with their win probabilities.

    Only for people who play without other people. A bot process computes the answer from the seat's view: one at a time
    per address, and once per decision.
    """
    async with service.reading(id) as room:
        held = room.held_by(visitor.session)
        if wanted.seat not in held:
            raise not_yours(Message("server-not-your-seat", {}))
        if not alone(room.seats, held):
            raise not_now(Message("server-no-hints", {}))
        room.check_not_frozen()
        table = room.played.table
        if wanted.sequence != table.sequence:
            raise stale(table.sequence)
        try:
            question = hints_for(table, wanted.seat)
        except NotNow as error:
            raise not_now(error.messages[0]) from error
        service.hints.check(visitor.address, Message("server-too-many-hints", {"most": service.hints.most}))
    decision = Decision(id, wanted.sequence, wanted.seat)
    try:
        answer = await service.hinting.answer(visitor.address, decision, question)
    except NoAnswer as error:
        logger.error("no hint", exc_info=error)
        raise not_now(Message("server-no-answer", {})) from error
    return hints_of(answer)


async def why_not(service: Service, visitor: Visitor, id: str, asked: WhyNot) -> Refusals:
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, asked.seat)
        return room.played.views.why_not(viewer, asked.path)


async def backdrop(service: Service, id: str) -> bytes:
    async with service.reading(id) as room:
        return await service.backdrops.backdrop(room)


async def log(service: Service, visitor: Visitor, id: str, seat: int | None) -> LogForm:
    async with service.reading(id) as room:
        return room.played.views.log(viewer_of(room, visitor, seat))


async def scores(service: Service, visitor: Visitor, id: str, seat: int | None) -> ScoreHistory:
    """The score history. Runs in a thread, because the first request for a long game takes a while."""
    async with service.reading(id) as room:
        return await asyncio.to_thread(room.played.views.scores, viewer_of(room, visitor, seat))


async def analysis(service: Service, visitor: Visitor, id: str, after: int) -> AnalysisForm:
    """The results so far of a finished game's analysis. Nothing is hidden anymore."""
    async with service.reading(id) as room:
        if not room.played.table.finished:
            raise not_now(Message("server-analysis-later", {}))
        return service.analyses.form(id, room.played.table.copy(), visitor.address, after)


async def game_record(service: Service, visitor: Visitor, id: str, seat: int | None) -> str:
    """The record as the viewer may know it. Runs in a thread, because the game is replayed."""
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, seat)
        if room.row.state == WAITING:
            raise not_now(Message("live-not-begun", {}))
        names = [seat.name or seat.bot or str(seat.seat) for seat in room.seats]
        made = await asyncio.to_thread(Views(room.played.table.copy()).record, viewer, names)
        return made.write()


async def moment(service: Service, visitor: Visitor, id: str, sequence: int, seat: int | None) -> Moment:
    """The table after an entry of its log, for review."""
    async with service.reading(id) as room:
        viewer = viewer_of(room, visitor, seat)
        views = room.played.views
        if not 0 < sequence <= room.sequence:
            raise Refused("not-found", Message("server-no-moment", {}))
        seen = views.past(viewer, room.held_by(visitor.session), sequence)
        room.rest()
        return seen
