"""`kontor simulate` plays many games between bots of one level and shows statistics."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import mean, median_low
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import Progress
from rich.table import Table

from kontor.arena.budgets import line_up
from kontor.bots import Limit, bot
from kontor.bots.greedy import Greedy
from kontor.cli.arguments import (
    USUAL_LEVEL,
    Board,
    Edition,
    Force,
    GameName,
    Json,
    Level,
    Players,
    Settings,
    game_named,
    setup_from,
)
from kontor.cli.files import check_targets, write
from kontor.cli.screen import bad_input, board_name, err, out, print_json, seat_text, words
from kontor.core import LENGTH, AnyGame, Match, Position, Result, Setup
from kontor.core.match import Choose


class Simulated(NamedTuple):
    """A finished game, with its seed, result and length."""

    seed: int
    result: Result
    actions: int

    def form(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "scores": self.result.scores,
            "winners": self.result.winners,
            "end": self.result.reason,
            "actions": self.actions,
        }


def simulate(
    game: GameName,
    players: Players = None,
    board: Board = None,
    edition: Edition = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")] = 100,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="S", min=0, help="Random seed; game i uses S+i. The same seed gives the same game."
        ),
    ] = 0,
    settings: Settings = None,
    level: Level = USUAL_LEVEL,
    stray: Annotated[
        int,
        typer.Option("--stray", metavar="N", min=0, max=10, help="Apprentices make N out of ten decisions at random."),
    ] = 0,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Save a record of every game in this folder.")
    ] = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Play many games between bots of one level and show scores, lengths and endings.

    Searching levels use a fixed number of positions, so the same seed always gives the same game. To compare levels,
    use `kontor arena`.

    Example: `kontor simulate hansa --players 4 --edition 2014 --games 100 --seed 7`
    """
    played_by = game_named(game)
    if stray and level != USUAL_LEVEL:
        raise bad_input("simulate-stray", level=level, possible=USUAL_LEVEL)
    setup = setup_from(played_by, players, board, edition, settings)
    if save is not None:
        check_targets(save, [file_name(played_by, seed + number) for number in range(games)], force)
        save.mkdir(parents=True, exist_ok=True)
    found: list[Simulated] = []
    console = err()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for number in progress.track(range(games), description=words().say("simulate-progress")):
            found.append(simulated(played_by, setup, seed + number, level, stray, save))
    if json:
        print_json({"games": [one.form() for one in found]})
    else:
        _show(played_by, setup, found)


def file_name(game: AnyGame, seed: int) -> str:
    return f"{game.declaration.id}-{seed}.kontor"


def simulated(game: AnyGame, setup: Setup, seed: int, level: str, stray: int, save: Path | None) -> Simulated:
    """Play one game. Chance and bots share one random number generator, so the seed determines the whole game."""
    bits = random.Random(seed)
    match: Match[Position] = Match(game, setup, bits)
    result = match.run(Greedy(game, bits, stray).choose if stray else _bots(level, game, setup.players, bits))
    if save is not None:
        record = match.record()
        write(save / file_name(game, seed), record.write())
    return Simulated(seed, result, len(match.actions))


def _bots(level: str, game: AnyGame, players: int, bits: random.Random) -> Choose[Position]:
    limit = Limit(positions=line_up(level, None, 1)[0].budget)
    seats = [bot(level, game, bits) for _ in range(players)]
    return lambda view, legal: seats[view.actor].choose(view, limit)


def _show(game: AnyGame, setup: Setup, found: list[Simulated]) -> None:
    say = words().say
    console = out()
    console.print(
        say(
            "simulate-head", games=len(found), game=game.declaration.title, board=board_name(setup.game, setup.board.id)
        )
    )
    console.print()
    console.print(_seats(setup.players, found))
    console.print()
    lengths = sorted(one.actions for one in found)
    console.print(say("simulate-lengths", shortest=lengths[0], median=median_low(lengths), longest=lengths[-1]))
    console.print()
    console.print(_ends(game, found))


def _seats(players: int, found: list[Simulated]) -> Table:
    say = words().say
    table = _table(
        say("simulate-seat"), say("simulate-mean"), say("simulate-least"), say("simulate-most"), say("simulate-wins")
    )
    for seat in range(players):
        scores = [one.result.scores[seat] for one in found]
        # A shared win is divided among the winners, so wins add up to the number of games.
        wins = sum(1 / len(one.result.winners) for one in found if seat in one.result.winners)
        table.add_row(seat_text(seat), f"{mean(scores):.1f}", str(min(scores)), str(max(scores)), f"{wins:.4g}")
    return table


def _ends(game: AnyGame, found: list[Simulated]) -> Table:
    say = words().say
    table = _table(say("simulate-end"), say("simulate-games"))
    for end in (*game.declaration.ends, LENGTH):
        number = sum(1 for one in found if one.result.reason == end)
        if number or end != LENGTH:
            about = say("end-length") if end == LENGTH else say(f"{game.declaration.id}-end-{end}")
            table.add_row(about, str(number))
    return table


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    for number, heading in enumerate(headings):
        numbers = number > 0 and heading != ""
        table.add_column(heading, justify="right" if numbers else "left")
    return table
