"""The settings of a server. None of them is secret."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Limits:
    """Limits per visitor and for the whole server."""

    body: int = 64_000
    """Bytes of a request."""
    record: int = 1_000_000
    """Bytes of a request with a file: a record or a board."""
    message: int = 4_000
    """Bytes of a client's message on a socket."""
    requests: int = 600
    """Requests per minute from one address."""
    looks: int = 240
    """Requests for a view per minute on one socket."""
    sockets: int = 40
    """Sockets open at a time from one address."""
    sessions_a_day: int = 200
    """New browsers per day from one address."""
    tables_a_day: int = 50
    """Tables made per day by one browser, and from one address."""
    tables: int = 10_000
    """Tables in total."""
    live: int = 200
    """Tables kept in memory when nobody is watching."""
    bots_alone: int = 2
    """Decisions per second if bots play every seat: slow enough for a person to come back."""
    thinkers: int = 0
    """Processes for searching bots. 0 means one less than the number of cores, but at least one. Quick answers have
    their own process.
    """
    hints: int = 30
    """Hints per minute for one address."""
    analyses_a_day: int = 100
    """Analyses started per day from one address."""
    analysis: int = 150
    """Positions searched for each decision in an analysis."""


def client_folder() -> Path:
    """The folder of the built client: in the package, unless KONTOR_CLIENT names another."""
    return Path(os.environ.get("KONTOR_CLIENT") or HERE / "client")


@dataclass(frozen=True)
class Settings:
    """The settings of a server process."""

    database: str = "sqlite+aiosqlite://"
    """An SQLAlchemy database address; see `storage.address`."""
    public_url: str | None = None
    """The public address of the server, if it differs from the one it listens on."""
    keep_finished: int | None = None
    """Days after which an unchanged finished game is deleted. None for never."""
    metrics_public: bool = False
    """Whether other machines may read the metrics."""
    bots: tuple[str, ...] = ()
    """Bots that people may choose besides the standard levels: installed ones, or `module:Class`."""
    client: Path = field(default_factory=client_folder)
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        """Whether people use HTTPS, so that the cookie must never be sent over plain HTTP."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str | None:
        """The origin that browsers send for our own pages. None if it is the requested address."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # the default port, which browsers leave out
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
