"""`kontor backup` copies everything that a server stores, even while the server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.arguments import Json
from kontor.cli.screen import line, print_json, words
from kontor.operation.opening import Place, check_new, revision, run
from kontor.server.storage import Database


def backup(
    file: Annotated[Path, typer.Argument(metavar="OUT", help="The new file, for example kontor-2026-11-16.backup")],
    database: Place = None,
    json: Json = False,
) -> None:
    """Back up all games of a server to one file, even while the server is running.

    The file is complete and consistent. The format is the same for SQLite and PostgreSQL, so you can also use it to
    move a server from one to the other. It contains names, hashes of secrets, addresses of webhooks and the key for
    push messages: keep it private.

    Example: `kontor backup kontor-2026-11-16.backup`
    """
    from kontor.operation import archive

    check_new(file)

    async def work(one: Database) -> dict[str, int]:
        return await archive.write(one, await revision(one) or "", file)

    counts = run(database, work, any_revision=True)
    if json:
        print_json({"file": str(file), "rows": counts})
    else:
        rows = sum(counts.values())
        line(words().say("backup-written", file=str(file), tables=counts.get("tables", 0), rows=rows))
