"""R15. Selling gold, spice and goods, in this order, whenever it is allowed."""

from __future__ import annotations

from kontor.games.felinia.decisions import Boarding, Storage, Trade
from kontor.games.felinia.pieces import FIRST_GOOD, SALE_PRICE, SOLD_KINDS
from kontor.games.felinia.rules.holdings import SOLD_PARTS, gain_coins, held
from kontor.games.felinia.rules.spots import sold as sold_moves
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import DESK


def sales(state: State, seat: int, sold: int) -> list[int]:
    """R15c: return the sales of every possible number of items, starting at `sold` in the selling order."""
    found: list[int] = []
    for what in range(sold, SOLD_KINDS):
        number = held(state, seat, what)
        if number:
            found += state.board.actions.sell[what][:number]
    return found


def sell(state: State, what: int, number: int) -> None:
    """R15a, R17: return the sold items to the bag or the supply, and gain their coins up to the limit."""
    top = state.stack.pop()
    if isinstance(top, Trade):
        seat = state.top_owner(state.current_stack())
        state.stack.append(Trade(what + 1))
    else:
        assert isinstance(top, (Boarding, Storage))
        seat = top.seat
        state.stack.append(type(top)(seat, what + 1))
    state.desks[seat * DESK + SOLD_PARTS[what]] -= number
    if what >= FIRST_GOOD:
        state.bag.put(what - FIRST_GOOD, number)
    coins = gain_coins(state, seat, SALE_PRICE[what] * number)
    if state.listener is not None:
        moves = sold_moves(state, seat, what, number)
        state.tell("sold", seat, "R15a", moves, what=sold_name(state, what), number=number, coins=coins)


def sold_name(state: State, what: int) -> str:
    return state.board.goods[what - FIRST_GOOD] if what >= FIRST_GOOD else ("gold", "spice")[what]
