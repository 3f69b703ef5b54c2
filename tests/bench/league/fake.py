"""Recorded games in the format of kontor.jax, but played in Python. A judge supplies the estimates."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from bench.league.replay import HANSA
from kontor.bots.bot import Judge
from kontor.bots.levels import bot, judge_of
from kontor.bots.standing import shares
from kontor.core import Match, Setup, stopped
from kontor.games.hansa.stored import DESK, MISSION

CANDIDATES = 6


def write(
    folder: Path,
    setup: Setup,
    games: int,
    seed: int = 0,
    most: int = 100,
    every: int = 5,
    judge: Judge | None = None,
) -> list[list[bytes]]:
    """Play games and write them as a chunk. Returns the position before each decision of each game.

    The estimates are those of a judge, by default the shipped one.
    """
    judge = judge_of(HANSA) if judge is None else judge
    folder.mkdir(parents=True, exist_ok=True)
    form = {"players": setup.players, "board": setup.board.id, "options": setup.options}
    (folder / "setup.json").write_text(json.dumps(form))
    columns: list[dict[str, Any]] = []
    which: list[tuple[int, int]] = []
    candidates: list[list[int]] = []
    values: list[Any] = []
    seen: list[list[bytes]] = []
    for game in range(games):
        chance = random.Random(f"fake {seed} {game}")
        match: Any = Match(HANSA, setup, chance)
        apprentice = bot("apprentice", HANSA, chance)
        start = match.position
        column: dict[str, Any] = {
            "markers": bytes(start.markers),
            "first": start.first,
            "missions": bytes(start.desks[MISSION::DESK])[: setup.players],
            "actions": [],
            "unseen": [bytes(start.unseen.counts)],
        }
        seen.append([])
        while not match.over and match.decided < most:
            seen[-1].append(match.position.to_bytes())
            played = apprentice.choose(match.position.view(match.position.actor))
            if match.decided % every == game % every:
                others = chance.sample(match.legal, min(len(match.legal), CANDIDATES - 1))
                listed = list(dict.fromkeys([played, *others]))[:CANDIDATES]
                which.append((match.decided, game))
                candidates.append(listed + [-1] * (CANDIDATES - len(listed)))
                values.append([_value(match, action, judge) for action in candidates[-1]])
            column["actions"].append(played)
            match.play(played)
            column["unseen"].append(bytes(match.position.unseen.counts))
        result = match.result() or stopped(match.position, "length")
        column["result"], column["scores"] = shares(result), result.scores
        columns.append(column)
    np.savez(folder / f"chunk{seed}.npz", allow_pickle=False, **_arrays(columns, which, candidates, values))
    return seen


def _value(match: Any, action: int, judge: Judge) -> list[float]:
    if action < 0:
        return [0.0] * match.setup.players
    after = match.copy(random.Random(0))
    after.play(action)
    return judge.chances(after.position)


def _arrays(columns: list[dict[str, Any]], which: Any, candidates: Any, values: Any) -> dict[str, Any]:
    longest = max(len(column["actions"]) for column in columns)
    actions = [column["actions"] + [-1] * (longest - len(column["actions"])) for column in columns]
    unseen = [column["unseen"] + [column["unseen"][-1]] * (longest + 1 - len(column["unseen"])) for column in columns]
    return {
        "actions": np.array(actions, np.int16).T,
        "unseen": np.array([[list(row) for row in rows] for rows in unseen], np.uint8).transpose(1, 0, 2),
        "markers": np.array([list(column["markers"]) for column in columns], np.uint8),
        "first": np.array([column["first"] for column in columns], np.uint8),
        "missions": np.array([list(column["missions"]) for column in columns], np.uint8),
        "result": np.array([column["result"] for column in columns], np.float32),
        "scores": np.array([column["scores"] for column in columns], np.int16),
        "which": np.array(which, np.int32),
        "candidates": np.array(candidates, np.int16),
        "values": np.array(values, np.float16),
    }
