"""R13. Storage: players sell goods, and keep some of the rest."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.felinia.decisions import Storage
from kontor.games.felinia.look.listing import listed
from kontor.games.felinia.notation import STORED
from kontor.games.felinia.pieces import FIRST_GOOD, FOURTH_GOOD, FREE_GOODS, GOODS, NONE, SALE_PRICE
from kontor.games.felinia.rules.holdings import gain_coins
from kontor.games.felinia.rules.sailing import last_departure
from kontor.games.felinia.rules.selling import sales
from kontor.games.felinia.rules.spots import goods_back
from kontor.games.felinia.state import PREPARING, State
from kontor.games.felinia.stored import COINS, DESK, GOODS_AT


def store_on(state: State) -> None:
    """R13a: ask each player in turn, beginning with the start player. Players with nothing to sell and at most three
    goods are skipped.

    R14a: when all players are done, prepare the next round, or let the last ships sail if the pile cannot fill the
    berths (E2).
    """
    while state.stored < state.players:
        seat = (state.start + state.stored) % state.players
        if sales(state, seat, 0):
            state.stack.append(Storage(seat, 0))
            return
        state.stored += 1
    state.stored = 0
    if state.berths.count(NONE) > sum(state.ships) + (state.next_ship != NONE):
        last_departure(state)
    else:
        state.phase = PREPARING


def storage_choices(state: State) -> list[int]:
    """R13: return the choices to sell or to finish with at most three goods. With more, the player chooses three to
    keep, or four for 2 coins.
    """
    top = state.stack[-1]
    assert isinstance(top, Storage)
    found = sales(state, top.seat, top.sold)
    if state.goods(top.seat) <= FREE_GOODS:
        return [*found, state.board.actions.done]
    return found + stores(state, top.seat)


def stores(state: State, seat: int) -> list[int]:
    first = seat * DESK + GOODS_AT
    held = state.desks[first : first + GOODS]
    most = FREE_GOODS + (state.desks[seat * DESK + COINS] >= FOURTH_GOOD)
    found = []
    for number, goods in enumerate(STORED):
        if len(goods) <= most and all(held[good] >= goods.count(good) for good in goods):
            found.append(state.board.actions.store[number])
    return found


def store(state: State, number: int, _: int) -> None:
    """R13b, R13c: pay for a fourth good, then sell the rest at 1 each."""
    top = state.stack.pop()
    assert isinstance(top, Storage)
    seat = top.seat
    goods = STORED[number]
    price = FOURTH_GOOD if len(goods) > FREE_GOODS else 0
    state.desks[seat * DESK + COINS] -= price
    moves: list[Moved] = []
    left = 0
    for good in range(GOODS):
        over = state.desks[seat * DESK + GOODS_AT + good] - goods.count(good)
        state.desks[seat * DESK + GOODS_AT + good] -= over
        state.bag.put(good, over)
        moves += goods_back(state, seat, good, over)
        left += over
    coins = gain_coins(state, seat, SALE_PRICE[FIRST_GOOD] * left)
    if state.listener is not None:
        stay = listed(state.board, [goods.count(good) for good in range(GOODS)])
        rule = "R13b" if price else "R13c"
        state.tell("stored", seat, rule, moves, sold=left, coins=coins, price=price, **stay)
    state.stored += 1


def end_storage(state: State) -> None:
    state.stack.pop()
    state.stored += 1
