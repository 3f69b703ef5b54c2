"""R8–R11, X. Turning tiles, walking on the island, and the rewards of provinces and tiles."""

from __future__ import annotations

from kontor.games.felinia.decisions import Found, Look, Turned, Walk
from kontor.games.felinia.look.listing import spot_of
from kontor.games.felinia.pieces import (
    FACE_DOWN,
    GIFT,
    MORE_COINS,
    MORE_GOLD,
    MORE_PROVISIONS,
    NO_TILE,
    NONE,
    SHORT_WALK,
    SYMBOL_COIN,
    SYMBOL_GOLD,
    SYMBOL_GOOD,
    SYMBOL_PLACE,
    SYMBOL_PROVISION,
    SYMBOL_SPICE,
    SYMBOLS,
    TILES,
)
from kontor.games.felinia.rules.holdings import gain, gain_coins, gained_moves
from kontor.games.felinia.rules.spots import bag_spot, desk_spot, good_spot, province_spot, supply_spot
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import DESK, GOLD_AT, GOODS_AT, POOL, PROVISIONS, SPICE_AT, TILES_AT

PART_OF_SYMBOL = {SYMBOL_SPICE: SPICE_AT, SYMBOL_GOLD: GOLD_AT, SYMBOL_PROVISION: PROVISIONS}
MORE = {SYMBOL_COIN: MORE_COINS, SYMBOL_PROVISION: MORE_PROVISIONS, SYMBOL_GOLD: MORE_GOLD}
"""X5–X7: for each symbol, the tile that grants one extra item."""


def walk_choices(state: State) -> list[int]:
    """R8–R10: return the choices to turn a tile, take a step, or end the walk."""
    walk = state.stack[-1]
    assert isinstance(walk, Walk)
    actions = state.board.actions
    found = [actions.turn[post] for post in turnable(state, walk)]
    found += [actions.step[province] for province in steps(state, walk)]
    return [*found, actions.stop]


def turnable(state: State, walk: Walk) -> list[int]:
    """R8: return the posts of the country with face-down tiles. They can be turned only after the first step."""
    if not walk.turns:
        return []
    posts = state.board.country_posts[state.board.provinces[walk.passed[0]].country]
    return [post for post in posts if state.tiles[post] == FACE_DOWN]


def steps(state: State, walk: Walk) -> list[int]:
    """R9a, R10b, R11: return the provinces that can be entered now, in board order."""
    if len(walk.passed) >= SHORT_WALK and not state.desks[walk.seat * DESK + PROVISIONS]:
        return []
    return entered_from(state, walk.passed[-1], walk.passed)


def entered_from(state: State, province: int, passed: tuple[int, ...]) -> list[int]:
    """R9a, R10b: return the provinces that can be entered by road from this one."""
    provinces = state.board.provinces
    here = provinces[province]
    crossing = state.crossing()
    return [
        there
        for there in here.roads
        if there not in passed
        and state.merchants[there] == NONE
        and state.tiles[there] != FACE_DOWN
        and (crossing or provinces[there].country == here.country)
    ]


def goals(state: State, walk: Walk) -> list[int]:
    """Return the posts with open tiles that the walk can reach with the current provisions, ignoring provisions found
    on the way.
    """
    left = max(0, SHORT_WALK - len(walk.passed)) + state.desks[walk.seat * DESK + PROVISIONS]
    found: list[int] = []
    passed = walk.passed
    here = [passed[-1]]
    for _ in range(left):
        further: list[int] = []
        for province in here:
            for there in entered_from(state, province, passed):
                passed = (*passed, there)
                if state.tiles[there] == NO_TILE:
                    further.append(there)
                else:
                    found.append(there)
        here = further
    return found


def ends_by_itself(state: State, walk: Walk) -> bool:
    """R10a: return whether the walk ends automatically: no step is legal and turning a tile could not change that."""
    return not steps(state, walk) and not turnable(state, walk)


def turn(state: State, province: int, _: int) -> None:
    """R8: turn a tile. Chance then draws its kind."""
    walk = state.stack.pop()
    assert isinstance(walk, Walk)
    state.stack += [Walk(walk.seat, walk.turns - 1, walk.passed), Turned(province)]


def draw_turned(state: State, tile: int) -> None:
    """R8: lay the turned tile face up."""
    top = state.stack.pop()
    assert isinstance(top, Turned)
    state.tiles[top.province] = tile
    state.unseen[state.board.provinces[top.province].country * TILES + tile] -= 1
    if state.listener is not None:
        walk = state.stack[-1]
        assert isinstance(walk, Walk)
        name = state.board.provinces[top.province].name
        state.tell("turned", walk.seat, "R8", (), tile=state.board.tile_names[tile], **spot_of(state.board, name))


