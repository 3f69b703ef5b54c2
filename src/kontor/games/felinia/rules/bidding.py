"""R1. Bids."""

from __future__ import annotations

from kontor.games.felinia.notation import OWN_BOARD
from kontor.games.felinia.pieces import BIDS, GUILD, MOST_TOKENS
from kontor.games.felinia.rules.holdings import gain_coins
from kontor.games.felinia.rules.spots import stack_name, stack_spot
from kontor.games.felinia.state import TRADING, State
from kontor.games.felinia.stored import CIRCLES, DESK, HAND


def bids(state: State) -> list[int]:
    """R1b, R1c: return the bids on every open market, the guild and the player's own board."""
    bid = state.board.actions.bid
    found = [bid[market] for market in state.board.open_markets[state.players]]
    return [*found, bid[GUILD], bid[OWN_BOARD]]


def bid(state: State, where: int, _: int) -> None:
    """R1: place one bid. Trade begins once all bids are placed."""
    placed = state.placed()
    seat = state.bidder_after(placed)
    time = placed // state.players
    state.desks[seat * DESK + HAND] -= 1
    if where == OWN_BOARD:
        take_coins(state, seat, time)
    else:
        state.stacks[where * MOST_TOKENS + state.heights[where]] = seat
        state.heights[where] += 1
        if state.listener is not None:
            moved = (f"bids:{seat}", stack_spot(where))
            state.tell("bid", seat, "R1c", [moved], stack=stack_name(where), height=state.heights[where])
    if placed + 1 == BIDS * state.players:
        state.stack.pop()
        state.phase = TRADING


def take_coins(state: State, seat: int, time: int) -> None:
    """R1b: gain 1, 2 or 3 coins for a bid on the player's own board, depending on the bidding turn."""
    state.desks[seat * DESK + CIRCLES] |= 1 << time
    coins = gain_coins(state, seat, time + 1)
    if state.listener is not None:
        moved = (f"bids:{seat}", f"circle:{seat}:{time + 1}")
        state.tell("bid-board", seat, "R1b", [moved], coins=coins)
