"""`kontor site` writes the static page that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.screen import bad_input, line, words

MEGABYTE = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="OUT", help="Output folder: new, empty, or with an older page.")],
    server: Annotated[
        str, typer.Option(metavar="URL", help="Kontor server where visitors can play with friends.")
    ] = "",
) -> None:
    """Write Kontor as a static page that runs on any web host.

    Everything runs in the browser, and games are stored there. After the first visit, the page works offline. Put the
    folder on any web host, under any path. See docs/page.md.

    Example: `kontor site page`
    """
    from kontor.server.page_files import compressed, older_page, page_files, replace
    from kontor.server.settings import client_folder

    if folder.exists() and not folder.is_dir():
        raise bad_input("site-no-folder", folder=str(folder))
    if folder.exists() and any(folder.iterdir()) and not older_page(folder):
        raise bad_input("site-not-empty", folder=str(folder))
    if server and not server.startswith(("https://", "http://")):
        raise bad_input("site-no-server", server=server)
    files = page_files(client_folder(), server and server.rstrip("/") + "/")
    replace(files, folder)
    size = f"{compressed(files, files) / MEGABYTE:.1f}"
    line(words().say("site-written", folder=str(folder), count=len(files), size=size))
    line(words().say("site-try", command=f"python3 -m http.server --directory {folder}"))
