"""Instant fake games, usable in other processes, to test the runners."""

from __future__ import annotations

import os

import kontor
from kontor.arena.budgets import line_up
from kontor.arena.contest import Contest
from kontor.arena.play import Crashed, Note, so_far
from kontor.arena.played import GameSummary
from kontor.core import CHANCE, rank

RAISES, DIES = 3, 5
"""Numbers of the games that fail."""


def contest(bots: str = "apprentice,apprentice,journeyman", seed: int = 1) -> Contest:
    players = bots.count(",") + 1
    return Contest(kontor.game("hansa").setup(players), line_up(bots, None, players), seed)


def quick(contest: Contest, number: int, note: Note) -> GameSummary:
    """Return a random result. An apprentice gets 0 to 31 points, and a better bot gets up to 63."""
    bits = contest.bits(number, CHANCE)
    names = [one.name for one in contest.seated(number)]
    scores = [bits.getrandbits(5 if name.startswith("apprentice") else 6) for name in names]
    kinds = [{"place": score} for score in scores]
    return GameSummary(
        number, names, rank("cities", scores), 300 + number, [{"prestige": score} for score in scores], kinds
    )


def troubled(contest: Contest, number: int, note: Note) -> GameSummary | Crashed:
    """Play a fake game. The game RAISES crashes, and the game DIES ends the whole process after the first draw."""
    if number == RAISES:
        names = [one.name for one in contest.seated(number)]
        return Crashed(number, names, "ValueError: no luck", "trace", so_far(contest, number, []))
    if number == DIES:
        position = kontor.game("hansa").start(contest.setup)
        first = position.legal()[0]
        note([first])
        os._exit(7)
    return quick(contest, number, note)
