"""`kontor arena` plays matches between bots and rates them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kontor.arena.budgets import LEAST, MOST, line_up
from kontor.arena.contest import MIRROR, Contest, Job
from kontor.arena.ledger import Ledger
from kontor.arena.match import MatchRun, Means
from kontor.arena.on_ray import LOCAL
from kontor.arena.page import match_page
from kontor.arena.play import Crashed, Outcome
from kontor.arena.report import Report, compiled
from kontor.arena.telling import Telling
from kontor.bots import SECONDS, bot_names
from kontor.cli.arguments import Board, Edition, Force, GameName, Json, Players, Settings, game_named, setup_from
from kontor.cli.figures import shares, show_summary
from kontor.cli.files import check_target, check_targets, write
from kontor.cli.pace import Pace, minutes
from kontor.cli.screen import FOUND_FAULTY, bad_input, complain, err, out, print_json, words
from kontor.cli.show import head_text
from kontor.registry import game as game_of

INTERRUPTED = 130
"""Exit status of a program interrupted by Ctrl-C."""


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT,…",
            help=f"One bot per seat: {', '.join(bot_names())}, or module:Class; master:800 sets that bot's budget.",
        ),
    ],
    players: Players = None,
    board: Board = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")] = 100,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="S", min=0, help="Random seed; the same seed gives the same games on any machine."
        ),
    ] = 1,
    budget: Annotated[
        int | None,
        typer.Option(
            "--budget",
            metavar="N",
            min=LEAST,
            max=MOST,
            help="Positions a master searches per decision; a patrician searches 4 times as many, a burgomaster 10.",
        ),
    ] = None,
    settings: Settings = None,
    mirror: Annotated[
        int,
        typer.Option(
            "--mirror", metavar="N", min=0, help="Also play N control games with the first bot in every seat."
        ),
    ] = 0,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help="Number of processes. Defaults to all cores.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Store finished games in this file and continue from it."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Save a record of every game in this folder.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Save the report as an HTML page with charts.")
    ] = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Play a match between bots with balanced seating, and rate their strength.

    Exit code 1 if a game crashed (its record is saved). Ctrl-C reports the games finished so far.

    Example: `kontor arena hansa --bots journeyman,apprentice,apprentice --games 60 --resume match.jsonl`
    """
    played_by = game_named(game)
    for option, value in (("--bots", bots), ("--ray", ray)):
        if value is not None and not value.strip():
            raise bad_input("cli-empty", option=option)
    setup = setup_from(played_by, bots.count(",") + 1 if players is None else players, board, edition, settings)
    contest = Contest(setup, line_up(bots, budget, setup.players), seed, keep=save is not None)
    if budget is not None and not any(one.budget for one in contest.bots):
        complain(words().say("arena-budget-idle", possible=", ".join(SECONDS)))
    match = MatchRun(contest, games, mirror)
    if report is not None:
        check_target(report, force)
    with ExitStack() as stack:
        ledger = None if resume is None else stack.enter_context(Ledger(_checked(resume), contest))
        match.remember(ledger)
        if save is not None:
            check_targets(save, [_file_name(contest, job) for job in match.todo()], force)
            save.mkdir(parents=True, exist_ok=True)
        crashes = save or (resume.parent if resume is not None else Path())
        means = Means(workers if workers or ray else cores(), ray)
        finished = _play(match, means, ledger, save, crashes)
    found = match.report()
    if found is None:
        complain(words().say("arena-no-game"))
        raise typer.Exit(FOUND_FAULTY if finished else INTERRUPTED)
    if report is not None:
        write(report, match_page(found, _telling(found), _title(found), _facts(found)))
        complain(words().say("arena-report", file=str(report)))
    if json:
        print_json(found.form())
    else:
        _show(found)
    if not finished:
        raise typer.Exit(INTERRUPTED)
    if found.crashes:
        raise typer.Exit(FOUND_FAULTY)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _checked(resume: Path) -> Path:
    if not resume.is_file():
        check_target(resume, force=True)
    return resume


