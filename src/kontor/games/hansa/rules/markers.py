"""M. Use of the swap, +3, +4, skill and remove markers. Extra-office markers are used as part of a claim."""

from __future__ import annotations

from itertools import compress
from typing import Final

from kontor.core.messages import Moved
from kontor.games.hansa.decisions import MarkerMove, Remove
from kontor.games.hansa.pieces import (
    BOUGHT,
    IS_PIECE,
    IS_RIVAL,
    MARKERS,
    MOST_MOVED_BY_MARKER,
    NO_PIECE,
    PIECES,
    PLUS3,
    PLUS4,
    REMOVE_MARKER,
    SKILL_MARKER,
    SWAP,
    owner,
)
from kontor.games.hansa.rules.cities import green_row
from kontor.games.hansa.rules.moving import lift_for
from kontor.games.hansa.rules.places import post_place, supply_place, turned_over
from kontor.games.hansa.rules.posts import lift_piece, whose
from kontor.games.hansa.rules.turn import advance, unfinished_tracks
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY, UNUSED, USED

MOST_REMOVED: Final = 3
PLUS_ACTIONS: Final = {PLUS3: 3, PLUS4: 4}
NO_MARKERS: Final = bytes(len(MARKERS))


def add_marker_uses(state: State, desks: bytes, found: list[int]) -> None:
    """M1, M10: add every use of an unused marker that has an effect."""
    desk = state.active * DESK + UNUSED
    unused = desks[desk : desk + len(MARKERS)]
    if unused == NO_MARKERS:
        return
    actions = state.board.actions
    if unused[SWAP]:
        found += swaps(state)
    if unused[PLUS3] and not state.in_phase(BOUGHT):  # L4b
        found.append(actions.use_plus3)
    if unused[PLUS4] and not state.in_phase(BOUGHT):
        found.append(actions.use_plus4)
    if unused[SKILL_MARKER]:
        found += [actions.use_skill[track] for track in unfinished_tracks(state, state.active)]
    if unused[REMOVE_MARKER]:
        table = IS_RIVAL[state.active] if state.moves_by_marker() else IS_PIECE
        found += compress(actions.use_remove, bytes(state.posts).translate(table))


def use(state: State, marker: int) -> None:
    """M1: turn the marker over and keep it."""
    state.hold(state.active, UNUSED, marker, -1)
    state.hold(state.active, USED, marker)


def swap_row(state: State, city: int) -> bytes:
    """M6: return the pieces that can be swapped: occupied houses or, in a green city (X10), way-2 offices."""
    there = state.board.cities[city]
    if there.green:
        return bytes(green_row(state, city))
    houses = bytes(state.houses[there.first_house : there.end_house])
    return houses.rstrip(NO_PIECE)  # houses are filled from the left (C6a)


def can_swap(state: State, left: int, right: int) -> bool:
    """M6: return whether the pieces differ and, with `swap_must_own_one`, at least one belongs to the player."""
    if left == right:
        return False
    return not state.setup.options["swap_must_own_one"] or state.active in (owner(left), owner(right))


def swaps(state: State) -> list[int]:
    """M6: return every legal swap of neighbouring pieces."""
    found: list[int] = []
    for city, numbers in enumerate(state.board.actions.use_swap):
        row = swap_row(state, city)
        for house in range(len(row) - 1):
            if can_swap(state, row[house], row[house + 1]):
                found.append(numbers[house])
    return found


def use_swap(state: State, city: int, house: int) -> None:
    """M6: swap two neighbouring pieces."""
    use(state, SWAP)
    if state.board.cities[city].green:  # X10: the array alternates city and piece
        at = 2 * (state.green_offices[::2].index(city) + house) + 1
        row, step = state.green_offices, 2
    else:
        at = state.board.cities[city].first_house + house
        row, step = state.houses, 1
    row[at], row[at + step] = row[at + step], row[at]
    if state.listener is not None:
        name = state.board.cities[city].name
        left, right = f"office:{name}:{house + 1}", f"office:{name}:{house + 2}"
        moves = [(left, right), (right, left), turned_over(state.active, SWAP)]
        state.tell("swapped", state.active, "M6", moves, city=name, house=house + 1, next=house + 2)


def use_plus(state: State, marker: int, _: int) -> None:
    """M7: gain 3 or 4 more actions this turn."""
    use(state, marker)
    state.actions += PLUS_ACTIONS[marker]
    if state.listener is not None:
        state.tell("plus", state.active, "M7", [turned_over(state.active, marker)], marker=MARKERS[marker])


def use_skill(state: State, track: int, _: int) -> None:
    """M8: advance an unfinished track."""
    use(state, SKILL_MARKER)
    advance(state, track, "M8", (turned_over(state.active, SKILL_MARKER),) if state.listener is not None else ())


def use_remove(state: State, post: int, _: int) -> None:
    """M9: remove the first of up to three pieces. G4: with Move markers, lift the piece instead."""
    use(state, REMOVE_MARKER)
    turned = (turned_over(state.active, REMOVE_MARKER),) if state.listener is not None else ()
    if state.moves_by_marker():
        state.stack.append(MarkerMove(MOST_MOVED_BY_MARKER))
        lift_for(state, post, turned)
        return
    state.stack.append(Remove(MOST_REMOVED))
    remove_piece(state, post, turned)


def removals(state: State) -> list[int]:
    """M9: return the choices to remove any piece on a post, or to stop."""
    found = [state.board.actions.done]
    found += compress(state.board.actions.remove, bytes(state.posts).translate(IS_PIECE))
    return found


def remove(state: State, post: int, _: int) -> None:
    """M9: remove another piece."""
    remove_piece(state, post)


def remove_piece(state: State, post: int, further: tuple[Moved, ...] = ()) -> None:
    """M9: return a piece to its owner's supply."""
    top = state.stack.pop()
    assert isinstance(top, Remove)
    piece = state.posts[post]
    seat = owner(piece)
    kind = lift_piece(state, post)
    if seat != state.neutral:  # N7: a neutral trader leaves the board
        state.desks[seat * DESK + SUPPLY + kind] += 1
    if top.left > 1:
        state.stack.append(Remove(top.left - 1))
    if state.listener is not None:
        name = state.board.post_names[post]
        moves = [(post_place(state, post), supply_place(state, seat, kind)), *further]
        mark = "own" if seat == state.active else whose(state, piece)
        state.tell("removed", state.active, "M9", moves, piece=PIECES[kind], owner=mark, post=name)


def end_removing(state: State) -> None:
    """M9: stop removing pieces."""
    state.stack.pop()
