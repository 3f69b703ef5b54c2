"""A person's private notes about a table, which nobody else can read."""

from __future__ import annotations

import unicodedata

from kontor.core import Message
from kontor.table.refusals import Refused, not_yours
from kontor.table.rooms import Room

LONGEST_NOTES = 2_000


def check_author(room: Room, session: str | None) -> None:
    """Reject notes from spectators, because they could fill the database."""
    if not room.held_by(session):
        raise not_yours(Message("server-not-seated", {}))


def clean_notes(text: str) -> str:
    """Remove control characters, which some databases cannot store."""
    lines = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\t", " ")
    tidy = "".join(one for one in lines if one == "\n" or unicodedata.category(one) not in ("Cc", "Cs")).rstrip()
    if len(tidy) > LONGEST_NOTES:
        raise Refused("bad-request", Message("server-notes-length", {"most": LONGEST_NOTES}))
    return tidy
