"""R2–R4. Resolving the stacks. The owner of the top token buys at a market, exchanges at the guild, or declines."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.felinia.decisions import Trade
from kontor.games.felinia.notation import WITH_PROVISION, WITH_SPICE
from kontor.games.felinia.pieces import GOLD, GOODS, GUILD, MOST_TOKENS, NONE, SALE_PRICE, SPICE
from kontor.games.felinia.rules.boarding import begin_boarding
from kontor.games.felinia.rules.holdings import gain, gained_moves, in_reach
from kontor.games.felinia.rules.selling import sales
from kontor.games.felinia.rules.spots import (
    bag_spot,
    desk_spot,
    good_spot,
    goods_back,
    market_spot,
    stack_name,
    stack_spot,
    supply_spot,
)
from kontor.games.felinia.state import SAILING, State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, HAND, PROVISIONS, SPICE_AT

EXTRA_PART = (SPICE_AT, PROVISIONS)
"""R4a, R4c: desk index of the extra item gained with an exchange of goods."""


def trade_on(state: State) -> None:
    """R2: move to the next token with an owner who could act. All others pass automatically."""
    while True:
        stack = state.current_stack()
        if stack == NONE:
            state.phase = SAILING
            return
        if could_act(state, stack):
            state.stack.append(Trade(0))
            return
        seat = take_token_back(state, stack)
        if state.listener is not None:
            state.tell("token-passed", seat, "R2c", [token_moved(stack, seat)], stack=stack_name(stack))


def could_act(state: State, stack: int) -> bool:
    """R2c: return whether the owner of the top token could act, if necessary after selling everything possible."""
    seat = state.top_owner(stack)
    price = state.heights[stack]
    if stack != GUILD:
        return any(state.markets[stack * GOODS : (stack + 1) * GOODS]) and in_reach(state, seat, price, 0)
    return could_exchange(state, seat, price) or could_take_bonus(state, seat, price)


def could_exchange(state: State, seat: int, price: int) -> bool:
    """R4a, R4c: return whether the seat could exchange a good, if necessary after selling others."""
    desk = seat * DESK
    own = [good for good in range(GOODS) if state.desks[desk + GOODS_AT + good]]
    if not own or len(set(own) | set(state.bag.kinds())) < 2 or not in_reach(state, seat, price, SALE_PRICE[-1]):
        return False
    spice = state.supply(SPICE_AT) + state.desks[desk + SPICE_AT]
    return spice > 0 or (state.board.expert and state.supply(PROVISIONS) > 0)


def could_take_bonus(state: State, seat: int, price: int) -> bool:
    """R4b: return whether the seat could pay for a bonus tile, keeping one gold and one spice for it."""
    desk = seat * DESK
    if NONE not in state.bonus or not (state.desks[desk + GOLD_AT] and state.desks[desk + SPICE_AT]):
        return False
    return in_reach(state, seat, price, SALE_PRICE[GOLD] + SALE_PRICE[SPICE])


def trade_choices(state: State) -> list[int]:
    """R3, R4: return the purchases and exchanges that the seat can pay for now, the choice to decline, and sales."""
    top = state.stack[-1]
    assert isinstance(top, Trade)
    stack = state.current_stack()
    seat = state.top_owner(stack)
    found: list[int] = []
    if state.desks[seat * DESK + COINS] >= state.heights[stack]:
        found += exchanges(state, seat) + bonuses(state, seat) if stack == GUILD else buys(state, stack)
    found.append(state.board.actions.decline)
    return found + sales(state, seat, top.sold)


def buys(state: State, market: int) -> list[int]:
    """R3: return the purchases of one good from the market."""
    return [state.board.actions.buy[good] for good in range(GOODS) if state.markets[market * GOODS + good]]


def exchanges(state: State, seat: int) -> list[int]:
    """R4a, R4c, R4d: return the exchanges of one of the seat's goods for another kind from the bag and an extra item
    from the supply.
    """
    actions = state.board.actions
    own = [good for good in range(GOODS) if state.desks[seat * DESK + GOODS_AT + good]]
    pairs = [(give, take) for give in own for take in state.bag.kinds() if take != give]
    found: list[int] = []
    if state.supply(SPICE_AT):
        found += [actions.exchange_of(give, take, WITH_SPICE) for give, take in pairs]
    if state.board.expert and state.supply(PROVISIONS):
        found += [actions.exchange_of(give, take, WITH_PROVISION) for give, take in pairs]
    return found


def bonuses(state: State, seat: int) -> list[int]:
    """R4b: return the bonus tiles that are still available at the guild."""
    desk = seat * DESK
    if not (state.desks[desk + GOLD_AT] and state.desks[desk + SPICE_AT]):
        return []
    return [number for tile, number in enumerate(state.board.actions.bonus) if state.bonus[tile] == NONE]


def take_token_back(state: State, stack: int) -> int:
    """R2b: give the top token back to its owner. Returns the seat of the owner."""
    seat = state.top_owner(stack)
    state.heights[stack] -= 1
    state.stacks[stack * MOST_TOKENS + state.heights[stack]] = NONE
    state.desks[seat * DESK + HAND] += 1
    return seat


def token_moved(stack: int, seat: int) -> Moved:
    return stack_spot(stack), f"bids:{seat}"


def buy(state: State, good: int, _: int) -> None:
    """R3: buy a good at the market."""
    state.stack.pop()
    market = state.current_stack()
    price = state.heights[market]
    seat = take_token_back(state, market)
    state.desks[seat * DESK + COINS] -= price
    state.markets[market * GOODS + good] -= 1
    state.desks[seat * DESK + GOODS_AT + good] += 1
    if state.listener is not None:
        moves = [(market_spot(state, market, good), good_spot(state, seat, good)), token_moved(market, seat)]
        state.tell("bought", seat, "R3", moves, good=state.board.goods[good], market=market + 1, price=price)
    begin_boarding(state, seat)


def exchange(state: State, pair: int, extra: int) -> None:
    """R4a, R4c: exchange a good at the guild."""
    state.stack.pop()
    give, take = divmod(pair, GOODS)
    price = state.heights[GUILD]
    seat = take_token_back(state, GUILD)
    desk = seat * DESK
    state.desks[desk + COINS] -= price
    state.desks[desk + GOODS_AT + give] -= 1
    state.desks[desk + GOODS_AT + take] += 1
    state.bag.draw(take)
    state.bag.put(give)
    gain(state, seat, EXTRA_PART[extra], 1)
    if state.listener is not None:
        goods = state.board.goods
        moves = [(bag_spot(state, take), good_spot(state, seat, take)), *goods_back(state, seat, give)]
        moves += [*gained_moves(seat, EXTRA_PART[extra], 1), token_moved(GUILD, seat)]
        names = {"give": goods[give], "take": goods[take], "extra": ("spice", "provision")[extra]}
        rule = ("R4a", "R4c")[extra]
        state.tell("exchanged", seat, rule, moves, price=price, **names)
    begin_boarding(state, seat)


def take_bonus(state: State, tile: int, _: int) -> None:
    """R4b: buy a bonus tile at the guild."""
    state.stack.pop()
    price = state.heights[GUILD]
    seat = take_token_back(state, GUILD)
    state.desks[seat * DESK + COINS] -= price
    state.bonus[tile] = seat
    for part in (GOLD_AT, SPICE_AT):
        state.desks[seat * DESK + part] -= 1
    if state.listener is not None:
        moves = [(f"bonus:{tile + 1}", f"bonuses:{seat}")]
        moves += [(desk_spot(seat, part), supply_spot(part)) for part in (GOLD_AT, SPICE_AT)]
        people, kind = state.board.bonus_names[tile]
        moves.append(token_moved(GUILD, seat))
        state.tell("bonus-taken", seat, "R4b", moves, people=people, tile=kind, price=price)
    begin_boarding(state, seat)


def decline(state: State, _: int, __: int) -> None:
    """R2b: decline and take the token back."""
    state.stack.pop()
    stack = state.current_stack()
    seat = take_token_back(state, stack)
    if state.listener is not None:
        state.tell("declined", seat, "R2b", [token_moved(stack, seat)], stack=stack_name(stack))
