"""Reasons why actions are illegal. A reason is a rule and a message that explains it."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core.decisions import Decision
from kontor.core.messages import Reason, reason
from kontor.games.felinia import notation
from kontor.games.felinia.decisions import (
    NAME,
    Berths,
    Bid,
    Boarding,
    First,
    Found,
    Keep,
    Look,
    Markets,
    Storage,
    Tiles,
    Trade,
    Turned,
    Walk,
)
from kontor.games.felinia.look.listing import listed, named, spot_of
from kontor.games.felinia.notation import EXTRAS, STORED, WITH_SPICE
from kontor.games.felinia.pieces import (
    FACE_DOWN,
    FOURTH_GOOD,
    FREE_GOODS,
    GOODS,
    GUILD,
    NONE,
    POST,
    SHORT_WALK,
    UNKNOWN,
)
from kontor.games.felinia.rules.boarding import free_place, has_goods
from kontor.games.felinia.rules.holdings import held
from kontor.games.felinia.rules.places import can_pay, sees_choice
from kontor.games.felinia.rules.selling import sold_name
from kontor.games.felinia.rules.setup import post_to_lay
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, POOL, SPICE_AT

Explain = Callable[[State, int, int], Reason]

# For each decision, the first rule that requires it, and the kinds of actions that it permits.
ASKED_FOR: dict[type[Decision], tuple[str, tuple[int, ...]]] = {
    First: ("S5", (notation.FIRST,)),
    Markets: ("S2b", (notation.GOOD,)),
    Berths: ("S3", (notation.SHIP,)),
    Tiles: ("S4b", (notation.TILE,)),
    Bid: ("R1a", (notation.BID,)),
    Trade: ("R2a", (notation.BUY, notation.EXCHANGE, notation.BONUS, notation.DECLINE, notation.SELL)),
    Boarding: ("R5a", (notation.BOARD, notation.SELL, notation.DONE)),
    Walk: ("R7", (notation.TURN, notation.STEP, notation.STOP)),
    Turned: ("R8", (notation.TILE,)),
    Found: ("R9b", (notation.GOOD,)),
    Look: ("R12a", (notation.LOOK,)),
    Keep: ("R12a", (notation.KEEP,)),
    Storage: ("R13a", (notation.STORE, notation.SELL, notation.DONE)),
}


def explain(state: State, action: int) -> Reason:
    """Return the reason why this action is illegal."""
    if not state.stack:
        return reason("E1", "felinia-game-over")
    rule, asked = ASKED_FOR[type(state.stack[-1])]
    actions = state.board.actions
    kind = actions.kind[action]
    if kind not in asked:
        now = NAME[type(state.stack[-1])]
        if now == "trade":
            stack = state.current_stack()
            if stack == GUILD:
                return reason(rule, "felinia-not-now-guild", seat=state.actor)
            return reason(rule, "felinia-not-now-trade", seat=state.actor, stack=stack_name(stack))
        return reason(rule, f"felinia-not-now-{now}", seat=state.actor)
    return EXPLAIN[kind](state, actions.first[action], actions.second[action])


# Chance.


def first_player(state: State, seat: int, _: int) -> Reason:
    return reason("S5", "felinia-no-such-seat", seat=seat, players=state.players)


def good(state: State, kind: int, _: int) -> Reason:
    rule = ASKED_FOR[type(state.stack[-1])][0]
    return reason(rule, "felinia-not-in-bag", good=state.board.goods[kind])


def ship(state: State, number: int, _: int) -> Reason:
    if state.ships[number]:
        return reason("S3", "felinia-ship-below", **named(state, number))
    return reason("S3", "felinia-ship-gone", **named(state, number))


def tile(state: State, kind: int, _: int) -> Reason:
    top = state.stack[-1]
    province = top.province if isinstance(top, Turned) else post_to_lay(state)
    country = state.board.peoples[state.board.provinces[province].country]
    rule = "R8" if isinstance(top, Turned) else "S4b"
    return reason(rule, "felinia-no-such-tile", tile=state.board.tile_names[kind], country=country)


def look(state: State, kind: int, _: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Look)
    if kind == UNKNOWN:
        return reason("R12a", "felinia-look-seen")
    return reason("R12a", "felinia-look-other", place=state.board.places[kind].name)


# Bids and trade.


def bid(state: State, where: int, _: int) -> Reason:
    return reason("S2a", "felinia-market-closed", market=where + 1)


def too_dear(state: State, rule: str) -> Reason | None:
    """R2b: report that the seat cannot pay the price. Every use of a token costs something."""
    stack = state.current_stack()
    coins = state.desks[state.top_owner(stack) * DESK + COINS]
    if coins >= state.heights[stack]:
        return None
    return reason(rule, "felinia-too-dear", price=state.heights[stack], coins=coins)


def buy(state: State, good: int, _: int) -> Reason:
    stack = state.current_stack()
    if stack == GUILD:
        return reason("R4a", "felinia-no-goods-at-guild")
    if not state.markets[stack * GOODS + good]:
        return reason("R3", "felinia-not-on-market", good=state.board.goods[good], market=stack + 1)
    found = too_dear(state, "R3")
    assert found is not None
    return found


def exchange(state: State, pair: int, extra: int) -> Reason:
    stack = state.current_stack()
    if stack != GUILD:
        return reason("R3", "felinia-not-the-guild", market=stack + 1)
    rule = "R4a" if extra == WITH_SPICE else "R4c"
    give, take = divmod(pair, GOODS)
    seat = state.top_owner(stack)
    if not state.desks[seat * DESK + GOODS_AT + give]:
        return reason(rule, "felinia-no-good", good=state.board.goods[give])
    if not state.bag.counts[take]:
        return reason("R4d", "felinia-not-in-bag", good=state.board.goods[take])
    found = too_dear(state, rule)
    return found or reason("R4d", "felinia-none-in-supply", what=EXTRAS[extra])


def bonus(state: State, tile: int, _: int) -> Reason:
    stack = state.current_stack()
    if stack != GUILD:
        return reason("R3", "felinia-not-the-guild", market=stack + 1)
    people, kind = state.board.bonus_names[tile]
    if state.bonus[tile] != NONE:
        return reason("R4b", "felinia-bonus-taken-by", people=people, tile=kind, seat=state.bonus[tile])
    desk = state.top_owner(stack) * DESK
    if not (state.desks[desk + GOLD_AT] and state.desks[desk + SPICE_AT]):
        return reason("R4b", "felinia-bonus-costs")
    found = too_dear(state, "R4b")
    assert found is not None
    return found


def sell(state: State, what: int, number: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Trade | Boarding | Storage)
    name = sold_name(state, what)
    if what < top.sold:
        return reason("R15c", "felinia-sold-before", what=name)
    return reason("R15a", "felinia-not-so-many", what=name, number=number, held=held(state, state.actor, what))


# Boarding.


def board(state: State, number: int, _: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Boarding)
    ship = state.board.ships[number]
    berth = state.berths.find(number)
    if berth < 0:
        return reason("R5c", "felinia-ship-not-here", **named(state, number))
    if free_place(state, berth) == NONE:
        return reason("R5c", "felinia-ship-full", **named(state, number))
    if not state.desks[top.seat * DESK + POOL]:
        return reason("R5c", "felinia-pool-empty")
    if not has_goods(state, top.seat, ship):
        held_goods = state.desks[top.seat * DESK + GOODS_AT : top.seat * DESK + GOODS_AT + GOODS]
        lacking = [max(0, ship.goods[good] - held_goods[good]) for good in range(GOODS)]
        return reason("R5b", "felinia-ship-goods", **named(state, number), **listed(state.board, lacking))
    return reason("R5b", "felinia-ship-coins", coins=ship.coins, **named(state, number))


def done(state: State, _: int, __: int) -> Reason:
    return reason("R13b", "felinia-too-many-goods", most=FREE_GOODS)


# The island.


def turn(state: State, province: int, _: int) -> Reason:
    walk = state.stack[-1]
    assert isinstance(walk, Walk)
    provinces = state.board.provinces
    there = provinces[province]
    if there.country != provinces[walk.passed[0]].country or there.role != POST:
        return reason("R8", "felinia-turn-elsewhere", **spot_of(state.board, there.name))
    if state.tiles[province] != FACE_DOWN:
        return reason("R8", "felinia-nothing-to-turn", **spot_of(state.board, there.name))
    if len(walk.passed) > 1:
        return reason("R8", "felinia-turn-too-late")
    return reason("R8", "felinia-turned-enough")


def step(state: State, province: int, _: int) -> Reason:
    walk = state.stack[-1]
    assert isinstance(walk, Walk)
    here = state.board.provinces[walk.passed[-1]]
    there = state.board.provinces[province]
    if province in walk.passed:
        return reason("R9a", "felinia-passed-before", **spot_of(state.board, there.name))
    if province not in here.roads:
        return reason(
            "R9a", "felinia-no-road", **spot_of(state.board, there.name), here=spot_of(state.board, here.name)["spot"]
        )
    if there.country != here.country and not state.crossing():
        return reason("R10b", "felinia-other-country", **spot_of(state.board, there.name))
    if state.merchants[province] != NONE:
        return reason(
            "R9a", "felinia-merchant-there", **spot_of(state.board, there.name), seat=state.merchants[province]
        )
    if state.tiles[province] == FACE_DOWN:
        return reason("R9a", "felinia-face-down", **spot_of(state.board, there.name))
    expert = "yes" if state.board.expert else "no"
    return reason("R11" if state.board.expert else "R7", "felinia-no-step-left", most=SHORT_WALK, expert=expert)


def keep(state: State, kind: int, cost: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Keep)
    seen = sees_choice(state, top)
    if kind == UNKNOWN:
        if seen:
            return reason("R12a", "felinia-keep-seen")
        return _cannot_pay(state, cost)
    if not seen:
        return reason("I2", "felinia-keep-secret")
    place = state.board.places[kind]
    if kind not in top.cards[::2]:
        return reason("R12a", "felinia-keep-other", place=place.name)
    if not can_pay(state, top.seat, place.cost):
        return _cannot_pay(state, place.cost)
    return reason("R12b", "felinia-keep-twice", place=place.name)


def _cannot_pay(state: State, cost: int) -> Reason:
    return reason("R12c", "felinia-no-good", good=state.board.goods[cost])


def store(state: State, number: int, _: int) -> Reason:
    top = state.stack[-1]
    assert isinstance(top, Storage)
    goods = STORED[number]
    if state.goods(top.seat) <= FREE_GOODS:
        return reason("R13b", "felinia-nothing-to-choose", most=FREE_GOODS)
    first = top.seat * DESK + GOODS_AT
    lacking = next((good for good in goods if state.desks[first + good] < goods.count(good)), NONE)
    if lacking != NONE:
        return reason("R13c", "felinia-no-good", good=state.board.goods[lacking])
    return reason("R13b", "felinia-fourth-good", coins=FOURTH_GOOD)


def always(_: State, __: int, ___: int) -> Reason:
    raise AssertionError("this action is always legal in its decision")


EXPLAIN: tuple[Explain, ...] = (
    first_player,
    good,
    ship,
    tile,
    look,
    bid,
    buy,
    exchange,
    bonus,
    always,
    sell,
    board,
    done,
    turn,
    step,
    always,
    keep,
    store,
)
"""Functions that explain one kind of action each, in the order of `notation`."""
