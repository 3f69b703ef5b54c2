"""D. Displacing: the payment and the victim's answer."""

from __future__ import annotations

from itertools import compress

from kontor.core.action_set import ActionSet
from kontor.games.hansa.decisions import Answer, Pay
from kontor.games.hansa.notation import PAYMENTS
from kontor.games.hansa.pieces import (
    ANYWHERE,
    EMPTY,
    ESCORT,
    IS_OWN,
    IS_RIVAL,
    IS_RIVAL_TRADER,
    MERCHANT,
    NONE,
    PIECES,
    TRADER,
    kind_of,
    owner,
    piece_of,
)
from kontor.games.hansa.rules.actions import mark_posts
from kontor.games.hansa.rules.beside import toll
from kontor.games.hansa.rules.countries import first_origin, may_go, note_lifted, note_set, spend_permit
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.neutral import check_neutral_routes
from kontor.games.hansa.rules.places import hand_place, post_place, stock_place, supply_place
from kontor.games.hansa.rules.posts import from_supply, is_free, lift_piece, to_stock, whose
from kontor.games.hansa.rules.turn import spend_action
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, STOCK, SUPPLY


def price(victim: int) -> int:
    """D1a, D4: return the price of displacing this piece. The victim may add the same number of pieces."""
    return 1 if kind_of(victim) == TRADER else 2


def extras_for(state: State, victim: int) -> int:
    """D4, L10: return the number of pieces that the victim may add."""
    return price(victim) + (kind_of(victim) == TRADER and state.has_tile(owner(victim), ESCORT))


def cost_of(state: State, top: Pay) -> int:
    """D1a: return the price of a displacement. Q6: for a blocked route, return the toll."""
    return price(top.displaced) if top.displaced != EMPTY else toll(state, state.board.post_route[top.post])


def add_displacements(state: State, traders: int, merchants: int, posts: bytes, found: ActionSet) -> None:
    """D1: add the displacements with a piece from supply, if the rest of the supply can pay the price."""
    left_to_pay = traders + merchants - 1
    if left_to_pay < 1:
        return
    mask = IS_RIVAL[state.active] if left_to_pay > 1 else IS_RIVAL_TRADER[state.active]
    mark_posts(state, state.board.actions.displace, traders, merchants, posts.translate(mask), found)


def displace(state: State, kind: int, post: int) -> None:
    """D1a: put the new piece on the post. The payment follows as a separate decision."""
    spend_action(state)
    if state.board.country_names:
        spend_permit(state, post)
    victim = state.posts[post]
    from_supply(state, state.active, kind, post)
    state.stack.append(Pay(post, victim))
    if state.listener is not None:
        name, place = state.board.post_names[post], post_place(state, post)
        out = (place, hand_place(answering(state, victim)))
        state.tell(
            "displaced",
            state.active,
            "D1a",
            [out, (supply_place(state, state.active, kind), place)],
            piece=PIECES[kind],
            post=name,
            victim=whose(state, victim),
            displaced=PIECES[kind_of(victim)],
        )


def payments(state: State) -> list[int]:
    """D1a: return every affordable mix of pieces that adds up to the price."""
    top = state.stack[-1]
    assert isinstance(top, Pay)
    desk = state.active * DESK + SUPPLY
    cost = cost_of(state, top)
    return [
        number
        for number, (traders, merchants) in zip(state.board.actions.pay, PAYMENTS, strict=True)
        if traders + merchants == cost
        and traders <= state.desks[desk + TRADER]
        and merchants <= state.desks[desk + MERCHANT]
    ]


