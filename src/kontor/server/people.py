"""Who is asking. A browser is known by a random secret in its cookie; a guest name is all there is to know of a person.

The cookie is given on first need: when somebody takes a name or a seat, or makes a table. Whoever only looks gets none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.clock import days_ago, now
from kontor.server.headers import A_YEAR
from kontor.server.names import clean
from kontor.server.problems import Refused
from kontor.server.rates import A_DAY, Rate, address_of
from kontor.server.secret import hashed, new_secret
from kontor.server.settings import Settings
from kontor.server.storage import Database, queries

COOKIE = "kontor"
LONGEST_COOKIE = 100


@dataclass
class Visitor:
    """The browser that asks. `session` is the hash of its secret, None as long as it needs none."""

    address: str
    session: str | None = None
    name: str | None = None
    cookie: str | None = None
    """What the answer shall set as its cookie; empty: none any more."""


class People:
    """Knows browsers by their cookies."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._new = Rate(settings.limits.sessions_a_day, A_DAY)

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """The visitor of a request or a socket."""
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
        """Once a day: whoever comes back keeps his cookie for another year."""
        assert visitor.session is not None
        async with self._database.writing() as db:
            await queries.change_session(db, visitor.session, seen=now())
        visitor.cookie = secret

    async def welcome(self, db: AsyncConnection, visitor: Visitor, name: str | None = None) -> str:
        """The visitor's session, made if there is none yet. The first name that is given becomes that of the person."""
        if visitor.session is None:
            self._new.check(visitor.address, Message("server-too-many-new", {}))
            visitor.cookie = new_secret()
            visitor.session, visitor.name = hashed(visitor.cookie), name
            await queries.add_session(db, visitor.session, name, now())
        elif await queries.session(db, visitor.session, lock=True) is None:  # he had himself forgotten meanwhile
            raise Refused("stale", Message("server-stale", {}))
        elif visitor.name is None and name is not None:
            visitor.name = name
            await queries.change_session(db, visitor.session, name=name)
        return visitor.session

    async def call(self, visitor: Visitor, name: str) -> str:
        """Give the person another name; the names at seats stay as they are."""
        tidy = clean(name)
        async with self._database.writing() as db:
            await queries.change_session(db, await self.welcome(db, visitor, tidy), name=tidy)
        visitor.name = tidy
        return tidy

    def set_cookie(self, visitor: Visitor) -> str:
        """The header for the visitor's new cookie."""
        return Cookie(
            COOKIE,
            value=visitor.cookie,
            max_age=A_YEAR if visitor.cookie else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.secure,
        ).to_header(header="")
