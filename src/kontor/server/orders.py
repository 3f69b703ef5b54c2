"""The operator's orders, such as bans, announcements and closed tables, given with `kontor admin`.

The command writes them to the database, which every server process reads every few seconds.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

from kontor.core import Message
from kontor.server.people import Visitor
from kontor.server.rooms import Room
from kontor.server.storage import Database, queries
from kontor.table.clock import now
from kontor.table.refusals import not_yours

READING = 2.0
"""Seconds between two reads of the orders."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Orders:
    """The operator's orders, as last read by this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sessions: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self.announcement: str | None = None

    def check(self, visitor: Visitor) -> None:
        """Raise an error if the visitor is banned."""
        if visitor.session in self._sessions or self._in_banned_network(visitor.address):
            raise not_yours(Message("server-banned", {}))

    def _in_banned_network(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            asking = ipaddress.ip_address(address)
        except ValueError:
            return False
        asking = getattr(asking, "ipv4_mapped", None) or asking
        return any(asking in banned for banned in self._networks)

    async def read(self, rooms: Iterable[Room], changed: Callable[[str], None]) -> None:
        """Read the orders. `changed` is called for each watched table that the operator has changed."""
        watched = {room.id: room.row.version for room in rooms if room.listeners and room.loaded}
        async with self._database.reading() as db:
            bans = await queries.bans(db)
            announced = await queries.announcement(db)
            versions = await queries.versions(db, list(watched)) if watched else {}
        self._sessions = frozenset(ban.who for ban in bans if ban.kind == "session")
        self._networks = tuple(ipaddress.ip_network(ban.who) for ban in bans if ban.kind == "network")
        self.announcement = announced.text if announced is not None and announced.until > now() else None
        for id, version in watched.items():
            if versions.get(id) != version:
                changed(id)
