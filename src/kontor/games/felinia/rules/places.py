"""R12. The pile of Mysterious Places. A player looks at the top cards, keeps one, and puts the others under the pile.

Bit masks (`kontor.core.chance.sight`) record which seats know a card. The masks depend only on public facts: the number
of cards looked at, whether one was kept, and its cost. Playing a view forward therefore gives the same view as playing
the true position. After one of two cards is kept, only the player who kept it knows where both are.
"""

from __future__ import annotations

from kontor.core.chance import Bag, everybody, sight
from kontor.core.contract import ALL
from kontor.core.messages import Event, Moved, Value
from kontor.games.felinia.decisions import Keep, Look
from kontor.games.felinia.pieces import MOST_LOOKED_AT, NONE, SYMBOL_PLACE, UNKNOWN
from kontor.games.felinia.rules.spots import goods_back
from kontor.games.felinia.rules.walking import go_on_giving
from kontor.games.felinia.state import FREE, State
from kontor.games.felinia.stored import DESK, GOODS_AT, PLACES_AT


def looks(state: State) -> list[int]:
    """R12a: return the possible top cards, or a single "unknown" outcome for a viewer who may not see the card."""
    kinds = top_cards(state)
    actions = state.board.actions
    return [actions.look_unknown] if kinds is None else [actions.look[kind] for kind in kinds.kinds()]


def look_weights(state: State) -> list[int]:
    kinds = top_cards(state)
    return [1] if kinds is None else [kinds.counts[kind] for kind in kinds.kinds()]


def top_cards(state: State) -> Bag | None:
    """Return the kinds that the viewer considers possible for the top card, or None if the viewer may not see it."""
    top = state.stack[-1]
    assert isinstance(top, Look)
    first = state.places.segments[0]
    if state.viewer in (ALL, top.seat) or (first.cards is not None and first.certain()):
        return state.places.top()
    return None


def look(state: State, kind: int, _: int) -> None:
    """R12a: show the top card to the seat and to players who can deduce it."""
    top = state.stack.pop()
    assert isinstance(top, Look)
    pile = state.places.copy()
    knowing = pile.known_by(sight(top.seat))
    pile.draw(None if kind == UNKNOWN else kind, sight(top.seat))
    state.places = pile
    cards = (*top.cards, kind, knowing)
    if len(cards) == 2 * MOST_LOOKED_AT or not len(pile):
        state.stack.append(Keep(top.seat, top.times, cards))
    else:
        state.stack.append(Look(top.seat, top.times, cards))
    if state.listener is not None:
        told: dict[str, Value] = {"place": None if kind == UNKNOWN else state.board.places[kind].name}
        seats = tuple(seat for seat in range(state.players) if knowing & sight(seat))
        spots = ("places", f"looked:{top.seat}")
        state.listener.append(Event("felinia-looked", top.seat, "R12a", told, *spots, seats, ("place",)))


def known_alone(top: Keep) -> bool:
    """Return whether the player looked at only one card. Players who know that card also know what happened to it."""
    return len(top.cards) == 2


def sees_choice(state: State, top: Keep) -> bool:
    """Return whether the viewer may know which card is kept."""
    return state.viewer in (ALL, top.seat) or (known_alone(top) and top.cards[0] != UNKNOWN)


def keeps(state: State) -> list[int]:
    """R12: return the choices to keep no card or an affordable card of a kind that the seat does not have. Other
    viewers see only which costs the seat can pay.
    """
    top = state.stack[-1]
    assert isinstance(top, Keep)
    actions = state.board.actions
    if sees_choice(state, top):
        kinds = [kind for kind in sorted(set(top.cards[::2])) if can_keep(state, top.seat, kind)]
        return [*(actions.keep[kind] for kind in kinds), actions.keep_none]
    unseen = [number for cost, number in actions.keep_unknown.items() if can_pay(state, top.seat, cost)]
    return [actions.keep_none, *sorted(unseen)]


