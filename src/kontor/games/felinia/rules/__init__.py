"""The rules of Felinia by handbook section: legal actions, their effects, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core.decisions import Decision
from kontor.games.felinia import notation
from kontor.games.felinia.decisions import (
    Berths,
    Bid,
    Boarding,
    First,
    Found,
    Keep,
    Look,
    Markets,
    Storage,
    Tiles,
    Trade,
    Turned,
    Walk,
)
from kontor.games.felinia.pieces import TILES
from kontor.games.felinia.rules.bidding import bid, bids
from kontor.games.felinia.rules.boarding import board_ship, boarding_choices, end_boarding
from kontor.games.felinia.rules.course import go_on
from kontor.games.felinia.rules.places import keep, keeps, look, look_weights, looks
from kontor.games.felinia.rules.selling import sell
from kontor.games.felinia.rules.setup import (
    draw_first_player,
    draw_for_market,
    draw_ship,
    draw_tile,
    drawable_ships,
    post_to_lay,
)
from kontor.games.felinia.rules.storage import end_storage, storage_choices, store
from kontor.games.felinia.rules.trading import buy, decline, exchange, take_bonus, trade_choices
from kontor.games.felinia.rules.walking import draw_found, draw_turned, step, stop, turn, walk_choices
from kontor.games.felinia.state import OF_GOODS, State


def legal(state: State) -> list[int]:
    """Return all legal actions in numerical order."""
    return LEGAL[type(state.stack[-1])](state) if state.stack else []


def weights(state: State) -> list[int]:
    """Return the relative probability of each chance outcome, in the order of `legal`."""
    return _counted(state) or [1] * len(legal(state))


def weights_of(state: State, outcomes: list[int]) -> list[int]:
    """Return the weights of these chance outcomes, for callers that already have the legal actions."""
    return _counted(state) or [1] * len(outcomes)


def _counted(state: State) -> list[int]:
    """Return how many of each drawable item are left, or an empty list if all outcomes are equally likely."""
    top = type(state.stack[-1]) if state.stack else None
    if top in OF_GOODS:
        return [count for count in bytes(state.bag.counts) if count]
    if top is Tiles or top is Turned:
        return [count for count in unseen_of(state) if count]
    if top is Look:
        return look_weights(state)
    return []


def apply(state: State, action: int) -> None:
    """Apply an action known to be legal, then resolve everything up to the next decision."""
    actions = state.board.actions
    APPLY[actions.kind[action]](state, actions.first[action], actions.second[action])
    go_on(state)


# Outcomes of chance.


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def good_draws(state: State) -> list[int]:
    return [state.board.actions.good[kind] for kind in state.bag.kinds()]


def ship_draws(state: State) -> list[int]:
    return [state.board.actions.ship[ship] for ship in drawable_ships(state)]


def unseen_of(state: State) -> bytes:
    """S4, R8: return the number of unseen tiles of each kind in the country."""
    top = state.stack[-1]
    province = top.province if isinstance(top, Turned) else post_to_lay(state)
    country = state.board.provinces[province].country
    return bytes(state.unseen[country * TILES : (country + 1) * TILES])


def tile_draws(state: State) -> list[int]:
    counts = unseen_of(state)
    return [number for kind, number in enumerate(state.board.actions.tile) if counts[kind]]


# The effects of these actions depend on the pending decision.


def draw_good(state: State, good: int, _: int) -> None:
    """S2b, R14b: put the good on a market. R9b, X2: give the good to a player."""
    if isinstance(state.stack[-1], Markets):
        draw_for_market(state, good)
    else:
        draw_found(state, good)


def draw_any_tile(state: State, tile: int, _: int) -> None:
    """S4b: lay the tile on a post. R8: reveal the tile that was just turned."""
    if isinstance(state.stack[-1], Turned):
        draw_turned(state, tile)
    else:
        draw_tile(state, tile)


def done(state: State, _: int, __: int) -> None:
    """End a seat's boarding or storage."""
    if isinstance(state.stack[-1], Boarding):
        end_boarding(state)
    else:
        end_storage(state)


LEGAL: dict[type[Decision], Callable[[State], list[int]]] = {
    First: first_players,
    Markets: good_draws,
    Berths: ship_draws,
    Tiles: tile_draws,
    Bid: bids,
    Trade: trade_choices,
    Boarding: boarding_choices,
    Walk: walk_choices,
    Turned: tile_draws,
    Found: good_draws,
    Look: looks,
    Keep: keeps,
    Storage: storage_choices,
}

APPLY: dict[int, Callable[[State, int, int], None]] = {
    notation.FIRST: draw_first_player,
    notation.GOOD: draw_good,
    notation.SHIP: draw_ship,
    notation.TILE: draw_any_tile,
    notation.LOOK: look,
    notation.BID: bid,
    notation.BUY: buy,
    notation.EXCHANGE: exchange,
    notation.BONUS: take_bonus,
    notation.DECLINE: decline,
    notation.SELL: sell,
    notation.BOARD: board_ship,
    notation.DONE: done,
    notation.TURN: turn,
    notation.STEP: step,
    notation.STOP: stop,
    notation.KEEP: keep,
    notation.STORE: store,
}
"""The function that performs each kind of action."""
