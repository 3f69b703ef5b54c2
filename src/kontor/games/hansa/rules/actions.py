"""A. Actions: income, place, move. (Displace is D, claim is C.)"""

from __future__ import annotations

from itertools import compress

from kontor.games.hansa.decisions import Move
from kontor.games.hansa.pieces import (
    ALL_OF_IT,
    BURSA,
    IS_OWN,
    LIBER_SOPHIAE,
    MERCHANT,
    PIECES,
    TRACK_VALUES,
    TRADER,
    piece_of,
)
from kontor.games.hansa.rules.pawn import reachable
from kontor.games.hansa.rules.places import hand_place, post_place, stock_place, supply_place
from kontor.games.hansa.rules.posts import free_posts, from_supply, lift_piece, settable
from kontor.games.hansa.rules.turn import spend_action
from kontor.games.hansa.state import DESK, STOCK, SUPPLY, State


def income_size(state: State) -> int:
    """A1: the Bursa number, or the whole stock if it is not larger."""
    desk = state.active * DESK + STOCK
    stock = state.desks[desk + TRADER] + state.desks[desk + MERCHANT]
    bursa = TRACK_VALUES[BURSA][state.value(state.active, BURSA)]
    return stock if bursa == ALL_OF_IT else min(bursa, stock)


def income_merchants(state: State) -> range:
    """A1: how many of the pieces taken can be merchants; nothing to choose with an empty stock."""
    size = income_size(state)
    if not size:
        return range(0)
    desk = state.active * DESK + STOCK
    return range(max(0, size - state.desks[desk + TRADER]), min(size, state.desks[desk + MERCHANT]) + 1)


def incomes(state: State) -> list[int]:
    choices = income_merchants(state)
    return list(state.board.actions.income[choices.start : choices.stop])


def income(state: State, merchants: int, _: int) -> None:
    """A1: pieces move from stock to supply."""
    spend_action(state)
    desk = state.active * DESK
    taken = (income_size(state) - merchants, merchants)
    for kind in (TRADER, MERCHANT):
        state.desks[desk + STOCK + kind] -= taken[kind]
        state.desks[desk + SUPPLY + kind] += taken[kind]
    if state.listener is not None:
        traders, merchants = taken
        moves = [
            (stock_place(state, state.active, kind), supply_place(state, state.active, kind))
            for kind, number in enumerate(taken)
            for _ in range(number)
        ]
        state.tell("income", state.active, "A1", moves, traders=traders, merchants=merchants)


def placements(state: State) -> list[int]:
    """A2: a piece from supply on any empty post."""
    desk = state.active * DESK + SUPPLY
    found: list[int] = []
    for kind in (TRADER, MERCHANT):
        if state.desks[desk + kind]:
            found += compress(state.board.actions.place[kind], reachable(state, free_posts(state, kind)))
    return found


def place(state: State, kind: int, post: int) -> None:
    spend_action(state)
    from_supply(state, state.active, kind, post)
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (supply_place(state, state.active, kind), post_place(state, post))
        state.tell("placed", state.active, "A2", [move], piece=PIECES[kind], post=name)


def lifts(state: State) -> list[int]:
    """A4a: the posts with an own piece."""
    return list(compress(state.board.actions.lift, state.posts.translate(IS_OWN[state.active])))


def lift(state: State, post: int) -> None:
    """A4a: the first piece lifted begins the Move; up to Liber pieces in all."""
    top = state.stack[-1]
    if isinstance(top, Move):
        state.stack.pop()
    else:
        spend_action(state)
        top = Move(TRACK_VALUES[LIBER_SOPHIAE][state.value(state.active, LIBER_SOPHIAE)], 0, 0)
    kind = lift_piece(state, post)
    state.stack.append(Move(top.lifts - 1, top.traders + (kind == TRADER), top.merchants + (kind == MERCHANT)))
    if state.listener is not None:
        name = state.board.post_names[post]
        up = (post_place(state, post), hand_place(state.active))
        state.tell("lifted", state.active, "A4a", [up], piece=PIECES[kind], owner=state.active, post=name)


def move_choices(state: State) -> list[int]:
    """A4: lift more, or set what is in hand; after the first piece is set only that (A4c)."""
    move = state.stack[-1]
    assert isinstance(move, Move)
    found = lifts(state) if move.lifts else []
    for kind in (TRADER, MERCHANT):
        found += compress(state.board.actions.set[kind], set_targets(state, move, kind))
    return found


def set_targets(state: State, move: Move, kind: int) -> bytearray:
    """A4b: the empty posts, those just left included, for a kind of piece in hand."""
    return settable(state, kind, move.traders) if (move.traders, move.merchants)[kind] else bytearray()


def set_piece(state: State, kind: int, post: int) -> None:
    """A4b: a lifted piece stands again; the Move ends with the last one."""
    move = state.stack.pop()
    assert isinstance(move, Move)
    state.posts[post] = piece_of(state.active, kind)
    rest = Move(0, move.traders - (kind == TRADER), move.merchants - (kind == MERCHANT))
    if rest.traders or rest.merchants:
        state.stack.append(rest)
    if state.listener is not None:
        name = state.board.post_names[post]
        down = (hand_place(state.active), post_place(state, post))
        state.tell("set", state.active, "A4b", [down], piece=PIECES[kind], owner=state.active, post=name)
