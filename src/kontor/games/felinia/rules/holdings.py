"""What players gain and pay: coins with their limit, the supply, goods and the bag."""

from __future__ import annotations

from typing import Final

from kontor.core.messages import Moved
from kontor.games.felinia.pieces import GOODS, MOST_COINS, SALE_PRICE, SOLD_KINDS
from kontor.games.felinia.rules.spots import desk_spot, supply_spot
from kontor.games.felinia.state import COINS, DESK, GOLD_AT, GOODS_AT, SPICE_AT, State

SOLD_PARTS: Final[tuple[int, ...]] = (GOLD_AT, SPICE_AT, *range(GOODS_AT, GOODS_AT + GOODS))
"""Where on a desk lies what can be sold, in the order of sales."""


def gain_coins(state: State, seat: int, number: int) -> int:
    """R15a: coins above 6 are lost. Gives how many were gained."""
    at = seat * DESK + COINS
    before = state.desks[at]
    state.desks[at] = min(MOST_COINS, before + number)
    return state.desks[at] - before


def gain(state: State, seat: int, part: int, number: int) -> int:
    """R16: gold, spice or provisions as far as they are there. Gives how many were gained."""
    given = min(number, state.supply(part))
    state.desks[seat * DESK + part] += given
    return given


def gained_moves(seat: int, part: int, number: int) -> list[Moved]:
    return [(supply_spot(part), desk_spot(seat, part))] * number


def held(state: State, seat: int, what: int) -> int:
    """How many of something that can be sold a seat has: GOLD, SPICE, or a good."""
    return state.desks[seat * DESK + SOLD_PARTS[what]]


def wealth(state: State, seat: int) -> int:
    """The coins of a seat, and what all that it may sell would bring; not capped."""
    return state.desks[seat * DESK + COINS] + sum(
        SALE_PRICE[what] * held(state, seat, what) for what in range(SOLD_KINDS)
    )


def in_reach(state: State, seat: int, price: int, kept_back: int) -> bool:
    """Whether a seat could pay a price after selling, though it must not sell things of so much worth, which it has."""
    if price <= state.desks[seat * DESK + COINS]:
        return True
    return price <= MOST_COINS and price <= wealth(state, seat) - kept_back
