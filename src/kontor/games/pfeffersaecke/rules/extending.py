"""T2. Extending: a further branch in cities where one has a branch. L2: two in one of them."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.pfeffersaecke.pieces import PRICE, SCORED
from kontor.games.pfeffersaecke.rules.letters import letter_usable
from kontor.games.pfeffersaecke.rules.places import centre_place, supply_place
from kontor.games.pfeffersaecke.state import DESK, MONEY, SUPPLY, State


def extendable(state: State, times: int) -> list[int]:
    """T2: the cities from here on in which the active player has a branch and can add so many."""
    desk = state.active * DESK
    if state.desks[desk + SUPPLY] < times:
        return []
    affordable = state.desks[desk + MONEY] >= PRICE[state.players] * times
    at, room = state.at, state.room
    return [
        city
        for city in state.own[state.active]
        if city >= at and room[city] >= times and (affordable or state.discs[city] != SCORED)
    ]


def can_extend(state: State) -> bool:
    """Whether there is any such city: asked far more often than which."""
    desk = state.active * DESK
    if not state.desks[desk + SUPPLY]:
        return False
    affordable = state.desks[desk + MONEY] >= PRICE[state.players]
    for city in state.own[state.active]:
        if city >= state.at and state.room[city] and (affordable or state.discs[city] != SCORED):
            return True
    return False


def extensions(state: State) -> list[int]:
    """T2, L2; taking the income says no to all that is left, with or without a letter (L3)."""
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
    """T2a: free in an open city; T2b: at the table's price in a scored one."""
    return PRICE[state.players] * times if state.discs[city] == SCORED else 0


def add(state: State, city: int, times: int, rule: str) -> None:
    """T2, L2: the branches wait in the centre."""
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
    state.at = city + 1
