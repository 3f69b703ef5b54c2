"""Requests from players for actions, undo, hints, and information about the game."""

from __future__ import annotations

import asyncio
import time
from typing import TypeVar

import msgspec
import structlog

from kontor.core import KontorError, Message
from kontor.server.answers import HintedDecision
from kontor.server.people import Visitor
from kontor.server.requests import Doing, HintsWanted, PlanInputs, TakingBack, WhyNot
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.thinking import NoAnswer
from kontor.table import Views, hints_of, planning, playing
from kontor.table.frozen import frozen_record
from kontor.table.messages import (
    AnalysisForm,
    Done,
    Hints,
    LogForm,
    Moment,
    PlanForm,
    Problem,
    Refusals,
    ScoreHistory,
)
from kontor.table.playing import DoneBefore
from kontor.table.refusals import Refused, not_now
from kontor.table.views import with_clock

T = TypeVar("T")

logger = structlog.get_logger("kontor.playing")


async def act(service: Service, visitor: Visitor, id: str, doing: Doing) -> Done:
    """Play an action, then resolve draws and forced actions. Everything is committed before the response is sent."""
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
        async with service.acting(id) as change:
            sequence = playing.act(
                change,
                visitor.session,
                doing.seat,
                doing.sequence,
                doing.action,
                doing.key,
                service.bits,
                doing.same_turn,
            )
    except DoneBefore as before:
        return Done(before.sequence)
    return Done(sequence)


async def take_back(service: Service, visitor: Visitor, id: str, taking: TakingBack) -> Done:
    """Undo the last decisions of this browser's seats."""
    try:
        async with service.acting(id) as change:
            sequence = playing.take_back(change, visitor.session, taking.to, taking.sequence, taking.key)
    except DoneBefore as before:
        return Done(before.sequence)
    return Done(sequence)


async def hints(service: Service, visitor: Visitor, id: str, wanted: HintsWanted) -> Hints:
    """Return the best actions for the seat to move, with their win probabilities. All opponents must be bots. A bot
    process computes the answer from the seat's view, once per decision.
    """
    async with service.reading(id) as room:
        question = playing.hint_question(room, visitor.session, wanted.seat, wanted.sequence)
    decision = HintedDecision(id, wanted.sequence, wanted.seat)
    try:
        answer = await service.hint_queue.answer(service.budgets.owners(visitor.address), decision, question)
    except NoAnswer as error:
        logger.error("hint failed", exc_info=error)
        raise not_now(Message("server-no-answer", {})) from error
    return hints_of(answer)


async def plan(service: Service, visitor: Visitor, id: str, wanted: PlanInputs) -> PlanForm:
    """Return a private plan, which a bot process computes from the seat's view. This uses thinking time."""
    return await _plan(service, visitor, id, wanted, None, PlanForm)


async def why_not_in_plan(service: Service, visitor: Visitor, id: str, wanted: PlanInputs) -> Refusals:
    return await _plan(service, visitor, id, wanted, wanted.path, Refusals)


async def _plan(
    service: Service, visitor: Visitor, id: str, wanted: PlanInputs, path: list[str] | None, form: type[T]
) -> T:
    owners = service.budgets.owners(visitor.address)
    service.thinking.check(owners)
    async with service.reading(id) as room:
        question = planning.question(room, visitor.session, wanted.seat, wanted.sequence, wanted.inputs, path)
    try:
        answer = await service.thinking.answer(question, owners=owners)
    except NoAnswer as error:
        logger.error("plan failed", exc_info=error)
        raise not_now(Message("server-no-answer", {})) from error
    if "refused" in answer:
        raise Refused.again(msgspec.json.decode(answer["refused"], type=Problem))
    return msgspec.json.decode(answer["answer"], type=form)


async def why_not(service: Service, visitor: Visitor, id: str, asked: WhyNot) -> Refusals:
    async with service.reading(id) as room:
        viewer = room.viewer_of(visitor.session, asked.seat)
        return room.played.views.why_not(viewer, asked.path)


async def backdrop(service: Service, id: str) -> bytes:
    async with service.reading(id) as room:
        return await service.backdrops.backdrop(room)


async def log(service: Service, visitor: Visitor, id: str, seat: int | None) -> LogForm:
    async with service.reading(id) as room:
        service.charge(visitor.address, room.sequence)
        return room.played.views.log(room.viewer_of(visitor.session, seat))


async def scores(service: Service, visitor: Visitor, id: str, seat: int | None) -> ScoreHistory:
    """Return the score history. Runs in a thread, because the first request for a long game takes a while."""
    async with service.reading(id) as room:
        service.charge(visitor.address, room.sequence)
        return await asyncio.to_thread(room.played.views.scores, room.viewer_of(visitor.session, seat))


async def analysis(service: Service, visitor: Visitor, id: str, after: int) -> AnalysisForm:
    """Return the available results of a finished game's analysis. Nothing is hidden after the end of a game."""
    async with service.reading(id) as room:
        return service.analyses.form(id, playing.check_finished(room), service.budgets.owners(visitor.address), after)


async def game_record(service: Service, visitor: Visitor, id: str, seat: int | None) -> str:
    """Return the record, limited to what the viewer may know. Runs in a thread, because the game is replayed."""
    async with service.reading(id) as room:
        service.charge(visitor.address, room.sequence)
        viewer = room.viewer_of(visitor.session, seat)
        if room.trouble is not None:
            async with service.database.reading() as db:
                board, entries = await queries.board(db, id), await queries.entries(db, id, 0)
            return frozen_record(room, viewer, board, entries).write()
        table, names = playing.check_begun(room), room.names()
        made = await asyncio.to_thread(Views(table).record, viewer, names)
        return with_clock(made, table, room.row.clock).write()


async def moment(service: Service, visitor: Visitor, id: str, sequence: int, seat: int | None) -> Moment:
    """Return the table after an entry of its log, for review."""
    async with service.reading(id) as room:
        return playing.past(room, visitor.session, sequence, seat)