def _play(match: MatchRun, means: Means, ledger: Ledger | None, save: Path | None, crashes: Path) -> bool:
    """Play the match. Returns whether it was completed. Ctrl-C stops the match and keeps the finished games."""

    def keep(job: Job, crashed: Crashed) -> Path:
        file = crashes / f"crashed-{_file_name(match.contest, job)}"
        write(file, crashed.record)
        if crashed.trace:
            complain(crashed.trace.rstrip())
        complain(words().say("arena-crashed", number=job.number, part=job.part, error=crashed.error, file=str(file)))
        return file

    if means.ray is not None and match.todo():
        complain(words().say("arena-ray-local" if means.ray == LOCAL else "arena-ray-joining", address=means.ray))
    begun, before = time.monotonic(), len(match.done)
    outcomes = match.run(means, ledger, keep)
    try:
        for outcome in _watched(outcomes, len(match.done), len(match.todo())):
            if save is not None and not isinstance(outcome.game, Crashed):
                write(save / _file_name(match.contest, outcome.job), outcome.game.record)
    except KeyboardInterrupt:
        outcomes.close()
        complain(words().say("arena-interrupted", done=len(match.done), games=match.games + match.mirror))
        return False
    if len(match.done) > before:
        took = minutes(time.monotonic() - begun)
        complain(words().say("arena-took", games=len(match.done) - before, time=took))
    return True


def _watched(outcomes: Iterator[Outcome], done: int, todo: int) -> Iterator[Outcome]:
    """Report progress and the remaining time: on a terminal as a bar, and otherwise as occasional lines."""
    console = err()
    if console.is_terminal:
        yield from _with_bar(outcomes, console, done, todo)
        return
    pace = Pace(done, done + todo)
    for outcome in outcomes:
        yield outcome
        pace.step()


def _with_bar(outcomes: Iterator[Outcome], console: Console, done: int, todo: int) -> Iterator[Outcome]:
    looks = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(words().say("arena-left")),
        TimeRemainingColumn(),
    )
    with Progress(*looks, console=console, transient=True, speed_estimate_period=600) as progress:
        task = progress.add_task(words().say("simulate-progress"), total=done + todo, completed=done)
        for outcome in outcomes:
            yield outcome
            progress.advance(task)


def _file_name(contest: Contest, job: Job) -> str:
    part = f"-{MIRROR}" if job.part == MIRROR else ""
    return f"{contest.setup.game}-{contest.seed}{part}-{job.number}.kontor"


def _telling(report: Report) -> Telling:
    return Telling(words(), report.contest.setup.game)


def _title(report: Report) -> str:
    return words().say("arena-title", bots=", ".join(_line_up(report.contest)))


def _line_up(contest: Contest) -> Iterator[str]:
    """Return the distinct bots in the line-up with their counts, such as `journeyman` and `3 × apprentice`."""
    for one in contest.bots:
        times = contest.line_up.count(one)
        yield one.name if times == 1 else f"{times} × {one.name}"


def _facts(report: Report) -> list[str]:
    """Return a description of the match, with the command that repeats it."""
    contest = report.contest
    played = len(report.games.played)
    form = "compiled" if compiled(contest) else "plain"
    budgets = ", ".join(f"{one.name} {one.budget}" for one in contest.bots if one.budget)
    return [
        head_text(game_of(contest.setup.game), contest.setup),
        words().say(
            "arena-facts",
            games=played,
            missing=report.asked - played,
            asked=report.asked,
            seed=contest.seed,
            form=form,
        ),
        *([words().say("arena-budgets", budgets=budgets)] if budgets else []),
    ]


def _show(report: Report) -> None:
    say = words().say
    tell = _telling(report)
    console = out()
    for fact in _facts(report):
        console.print(fact)
    console.print()
    ratings = {one.bot.name: one.rating for one in report.standings}
    figures = {one.bot.name: one.figures for one in report.standings}
    console.print(shares(console, say("report-bot"), figures, report.games.fair, tell, ratings))
    console.print(say("report-scale"), style="dim")
    console.print()
    show_summary(console, report.games, list(figures), tell)
    if report.mirror is not None:
        console.print()
        console.print(say("report-mirror"), style="bold")
        console.print(say("report-mirror-about", games=len(report.mirror.played)))
        for what, found in (
            (say("report-mirror-places"), dict(sorted(report.mirror.names.items()))),
            (say("report-mirror-seats"), {tell.seat(seat): one for seat, one in report.mirror.seats.items()}),
        ):
            console.print()
            console.print(shares(console, what, found, report.mirror.fair, tell))
    if report.crashes:
        console.print()
        console.print(say("arena-crashes", count=len(report.crashes)))
