"""Settings of a server. None of them are secret."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from kontor.table.messages import ChatMode
from kontor.table.questions import ANALYSIS_POSITIONS

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Limits:
    """Limits per network and for the whole server. `budgets` enforces the limits per network."""

    body: int = 64_000
    """Maximum size of a request, in bytes."""
    record: int = 1_000_000
    """Maximum size of a request with a record or a board file, in bytes."""
    message: int = 4_000
    """Maximum size of a client's socket message, in bytes."""
    actions: int = 5_000
    """Maximum number of actions in a loaded game. Few games between people have more than a thousand actions."""
    requests: int = 600
    """Number of requests per minute, including requests for a view on a socket."""
    sockets: int = 60
    """Number of socket minutes per minute. Opening a socket costs one minute, as does every minute it stays open."""
    memory: int = 40_000
    """Number of log entries of watched tables held in memory, charged every minute."""
    sessions_a_day: int = 200
    """Number of new browsers per day."""
    tables_a_day: int = 50
    """Number of new tables per day."""
    keys: int = 20
    """Number of attempts per hour to sign in with a key, a device link or a passkey."""
    notices: int = 60
    """Number of notifications per hour to one person, through all channels."""
    uploads: int = 20_000_000
    """Number of bytes of records and boards per hour."""
    thinking: int = 1_800
    """Thinking time in seconds per hour, for hints, analyses, plans, previews and bots."""
    chat: int = 4
    """Number of chat lines per person in 10 seconds."""
    tables: int = 10_000
    """Maximum number of tables. After that, new tables replace tables where nobody has played."""
    cups: int = 1_000
    """Maximum number of cups that have not ended."""
    live: int = 200
    """Number of tables kept in memory when nobody is watching them."""
    bots_alone: int = 2
    """Decisions per second at a table where only bots play. All such tables without watchers share one limit."""
    thinkers: int = 0
    """Number of processes for searching bots. With the default 0, it is one less than the number of cores, but at least
    one. An additional process gives quick answers.
    """
    analysis: int = ANALYSIS_POSITIONS
    """Number of positions searched for each decision in an analysis."""


def client_folder() -> Path:
    """Return the folder of the built client, which is part of the package unless KONTOR_CLIENT is set."""
    return Path(os.environ.get("KONTOR_CLIENT") or HERE / "client")


@dataclass(frozen=True)
class Settings:
    """Settings of a server process."""

    database: str = "sqlite+aiosqlite://"
    """SQLAlchemy database address (see `storage.address`)."""
    public_url: str | None = None
    """Public address of the server, if it differs from the one it listens on."""
    keep_finished: int | None = None
    """Number of days after which an unchanged finished game is deleted, or None for never."""
    metrics_public: bool = False
    """True if other machines may read the metrics."""
    bots: tuple[str, ...] = ()
    """Additional bots that people may choose, as names of installed bots or as `module:Class`."""
    chat: ChatMode = "presets"
    """Chat mode: off, presets only, or presets and free text."""
    client: Path = field(default_factory=client_folder)
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        """True if people reach the server over HTTPS. Cookies are then restricted to HTTPS."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str | None:
        """Origin that browsers send for Kontor's own pages, or None if it is the address that they requested."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # browsers omit the default port
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
