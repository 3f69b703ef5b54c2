"""Measures rules and bots of Hansa Teutonica with four players, both in the page and in native Python
(bench/browser.py).

The results are stored in FOUND as JSON, by name.
"""

from __future__ import annotations

import json
import random
import time
from statistics import median
from typing import Any

from kontor.bots import LEVELS, bot, chooser
from kontor.core import Match
from kontor.registry import game as game_of

QUICK = False
DECISIONS = 2_000 if QUICK else 20_000
POSITIONS = 2 if QUICK else 20

game = game_of("hansa")
setup = game.setup(players=4)


def random_play() -> float:
    """Measure the decisions per second of uniformly random play."""
    bits, played, begun = random.Random(1), 0, time.perf_counter()
    while played < DECISIONS:
        match = Match(game, setup, bits)
        while match.result() is None and played < DECISIONS:
            match.play(bits.choice(match.position.legal()))
            played += 1
    return played / (time.perf_counter() - begun)


def views() -> list[Any]:
    """Return views at decisions with a choice, from a game between Journeymen."""
    bits = random.Random(2)
    match, choose = Match(game, setup, bits), chooser("journeyman", game, bits)
    found: list[Any] = []
    while match.result() is None and len(found) < 200:
        view = match.position.view(match.position.actor)
        if len(view.legal()) > 1:
            found.append(view)
        match.play(choose(view, view.legal()))
    return bits.sample(found, POSITIONS)


def answer(level: str, view: Any) -> tuple[float, int]:
    """Return the time in milliseconds, and the number of positions evaluated (0 for levels that do not search)."""
    player = bot(level, game, random.Random(3))
    begun = time.perf_counter()
    player.choose(view)
    return (time.perf_counter() - begun) * 1000, getattr(player, "positions", 0)


def scene() -> float:
    position = views()[0]
    begun = time.perf_counter()
    for _ in range(20):
        game.scene(position)
    return (time.perf_counter() - begun) * 1000 / 20


found = {"random decisions a second": random_play(), "a scene, ms": scene()}
asked = views()
for level in LEVELS:
    times, positions = zip(*(answer(level, view) for view in asked), strict=True)
    found[f"{level}, ms to answer"] = median(times)
    if any(positions):
        found[f"{level}, positions"] = median(positions)
FOUND = json.dumps(found)
