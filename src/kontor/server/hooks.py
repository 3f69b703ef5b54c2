"""Notification texts, in the formats that Discord, Slack and plain-text receivers expect."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Literal, NamedTuple

from babel.lists import format_list

from kontor.server.posting import Poster
from kontor.server.storage.notice_queries import NoticeKind, WebhookRow
from kontor.words import Words

MARKUP = re.compile(r"([\\*_~`|>\[\]()#@:<-])")
"""Characters that have a special meaning in Discord messages."""
IN_ADDRESS = re.compile(r"(?<=\S)([.:/@])(?=\S)")
UNLINKED = "\\1\N{WORD JOINER}"
"""Characters that must be followed by an invisible character, so that Slack does not detect links."""


class Notice(NamedTuple):
    """A notification in language-independent form."""

    kind: NoticeKind | Literal["cup", "test"]
    game: str
    table: str | None
    name: str | None
    """Name of the player to notify."""
    others: list[str]
    """Names of the other people at the table."""
    cup: str | None = None
    """Id of the cup that has started, if the notification is not about a table."""

    def title(self, language: str) -> str:
        return words_in(language).say("notice-title", kind=self.kind, game=self.game)

    def company(self, language: str) -> str:
        """Return the names of the other players, to distinguish tables of the same game."""
        names = format_list(self.others, locale=language) if self.others else ""
        return words_in(language).say("notice-with", count=len(self.others), names=names)

    @property
    def path(self) -> str:
        if self.cup is not None:
            return f"/cup/{self.cup}"
        return f"/table/{self.table}" if self.table is not None else "/"

    def message(self, language: str) -> dict[str, Any]:
        """Return the message for Kontor's service worker."""
        body = self.company(language) if self.table is not None else ""
        return {"title": self.title(language), "body": body, "path": self.path}

    def line(self, language: str, to_table: bool) -> str:
        """Return the notification as one line. With `to_table`, it includes the player's name."""
        parts = [self.title(language)]
        if to_table and self.name:
            parts[0] = f"{self.name} – {parts[0]}"
        if self.table is not None:
            parts.append(self.company(language))
        return " · ".join(parts)


@cache
def words_in(language: str) -> Words:
    """Return a translator for the shared words in a language."""
    return Words(language)


async def post_hook(poster: Poster, hook: WebhookRow, notice: Notice, language: str, public_url: str | None) -> None:
    """Send a notification to a webhook in the format that its receiver expects. Raises Failed on failure.

    Names are escaped, so they cannot contain mentions, links or markup.
    """
    line = notice.line(language, hook.table is not None)
    link = f" {public_url.rstrip('/')}{notice.path}" if public_url is not None else ""
    if hook.kind == "plain":
        await poster.post(hook.url, (line + link).encode(), {"Content-Type": "text/plain; charset=utf-8"})
        return
    form: dict[str, Any]
    if hook.kind == "discord":
        form = {"content": MARKUP.sub(r"\\\1", line) + link, "allowed_mentions": {"parse": []}}
    else:
        safe = IN_ADDRESS.sub(UNLINKED, line).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        form = {"text": safe + (f" <{link.strip()}>" if link else ""), "mrkdwn": False, "parse": "none"}
    await poster.post(hook.url, json.dumps(form).encode(), {"Content-Type": "application/json"})
