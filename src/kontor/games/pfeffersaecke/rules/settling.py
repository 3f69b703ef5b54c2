"""T6. Settling: branches move from the centre to the spaces, and cities are scored."""

from __future__ import annotations

from kontor.games.pfeffersaecke.pieces import NONE, OPEN, SCORED, majority
from kontor.games.pfeffersaecke.rules.ending import stops_at_once
from kontor.games.pfeffersaecke.rules.places import centre_place, disc_place, space_place
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, WON, WORTH


def settle_all(state: State) -> None:
    """T6: settle all cities in board order. O2: no city is settled once the game is over."""
    for city in state.own[state.active]:
        waiting = state.centre[city]
        if waiting and not stops_at_once(state):
            settle(state, city, waiting)


def settle(state: State, city: int, waiting: int) -> None:
    """T6a: move the waiting branches to spaces. T6b, T6c: then score the city if it is decided."""
    board, seat = state.board, state.active
    size = board.sizes[city]
    taken = size - state.room[city] - waiting
    for number in range(taken, taken + waiting):
        state.spaces[board.firsts[city] + number] = seat + 1
    state.centre[city] = 0
    if state.listener is not None:
        numbers = range(taken + 1, taken + waiting + 1)
        moves = [(centre_place(state, city), space_place(state, city, number)) for number in numbers]
        state.tell("settled", seat, "T6a", moves, city=board.names[city], branches=waiting)
    if state.discs[city] != OPEN:
        return
    if state.counts[seat * len(board.names) + city] >= majority(size):
        score(state, city, seat, size, "T6b")
    elif not state.room[city]:
        score(state, city, leader(state, city), size // 2, "T6c")


def leader(state: State, city: int) -> int:
    """T6c: return the seat that would win the city if it were full now."""
    first = state.board.firsts[city]
    return leader_of(bytes(state.spaces[first : first + state.board.sizes[city]]))


def leader_of(held: bytes) -> int:
    """T6c: return the seat with the most of these spaces. Ties go to the seat nearest the arrow. Returns NONE if all
    spaces are empty.
    """
    best, most = NONE, 0
    for piece in held:  # in order from the arrow, so ties go to the nearest
        if piece and held.count(piece) > most:
            best, most = piece - 1, held.count(piece)
    return best


def score(state: State, city: int, seat: int, points: int, rule: str) -> None:
    """T6d: score the city and remove its disc from the game."""
    size = state.board.sizes[city]
    state.discs[city] = SCORED
    state.desks[seat * DESK + INFLUENCE] += points
    state.desks[seat * DESK + WON] += 1
    state.desks[seat * DESK + WORTH] += size
    if state.listener is not None:
        gone = (disc_place(state, city), "")
        state.tell("won", seat, rule, [gone], city=state.board.names[city], points=points, value=size)
