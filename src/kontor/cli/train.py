"""`kontor train` trains evaluation weights by self-play."""

from __future__ import annotations

import json
import shlex
import sys
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kontor.bots.judgement import JudgementMismatch
from kontor.bots.network import judge_with
from kontor.bots.train.whole import written_whole
from kontor.cli.arguments import Force, GameName, game_named
from kontor.cli.files import check_target, read_text, write
from kontor.cli.pace import Pace
from kontor.cli.screen import bad_input, complain, err, line, words
from kontor.core import AnyGame

if TYPE_CHECKING:
    from kontor.bots.train.trainer import Map, Trainer

MEASURED = 40
"""Number of games in a strength measurement."""


def train(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FILE", help="Save the weights to this file, such as judgement.json in a game's folder."
        ),
    ],
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            min=1,
            help="Total number of games.",
        ),
    ] = 4000,
    per_round: Annotated[
        int,
        typer.Option(
            "--round", metavar="N", min=1, help="Games per round. The first round, played by simple bots, is longer."
        ),
    ] = 200,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="S",
            min=0,
            help="Random seed; the same seed gives the same weights with any number of workers.",
        ),
    ] = 1,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="N,N,…",
            help="Player counts to train on; repeat a count to play it more often. Default: all.",
        ),
    ] = None,
    start: Annotated[
        str | None, typer.Option("--start", metavar="FILE", help="Start from these weights instead of from scratch.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            help="Store the training state in this file after each round, and continue from it.",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help="Number of processes.")] = 1,
    measure: Annotated[
        int, typer.Option("--measure", metavar="N", min=0, help="Measure the strength every N games; 0 for never.")
    ] = 1000,
    force: Force = False,
) -> None:
    """Train a game's evaluation weights by self-play.

    The weights are saved after every round, so Ctrl-C loses at most one round. With `--resume`, the same command
    continues. Without a terminal, it reports progress on stderr every half minute.

    Example: `kontor train hansa --games 4000 --seed 1 --out judgement.json --resume training.npz --workers 2`
    """
    if find_spec("numpy") is None:
        raise bad_input("train-no-numpy", package="numpy")
    from kontor.bots.train.selfplay import Way
    from kontor.bots.train.trainer import FIRST, Course, Trainer, processes

    learner = game_named(game)
    begun = resume is not None and resume.exists()
    check_target(out, force or begun)
    if resume is not None:
        check_target(resume, force=True)
        if resume.resolve() == out.resolve():
            raise bad_input("train-same-file", file=str(out))
    course = Course(seed, Way(_numbers(learner, players)), first=min(FIRST * per_round, games), games=per_round)
    trainer = Trainer(learner, course, None if start is None else _weights(learner, start))
    if resume is not None and begun:
        trainer.load(resume)
        check_target(out, force or _written_by(trainer, out))
    made = {"command": f"kontor {shlex.join(sys.argv[1:])}", "version": version("kontor")}
    try:
        with processes(workers) as map:
            _train(trainer, map, games, measure, out, resume, made)
    except KeyboardInterrupt:
        line(words().say("train-stopped", games=trainer.games))
        raise typer.Exit(130) from None


def _train(
    trainer: Trainer, map: Map, games: int, measure: int, out: Path, resume: Path | None, made: dict[str, Any]
) -> None:
    console = err()
    end = trainer.end(games)
    pace = Pace(trainer.games, end)
    if trainer.rounds:  # an interrupted run may have saved only the state
        _write(out, _file(trainer, made))
    with _progress(console) as progress:
        bar = progress.add_task(words().say("train-progress"), total=end, completed=trainer.games)

        def played() -> None:
            progress.advance(bar)
            pace.step()

        while trainer.games < games:
            before = trainer.games
            loss = trainer.play_round(map, played)
            if resume is not None:  # save the state first, because training cannot resume from weights alone
                trainer.save(resume)
            _write(out, _file(trainer, made))
            said = words().say("train-round", round=trainer.rounds, games=trainer.games, loss=f"{loss:.4f}")
            progress.update(bar, completed=trainer.games, description=said)
            if not console.is_terminal:
                line(said)
            if measure and (before // measure != trainer.games // measure or trainer.games >= games):
                progress.print(_strength(trainer, map))
    line(words().say("train-written", file=str(out), games=trainer.games))


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )


def _strength(trainer: Trainer, map: Map) -> str:
    """Return a line with the win rates of the current weights against simple bots and the packaged weights."""
    from kontor.bots.train.strength import Rival, one_game

    game, learned = trainer.game, trainer.weights()
    assert learned is not None
    rivals: list[Any] = [None]
    shipped = game.judgement()
    try:
        if shipped is not None:
            judge_with(game, shipped)
            rivals.append(shipped)
    except JudgementMismatch:
        pass  # the packaged weights use different features, so a comparison is impossible
    said = []
    pace = Pace(0, MEASURED * len(rivals))
    if not err().is_terminal:
        complain(words().say("train-measure", games=MEASURED * len(rivals)))
    for other in rivals:
        rival = Rival(game, other, trainer.course.way.players)
        found = []
        for shares in map(partial(one_game, rival, learned), range(MEASURED)):
            found.append(shares)
            pace.step()
        won, fair = (100 * sum(parts) / MEASURED for parts in zip(*found, strict=True))
        said.append(
            words().say(
                "train-against-priorities" if other is None else "train-against-shipped",
                won=f"{won:.0f}",
                fair=f"{fair:.0f}",
                games=MEASURED,
            )
        )
    return " ".join(said)


def _file(trainer: Trainer, made: dict[str, Any]) -> str:
    """Return the contents of a weights file, including a description of the training."""
    learned = trainer.weights()
    assert learned is not None
    course = trainer.course.form()
    today = datetime.now(UTC).date().isoformat()
    how = {**made, "date": today, "games": trainer.games, "seed": trainer.course.seed, "course": course}
    return json.dumps({"game": learned["game"], "made": how, **learned}) + "\n"


def _write(out: Path, weights: str) -> None:
    with written_whole(out) as fresh:
        write(fresh, weights)


def _written_by(trainer: Trainer, out: Path) -> bool:
    """Return whether these weights come from the run being resumed. They may then be overwritten without asking."""
    try:
        made = json.loads(out.read_text(encoding="utf-8"))["made"]
        return bool(made["course"] == json.loads(json.dumps(trainer.course.form())))
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _numbers(game: AnyGame, players: str | None) -> tuple[int, ...]:
    possible = game.declaration.players
    if players is None:
        return possible
    found = [part.strip() for part in players.split(",")]
    if not all(part.isdecimal() and int(part) in possible for part in found):
        raise bad_input("setup-players", players=players, possible=", ".join(map(str, possible)))
    return tuple(map(int, found))


def _weights(game: AnyGame, name: str) -> dict[str, Any]:
    """Load weights from a file. Raises JudgementMismatch if they do not match the current game."""
    try:
        learned = json.loads(read_text(name))
    except json.JSONDecodeError as error:
        raise bad_input("train-not-weights", file=name) from error
    if not isinstance(learned, dict):
        raise bad_input("train-not-weights", file=name)
    judge_with(game, learned)
    return learned