def step(state: State, province: int, _: int) -> None:
    """R9, R11: enter the next province. An open tile ends the walk, and a symbol gives its reward."""
    walk = state.stack.pop()
    assert isinstance(walk, Walk)
    paid = len(walk.passed) >= SHORT_WALK
    if paid:
        state.desks[walk.seat * DESK + PROVISIONS] -= 1
    if state.listener is not None:
        moves = [(province_spot(state, walk.passed[-1]), province_spot(state, province))]
        if paid:
            moves.append((desk_spot(walk.seat, PROVISIONS), supply_spot(PROVISIONS)))
        rule, name = "R11" if paid else "R9a", state.board.provinces[province].name
        state.tell("stepped", walk.seat, rule, moves, provisions=int(paid), **spot_of(state.board, name))
    if state.tiles[province] != NO_TILE:
        settle(state, walk.seat, province)
        return
    state.stack.append(Walk(walk.seat, 0, (*walk.passed, province)))
    give_symbols(state, walk.seat, province)


def give_symbols(state: State, seat: int, province: int, after: int = NONE) -> None:
    """R9b: give each symbol's reward once for each time it is printed. X5–X7: give the reward once more if the player
    has the matching tile. Random goods and places must first be drawn. With `after`, continue with the symbols that
    follow this one.
    """
    symbols = state.board.provinces[province].symbols
    first = [symbol for symbol, _ in symbols].index(after) + 1 if after != NONE else 0
    for symbol, times in symbols[first:]:
        if symbol == SYMBOL_GOOD:
            if any(state.bag.counts):
                state.stack.append(Found(seat, times))
                return
        elif symbol == SYMBOL_PLACE:
            if len(state.places):
                state.stack.append(Look(seat, times - 1, ()))
                return
        else:
            give(state, seat, symbol, times, "R9b")
            if symbol in MORE and state.desks[seat * DESK + TILES_AT + MORE[symbol]]:
                give(state, seat, symbol, 1, ("X5", "X6", "X7")[MORE[symbol] - MORE_COINS])


def go_on_giving(state: State, symbol: int) -> None:
    """R9b: after a draw, give the rewards of the remaining symbols."""
    if state.stack:
        walk = state.stack[-1]
        assert isinstance(walk, Walk)
        give_symbols(state, walk.seat, walk.passed[-1], symbol)


def give(state: State, seat: int, symbol: int, number: int, rule: str) -> None:
    """Add coins up to the limit, or gold, spice or provisions up to the supply (R16)."""
    if symbol == SYMBOL_COIN:
        given = gain_coins(state, seat, number)
    else:
        given = gain(state, seat, PART_OF_SYMBOL[symbol], number)
    if state.listener is not None:
        moves = [] if symbol == SYMBOL_COIN else gained_moves(seat, PART_OF_SYMBOL[symbol], given)
        state.tell("gained", seat, rule, moves, what=SYMBOLS[symbol], number=given)


def draw_found(state: State, good: int) -> None:
    """R9b, X2: give the player a good drawn from the bag."""
    top = state.stack.pop()
    assert isinstance(top, Found)
    state.bag.draw(good)
    state.desks[top.seat * DESK + GOODS_AT + good] += 1
    if state.listener is not None:
        moved = (bag_spot(state, good), good_spot(state, top.seat, good))
        rule = "R9b" if state.stack else "X2"
        state.tell("found", top.seat, rule, [moved], good=state.board.goods[good])
    if top.left > 1 and any(state.bag.counts):
        state.stack.append(Found(top.seat, top.left - 1))
    else:
        go_on_giving(state, SYMBOL_GOOD)


def settle(state: State, seat: int, province: int) -> None:
    """R9c: take the tile. The merchant stays on the post permanently. X2: a gift tile leaves the game."""
    tile = state.tiles[province]
    state.tiles[province] = NO_TILE
    state.merchants[province] = seat
    if tile != GIFT:
        state.desks[seat * DESK + TILES_AT + tile] += 1
    if state.listener is not None:
        moved = (province_spot(state, province), "" if tile == GIFT else f"tiles:{seat}")
        name = state.board.provinces[province].name
        state.tell("settled", seat, "R9c", [moved], tile=state.board.tile_names[tile], **spot_of(state.board, name))
    if tile == GIFT:
        for symbol in (SYMBOL_PROVISION, SYMBOL_GOLD, SYMBOL_COIN):
            give(state, seat, symbol, 1, "X2")
        if any(state.bag.counts):
            state.stack.append(Found(seat, 1))
    elif tile == MORE_COINS:
        give(state, seat, SYMBOL_COIN, 1, "X5")
    elif tile == MORE_PROVISIONS:
        give(state, seat, SYMBOL_PROVISION, 1, "X6")
    elif tile == MORE_GOLD:
        give(state, seat, SYMBOL_GOLD, 1, "X7")


def stop(state: State, _: int, __: int) -> None:
    """R10a: end the walk. A merchant who is not on a post goes home."""
    go_home(state)


def go_home(state: State) -> None:
    """R10a: return a merchant who is not on a post to the player's pool."""
    walk = state.stack.pop()
    assert isinstance(walk, Walk)
    state.desks[walk.seat * DESK + POOL] += 1
    if state.listener is not None:
        moved = (province_spot(state, walk.passed[-1]), f"pool:{walk.seat}")
        state.tell("went-home", walk.seat, "R10a", [moved])