def pay(state: State, mix: int, _: int) -> None:
    """D1: move the payment from supply to stock before the victim acts."""
    top = state.stack.pop()
    assert isinstance(top, Pay)
    for kind, number in enumerate(PAYMENTS[mix]):
        state.desks[state.active * DESK + SUPPLY + kind] -= number
        to_stock(state, state.active, kind, number)
    victim = top.displaced
    if victim != EMPTY:
        seat = answering(state, victim)
        state.stack.append(Answer(top.post, seat, owner(victim), kind_of(victim), extras_for(state, victim), NONE, ()))
    if state.listener is not None:
        moves = [
            (supply_place(state, state.active, kind), stock_place(state, state.active, kind))
            for kind, number in enumerate(PAYMENTS[mix])
            for _ in range(number)
        ]
        traders, merchants = PAYMENTS[mix]
        rule = "D1a" if victim != EMPTY else "Q6"
        state.tell("paid", state.active, rule, moves, traders=traders, merchants=merchants)


def answering(state: State, victim: int) -> int:
    """D2: return the owner of the displaced piece, who answers. N2: the other player answers for neutral pieces."""
    return 1 - state.active if owner(victim) == state.neutral else owner(victim)


def targets(state: State, answer: Answer, kind: int, origin: int = NONE) -> list[int]:
    """D6: return the free posts in the nearest ring. The route of the displacement is used only if nothing else is
    free.

    B10c: `origin` is the country where the piece was lifted, or NONE if it was not.
    """
    board = state.board
    if state.has_tile(answer.owner, ANYWHERE):  # L5
        countries = (board.home, board.post_country[answer.post])
        open_posts = [post for post in range(len(state.posts)) if board.post_country[post] in countries]
        return [post for post in open_posts if is_free(state, post, kind) and may_go(state, origin, post)]
    route = board.post_route[answer.post]
    for ring in (*board.rings[route], board.routes[route].posts()):
        free = [post for post in ring if is_free(state, post, kind)]
        if origin != NONE:
            free = [post for post in free if may_go(state, origin, post)]
        if free:
            return free
    return []


def extra_source(state: State, seat: int) -> int:
    """D5a: return the source of extra pieces (the stock, then the supply, then NONE for the player's own posts)."""
    for place in (STOCK, SUPPLY):
        desk = seat * DESK + place
        if state.desks[desk + TRADER] or state.desks[desk + MERCHANT]:
            return place
    return NONE


def answers(state: State) -> list[int]:
    """D2–D7: return every legal answer by the victim."""
    answer = state.stack[-1]
    assert isinstance(answer, Answer)
    actions = state.board.actions
    if answer.owner == state.neutral:
        return neutral_answers(state, answer)
    if answer.lifted != NONE:  # D5b: a lifted piece must be placed
        free = targets(state, answer, answer.lifted, first_origin(state, answer.lifted))
        return [actions.add[answer.lifted][post] for post in free]
    found: list[int] = []
    if answer.displaced != NONE:
        free = targets(state, answer, answer.displaced)
        found += [actions.return_to[post] for post in free] or [actions.return_to_stock]
    if answer.extras:
        found += extras(state, answer)
    if answer.displaced == NONE:  # D7
        found.append(actions.done)
    return found


def neutral_answers(state: State, answer: Answer) -> list[int]:
    """N2: return the actions of an answer for the neutral player, who must place the displaced trader and then one
    more, as long as there is room.
    """
    actions = state.board.actions
    free = targets(state, answer, TRADER)
    if answer.displaced != NONE:
        return [actions.return_to[post] for post in free] or [actions.return_to_stock]
    if answer.extras and free:
        return [actions.add[TRADER][post] for post in free]
    return [actions.done]


def extras(state: State, answer: Answer) -> list[int]:
    """D4, D5: return the ways to add an extra piece, where D6 allows it."""
    actions = state.board.actions
    source = extra_source(state, answer.seat)
    if source == NONE:
        return [actions.take[post] for post in posts_to_take_from(state, answer)]
    return [
        actions.add[kind][post]
        for kind in (TRADER, MERCHANT)
        if state.desks[answer.seat * DESK + source + kind]
        for post in targets(state, answer, kind)
    ]


