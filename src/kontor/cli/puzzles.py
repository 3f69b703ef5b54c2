"""`kontor puzzles` finds positions where one action clearly beats the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kontor.bots.puzzle_search import Terms, find_puzzles
from kontor.bots.puzzles import Puzzle, PuzzleFault, read_puzzles
from kontor.bots.train.whole import written_whole
from kontor.cli.arguments import GameName, game_named
from kontor.cli.files import check_target, write
from kontor.cli.screen import bad_input, complain, line, listed, words
from kontor.core import AnyGame

USUAL = Terms()


def puzzles(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Add each puzzle to this file when it is found.")],
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, help="Number of puzzles in the file.")] = 30,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", min=0, help="Random seed; the same seed gives the same puzzles.")
    ] = 1,
    boards: Annotated[
        str | None,
        typer.Option(
            "--boards", metavar="BOARD,…", help="Boards to play on; repeat one to use it more often. Default: all."
        ),
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions for each of the three long searches.")
    ] = USUAL.positions,
    gap: Annotated[
        float, typer.Option("--gap", metavar="POINTS", min=0, help="Minimum lead over all other actions, in % of wins.")
    ] = 100 * USUAL.gap,
    resume: Annotated[bool, typer.Option("--resume", help="Continue a file that the same command started.")] = False,
) -> None:
    """Find puzzles: positions in which one action clearly beats the rest.

    Bots play games, and a Patrician checks their decisions with ten times its usual search and three seeds. You can
    stop at any time and continue with `--resume`. In the finished file, the easiest puzzles come first. `kontor learn
    GAME puzzles` lists the puzzles that come with a game.

    Example: `kontor puzzles hansa --count 60 --seed 1 --out puzzles.jsonl`
    """
    searched = game_named(game)
    check_target(out, force=resume)
    found = _begun(out) if resume and out.exists() else []
    terms = USUAL._replace(boards=_boards(searched, boards), positions=positions, gap=gap / 100)
    search = find_puzzles(searched, seed, terms, found)
    with out.open("a", encoding="utf-8", newline="\n") as file:
        while len(found) < count:
            one = next(search)
            if isinstance(one, Puzzle):
                found.append(one)
                file.write(one.line())
                file.flush()
            else:
                complain(words().say("puzzles-progress", games=one + 1, found=len(found), count=count))
    found.sort(key=lambda one: (one.difficulty, one.found))
    with written_whole(out) as fresh:
        write(fresh, "".join(one.line() for one in found))
    line(words().say("puzzles-found", file=str(out), count=len(found)))


def _begun(out: Path) -> list[Puzzle]:
    try:
        return read_puzzles(out)
    except PuzzleFault as fault:
        raise bad_input("puzzles-fault", fault=str(fault)) from fault


def _boards(game: AnyGame, given: str | None) -> tuple[str, ...]:
    possible = [board.id for board in game.declaration.boards]
    wanted = tuple(part.strip() for part in given.split(",")) if given is not None else ()
    for board in wanted:
        if board not in possible:
            raise bad_input("setup-unknown-board", board=board, possible=listed(possible))
    return wanted
