"""Why not? For every action that is not legal now: the rule that forbids it, and what to say."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core.messages import Reason, reason
from kontor.games.hansa import notation
from kontor.games.hansa.decisions import (
    NAME,
    Answer,
    Benefit,
    Decision,
    DrawNew,
    First,
    Move,
    Pay,
    Placing,
    Remove,
    Taken,
    Taverns,
    Turn,
)
from kontor.games.hansa.pieces import (
    COLOURS,
    EMPTY,
    EXTRA_OFFICE,
    LIBER_SOPHIAE,
    MARKERS,
    MARKERS_OR_HIDDEN,
    MERCHANT,
    NO_MARKER,
    NONE,
    PIECES,
    REMOVE_MARKER,
    SKILL_MARKER,
    SWAP,
    TRACK_VALUES,
    TRACKS,
    TRADER,
    owner,
)
from kontor.games.hansa.rules.actions import income_size
from kontor.games.hansa.rules.cities import free_house
from kontor.games.hansa.rules.claiming import on_route, privileged
from kontor.games.hansa.rules.displacing import extra_source, price, targets
from kontor.games.hansa.state import DESK, PLATE, STOCK, SUPPLY, UNUSED, State

Explain = Callable[[State, int, int], Reason]

TURN_ACTIONS = (
    notation.INCOME,
    notation.PLACE,
    notation.DISPLACE,
    notation.LIFT,
    notation.CLAIM,
)

# What each decision asks for, and the rule that makes everything else wait.
ASKED_FOR: dict[type[Decision], tuple[str, tuple[int, ...]]] = {
    Taverns: ("S4", (notation.DRAW,)),
    First: ("S5", (notation.FIRST,)),
    Turn: (
        "T1",
        (
            *TURN_ACTIONS,
            notation.USE_SWAP,
            notation.USE_PLUS,
            notation.USE_SKILL,
            notation.USE_REMOVE,
            notation.END,
        ),
    ),
    Pay: ("D1a", (notation.PAY,)),
    Answer: ("D2", (notation.RETURN, notation.ADD, notation.TAKE, notation.DONE)),
    Move: ("A4b", (notation.LIFT, notation.SET)),
    Remove: ("M9", (notation.REMOVE, notation.DONE)),
    Taken: ("C4b", (notation.DRAW,)),
    Benefit: (
        "C5",
        (notation.OFFICE, notation.EXTRA, notation.SKILL, notation.PRESTIGE, notation.NOTHING),
    ),
    DrawNew: ("M3c", (notation.DRAW,)),
    Placing: ("T4b", (notation.PUT,)),
}


def explain(state: State, action: int) -> Reason:
    """Why this action, which is not legal, is not legal."""
    if not state.stack:
        return reason("E2a", "hansa-game-over")
    rule, asked = ASKED_FOR[type(state.stack[-1])]
    actions = state.board.actions
    kind = actions.kind[action]
    if kind not in asked:
        return reason(rule, f"hansa-not-now-{NAME[type(state.stack[-1])]}", seat=state.actor)
    if kind in TURN_ACTIONS and type(state.stack[-1]) is Turn and not state.actions:
        return reason("T1", "hansa-no-action-left")
    return EXPLAIN[kind](state, actions.first[action], actions.second[action])


def drawing(state: State, marker: int, _: int) -> Reason:
    rule = ASKED_FOR[type(state.stack[-1])][0]
    return reason(rule, "hansa-marker-not-there", marker=MARKERS[marker])


def first_player(state: State, seat: int, _: int) -> Reason:
    return reason("S5", "hansa-no-such-seat", seat=seat, players=state.players)


def income(state: State, merchants: int, _: int) -> Reason:
    size = income_size(state)
    if not size:
        return reason("A1c", "hansa-stock-empty")
    desk = state.active * DESK + STOCK
    there = {"traders": state.desks[desk + TRADER], "merchants": state.desks[desk + MERCHANT]}
    return reason("A1b", "hansa-income-mix", wanted=merchants, size=size, **there)


def none_in_supply(state: State, kind: int, rule: str) -> Reason | None:
    if state.desks[state.active * DESK + SUPPLY + kind]:
        return None
    return reason(rule, "hansa-none-in-supply", piece=PIECES[kind])


def post_taken(state: State, post: int, rule: str) -> Reason | None:
    if state.posts[post] == EMPTY:
        return None
    return reason(rule, "hansa-post-taken", post=state.board.post_names[post])


def ship_post(state: State, kind: int, post: int, rule: str) -> Reason | None:
    if kind != TRADER or not state.board.ships[post]:
        return None
    return reason(rule, "hansa-ship-post", post=state.board.post_names[post])


def place(state: State, kind: int, post: int) -> Reason:
    found = none_in_supply(state, kind, "A2") or post_taken(state, post, "A2") or ship_post(state, kind, post, "A2")
    assert found is not None
    return found


def displace(state: State, kind: int, post: int) -> Reason:
    name = state.board.post_names[post]
    piece = state.posts[post]
    if piece == EMPTY:
        return reason("D1a", "hansa-nobody-there", post=name)
    if owner(piece) == state.active:
        return reason("D1a", "hansa-own-piece", post=name)
    refused = none_in_supply(state, kind, "D1a") or ship_post(state, kind, post, "D1c")
    if refused is not None:
        return refused
    desk = state.active * DESK + SUPPLY
    left = state.desks[desk + TRADER] + state.desks[desk + MERCHANT] - 1
    return reason("D1b", "hansa-cannot-pay", price=price(piece), left=left)


def lift(state: State, post: int, _: int) -> Reason:
    top = state.stack[-1]
    if isinstance(top, Move) and not top.lifts:
        liber = TRACK_VALUES[LIBER_SOPHIAE][state.value(state.active, LIBER_SOPHIAE)]
        if top.traders + top.merchants < liber:
            return reason("A4c", "hansa-already-setting")
        return reason("A4a", "hansa-no-more-lifts", liber=liber)
    return reason("A4a", "hansa-not-own-piece", post=state.board.post_names[post])


def set_piece(state: State, kind: int, post: int) -> Reason:
    move = state.stack[-1]
    assert isinstance(move, Move)
    if not (move.traders, move.merchants)[kind]:
        return reason("A4b", "hansa-none-in-hand", piece=PIECES[kind])
    refused = post_taken(state, post, "A4b") or ship_post(state, kind, post, "A2")
    return refused or reason("A4d", "hansa-trader-without-post")


def claim(state: State, route: int, _: int) -> Reason:
    return reason("C1", "hansa-route-not-own", route=state.board.routes[route].name)


def no_marker(state: State, marker: int) -> Reason | None:
    if state.desks[state.active * DESK + UNUSED + marker]:
        return None
    return reason("M1", "hansa-no-such-marker", marker=MARKERS[marker])


def use_swap(state: State, city: int, house: int) -> Reason:
    missing = no_marker(state, SWAP)
    if missing is not None:
        return missing
    there = state.board.cities[city]
    left, right = state.houses[there.first_house + house : there.first_house + house + 2]
    if EMPTY in (left, right):
        return reason("M6", "hansa-swap-empty", city=there.name)
    if left == right:
        return reason("M6", "hansa-swap-same", city=there.name)
    return reason("M6", "hansa-swap-not-own", city=there.name)


def use_plus(state: State, marker: int, _: int) -> Reason:
    return reason("M1", "hansa-no-such-marker", marker=MARKERS[marker])


def use_skill(state: State, track: int, _: int) -> Reason:
    return no_marker(state, SKILL_MARKER) or reason("M8", "hansa-track-finished", track=TRACKS[track])


def use_remove(state: State, post: int, _: int) -> Reason:
    return no_marker(state, REMOVE_MARKER) or remove(state, post, _)


def remove(state: State, post: int, _: int) -> Reason:
    return reason("M9", "hansa-nobody-there", post=state.board.post_names[post])


def never(state: State, _: int, __: int) -> Reason:
    raise AssertionError("this action is always legal in its decision")


def pay(state: State, mix: int, _: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Pay)
    traders, merchants = notation.PAYMENTS[mix]
    cost = price(top.displaced)
    if traders + merchants != cost:
        return reason("D1a", "hansa-wrong-price", price=cost)
    return reason("D1a", "hansa-payment-not-in-supply", traders=traders, merchants=merchants)


def current_answer(state: State) -> Answer:
    answer = state.stack[-1]
    assert isinstance(answer, Answer)
    return answer


def must_set_lifted(answer: Answer) -> Reason | None:
    if answer.lifted == NONE:
        return None
    return reason("D5b", "hansa-set-the-lifted-piece", piece=PIECES[answer.lifted])


def return_piece(state: State, post: int, _: int) -> Reason:
    answer = current_answer(state)
    lifted = must_set_lifted(answer)
    if lifted is not None:
        return lifted
    if answer.displaced == NONE:
        return reason("D3", "hansa-already-returned")
    if post == NONE:
        return reason("D3", "hansa-posts-are-free")
    return wrong_target(state, answer, answer.displaced, post)


def wrong_target(state: State, answer: Answer, kind: int, post: int) -> Reason:
    """D6: this free or occupied post is not where the piece may go."""
    refused = post_taken(state, post, "D6b") or ship_post(state, kind, post, "D6b")
    if refused is not None:
        return refused
    name = state.board.post_names[post]
    nearest = ", ".join(state.board.post_names[free] for free in targets(state, answer, kind))
    if state.board.post_route[post] == state.board.post_route[answer.post]:
        return reason("D6d", "hansa-route-of-displacement", post=name, nearest=nearest)
    return reason("D6a", "hansa-not-nearest", post=name, nearest=nearest)


def add(state: State, kind: int, post: int) -> Reason:
    answer = current_answer(state)
    if answer.lifted != NONE:
        wrong_kind = must_set_lifted(answer) if kind != answer.lifted else None
        return wrong_kind or wrong_target(state, answer, kind, post)
    if not answer.extras:
        return reason("D4", "hansa-no-more-extras")
    source = extra_source(state, answer.seat)
    if source == NONE:
        return reason("D5a", "hansa-extras-from-posts")
    if not state.desks[answer.seat * DESK + source + kind]:
        where = "stock" if source == STOCK else "supply"
        return reason("D5a", "hansa-extra-not-there", piece=PIECES[kind], where=where)
    return wrong_target(state, answer, kind, post)


def take(state: State, post: int, _: int) -> Reason:
    answer = current_answer(state)
    lifted = must_set_lifted(answer)
    if lifted is not None:
        return lifted
    if not answer.extras:
        return reason("D4", "hansa-no-more-extras")
    if extra_source(state, answer.seat) != NONE:
        return reason("D5a", "hansa-stock-or-supply-first")
    if post in answer.set:
        return reason("D5a", "hansa-set-in-this-answer", post=state.board.post_names[post])
    return reason("D5a", "hansa-not-own-piece", post=state.board.post_names[post])


def done(state: State, _: int, __: int) -> Reason:
    answer = current_answer(state)
    return must_set_lifted(answer) or reason("D7a", "hansa-return-first", piece=PIECES[answer.displaced])


def current_benefit(state: State) -> Benefit:
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    return benefit


def not_an_end(state: State, city: int) -> Reason | None:
    route = state.board.routes[current_benefit(state).route]
    if city in route.ends:
        return None
    return reason("C5", "hansa-city-not-on-route", city=state.board.cities[city].name, route=route.name)


def office(state: State, city: int, _: int) -> Reason:
    elsewhere = not_an_end(state, city)
    if elsewhere is not None:
        return elsewhere
    there = state.board.cities[city]
    number = free_house(state, city)
    if number is None:
        return reason("C6a", "hansa-city-full", city=there.name)
    house = there.houses[number]
    if not privileged(state, house.colour):
        return reason("C6c", "hansa-no-privilege", city=there.name, colour=COLOURS[house.colour])
    return reason("C6b", "hansa-no-piece-for-house", city=there.name, piece=PIECES[house.kind])


def extra(state: State, kind: int, city: int) -> Reason:
    refused = not_an_end(state, city) or no_marker(state, EXTRA_OFFICE)
    if refused is not None:
        return refused
    benefit = current_benefit(state)
    if not on_route(state, benefit.route, kind):
        return reason("M5a", "hansa-none-on-route", piece=PIECES[kind])
    there = state.board.cities[city]
    if state.houses[there.first_house] == EMPTY:
        return reason("M5a", "hansa-no-house-occupied", city=there.name)
    return reason("M2", "hansa-marker-just-taken")


def skill(state: State, track: int, _: int) -> Reason:
    route = state.board.routes[current_benefit(state).route]
    if any(track in state.board.cities[city].skills for city in route.ends):
        return reason("C9", "hansa-track-finished", track=TRACKS[track])
    return reason("C9", "hansa-skill-not-here", track=TRACKS[track], route=route.name)


def prestige(state: State, number: int, _: int) -> Reason:
    route = current_benefit(state).route
    slot = state.board.slots[number]
    if route != state.board.special_route:
        return reason("P1", "hansa-no-special-prestige", route=state.board.routes[route].name)
    if not on_route(state, route, MERCHANT):
        return reason("P1", "hansa-none-on-route", piece=PIECES[MERCHANT])
    if state.special[number] != EMPTY:
        return reason("P1", "hansa-slot-taken", points=slot.points)
    return reason("P1", "hansa-slot-no-privilege", points=slot.points, colour=COLOURS[slot.colour])


def put(state: State, marker: int, route: int) -> Reason:
    if not state.desks[state.active * DESK + PLATE + marker]:
        return reason("M3b", "hansa-not-on-plate", marker=MARKERS_OR_HIDDEN[marker])
    there = state.board.routes[route]
    if there.sea:
        return reason("M3b", "hansa-sea-route", route=there.name)
    if state.markers[route] != NO_MARKER:
        return reason("M3b", "hansa-route-has-marker", route=there.name)
    if any(state.posts[post] for post in there.posts()):
        return reason("M3b", "hansa-route-has-piece", route=there.name)
    return reason("M3b", "hansa-no-free-house", route=there.name)


EXPLAIN: dict[int, Explain] = {
    notation.DRAW: drawing,
    notation.FIRST: first_player,
    notation.INCOME: income,
    notation.PLACE: place,
    notation.DISPLACE: displace,
    notation.LIFT: lift,
    notation.CLAIM: claim,
    notation.USE_SWAP: use_swap,
    notation.USE_PLUS: use_plus,
    notation.USE_SKILL: use_skill,
    notation.USE_REMOVE: use_remove,
    notation.END: never,
    notation.PAY: pay,
    notation.RETURN: return_piece,
    notation.ADD: add,
    notation.TAKE: take,
    notation.DONE: done,
    notation.SET: set_piece,
    notation.OFFICE: office,
    notation.EXTRA: extra,
    notation.SKILL: skill,
    notation.PRESTIGE: prestige,
    notation.NOTHING: never,
    notation.REMOVE: remove,
    notation.PUT: put,
}
