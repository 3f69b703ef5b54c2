"""T3, T4. Income of cities and basic income. L3: a letter doubles them."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import BASIC_INCOME, INCOME, LETTER_INCOME, NONE, OPEN
from kontor.games.pfeffersaecke.rules.letters import spend_letter
from kontor.games.pfeffersaecke.state import DESK, MONEY, State


def paid_by(state: State, seat: int, city: int) -> int:
    """T3: what a city pays a seat that does not extend there now."""
    if state.discs[city] != OPEN or not state.counts[seat * len(state.board.names) + city]:
        return 0
    return INCOME[state.players] * state.room[city]


def city_income(state: State) -> int:
    """T3: of every open city with an own branch in which none waits in the centre, for its free spaces."""
    free = 0
    for city in state.own[state.active]:
        if state.room[city] and state.discs[city] == OPEN and not state.centre[city]:
            free += state.room[city]
    return INCOME[state.players] * free


def incomes(state: State) -> tuple[int, int]:
    """T3 and T4 together, plain and with a letter (L3)."""
    plain = city_income(state) + BASIC_INCOME[state.players]
    return plain, max(LETTER_INCOME, 2 * plain)


def collect(state: State, letter: bool) -> None:
    """T3, T4, and L3 with a letter."""
    plain, doubled = incomes(state)
    gained = doubled if letter else plain
    state.desks[state.active * DESK + MONEY] += gained
    state.at = NONE
    if letter:
        spend_letter(state)
    if state.listener is not None:
        cities = plain - BASIC_INCOME[state.players]
        rule = "L3" if letter else "T3" if cities else "T4"
        state.tell("income", state.active, rule, florins=gained, cities=cities, plain=plain)
