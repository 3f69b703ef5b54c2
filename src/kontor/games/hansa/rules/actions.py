"""A. The income, place and move actions. Displacing is in section D, and claiming in section C."""

from __future__ import annotations

from kontor.core.action_set import ActionSet
from kontor.games.hansa.decisions import Move, Pay
from kontor.games.hansa.notation import Block
from kontor.games.hansa.pieces import (
    BURSA,
    EMPTY,
    IS_EMPTY,
    IS_OWN,
    LIBER_SOPHIAE,
    MERCHANT,
    PIECES,
    TRACK_VALUES,
    TRADER,
    kind_of,
    piece_of,
)
from kontor.games.hansa.rules.beside import affordable, toll
from kontor.games.hansa.rules.countries import permitted, posts_to_set, spend_permit
from kontor.games.hansa.rules.gifts import ask_owner_of_income, mixes, to_supply
from kontor.games.hansa.rules.moving import lift_any_piece, set_any_piece
from kontor.games.hansa.rules.pawn import reachable
from kontor.games.hansa.rules.places import post_place, supply_place
from kontor.games.hansa.rules.posts import from_supply, land_only
from kontor.games.hansa.rules.turn import spend_action
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, TRACK


def income_size(state: State, desks: bytes) -> int:
    """A1: return the Bursa value, or the size of the stock if that is smaller (ALL_OF_IT is larger than any stock)."""
    desk = state.active * DESK
    stock = desks[desk + STOCK + TRADER] + desks[desk + STOCK + MERCHANT]
    size = TRACK_VALUES[BURSA][desks[desk + TRACK + BURSA]]
    return size if size < stock else stock


def incomes(state: State, desks: bytes) -> Block:
    """A1: return the income actions, one for each possible number of merchants. With an empty stock, there are none."""
    size = income_size(state, desks)
    return mixes(state, desks, state.active, size) if size else ()


def income(state: State, merchants: int, _: int) -> None:
    """A1: move pieces from stock to supply."""
    spend_action(state)
    traders = income_size(state, bytes(state.desks)) - merchants
    to_supply(state, state.active, (traders, merchants), "income", "A1")
    ask_owner_of_income(state)


def add_placements(state: State, traders: int, merchants: int, posts: bytes, found: ActionSet) -> None:
    """A2: place a piece from supply on any empty post."""
    if not traders and not merchants:
        return
    empty = posts.translate(IS_EMPTY)
    if state.beside:
        empty = affordable(state, empty, traders + merchants)
    mark_posts(state, state.board.actions.place, traders, merchants, empty, found)


def mark_posts(
    state: State, blocks: tuple[Block, ...], traders: int, merchants: int, posts: bytes, found: ActionSet
) -> None:
    """Mark the actions that put a piece from supply on one of these posts (1 or 0 each). W5a, B6: the posts must be
    near the pawn, and those abroad require a permit. Only merchants may use ship posts.
    """
    posts = reachable(state, posts)
    if state.board.country_names:
        posts = permitted(state, posts)
    if traders:
        found.mark(blocks[TRADER], land_only(state.board, posts))
    if merchants:
        found.mark(blocks[MERCHANT], posts)


def place(state: State, kind: int, post: int) -> None:
    spend_action(state)
    if state.board.country_names:
        spend_permit(state, post)
    from_supply(state, state.active, kind, post)
    if state.beside and toll(state, state.board.post_route[post]):
        state.stack.append(Pay(post, EMPTY))
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (supply_place(state, state.active, kind), post_place(state, post))
        state.tell("placed", state.active, "A2", [move], piece=PIECES[kind], post=name)


def lift(state: State, post: int) -> None:
    """A4a: lift a piece. The first lifted piece starts the Move action, limited by the Liber Sophiae value."""
    top = state.stack[-1]
    if isinstance(top, Move):
        state.stack.pop()
    else:
        spend_action(state)
        top = Move(TRACK_VALUES[LIBER_SOPHIAE][state.value(state.active, LIBER_SOPHIAE)], 0, 0)
    kind = kind_of(lift_any_piece(state, post, "A4a"))
    state.stack.append(Move(top.lifts - 1, top.traders + (kind == TRADER), top.merchants + (kind == MERCHANT)))


def move_choices(state: State) -> ActionSet:
    """A4: return the choices to lift pieces (A4a) or place them (A4b). Once a piece has been placed, no more can be
    lifted (A4c).
    """
    move = state.stack[-1]
    assert isinstance(move, Move)
    actions = state.board.actions
    found = ActionSet()
    if move.lifts:
        found.mark(actions.lift, bytes(state.posts).translate(IS_OWN[state.active]))
    if move.traders:
        found.mark(actions.set[TRADER], posts_to_set(state, TRADER, move.traders, False))
    if move.merchants:
        found.mark(actions.set[MERCHANT], posts_to_set(state, MERCHANT, move.traders, False))
    return found


def set_piece(state: State, kind: int, post: int) -> None:
    """A4b: place a lifted piece on a post. The Move action ends when the last piece has been placed."""
    move = state.stack.pop()
    assert isinstance(move, Move)
    set_any_piece(state, piece_of(state.active, kind), post, "A4b")
    rest = Move(0, move.traders - (kind == TRADER), move.merchants - (kind == MERCHANT))
    if rest.traders or rest.merchants:
        state.stack.append(rest)
