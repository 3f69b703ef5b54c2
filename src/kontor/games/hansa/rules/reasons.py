"""Reasons why actions are illegal. A reason is a rule and a message that explains it."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core.contract import ALL
from kontor.core.messages import Reason, reason
from kontor.games.hansa import notation
from kontor.games.hansa.decisions import (
    NAME,
    Answer,
    Benefit,
    Gift,
    MarkerMove,
    Move,
    NeutralOffice,
    NeutralOrder,
    Pay,
    Redeploy,
    SeaMove,
    SeaPlace,
    SeaSkill,
    Turn,
)
from kontor.games.hansa.pieces import (
    BOUGHT,
    COLOURS,
    EMPTY,
    EXCHANGE,
    EXTRA_OFFICE,
    FRESH,
    IS_OWN,
    LIBER_SOPHIAE,
    MERCHANT,
    MOST_MOVED_BY_MARKER,
    NO_MARKER,
    NONE,
    ON_TABLE,
    PIECES,
    REMOVE_MARKER,
    SKILL_MARKER,
    SWAP,
    TILES,
    TRACK_VALUES,
    TRACKS,
    TRADER,
    UNKNOWN,
    kind_of,
    owner,
)
from kontor.games.hansa.rules.actions import income_size
from kontor.games.hansa.rules.asked import ASKED_FOR, TURN_ACTIONS, rule_of
from kontor.games.hansa.rules.beside import toll
from kontor.games.hansa.rules.cities import free_house
from kontor.games.hansa.rules.claiming import privileged, takes_extra_office
from kontor.games.hansa.rules.countries import first_origin, may_go
from kontor.games.hansa.rules.displacing import cost_of, extra_source, price, targets
from kontor.games.hansa.rules.favours import unused_markers
from kontor.games.hansa.rules.gifts import gift_size
from kontor.games.hansa.rules.markers import swap_row
from kontor.games.hansa.rules.moving import hand_of
from kontor.games.hansa.rules.obstacles import (
    far_from_pawn,
    no_marker,
    no_permit,
    none_in_supply,
    not_a_rival,
    other_country,
    post_taken,
    ship_post,
)
from kontor.games.hansa.rules.pawn import provinces
from kontor.games.hansa.rules.posts import on_route
from kontor.games.hansa.rules.sea import MOST_MOVED
from kontor.games.hansa.rules.setup import next_for_card
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, PLATE, STOCK, SUPPLY

Explain = Callable[[State, int, int], Reason]

PAWN_MOVES = (notation.PAWN, notation.RIDE)


def explain(state: State, action: int) -> Reason:
    """Return the reason why this action is illegal."""
    if not state.stack:
        return reason("E2a", "hansa-game-over")
    asked = ASKED_FOR[type(state.stack[-1])][1]
    actions = state.board.actions
    kind = actions.kind[action]
    if kind not in asked and type(state.stack[-1]) is Turn and kind in ASKED_FOR[Benefit][1]:
        return reason("C5", "hansa-claim-first")
    if kind not in asked:
        rule = rule_of(state.stack[-1])
        return reason(rule, f"hansa-not-now-{NAME[type(state.stack[-1])]}", seat=state.actor)
    if type(state.stack[-1]) is Turn:
        if kind in PAWN_MOVES and state.pawn == NONE:
            return reason("V1", "hansa-no-pawn")
        if kind in (*TURN_ACTIONS, notation.USE_PLUS) and state.in_phase(BOUGHT):
            return reason("L4b", "hansa-bought-tile")
        if kind in TURN_ACTIONS and not state.actions:
            return reason("T1", "hansa-no-action-left")
    return EXPLAIN[kind](state, actions.first[action], actions.second[action])


def drawing(state: State, marker: int, _: int) -> Reason:
    return reason(rule_of(state.stack[-1]), "hansa-marker-not-there", marker=state.marker_name(marker))


def first_player(state: State, seat: int, _: int) -> Reason:
    return reason("S5", "hansa-no-such-seat", seat=seat, players=state.players)


def income(state: State, merchants: int, _: int) -> Reason:
    top = state.stack[-1] if state.stack else None
    rule = rule_of(top) if isinstance(top, Gift) else "A1b"
    size = gift_size(state, top) if isinstance(top, Gift) else income_size(state, bytes(state.desks))
    if not size:
        return reason("A1c", "hansa-stock-empty")
    desk = state.actor * DESK + STOCK
    there = {"traders": state.desks[desk + TRADER], "merchants": state.desks[desk + MERCHANT]}
    return reason(rule, "hansa-income-mix", wanted=merchants, size=size, **there)


def place(state: State, kind: int, post: int) -> Reason:
    found = none_in_supply(state, kind, "A2") or post_taken(state, post, "A2") or ship_post(state, kind, post, "A2")
    cost = toll(state, state.board.post_route[post])
    desk = state.active * DESK + SUPPLY
    left = state.desks[desk + TRADER] + state.desks[desk + MERCHANT] - 1
    if found is None and cost > left:
        return reason("Q6", "hansa-cannot-pay-toll", price=cost, left=left)
    return found or no_permit(state, post) or far_from_pawn(state, state.board.post_route[post])


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
    if left < price(piece):
        return reason("D1b", "hansa-cannot-pay", price=price(piece), left=left)
    return no_permit(state, post) or far_from_pawn(state, state.board.post_route[post])


def lift(state: State, post: int, _: int) -> Reason:
    top = state.stack[-1]
    if isinstance(top, SeaMove):
        if not top.lifts:
            setting = len(top.hand) < MOST_MOVED
            return reason("X7a", "hansa-already-setting") if setting else reason("X7a", "hansa-two-pieces-lifted")
        return reason("X7a", "hansa-nobody-there", post=state.board.post_names[post])
    if isinstance(top, MarkerMove):
        if not top.lifts:
            full = len(hand_of(state, top)) == MOST_MOVED_BY_MARKER
            return reason("G4a", "hansa-three-pieces-lifted") if full else reason("G4c", "hansa-already-setting")
        return not_a_rival(state, post)
    if isinstance(top, Move) and not top.lifts:
        liber = TRACK_VALUES[LIBER_SOPHIAE][state.value(state.active, LIBER_SOPHIAE)]
        if top.traders + top.merchants < liber:
            return reason("A4c", "hansa-already-setting")
        return reason("A4a", "hansa-no-more-lifts", liber=liber)
    return reason("A4a", "hansa-not-own-piece", post=state.board.post_names[post])


def set_piece(state: State, kind: int, post: int) -> Reason:
    move = state.stack[-1]
    if isinstance(move, SeaMove | MarkerMove):
        hand, rule = hand_of(state, move), rule_of(move)
        if not hand:
            return reason("X7a", "hansa-lift-first")
        if kind_of(hand[0]) != kind:
            return reason("X7c", "hansa-set-in-order", piece=PIECES[kind_of(hand[0])])
        refused = post_taken(state, post, rule) or ship_post(state, kind, post, "X6a")
        refused = refused or other_country(state, kind, post, "B17" if isinstance(move, SeaMove) else "B12")
        return refused or reason("A4d", "hansa-trader-without-post")
    if isinstance(move, SeaPlace):
        refused = post_taken(state, post, "B18") or ship_post(state, kind, post, "X6a")
        if refused is None and state.board.post_country[post] == state.board.home:
            return reason("B18", "hansa-only-abroad")
        return refused or reason("B18", "hansa-extra-not-there", piece=PIECES[kind], where="stock")
    assert isinstance(move, Move)
    if not (move.traders, move.merchants)[kind]:
        return reason("A4b", "hansa-none-in-hand", piece=PIECES[kind])
    refused = post_taken(state, post, "A4b") or ship_post(state, kind, post, "A4b")
    refused = refused or other_country(state, kind, post, "B11a")
    return refused or reason("A4d", "hansa-trader-without-post")


def claim(state: State, route: int, _: int) -> Reason:
    there = state.board.routes[route]
    if type(state.stack[-1]) is NeutralOrder:
        return reason("N3a", "hansa-route-not-neutral", route=there.name)
    if all(state.posts[there.first_post : there.first_post + there.length].translate(IS_OWN[state.active])):
        return far_from_pawn(state, route)
    return reason("C1", "hansa-route-not-own", route=state.board.routes[route].name)


def use_swap(state: State, city: int, house: int) -> Reason:
    missing = no_marker(state, SWAP)
    if missing is not None:
        return missing
    there = state.board.cities[city]
    row = swap_row(state, city)
    if house + 1 >= len(row):
        return reason("M6", "hansa-swap-empty", city=there.name)
    if row[house] == row[house + 1]:
        return reason("M6", "hansa-swap-same", city=there.name)
    return reason("M6", "hansa-swap-not-own", city=there.name)


def use_exchange(state: State, other: int, kind: int) -> Reason:
    missing = no_marker(state, EXCHANGE)
    if missing is not None:
        return missing
    if other == state.active or other >= state.players:
        return reason("Q4", "hansa-exchange-with-others")
    if kind == EXCHANGE:
        return reason("M10", "hansa-exchange-for-exchange")
    return reason("Q4", "hansa-none-used", seat=other, marker=state.marker_name(kind))


def use_beside(state: State, kind: int, _: int) -> Reason:
    return no_marker(state, kind) or reason("Q7", "hansa-none-for-route")


def favour(state: State, tile: int, _: int) -> Reason:
    if not state.tiles or state.tiles[tile] != ON_TABLE:
        return reason("L2", "hansa-tile-not-there", tile=TILES[tile])
    if not state.in_phase(FRESH):
        return reason("L4a", "hansa-turn-has-begun")
    return reason("L3", "hansa-too-few-markers", count=unused_markers(state, state.active))


def tile(state: State, number: int, _: int) -> Reason:
    return reason("L2", "hansa-tile-already-drawn", tile=TILES[number])


def without_marker(state: State, marker: int, _: int) -> Reason:
    return reason("M1", "hansa-no-such-marker", marker=state.marker_name(marker))


def use_skill(state: State, track: int, _: int) -> Reason:
    return no_marker(state, SKILL_MARKER) or reason("M8", "hansa-track-finished", track=TRACKS[track])


def use_remove(state: State, post: int, _: int) -> Reason:
    missing = no_marker(state, REMOVE_MARKER)
    if missing is not None:
        return missing
    return not_a_rival(state, post) if state.moves_by_marker() else remove(state, post, _)


def remove(state: State, post: int, _: int) -> Reason:
    return reason("M9", "hansa-nobody-there", post=state.board.post_names[post])


def never(state: State, _: int, __: int) -> Reason:
    raise AssertionError("this action is always legal in its decision")


def no_nothing(state: State, _: int, __: int) -> Reason:
    """Explain why `nothing` is illegal. As a benefit, `nothing` is always legal (C11)."""
    return reason("N3c", "hansa-neutral-takes-office")


def pay(state: State, mix: int, _: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Pay)
    traders, merchants = notation.PAYMENTS[mix]
    cost = cost_of(state, top)
    rule = rule_of(top)
    if traders + merchants != cost:
        return reason(rule, "hansa-wrong-price", price=cost)
    return reason(rule, "hansa-payment-not-in-supply", traders=traders, merchants=merchants)


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
    """D6: report that the piece may not move to this post."""
    refused = post_taken(state, post, "D6b") or ship_post(state, kind, post, "D6b")
    if refused is not None:
        return refused
    name = state.board.post_names[post]
    origin = first_origin(state, kind) if answer.lifted != NONE else NONE
    nearest = ", ".join(state.board.post_names[free] for free in targets(state, answer, kind, origin))
    country, there = state.board.post_country[post], state.board.post_country[answer.post]
    if state.board.country_names and (country not in (there, state.board.home) or not may_go(state, origin, post)):
        rule = "B10a" if country not in (there, state.board.home) else "B10c"
        return reason(rule, "hansa-wrong-country", country=state.board.country_names[country], nearest=nearest)
    if state.board.post_route[post] == state.board.post_route[answer.post]:
        return reason("D6d", "hansa-route-of-displacement", post=name, nearest=nearest)
    return reason("D6a", "hansa-not-nearest", post=name, nearest=nearest)


def add(state: State, kind: int, post: int) -> Reason:
    answer = current_answer(state)
    if answer.owner == state.neutral:
        if answer.displaced != NONE:
            return reason("N2b", "hansa-return-first", piece=PIECES[TRADER])
        if kind != TRADER:
            return reason("N2a", "hansa-neutral-has-traders")
    if answer.lifted != NONE:
        wrong_kind = must_set_lifted(answer) if kind != answer.lifted else None
        return wrong_kind or wrong_target(state, answer, kind, post)
    if not answer.extras:
        return reason("D4", "hansa-no-more-extras")
    if answer.owner == state.neutral:
        return wrong_target(state, answer, kind, post)
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
    if answer.owner == state.neutral:
        return reason("N2a", "hansa-neutral-has-traders")
    if not answer.extras:
        return reason("D4", "hansa-no-more-extras")
    if extra_source(state, answer.seat) != NONE:
        return reason("D5a", "hansa-stock-or-supply-first")
    if post in answer.set:
        return reason("D5a", "hansa-set-in-this-answer", post=state.board.post_names[post])
    if state.posts[post] != EMPTY and owner(state.posts[post]) == answer.seat:
        return reason("B10c", "hansa-no-post-for-piece", post=state.board.post_names[post])
    return reason("D5a", "hansa-not-own-piece", post=state.board.post_names[post])


def done(state: State, _: int, __: int) -> Reason:
    top = state.stack[-1]
    if isinstance(top, SeaMove):
        return reason("X7a", "hansa-set-the-lifted-piece", piece=PIECES[kind_of(top.hand[0])])
    if isinstance(top, Gift):
        return reason("Q5", "hansa-tribute-is-paid")
    answer = current_answer(state)
    if answer.owner == state.neutral and answer.displaced == NONE:
        return reason("N2b", "hansa-neutral-must-be-set")
    return must_set_lifted(answer) or reason("D7a", "hansa-return-first", piece=PIECES[answer.displaced])


def current_benefit(state: State) -> Benefit:
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    return benefit


def not_an_end(state: State, city: int) -> Reason | None:
    top = state.stack[-1]
    assert isinstance(top, Benefit | NeutralOffice)
    route = state.board.routes[top.route]
    if city in route.ends:
        return None
    return reason("C5", "hansa-city-not-on-route", city=state.board.cities[city].name, route=route.name)


def office(state: State, city: int, _: int) -> Reason:
    elsewhere = not_an_end(state, city)
    if elsewhere is not None:
        return elsewhere
    there = state.board.cities[city]
    neutral = type(state.stack[-1]) is NeutralOffice
    if there.green:
        return reason("N3c" if neutral else "X4a", "hansa-green-city", city=there.name)
    number = free_house(state, city)
    if number is None:
        return reason("N3c" if neutral else "C6a", "hansa-city-full", city=there.name)
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
    if not takes_extra_office(state, city):
        return reason("M5a", "hansa-no-house-occupied", city=there.name)
    return reason("M2", "hansa-marker-just-taken")


def skill(state: State, track: int, _: int) -> Reason:
    if type(state.stack[-1]) is SeaSkill:
        return reason("X7b", "hansa-only-privilegium")
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
    if not state.held(state.active, PLATE, marker):
        return reason("M3b", "hansa-not-on-plate", marker=state.marker_name(marker))
    there = state.board.routes[route]
    if not there.takes_markers:
        if not state.board.country_names:
            return reason("M3b", "hansa-sea-route", route=there.name)
        if there.country != state.board.home:
            return reason("B13a", "hansa-marker-abroad", route=there.name)
        return reason("B13b", "hansa-bonus-route", route=there.name)
    if state.markers[route] != NO_MARKER:
        return reason("M3b", "hansa-route-has-marker", route=there.name)
    if free_house(state, there.ends[0]) is None and free_house(state, there.ends[1]) is None:
        return reason("M3b", "hansa-no-free-house", route=there.name)
    return reason("M3b", "hansa-route-has-piece", route=there.name)


def deal(state: State, card: int, _: int) -> Reason:
    if card == UNKNOWN or state.viewer not in (ALL, next_for_card(state)):
        return reason("X1a", "hansa-card-secret")
    return reason("X1a", "hansa-card-dealt", card=state.board.missions[card].name)


def pawn(state: State, province: int, _: int) -> Reason:
    name = state.board.province_names[province]
    if province not in provinces(state):
        return reason("W1b", "hansa-no-such-province", province=name, rim=str(state.setup.options["rim"]))
    if type(state.stack[-1]) is Turn and state.pawn_moved:
        return reason("W3a", "hansa-pawn-has-moved")
    if type(state.stack[-1]) is Turn and state.acted:
        return reason("W3a", "hansa-pawn-after-actions")
    return reason("W3a", "hansa-pawn-too-far", province=name)


def ride(state: State, province: int, _: int) -> Reason:
    name = state.board.province_names[province]
    if province not in provinces(state):
        return reason("W1b", "hansa-no-such-province", province=name, rim=str(state.setup.options["rim"]))
    return reason("W4a", "hansa-pawn-is-there", province=name)


def redeploy(state: State, kind: int, post: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Redeploy)
    if not on_route(state, top.route, kind):
        return reason("X9", "hansa-none-on-route", piece=PIECES[kind])
    if state.board.post_route[post] == top.route:
        return reason("X9", "hansa-same-route", route=state.board.routes[top.route].name)
    found = post_taken(state, post, "X9") or ship_post(state, kind, post, "X6a")
    assert found is not None
    return found


def green(state: State, kind: int, city: int) -> Reason:
    there = state.board.cities[city]
    if not there.green:
        return reason("X8a", "hansa-not-green", city=there.name)
    if none_in_supply(state, kind, "X8a") is not None:
        return reason("X8a", "hansa-none-for-office", piece=PIECES[kind])
    return reason("X8b", "hansa-green-city-full", city=there.name)


EXPLAIN: dict[int, Explain] = {
    notation.DRAW: drawing,
    notation.FIRST: first_player,
    notation.INCOME: income,
    notation.PLACE: place,
    notation.DISPLACE: displace,
    notation.LIFT: lift,
    notation.CLAIM: claim,
    notation.USE_SWAP: use_swap,
    notation.USE_PLUS: without_marker,
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
    notation.NOTHING: no_nothing,
    notation.REMOVE: remove,
    notation.PUT: put,
    notation.DEAL: deal,
    notation.PAWN: pawn,
    notation.RIDE: ride,
    notation.REDEPLOY: redeploy,
    notation.GREEN: green,
    notation.USE_EXCHANGE: use_exchange,
    notation.USE_BESIDE: use_beside,
    notation.FAVOUR: favour,
    notation.TILE: tile,
    notation.TURN_OVER: without_marker,
}