def can_keep(state: State, seat: int, kind: int) -> bool:
    """R12b, R12c: return whether the seat does not yet hold this place and can pay for it."""
    known = state.kept[seat * len(state.board.places) + kind]
    return not known and can_pay(state, seat, state.board.places[kind].cost)


def can_pay(state: State, seat: int, cost: int) -> bool:
    return cost == NONE or state.desks[seat * DESK + GOODS_AT + cost] > 0


def keep(state: State, kind: int, cost: int) -> None:
    """R12: keep one card or none, and put the other cards under the pile in the order drawn."""
    top = state.stack.pop()
    assert isinstance(top, Keep)
    cards = list(zip(top.cards[::2], top.cards[1::2]))
    own = sight(top.seat)
    moves: list[Moved] = []
    paid = NONE
    if kind != NONE:
        paid = cost if kind == UNKNOWN else state.board.places[kind].cost
        moves.append((f"looked:{top.seat}", f"kept:{top.seat}"))
        moves += pay(state, top.seat, paid)
        if kind == UNKNOWN:
            cards = _lost_from_sight(state, cards, own)
        else:
            at = [card for card, _ in cards].index(kind)
            _, knowing = cards.pop(at)
            if not known_alone(top):
                knowing = own
                cards = [(card, own) for card, _ in cards]
            state.kept[top.seat * len(state.board.places) + kind] = knowing
    under(state, cards)
    moves += [(f"looked:{top.seat}", "places")] * len(cards)
    if state.listener is not None:
        _tell_kept(state, top, kind, paid, moves)
    if top.times and len(state.places):
        state.stack.append(Look(top.seat, top.times - 1, ()))
    else:
        go_on_giving(state, SYMBOL_PLACE)


def pay(state: State, seat: int, cost: int) -> list[Moved]:
    """R12c: return the good to the bag, in view of everyone. The number of kept places of each cost is public."""
    state.desks[seat * DESK + PLACES_AT + (FREE if cost == NONE else cost)] += 1
    if cost == NONE:
        return []
    state.desks[seat * DESK + GOODS_AT + cost] -= 1
    state.bag.put(cost)
    return goods_back(state, seat, cost)


def _lost_from_sight(state: State, cards: list[tuple[int, int]], own: int) -> list[tuple[int, int]]:
    """Mark the cards as unknown in a view that does not show the kept card."""
    pile = state.places.copy()
    for card, _ in cards:
        if card != UNKNOWN:
            pile.pools[0].put(card)
    state.places = pile
    return [(UNKNOWN, own)] * (len(cards) - 1)


def under(state: State, cards: list[tuple[int, int]]) -> None:
    """R12d: put the cards under the pile."""
    pile = state.places.copy()
    for card, knowing in cards:
        pile.put_under(None if card == UNKNOWN else card, knowing)
    state.places = pile


def reveal(state: State) -> None:
    """I2: make all places public at the end of the game. In a view played to the end, some places remain unknown."""
    if state.viewer != ALL:
        return
    everyone = everybody(state.players)
    for at, known in enumerate(bytes(state.kept)):
        if known:
            state.kept[at] = everyone
    pile = state.places.copy()
    for segment in pile.segments:
        segment.known_to = everyone
    state.places = pile


def _tell_kept(state: State, top: Keep, kind: int, paid: int, moves: list[Moved]) -> None:
    assert state.listener is not None
    board = state.board
    source, target = moves[0]
    further = tuple(moves[1:])
    if kind == NONE:
        state.listener.append(Event("felinia-kept-none", top.seat, "R12d", {}, source, target, moves=further))
        return
    told: dict[str, Value] = {
        "place": None if kind == UNKNOWN else board.places[kind].name,
        "cost": None if paid == NONE else board.goods[paid],
    }
    knowing = top.cards[1] if known_alone(top) else sight(top.seat)
    seats = tuple(seat for seat in range(state.players) if knowing & sight(seat))
    state.listener.append(Event("felinia-kept", top.seat, "R12a", told, source, target, seats, ("place",), further))
