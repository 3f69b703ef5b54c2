"""The table's state, as used by the rules. The fields are declared in `fields.py`."""

from __future__ import annotations

from kontor.core.chance import CHANCE, NOBODY
from kontor.games.pfeffersaecke.decisions import DEAL, FIRST, OVER, SECOND
from kontor.games.pfeffersaecke.pieces import CLOSED, FAR, HAND, NO_DISCS, NONE, preplaced
from kontor.games.pfeffersaecke.pieces import ENDS as ENDS
from kontor.games.pfeffersaecke.stored import DESK, MONEY, Stored

RUNNING = 0
"""The value of `ended` during the game."""


class State(Stored):
    """The state that the rules change. `PfeffersaeckePosition` adds the public interface."""

    __slots__ = ()

    @property
    def actor(self) -> int:
        """The seat that decides next, CHANCE or NOBODY."""
        if self.decision == OVER:
            return NOBODY
        return CHANCE if self.decision in (FIRST, DEAL) else self.active

    def money(self, seat: int) -> int:
        return self.desks[seat * DESK + MONEY]


def derive(state: State) -> None:
    """Compute the derived fields: undealt discs, free space, branch counts, and each seat's cities and reach."""
    board = state.board
    state.bag = bytes(max(0, left) for left in undealt(state)) if state.decision in (FIRST, DEAL) else NO_DISCS
    places = len(board.names)
    state.room = [0] * places
    state.counts = bytearray(state.players * places)
    for city, there in enumerate(board.cities):
        held = bytes(state.spaces[there.first_space : there.first_space + there.size])
        for piece in held:
            if piece:
                state.counts[(piece - 1) * places + city] += 1
        if state.centre[city]:
            state.counts[state.active * places + city] += state.centre[city]
        if state.discs[city] != CLOSED:
            state.room[city] = there.size - sum(1 for piece in held if piece) - state.centre[city]
    for town, piece in enumerate(bytes(state.towns)):
        place = len(board.cities) + town
        if piece:
            state.counts[(piece - 1) * places + place] = 1
        else:
            state.room[place] = 1
    new = state.at if state.decision == SECOND else NONE  # opened in the current step
    state.own = [()] * state.players
    state.reach = [bytes([FAR]) * places] * state.players
    for seat in range(state.players):
        occupied = [place for place in range(places) if state.counts[seat * places + place]]
        state.own[seat] = tuple(place for place in occupied if place < len(board.cities))
        for place in occupied:
            if not (seat == state.active and place == new):
                widen(state, seat, place)
    if new < places:
        costs = bytearray(state.reach[state.active])
        costs[new] = min(
            [way.cost for way in board.ways[new] if state.counts[state.active * places + way.place]], default=FAR
        )
        state.reach[state.active] = bytes(costs)


def undealt(state: State) -> list[int]:
    """S3: return the number of discs of each value that are still to be dealt."""
    left = list(state.board.to_deal[preplaced(state.players)])
    for at, held in enumerate(bytes(state.hands)):
        left[at % HAND] -= held
    return left


def settle_in(state: State, seat: int, place: int) -> None:
    """Record a seat's first branch in this place."""
    state.counts[seat * len(state.board.names) + place] = 1
    state.room[place] -= 1
    if place < len(state.board.cities):
        state.own[seat] = tuple(sorted([*state.own[seat], place]))


def widen(state: State, seat: int, place: int) -> None:
    """Add the routes from this place to the seat's reach. The seat's branch there must be its first."""
    start = seat * len(state.board.names)
    costs = bytearray(state.reach[seat])
    costs[place] = FAR
    for way in state.board.ways[place]:
        if way.cost < costs[way.place] and not state.counts[start + way.place]:
            costs[way.place] = way.cost
    state.reach[seat] = bytes(costs)
