"""`kontor analyse` shows win probabilities during a game and the costliest decisions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from kontor.bots import SECONDS, Limit
from kontor.bots.analysis import Judged, analysed, decisions, turning_points
from kontor.bots.levels import searcher
from kontor.bots.standing import shares
from kontor.cli.arguments import File, Json
from kontor.cli.files import load, names_of
from kontor.cli.screen import bad_input, err, listed, out, print_json, words
from kontor.core import NOBODY, Record, position_at, setup_of

LEVELS = tuple(SECONDS)
POSITIONS = 200
MOST_POINTS = 10
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48


def analyse(
    file: File,
    level: Annotated[
        str, typer.Option("--level", metavar="LEVEL", help=f"Bot level for the analysis: {', '.join(LEVELS)}.")
    ] = "master",
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions to search per decision.")
    ] = POSITIONS,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", min=0, help="Random seed; the same seed gives the same analysis.")
    ] = 0,
    json: Json = False,
) -> None:
    """Show each player's win probability during a game, and the costliest decisions.

    Each decision is judged by what the player knew at the time. Win probabilities are a bot's estimates.

    Example: `kontor analyse game.kontor --level patrician --positions 1000`
    """
    if level not in LEVELS:
        raise bad_input("analyse-level", level=level, possible=listed(LEVELS))
    loaded = load(file)
    record = loaded.record
    if record is None or record.viewer is not None:
        raise bad_input("analyse-not-whole", file=file)
    game = loaded.game
    start, last = game.start(setup_of(record, game)), position_at(record, game)
    actions = [last.number(text) for text in record.actions]
    bot = searcher(level, game, random.Random(seed))
    found: list[Judged] = []
    console = err()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        total = sum(1 for _ in decisions(game, start, actions))
        task = progress.add_task(words().say("analyse-progress"), total=total)
        for one in analysed(game, start, actions, bot, Limit(positions=positions)):
            found.append(one)
            progress.advance(task)
    chances = [one.chances for one in found]
    result = last.result() if last.actor == NOBODY else None
    if result is not None:
        chances.append(shares(result))
    points = turning_points(found, MOST_POINTS)
    if json:
        print_json(_form(level, positions, record, found, chances, points))
    else:
        _show(record, found, chances, points)


def _form(
    level: str,
    positions: int,
    record: Record,
    found: Sequence[Judged],
    chances: Sequence[list[float]],
    points: Sequence[Judged],
) -> dict[str, Any]:
    say = words(names_of(record.seats)).say
    return {
        "level": level,
        "positions": positions,
        "chances": [[round(chance, 4) for chance in seats] for seats in chances],
        "decisions": [_decision(one, list(map(say, one.reasons))) for one in found],
        "turning_points": [one.at for one in points],
    }


def _decision(one: Judged, why: list[str]) -> dict[str, Any]:
    told = {"at": one.at, "seat": one.seat, "action": one.action, "best": one.best, "loss": round(one.loss, 4)}
    return {**told, "reasons": why}


def _show(record: Record, found: Sequence[Judged], chances: Sequence[list[float]], points: Sequence[Judged]) -> None:
    say = words(names_of(record.seats)).say
    console = out()
    console.print(say("analyse-about", decisions=len(found)))
    console.print()
    seats = Table(say("analyse-seat"), say("analyse-chances"), "", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    seats.add_column(say("analyse-cost"), justify="right")
    for seat in range(record.players):
        own = [row[seat] for row in chances]
        lost = [one.loss for one in found if one.seat == seat]
        mean = sum(lost) / len(lost) if lost else 0.0
        ends = f"{_percent(own[0])} → {_percent(own[-1])}" if own else ""
        seats.add_row(say("seat-name", seat=seat), sparkline(own), ends, _percent(mean, 1))
    console.print(seats)
    console.print()
    if not points:
        console.print(say("analyse-even"))
        return
    table = Table(
        say("analyse-step"), say("analyse-seat"), say("analyse-did"), say("analyse-better"), say("analyse-cost"),
        box=None, pad_edge=False, padding=(0, 3, 0, 0),
    )  # fmt: skip
    for one in points:
        who = say("seat-name", seat=one.seat)
        table.add_row(str(one.at), who, one.action, one.best, _percent(one.loss))
        for reason in one.reasons:
            table.add_row("", "", "", f"– {say(reason)}", "")
    console.print(table)


def _percent(part: float, digits: int = 0) -> str:
    return f"{100 * part:.{digits}f} %"


def sparkline(chances: Sequence[float]) -> str:
    """Return a line of small bars. Each bar is the average over one section of the game."""
    width = min(WIDTH, len(chances))  # the game has no decisions yet
    parts = [chances[at * len(chances) // width : (at + 1) * len(chances) // width] for at in range(width)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)
