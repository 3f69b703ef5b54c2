"""X6–X9. Permanent bonuses of sea routes. A bonus can be used once for each claim of its route."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final

from kontor.core.decisions import Decision
from kontor.games.hansa.board import masked
from kontor.games.hansa.decisions import Redeploy, SeaMove, SeaOffice, SeaPlace, SeaSkill
from kontor.games.hansa.pieces import (
    GREEN_OFFICE,
    MERCHANT,
    MOST_GREEN_OFFICES,
    MOVE_ANY,
    PIECES,
    PLACE_ABROAD,
    PRIVILEGE,
    PRIVILEGIUM,
    REDEPLOY,
    TRACK_LENGTH,
    TRADER,
    piece_of,
)
from kontor.games.hansa.rules.cities import check_link, first_in_green_city, green_row, insert_office
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.gifts import ask_tributes
from kontor.games.hansa.rules.moving import moving_choices
from kontor.games.hansa.rules.places import post_place, stock_place, supply_place
from kontor.games.hansa.rules.posts import free_posts, on_route, take_from_route
from kontor.games.hansa.rules.turn import advance
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, SUPPLY

MOST_REDEPLOYED: Final = 2
MOST_MOVED: Final = 2
MOST_PLACED_ABROAD: Final = 2


def offer(state: State, bonus: Decision, choices: Callable[[State], list[int]]) -> bool:
    """Offer a bonus unless declining it is the only choice."""
    state.stack.append(bonus)
    if len(choices(state)) > 1:
        return True
    state.stack.pop()
    return False


def begin_redeploying(state: State, route: int) -> bool:
    """X9: offer to redeploy pieces of the claimed route before the rest goes to stock, or return False."""
    if state.board.routes[route].bonus != REDEPLOY:
        return False
    return offer(state, Redeploy(route, MOST_REDEPLOYED), redeploy_choices)


def redeploy_choices(state: State) -> list[int]:
    """X9: return the free posts on other routes for each kind of piece left on the route, and the choice to stop."""
    top = state.stack[-1]
    assert isinstance(top, Redeploy)
    there = state.board.routes[top.route]
    found = [state.board.actions.done]
    for kind in (TRADER, MERCHANT):
        if on_route(state, top.route, kind):
            free = free_posts(state, kind)
            elsewhere = free[: there.first_post] + bytes(there.length) + free[there.end_post :]
            found += compress(state.board.actions.redeploy[kind], elsewhere)
    return found


def redeploy(state: State, kind: int, post: int) -> bool:
    """X9: redeploy one piece. Returns whether another piece may follow."""
    top = state.stack.pop()
    assert isinstance(top, Redeploy)
    origin = take_from_route(state, top.route, kind)
    state.posts[post] = piece_of(state.active, kind)
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (post_place(state, origin), post_place(state, post))
        state.tell("redeployed", state.active, "X9", [move], piece=PIECES[kind], post=name)
    state.stack.append(Redeploy(top.route, top.left - 1))
    return top.left > 1 and len(redeploy_choices(state)) > 1


def begin_sea_bonus(state: State, route: int) -> bool:
    """X7, X8, B18: offer the bonus of the route if it could change something."""
    bonus = state.board.routes[route].bonus
    if bonus == MOVE_ANY:
        return offer(state, SeaMove(MOST_MOVED, ()), moving_choices)
    if bonus == PRIVILEGE:
        return offer(state, SeaSkill(), privilege_choices)
    if bonus == GREEN_OFFICE:
        return offer(state, SeaOffice(), green_choices)
    return bonus == PLACE_ABROAD and offer(state, SeaPlace(MOST_PLACED_ABROAD), sea_place_choices)


def privilege_choices(state: State) -> list[int]:
    """X7b: return the choices to advance Privilegium by one step, or decline."""
    actions = state.board.actions
    finished = state.value(state.active, PRIVILEGIUM) == TRACK_LENGTH[PRIVILEGIUM]
    return [actions.done] if finished else [actions.done, actions.skill[PRIVILEGIUM]]


def sea_place_choices(state: State) -> list[int]:
    """B18: return the choices to place a piece from stock on an empty post abroad, or stop."""
    board = state.board
    found = [board.actions.done]
    for kind in (TRADER, MERCHANT):
        if state.desks[state.active * DESK + STOCK + kind]:
            found += compress(board.actions.set[kind], masked(free_posts(state, kind), board.abroad))
    return found


def sea_place(state: State, kind: int, post: int) -> None:
    """B18: place a piece from stock abroad. This needs no permit (B6)."""
    top = state.stack.pop()
    assert isinstance(top, SeaPlace)
    state.desks[state.active * DESK + STOCK + kind] -= 1
    state.posts[post] = piece_of(state.active, kind)
    if state.listener is not None:
        name, move = state.board.post_names[post], (stock_place(state, state.active, kind), post_place(state, post))
        state.tell("placed-abroad", state.active, "B18", [move], piece=PIECES[kind], post=name)
    if top.left == 1 or not offer(state, SeaPlace(top.left - 1), sea_place_choices):
        finish_action(state)


def sea_skill(state: State) -> None:
    """X7b: advance Privilegium by one step."""
    state.stack.pop()
    advance(state, PRIVILEGIUM, "X7b")
    finish_action(state)


def green_choices(state: State) -> list[int]:
    """X8: return the choices to open an office of either kind from supply in any green city, or decline."""
    cities = [
        city
        for city, there in enumerate(state.board.cities)
        if there.green and len(green_row(state, city)) < MOST_GREEN_OFFICES
    ]
    kinds = [kind for kind in (TRADER, MERCHANT) if state.desks[state.active * DESK + SUPPLY + kind]]
    return [state.board.actions.done, *(state.board.actions.green[kind][city] for kind in kinds for city in cities)]


def open_green_office(state: State, kind: int, city: int) -> None:
    """X8, X4c: open an office to the right of all others."""
    state.stack.pop()
    state.desks[state.active * DESK + SUPPLY + kind] -= 1
    first_in_green_city(state, city)
    insert_office(state.green_offices, city, piece_of(state.active, kind))
    if state.listener is not None:
        name = state.board.cities[city].name
        move = (supply_place(state, state.active, kind), f"office:{name}:{len(green_row(state, city))}")
        state.tell("office", state.active, "X8a", [move], city=name, piece=PIECES[kind], owner=state.active)
    check_link(state, state.active)
    ask_tributes(state, city)
    finish_action(state)
