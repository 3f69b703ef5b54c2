"""Evaluation features. Each seat of a view has a row with values roughly between -1 and 1 (docs/bots.md).

Features are computed from a view, never from the true position. All information that affects the score is public (I1).
During bidding and trade, features use a forecast of the desks at the end of the trade (`Foresight`).
"""

from __future__ import annotations

from typing import Final

from kontor.games.felinia.bot.island_analysis import IslandAnalysis, analyse_island
from kontor.games.felinia.bot.trade_forecast import Foresight
from kontor.games.felinia.decisions import Walk
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
    PROVISION_POINTS,
    SHIPS,
    SPECIALS,
)
from kontor.games.felinia.scoring import SOURCES, bonus_points, place_points, places_kept, spice_points
from kontor.games.felinia.state import BIDDING, RUNNING, SAILING, TRADING, State
from kontor.games.felinia.stored import DESK, GOLD_AT, GOODS_AT, HAND, POOL, PROVISIONS, SPICE_AT, TILES_AT

POINTS: Final = tuple(f"points_{source}" for source in SOURCES)
HELD: Final = ("coins_1", "coins_2", "coins_3", "coins_more", "gold", "spice", "provisions", "places")
STORED: Final = ("goods", "goods_over", "pairs")
AT_SEA: Final = ("pool", "aboard", "will_board", "sailing", "landing", "landing_soon")
ON_ISLAND: Final = ("walking", "walk", "staying", "lone", "largest_group")
SHIPS_NEAR: Final = ("ready", "one_missing", "two_missing", "ready_worth", "one_missing_worth", "two_missing_worth")
KEPT_SPECIALS: Final = tuple(at for at in range(len(SPECIALS)) if at != GIFT - PEOPLES)
TILES_HELD: Final = ("most_of_a_people", "second_most", "peoples", *(f"tile_{SPECIALS[at]}" for at in KEPT_SPECIALS))
TURN: Final = ("hand", "bonus_ahead", "start", "next_start")
RACE: Final = ("points", "lead", "leads", "ships_left", "smallest_pool", "bidding", "trading", "sails")
"""Features that describe the lead in points, the distance to the end of the game, and the phase of the round."""
FEATURES: Final = (
    "progress",
    *POINTS,
    *HELD,
    *STORED,
    *AT_SEA,
    *ON_ISLAND,
    *SHIPS_NEAR,
    *TILES_HELD,
    *TURN,
    *RACE,
)

MANY_POINTS: Final = 30.0
MUCH: Final = 10.0
"""Points that a merchant is expected to score."""
BEHIND: Final = 0.85
"""Discount for a merchant who lands after another one."""


def features(state: State) -> list[list[float]]:
    """Return one row per seat, in the order of `FEATURES`."""
    progress = progress_of(state)
    look = analyse_island(state)
    ahead = Foresight(state, look)
    sails = sailing(state, ahead)
    rows = [row(state, seat, progress, look, ahead, sails) for seat in range(state.players)]
    race(state, rows)
    return rows


def race(state: State, rows: list[list[float]]) -> None:
    points = [sum(found[1 : 1 + len(SOURCES)]) for found in rows]
    ships = (sum(state.ships) + (state.next_ship != NONE)) / (SHIPS - BERTHS)
    pools = min(state.desks[POOL::DESK]) / MERCHANTS
    phases = [float(state.phase == phase) for phase in (BIDDING, TRADING, SAILING)]
    for seat, found in enumerate(rows):
        lead = points[seat] - max(points[:seat] + points[seat + 1 :])
        found += [points[seat], lead, float(lead > 0), ships, pools, *phases]


def progress_of(state: State) -> float:
    """Return the progress from 0 to 1, based on how many ships have left the pile or merchants have left a pool."""
    if state.ended != RUNNING:
        return 1.0
    ships = 1 - (sum(state.ships) + (state.next_ship != NONE)) / (SHIPS - BERTHS)
    pools = 1 - min(state.desks[POOL::DESK]) / MERCHANTS
    return max(0.0, min(0.99, max(ships, pools)))


def sailing(state: State, ahead: Foresight) -> list[bool]:
    """R6: return the ships that sail this round."""
    if state.phase == BIDDING or state.phase == TRADING:
        return ahead.sailing()
    return [state.phase == SAILING and bool(state.sailing >> berth & 1) for berth in range(BERTHS)]


