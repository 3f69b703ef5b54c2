"""Checks custom boards."""

from __future__ import annotations

from functools import partial

import structlog

from kontor.core import AnyGame, Message
from kontor.core.board_fields import BoardFormat
from kontor.server.people import Visitor
from kontor.server.requests import WantedCheck
from kontor.server.service import Service
from kontor.server.thinking import NoAnswer
from kontor.table.boards import check_board
from kontor.table.game_messages import BoardCheckForm
from kontor.table.questions import PREVIEW, Question
from kontor.table.refusals import Refused
from kontor.table.turns import Urgency

logger = structlog.get_logger("kontor.boards")


async def check(
    service: Service, visitor: Visitor, size: int, game: AnyGame, format: BoardFormat, wanted: WantedCheck
) -> BoardCheckForm:
    """Check a board in a thread. A bot process draws the preview, because this can take seconds."""
    if (wanted.text is None) == (wanted.board is None):
        raise Refused("bad-request", Message("server-one-board", {}))
    form, board = await service.unfold(visitor, size, partial(check_board, game, format, wanted.text, wanted.board))
    if board is not None and wanted.preview:
        try:
            owners = service.budgets.owners(visitor.address)
            service.thinking.check(owners)
            preview = Question(PREVIEW, "", game.setup(board=board), b"")
            drawn = await service.thinking.answer(preview, Urgency.PLAYED, owners)
            form.backdrop, form.scene = drawn["backdrop"], drawn["scene"]
        except NoAnswer as error:
            logger.error("drawing failed", exc_info=error)
    return form
