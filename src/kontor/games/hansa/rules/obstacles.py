"""Obstacles shared by several kinds of actions. Each function returns a reason, or None if there is no obstacle."""

from __future__ import annotations

from kontor.core.messages import Reason, reason
from kontor.games.hansa.pieces import EMPTY, MERCHANT, NONE, PIECES, TRADER
from kontor.games.hansa.rules.countries import first_origin, holds_permit, open_permit
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, SUPPLY, UNUSED


def none_in_supply(state: State, kind: int, rule: str) -> Reason | None:
    if state.desks[state.active * DESK + SUPPLY + kind]:
        return None
    desk = state.active * DESK
    left = state.desks[desk + SUPPLY + TRADER] + state.desks[desk + SUPPLY + MERCHANT]
    stock = state.desks[desk + STOCK + TRADER] + state.desks[desk + STOCK + MERCHANT]
    return reason(rule, "hansa-none-in-supply", piece=PIECES[kind], left=left, stock=stock)


def post_taken(state: State, post: int, rule: str) -> Reason | None:
    if state.posts[post] == EMPTY:
        return None
    return reason(rule, "hansa-post-taken", post=state.board.post_names[post])


def ship_post(state: State, kind: int, post: int, rule: str) -> Reason | None:
    if kind != TRADER or not state.board.ships[post]:
        return None
    return reason(rule, "hansa-ship-post", post=state.board.post_names[post])


def far_from_pawn(state: State, route: int) -> Reason:
    """W5a: report that the pawn is too far away to place or claim here. This obstacle is checked after all others."""
    return reason("W5a", "hansa-far-from-pawn", route=state.board.routes[route].name)


def no_permit(state: State, post: int) -> Reason | None:
    """B6–B8: report that the player needs a permit, and which cities provide one."""
    board = state.board
    country = board.post_country[post]
    if not board.country_names or country == board.home or open_permit(state, country) != NONE:
        return None
    cities = [board.permits[permit].city for permit in board.permits_for[country]]
    names = ", ".join(board.cities[city].name for city in cities)
    held = any(holds_permit(state, state.active, permit) for permit in board.permits_for[country])
    used = "yes" if held else "no"
    return reason(
        "B8" if held else "B6", "hansa-no-permit", country=board.country_names[country], cities=names, used=used
    )


def other_country(state: State, kind: int, post: int, rule: str) -> Reason | None:
    """B11, B12, B17: report that a piece may not cross this border. Pieces may go home only in a Move action (B11)."""
    stays = rule != "B11a"
    board = state.board
    origin, target = first_origin(state, kind), board.post_country[post]
    if not board.country_names or target == origin or (target == board.home and not stays):
        return None
    names = {"country": board.country_names[target], "origin": board.country_names[origin]}
    return reason(rule, "hansa-other-country", stays="yes" if stays else "no", **names)


def not_a_rival(state: State, post: int) -> Reason:
    """G4: report that there is no opponent's piece to lift."""
    name = state.board.post_names[post]
    if state.posts[post] == EMPTY:
        return reason("G4a", "hansa-nobody-there", post=name)
    return reason("G4b", "hansa-move-others-only", post=name)


def no_marker(state: State, marker: int) -> Reason | None:
    if state.held(state.active, UNUSED, marker):
        return None
    return reason("M1", "hansa-no-such-marker", marker=state.marker_name(marker))
