"""Functions that add and remove coins, supplies and goods, and compute a seat's wealth."""

from __future__ import annotations

from typing import Final

from kontor.core.messages import Moved
from kontor.games.felinia.pieces import GOODS, MOST_COINS, SALE_PRICE, SOLD_KINDS
from kontor.games.felinia.rules.spots import desk_spot, supply_spot
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, SPICE_AT

SOLD_PARTS: Final[tuple[int, ...]] = (GOLD_AT, SPICE_AT, *range(GOODS_AT, GOODS_AT + GOODS))
"""Desk indices of all sellable items, in selling order."""


def gain_coins(state: State, seat: int, number: int) -> int:
    """R15a: add coins up to the limit of 6. Returns the number actually gained."""
    at = seat * DESK + COINS
    before = state.desks[at]
    state.desks[at] = min(MOST_COINS, before + number)
    return state.desks[at] - before


def gain(state: State, seat: int, part: int, number: int) -> int:
    """R16: add gold, spice or provisions, limited by the supply. Returns the number actually gained."""
    given = min(number, state.supply(part))
    state.desks[seat * DESK + part] += given
    return given


def gained_moves(seat: int, part: int, number: int) -> list[Moved]:
    return [(supply_spot(part), desk_spot(seat, part))] * number


def held(state: State, seat: int, what: int) -> int:
    """Return how many items of one sellable kind (GOLD, SPICE or a good) the seat has."""
    return state.desks[seat * DESK + SOLD_PARTS[what]]


def wealth(state: State, seat: int) -> int:
    """Return a seat's coins plus the sale value of all its sellable items, ignoring the coin limit."""
    return state.desks[seat * DESK + COINS] + sum(
        SALE_PRICE[what] * held(state, seat, what) for what in range(SOLD_KINDS)
    )


def in_reach(state: State, seat: int, price: int, kept_back: int) -> bool:
    """Return whether a seat could pay a price by selling items while keeping items worth `kept_back`."""
    if price <= state.desks[seat * DESK + COINS]:
        return True
    return price <= MOST_COINS and price <= wealth(state, seat) - kept_back
