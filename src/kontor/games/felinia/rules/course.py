"""Phase transitions. Each rules module ends its own phase, and this module starts the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.rules.sailing import depart, sail_on
from kontor.games.felinia.rules.setup import prepare, set_up
from kontor.games.felinia.rules.storage import store_on
from kontor.games.felinia.rules.trading import trade_on
from kontor.games.felinia.rules.walking import ends_by_itself, go_home
from kontor.games.felinia.state import BIDDING, PHASES, SAILING, State


def go_on(state: State) -> None:
    """Advance until a player or chance must decide or the game is over."""
    while not state.ended:
        if state.stack:
            top = state.stack[-1]
            if not (isinstance(top, Walk) and ends_by_itself(state, top)):
                return
            go_home(state)
        else:
            NEXT[state.phase](state)


def trade(state: State) -> None:
    """R2, R6: continue trading. When trade is finished, the ships depart."""
    trade_on(state)
    if state.phase == SAILING:
        depart(state)


def bid_on(state: State) -> None:
    raise AssertionError("a decision must be open while bids are placed")


NEXT: Final[tuple[Callable[[State], None], ...]] = (set_up, bid_on, trade, sail_on, store_on, prepare)
"""Functions that handle the phases, in order."""

assert len(NEXT) == len(PHASES)
assert NEXT[BIDDING] is bid_on
