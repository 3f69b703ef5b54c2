"""Who takes part: `master`, or `master:800` with a budget of its own.

A budget is the number of positions that a bot may look at for one decision. Unlike a time it makes a match that anybody
can repeat, on any machine, with any number of workers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kontor.arena.errors import refused
from kontor.bots import SECONDS, check_level

USUAL = 200
"""The budget of the level that thinks shortest of those that search. Small, for a match is hundreds of games."""
LEAST, MOST = 1, 10_000_000


class Entrant(NamedTuple):
    """A bot that takes part: its name in the report, its level, its budget if it searches."""

    name: str
    level: str
    budget: int | None


def line_up(text: str, budget: int | None, players: int) -> tuple[Entrant, ...]:
    """The bots of a text such as `patrician:800,master,master`, one for each seat.

    `budget` is for the level that thinks shortest; a level that has four times as long gets four times as much. Levels
    that do not search have none.
    """
    written = [name.strip().lower() for name in text.split(",")]
    if not all(written):
        raise refused("arena-bot-empty", bots=text)
    found: dict[tuple[str, int | None], Entrant] = {}
    bots = []
    for name in written:
        one = _entrant(name, USUAL if budget is None else budget)
        bots.append(found.setdefault((one.level, one.budget), one))  # the same bot has one name
    if len(bots) != players:
        raise refused("arena-bots-number", bots=len(bots), players=players)
    return _named_apart(bots)


def _entrant(written: str, usual: int) -> Entrant:
    level, colon, own = written.partition(":")
    check_level(level)
    if level not in SECONDS:
        if colon:
            raise refused("arena-budget-useless", bot=written, level=level, possible=", ".join(SECONDS))
        return Entrant(level, level, None)
    if not colon:
        return Entrant(level, level, round(usual * SECONDS[level] / min(SECONDS.values())))
    if not (own.isascii() and own.isdecimal() and len(own) < 10 and LEAST <= int(own) <= MOST):
        raise refused("arena-budget", bot=written, least=LEAST, most=MOST)
    return Entrant(f"{level}:{int(own)}", level, int(own))


def _named_apart(bots: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """A bot is called by its level alone where no other of that level is there."""
    levels = {one.level: {other.budget for other in bots if other.level == one.level} for one in bots}
    return tuple(
        one._replace(name=one.level if len(levels[one.level]) == 1 else f"{one.level}:{one.budget}") for one in bots
    )
