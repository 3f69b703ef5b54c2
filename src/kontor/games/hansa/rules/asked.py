"""The kinds of actions that each open decision permits, and the rule that requires the decision."""

from __future__ import annotations

from kontor.core.decisions import Decision
from kontor.games.hansa import decisions, notation
from kontor.games.hansa.pieces import EMPTY
from kontor.games.hansa.rules.gifts import BY_TILE

TURN_ACTIONS = (notation.INCOME, notation.PLACE, notation.DISPLACE, notation.LIFT, notation.CLAIM, notation.RIDE)
MARKER_USES = (
    *(notation.USE_SWAP, notation.USE_PLUS, notation.USE_SKILL, notation.USE_REMOVE),
    *(notation.USE_EXCHANGE, notation.USE_BESIDE),
)

ASKED_FOR: dict[type[Decision], tuple[str, tuple[int, ...]]] = {
    decisions.Taverns: ("S4", (notation.DRAW,)),
    decisions.Missions: ("X1a", (notation.DEAL,)),
    decisions.First: ("S5", (notation.FIRST,)),
    decisions.PlacePawn: ("W2a", (notation.PAWN,)),
    decisions.Turn: ("T1", (*TURN_ACTIONS, *MARKER_USES, notation.FAVOUR, notation.END, notation.PAWN)),
    decisions.Pay: ("D1a", (notation.PAY,)),
    decisions.Answer: ("D2", (notation.RETURN, notation.ADD, notation.TAKE, notation.DONE)),
    decisions.Move: ("A4b", (notation.LIFT, notation.SET)),
    decisions.Remove: ("M9", (notation.REMOVE, notation.DONE)),
    decisions.Taken: ("C4b", (notation.DRAW,)),
    decisions.Benefit: ("C5", (notation.OFFICE, notation.EXTRA, notation.SKILL, notation.PRESTIGE, notation.NOTHING)),
    decisions.NeutralOrder: ("N3a", (notation.CLAIM,)),
    decisions.NeutralOffice: ("N3c", (notation.OFFICE, notation.NOTHING)),
    decisions.Redeploy: ("X9", (notation.REDEPLOY, notation.DONE)),
    decisions.SeaMove: ("X7a", (notation.LIFT, notation.SET, notation.DONE)),
    decisions.SeaSkill: ("X7b", (notation.SKILL, notation.DONE)),
    decisions.SeaOffice: ("X8a", (notation.GREEN, notation.DONE)),
    decisions.Closing: ("T4b", (notation.PAWN, notation.DONE)),
    decisions.DrawNew: ("M3c", (notation.DRAW,)),
    decisions.Placing: ("T4b", (notation.PUT,)),
    decisions.MarkerMove: ("G4a", (notation.LIFT, notation.SET)),
    decisions.SeaPlace: ("B18", (notation.SET, notation.DONE)),
    decisions.Favours: ("L2", (notation.TILE,)),
    decisions.Buying: ("L3", (notation.TURN_OVER,)),
    decisions.Gift: ("Q5", (notation.INCOME, notation.DONE)),
}


def rule_of(top: Decision) -> str:
    """Return the rule that requires this decision. For gifts and payments, there are two possible rules."""
    if isinstance(top, decisions.Gift) and top.left == BY_TILE:
        return "L7"
    if isinstance(top, decisions.Pay) and top.displaced == EMPTY:
        return "Q6"
    return ASKED_FOR[type(top)][0]
