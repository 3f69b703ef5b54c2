"""Determines how far a player can undo in a match with `keep_steps`: never past chance, the end of the game or another
person's decision. If a table allows it, bots' replies are undone too, and the bots decide again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kontor.core.contract import P
from kontor.core.match import Match

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"
"""The kinds of player who can make a decision. Decisions taken from another table (TABLE) cannot be undone."""


class Undo(NamedTuple):
    """A player's undo options. Each is the number of decisions that would remain, or None."""

    step: int | None = None
    """Undo the player's last decision."""
    turn: int | None = None
    """Undo to the beginning of the player's turn, or as far as possible. None once another turn has ended."""


def undo_offer(match: Match[P], by: Callable[[int], str], seats: frozenset[int], over_bots: bool) -> Undo:
    """Return the undo options of the player in these seats. `by` returns who made the decision with a given number.

    All decisions that can be undone belong to one seat and one turn. A bot's reply within the turn is undone too, but
    not an earlier turn by a bot.
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
    past = any(step.ends_turn for step in match.steps[own[0] + 2 :])  # undoing that turn would cost a whole round
    return Undo(own[0], None if past else own[-1])
