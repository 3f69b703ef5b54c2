"""`kontor serve` runs the web server."""

from __future__ import annotations

import threading
import webbrowser
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Annotated, Any, cast
from urllib.parse import urlsplit

import typer

from kontor.bots import check_bot
from kontor.cli.screen import bad_input, complain, err, line, listed, words

if TYPE_CHECKING:
    from kontor.server.settings import Limits

PORT = 8710
CHAT_MODES = ("off", "presets", "text")
LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 allows other machines on your network."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=0, max=65535, help="Port; 0 picks a free one.")
    ] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE|URL",
            envvar="KONTOR_DATABASE",
            help="SQLite file, or postgresql://user:password@host/name. Defaults to a file in your data folder.",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="Public address behind a proxy, for example https://play.example"
        ),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESSES",
            help="Trust X-Forwarded headers from these addresses or networks, separated by commas; * trusts all.",
        ),
    ] = "127.0.0.1",
    keep_finished: Annotated[
        int | None,
        typer.Option(
            "--keep-finished",
            metavar="DAYS",
            min=1,
            help="Delete finished games after this many days without activity. By default, games are kept.",
        ),
    ] = None,
    metrics_public: Annotated[
        bool, typer.Option("--metrics-public", help="Make /metrics readable from other machines.")
    ] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=N", help="Set a limit (see docs/server.md); repeatable."),
    ] = None,
    chat: Annotated[
        str,
        typer.Option("--chat", metavar="MODE", help=f"What players can write in the chat: {', '.join(CHAT_MODES)}."),
    ] = "presets",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="BOT",
            help="Also offer this bot: an installed one, or module:Class; repeatable.",
        ),
    ] = None,
    wait: Annotated[
        int,
        typer.Option("--wait", metavar="SECONDS", min=0, help="How long to wait for PostgreSQL at startup."),
    ] = 60,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    log: Annotated[
        str, typer.Option("--log", metavar="LEVEL", help=f"Log level on stderr: {', '.join(LOG_LEVELS)}.")
    ] = "warning",
) -> None:
    """Run the web server, for this machine or for everyone.

    Press Ctrl-C to stop. All games continue when you start it again.

    Example: `kontor serve --open`
    """
    if log not in LOG_LEVELS:
        raise bad_input("serve-log", level=log, possible=listed(LOG_LEVELS))
    if chat not in CHAT_MODES:
        raise bad_input("serve-chat", mode=chat, possible=listed(CHAT_MODES))
    if err().is_terminal:  # without a terminal, print only the log
        complain(words().say("serve-starting"))
    from kontor.server import logs, run
    from kontor.server.settings import Settings
    from kontor.server.storage import address, described

    settings = Settings(
        database=address(database),
        public_url=_checked_url(public_url),
        keep_finished=keep_finished,
        metrics_public=metrics_public,
        bots=tuple(bots or ()),
        chat=cast(Any, chat),
    )
    for name in settings.bots:
        check_bot(name)
    settings = replace(settings, limits=_limits(settings.limits, limit or []))
    bound = _bound(host, port)
    logs.set_up(log)
    here = _address(host, bound.getsockname()[1])

    def ready() -> None:
        line(words().say("serve-ready", address=here))
        if public_url is not None:
            line(words().say("serve-public", address=public_url))
        line(words().say("serve-database", place=described(settings.database)))
        if not (settings.client / "index.html").is_file():
            complain(words().say("server-no-client"))
        print(words().say("serve-stop"), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    try:
        run.serve(settings, bound, trusted_proxies, ready, wait, lambda: complain(words().say("serve-waiting")))
    except ModuleNotFoundError as error:  # the database driver is imported only when needed
        raise bad_input("serve-not-installed", package=error.name or "", extra="postgres") from error
    except KeyboardInterrupt:
        pass
    finally:
        bound.close()
    line(words().say("serve-stopped"))


def _bound(host: str, port: int) -> Any:
    from kontor.server import run

    try:
        return run.listening(host, port)
    except OSError as error:
        raise bad_input("serve-address", host=host, port=port, error=error.strerror or str(error)) from error


def _address(host: str, port: int) -> str:
    """Return the address of the server for a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def _checked_url(url: str | None) -> str | None:
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise bad_input("serve-url", url=url)
    return url


def _limits(usual: Limits, given: list[str]) -> Limits:
    """Parse limits such as `tables=100`. Other limits keep their defaults."""
    known = [field.name for field in fields(usual)]
    limits = usual
    for setting in given:
        name, _, value = setting.partition("=")
        if name not in known or not value.isdecimal():
            raise bad_input("serve-limit", setting=setting, possible=listed(known))
        limits = replace(limits, **{name: int(value)})
    return limits
