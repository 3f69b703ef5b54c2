"""Sends clients each state of a table, limited to what the viewer may know.

There are no queues: each watcher remembers the last entry it sent and is woken when there is a new one. A slow watcher
skips ahead to the current state. Spectators share the same messages.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from kontor.core import SPECTATOR
from kontor.table.messages import TableChanged
from kontor.table.rooms import Room
from kontor.table.table_forms import form_of_room

MOST_BEHIND = 30
"""Maximum number of entries that a watcher may be behind. After that, it skips to the latest one."""

Text = TypeVar("Text")


class Watching(Generic[Text]):
    """A client's subscription to a table, with its session, its view, and the last entry sent."""

    def __init__(self, room: Room, session: str | None, encode: Callable[[object], Text]) -> None:
        self.session = session
        self.looking = False
        self._room = room
        self._encode = encode
        self._seat: int | None = None
        self._shown = -1
        """Last entry sent, or -1 to start with the current state."""
        self._viewer = SPECTATOR
        self._frozen = room.trouble is not None
        self._table: Text | None = None

    def look(self, seat: int | None, after: int) -> bool:
        """Change the view, or send the same view again. Returns False if the client may not see it."""
        if seat is not None and seat not in self._room.held_by(self.session):
            return False
        self.looking = True
        self._seat = seat
        self._viewer = self._allowed_viewer()
        self._shown = after
        self._table = None
        return True

    def missed(self, shown: int) -> int:
        """Return how many missed states to send one by one, or 0 to send only the current state."""
        behind = self._room.sequence - shown
        return behind if shown >= 0 and 0 < behind <= MOST_BEHIND else 0

    def due(self) -> Text | None:
        """Return the next message, or None if the client is up to date. Call this only if `looking` is set."""
        stranger = self._room.is_stranger(self.session)
        session = None if stranger else self.session
        table = self._room.shared(("table", session), partial(self._form, session))
        if table is not self._table and table != self._table:
            self._table = table
            return table
        if (viewer := self._allowed_viewer()) != self._viewer:
            self._viewer, self._shown = viewer, -1
        if (frozen := self._room.trouble is not None) != self._frozen:  # choices appear or disappear
            self._frozen, self._shown = frozen, -1
        last = self._room.sequence
        if not last or self._shown == last:
            return None
        at = self._shown = self._shown + 1 if self.missed(self._shown) else last
        return self._room.shared(at, partial(self._moment, at)) if stranger else self._moment(at)

    def _form(self, session: str | None) -> Text:
        return self._encode(TableChanged("table", form_of_room(self._room, session)))

    def _allowed_viewer(self) -> int:
        """Return the requested viewer if the client still holds the seat, and otherwise SPECTATOR."""
        held = self._room.held_by(self.session)
        return self._seat if self._seat is not None and self._seat in held else SPECTATOR

    def _moment(self, at: int) -> Text:
        held = self._room.held_by(self.session)
        views = self._room.played.views
        if self._room.trouble is not None:  # a frozen table is read-only
            return self._encode(views.past(self._viewer, held, at))
        return self._encode(views.moment(self._viewer, held, self._room.row.takebacks, at))