def posts_to_take_from(state: State, answer: Answer) -> list[int]:
    """D5a: return the player's own posts, except posts filled during this answer."""
    own = state.posts.translate(IS_OWN[answer.seat])
    found = [post for post in compress(range(len(own)), own) if post not in answer.set]
    return [post for post in found if has_target(state, answer, post)] if state.board.country_names else found


def has_target(state: State, answer: Answer, post: int) -> bool:
    """B10c: return whether the piece on this post could be placed anywhere after being lifted."""
    board = state.board
    piece, origin = state.posts[post], board.post_country[post]
    state.posts[post] = EMPTY
    found = bool(targets(state, answer, kind_of(piece), origin))
    state.posts[post] = piece
    return found


def after(answer: Answer, displaced: int, extras: int, lifted: int, post: int) -> Answer:
    """Return the answer after a piece was placed on this post, or after no piece was placed if the post is NONE."""
    done = answer.set if post == NONE else (*answer.set, post)
    return Answer(answer.post, answer.seat, answer.owner, displaced, extras, lifted, done)


def return_piece(state: State, post: int, _: int) -> None:
    """D3, D6: return the displaced piece to a post. D6d: the piece goes to stock if no post is free."""
    answer = state.stack.pop()
    assert isinstance(answer, Answer)
    holder, kind = answer.owner, answer.displaced
    if post == NONE:
        if holder != state.neutral:
            to_stock(state, holder, kind)
        state.stack.append(after(answer, NONE, answer.extras, answer.lifted, NONE))
    else:
        state.posts[post] = piece_of(holder, kind)
        state.stack.append(after(answer, NONE, answer.extras, answer.lifted, post))
    if state.listener is not None:
        mark = whose(state, piece_of(answer.owner, kind))
        name = "stock" if post == NONE else state.board.post_names[post]
        target = stock_place(state, holder, kind) if post == NONE else post_place(state, post)
        move = (hand_place(answer.seat), target)
        state.tell("returned", answer.seat, "D3", [move], piece=PIECES[kind], owner=mark, post=name)
    if holder == state.neutral and post != NONE:
        check_neutral_routes(state)


def add(state: State, kind: int, post: int) -> None:
    """D4, N2: add an extra piece, from its source by D5 or from the hand."""
    answer = state.stack.pop()
    assert isinstance(answer, Answer)
    holder = answer.owner
    source = NONE
    if holder != state.neutral and answer.lifted == NONE:
        source = extra_source(state, holder)
        state.desks[holder * DESK + source + kind] -= 1
    elif state.lifted_in:
        note_set(state, kind)
    state.posts[post] = piece_of(holder, kind)
    state.stack.append(after(answer, answer.displaced, answer.extras - 1, NONE, post))
    if state.listener is not None:
        name = state.board.post_names[post]
        mark = whose(state, piece_of(answer.owner, kind))
        origin = hand_place(answer.seat) if answer.lifted != NONE else supply_place(state, holder, kind)
        if source == STOCK:
            origin = stock_place(state, holder, kind)
        move = (origin, post_place(state, post))
        state.tell("added", answer.seat, "D4", [move], piece=PIECES[kind], owner=mark, post=name)
    if holder == state.neutral:
        check_neutral_routes(state)


def take(state: State, post: int, _: int) -> None:
    """D5: lift one of the player's own pieces to place it elsewhere, because both stock and supply are empty."""
    answer = state.stack.pop()
    assert isinstance(answer, Answer)
    kind = lift_piece(state, post)
    if state.lifted_in:
        note_lifted(state, kind, post)
    state.stack.append(after(answer, answer.displaced, answer.extras, kind, NONE))
    if state.listener is not None:
        name = state.board.post_names[post]
        move = (post_place(state, post), hand_place(answer.seat))
        state.tell("taken", answer.seat, "D5a", [move], piece=PIECES[kind], post=name)


def end_answer(state: State) -> None:
    """D7: end the answer and the displacement. E2: a neutral claim during the answer may have ended the game."""
    state.stack.pop()
    finish_action(state)
