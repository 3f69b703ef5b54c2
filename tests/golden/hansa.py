"""Requirements for the golden records of Hansa Teutonica: variants by table, and rare moments that must occur."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kontor.core import ActionFace
from kontor.games.hansa.decisions import Closing, Gift, MarkerMove, NeutralOffice, SeaMove, SeaPlace, SeaSkill, Turn
from kontor.games.hansa.pieces import EMPTY
from tests.golden.wishes import Variant, Wishes

REDEPLOY = "redeploy at sea (X9)"
SEA_MOVE = "lift and set at sea (X7a)"
SEA_SKILL = "skill privilegium at sea (X7b)"
GREEN = "green office at sea (X8)"
EXTRA_GREEN = "extra office in a green city (X4b)"
NEUTRAL = "neutral claim (N3)"
CUBE_STAYS = "a neutral cube stays (N3d)"
NO_CUBE_STAYS = "no neutral cube stays in the Italian form (N6c)"
PAWN_BEFORE = "pawn before the actions (W3)"
PAWN_AFTER = "pawn after the actions (W3)"
RIDE = "ride (W4)"
MARKER_MOVE = "lift and set with a Move marker (G4)"
PERMIT = "place or displace abroad with a permit (B8)"
PLACED_ABROAD = "place abroad from stock (B18)"
TILE = "take a tile (L3)"
EXCHANGE = "exchange a marker (Q4)"
TRIBUTE = "receive a tribute (Q5)"
TOLL = "pay on a blocked route (Q6)"

Moment = Callable[[Any, ActionFace], bool]


def _top(position: Any) -> Any:
    return type(position.stack[-1])


def _extra_in_green_city(position: Any, face: ActionFace) -> bool:
    green = [city.name for city in position.setup.board.cities if city.green]
    return face.kind == "extra" and dict(face.values)["city"] in green


def _with_permit(position: Any, face: ActionFace) -> bool:
    board = position.setup.board
    post = board.post_number.get(dict(face.values).get("post"))
    return face.kind in ("place", "displace") and board.post_country[post] != board.home


def _claim_where_a_cube_may_stay(position: Any, form: str) -> bool:
    """Return whether neutral claims a route to a skill or special-prestige city, in this two-player variant."""
    if _top(position) is not NeutralOffice or position.setup.options["two_players"] != form:
        return False
    board, route = position.setup.board, position.stack[-1].route
    return route == board.special_route or any(board.cities[city].skills for city in board.routes[route].ends)


MOMENTS: dict[str, Moment] = {
    REDEPLOY: lambda _, face: face.kind == "redeploy",
    SEA_MOVE: lambda position, face: face.kind == "set" and _top(position) is SeaMove,
    SEA_SKILL: lambda position, face: face.kind == "skill" and _top(position) is SeaSkill,
    GREEN: lambda _, face: face.kind == "green",
    EXTRA_GREEN: _extra_in_green_city,
    NEUTRAL: lambda position, face: face.kind == "office" and _top(position) is NeutralOffice,
    CUBE_STAYS: lambda position, _: _claim_where_a_cube_may_stay(position, "neutral_14"),
    NO_CUBE_STAYS: lambda position, _: _claim_where_a_cube_may_stay(position, "neutral_it"),
    PAWN_BEFORE: lambda position, face: face.kind == "pawn" and _top(position) is Turn,
    PAWN_AFTER: lambda position, face: face.kind == "pawn" and _top(position) is Closing,
    RIDE: lambda _, face: face.kind == "ride",
    MARKER_MOVE: lambda position, face: face.kind == "set" and _top(position) is MarkerMove,
    PERMIT: _with_permit,
    PLACED_ABROAD: lambda position, face: face.kind == "set" and _top(position) is SeaPlace,
    TILE: lambda _, face: face.kind == "favour",
    EXCHANGE: lambda _, face: "taken" in dict(face.values),
    TRIBUTE: lambda position, face: face.kind == "income" and _top(position) is Gift and position.stack[-1].left == 2,
    TOLL: lambda position, face: face.kind == "pay" and position.stack[-1].displaced == EMPTY,
}
"""Situations that must occur in some record, each with a function that tests an action in a position."""


def moments(position: Any, action: int) -> list[str]:
    face = position.action_table.faces[action]
    return [name for name, is_one in MOMENTS.items() if is_one(position, face)]


def _all(*shows: str) -> dict[str, tuple[str, ...]]:
    return {"prestige": shows, "markers": shows, "cities": shows}


PAWN = (("edition", "2009"), ("two_players", "pawn"))
NEUTRAL_14 = (("edition", "2014"), ("two_players", "neutral_14"))
NEUTRAL_IT = (("edition", "italian"), ("two_players", "neutral_it"))
MISSIONS = (("mission_cards", True),)
EXTENSIONS = (
    ("emperors_favour", True),
    ("promo_markers", (("exchange", 2), ("tribute", 2), ("block", 2))),
)
PAWN_SHOWS = (PAWN_BEFORE, PAWN_AFTER, RIDE)

VARIANTS: dict[tuple[str, int], list[Variant]] = {
    ("standard_2_3", 2): [
        Variant("pawn-", (*PAWN, ("rim", "edge4")), _all(*PAWN_SHOWS)),
        Variant("pawn-strict-", (*PAWN, ("rim", "strict")), {"prestige": PAWN_SHOWS}),
        Variant("pawn-edge10-missions-", (*PAWN, ("rim", "edge10"), *MISSIONS), {"cities": PAWN_SHOWS}),
        Variant("neutral_14-", NEUTRAL_14, {"prestige": (NEUTRAL, CUBE_STAYS), "markers": (NEUTRAL,)}),
        Variant("neutral_14-missions-", (*NEUTRAL_14, *MISSIONS), {"cities": (NEUTRAL,)}),
        Variant("neutral_it-", NEUTRAL_IT, {**_all(NEUTRAL), "prestige": (NEUTRAL, NO_CUBE_STAYS)}),
    ],
    ("standard_2_3", 3): [
        Variant("", (), {"prestige": (), "markers": ()}),
        Variant("missions-", MISSIONS, {"cities": ()}),
    ],
    ("standard_4_5", 4): [
        Variant("", (), {"markers": (), "cities": ()}),
        Variant("missions-", MISSIONS, {"prestige": ()}),
        Variant("extensions-", EXTENSIONS, {"prestige": (TILE,), "markers": (TRIBUTE,), "cities": (TOLL,)}),
    ],
    ("standard_4_5", 5): [
        Variant("", (), {"prestige": (), "cities": ()}),
        Variant("missions-", MISSIONS, {"markers": ()}),
    ],
    ("east", 2): [
        Variant("neutral_14-", NEUTRAL_14, {**_all(NEUTRAL, CUBE_STAYS), "cities": (NEUTRAL, GREEN)}),
        Variant("neutral_it-", NEUTRAL_IT, {**_all(NEUTRAL, NO_CUBE_STAYS), "cities": (NEUTRAL, REDEPLOY)}),
    ],
    ("east", 3): [Variant("", (), {"prestige": (REDEPLOY,), "markers": (GREEN,), "cities": (SEA_MOVE,)})],
    ("east", 4): [Variant("", (), {"prestige": (SEA_SKILL,), "markers": (EXTRA_GREEN,), "cities": (REDEPLOY, GREEN)})],
    ("east", 5): [Variant("", (), {"prestige": (SEA_MOVE,), "markers": (SEA_SKILL,), "cities": (EXTRA_GREEN,)})],
    ("britannia_3", 2): [
        Variant("neutral_14-", NEUTRAL_14, {"prestige": (NEUTRAL, PERMIT), "cities": (NEUTRAL,)}),
        Variant("neutral_it-", NEUTRAL_IT, {"markers": (NEUTRAL,)}),
    ],
    ("britannia_3", 3): [
        Variant("", (), {"prestige": (PERMIT,), "markers": (MARKER_MOVE,), "cities": (PLACED_ABROAD,)}),
        Variant("extensions-", EXTENSIONS, {"prestige": (TILE, EXCHANGE)}),
    ],
    ("britannia_4_5", 4): [Variant("", (), {"prestige": (PERMIT,), "markers": (PERMIT,), "cities": (MARKER_MOVE,)})],
    ("britannia_4_5", 5): [Variant("", (), {"prestige": (PERMIT,), "markers": (PERMIT,), "cities": (PERMIT,)})],
}

DECISIONS = (
    "missions",
    "pawn",
    "turn",
    "pay",
    "answer",
    "move",
    "remove",
    "benefit",
    "placing",
    "redeploy",
    "sea_move",
    "sea_office",
    "closing",
    "neutral_office",
    "turn",
    "marker_move",
    "sea_place",
    "turn",
    "answer",
    "buying",
    "gift",
)
"""Decisions for counting sequences of actions, with one position each."""

WISHES = Wishes(VARIANTS, moments, DECISIONS, {})
