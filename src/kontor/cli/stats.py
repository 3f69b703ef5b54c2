"""`kontor stats` shows statistics for a set of records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import Progress
from rich.text import Text

from kontor.arena.page import pile_page
from kontor.arena.played import GameSummary
from kontor.arena.records import played_record
from kontor.arena.summary import Summary
from kontor.arena.telling import Telling
from kontor.cli.arguments import Force, Json
from kontor.cli.figures import shares, show_summary
from kontor.cli.files import check_target, load, write
from kontor.cli.language import spoken
from kontor.cli.screen import (
    FOUND_FAULTY,
    bad_input,
    board_name,
    complain,
    err,
    in_file,
    out,
    print_json,
    sentences,
    words,
)
from kontor.core import KontorError
from kontor.registry import game as game_of


class Pile(NamedTuple):
    """Records with the same game, board and number of players, which can be compared."""

    game: str
    board: str
    players: int


class Read(NamedTuple):
    """Records found in a folder."""

    piles: dict[Pile, list[GameSummary]]
    unfinished: list[str]
    broken: dict[str, list[str]]
    """Errors by file name."""


def stats(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR|FILE",
            help="A record, or a folder of records (*.kontor), including subfolders.",
            show_default=False,
        ),
    ],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Save the report as an HTML page with charts.")
    ] = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Summarise a set of records: results by seat, sources of points, actions, game lengths and endings.

    Unreadable records are reported and skipped; the exit code is then 1.

    Example: `kontor stats games/`
    """
    if html is not None:
        check_target(html, force)
    found = read(_records(folder))
    for file, faults in found.broken.items():
        for fault in faults:
            complain(in_file(file, fault))
    for file in found.unfinished:
        complain(words().say("stats-unfinished", file=file))
    if not found.piles:
        raise bad_input("stats-none", folder=str(folder))
    piles = {pile: Summary(played) for pile, played in sorted(found.piles.items())}
    if html is not None:
        told = [(_title(pile), summary, Telling(words(), pile.game)) for pile, summary in piles.items()]
        title = _title(next(iter(piles))) if len(piles) == 1 else words().say("stats-title", folder=str(folder))
        write(html, pile_page(told, title, [_fact(found)], spoken()))
        complain(words().say("arena-report", file=str(html)))
    if json:
        print_json(_form(piles, found))
    else:
        _show(piles, found)
    if found.broken:
        raise typer.Exit(FOUND_FAULTY)


def read(files: Sequence[Path]) -> Read:
    """Read all records, and report broken and unfinished ones."""
    found = Read({}, [], {})
    console = err()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for number, file in enumerate(progress.track(files, description=words().say("stats-progress"))):
            try:
                loaded = load(str(file))
                if loaded.record is None:
                    raise bad_input("stats-no-record", file=str(file))
                played = played_record(number, loaded.record, loaded.game)
            except KontorError as error:
                found.broken[str(file)] = sentences(error)
                continue
            if played is None:
                found.unfinished.append(str(file))
            else:
                pile = Pile(loaded.record.game, loaded.record.board, loaded.record.players)
                found.piles.setdefault(pile, []).append(played)
    return found


def _records(folder: Path) -> list[Path]:
    if folder.is_file():
        return [folder]
    if not folder.is_dir():
        raise bad_input("stats-missing", path=str(folder))
    found = sorted(file for file in folder.rglob("*.kontor") if file.is_file())
    if not found:
        raise bad_input("stats-none", folder=str(folder))
    return found


def _title(pile: Pile) -> str:
    title = game_of(pile.game).declaration.title
    return words().say("stats-pile", game=title, board=board_name(pile.game, pile.board), players=pile.players)


def _fact(found: Read) -> str:
    games = sum(map(len, found.piles.values()))
    return words().say("stats-games", games=games, unfinished=len(found.unfinished), broken=len(found.broken))


def _names(summary: Summary) -> list[str]:
    return sorted(name for name in summary.names if name)


def _form(piles: dict[Pile, Summary], found: Read) -> dict[str, Any]:
    return {
        "piles": [
            {
                **pile._asdict(),
                **summary.form(),
                "everybody": summary.everybody.form(),
                "names": [{"name": name, **summary.names[name].form()} for name in _names(summary)],
            }
            for pile, summary in piles.items()
        ],
        "unfinished": found.unfinished,
        "broken": [{"file": file, "faults": faults} for file, faults in found.broken.items()],
    }


def _show(piles: dict[Pile, Summary], found: Read) -> None:
    console = out()
    console.print(_fact(found))
    for pile, summary in piles.items():
        tell = Telling(words(), pile.game)
        names = _names(summary)
        console.print()
        console.print(Text(_title(pile), style="bold"))
        console.print()
        if names:
            named = {name: summary.names[name] for name in names}
            console.print(shares(console, tell.say("report-name"), named, summary.fair, tell))
            console.print()
        show_summary(console, summary, names, tell)