def row(
    state: State, seat: int, progress: float, look: IslandAnalysis, ahead: Foresight, sails: list[bool]
) -> list[float]:
    desk = seat * DESK
    desks = state.desks
    found = [progress, *points(state, seat, look)]
    goods = sum(ahead.goods[seat * GOODS : (seat + 1) * GOODS])
    over = max(0, goods - 3)
    coins = ahead.coins[seat]
    found += [
        float(coins >= 1),
        float(coins >= 2),
        float(coins >= 3),
        max(0, coins - 3) / (MOST_COINS - 3),
        desks[desk + GOLD_AT] / 5,
        desks[desk + SPICE_AT] / 5,
        desks[desk + PROVISIONS] / 5,
        places_kept(state, seat) / 3,
        min(goods, 3) / 3,
        over / 3,
        pairs(ahead, seat) / 2,
    ]
    found += at_sea(state, seat, ahead, sails)
    found += on_island(state, seat, look)
    found += ships_near(state, seat, ahead, sails)
    found += [look.most[seat] / 4, look.second[seat] / 4]
    found.append(sum([number > 0 for number in look.counted[seat]]) / PEOPLES)
    found += [float(desks[desk + TILES_AT + PEOPLES + at]) for at in KEPT_SPECIALS]
    following = state.start != NONE and (state.start + 1) % state.players == seat
    hand = desks[desk + HAND] / BIDS if state.phase == BIDDING else 0.0
    found += [hand, ahead.bonus[seat] / MUCH, float(state.start == seat), float(following)]
    return found


def points(state: State, seat: int, look: IslandAnalysis) -> list[float]:
    """E3–E5: return the points by source if the game ended now."""
    desk = seat * DESK
    tiles = 0
    for people in range(PEOPLES):
        number = look.counted[seat][people]
        tiles += number * min(number, state.board.countries[people].max_each)
    goods = sum(state.desks[desk + GOODS_AT : desk + GOODS_AT + GOODS])
    provisions = 2 * state.desks[desk + PROVISIONS] * state.desks[desk + TILES_AT + PROVISION_POINTS]
    counted = [
        tiles,
        bonus_points(state, seat),
        look.group_points[seat],
        state.desks[desk + GOLD_AT],
        spice_points(state, seat),
        goods,
        provisions,
        place_points(state, seat),
    ]
    return [number / MANY_POINTS for number in counted]


def pairs(ahead: Foresight, seat: int) -> int:
    """Return how many kinds of goods the seat has at least two of, as every ship requires."""
    found = 0
    for good in range(GOODS):
        found += ahead.goods[seat * GOODS + good] >= 2
    return found


def at_sea(state: State, seat: int, ahead: Foresight, sails: list[bool]) -> list[float]:
    """Return the merchants who are aboard, about to board, or about to sail this round, with their expected points."""
    aboard = boarding = soon = 0
    landing = landing_soon = 0.0
    for place in range(BERTHS * MOST_ABOARD):
        if ahead.aboard[place] != seat:
            continue
        berth = place // MOST_ABOARD
        worth = ahead.worth[seat][berth] * (BEHIND if place % MOST_ABOARD else 1.0)
        if state.aboard[place] == seat:
            aboard += 1
        else:
            boarding += 1
        landing += worth
        if sails[berth]:
            soon += 1
            landing_soon += worth
    return [
        ahead.pool[seat] / MERCHANTS,
        aboard / 3,
        boarding / 3,
        soon / 3,
        landing / MUCH,
        landing_soon / MUCH,
    ]


def on_island(state: State, seat: int, look: IslandAnalysis) -> list[float]:
    walking = 0.0
    worth = 0.0
    for decision in state.stack:
        if isinstance(decision, Walk) and decision.seat == seat:
            walking = 1.0
            worth = look.of_walk(state, decision, state.desks[seat * DESK + PROVISIONS])
    return [walking, worth / MUCH, look.staying[seat] / 10, look.lone[seat] / 4, look.largest[seat] / 6]


def ships_near(state: State, seat: int, ahead: Foresight, sails: list[bool]) -> list[float]:
    """Return the number of ships that stay and have a free place, grouped by the number of goods that the seat lacks
    (none, one or two).

    The second half of the list gives the expected points of the best ship in each group.
    """
    number = [0, 0, 0]
    worth = [0.0, 0.0, 0.0]
    if ahead.pool[seat]:
        for berth in range(BERTHS):
            if ahead.free[berth] and not sails[berth]:
                missing = ahead.missing[seat][berth]
                if missing < 3:
                    number[missing] += 1
                    worth[missing] = max(worth[missing], ahead.worth[seat][berth])
    return [*[one / 2 for one in number], *[one / MUCH for one in worth]]
