"""Taking back: how far, and what then no longer counts.

Undo never crosses chance, the end of the game (what was hidden is shown then) or another person's decision. Where a
table allows it, it crosses what bots did in answer: they decide anew. A log that is as long as a game may be offers no
undo any more, so that nobody can make it grow without end.
"""

from __future__ import annotations

from itertools import takewhile

from kontor.core import KontorError, Message
from kontor.server.forms import Undo
from kontor.server.live_table import ACTION, BOT, PERSON, LiveTable, Step

OVER_BOTS = "bots"
"""The take-backs that cross what bots did."""


class TooFar(KontorError):
    """It cannot be taken back, or not so far."""


def undo_for(table: LiveTable, held: frozenset[int], takebacks: str) -> Undo:
    """How far whoever holds these seats may take back: one decision, or the turn if no other has ended since."""
    own = _own_decisions(table, held, takebacks)
    if not own:
        return Undo(None, None)
    return Undo(step=own[0].previous, turn=own[-1].previous if _in_this_turn(table, own[0]) else None)


def taken_back(table: LiveTable, to: int, held: frozenset[int], takebacks: str) -> tuple[int | None, tuple[int, ...]]:
    """Who takes back, and the entries that then no longer count; `to` is one of the two that `undo_for` gives."""
    own = _own_decisions(table, held, takebacks)
    offered = undo_for(table, held, takebacks)
    if not own or to not in (offered.step, offered.turn):
        raise TooFar([Message("live-undo-too-far", {})])
    undone = [step.entry.sequence for step in takewhile(lambda step: step.entry.sequence != to, table.counting())]
    return own[0].entry.seat, tuple(reversed(undone))


def _in_this_turn(table: LiveTable, last: Step) -> bool:
    """Whether no turn has ended since a decision: "reset my turn" must never cost a whole round."""
    return not any(step.ends_turn for step in takewhile(lambda step: step is not last, table.counting()))


def _own_decisions(table: LiveTable, held: frozenset[int], takebacks: str) -> list[Step]:
    """The decisions that can be taken back, the last one first: of one seat, and of one turn of it.

    A bot's answer within the turn is crossed like one after it; a bot's own turn before it is not.
    """
    own: list[Step] = []
    if table.over or table.sequence >= table.game.declaration.max_actions:
        return own
    for step in table.counting():
        entry = step.entry
        if entry.kind != ACTION or step.drew:
            break
        if entry.by == PERSON and entry.seat in held:
            if own and entry.seat != own[0].entry.seat:
                break
            own.append(step)
        elif entry.by != BOT or takebacks != OVER_BOTS or (own and step.ends_turn):
            break
    return own
