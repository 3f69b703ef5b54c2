"""Chat, in one room for the players and one for the spectators.

Presets are message ids, which each reader sees in their own language. Text is one short line without links. Chat lines
are never part of the log or a record. Each line stores the length of the log when it was written, so a replay can leave
out later lines.

During the game, players and spectators cannot read each other's room. Once the game has ended by its rules, everyone
can read both rooms.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final, Literal, NamedTuple

from kontor.core import Message
from kontor.table.messages import ChatMode, ChatRoom
from kontor.table.names import JOINER, is_deceptive, look
from kontor.table.refusals import Refused, not_now

Preset = Literal[
    "hello", "luck", "nice", "played", "thanks", "sorry", "moment", "back", "turn", "yes", "no", "bye",
]  # fmt: skip

OFF: Final = "off"
TEXT: Final = "text"
PLAYERS: Final = "players"
WATCHERS: Final = "watchers"

LONGEST_LINE = 140
MOST_LINES = 150
"""Maximum number of chat lines kept for each room."""
KEEP_CHAT = 30
"""Days between the end of a game and the deletion of its chat."""
REPEATING = 60
"""Seconds before a person may send nearly the same text again."""
ALIKE = 0.85
"""Minimum similarity of two texts that count as nearly the same."""
CUT = "[…]"
"""Text that replaces a link."""
LINK = re.compile(
    r"""\S*://\S*                          # any scheme
      | \bwww\.\S+
      | \S*/?(?:seat|device)\#\S*          # a link to a seat or to a person
      | \b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/\S*  # a host with a path
      | \S*[a-z.\]]\S*:\d{2,5}/\S*         # a host with a port and a path
      | (?<![\w-])[\w-]{28,}               # a bare secret
      | (?<![\w-])(?=(?:\w{4}[ ]){0,6}\w{0,3}\d)(?:\w{4}[ ]){6,}\w{4}\b  # a key in groups; words have no digit
    """,
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)


class LineRow(NamedTuple):
    """A stored chat line."""

    number: int
    room: ChatRoom
    session: str
    """Author of the chat line."""
    seat: int | None
    name: str | None
    """Author's name at the time of writing."""
    preset: str | None
    text: str | None
    sequence: int
    """Length of the table's log at the time of writing."""
    at: str


def clean_text(text: str) -> str:
    """Reduce a chat text to one printable line without links. Raises Refused if the result is empty."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(tidy) <= LONGEST_LINE:
        raise Refused("bad-request", Message("server-chat-length", {"most": LONGEST_LINE}))
    if not tidy.replace(JOINER, "").isprintable() or is_deceptive(tidy):
        raise Refused("bad-request", Message("server-chat-letters", {}))
    cut = LINK.sub(CUT, tidy)
    if not any(character.isalnum() or character > "\u2000" for character in cut.replace(CUT, "")):
        raise Refused("bad-request", Message("server-chat-empty", {}))
    return cut


def check_new(text: str | None, preset: str | None, before: Iterable[LineRow]) -> None:
    """Reject a line that nearly repeats one of the author's recent lines."""
    for line in before:
        same = preset is not None and line.preset == preset
        if same or (text is not None and line.text is not None and _alike(text, line.text)):
            raise not_now(Message("server-chat-again", {}))


def _alike(one: str, other: str) -> bool:
    a, b = look(one) or one, look(other) or other
    return a == b or SequenceMatcher(None, a, b, autojunk=False).ratio() >= ALIKE


def readable(line: LineRow, mode: ChatMode, mine: ChatRoom, opened: bool, blocked: frozenset[str]) -> bool:
    """Return whether a reader in the room `mine` may see a chat line. `opened` is true after the end of the game."""
    if mode == OFF or (line.text is not None and mode != TEXT) or line.session in blocked:
        return False
    return opened or line.room == mine
