"""Pictures of tables for link previews. They show a spectator's view of the board and are drawn by bot processes."""

from __future__ import annotations

import hashlib
from base64 import b64decode
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import structlog
from litestar import Request, Response

from kontor.bots import is_level, level_of
from kontor.core import SPECTATOR, Message
from kontor.paint import png
from kontor.server.answers import PictureKey
from kontor.server.budgets import address_of
from kontor.server.caching import FOR_A_DAY, FOR_A_MINUTE, headers_of, unchanged
from kontor.server.hooks import words_in
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.thinking import NoAnswer
from kontor.table.colours import colours_of
from kontor.table.questions import PAINT, Question
from kontor.table.refusals import Refused, no_table, not_now
from kontor.table.rows import OVER, SeatRow
from kontor.words import Words
from kontor.words.language_codes import FIRST_LANGUAGE

ICON = "/icon-512.png"
"""Default picture for servers without the `pictures` extra."""
ANYWHERE = {"cross-origin-resource-policy": "cross-origin"}
"""Headers that allow other sites to show the picture."""

logger = structlog.get_logger("kontor.pictures")


async def picture(service: Service, request: Request[Any, Any, Any], id: str, at: int | None) -> Response[bytes]:
    """Return a picture of a table, now or after an entry of its log."""
    async with service.reading(id) as room:
        question = _question(room, at)
        key = PictureKey(id, room.sequence if at is None else at, question.names, question.colours)
        keep = FOR_A_MINUTE if at is None and room.row.state != OVER else FOR_A_DAY
    if not png.possible():
        return Response(b"", status_code=302, headers={"location": ICON, **ANYWHERE})
    tag = f'"{hashlib.sha256(repr((version("kontor"), *key)).encode()).hexdigest()[:32]}"'
    if known := unchanged(request, tag, keep):
        known.headers.update(ANYWHERE)
        return known
    try:
        owners = service.budgets.owners(address_of(request))
        answer = await service.pictures.answer(owners, key, question)
    except NoAnswer as error:
        logger.error("drawing failed", exc_info=error)
        raise not_now(Message("server-not-drawn", {})) from error
    headers = {**headers_of(tag, keep), **ANYWHERE}
    return Response(b64decode(answer["picture"]), media_type="image/png", headers=headers)


def _question(room: Room, at: int | None) -> Question:
    """Build the question that requests a drawing. It contains a spectator's view, so nothing hidden."""
    if room.row.closed:
        raise no_table()
    table = room.played.table
    if at is not None and not 0 < at <= room.sequence:
        raise Refused("not-found", Message("server-no-moment", {}))
    state = table.states[room.sequence if at is None else at]
    view = state.position.view(SPECTATOR).to_bytes() if room.sequence else b""
    names = tuple(names_of(room.seats, words_in(FIRST_LANGUAGE)))
    return Question(PAINT, "", table.setup, view, names=names, colours=tuple(colours_of(room.seats)))


def names_of(seats: Sequence[SeatRow], words: Words) -> list[str]:
    return [seat.name or (_bot(seat.bot, words) if seat.bot else words.say("share-open-seat")) for seat in seats]


def _bot(bot: str, words: Words) -> str:
    return words.say(f"bot-{level_of(bot)}") if is_level(bot) else bot
