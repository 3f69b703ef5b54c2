"""Budgets limit how much of the server's capacity one network can use.

Every charge has an owner, a kind and a cost, and every budget refills at a constant rate. Requests, new tables and
thinking are charged once. Sockets and the memory of watched tables are charged every minute. Charges are never
refunded, so a process that crashes leaves nothing to settle. One person may control a whole network. Therefore, each
charge also applies to the larger networks around the owner, which have larger budgets. Processes share budgets through
the database: every few seconds, each process stores its own spending and reads that of the others. Budgets therefore
survive a restart. Owners are stored as keyed hashes.
"""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Literal

from litestar.connection import ASGIConnection

from kontor.core import Message
from kontor.core.bounded_cache import BoundedCache
from kontor.server.settings import Limits
from kontor.server.storage import Database, queries
from kontor.table.refusals import Refused

Kind = Literal[
    "requests", "sockets", "memory", "sessions", "tables", "keys", "notices", "uploads", "thinking", "chat",
]  # fmt: skip

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
A_DAY: Final = 24 * HOUR
CHATTING: Final = 10

SHARING = 2.0
"""Seconds between two exchanges with the database."""
OVERLAP = 60.0
"""Maximum difference, in seconds, between the clocks of two machines."""
SMALL = 0.05
"""Fraction of a budget that a process may spend before it must report this to the other processes."""
NETWORKS: Final = {4: ((32, 1), (24, 8)), 6: ((64, 1), (56, 2), (48, 4))}
"""The networks to charge for an address, by IP version. Each has a prefix length and a multiple of the standard budget.
"""

Owners = tuple[tuple[str, int], ...]
"""Owners that are charged together, each with its budget as a multiple of the standard one. The largest network is
last."""


@dataclass
class Spent:
    """The used fraction of a budget at a given time, and the part of it that is not stored yet."""

    part: float
    at: float
    new: float = 0.0


class Budgets:
    """Budgets of all owners known to this process."""

    def __init__(self, database: Database, limits: Limits, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._usual: dict[Kind, tuple[int, int]] = {
            "requests": (limits.requests, MINUTE),
            "sockets": (limits.sockets, MINUTE),
            "memory": (limits.memory, MINUTE),
            "sessions": (limits.sessions_a_day, A_DAY),
            "tables": (limits.tables_a_day, A_DAY),
            "keys": (limits.keys, HOUR),
            "notices": (limits.notices, HOUR),
            "uploads": (limits.uploads, HOUR),
            "thinking": (limits.thinking, HOUR),
            "chat": (limits.chat, CHATTING),
        }
        """Standard budget of each kind, and the number of seconds until it is refilled."""
        self._spent: dict[tuple[str, Kind], Spent] = {}
        self._owners: BoundedCache[Owners] = BoundedCache(1000)
        self._key = b""
        self._read = 0.0
        """Time up to which changes have been read from the database."""

    async def start(self) -> None:
        async with self._database.reading() as db:
            self._key = (await queries.secret(db)).encode()
        await self.share()

    def hashed(self, text: str) -> str:
        """Return a keyed hash that only servers with this database can compute."""
        return hashlib.blake2b(text.encode(), digest_size=32, key=self._key).hexdigest()

    def owners(self, address: str) -> Owners:
        """Return the networks that are charged for an address."""
        return self._owners.find(address) or self._owners.keep(
            address, tuple((self.hashed(network), times) for network, times in networks(address))
        )

    def owner(self, address: str) -> str:
        """Return the network to charge for an address's tables: the IPv4 address itself or the IPv6 site."""
        owners = self.owners(address)
        return owners[-1 if len(owners) > 2 else 0][0]

    def used(self, owners: Owners, kind: Kind) -> float:
        """Return the largest used fraction among the owners' budgets. It is 1 or more if a budget is used up."""
        return max((self._now(owner, kind).part for owner, _ in owners), default=0.0)

    def spend(self, owners: Owners, kind: Kind, cost: float = 1) -> None:
        """Charge the owners, or raise `too-many` if any of their budgets is too low. A full budget covers any cost."""
        most, seconds = self._usual[kind]
        over = max((self._now(one, kind).part + min(1, cost / (most * times)) - 1 for one, times in owners), default=0)
        if over > 1e-9:
            raise too_many(kind, over * seconds)
        self.owe(owners, kind, cost)

    def pays(self, owners: Owners, kind: Kind, cost: float = 1) -> bool:
        """Charge the owners if all of them have enough budget. Returns whether they were charged."""
        try:
            self.spend(owners, kind, cost)
        except Refused:
            return False
        return True

    def owe(self, owners: Owners, kind: Kind, cost: float) -> None:
        """Charge for something that cannot be refused, even if this exceeds the budget."""
        most, _ = self._usual[kind]
        for owner, times in owners:
            spent = self._spent[owner, kind] = self._now(owner, kind)
            part = cost / (most * times)
            spent.part += part
            spent.new += part

    async def share(self, everything: bool = False) -> None:
        """Store this process's new spending, and read the spending of other processes."""
        now = self._clock()
        told = {key: spent.new for key, spent in self._spent.items() if spent.new > (0 if everything else SMALL)}
        if told:
            async with self._database.writing() as db:
                news = [(owner, kind, new, now, self._usual[kind][1]) for (owner, kind), new in told.items()]
                await queries.add_spent(db, news)
            for key, new in told.items():
                self._spent[key].new -= new
        if told or self._database.postgres or not self._read:
            async with self._database.reading() as db:
                for owner, kind, part, at in await queries.spent_since(db, self._read):
                    before = self._spent.get((owner, kind))
                    new = before.new if before is not None else 0.0
                    self._spent[owner, kind] = Spent(part + new, at, new)
            self._read = now - OVERLAP
        for owner, kind in list(self._spent):
            spent = self._now(owner, kind)
            if not spent.part and not spent.new:
                del self._spent[owner, kind]

    def _now(self, owner: str, kind: Kind) -> Spent:
        """Return an owner's spending, minus the amount refilled since then."""
        now = self._clock()
        spent = self._spent.get((owner, kind))
        if spent is None:
            return Spent(0.0, now)
        spent.part = max(0.0, spent.part - max(0.0, now - spent.at) / self._usual[kind][1])
        spent.at = now
        return spent


def too_many(kind: Kind, wait: float) -> Refused:
    """Return the refusal for a request that exceeds a budget. The client can retry after `wait` seconds."""
    seconds = max(1, ceil(round(wait, 3)))
    said = Message("server-budget", {"kind": kind, "minutes": ceil(seconds / MINUTE)})
    return Refused("too-many", said, retry=seconds)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address of the client that sent a request, even behind trusted proxies."""
    return connection.client.host if connection.client else ""


def networks(address: str) -> list[tuple[str, int]]:
    """Return the networks charged for an address, each with its budget as a multiple of the standard one.

    >>> networks("2001:db8:1:2:3::4")
    [('2001:db8:1:2::/64', 1), ('2001:db8:1::/56', 2), ('2001:db8:1::/48', 4)]
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return [(address, 1)]
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    found = mapped or parsed
    return [
        (str(ipaddress.ip_network((found, length), strict=False)), times) for length, times in NETWORKS[found.version]
    ]
