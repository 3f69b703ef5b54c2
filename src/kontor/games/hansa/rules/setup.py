"""S. Setup. Chance shuffles the tavern markers and draws the first player."""

from __future__ import annotations

from typing import Final

from kontor.core.chance import CHANCE
from kontor.core.decisions import Decision
from kontor.core.messages import Event, Moved, Value
from kontor.games.hansa.decisions import Favours, First, Missions, PlacePawn
from kontor.games.hansa.pieces import NO_MARKER, NONE, ON_TABLE, TAVERN_MARKERS, TILES, TRADER, UNKNOWN
from kontor.games.hansa.rules.places import marker_place, stock_place, supply_place
from kontor.games.hansa.rules.turn import begin_turn
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, MISSION, STOCK, SUPPLY

FIRST_SUPPLY: Final = 5
"""S2: traders in the first player's supply at the start. Each subsequent player starts with one more."""


def tavern_markers_left(state: State) -> list[int]:
    """S4: return the starting markers that are not yet placed on a tavern route."""
    placed = [state.markers[route] for route in state.board.taverns]
    return [kind for kind in TAVERN_MARKERS if kind not in placed]


def draw_for_tavern(state: State, marker: int) -> None:
    """S4: put this marker face up on the next tavern route."""
    route = next(route for route in state.board.taverns if state.markers[route] == NO_MARKER)
    state.markers[route] = marker
    if state.listener is not None:
        name, laid = state.board.routes[route].name, ("", marker_place(state, route))
        state.tell("marker-placed", CHANCE, "S4", [laid], marker=state.marker_name(marker), route=name)
    if not tavern_markers_left(state):
        state.stack = [Missions()] if state.setup.options["mission_cards"] else before_first(state)


def before_first(state: State) -> list[Decision]:
    """L2: return the next open decision. Any tiles are drawn before the first player is chosen."""
    return [Favours()] if state.tiles else [First()]


def draw_tile(state: State, tile: int, _: int) -> None:
    """L2: put a tile on the table, until there is one per player."""
    state.tiles[tile] = ON_TABLE
    if state.listener is not None:
        state.tell("tile-drawn", CHANCE, "L2", [("", f"tile:{TILES[tile]}")], tile=TILES[tile])
    if state.tiles.count(ON_TABLE) == state.players:
        state.stack = [First()]


def cards_left(state: State) -> list[int]:
    """X1: return the mission cards that no player is known to have."""
    dealt = state.desks[MISSION::DESK]
    return [card for card in range(len(state.board.missions)) if card not in dealt]


def next_for_card(state: State) -> int:
    """X1: return the seat that gets the next card."""
    return state.desks[MISSION::DESK].index(NONE)


def deal(state: State, card: int, _: int) -> None:
    """X1: deal one secret card to the next seat. In a view, the card may be UNKNOWN."""
    seat = next_for_card(state)
    state.desks[seat * DESK + MISSION] = card
    if state.listener is not None:
        name = None if card == UNKNOWN else state.board.missions[card].name
        args: dict[str, Value] = {"card": name, "cities": name and name.replace("+", ", ")}
        target = f"mission:{seat}"
        state.listener.append(Event("hansa-dealt", seat, "X1a", args, None, target, (seat,), ("card", "cities")))
    if seat == state.players - 1:
        state.stack = before_first(state)


def _first_supplies(state: State, first: int) -> list[Moved]:
    """S2: return the moves of the starting traders from stock to supply."""
    moves: list[Moved] = []
    for place in range(state.players):
        seat = (first + place) % state.players
        move = (stock_place(state, seat, TRADER), supply_place(state, seat, TRADER))
        moves += [move] * (FIRST_SUPPLY + place)
    return moves


def draw_first_player(state: State, seat: int, _: int) -> None:
    """S5, S2: set the first player and give out the starting pieces."""
    state.first = seat
    for place in range(state.players):
        desk = (seat + place) % state.players * DESK
        state.desks[desk + SUPPLY + TRADER] += FIRST_SUPPLY + place
        state.desks[desk + STOCK + TRADER] -= FIRST_SUPPLY + place
    if state.listener is not None:
        state.tell("first-player", seat, "S5", _first_supplies(state, seat))
    if state.pawn == NONE:
        begin_turn(state, seat)
    else:
        state.active = seat
        state.stack = [PlacePawn()]  # W2: the other player places the pawn
