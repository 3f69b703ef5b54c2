"""Requirements for the golden records of Felinia: both ends, and situations that do not occur in every game."""

from __future__ import annotations

from typing import Any

from kontor.games.felinia import notation
from kontor.games.felinia.pieces import FREE_GOODS, GIFT, NONE, SHORT_WALK
from tests.golden.wishes import Variant, Wishes

BONUS = "a bonus tile (R4b)"
FOURTH = "four goods stay for two coins (R13b)"
LONG = "a step for a provision (R11)"
KEPT = "a place kept for nothing (R12a)"
PAID = "a place paid with a good (R12c)"
GIVEN_BACK = "no place kept (R12d)"
GIFT_TAKEN = "the gift (X2)"
CROSSED = "a walk over a border (R10b)"
MOMENTS = (BONUS, FOURTH, LONG, KEPT, PAID, GIVEN_BACK, GIFT_TAKEN, CROSSED)


def moments(position: Any, action: int) -> list[str]:
    actions = position.board.actions
    kind, first = actions.kind[action], actions.first[action]
    if kind == notation.BONUS:
        return [BONUS]
    if kind == notation.STORE:
        return [FOURTH] if len(notation.STORED[first]) > FREE_GOODS else []
    if kind == notation.KEEP:
        if first == NONE:
            return [GIVEN_BACK]
        return [KEPT if position.board.places[first].cost == NONE else PAID]
    return _step(position, first) if kind == notation.STEP else []


def _step(position: Any, province: int) -> list[str]:
    walk = position.stack[-1]
    provinces = position.board.provinces
    found = [LONG] if len(walk.passed) >= SHORT_WALK else []
    found += [GIFT_TAKEN] if position.tiles[province] == GIFT else []
    found += [CROSSED] if provinces[walk.passed[-1]].country != provinces[province].country else []
    return found


def one_trader(view: Any, legal: list[int]) -> list[int]:
    """Playing style that empties a pool. All seats except the first take only coins."""
    if view.actor == 0:
        boarding = [number for number in legal if view.board.actions.kind[number] == notation.BOARD]
        return boarding or legal
    idle = (view.board.actions.bid[notation.OWN_BOARD], view.board.actions.decline, view.board.actions.done)
    return [number for number in legal if number in idle] or legal


ENDS = ("merchants", "ships")


def _plain(**shows: tuple[str, ...]) -> Variant:
    return Variant("", (), {end: shows.get(end, ()) for end in ENDS})


WISHES = Wishes(
    variants={
        ("classic", 2): [_plain(ships=(FOURTH,))],
        ("classic", 3): [_plain(), Variant("open-", (("next_ship_open", True),), {"ships": ()})],
        ("classic", 4): [_plain(), Variant("bonus-", (), {"ships": (BONUS,)})],
        ("expert", 2): [_plain(ships=(LONG, KEPT))],
        ("expert", 3): [
            _plain(ships=(PAID, GIVEN_BACK)),
            Variant("crossing-", (("cross_border_movement", True),), {"ships": (CROSSED,)}),
        ],
        ("expert", 4): [_plain(ships=(GIFT_TAKEN,))],
    },
    moments=moments,
    decisions=("markets", "tiles", "bid", "trade", "boarding", "walk", "turned", "found", "look", "keep", "storage"),
    whims={"merchants": one_trader},
)
