"""S, R14. Chance draws the start player, goods for markets, ship tiles and, on the expert side, the tiles of posts."""

from __future__ import annotations

from kontor.core.chance import CHANCE
from kontor.core.messages import Moved
from kontor.games.felinia.decisions import Berths, Bid, Markets, Tiles
from kontor.games.felinia.look.listing import named, spot_of
from kontor.games.felinia.pieces import BIDS, FILLING, GOODS, NO_TILE, NONE, START_FILLING, TILES
from kontor.games.felinia.rules.spots import bag_spot, good_spot, market_spot, province_spot
from kontor.games.felinia.state import BIDDING, State
from kontor.games.felinia.stored import CIRCLES, DESK, GOODS_AT, HAND


def draw_first_player(state: State, seat: int, _: int) -> None:
    """S5, S1b: set the start player and give out the starting goods according to place in turn order."""
    state.stack.pop()
    state.start = seat
    moves: list[Moved] = []
    for place, goods in enumerate(state.board.start_goods[state.players]):
        owner = (seat + place) % state.players
        for good in goods:
            state.bag.draw(good)
            state.desks[owner * DESK + GOODS_AT + good] += 1
            moves.append((bag_spot(state, good), good_spot(state, owner, good)))
    if state.listener is not None:
        state.tell("first-player", seat, "S5", moves)


def set_up(state: State) -> None:
    """S2b, S3, S4b: fill the markets, the berths and (expert) the posts, then begin the first round."""
    if market_to_fill(state, START_FILLING) != NONE:
        state.stack.append(Markets(START_FILLING))
    elif berth_waits(state):
        state.stack.append(Berths())
    elif post_to_lay(state) != NONE:
        state.stack.append(Tiles())
    else:
        begin_round(state)


def prepare(state: State) -> None:
    """R14a, R14b: fill the berths and the markets, then begin the next round."""
    if berth_waits(state):
        state.stack.append(Berths())
    elif market_to_fill(state, FILLING) != NONE:
        state.stack.append(Markets(FILLING))
    else:
        begin_round(state)


# Markets.


def market_to_fill(state: State, filling: int) -> int:
    """S2b, R14b: return the topmost open market with fewer than `filling` goods, or NONE if there is none or the bag is
    empty.
    """
    if not any(state.bag.counts):
        return NONE
    for market in state.board.open_markets[state.players]:
        if sum(state.markets[market * GOODS : (market + 1) * GOODS]) < filling:
            return market
    return NONE


def draw_for_market(state: State, good: int) -> None:
    """S2b, R14b: put the drawn good on the market being filled."""
    top = state.stack.pop()
    assert isinstance(top, Markets)
    market = market_to_fill(state, top.filling)
    state.bag.draw(good)
    state.markets[market * GOODS + good] += 1
    if state.listener is not None:
        moved = (bag_spot(state, good), market_spot(state, market, good))
        rule = "R14b" if state.round else "S2b"
        state.tell("market-filled", CHANCE, rule, [moved], good=state.board.goods[good], market=market + 1)


# Berths.


def drawable_ships(state: State) -> list[int]:
    """S3: return the ship tiles that can be on top of the pile. Grey-backed tiles come before blue-backed ones."""
    board = state.board
    grey = [ship for ship in range(len(board.ships)) if state.ships[ship] and board.grey[ship]]
    return grey or [ship for ship in range(len(board.ships)) if state.ships[ship]]


def berth_waits(state: State) -> bool:
    """R14a: return whether a ship tile must be drawn for an empty berth or (O2) as the open tile on top of the pile.

    With O2, the open tile first moves to the first empty berth without a draw.
    """
    berth = state.berths.find(NONE)
    if berth >= 0 and state.next_ship != NONE:
        ship, state.next_ship = state.next_ship, NONE
        dock(state, ship, berth, "next")
        berth = state.berths.find(NONE)
    opening = state.setup.options["next_ship_open"] and state.next_ship == NONE
    return any(state.ships) and (berth >= 0 or opening)


def draw_ship(state: State, ship: int, _: int) -> None:
    """S3, R14a: put the drawn tile on the next empty berth. O2: if none is empty, it becomes the open top tile."""
    state.stack.pop()
    state.ships[ship] = 0
    berth = state.berths.find(NONE)
    if berth >= 0:
        dock(state, ship, berth, "ships")
        return
    state.next_ship = ship
    if state.listener is not None:
        state.tell("next-ship", CHANCE, "O2", [("ships", "next")], **named(state, ship))


def dock(state: State, ship: int, berth: int, source: str) -> None:
    state.berths[berth] = ship
    if state.listener is not None:
        rule = "R14a" if state.round else "S3"
        moved = (source, f"ship:{berth + 1}")
        state.tell("docked", CHANCE, rule, [moved], berth=berth + 1, **named(state, ship))


# Tiles of the expert side.


def post_to_lay(state: State) -> int:
    """S4b: return the next post without a tile, or NONE."""
    if not state.board.expert:
        return NONE
    for post in state.board.posts:
        if state.tiles[post] == NO_TILE:
            return post
    return NONE


def draw_tile(state: State, tile: int) -> None:
    """S4b: lay the tile face up."""
    state.stack.pop()
    post = post_to_lay(state)
    state.unseen[state.board.provinces[post].country * TILES + tile] -= 1
    state.tiles[post] = tile
    if state.listener is not None:
        name = state.board.tile_names[tile]
        moved = ("", province_spot(state, post))
        state.tell(
            "tile-laid", CHANCE, "S4b", [moved], tile=name, **spot_of(state.board, state.board.provinces[post].name)
        )


# Rounds.


def begin_round(state: State) -> None:
    """R14c: return the bids. From the second round on, the player to the left becomes start player."""
    moves: list[Moved] = []
    if state.round:
        state.start = (state.start + 1) % state.players
        for seat in range(state.players):
            circles = state.desks[seat * DESK + CIRCLES]
            moves += [(f"circle:{seat}:{at + 1}", f"bids:{seat}") for at in range(BIDS) if circles >> at & 1]
            state.desks[seat * DESK + HAND] = BIDS
            state.desks[seat * DESK + CIRCLES] = 0
    state.round += 1
    state.phase = BIDDING
    state.stack.append(Bid())
    if state.listener is not None:
        state.tell("round", state.start, "R14c" if state.round > 1 else "R1a", moves, round=state.round)
