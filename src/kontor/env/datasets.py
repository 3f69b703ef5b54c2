"""Datasets of games between bots. A command writes them, and a function loads them as arrays.

    python -m kontor.env.datasets hansa games.jsonl --games 10000 --players 4 --bot journeyman --seed 1

The file has one line of JSON per game, with the setup, the bots, all actions (including draws) and the result. The same
command and version always write the same file, however many processes are used. Repeat the command to continue an
interrupted run.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kontor.bots import Limit, bot, check_bot
from kontor.core import Match, Position, Result
from kontor.core.record import own_board
from kontor.env.arguments import whole
from kontor.env.bits import Stream
from kontor.env.task import Task, task
from kontor.registry import game as game_of

POSITIONS = 200
"""Number of positions that searching bots evaluate per decision. A fixed number makes the games reproducible."""


class Decisions(NamedTuple):
    """Decisions from a dataset, one per row, in the order of play."""

    games: npt.NDArray[np.int64]
    """For each decision, the line number of its game in the file."""
    seats: npt.NDArray[np.int64]
    observations: npt.NDArray[np.uint8]
    """Packed observations, which `kontor.env.decoder` expands."""
    masks: npt.NDArray[np.uint8]
    actions: npt.NDArray[np.int64]
    returns: npt.NDArray[np.float32]
    """The reward of the deciding seat at the end of the game."""


def write(
    path: str | Path,
    learned: Task,
    games: int,
    level: str = "journeyman",
    seed: int = 1,
    *,
    positions: int = POSITIONS,
    processes: int = 1,
) -> int:
    """Play games with this bot in all seats and append them to a file. Returns the number of games written.

    Raises ValueError if the file contains games written by a different command.
    """
    check_bot(level)
    file, head = Path(path), header(learned, level, positions)
    lines = file.read_bytes().split(b"\n") if file.exists() else [b""]
    there = lines[:-1]  # the last line of an interrupted run may be incomplete
    for number in {0, len(there) - 1} if there else ():
        told = json.loads(there[number])
        if {name: told.get(name) for name in head} != head or told["seed"] != [seed, number]:
            raise ValueError(f"{file} has games with other settings: choose another file, or remove this one")
    file.write_bytes(b"".join(line + b"\n" for line in there))
    numbers = range(len(there), games)
    play = partial(played, learned, level, seed, positions)
    with file.open("a", encoding="utf-8", newline="\n") as out, ExitStack() as stack:
        found: Iterable[dict[str, Any]] = map(play, numbers)
        if processes > 1:
            pool = multiprocessing.get_context("spawn").Pool(processes)
            found = stack.enter_context(pool).imap(play, numbers)
        for told in found:
            out.write(json.dumps(told, ensure_ascii=False) + "\n")
            out.flush()
    return len(numbers)


def header(learned: Task, level: str, positions: int) -> dict[str, Any]:
    """Return the fields that all games in a dataset share."""
    game, setup = learned.game, learned.setup
    return {
        "game": game.declaration.id,
        "rules": game.declaration.rules_version,
        "players": setup.players,
        "board": own_board(game, setup) or setup.board.id,
        "options": setup.options,
        "bot": level,
        "positions": positions,
    }


def played(learned: Task, level: str, seed: int, positions: int, number: int) -> dict[str, Any]:
    """Play one game. The result depends only on the arguments."""
    game, setup = learned.game, learned.setup
    match: Match[Position] = Match(game, setup, Stream((seed, number)), max_decisions=learned.max_cycles)
    seats = [bot(level, game, random.Random(f"{seed} {number} {seat}")) for seat in range(setup.players)]
    while match.legal:
        seat = match.position.actor
        match.apply(seats[seat].choose(match.position.view(seat), Limit(positions=positions)))
    result = match.result()
    assert result is not None
    end = {"reason": result.reason, "scores": result.scores, "ranks": result.ranks}
    return header(learned, level, positions) | {"seed": [seed, number], "actions": list(match.actions)} | end


def games(path: str | Path) -> Iterator[dict[str, Any]]:
    """Yield the games of a dataset, one after another."""
    with Path(path).open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            try:
                told = json.loads(line)
            except ValueError:
                raise ValueError(f"line {number + 1} of {path} is not a game") from None
            yield told


def load(path: str | Path, reward: str = "rank", first: int = 0, most: int | None = None) -> Decisions:
    """Replay the games of a dataset and return their decisions as arrays. All games must have the same setup.

    To read a large file in parts, pass the number of the `first` game and the maximum number of games to read (`most`).
    """
    rows: list[tuple[Any, ...]] = []
    learned: Task | None = None
    stop = None if most is None else first + most
    for number, told in islice(enumerate(games(path)), first, stop):
        setting = {name: told[name] for name in ("game", "players", "board", "options")}
        if learned is None:
            learned, common = task_of(setting, reward), setting
        if told["rules"] != learned.game.declaration.rules_version:
            raise ValueError(f"game {number} of {path} was played with another version of the rules ({told['rules']})")
        if setting != common:
            raise ValueError(f"game {number} of {path} has a different setup from the first game")
        begun = len(rows)
        position = learned.game.start(learned.setup)
        match: Match[Position] = Match(learned.game, learned.setup, random.Random(0), actions=told["actions"])
        decided = set(match.decisions)
        for at, action in enumerate(told["actions"]):
            if at in decided:
                seen = learned.encoder.packed(position, position.actor)
                rows.append((number, position.actor, seen, learned.bits(position.legal()), action))
            position.apply(action)
        winners = [seat for seat, rank in enumerate(told["ranks"]) if rank == 1]
        paid = learned.pay(Result(told["reason"], told["scores"], told["ranks"], winners))
        rows[begun:] = [(*row, paid[row[1]]) for row in rows[begun:]]
    if not rows:
        raise ValueError(f"{path} has no game number {first}")
    columns: list[Any] = list(zip(*rows))
    kinds = (np.int64, np.int64, np.uint8, np.uint8, np.int64, np.float32)
    return Decisions(*(np.array(column, kind) for column, kind in zip(columns, kinds)))


def task_of(setting: dict[str, Any], reward: str = "rank") -> Task:
    """Return the task of a game in a dataset. A custom board is stored in the file."""
    board = setting["board"]
    if isinstance(board, dict):
        board = game_of(setting["game"]).board_from_data(board)
    return task(setting["game"], setting["players"], board, setting["options"], reward=reward)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m kontor.env.datasets", description="Write a dataset of bot games.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100, help="number of games in the file (default 100)")
    parser.add_argument("--players", type=int)
    parser.add_argument("--board", help="a board's name or file")
    parser.add_argument("--options", type=json.loads, help='game options as JSON, such as \'{"edition": "2014"}\'')
    parser.add_argument("--bot", default="journeyman", help="a level, an installed bot, or module:Class")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="positions per decision of searching bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    for name in ("games", "positions", "processes"):
        whole(name, getattr(given, name), 1)
    learned = task(given.game, given.players, given.board, given.options)
    more = {"positions": given.positions, "processes": given.processes}
    written = write(given.file, learned, given.games, given.bot, given.seed, **more)
    print(f"{written} games written to {given.file}")


if __name__ == "__main__":
    main()
