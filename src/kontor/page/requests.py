"""Requests from the client, and the responses. The only client is Kontor's own, so the checks are simpler than on the
server, but malformed requests are rejected.
"""

from __future__ import annotations

import json
import re
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args
from urllib.parse import parse_qsl, unquote, urlsplit

from kontor.core import Message
from kontor.core.reader import excerpt
from kontor.table import json_text
from kontor.table.refusals import Refused
from kontor.table.rows import Takebacks

T = TypeVar("T")

Which = Literal["open", "mine", "over"]
Who = Literal["me", "open", "bot"]

KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_SEATS = 16


class Answer(NamedTuple):
    """The response to a request: its status, content type and text."""

    status: int
    kind: str
    text: str


def as_json(form: object, status: int = 200) -> Answer:
    return Answer(status, "application/json", json_text(form))


def bad(field: str, fault: str) -> Refused:
    return Refused("bad-request", Message("server-bad-field", {"field": excerpt(field), "fault": excerpt(fault)}))


class Asked:
    """A request: its method, the parts of its path, its query and the fields of its body."""

    def __init__(self, method: str, address: str, body: str | None = None) -> None:
        parts = urlsplit(address)
        self.method = method
        self.path = [unquote(part) for part in parts.path.strip("/").split("/")]
        self._query = dict(parse_qsl(parts.query))
        self._body = body

    def fields(self) -> Fields:
        """Return the fields of the body, which must be a JSON object."""
        try:
            read = json.loads(self._body or "")
        except (ValueError, RecursionError):
            raise Refused("bad-request", Message("server-bad-request", {})) from None
        return Fields(read)

    def query_number(self, name: str) -> int | None:
        value = self._query.get(name)
        return None if value is None else number(value, name)

    def query_which(self) -> Which:
        which = self._query.get("which", "open")
        if which not in get_args(Which):
            raise bad("which", f"unknown: {which}")
        return cast(Which, which)


def number(text: str, name: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise bad(name, "not a number") from None


class Fields:
    """The fields of a JSON object, with checks."""

    def __init__(self, read: object) -> None:
        if not isinstance(read, dict):
            raise bad("$", "not an object")
        self._read: dict[str, Any] = read

    def text(self, name: str, most: int = 1_000_000) -> str:
        value = self._get(name, str)
        if len(value) > most:
            raise bad(name, f"longer than {most}")
        return value

    def maybe_text(self, name: str) -> str | None:
        return None if self._read.get(name) is None else self.text(name)

    def key(self) -> str:
        """Return the key that the client has chosen for a click."""
        key = self.text("key")
        if not KEY.fullmatch(key):
            raise bad("key", "not a key")
        return key

    def maybe_key(self) -> str | None:
        return None if self._read.get("key") is None else self.key()

    def flag(self, name: str, default: bool = False) -> bool:
        return self._get(name, bool) if name in self._read else default

    def maybe_object(self, name: str) -> dict[str, Any] | None:
        return None if self._read.get(name) is None else self._get(name, dict)

    def number(self, name: str) -> int:
        value = self._get(name, int)
        if isinstance(value, bool) or value < 0:
            raise bad(name, "not a number from 0 up")
        return value

    def maybe_number(self, name: str) -> int | None:
        return None if self._read.get(name) is None else self.number(name)

    def texts(self, name: str) -> list[str]:
        values = self._get(name, list)
        if not all(isinstance(value, str) for value in values):
            raise bad(name, "not a list of texts")
        return values

    def options(self) -> dict[str, Any]:
        return self._get("options", dict) if "options" in self._read else {}

    def objects(self, name: str) -> list[Fields]:
        values = self._get(name, list)
        if not 1 <= len(values) <= MOST_SEATS:
            raise bad(name, f"not 1 to {MOST_SEATS}")
        return [Fields(value) for value in values]

    def who(self) -> Who:
        who = self.text("who")
        if who not in get_args(Who):
            raise bad("who", f"unknown: {who}")
        return cast(Who, who)

    def takebacks(self) -> Takebacks:
        takebacks = self._read.get("takebacks", "bots")
        if takebacks not in get_args(Takebacks):
            raise bad("takebacks", f"unknown: {takebacks}")
        return cast(Takebacks, takebacks)

    def board_file(self) -> tuple[str, str] | None:
        if self._read.get("board_file") is None:
            return None
        file = Fields(self._read["board_file"])
        return file.text("name", 100), file.text("text")

    def _get(self, name: str, kind: type[T]) -> T:
        value = self._read.get(name)
        if not isinstance(value, kind):
            raise bad(name, f"not a {kind.__name__}")
        return value
