"""R6, R7. Ships depart by time, and their merchants land one after another."""

from __future__ import annotations

from kontor.core.chance import NOBODY
from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.look.listing import named
from kontor.games.felinia.pieces import BERTHS, MOST_ABOARD, MOST_TURNED, NONE
from kontor.games.felinia.rules.places import reveal
from kontor.games.felinia.rules.spots import berth_spot, province_spot
from kontor.games.felinia.rules.walking import give_symbols
from kontor.games.felinia.state import BY_MERCHANTS, BY_SHIPS, ENDS, RUNNING, SAILING, STORING, State
from kontor.games.felinia.stored import DESK, POOL


def depart(state: State) -> None:
    """R6a: let all full ships sail. R6b: if none is full, the one with the earliest time sails. E1: if a player has no
    merchants left, all ships sail.
    """
    docked = [berth for berth in range(BERTHS) if state.berths[berth] != NONE]
    full = [berth for berth in docked if merchants_aboard(state, berth) == places_of(state, berth)]
    if 0 in state.desks[POOL::DESK]:
        state.closing = BY_MERCHANTS
        full = docked
    if not full:
        full = [min(docked, key=lambda berth: state.board.ships[state.berths[berth]].time)]
    for berth in full:
        state.sailing |= 1 << berth


def last_departure(state: State) -> None:
    """E2: let all ships with merchants sail at once, because the pile cannot fill the berths."""
    state.closing = BY_SHIPS
    state.phase = SAILING
    for berth in range(BERTHS):
        if merchants_aboard(state, berth):
            state.sailing |= 1 << berth
    if state.listener is not None:
        state.tell("no-ships-left", NOBODY, "E2")


def places_of(state: State, berth: int) -> int:
    return state.board.ships[state.berths[berth]].places


def merchants_aboard(state: State, berth: int) -> int:
    return MOST_ABOARD - state.aboard[berth * MOST_ABOARD : (berth + 1) * MOST_ABOARD].count(NONE)


def sail_on(state: State) -> None:
    """R6, R7: land the next merchant of the earliest ship. R17: an empty ship leaves the game."""
    while state.sailing:
        berth = earliest(state)
        for place in range(MOST_ABOARD):
            if state.aboard[berth * MOST_ABOARD + place] != NONE:
                land(state, berth, place)
                return
        leave(state, berth)
    if state.closing != RUNNING:
        finish(state)
    else:
        state.phase = STORING


def earliest(state: State) -> int:
    """R6a: return the sailing ship with the earliest time."""
    sailing = [berth for berth in range(BERTHS) if state.sailing >> berth & 1]
    return min(sailing, key=lambda berth: state.board.ships[state.berths[berth]].time)


def leave(state: State, berth: int) -> None:
    """R17: remove the tile of a ship that has sailed."""
    ship = state.berths[berth]
    state.berths[berth] = NONE
    state.sailing &= ~(1 << berth)
    if state.listener is not None:
        state.tell("sailed", NOBODY, "R6a", [(f"ship:{berth + 1}", "")], **named(state, ship))


def land(state: State, berth: int, place: int) -> None:
    """R7: make the compulsory first step, to the port's province. R8: after that, tiles may be turned."""
    seat = state.aboard[berth * MOST_ABOARD + place]
    ship = state.board.ships[state.berths[berth]]
    port = state.board.countries[ship.country].port
    state.aboard[berth * MOST_ABOARD + place] = NONE
    state.stack.append(Walk(seat, MOST_TURNED, (port,)))
    if state.listener is not None:
        moved = (berth_spot(berth, place), province_spot(state, port))
        state.tell("landed", seat, "R7", [moved], **named(state, state.berths[berth]))
    give_symbols(state, seat, port)


def finish(state: State) -> None:
    """E1, E2: end the game after the last ships have sailed. I2: reveal all hidden places."""
    state.ended = state.closing
    reveal(state)
    if state.listener is not None:
        state.tell("over", NOBODY, ("E1", "E2")[state.ended - 1], reason=ENDS[state.ended - 1])
