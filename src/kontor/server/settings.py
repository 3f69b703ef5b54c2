"""The settings of a server. None of them is secret."""

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
    """Maximum number of actions in a loaded game. Few games between people have more than a thousand."""
    requests: int = 600
    """Requests per minute, including requests for a view on a socket."""
    sockets: int = 60
    """Socket minutes per minute. A socket costs one when it is opened, and one for every minute that it stays open."""
    memory: int = 40_000
    """Log entries of watched tables held in memory, charged every minute."""
    sessions_a_day: int = 200
    """New browsers per day."""
    tables_a_day: int = 50
    """New tables per day."""
    keys: int = 20
    """Attempts per hour to sign in with a key, a device link or a passkey."""
    notices: int = 60
    """Notifications per hour that are sent to one person, through all channels."""
    uploads: int = 20_000_000
    """Bytes of records and boards per hour."""
    thinking: int = 1_800
    """Thinking time of bots, in seconds per hour: hints, analyses, plans, previews, and bots at the network's own
    tables.
    """
    chat: int = 4
    """Chat lines per person in 10 seconds."""
    tables: int = 10_000
    """Maximum number of tables. After that, new tables replace those where nobody has played."""
    cups: int = 1_000
    """Maximum number of cups that have not ended."""
    live: int = 200
    """Tables kept in memory when nobody is watching."""
    bots_alone: int = 2
    """Decisions per second at a table where only bots play. All such tables share this limit if nobody is watching."""
    thinkers: int = 0
    """Processes for searching bots. 0 means one less than the number of cores, but at least one. Quick answers have
    their own process.
    """
    analysis: int = ANALYSIS_POSITIONS
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
    clock_speed: int = field(default_factory=lambda: int(os.environ.get("KONTOR_CLOCK_SPEED", "1")))
    """Factor by which new clocks run faster, for tests."""
    chat: ChatMode = "presets"
    """The chat mode: off, presets only, or free text as well."""
    client: Path = field(default_factory=client_folder)
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        """Whether people use HTTPS. If so, the cookie is never sent over plain HTTP."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str | None:
        """The origin that browsers send for our own pages. None if it is simply the address they requested."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url.lower())
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # the default port, which browsers leave out
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"
