"""The rules of undo: how far a player may go back in a match that keeps its steps.

Undo never crosses chance, the end of the game or another person's decision. Where bots may be crossed, their replies
are undone too, and they decide again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kontor.core.contract import P
from kontor.core.match import Match

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"
"""Who makes a decision. The table replays what was decided elsewhere: nobody can undo that."""


class Undo(NamedTuple):
    """How far a player may go back: the number of decisions that remain, or None if that is not possible."""

    step: int | None = None
    """To before the player's last decision."""
    turn: int | None = None
    """To the beginning of the player's turn, or as far back in it as undo may go. None once another turn has ended."""


def undo_offer(match: Match[P], by: Callable[[int], str], seats: frozenset[int], over_bots: bool) -> Undo:
    """How far the holder of these seats may go back; `by` returns who made a decision, given its number.

    The decisions offered are all of one seat and of one turn. A bot's reply within the turn is crossed; the turn of a
    bot before it is not.
    """
    own: list[int] = []
    for number in range(match.decided - 1, match.fixed() - 1, -1):
        step = match.steps[number + 1]
        if own and step.ends_turn:
            break
        who = by(number)
        if who == PERSON and step.seat in seats:
            if own and step.seat != match.steps[own[0] + 1].seat:
                break
            own.append(number)
        elif who != BOT or not over_bots:
            break
    if not own:
        return Undo()
    past = any(step.ends_turn for step in match.steps[own[0] + 2 :])  # resetting that turn would cost a whole round
    return Undo(own[0], None if past else own[-1])
