"""Messages of `kontor.core` in the form in which they travel."""

from __future__ import annotations

from kontor.core import Message
from kontor.server.forms import Said


def said_of(message: Message) -> Said:
    return Said(message.id, message.args)
