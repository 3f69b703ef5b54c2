"""L. Emperor's Favour: buying a tile instead of taking any actions in a turn."""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.decisions import Buying
from kontor.games.hansa.pieces import BOUGHT, FRESH, KINDS_OF_MARKERS, ON_TABLE, TILES
from kontor.games.hansa.rules.markers import use
from kontor.games.hansa.rules.places import turned_over
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import UNUSED

PRICE: Final = 2
"""L3: number of markers to turn over for a tile."""


def unused_markers(state: State, seat: int) -> int:
    return sum(state.held(seat, UNUSED, kind) for kind in KINDS_OF_MARKERS)


def purchases(state: State) -> list[int]:
    """L3, L4: return the tiles that the active player can buy now, before any action and any marker."""
    if not state.in_phase(FRESH) or unused_markers(state, state.active) < PRICE:
        return []
    return [action for tile, action in enumerate(state.board.actions.favour) if state.tiles[tile] == ON_TABLE]


def buy(state: State, tile: int, _: int) -> None:
    """L3: take a tile instead of all actions of this turn. The markers are turned over next."""
    state.tiles[tile] = state.active
    state.turn_phase[0] = BOUGHT
    state.actions = 0
    state.stack.append(Buying(PRICE))
    if state.listener is not None:
        name = TILES[tile]
        state.tell("favour", state.active, "L3", [(f"tile:{name}", f"tiles:{state.active}")], tile=name)


def to_turn_over(state: State) -> list[int]:
    """L3: return the unused markers."""
    return [state.board.actions.turn_over[kind] for kind in state.markers_at(state.active, UNUSED)]


def turn_over(state: State, kind: int, _: int) -> None:
    """L3: turn over a marker without using its effect."""
    top = state.stack.pop()
    assert isinstance(top, Buying)
    use(state, kind)
    if top.left > 1:
        state.stack.append(Buying(top.left - 1))
    if state.listener is not None:
        moves = [turned_over(state.active, kind)]
        state.tell("turned-over", state.active, "L3", moves, marker=state.marker_name(kind))
