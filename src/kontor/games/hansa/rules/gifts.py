"""Moves pieces from stock to supply, as required by income (A1), tributes (Q5) and the income tile (L7)."""

from __future__ import annotations

from typing import Final

from kontor.games.hansa.decisions import Gift
from kontor.games.hansa.notation import Block
from kontor.games.hansa.pieces import MERCHANT, MORE_INCOME, NONE, TRADER, TRIBUTE
from kontor.games.hansa.rules.beside import owners_beside
from kontor.games.hansa.rules.places import stock_place, supply_place
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, SUPPLY

BY_TILE: Final = 1
BY_TRIBUTE: Final = 2
"""The number of pieces in each kind of gift. The number also identifies the kind."""


def in_stock(state: State, seat: int) -> int:
    return state.desks[seat * DESK + STOCK + TRADER] + state.desks[seat * DESK + STOCK + MERCHANT]


def mixes(state: State, desks: bytes, seat: int, size: int) -> Block:
    """Return the ways to take this many pieces from stock, one for each possible number of merchants."""
    traders, merchants = desks[seat * DESK + STOCK + TRADER], desks[seat * DESK + STOCK + MERCHANT]
    fewest = size - traders if size > traders else 0
    most = merchants if size > merchants else size
    return state.board.actions.income[fewest : most + 1]


def to_supply(state: State, seat: int, numbers: tuple[int, int], event: str, rule: str) -> None:
    """Move these numbers of traders and merchants from stock to supply."""
    for kind, number in enumerate(numbers):
        state.desks[seat * DESK + STOCK + kind] -= number
        state.desks[seat * DESK + SUPPLY + kind] += number
    if state.listener is not None:
        ways = [(stock_place(state, seat, kind), supply_place(state, seat, kind)) for kind in (TRADER, MERCHANT)]
        moves = [ways[TRADER]] * numbers[TRADER] + [ways[MERCHANT]] * numbers[MERCHANT]
        state.tell(event, seat, rule, moves, traders=numbers[TRADER], merchants=numbers[MERCHANT])


def ask_owner_of_income(state: State) -> None:
    """L7: after another player's income, the tile's owner may take a piece too."""
    seat = state.tiles[MORE_INCOME] if state.tiles else NONE
    if seat < state.players and seat != state.active and in_stock(state, seat):
        state.stack.append(Gift(seat, NONE, BY_TILE))


def ask_tributes(state: State, city: int) -> bool:
    """Q5, Q8: after a new office, the owners of tributes take pieces, clockwise from the active player."""
    owners = owners_beside(state, TRIBUTE, state.board.city_routes[city]) if state.beside else []
    owners = [seat for seat in owners if in_stock(state, seat)]
    owners.sort(key=lambda seat: (seat - state.active) % state.players)
    if not owners:
        return False
    state.stack.append(Gift(owners[0], owners[1] if len(owners) > 1 else NONE, BY_TRIBUTE))
    return True


def gift_size(state: State, gift: Gift) -> int:
    """Q5: return the number of pieces in a gift, limited by the stock."""
    return min(gift.left, in_stock(state, gift.seat))


def gift_choices(state: State) -> list[int]:
    """Return the possible numbers of merchants. L7: the owner of the tile may decline."""
    gift = state.stack[-1]
    assert isinstance(gift, Gift)
    found = mixes(state, bytes(state.desks), gift.seat, gift_size(state, gift))
    return [*found, state.board.actions.done] if gift.left == BY_TILE else [*found]


def take_gift(state: State, gift: Gift, merchants: int) -> None:
    """L7, Q5: move pieces from stock to supply."""
    numbers = (gift_size(state, gift) - merchants, merchants)
    to_supply(state, gift.seat, numbers, "gift", "L7" if gift.left == BY_TILE else "Q5")


def next_gift(state: State) -> bool:
    """Q8: close the gift. Returns whether there is another owner to ask."""
    gift = state.stack.pop()
    assert isinstance(gift, Gift)
    if gift.then == NONE or not in_stock(state, gift.then):
        return False
    state.stack.append(Gift(gift.then, NONE, gift.left))
    return True
