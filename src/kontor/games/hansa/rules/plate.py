"""M3, M4. Moves the replacement markers from the plate to routes at the end of a turn."""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.board import City
from kontor.games.hansa.decisions import DRAW_NEW, PLACING, Closing, Placing
from kontor.games.hansa.pieces import (
    EMPTY,
    HIDDEN,
    NO_MARKER,
    NO_PIECE,
    NONE,
    TRADER,
    piece_of,
)
from kontor.games.hansa.rules.places import marker_place, plate_place, post_place, supply_place
from kontor.games.hansa.rules.turn import pass_turn
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, PLATE

EMPTY_PLATE: Final = bytes(HIDDEN + 1)


def plate(state: State) -> list[int]:
    """Return the kinds of markers on the active player's plate, including HIDDEN."""
    desk = state.active * DESK + PLATE
    numbers = bytes(state.desks[desk : desk + HIDDEN + 1])
    if numbers == EMPTY_PLATE and not state.promos:  # nearly always
        return []
    hidden = [HIDDEN] * (numbers[HIDDEN] > 0)
    return sorted([*state.markers_at(state.active, PLATE), *hidden])


def routes_for_markers(state: State, most: int = NONE) -> list[int]:
    """M3b: return up to `most` routes that can take a marker. N5b: if there are none, return routes with a single
    neutral trader.
    """
    found = _routes_with(state, b"", most)
    if found or state.neutral == NONE:
        return found
    return _routes_with(state, bytes([piece_of(state.neutral, TRADER)]), most)


def some_route_for_markers(state: State) -> bool:
    """Return whether any route can take a marker."""
    return bool(routes_for_markers(state, 1))


def _routes_with(state: State, standing: bytes, most: int) -> list[int]:
    """M3b, B13: return the routes that have no marker, exactly these pieces, and a free house in an end city."""
    board, posts, houses = state.board, bytes(state.posts), bytes(state.houses)
    found: list[int] = []
    for route, there in enumerate(board.routes):
        if not standing and posts[there.first_post] != EMPTY:  # cheap test that rules out most routes
            continue
        if state.markers[route] != NO_MARKER or not there.takes_markers:
            continue
        if posts[there.first_post : there.end_post].strip(NO_PIECE) != standing:
            continue
        one_end, other_end = there.ends
        # Houses are filled from the left (C6a), so a city has a free house if its last one is free. Some cities have no
        # houses.
        if _has_free_house(board.cities[one_end], houses) or _has_free_house(board.cities[other_end], houses):
            found.append(route)
            if len(found) == most:
                break
    return found


def _has_free_house(city: City, houses: bytes) -> bool:
    return city.end_house > city.first_house and houses[city.end_house - 1] == EMPTY


def end_turn(state: State, _: int, __: int) -> None:
    """T4: end the turn. With the pawn, the free move comes now, unless it was made before (W3)."""
    if state.listener is not None:
        state.tell("turn-ended", state.active, "T4a", actions=state.actions)
    if state.pawn != NONE and not state.pawn_moved:
        state.stack = [Closing()]
    else:
        begin_placing(state)


def begin_placing(state: State) -> None:
    """M3: place the markers from the plate on routes before the turn passes."""
    drawing = must_draw(state)
    place_or_pass(state)
    if drawing and type(state.stack[-1]) is Placing:
        state.stack.append(DRAW_NEW)


def must_draw(state: State) -> bool:
    """M3c: return whether new markers must be drawn first. With `face_up`, all are drawn before any is placed."""
    hidden = state.desks[state.active * DESK + PLATE + HIDDEN]
    return hidden > 0 and state.setup.options["new_markers"] == "face_up"


def place_or_pass(state: State) -> None:
    """M3b, M4: continue placing as long as a marker and a route for it remain, then pass the turn."""
    if plate(state) and some_route_for_markers(state):
        state.stack = [PLACING]
    else:
        pass_turn(state)


def draw_new(state: State, marker: int) -> None:
    """M3c: draw and show one new marker."""
    desk = state.active * DESK + PLATE
    state.unseen.draw(marker)
    state.desks[desk + HIDDEN] -= 1
    state.hold(state.active, PLATE, marker)
    if state.listener is not None:
        state.tell("marker-drawn", state.active, "M3c", marker=state.marker_name(marker))
    if not state.desks[desk + HIDDEN]:
        state.stack.pop()


def placings(state: State) -> list[int]:
    """M3: return every combination of a marker on the plate and a route that can take it."""
    routes = routes_for_markers(state)
    return [state.board.actions.put[kind][route] for kind in plate(state) for route in routes]


def put(state: State, marker: int, route: int) -> None:
    """M3: put one marker on a route. Face-down markers remain hidden."""
    state.hold(state.active, PLATE, marker, -1)
    state.markers[route] = marker
    if state.listener is not None:
        move = (plate_place(state.active), marker_place(state, route))
        name, kind = state.board.routes[route].name, state.marker_name(marker)
        state.tell("marker-placed", state.active, "M3", [move], marker=kind, route=name)
    bring_cube(state, route)
    place_or_pass(state)


def bring_cube(state: State, route: int) -> None:
    """N5a: put a neutral trader on the first suitable post of the marker's route. N5b: never put a second one."""
    there = state.board.routes[route]
    if state.neutral == NONE or any(state.posts[there.first_post : there.end_post]):
        return
    post = state.board.ships.find(False, there.first_post, there.end_post)
    if post < 0:
        return
    state.posts[post] = piece_of(state.neutral, TRADER)
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (supply_place(state, state.neutral, TRADER), post_place(state, post))
        state.tell("neutral-set", state.active, "N5a", [move], post=name)
