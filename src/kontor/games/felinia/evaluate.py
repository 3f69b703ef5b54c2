"""What bots judge by: a row of features for each seat of a view, each about between -1 and 1 (docs/bots.md).

They judge a view, never a true position; all that counts for points is public (I1).
"""

from __future__ import annotations

from typing import Final

from kontor.games.felinia.board import Ship
from kontor.games.felinia.decisions import Boarding, Walk
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    GIFT,
    GOODS,
    MERCHANTS,
    MOST_ABOARD,
    MOST_COINS,
    NONE,
    PEOPLES,
    SHIPS,
    SPECIALS,
    STACKS,
)
from kontor.games.felinia.rules.boarding import free_place
from kontor.games.felinia.scoring import SOURCES, groups, places_kept, score_sheet
from kontor.games.felinia.state import (
    COINS,
    DESK,
    GOLD_AT,
    GOODS_AT,
    HAND,
    POOL,
    PROVISIONS,
    RUNNING,
    SPICE_AT,
    TILES_AT,
    State,
)

POINTS: Final = tuple(f"points_{source}" for source in SOURCES)
HELD: Final = ("coins", "gold", "spice", "provisions", "goods", "kinds_of_goods", "places")
MERCHANTS_SOMEWHERE: Final = ("pool", "aboard", "aboard_full", "walking", "staying", "lone", "largest_group")
SHIPS_NEAR: Final = ("ready", "one_missing", "two_missing", "boarding")
KEPT_SPECIALS: Final = tuple(at for at in range(len(SPECIALS)) if at != GIFT - PEOPLES)
TILES_HELD: Final = ("most_of_a_people", "peoples", *(f"tile_{SPECIALS[at]}" for at in KEPT_SPECIALS))
BIDS_PLACED: Final = ("hand", "bids_cheap", "bids_dear", "start", "next_start")
FEATURES: Final = ("progress", *POINTS, *HELD, *MERCHANTS_SOMEWHERE, *SHIPS_NEAR, *TILES_HELD, *BIDS_PLACED)

MANY_POINTS: Final = 30.0


def features(state: State) -> list[list[float]]:
    """A row for each seat, in the order of `FEATURES`."""
    progress = progress_of(state)
    waiting = [ship_at(state, berth) for berth in range(BERTHS) if room_at(state, berth)]
    return [row(state, seat, progress, waiting) for seat in range(state.players)]


def ship_at(state: State, berth: int) -> Ship:
    return state.board.ships[state.berths[berth]]


def room_at(state: State, berth: int) -> bool:
    return state.berths[berth] != NONE and free_place(state, berth) != NONE


def progress_of(state: State) -> float:
    """By ships that have left the pile, or merchants that have left a pool, whichever is further."""
    if state.ended != RUNNING:
        return 1.0
    ships = 1 - (sum(state.ships) + (state.next_ship != NONE)) / (SHIPS - BERTHS)
    pools = 1 - min(state.desks[POOL::DESK]) / MERCHANTS
    return max(0.0, min(0.99, max(ships, pools)))


def row(state: State, seat: int, progress: float, waiting: list[Ship]) -> list[float]:
    desk = state.desks[seat * DESK : (seat + 1) * DESK]
    sheet = score_sheet(state, seat)
    goods = desk[GOODS_AT : GOODS_AT + GOODS]
    found = [progress, *(sheet[source] / MANY_POINTS for source in SOURCES)]
    found += [
        desk[COINS] / MOST_COINS,
        desk[GOLD_AT] / 5,
        desk[SPICE_AT] / 5,
        desk[PROVISIONS] / 5,
        sum(goods) / 5,
        sum(1 for number in bytes(goods) if number) / GOODS,
        places_kept(state, seat) / 3,
    ]
    found += merchants(state, seat, desk[POOL])
    found += ships_near(state, seat, bytes(goods), waiting)
    tiles = desk[TILES_AT : TILES_AT + PEOPLES]
    special = desk[TILES_AT + PEOPLES : TILES_AT + PEOPLES + len(SPECIALS)]
    found += [max(tiles) / 4, sum(1 for number in bytes(tiles) if number) / PEOPLES]
    found += [float(special[at]) for at in KEPT_SPECIALS]
    found += bids(state, seat, desk[HAND])
    return found


def merchants(state: State, seat: int, pool: int) -> list[float]:
    sizes = groups(state, seat)
    aboard = full = 0
    for berth in range(BERTHS):
        places = state.aboard[berth * MOST_ABOARD : (berth + 1) * MOST_ABOARD]
        own = places.count(seat)
        aboard += own
        full += own if own and not room_at(state, berth) else 0
    walking = sum(1 for decision in state.stack if isinstance(decision, Walk) and decision.seat == seat)
    lone = sum(1 for size in sizes if size == 1)
    counted = [pool, aboard, full, walking, sum(sizes), lone, max(sizes, default=0)]
    return [number / share for number, share in zip(counted, (10, 3, 3, 1, 10, 4, 6))]


def ships_near(state: State, seat: int, goods: bytes, waiting: list[Ship]) -> list[float]:
    """How many ships with room he has the goods for, or all but one, or all but two."""
    lacking = [0, 0, 0]
    for ship in waiting:
        missing = sum(max(0, ship.goods[good] - goods[good]) for good in range(GOODS))
        if missing < len(lacking):
            lacking[missing] += 1
    top = state.stack[-1] if state.stack else None
    boarding = isinstance(top, Boarding) and top.seat == seat
    return [*(number / 2 for number in lacking), float(boarding)]


def bids(state: State, seat: int, hand: int) -> list[float]:
    """Where the own tokens lie: at what price they will be settled if all before them stay."""
    cheap = dear = 0
    for stack in range(STACKS):
        height = state.heights[stack]
        first = stack * len(state.stacks) // STACKS
        for at in range(height):
            if state.stacks[first + at] == seat:
                cheap += at < 2
                dear += at >= 2
    start = float(state.start == seat)
    following = float(state.start != NONE and (state.start + 1) % state.players == seat)
    return [hand / BIDS, cheap / BIDS, dear / BIDS, start, following]
