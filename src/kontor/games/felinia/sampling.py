"""Samples full positions that are consistent with a view, by drawing the places that the viewer has not seen."""

from __future__ import annotations

from kontor.core.chance import Bag, RandomBits, pick, sight
from kontor.games.felinia.decisions import Keep, Look
from kontor.games.felinia.pieces import NONE, UNKNOWN
from kontor.games.felinia.state import FREE, State
from kontor.games.felinia.stored import DESK, PLACES_AT

Slot = tuple[int, int]
"""The seat that keeps an unknown place and the cost paid for it."""


def fill_holes(state: State, bits: RandomBits) -> None:
    """Fill in everything that the viewer does not know. The pool contains exactly the missing cards.

    Kept places are filled first, because the cost paid limits them and no kind may occur twice (R12). Cards under
    inspection come next, and the pile comes last.
    """
    if not state.board.places:
        return
    pile = state.places.copy()
    pool = pile.pools[0]
    dealt = deal(state, hidden_slots(state), pool.copy(), bits)
    assert dealt is not None, "the view has no consistent completion"
    for (seat, _), kind in zip(hidden_slots(state), dealt, strict=True):
        state.kept[seat * len(state.board.places) + kind] = sight(seat)
        pool.draw(kind)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Look | Keep):
        cards = list(top.cards)
        for at in range(0, len(cards), 2):
            if cards[at] == UNKNOWN:
                cards[at] = pick(range(len(pool.counts)), pool.counts, bits)
                pool.draw(cards[at])
        state.stack[-1] = type(top)(top.seat, top.times, tuple(cards))
    pile.fill(bits)
    state.places = pile


def hidden_slots(state: State) -> list[Slot]:
    """Return every kept place that the viewer does not know."""
    kinds = len(state.board.places)
    slots: list[Slot] = []
    for seat in range(state.players):
        for cost in state.board.costs:
            number = state.desks[seat * DESK + PLACES_AT + (FREE if cost == NONE else cost)]
            for kind, card in enumerate(state.board.places):
                if card.cost == cost and state.kept[seat * kinds + kind]:
                    number -= 1
            slots += [(seat, cost)] * number
    return slots


def deal(state: State, slots: list[Slot], pool: Bag, bits: RandomBits | None) -> list[int] | None:
    """Assign a kind to each slot, or return None if that is impossible. With `bits`, the choice is random and weighted
    by the pool. Without them, kinds are tried in order.
    """
    kinds = len(state.board.places)
    taken = [[bool(state.kept[seat * kinds + kind]) for kind in range(kinds)] for seat in range(state.players)]
    dealt: list[int] = []

    def fill(at: int) -> bool:
        if at == len(slots):
            return True
        seat, cost = slots[at]
        fitting = [
            kind
            for kind, card in enumerate(state.board.places)
            if card.cost == cost and pool.counts[kind] and not taken[seat][kind]
        ]
        while fitting:
            kind = pick(fitting, [pool.counts[one] for one in fitting], bits) if bits is not None else fitting[0]
            fitting.remove(kind)
            pool.draw(kind)
            taken[seat][kind] = True
            dealt.append(kind)
            if fill(at + 1):
                return True
            dealt.pop()
            taken[seat][kind] = False
            pool.put(kind)
        return False

    return dealt if fill(0) else None
