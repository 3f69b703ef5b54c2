"""Datasets of games between bots: a command writes them, and a function reads them as arrays.

    python -m kontor.env.datasets hansa games.jsonl --games 10000 --players 4 --bot journeyman --seed 1

The file has one line of JSON per game, with the setup, the bots, all actions (including draws) and the result. The same
command and version always write the same file. An interrupted run continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kontor.bots import Limit, bot, check_bot
from kontor.core import Match, Position, Result
from kontor.env.bits import Stream
from kontor.env.task import Task, task

POSITIONS = 200
"""Number of positions that searching bots evaluate per decision. A fixed number makes the games reproducible."""


class Decisions(NamedTuple):
    """Decisions of a dataset, one per row, in the order of play."""

    games: npt.NDArray[np.int64]
    """For each decision, the line number of its game in the file."""
    seats: npt.NDArray[np.int64]
    observations: npt.NDArray[np.uint8]
    """Packed observations, which `kontor.env.decoder` expands."""
    masks: npt.NDArray[np.uint8]
    actions: npt.NDArray[np.int64]
    returns: npt.NDArray[np.float32]
    """The reward of the deciding seat at the end of the game."""


def write(path: str | Path, learned: Task, games: int, level: str = "journeyman", seed: int = 1) -> int:
    """Play games with this bot in all seats and append them to a file. Returns the number of games written."""
    check_bot(level)
    file = Path(path)
    lines = file.read_bytes().split(b"\n") if file.exists() else [b""]
    whole = lines[:-1]  # the last line of an interrupted run may be incomplete
    file.write_bytes(b"".join(line + b"\n" for line in whole))
    with file.open("a", encoding="utf-8", newline="\n") as out:
        for number in range(len(whole), games):
            out.write(json.dumps(played(learned, level, seed, number), ensure_ascii=False) + "\n")
            out.flush()
    return max(0, games - len(whole))


def played(learned: Task, level: str, seed: int, number: int) -> dict[str, Any]:
    """Play one game. The result depends only on the arguments."""
    game, setup = learned.game, learned.setup
    match: Match[Position] = Match(game, setup, Stream((seed, number)), max_decisions=learned.max_cycles)
    seats = [bot(level, game, random.Random(f"{seed} {number} {seat}")) for seat in range(setup.players)]
    while match.legal:
        seat = match.position.actor
        match.apply(seats[seat].choose(match.position.view(seat), Limit(positions=POSITIONS)))
    result = match.result()
    assert result is not None
    return {
        "game": game.declaration.id,
        "rules": game.declaration.rules_version,
        "players": setup.players,
        "board": setup.board.id,
        "options": setup.options,
        "bot": level,
        "seed": [seed, number],
        "actions": list(match.actions),
        "reason": result.reason,
        "scores": result.scores,
        "ranks": result.ranks,
    }


def games(path: str | Path) -> Iterator[dict[str, Any]]:
    """Yield the games of a dataset, one after another."""
    with Path(path).open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def load(path: str | Path, reward: str = "rank", most: int | None = None) -> Decisions:
    """Replay the games of a dataset and return their decisions as arrays. All games must have the same setup."""
    rows: list[tuple[Any, ...]] = []
    learned: Task | None = None
    for number, told in enumerate(games(path)):
        if number == most:
            break
        setting = {name: told[name] for name in ("game", "players", "board", "options")}
        if learned is None:
            learned, first = task(**setting, reward=reward), setting
        if setting != first:
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
    columns: list[Any] = list(zip(*rows))
    kinds = (np.int64, np.int64, np.uint8, np.uint8, np.int64, np.float32)
    return Decisions(*(np.array(column, kind) for column, kind in zip(columns, kinds)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m kontor.env.datasets", description="Write a dataset of bot games.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--board")
    parser.add_argument("--bot", default="journeyman", help="a level, an installed bot, or module:Class")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    written = write(given.file, task(given.game, given.players, given.board), given.games, given.bot, given.seed)
    print(f"{written} games written to {given.file}")


if __name__ == "__main__":
    main()
