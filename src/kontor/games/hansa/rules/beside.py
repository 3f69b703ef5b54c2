"""Q. Promo markers. Tributes and blocks go next to routes, and an exchange takes another player's marker."""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.pieces import (
    BLOCK,
    EXCHANGE,
    KINDS_OF_MARKERS,
    MARKER_NAMES,
    NONE,
    TRADER,
    TRIBUTE,
)
from kontor.games.hansa.rules.places import supply_place
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY, UNUSED, USED

EXCHANGEABLE: Final = tuple(kind for kind in KINDS_OF_MARKERS if kind != EXCHANGE)
"""Q4: the markers that can be taken in an exchange. Taking an exchange marker would change nothing (M10)."""


def beside_slots(state: State, kind: int) -> range:
    tributes: int = state.setup.options["promo_markers"][MARKER_NAMES[TRIBUTE]]
    return range(tributes) if kind == TRIBUTE else range(tributes, len(state.beside))


def owners_beside(state: State, kind: int, routes: tuple[int, ...]) -> list[int]:
    """Return the owners of the tributes or blocks next to these routes."""
    return [state.beside_of[slot] for slot in beside_slots(state, kind) if state.beside[slot] in routes]


def toll(state: State, route: int) -> int:
    """Q6: return the number of extra pieces that placing a piece on this route costs."""
    return len(owners_beside(state, BLOCK, (route,))) if state.beside else 0


def affordable(state: State, posts: bytes, supply: int) -> bytes:
    """Q6: keep only the posts (1 or 0 each) on routes whose toll the player can pay."""
    closed = [route for route in range(len(state.board.routes)) if toll(state, route) >= supply]
    if not closed:
        return posts
    return bytes(here and state.board.post_route[post] not in closed for post, here in enumerate(posts))


def promo_uses(state: State) -> list[int]:
    """Q4–Q7: return every use of an unused promo marker."""
    actions, seat = state.board.actions, state.active
    found: list[int] = []
    if state.held(seat, UNUSED, EXCHANGE):
        for other in range(state.players):
            found += [
                action
                for kind, action in zip(KINDS_OF_MARKERS, actions.use_exchange[other])
                if other != seat and kind in EXCHANGEABLE and state.held(other, USED, kind)
            ]
    if state.desks[seat * DESK + SUPPLY + TRADER]:
        for kind in (TRIBUTE, BLOCK):
            found += actions.use_beside[kind] if state.held(seat, UNUSED, kind) else ()
    return found


def use_exchange(state: State, other: int, kind: int) -> None:
    """Q4: exchange the marker for another player's used marker, which then becomes usable again."""
    seat = state.active
    state.hold(seat, UNUSED, EXCHANGE, -1)
    state.hold(other, USED, EXCHANGE)
    state.hold(other, USED, kind, -1)
    state.hold(seat, UNUSED, kind)
    if state.listener is not None:
        moves = [(f"markers:{seat}:{MARKER_NAMES[EXCHANGE]}", f"used:{other}")]
        moves.append((f"used:{other}", f"markers:{seat}:{MARKER_NAMES[kind]}"))
        state.tell("exchanged", seat, "Q4", moves, victim=other, marker=state.marker_name(kind))


def use_beside(state: State, kind: int, route: int) -> None:
    """Q5, Q6: put the marker and a trader from supply next to a route for the rest of the game."""
    seat = state.active
    slot = next(slot for slot in beside_slots(state, kind) if state.beside[slot] == NONE)
    state.hold(seat, UNUSED, kind, -1)
    state.desks[seat * DESK + SUPPLY + TRADER] -= 1
    state.beside[slot], state.beside_of[slot] = route, seat
    if state.listener is not None:
        name, place = state.board.routes[route].name, f"beside:{state.board.routes[route].name}"
        moves = [(f"markers:{seat}:{MARKER_NAMES[kind]}", place), (supply_place(state, seat, TRADER), place)]
        rule = "Q5" if kind == TRIBUTE else "Q6"
        state.tell("put-beside", seat, rule, moves, marker=state.marker_name(kind), route=name)
