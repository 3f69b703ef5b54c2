"""What does not change at a table, ready to be sent: drawn when it is first asked for, once for everybody.

A board that comes with the game is drawn in a thread. One that somebody brought can take seconds, so it is drawn where
bots think: who plays on another board does not notice. One that cannot be drawn is left alone for a while.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog

from kontor.core import Message
from kontor.server.played import Played, Undrawn
from kontor.server.problems import Refused
from kontor.server.rooms import Room
from kontor.server.thinking import NoAnswer, Thinking, TooLong
from kontor.table.questions import DRAW, Question

AGAIN = 60.0
"""Seconds after which a board that could not be drawn is tried again, if somebody asks for it then."""

logger = structlog.get_logger("kontor.drawing")


class Drawing:
    """The drawings that are being made."""

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
            return await asyncio.shield(self._at_work[room.id])  # whoever else asked still waits for it
        except NoAnswer as error:
            raise Refused("not-now", _said(error)) from error

    async def _work(self, id: str, played: Played) -> bytes:
        """What comes of it is kept, even if whoever asked has left meanwhile."""
        try:
            answer = await self._thinking.answer(Question(DRAW, "", played.table.setup, b""))
            drawn = played.backdrop = str(answer["backdrop"]).encode()
            return drawn
        except NoAnswer as error:
            logger.error("not drawn", exc_info=error)
            played.undrawn = Undrawn(time.monotonic(), _said(error))
            raise
        finally:
            del self._at_work[id]


def _said(error: NoAnswer) -> Message:
    """Whether it is the board that is to blame."""
    return Message("server-draws-too-long", {}) if isinstance(error, TooLong) else Message("server-not-drawn", {})


def _drawn(played: Played) -> bytes:
    table = played.table
    return msgspec.json.encode(table.game.backdrop(table.setup).to_json())
