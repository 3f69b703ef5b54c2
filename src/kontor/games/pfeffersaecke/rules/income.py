"""T3, T4. City income and basic income. L3: a letter doubles the total."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import BASIC_INCOME, INCOME, LETTER_INCOME, OPEN
from kontor.games.pfeffersaecke.rules.letters import spend_letter
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, MONEY


def paid_by(state: State, seat: int, city: int) -> int:
    """T3: return a seat's income from a city that it does not extend this turn."""
    if state.discs[city] != OPEN or not state.counts[seat * len(state.board.names) + city]:
        return 0
    return INCOME[state.players] * state.room[city]


def city_income(state: State) -> int:
    """T3: return the income (by free spaces) from open cities where the player has a branch and did not extend."""
    free = 0
    for city in state.own[state.active]:
        if state.room[city] and state.discs[city] == OPEN and not state.centre[city]:
            free += state.room[city]
    return INCOME[state.players] * free


def incomes(state: State) -> tuple[int, int]:
    """T3, T4, L3: return the total income without and with a letter."""
    plain = city_income(state) + BASIC_INCOME[state.players]
    return plain, max(LETTER_INCOME, 2 * plain)


def collect(state: State, letter: bool) -> None:
    """T3, T4: collect the income. L3: with a letter, collect the larger amount."""
    plain, doubled = incomes(state)
    gained = doubled if letter else plain
    state.desks[state.active * DESK + MONEY] += gained
    if letter:
        spend_letter(state)
    if state.listener is not None:
        cities = plain - BASIC_INCOME[state.players]
        rule = "L3" if letter else "T3" if cities else "T4"
        state.tell("income", state.active, rule, florins=gained, cities=cities, plain=plain)
