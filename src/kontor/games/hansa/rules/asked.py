"""The open decisions: the kinds of action that each one asks for, and the rule that requires it."""

from __future__ import annotations

from kontor.core.decisions import Decision
from kontor.games.hansa import notation
from kontor.games.hansa.decisions import (
    Answer,
    Benefit,
    Buying,
    Closing,
    DrawNew,
    Favours,
    First,
    Gift,
    MarkerMove,
    Missions,
    Move,
    NeutralOffice,
    NeutralOrder,
    Pay,
    PlacePawn,
    Placing,
    Redeploy,
    Remove,
    SeaMove,
    SeaOffice,
    SeaPlace,
    SeaSkill,
    Taken,
    Taverns,
    Turn,
)
from kontor.games.hansa.pieces import EMPTY
from kontor.games.hansa.rules.gifts import BY_TILE

TURN_ACTIONS = (notation.INCOME, notation.PLACE, notation.DISPLACE, notation.LIFT, notation.CLAIM, notation.RIDE)

ASKED_FOR: dict[type[Decision], tuple[str, tuple[int, ...]]] = {
    Taverns: ("S4", (notation.DRAW,)),
    Missions: ("X1a", (notation.DEAL,)),
    First: ("S5", (notation.FIRST,)),
    PlacePawn: ("W2a", (notation.PAWN,)),
    Turn: (
        "T1",
        (
            *TURN_ACTIONS,
            notation.USE_SWAP,
            notation.USE_PLUS,
            notation.USE_SKILL,
            notation.USE_REMOVE,
            notation.USE_EXCHANGE,
            notation.USE_BESIDE,
            notation.FAVOUR,
            notation.END,
            notation.PAWN,
        ),
    ),
    Pay: ("D1a", (notation.PAY,)),
    Answer: ("D2", (notation.RETURN, notation.ADD, notation.TAKE, notation.DONE)),
    Move: ("A4b", (notation.LIFT, notation.SET)),
    Remove: ("M9", (notation.REMOVE, notation.DONE)),
    Taken: ("C4b", (notation.DRAW,)),
    Benefit: ("C5", (notation.OFFICE, notation.EXTRA, notation.SKILL, notation.PRESTIGE, notation.NOTHING)),
    NeutralOrder: ("N3a", (notation.CLAIM,)),
    NeutralOffice: ("N3c", (notation.OFFICE, notation.NOTHING)),
    Redeploy: ("X9", (notation.REDEPLOY, notation.DONE)),
    SeaMove: ("X7a", (notation.LIFT, notation.SET, notation.DONE)),
    SeaSkill: ("X7b", (notation.SKILL, notation.DONE)),
    SeaOffice: ("X8a", (notation.GREEN, notation.DONE)),
    Closing: ("T4b", (notation.PAWN, notation.DONE)),
    DrawNew: ("M3c", (notation.DRAW,)),
    Placing: ("T4b", (notation.PUT,)),
    MarkerMove: ("G4a", (notation.LIFT, notation.SET)),
    SeaPlace: ("B18", (notation.SET, notation.DONE)),
    Favours: ("L2", (notation.TILE,)),
    Buying: ("L3", (notation.TURN_OVER,)),
    Gift: ("Q5", (notation.INCOME, notation.DONE)),
}


def rule_of(top: Decision) -> str:
    """The rule that requires this decision. A gift and a payment have two possible reasons each."""
    if isinstance(top, Gift) and top.left == BY_TILE:
        return "L7"
    if isinstance(top, Pay) and top.displaced == EMPTY:
        return "Q6"
    return ASKED_FOR[type(top)][0]
