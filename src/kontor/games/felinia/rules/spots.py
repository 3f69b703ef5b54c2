"""Names of the places between which pieces move in events. The backdrop uses the same names."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.felinia.pieces import FIRST_GOOD, GOLD, GUILD
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import GOLD_AT, PROVISIONS, SPICE_AT

SUPPLIES = {GOLD_AT: "gold", SPICE_AT: "spice", PROVISIONS: "provision"}
"""Names of the supplies, by desk index."""


def stack_name(stack: int) -> str:
    """Return a stack's name: `1` to `5` for the markets from the top down, or `guild`."""
    return "guild" if stack == GUILD else str(stack + 1)


def stack_spot(stack: int) -> str:
    return f"stack:{stack_name(stack)}"


def market_spot(state: State, market: int, good: int) -> str:
    return f"market:{market + 1}:{state.board.goods[good]}"


def bag_spot(state: State, good: int) -> str:
    return f"bag:{state.board.goods[good]}"


def good_spot(state: State, seat: int, good: int) -> str:
    return f"goods:{seat}:{state.board.goods[good]}"


def supply_spot(part: int) -> str:
    """Return the place where the supply of gold, spice or provisions is, given its desk index (`GOLD_AT`, …)."""
    return f"supply:{SUPPLIES[part]}"


def desk_spot(seat: int, part: int) -> str:
    return f"{SUPPLIES[part]}:{seat}"


def province_spot(state: State, province: int) -> str:
    return f"province:{state.board.provinces[province].name}"


def berth_spot(berth: int, place: int) -> str:
    return f"aboard:{berth + 1}:{place + 1}"


def goods_back(state: State, seat: int, good: int, number: int = 1) -> list[Moved]:
    """R17: return the moves of goods to the bag."""
    return [(good_spot(state, seat, good), bag_spot(state, good))] * number


def sold(state: State, seat: int, what: int, number: int) -> list[Moved]:
    """R15, R17: return the moves of sold items to the bag or the supply."""
    if what >= FIRST_GOOD:
        return goods_back(state, seat, what - FIRST_GOOD, number)
    part = GOLD_AT if what == GOLD else SPICE_AT
    return [(desk_spot(seat, part), supply_spot(part))] * number
