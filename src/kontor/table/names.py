"""Validates and compares the names of people at a table."""

from __future__ import annotations

import unicodedata

from kontor.core import Message
from kontor.table.refusals import Refused

LONGEST_NAME = 40
JOINER = "\u200d"
"""Zero-width joiner, which connects the parts of an emoji but is invisible between letters."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Printable characters that look like a space."""
MOST_MARKS = 2
"""Maximum number of consecutive combining characters. Some scripts need two."""
RESERVED = (
    "apprentice", "journeyman", "master", "patrician", "burgomaster",
    "lehrling", "geselle", "meister", "patrizier", "bürgermeister",
    "apprenti", "compagnon", "maître", "patricien", "bourgmestre",
    "apprendista", "lavorante", "maestro", "patrizio", "borgomastro",
    "bot", "kontor",
)  # fmt: skip
"""Names of bots in all supported languages."""
LOOKS_LIKE = str.maketrans(
    "авеёкмнорстухіјѕԁԛԝһӏαβεηικμνορτυχօոսհյց01i|ıɩɑɡłøđħᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "abeekmhopctyxljsdqwhlabenlkmvoptuxonuhjgolllllaglodhabcdefghljklmnoprstuvwyz",
)
"""Maps letters and digits to the Latin letters that they resemble."""


def clean(name: str) -> str:
    """Reduce a name to one short line of printable text. Raises Refused if the name is invalid."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refused("bad-request", Message("server-name-length", {"most": LONGEST_NAME}))
    letters = any(character.isalnum() for character in tidy)
    if not tidy.replace(JOINER, "").isprintable() or not letters or is_deceptive(tidy):
        raise Refused("bad-request", Message("server-name-letters", {}))
    if look(tidy) in _RESERVED_LOOKS:
        raise Refused("bad-request", Message("server-name-taken", {}))
    return tidy


def look(name: str) -> str:
    """Return a normal form that is the same for names that look alike. Ignores marks, spaces, case and alphabets.

    >>> look("Jоurnеyman") == look("JOURNEYMAN") == look("Journeyman")  # the first has two Cyrillic letters
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name)).casefold().translate(LOOKS_LIKE)
    return "".join(character for character in plain if character.isalnum())


def is_deceptive(text: str) -> bool:
    """Return whether a text contains invisible characters, or enough combining characters to cover other lines."""
    marks = 0
    for before, character, after in zip(" " + text, text, text[1:] + " ", strict=False):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or character in BLANK:
            return True
        if character == JOINER and (before.isalnum() or after.isalnum() or " " in (before, after)):
            return True
    return False


_RESERVED_LOOKS = frozenset(map(look, RESERVED))
