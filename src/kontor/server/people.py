"""People, identified by the cookies of their browsers.

A browser is identified by a random secret in its cookie. Apart from a guest name, the server knows nothing about a
person. A browser gets a cookie when its user enters a name, takes a seat or creates a table. Spectators get no cookie.
Other browsers can sign in as the same person (see `identity`).
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.budgets import Budgets, address_of
from kontor.server.settings import Settings
from kontor.server.storage import Database, person_queries, queries
from kontor.server.storage.person_queries import DeviceRow
from kontor.table.clock import days_ago, now
from kontor.table.names import clean
from kontor.table.refusals import Refused

COOKIE = "kontor"
LONGEST_COOKIE = 100
LONG_KEY = 22
"""Minimum length of a click's key, in characters, which corresponds to 128 random bits."""
MOST_DEVICES = 20
"""Maximum number of browsers per person."""
A_YEAR = 365 * 24 * 60 * 60

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
"""Parts of a `User-Agent` header and their meanings. The first part that matches decides."""

# Only hashes of secrets are stored. A fast hash is sufficient, because secrets have 256 random bits.


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_in(header: str) -> str:
    """Return the value of Kontor's cookie, or an empty string. If there are several, the last one counts.

    The framework would parse and cache all cookies. Until Python 3.11.10, that takes time proportional to the square of
    a quoted cookie's length.
    """
    for cookie in reversed(header.split(";")):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def browser_label(agent: str) -> str:
    """Return a short description by which people can recognise a browser. The full header is not stored.

    >>> browser_label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    parts = (next((name for part, name in names.items() if part in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, parts))


@dataclass
class Visitor:
    """The browser that sends a request. `session` identifies its person, and `device` is the hash of the browser's own
    secret. Both are None if the browser has no cookie yet.
    """

    address: str
    label: str = ""
    """Short description of the browser for the list of devices."""
    session: str | None = None
    device: str | None = None
    name: str | None = None
    cookie: str | None = None
    """Cookie to set with the response. An empty string deletes the cookie."""
    first: str | None = None
    """Secret for a new session if it is derived from the click."""


class People:
    """Identifies browsers by their cookies."""

    def __init__(self, database: Database, settings: Settings, budgets: Budgets) -> None:
        self._database = database
        self._settings = settings
        self._budgets = budgets

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Identify the visitor who sent a request or opened a socket."""
        visitor = Visitor(address_of(connection), browser_label(connection.headers.get("user-agent", "")))
        secret = cookie_in(connection.headers.get("cookie", ""))
        if not secret or len(secret) > LONGEST_COOKIE:
            return visitor
        found = await self._database.visitor(hashed(secret))
        if found is not None:
            visitor.session, visitor.name, visitor.device = found.hash, found.name, hashed(secret)
            if found.seen < days_ago(1):
                await self._seen(visitor, secret)
        return visitor

    async def _seen(self, visitor: Visitor, secret: str) -> None:
        """Extend a returning visitor's cookie by a year, at most once a day."""
        assert visitor.session is not None and visitor.device is not None
        async with self._database.writing() as db:
            await queries.change_session(db, visitor.session, seen=now())
            await person_queries.change_device(db, visitor.device, seen=now(), label=visitor.label)
        visitor.cookie = secret

    async def recognize(self, visitor: Visitor, key: str | None) -> None:
        """Derive the new session from the click's key, so a first click without a cookie can be repeated. Short keys
        could be guessed and are ignored. Only hashes are stored.
        """
        if visitor.session is not None or key is None or len(key) < LONG_KEY:
            return
        visitor.first = self._budgets.hashed(f"{key} {self._budgets.owner(visitor.address)}")
        async with self._database.reading() as db:
            used = await person_queries.is_used(
                db, hashed(visitor.first)
            )  # look up the session first, because the same click may be in progress
            found = await queries.visitor(db, hashed(visitor.first))
        if found is None and used:
            visitor.first = None  # an old click must not restore a signed-out browser or a deleted person
        if found is not None:
            visitor.session, visitor.name, visitor.cookie = found.hash, found.name, visitor.first

    async def welcome(self, db: AsyncConnection, visitor: Visitor, name: str | None = None) -> str:
        """Return the visitor's session, creating it if necessary. The first name entered becomes the person's name."""
        if visitor.session is None:
            self._budgets.spend(self._budgets.owners(visitor.address), "sessions")
            visitor.cookie = visitor.first or new_secret()
            visitor.session, visitor.name = hashed(visitor.cookie), name
            await queries.add_session(db, visitor.session, name, now())
            await self.add_device(db, visitor, visitor.session)
        elif await queries.session(db, visitor.session, lock=True) is None:  # deleted by its owner meanwhile
            raise Refused("stale", Message("server-stale", {}))
        elif visitor.name is None and name is not None:
            visitor.name = name
            await queries.change_session(db, visitor.session, name=name)
        return visitor.session

    async def add_device(self, db: AsyncConnection, visitor: Visitor, person: str) -> None:
        """Store a browser that will receive a cookie. If the person has too many browsers, the oldest is signed out."""
        assert visitor.cookie
        visitor.device = hashed(visitor.cookie)
        row = DeviceRow(visitor.device, person, secrets.token_urlsafe(12), visitor.label, now(), now())
        await person_queries.add_device(db, row)
        old = sorted(await person_queries.devices_of(db, person), key=lambda one: one.seen)[:-MOST_DEVICES]
        await person_queries.delete_devices(db, [one.hash for one in old])

    async def call(self, visitor: Visitor, name: str) -> str:
        """Change the person's name. Their names at existing seats stay the same."""
        tidy = clean(name)
        async with self._database.writing() as db:
            await queries.change_session(db, await self.welcome(db, visitor, tidy), name=tidy)
        visitor.name = tidy
        return tidy

    def set_cookie(self, visitor: Visitor) -> str:
        """Return the header that sets the visitor's new cookie."""
        return Cookie(
            COOKIE,
            value=visitor.cookie,
            max_age=A_YEAR if visitor.cookie else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure,
        ).to_header(header="")
