"""Parses line-ups. Each entry is a bot, such as `master`, `master:800` (with a budget), `master:blocker` (with a
style), an installed bot, or `module:Class`.

A budget is the number of positions that a bot may evaluate for one decision. Unlike time limits, budgets make a match
repeatable on any machine, with any number of workers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kontor.arena.errors import refused
from kontor.bots import LEVELS, SECONDS, STYLES, UnknownLevel, bot_names, check_bot, level_of
from kontor.core import Message

USUAL = 200
"""Default budget of the searching level with the shortest thinking time. It is small because a match consists of many
games.
"""
LEAST, MOST = 1, 10_000_000


class Entrant(NamedTuple):
    """A bot in a match, with its name in the report, its level and, if it searches, its budget."""

    name: str
    level: str
    budget: int | None


def line_up(text: str, budget: int | None, players: int) -> tuple[Entrant, ...]:
    """Parse a line-up such as `patrician:800,master,master`, one bot per seat.

    `budget` is for the quickest searching level; slower levels get more, in proportion to their thinking time. Levels
    that do not search have no budget.
    """
    written = [name.strip() for name in text.split(",")]
    if not all(written):
        raise refused("arena-bot-empty", bots=text)
    found: dict[tuple[str, int | None], Entrant] = {}
    bots = []
    for name in written:
        one = _entrant(name, USUAL if budget is None else budget)
        bots.append(found.setdefault((one.level, one.budget), one))  # equal bots share one name
    if len(bots) != players:
        raise refused("arena-bots-number", bots=len(bots), players=players)
    return _named_apart(bots)


def _entrant(written: str, usual: int) -> Entrant:
    name, colon, own = written.partition(":")
    level = name.lower()
    style, more, rest = own.partition(":")
    if level in LEVELS and style.lower() in STYLES:  # `master:blocker` or `master:blocker:800`
        level, colon, own = f"{level}:{style.lower()}", more, rest
        check_bot(level)
    if level_of(level) not in LEVELS:
        if own.isdecimal():  # names with a budget must be levels
            raise UnknownLevel([Message("bot-level-unknown", {"level": name, "possible": ", ".join(bot_names())})])
        check_bot(written)
        return Entrant(written, written, None)
    if level_of(level) not in SECONDS:
        if colon:
            raise refused("arena-budget-useless", bot=written, level=level, possible=", ".join(SECONDS))
        return Entrant(level, level, None)
    if not colon:
        return Entrant(level, level, round(usual * SECONDS[level_of(level)] / min(SECONDS.values())))
    if not (own.isascii() and own.isdecimal() and len(own) < 10 and LEAST <= int(own) <= MOST):
        raise refused("arena-budget", bot=written, least=LEAST, most=MOST)
    return Entrant(f"{level}:{int(own)}", level, int(own))


def _named_apart(bots: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """Name each bot after its level alone, unless that level occurs with different budgets."""
    levels = {one.level: {other.budget for other in bots if other.level == one.level} for one in bots}
    return tuple(
        one._replace(name=one.level if len(levels[one.level]) == 1 else f"{one.level}:{one.budget}") for one in bots
    )
