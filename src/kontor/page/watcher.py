"""Live connections to the page's tables."""

from __future__ import annotations

from collections.abc import Callable

from kontor.page.rooms import Room
from kontor.page.store import ME
from kontor.table.messages import Gone, json_text
from kontor.table.watching import Watching


class Watcher:
    """One live connection to a table."""

    def __init__(self, room: Room, send: Callable[[str], None], end: Callable[[], None]) -> None:
        self.session = ME
        self.watching: Watching[str] = Watching(room, ME, json_text)
        self._room = room
        self._send = send
        self._end = end

    def wake(self) -> None:
        """Send everything that the client does not know yet. The worker delivers messages in order and never blocks."""
        if self._room.gone:
            self._send(json_text(Gone("gone")))
            self._end()
        while not self._room.gone and self.watching.looking and (message := self.watching.due()) is not None:
            self._send(message)
