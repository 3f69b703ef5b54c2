"""Entry points of the page's two workers. JavaScript passes functions and text as arguments."""

from __future__ import annotations

import json
from typing import Any

from kontor.core import KontorError
from kontor.page.office import Close, Office, Send
from kontor.page.store import Ask
from kontor.table import answered


class Desk:
    """The first worker, which answers requests and manages the live connections."""

    def __init__(self, store: Ask, thinker: Ask, send: Send, close: Close, changed: Any) -> None:
        self.office = Office(store, thinker, send, close, changed)

    async def answer(self, method: str, address: str, body: str | None) -> str:
        """Answer a request with a JSON list of status, content type and text."""
        return json.dumps(await self.office.answer(method, address, body))


def think(question: str) -> str:
    """Return a bot's answer to a question, in the second worker. A running search cannot be interrupted."""
    try:
        return json.dumps(answered(json.loads(question), lambda: False))
    except KontorError as error:
        return json.dumps({"error": str(error)})
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
