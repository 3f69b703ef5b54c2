"""Evaluation features. Each seat of a view has a row with values roughly between -1 and 1 (docs/bots.md).

All information is public in this game (S5), so a view equals the position. To make positions within a turn comparable,
certain gains count in advance: income still due this turn is money, and a city with a majority waiting in its centre is
won.
"""

from __future__ import annotations

from typing import Final

from kontor.games.pfeffersaecke import decisions
from kontor.games.pfeffersaecke.pieces import (
    BASIC_INCOME,
    BRANCHES,
    CLOSED,
    FAR,
    FLORINS_A_POINT,
    HAND,
    INCOME,
    NONE,
    OPEN,
    REGION_POINTS,
    majority,
    towns_to_take,
)
from kontor.games.pfeffersaecke.rules.settling import leader_of
from kontor.games.pfeffersaecke.scoring import town_points
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, LETTER, MONEY, SUPPLY

STANDING: Final = (
    "points",
    "town_points",
    "city_points",
    "region_points",
    "money_20",
    "money_60",
    "money_more",
    "letter_1",
    "letter_2",
    "discs",
    "disc_points",
    "branches",
    "few_left",
    "to_move",
    "wait",
    "to_branch",
)
PROSPECTS: Final = (
    "present",
    "income",
    "won",
    "firm_1",
    "near_1",
    "alone_2",
    "rivals_2",
    "alone_3",
    "rivals_3",
    "half_lead",
    "half_chance",
    "crowded_out",
)
TARGETS: Final = (
    "towns_now",
    "towns_near",
    "cheapest_town",
    "regions_now",
    "regions_near",
    "cities_now",
    "contested_now",
    "cities_near",
    "best_income",
    "openings",
)
RACE: Final = ("lead", "leads", "towns_left", "discs_left", "supply", "income_due")
"""Features that describe the lead in points, the distance to each end of the game, and the branches left."""
FEATURES: Final = ("progress", *STANDING, *PROSPECTS, *TARGETS, *RACE)

# Indices of a seat's prospects in a city, in the order of their names.
PRESENT: Final = 0
INCOMES: Final = 1
WON: Final = 2
FIRM_1: Final = 3
NEAR_1: Final = 4
ALONE_2: Final = 5
RIVALS_2: Final = 6
ALONE_3: Final = 7
RIVALS_3: Final = 8
HALF_LEAD: Final = 9
HALF_CHANCE: Final = 10
CROWDED_OUT: Final = 11
SCALES: Final = (8.0, 40.0, 1.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 6.0, 6.0, 15.0)

MOST_MONEY: Final = 1000
"""Upper limit for money, which is never reached in serious games."""
FEW: Final = 12
"""Number of branches below which the supply counts as low."""
NEAR: Final = 40
"""Minimum cost of a route that counts as too expensive."""


def progress(state: State) -> float:
    """Return the progress from 0 to 1: the share of towns or discs that are used up, whichever is larger."""
    if state.ended:
        return 1.0
    towns = 1 - state.counter / towns_to_take(state.setup)
    left = state.discs.count(OPEN) + state.discs.count(CLOSED)
    return max(towns, 1 - left / len(state.discs))


def features(state: State) -> list[list[float]]:
    """Return one row per seat."""
    far = progress(state)
    prospects = _prospects(state)
    found = []
    for seat in range(state.players):
        prospect = prospects[seat]
        purse = _purse(state, seat, prospect[INCOMES])
        own = _regions(state, seat)
        row = [far]
        row += _standing(state, seat, purse, own, prospect[WON])
        row += [value / scale for value, scale in zip(prospect, SCALES)]
        row += _targets(state, seat, purse, own)
        found.append(row)
    _race(state, found)
    return found


def _race(state: State, rows: list[list[float]]) -> None:
    towns = state.counter / towns_to_take(state.setup)
    discs = (state.discs.count(OPEN) + state.discs.count(CLOSED)) / len(state.discs)
    points = [row[1] for row in rows]
    for seat, row in enumerate(rows):
        lead = 3 * (points[seat] - max(points[:seat] + points[seat + 1 :]))
        due = seat == state.active and _before_income(state)
        supply = state.desks[seat * DESK + SUPPLY] / BRANCHES
        row += [lead, 1.0 if lead > 0 else 0.0, towns, discs, supply, 1.0 if due else 0.0]


def _before_income(state: State) -> bool:
    """Return whether the active seat has not taken its income yet."""
    return state.decision in (decisions.OPEN, decisions.EXTEND, decisions.INCOME)


def _purse(state: State, seat: int, income: float) -> int:
    """T3, T4: return the money of a seat, including income still due this turn."""
    money = state.desks[seat * DESK + MONEY]
    if seat == state.active and _before_income(state):
        money += int(income) + BASIC_INCOME[state.players]
    return min(money, MOST_MONEY)


def _regions(state: State, seat: int) -> int:
    """E2a: return a bit mask of the regions where the seat has a branch."""
    start = seat * len(state.board.names)
    found = 0
    for place, region in enumerate(state.board.regions):
        if state.counts[start + place]:
            found |= 1 << region
    return found


