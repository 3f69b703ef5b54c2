"""What people are called: a short line of printable text. It is shown as text, so that markup in it is only letters."""

from __future__ import annotations

import unicodedata

from kontor.core import Message
from kontor.server.problems import Refused

LONGEST = 40
JOINER = "\u200d"
"""Joins the parts of an emoji; it is not printable by itself."""


def clean(name: str) -> str:
    """The name as it is kept, or the reason why it cannot be one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not 1 <= len(tidy) <= LONGEST:
        raise Refused("bad-request", Message("server-name-length", {"most": LONGEST}))
    if not tidy.replace(JOINER, "").isprintable() or not any(character.isalnum() for character in tidy):
        raise Refused("bad-request", Message("server-name-letters", {}))
    return tidy
