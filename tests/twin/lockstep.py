"""Both implementations, step by step: the same legal list and the same position after every action of a game."""

from __future__ import annotations

import random
from typing import Any

import kontor
from kontor.bots.purposeful import Purposeful
from kontor.core import CHANCE, NOBODY, Setup, pick
from tests.twin.hansa_twin import HansaTwin

MOST_ACTIONS = 1500


class Disagreement(AssertionError):
    """The two implementations differ; the actions that lead there are named."""


def play_in_lockstep(setup: Setup, seed: int, stray: int) -> tuple[int, str | None]:
    """Play one seeded game on both; gives the number of actions and how it ended."""
    game = kontor.game("hansa")
    bits = random.Random(seed)
    bot = Purposeful(game, bits, stray)
    position = game.start(setup)
    twin = HansaTwin(setup.board.data, setup.players, setup.options)
    played: list[str] = []
    _agree(position, twin, played)
    while position.actor != NOBODY and len(played) < MOST_ACTIONS:
        legal = position.legal()
        if position.actor == CHANCE:
            action = pick(legal, position.weights(), bits)
        else:
            action = bot.choose(position.view(position.actor), legal)
        text = position.text(action)
        position.play(action)
        twin.play(text)
        played.append(text)
        _agree(position, twin, played)
    result = position.result()
    return len(played), result.reason if result else None


def _agree(position: Any, twin: HansaTwin, played: list[str]) -> None:
    legal = [position.text(action) for action in position.legal()]
    theirs = twin.legal()
    faults: list[str] = []
    if sorted(legal) != sorted(theirs):
        faults.append(f"only ours: {sorted(set(legal) - set(theirs))}")
        faults.append(f"only the twin's: {sorted(set(theirs) - set(legal))}")
    if position.actor != twin.actor():
        faults.append(f"actor: ours {position.actor}, the twin's {twin.actor()}")
    if position.actor == CHANCE and dict(zip(legal, position.weights(), strict=True)) != twin.weights():
        faults.append(f"weights: ours {position.weights()}, the twin's {twin.weights()}")
    mine, other = position.json(), twin.to_json()
    for key in sorted({*mine, *other} - {"digest"}):  # the twin makes none
        if mine.get(key) != other.get(key):
            faults.append(f"{key}: ours {mine.get(key)}, the twin's {other.get(key)}")
    if position.scores() != twin.scores():
        faults.append(f"scores: ours {position.scores()}, the twin's {twin.scores()}")
    if faults:
        raise Disagreement("\n".join([*faults, f"after {len(played)} actions:", *played[-40:]]))