def _standing(state: State, seat: int, purse: int, own: int, won: float) -> list[float]:
    desk = seat * DESK
    towns = town_points(state, seat)
    cities = state.desks[desk + INFLUENCE] - towns + won
    number = own.bit_count()
    supply = state.desks[desk + SUPPLY]
    letters = state.desks[desk + LETTER]
    hand = seat * HAND
    discs, worth = 0, 0
    for value in range(HAND):
        discs += state.hands[hand + value]
        worth += state.hands[hand + value] * value
    active = seat == state.active
    return [
        (towns + cities + REGION_POINTS * number + purse // FLORINS_A_POINT) / 50,
        towns / 10,
        cities / 30,
        number / 10,
        min(purse, 20) / 20,
        min(max(purse - 20, 0), 40) / 40,
        max(purse - 60, 0) / 100,
        1.0 if letters else 0.0,
        1.0 if letters > 1 else 0.0,
        discs / 8,
        worth / 30,
        (BRANCHES - supply) / BRANCHES,
        max(FEW - supply, 0) / FEW,
        1.0 if active else 0.0,
        0.0 if state.active == NONE else ((seat - state.active) % state.players) / state.players,
        1.0 if active and (_before_income(state) or state.decision == decisions.BRANCH) else 0.0,
    ]


def _prospects(state: State) -> list[list[float]]:
    """Add features of open cities with branches: each seat's income and how close it is to winning the city."""
    players = state.players
    places = len(state.board.names)
    found = [[0.0] * len(PROSPECTS) for _ in range(players)]
    for city in range(len(state.discs)):
        if state.discs[city] != OPEN or state.room[city] == state.board.sizes[city]:
            continue
        held = [state.counts[seat * places + city] for seat in range(players)]
        _judge_city(state, city, held, found)
    return found


def _judge_city(state: State, city: int, held: list[int], found: list[list[float]]) -> None:
    """Classify the prospects of every seat with a branch in the city."""
    size, room, waiting = state.board.sizes[city], state.room[city], state.centre[city]
    need = majority(size)
    most = max(held)
    if most >= need or not room:  # decided, but not settled yet
        winner = held.index(most) if most >= need else fullest(state, city)
        found[winner][WON] += size if most >= need else size // 2
        return
    pay = INCOME[state.players] * room
    there = [seat for seat in range(state.players) if held[seat]]
    turns = [_turn(state, seat, city) for seat in there]
    ahead = fullest(state, city)
    open_majority = most + room >= need
    for seat, turn in zip(there, turns):
        prospect = found[seat]
        prospect[PRESENT] += 1
        if not (waiting and seat == state.active):
            prospect[INCOMES] += pay
        missing = need - held[seat]
        if missing == 1:
            before = sum([1 for other in turns if other < turn])
            prospect[FIRM_1 if room > before else NEAR_1] += size
        elif missing <= room:
            rivals = len(there) > 1
            if missing == 2:
                prospect[RIVALS_2 if rivals else ALONE_2] += size
            else:
                prospect[RIVALS_3 if rivals else ALONE_3] += size
        elif open_majority:
            prospect[CROWDED_OUT] += size
        elif seat == ahead:
            prospect[HALF_LEAD] += size // 2
        elif held[seat] + room >= most:
            prospect[HALF_CHANCE] += size // 2


def _turn(state: State, seat: int, city: int) -> int:
    """Return how many turns pass before the seat can extend in the city."""
    if seat != state.active:
        return (seat - state.active) % state.players
    ahead = state.decision == decisions.OPEN or (state.decision == decisions.EXTEND and not state.centre[city])
    return 0 if ahead else state.players


def fullest(state: State, city: int) -> int:
    """T6c: return the seat that would win the city if it were full now, including branches waiting in the centre."""
    first = state.board.firsts[city]
    spaces = bytes(state.spaces[first : first + state.board.sizes[city]])
    return leader_of(spaces.rstrip(b"\0") + bytes([state.active + 1]) * state.centre[city])


def _targets(state: State, seat: int, purse: int, own: int) -> list[float]:
    """Return features for the places next to the seat's branches, both affordable and too expensive."""
    board = state.board
    places, cities = len(board.names), len(board.cities)
    start = seat * places
    most = min(purse, FAR - 1)
    towns_now, cheapest, cities_now, contested, best, openings = 0, NEAR, 0, 0, 0, 0
    towns_near, cities_near = 0.0, 0.0
    new_now, new_near = 0, 0
    for place in range(places):
        cost = state.reach[seat][place]
        if cost == FAR or state.counts[start + place]:
            continue
        free = state.room[place]
        if place < cities:
            size = board.sizes[place]
            if state.discs[place] == CLOSED:
                if cost < NEAR and state.hands[seat * HAND + size]:
                    openings += size
                continue
            if not free:
                continue
            if state.discs[place] == OPEN and free >= majority(size):
                if cost <= most:
                    if free == size:
                        cities_now += size
                    else:
                        contested += size
                    best = max(best, free - 1)
                cities_near += size * max(NEAR - cost, 0) / NEAR
        elif free:
            if cost <= most:
                towns_now += 1
            cheapest = min(cheapest, cost)
            towns_near += max(NEAR - cost, 0) / NEAR
        else:
            continue
        new = 1 << board.regions[place]
        if not own & new:
            new_near |= new
            if cost <= most:
                new_now |= new
    return [
        towns_now / 5,
        towns_near / 5,
        cheapest / NEAR,
        new_now.bit_count() / 4,
        new_near.bit_count() / 4,
        cities_now / 20,
        contested / 20,
        cities_near / 20,
        INCOME[state.players] * best / 20,
        openings / 20,
    ]
