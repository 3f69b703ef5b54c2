"""Hints: what a bot would do in somebody's place, and how likely that is to win.

They are for whoever plays without other people: where somebody else sits, nobody is helped. A hint comes from the view
of the seat that asks, and is worked out where bots think: one at a time for an address, and once for a decision.
"""

from __future__ import annotations

import structlog

from kontor.core import Message
from kontor.server.changes import not_now, not_yours, stale
from kontor.server.hint_queue import Decision
from kontor.server.people import Visitor
from kontor.server.requests import HintsWanted
from kontor.server.service import Service
from kontor.server.table_forms import alone
from kontor.server.thinking import NoAnswer
from kontor.table import NotNow, hints_for, hints_of
from kontor.table.messages import Hints

logger = structlog.get_logger("kontor.hints")


async def hints(service: Service, visitor: Visitor, id: str, wanted: HintsWanted) -> Hints:
    """The best few actions for a seat that has to decide."""
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
