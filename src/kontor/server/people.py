"""People: browsers and their cookies, names, and secrets.

A browser is identified by a random secret in its cookie; the server knows only a guest name about a person. A browser
gets its cookie when it takes a name or a seat or creates a table. Spectators get none.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.clock import days_ago, now
from kontor.server.problems import Refused
from kontor.server.rates import A_DAY, Rate, address_of
from kontor.server.settings import Settings
from kontor.server.storage import Database, queries

COOKIE = "kontor"
LONGEST_COOKIE = 100
A_YEAR = 365 * 24 * 60 * 60

LONGEST_NAME = 40
JOINER = "\u200d"
"""Joins the parts of an emoji. On its own it is not printable."""

TABLE_ID = 12
"""Number of random bytes in a table's id, so that nobody can guess its link."""


# Secrets are 256 random bits, and only their hashes are stored. Slow hashes are needed only for passwords that people
# choose.


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(name: str) -> str:
    """A name in stored form: one short line of printable text. Raises Refused if the name is invalid."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refused("bad-request", Message("server-name-length", {"most": LONGEST_NAME}))
    if not tidy.replace(JOINER, "").isprintable() or not any(character.isalnum() for character in tidy):
        raise Refused("bad-request", Message("server-name-letters", {}))
    return tidy


@dataclass
class Visitor:
    """The browser that sends a request. `session` is the hash of its secret, or None if it has none yet."""

    address: str
    session: str | None = None
    name: str | None = None
    cookie: str | None = None
    """The cookie to set with the response; empty: delete it."""


class People:
    """Identifies browsers by their cookies."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._new = Rate(settings.limits.sessions_a_day, A_DAY)

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """The visitor behind a request or a socket."""
        visitor = Visitor(address_of(connection))
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > LONGEST_COOKIE:
            return visitor
        async with self._database.reading() as db:
            found = await queries.session(db, hashed(secret))
        if found is not None:
            visitor.session, visitor.name = found.hash, found.name
            if found.seen < days_ago(1):
                await self._seen(visitor, secret)
        return visitor

    async def _seen(self, visitor: Visitor, secret: str) -> None:
        """Once a day, extend the cookie of a returning visitor by a year."""
        assert visitor.session is not None
        async with self._database.writing() as db:
            await queries.change_session(db, visitor.session, seen=now())
        visitor.cookie = secret

    async def welcome(self, db: AsyncConnection, visitor: Visitor, name: str | None = None) -> str:
        """The visitor's session, created if there is none yet. The first name given becomes the person's name."""
        if visitor.session is None:
            self._new.check(visitor.address, Message("server-too-many-new", {}))
            visitor.cookie = new_secret()
            visitor.session, visitor.name = hashed(visitor.cookie), name
            await queries.add_session(db, visitor.session, name, now())
        elif await queries.session(db, visitor.session, lock=True) is None:  # deleted by its owner in the meantime
            raise Refused("stale", Message("server-stale", {}))
        elif visitor.name is None and name is not None:
            visitor.name = name
            await queries.change_session(db, visitor.session, name=name)
        return visitor.session

    async def call(self, visitor: Visitor, name: str) -> str:
        """Change the person's name. Names at seats are unchanged."""
        tidy = clean(name)
        async with self._database.writing() as db:
            await queries.change_session(db, await self.welcome(db, visitor, tidy), name=tidy)
        visitor.name = tidy
        return tidy

    def set_cookie(self, visitor: Visitor) -> str:
        """The header that sets the visitor's new cookie."""
        return Cookie(
            COOKIE,
            value=visitor.cookie,
            max_age=A_YEAR if visitor.cookie else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure,
        ).to_header(header="")
