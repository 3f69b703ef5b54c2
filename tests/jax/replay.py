"""The Python side of the lockstep: repeats recorded games and compares them at every decision. It needs no JAX."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from bench.league.replay import FOREVER, HANSA, Differs, Replay
from kontor.core import NOBODY, SPECTATOR, Match, Setup, stopped
from kontor.env.bits import Stream
from kontor.env.encoding import Encoder
from kontor.env.rewards import REWARDS

SCORES_EVERY = 16
"""Scores are compared at every decision with this number, and at the end. They are slow to compute in Python."""


@dataclass
class Records:
    """Recorded games: one column per game, one row per decision. Row 0 is before the first decision."""

    actions: Any
    seats: Any
    observations: Any
    masks: Any
    unseen: Any
    rewards: Any
    terminated: Any
    truncated: Any
    scores: Any
    markers: Any
    first: Any
    missions: Any


def check(setup: Setup, records: Records, game: int, reward: str = "rank", most: int | None = None) -> int:
    """Repeat one recorded game in Python and compare. Returns the number of decisions."""
    encoder = Encoder(HANSA, setup)
    size = len(HANSA.start(setup).action_table)
    replay = Replay(setup, records.markers[game], records.first[game], records.missions[game])
    position, played = replay.position, replay.played
    limit = HANSA.declaration.max_actions
    for row in range(len(records.actions) + 1):
        if row:
            replay.apply(int(records.actions[row - 1, game]))
        replay.follow(records.unseen[row, game], 0 if row >= (FOREVER if most is None else most) else limit)
        legal = position.legal()
        where = f"game {game}, decision {row}, {position.open_now()}"
        terminated = position.actor == NOBODY
        truncated = not terminated and (len(played) >= limit or (most is not None and row >= most))
        _same(where, "terminated", bool(records.terminated[row, game]), terminated)
        _same(where, "truncated", bool(records.truncated[row, game]), truncated)
        ended = position.result() if terminated else stopped(position, "length") if truncated else None
        if ended is not None:
            _same(where, "scores", records.scores[row, game].tolist(), ended.scores)
            paid = np.array(REWARDS[reward](ended), np.float32)
            _same(where, "rewards", records.rewards[row, game].tolist(), paid.tolist())
            Match(HANSA, setup, Stream(0), actions=played, max_decisions=most)  # raises if an action was illegal
            return row
        if row % SCORES_EVERY == 0:
            shown = [sum(sheet.values()) for sheet in position.view(SPECTATOR).scores()]
            _same(where, "scores", records.scores[row, game].tolist(), shown)
        _same(where, "rewards", records.rewards[row, game].tolist(), [0.0] * setup.players)
        _same(where, "seat", int(records.seats[row, game]), position.actor)
        mask = np.zeros(size, np.uint8)
        mask[legal] = 1
        theirs = np.unpackbits(records.masks[row, game], bitorder="little")[:size]
        if not np.array_equal(theirs, mask):
            texts = {n: position.action_table.text(n) for n in np.flatnonzero(theirs != mask)[:8]}
            raise Differs(
                f"{where}: mask: {[(t, int(theirs[n])) for n, t in texts.items()]}, last {_last(position, played)}"
            )
        ours = np.frombuffer(encoder.known(position, position.actor), np.uint8)
        jaxs = records.observations[row, game]
        if not np.array_equal(ours, jaxs):
            places = np.flatnonzero(ours != jaxs)[:8]
            raise Differs(
                f"{where}: observation: {[(int(i), int(ours[i]), int(jaxs[i])) for i in places]}, "
                f"last {_last(position, played)}"
            )
    return len(records.actions)


def _last(position: Any, played: list[int]) -> list[str]:
    return [position.action_table.text(action) for action in played[-4:]]


def _same(where: str, what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise Differs(f"{where}: {what}: {found} in JAX, {expected} in Python")
