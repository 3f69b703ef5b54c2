"""Serialized backdrops, drawn on the first request.

A thread draws packaged boards. Custom boards can take seconds, so a bot process draws them. A failed drawing is retried
after a while.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from kontor.core import Message
from kontor.server.rooms import Room
from kontor.server.thinking import NoAnswer, Thinking, TooLong
from kontor.table.questions import DRAW, Question
from kontor.table.refusals import Refused
from kontor.table.rooms import TableGame, Undrawn

AGAIN = 60.0
"""Seconds before a failed drawing is retried."""

logger = structlog.get_logger("kontor.backdrops")


class Backdrops:
    """Backdrops that are currently being drawn."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._at_work: dict[str, asyncio.Task[bytes]] = {}

    async def backdrop(self, room: Room) -> bytes:
        played = room.played
        if played.backdrop is not None:
            return played.backdrop
        played.backdrop = await (self._own(room) if room.own_board else asyncio.to_thread(_drawn, played))
        return played.backdrop

    async def close(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _own(self, room: Room) -> bytes:
        failed = room.played.undrawn
        if failed is not None and time.monotonic() < failed.at + AGAIN:
            raise Refused("not-now", failed.said)
        if room.id not in self._at_work:
            self._at_work[room.id] = asyncio.create_task(self._work(room.id, room.played))
        try:
            return await asyncio.shield(self._at_work[room.id])  # other clients may be waiting for the same backdrop
        except NoAnswer as error:
            raise Refused("not-now", _said(error)) from error

    async def _work(self, id: str, played: TableGame) -> bytes:
        """Draw and cache the backdrop, even if the client disconnects."""
        try:
            answer = await self._thinking.answer(Question(DRAW, "", played.table.setup, b""))
            drawn = played.backdrop = str(answer["backdrop"]).encode()
            return drawn
        except NoAnswer as error:
            logger.error("drawing failed", exc_info=error)
            played.undrawn = Undrawn(time.monotonic(), _said(error))
            raise
        finally:
            del self._at_work[id]


def _said(error: NoAnswer) -> Message:
    return Message("server-draws-too-long", {}) if isinstance(error, TooLong) else Message("server-not-drawn", {})


def _drawn(played: TableGame) -> bytes:
    table = played.table
    return msgspec.json.encode(table.game.backdrop(table.setup).to_json())
