"""R5. Boarding."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.felinia.board import Ship
from kontor.games.felinia.decisions import Boarding
from kontor.games.felinia.look.listing import named
from kontor.games.felinia.pieces import BERTHS, GOODS, MOST_ABOARD, NONE
from kontor.games.felinia.rules.holdings import in_reach
from kontor.games.felinia.rules.selling import sales
from kontor.games.felinia.rules.spots import berth_spot, goods_back
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK, GOODS_AT, POOL


def begin_boarding(state: State, seat: int) -> None:
    """R5a, R5d: offer boarding right after a purchase or an exchange if any ship can be boarded."""
    if could_board(state, seat):
        state.stack.append(Boarding(seat, 0))


def free_place(state: State, berth: int) -> int:
    """R5c: return the foremost free place, or NONE if the ship is full."""
    places = state.board.ships[state.berths[berth]].places
    for place in range(places):
        if state.aboard[berth * MOST_ABOARD + place] == NONE:
            return place
    return NONE


def has_goods(state: State, seat: int, ship: Ship) -> bool:
    first = seat * DESK + GOODS_AT
    return all(state.desks[first + good] >= ship.goods[good] for good in range(GOODS))


def could_board(state: State, seat: int) -> bool:
    """R5d: return whether the seat can board a ship, if necessary after selling goods that the ship does not need."""
    if not state.desks[seat * DESK + POOL]:
        return False
    for berth in range(BERTHS):
        if free_place(state, berth) != NONE:
            ship = state.board.ships[state.berths[berth]]
            if has_goods(state, seat, ship) and in_reach(state, seat, ship.coins, sum(ship.goods)):
                return True
    return False


def boardings(state: State, seat: int) -> list[int]:
    """R5: return the ships with a free place that the seat can pay for in goods and coins, in board order.

    The seat must have a merchant left, because boarding is never offered without one.
    """
    coins = state.desks[seat * DESK + COINS]
    found = []
    for berth in range(BERTHS):
        ship = state.board.ships[state.berths[berth]]
        if free_place(state, berth) != NONE and coins >= ship.coins and has_goods(state, seat, ship):
            found.append(state.board.actions.board[state.berths[berth]])
    found.sort()
    return found


def boarding_choices(state: State) -> list[int]:
    """R5b, R15b: return the choices to sell, to board a ship, or to finish boarding."""
    top = state.stack[-1]
    assert isinstance(top, Boarding)
    return [*sales(state, top.seat, top.sold), *boardings(state, top.seat), state.board.actions.done]


def board_ship(state: State, number: int, _: int) -> None:
    """R5c: pay the goods and coins and put a merchant on the foremost free place."""
    top = state.stack.pop()
    assert isinstance(top, Boarding)
    seat = top.seat
    ship = state.board.ships[number]
    berth = state.berths.index(number)
    place = free_place(state, berth)
    desk = seat * DESK
    for good in range(GOODS):
        if ship.goods[good]:
            state.desks[desk + GOODS_AT + good] -= ship.goods[good]
            state.bag.put(good, ship.goods[good])
    state.desks[desk + COINS] -= ship.coins
    state.desks[desk + POOL] -= 1
    state.aboard[berth * MOST_ABOARD + place] = seat
    if state.listener is not None:
        moves: list[Moved] = [(f"pool:{seat}", berth_spot(berth, place))]
        for good in range(GOODS):
            moves += goods_back(state, seat, good, ship.goods[good])
        state.tell("boarded", seat, "R5c", moves, place=place + 1, **named(state, number))
        if not state.desks[desk + POOL]:
            state.tell("last-merchant", seat, "E1")
    begin_boarding(state, seat)


def end_boarding(state: State) -> None:
    state.stack.pop()
