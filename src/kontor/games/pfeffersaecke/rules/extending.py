"""T2. Extending: adding a branch in a city where the player already has one. L2: a letter allows two branches in one
city.
"""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.pfeffersaecke.pieces import PRICE, SCORED
from kontor.games.pfeffersaecke.rules.letters import letter_usable
from kontor.games.pfeffersaecke.rules.places import centre_place, supply_place
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, MONEY, SUPPLY


def extendable(state: State, times: int) -> list[int]:
    """T2: return the cities where the active player can add this number of branches, in board order."""
    desk = state.active * DESK
    if state.desks[desk + SUPPLY] < times:
        return []
    affordable = state.desks[desk + MONEY] >= PRICE[state.players] * times
    centre, room = state.centre, state.room
    return [
        city
        for city in state.own[state.active]
        if room[city] >= times and not centre[city] and (affordable or state.discs[city] != SCORED)
    ]


def can_extend(state: State) -> bool:
    """Return whether any city can be extended. This is faster than listing the cities."""
    desk = state.active * DESK
    if not state.desks[desk + SUPPLY]:
        return False
    affordable = state.desks[desk + MONEY] >= PRICE[state.players]
    for city in state.own[state.active]:
        if state.room[city] and not state.centre[city] and (affordable or state.discs[city] != SCORED):
            return True
    return False


def extensions(state: State) -> list[int]:
    """T2, L2: return the possible extensions, and the choice to end the step by taking the income (L3: with or without
    a letter).
    """
    actions = state.board.actions
    found = [actions.extend[city] for city in extendable(state, 1)]
    if not letter_usable(state):
        found.append(actions.income)
        return found
    found += [actions.twice[city] for city in extendable(state, 2)]
    found += [actions.income, actions.income_letter]
    return found


def income_choices(state: State) -> list[int]:
    return [state.board.actions.income, state.board.actions.income_letter]


def price_of(state: State, city: int, times: int) -> int:
    """T2a: return 0 for an open city. T2b: return the table's price for a scored city."""
    return PRICE[state.players] * times if state.discs[city] == SCORED else 0


def add(state: State, city: int, times: int, rule: str) -> None:
    """T2, L2: add branches, which wait in the city's centre."""
    seat = state.active
    price = price_of(state, city, times)
    state.desks[seat * DESK + MONEY] -= price
    state.desks[seat * DESK + SUPPLY] -= times
    state.centre[city] += times
    state.room[city] -= times
    state.counts[seat * len(state.board.names) + city] += times
    if state.listener is not None:
        moves: list[Moved] = [(supply_place(seat), centre_place(state, city))] * times
        name = state.board.names[city]
        state.tell("extended", seat, rule, moves, city=name, branches=times, price=price)
