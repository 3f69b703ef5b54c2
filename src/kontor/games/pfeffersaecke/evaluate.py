"""What bots judge by: a row of features for each seat of a view, each about between -1 and 1 (docs/bots.md).

Everything is open in this game (S5), so that a view knows as much as the position.
"""

from __future__ import annotations

from typing import Final

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
    counter_start,
    majority,
)
from kontor.games.pfeffersaecke.rules.settling import leader
from kontor.games.pfeffersaecke.scoring import regions, town_points
from kontor.games.pfeffersaecke.state import DESK, INFLUENCE, LETTER, MONEY, SUPPLY, State

FEATURES: Final = (
    "progress",
    # what the seat has
    "points",
    "town_points",
    "city_points",
    "region_points",
    "money",
    "letters",
    "discs",
    "branches",
    "few_left",
    "to_move",
    # open cities
    "open_cities",
    "income",
    "share",
    "leads",
    "lead_points",
    "near_majority",
    "near_points",
    "tied_up",
    # where it could go next
    "town_targets",
    "city_targets",
    "cheapest_town",
    "new_regions",
)

MOST_MONEY: Final = 400
"""More of it does not matter any more."""
FEW: Final = 6
"""Branches in supply that are nearly none."""


def progress(state: State) -> float:
    """0 at the start, 1 at the end: towns and discs that are used up, whichever is further."""
    if state.ended:
        return 1.0
    towns = 1 - state.counter / counter_start(state.players)
    left = state.discs.count(OPEN) + state.discs.count(CLOSED)
    return max(towns, 1 - left / len(state.discs))


def features(state: State) -> list[list[float]]:
    """A row for each seat."""
    far = progress(state)
    leads = [leader(state, city) if state.discs[city] == OPEN else NONE for city in range(len(state.discs))]
    found = []
    for seat in range(state.players):
        own = regions(state, seat)
        found.append([far, *_standing(state, seat, own), *_cities(state, seat, leads), *_targets(state, seat, own)])
    return found


def _standing(state: State, seat: int, own: list[int]) -> list[float]:
    desk = seat * DESK
    money = min(state.desks[desk + MONEY], MOST_MONEY)
    influence = state.desks[desk + INFLUENCE]
    towns = town_points(state, seat)
    points = influence + REGION_POINTS * len(own) + money // FLORINS_A_POINT
    supply = state.desks[desk + SUPPLY]
    return [
        points / 50,
        towns / 10,
        (influence - towns) / 30,
        len(own) / 10,
        money / 100,
        state.desks[desk + LETTER] / 2,
        sum(state.hands[seat * HAND : (seat + 1) * HAND]) / 8,
        (BRANCHES - supply) / BRANCHES,
        1.0 if supply < FEW else 0.0,
        1.0 if seat == state.active else 0.0,
    ]


def _cities(state: State, seat: int, leads: list[int]) -> list[float]:
    """Open cities with an own branch: what they pay, and how near they are to be won."""
    board = state.board
    start = seat * len(board.names)
    present, free, leading, near, tied = 0, 0, 0, 0, 0
    share, lead_points, near_points = 0.0, 0.0, 0.0
    for city in range(len(state.discs)):
        held = state.counts[start + city]
        if state.discs[city] != OPEN or not held:
            continue
        size = board.sizes[city]
        room = state.room[city]
        present += 1
        free += room
        share += size * held / (size - room)
        if leads[city] == seat:
            leading += 1
            lead_points += size / 2
        missing = majority(size) - held
        if missing > room:
            tied += 1  # nobody but by a half
        elif missing == 1:
            near += 1
            near_points += size
    return [
        present / 8,
        INCOME[state.players] * free / 40,
        share / 20,
        leading / 5,
        lead_points / 12,
        near / 4,
        near_points / 20,
        tied / 4,
    ]


def _targets(state: State, seat: int, own: list[int]) -> list[float]:
    """Places that the seat could pay with what it has and its basic income."""
    board = state.board
    places = len(board.names)
    start = seat * places
    purse = min(state.desks[seat * DESK + MONEY] + BASIC_INCOME[state.players], FAR - 1)
    towns, cities, cheapest = 0, 0, 40
    new: list[int] = []
    for place in range(places):
        cost = state.reach[start + place]
        if cost > purse or state.counts[start + place] or not state.room[place]:
            continue
        if place < len(state.discs):
            cities += 1
        else:
            towns += 1
            cheapest = min(cheapest, cost)
        region = board.regions[place]
        if region not in own and region not in new:
            new.append(region)
    return [towns / 5, cities / 10, cheapest / 40, len(new) / 4]
