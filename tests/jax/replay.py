"""The Python side of the lockstep test: repeats recorded games and compares them at every decision, without JAX."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kontor.core import CHANCE, NOBODY, SPECTATOR, Match, Setup, stopped
from kontor.core.match import forced
from kontor.env.bits import Stream
from kontor.env.encoding import Encoder
from kontor.env.rewards import REWARDS
from kontor.games.hansa.pieces import MARKERS
from kontor.games.hansa.stored import DESK, MISSION
from kontor.registry import game as game_of

HANSA = game_of("hansa")
SCORES_EVERY = 16
"""Interval, in decisions, for comparing scores, which are slow to compute in Python. They are also compared at the end.
"""


@dataclass
class Records:
    """Recorded games, with a column per game and a row per decision. Row 0 is the state before the first decision."""

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


class Begun(NamedTuple):
    """A game in progress."""

    position: Any
    played: list[int]
    """Actions up to this position, including draws."""
    script: list[int]
    """Next decisions, which JAX makes if they are legal."""


class Differs(AssertionError):
    """JAX and Python give different results."""


def check(
    setup: Setup,
    records: Records,
    game: int,
    reward: str = "rank",
    most: int | None = None,
    begun: Sequence[int] = (),
) -> int:
    """Repeat one recorded game in Python and compare. Returns the number of decisions. `begun` contains the actions
    before the recorded ones.
    """
    encoder = Encoder(HANSA, setup)
    size = len(HANSA.start(setup).action_table)
    position = HANSA.start(setup)
    played = list(begun)
    for action in played:
        position.apply(action)
    limit = HANSA.declaration.max_actions
    unseen = position.unseen.counts[:]
    decided = 0
    for row in range(len(records.actions) + 1):
        if row:
            action = int(records.actions[row - 1, game])
            played.append(action)
            position.apply(action)
            decided += 1
        pending = [int(a) - int(b) for a, b in zip(unseen, records.unseen[row, game])]
        unseen = records.unseen[row, game]
        legal: list[int] = []
        while position.actor != NOBODY and len(played) < limit and not (most is not None and decided >= most):
            legal = position.legal()
            if position.actor == CHANCE:
                action = _drawn(position, legal, records, game, pending)
            elif forced(HANSA, position, legal):
                action = legal[0]
            else:
                break
            played.append(action)
            position.apply(action)
            legal = []
        where = f"game {game}, decision {row}, {position.open_now()}"
        terminated = position.actor == NOBODY
        truncated = not terminated and (len(played) >= limit or (most is not None and decided >= most))
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


def _drawn(position: Any, legal: list[int], records: Records, game: int, pending: list[int]) -> int:
    """Return the outcome of a draw that JAX recorded."""
    top = position.open_now()
    actions = position.board.actions
    if top == "taverns":
        route = next(r for r in position.board.taverns if position.markers[r] >= len(MARKERS))
        action = actions.draw[records.markers[game][route]]
    elif top == "missions":
        seat = bytes(position.desks[MISSION::DESK]).index(255)
        action = actions.deal[records.missions[game][seat]]
    elif top == "first":
        action = actions.first_player[records.first[game]]
    else:
        kind = next((kind for kind, number in enumerate(pending) if number > 0), None)
        if kind is None:
            raise Differs(f"game {game}: nothing was drawn at {top}")
        pending[kind] -= 1
        action = actions.draw[kind]
    if action not in legal:
        raise Differs(f"game {game}: drew {position.action_table.text(action)} at {top}")
    return int(action)


def _same(where: str, what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise Differs(f"{where}: {what}: {found} in JAX, {expected} in Python")
