"""Everything about a server that whoever runs it can set. Secrets are none of it: there are none to set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Limits:
    """How much one visitor, and all of them together, may ask for."""

    body: int = 64_000
    """Bytes of a request."""
    record: int = 1_000_000
    """Bytes of a request that may bring a file: a record or a board."""
    message: int = 4_000
    """Bytes of what a client sends on a socket."""
    requests: int = 600
    """A minute, from one address."""
    looks: int = 240
    """A minute, on one socket: how often it may ask to look through other eyes."""
    sockets: int = 40
    """Open at a time, from one address."""
    sessions_a_day: int = 200
    """Browsers from one address that were not known before."""
    tables_a_day: int = 50
    """Made by one browser, and from one address."""
    tables: int = 10_000
    """In all."""
    live: int = 200
    """Tables that are kept in memory though nobody looks at them."""
    bots_alone: int = 2
    """Decisions a second where bots decide for every seat: whoever wants his seat back shall not come too late."""
    thinkers: int = 0
    """Processes in which bots search; 0: one for each core but one, at least one. Others answer quickly, or draw."""
    hints: int = 30
    """A minute, from one address."""
    analyses_a_day: int = 100
    """Begun from one address."""
    analysis: int = 150
    """Positions that a bot looks at for each decision of a finished game."""


def client_folder() -> Path:
    """Where the built client lies: in the package, unless a developer says otherwise."""
    return Path(os.environ.get("KONTOR_CLIENT") or HERE / "client")


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = "sqlite+aiosqlite://"
    """An address as SQLAlchemy reads it; see `storage.address`."""
    public_url: str | None = None
    """How people reach the server, if not by the address it listens on."""
    keep_finished: int | None = None
    """Days after which a finished game is removed that nothing has happened to; None: never."""
    metrics_public: bool = False
    """Whether others than this machine may read the metrics."""
    bots: tuple[str, ...] = ()
    """Bots that people may seat besides the usual levels: installed ones, or `module:Class`."""
    client: Path = field(default_factory=client_folder)
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that the cookie must never travel otherwise."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str | None:
        """What a browser names as the origin of our own pages; None: the address it was asked for."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # which no browser names
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
