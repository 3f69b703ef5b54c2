"""Checks positions for missing pieces, and for open decisions that do not match the table."""

from __future__ import annotations

from kontor.core.chance import PUBLIC, everybody, sight
from kontor.core.contract import ALL
from kontor.core.decisions import Decision
from kontor.core.messages import Message, Value
from kontor.games.felinia import decisions, pieces
from kontor.games.felinia.board import times_printed
from kontor.games.felinia.fields import STACK_SHAPES, schema
from kontor.games.felinia.pieces import BIDS, GOODS, NO_TILE, NONE, TILES
from kontor.games.felinia.rules import legal
from kontor.games.felinia.rules.boarding import could_board
from kontor.games.felinia.rules.sailing import earliest
from kontor.games.felinia.rules.selling import sales
from kontor.games.felinia.rules.setup import market_to_fill, post_to_lay
from kontor.games.felinia.rules.trading import could_act
from kontor.games.felinia.rules.walking import ends_by_itself
from kontor.games.felinia.sampling import deal, hidden_slots
from kontor.games.felinia.state import BIDDING, FREE, SAILING, SETTING_UP, STORING, TRADING, State
from kontor.games.felinia.stored import (
    CIRCLES,
    DESK,
    GOLD_AT,
    GOODS_AT,
    HAND,
    PLACES_AT,
    POOL,
    PROVISIONS,
    SPICE_AT,
    TILES_AT,
)


def faults(state: State) -> list[Message]:
    """Return every reason why this state is impossible."""
    found = _goods_faults(state) + _supply_faults(state) + _bid_faults(state) + _ship_faults(state)
    found += _tile_faults(state) + _place_faults(state)
    if not found:
        found = _course_faults(state)
    if not found:
        found = _merchant_faults(state)
    if not found and state.stack and not (_decision_fits(state) and legal(state)):
        found = [_fault("decision", decision=decisions.NAME[type(state.stack[-1])])]
    return found


def _fault(id: str, **args: Value) -> Message:
    return Message(f"position-{id}", args)


# Pieces, tiles and cards are conserved.


def _goods_faults(state: State) -> list[Message]:
    found = []
    for good, name in enumerate(state.board.goods):
        counted = state.bag.counts[good] + sum(state.markets[good::GOODS]) + sum(state.desks[GOODS_AT + good :: DESK])
        if counted != state.board.good_counts[good]:
            wanted = state.board.good_counts[good]
            found.append(_fault("felinia-goods", good=name, counted=counted, wanted=wanted))
    closed = state.board.closed[state.players]
    most = pieces.FILLING if state.round else pieces.START_FILLING
    for market in range(pieces.MARKETS):
        number = sum(state.markets[market * GOODS : (market + 1) * GOODS])
        if number > (0 if market in closed else most):
            found.append(_fault("felinia-market", market=market + 1, counted=number))
    return found


def _supply_faults(state: State) -> list[Message]:
    """R16: check that there are 33 goods of each kind, counting the supply."""
    parts = (("gold", GOLD_AT), ("spice", SPICE_AT), ("provision", PROVISIONS))
    held = [(name, sum(state.desks[part::DESK])) for name, part in parts]
    return [
        _fault("felinia-supply", what=name, counted=sum_, wanted=pieces.SUPPLY)
        for name, sum_ in held
        if sum_ > pieces.SUPPLY
    ]


def _tokens(state: State, seat: int) -> int:
    """Return the number of the seat's bid tokens in all places."""
    desk = seat * DESK
    circles = sum(state.desks[desk + CIRCLES] >> time & 1 for time in range(BIDS))
    return state.desks[desk + HAND] + circles + state.stacks.count(seat)


def _bid_faults(state: State) -> list[Message]:
    found = [
        _fault("felinia-bids", seat=seat, counted=_tokens(state, seat), wanted=BIDS)
        for seat in range(state.players)
        if _tokens(state, seat) != BIDS
    ]
    for market in state.board.closed[state.players]:
        if state.heights[market]:
            found.append(_fault("felinia-market", market=market + 1, counted=state.heights[market]))
    return found


def _ship_faults(state: State) -> list[Message]:
    """S3: check that no tile occurs twice and that the blue-backed tiles are at the bottom."""
    board = state.board
    seen = [ship for ship in [*bytes(state.berths), state.next_ship] if ship != NONE]
    if len(set(seen)) != len(seen) or any(state.ships[ship] for ship in seen):
        return [_fault("felinia-ships")]
    grey_left = any(there and grey for there, grey in zip(state.ships, board.grey, strict=True))
    blue_left = sum(1 for there, grey in zip(state.ships, board.grey, strict=True) if there and not grey)
    if grey_left and blue_left != pieces.PEOPLES:
        return [_fault("felinia-ships")]
    opened = state.setup.options["next_ship_open"]
    if state.next_ship != NONE and not opened:
        return [_fault("felinia-ships")]
    for berth in range(pieces.BERTHS):
        ship = state.berths[berth]
        places = 0 if ship == NONE else board.ships[ship].places
        aboard = [
            seat != NONE for seat in bytes(state.aboard[berth * pieces.MOST_ABOARD : (berth + 1) * pieces.MOST_ABOARD])
        ]
        if any(aboard[places:]):
            return [_fault("felinia-aboard", berth=berth + 1)]
        if aboard[1] and not aboard[0] and not state.sailing >> berth & 1:
            return [_fault("felinia-aboard", berth=berth + 1)]
        if state.sailing >> berth & 1 and ship == NONE:
            return [_fault("felinia-aboard", berth=berth + 1)]
    return []


def _tile_faults(state: State) -> list[Message]:
    """S4, R9c: check that every post has a tile or the merchant who took it, unless the tile was a gift (X2)."""
    found = []
    board = state.board
    for number, province in enumerate(board.provinces):
        tile, merchant = state.tiles[number], state.merchants[number]
        if province.role != pieces.POST:
            right = tile == NO_TILE and merchant == NONE
        else:
            right = not state.round or (tile == NO_TILE) != (merchant == NONE)
        if not right or (tile == pieces.FACE_DOWN and board.expert):
            found.append(_fault("felinia-post", province=province.name))
    for country, people in enumerate(board.peoples):
        posts = board.country_posts[country]
        hidden = sum(1 for post in posts if state.tiles[post] == (NO_TILE if board.expert else pieces.FACE_DOWN))
        if board.expert and state.round:
            hidden = 0
        unseen = state.unseen[country * TILES : (country + 1) * TILES]
        opened = [sum(1 for post in posts if state.tiles[post] == kind) for kind in range(TILES)]
        most = board.countries[country].tiles
        if sum(unseen) != hidden or any(unseen[kind] + opened[kind] > most[kind] for kind in range(TILES)):
            found.append(_fault("felinia-country", country=people))
    for kind, name in enumerate(board.tile_names):
        counted = sum(state.unseen[kind::TILES]) + state.tiles.count(kind) + sum(state.desks[TILES_AT + kind :: DESK])
        if counted != board.tiles[kind] and not (
            kind == pieces.GIFT and counted == 0 and not state.desks[TILES_AT + kind]
        ):
            found.append(_fault("felinia-tiles", tile=name, counted=counted, wanted=board.tiles[kind]))
    return found


def _walking(state: State, seat: int) -> int:
    return sum(1 for decision in state.stack if isinstance(decision, decisions.Walk) and decision.seat == seat)


def _merchant_faults(state: State) -> list[Message]:
    """Check that each seat has ten merchants and that a merchant on a post has taken its tile."""
    found = []
    gifts = 0
    for seat in range(state.players):
        desk = seat * DESK
        staying = state.merchants.count(seat)
        counted = state.desks[desk + POOL] + state.aboard.count(seat) + staying + _walking(state, seat)
        if counted != pieces.MERCHANTS:
            found.append(_fault("felinia-merchants", seat=seat, counted=counted, wanted=pieces.MERCHANTS))
        spare = staying - sum(state.desks[desk + TILES_AT : desk + TILES_AT + TILES])
        if spare not in (0, 1):
            found.append(_fault("felinia-taken", seat=seat, merchants=staying))
        gifts += spare
    gone = bool(state.round and state.board.tiles[pieces.GIFT] and pieces.GIFT not in state.tiles)
    if not found and gifts != gone:
        found.append(_fault("felinia-gift"))
    return found


# Places.


def _place_faults(state: State) -> list[Message]:
    """R12, I2: check that no card is missing, and that a card is hidden only from seats that may not see it."""
    board = state.board
    if not board.places:
        return []
    kinds = len(board.places)
    top = state.stack[-1] if state.stack else None
    cards = top.cards if isinstance(top, decisions.Look | decisions.Keep) else ()
    if not (_masks_fit(state, cards) and _costs_fit(state) and _revealed(state)):
        return [_fault("felinia-secret")]
    pool = state.places.pools[0]
    holes = len(hidden_slots(state)) + cards[::2].count(pieces.UNKNOWN)
    holes += sum(segment.size for segment in state.places.segments if segment.cards is None)
    if len(pool) != holes:
        return [_fault("felinia-pool", counted=len(pool), wanted=holes)]
    found = []
    for kind, card in enumerate(board.places):
        counted = pool.counts[kind] + cards[::2].count(kind)
        counted += sum(1 for seat in range(state.players) if state.kept[seat * kinds + kind])
        counted += sum(segment.cards.counts[kind] for segment in state.places.segments if segment.cards is not None)
        if counted != card.number:
            found.append(_fault("felinia-places", place=card.name, counted=counted, wanted=card.number))
    if not found and deal(state, hidden_slots(state), pool.copy(), None) is None:
        found.append(_fault("felinia-secret"))
    return found


def _masks_fit(state: State, cards: tuple[int, ...]) -> bool:
    """Return whether the viewer knows exactly the cards that the masks mark as seen."""
    for segment in state.places.segments:
        if not _mask_fits(state, segment.known_to, segment.cards is not None):
            return False
        if segment.cards is not None and len(segment.cards) != segment.size:
            return False
    kinds = len(state.board.places)
    for at, mask in enumerate(bytes(state.kept)):
        if mask and not (mask & sight(at // kinds) and _mask_fits(state, mask, True)):
            return False
    return all(_mask_fits(state, mask, kind != pieces.UNKNOWN) for kind, mask in zip(cards[::2], cards[1::2]))


def _mask_fits(state: State, mask: int, seen: bool) -> bool:
    if mask & PUBLIC and mask != everybody(state.players):
        return False
    return seen if state.viewer == ALL else bool(mask & sight(state.viewer)) == seen


def _revealed(state: State) -> bool:
    """I2: return whether all places are public once the game is over. In a view played to the end, some places may
    remain unknown.
    """
    masks = [mask for mask in bytes(state.kept) if mask] + [segment.known_to for segment in state.places.segments]
    return not state.ended or state.viewer != ALL or set(masks) <= {everybody(state.players)}


def _costs_fit(state: State) -> bool:
    """Return whether the kept places known to the viewer match the costs paid. Every seat knows its own places."""
    kinds = len(state.board.places)
    for seat in range(state.players):
        for cost in range(FREE + 1):
            goods = NONE if cost == FREE else cost
            known = sum(
                1
                for kind, card in enumerate(state.board.places)
                if card.cost == goods and state.kept[seat * kinds + kind]
            )
            number = state.desks[seat * DESK + PLACES_AT + cost]
            if known > number or (known < number and state.viewer in (ALL, seat)):
                return False
    return True


# Progress of the game.


def _course_faults(state: State) -> list[Message]:
    names = tuple(decisions.NAME[type(decision)] for decision in state.stack)
    if names not in STACK_SHAPES:
        return [_fault("felinia-stack", stack=", ".join(names))]
    if state.phase not in STACK_SHAPES[names]:
        return [_fault("felinia-phase", decision=names[-1] if names else "")]
    if bool(state.ended) != (not names) or (state.ended and (state.ended != state.closing or state.sailing)):
        return [_fault("ended")]
    if (state.start == NONE) != (names == ("first",)) or (state.round == 0) != (state.phase == SETTING_UP):
        return [_fault("felinia-start")]
    if state.phase == SETTING_UP and not _untouched(state):
        return [_fault("felinia-setup")]
    if (state.phase == SAILING) != bool(state.sailing or state.ended):
        return [_fault("felinia-sailing")]
    if state.closing and state.phase != SAILING:
        return [_fault("felinia-sailing")]
    if state.stored and state.phase != STORING:
        return [_fault("felinia-phase", decision=names[-1])]
    empty = 0 in state.desks[POOL::DESK]
    if empty and state.phase not in (TRADING, SAILING):
        return [_fault("should-be-over")]
    if state.phase in (BIDDING, TRADING) and NONE in state.berths:
        return [_fault("felinia-ships")]
    return _bids_in_turn(state)


def _bids_in_turn(state: State) -> list[Message]:
    """R1: check that seats bid in turn. R2: check that every token on a stack was placed during bidding."""
    if state.phase == BIDDING:
        placed = state.placed()
        for place in range(state.players):
            desk = (state.start + place) % state.players * DESK
            own = placed // state.players + (place < placed % state.players)
            if state.desks[desk + HAND] != BIDS - own or state.desks[desk + CIRCLES] >> own:
                return [_fault("felinia-turns")]
    elif state.phase != TRADING and any(state.heights):
        return [_fault("felinia-turns")]
    return []


def _untouched(state: State) -> bool:
    """S: return whether nothing but setup has happened so far: starting goods and random draws."""
    fresh = State(state.setup)
    schema(state.setup).clear(fresh)
    if state.start != NONE:
        for place, goods in enumerate(state.board.start_goods[state.players]):
            for good in goods:
                fresh.desks[(state.start + place) % state.players * DESK + GOODS_AT + good] += 1
    drawn = type(state.stack[-1]) is not decisions.First or (
        not any(state.markets) and state.berths == fresh.berths and state.tiles == fresh.tiles
    )
    return (
        drawn
        and state.desks == fresh.desks
        and state.bonus == fresh.bonus
        and state.aboard == fresh.aboard
        and state.merchants == fresh.merchants
        and not any(state.heights)
    )


def _decision_fits(state: State) -> bool:
    """Return whether the decision on top of the stack matches the table's state."""
    top = state.stack[-1]
    if isinstance(top, decisions.Markets):
        right = pieces.START_FILLING if state.phase == SETTING_UP else pieces.FILLING
        return top.filling == right and market_to_fill(state, top.filling) != NONE
    if isinstance(top, decisions.Trade):
        return any(state.heights) and (top.sold > 0 or could_act(state, state.current_stack()))
    if isinstance(top, decisions.Boarding):
        return top.sold > 0 or could_board(state, top.seat)
    if isinstance(top, decisions.Storage):
        right = (state.start + state.stored) % state.players
        return top.seat == right and (top.sold > 0 or bool(sales(state, top.seat, 0)))
    return _chance_fits(state, top) and _walk_fits(state)


def _chance_fits(state: State, top: Decision) -> bool:
    name = decisions.NAME[type(top)]
    if name == "berths":
        waits = NONE in state.berths or (state.setup.options["next_ship_open"] and state.next_ship == NONE)
        return any(state.ships) and waits and not (NONE in state.berths and state.next_ship != NONE)
    if name == "tiles":
        return NONE not in state.berths and post_to_lay(state) != NONE
    return True


def _walk_fits(state: State) -> bool:
    """R7–R12: return whether the walk follows roads from the ship's port and the pending draw matches the merchant's
    province.
    """
    walk = state.stack[0]
    if isinstance(walk, decisions.Found):
        return walk.left == 1 and any(state.bag.counts)
    if not isinstance(walk, decisions.Walk):
        return True
    if not walk.passed or not _way_fits(state, walk):
        return False
    top = state.stack[-1]
    here = state.board.provinces[walk.passed[-1]]
    if isinstance(top, decisions.Walk):
        return not ends_by_itself(state, walk)
    if isinstance(top, decisions.Turned):
        there = state.board.provinces[top.province]
        same = there.country == state.board.provinces[walk.passed[0]].country
        return len(walk.passed) == 1 and walk.turns < 2 and same and state.tiles[top.province] == pieces.FACE_DOWN
    if isinstance(top, decisions.Found):
        right = top.seat == walk.seat and top.left <= times_printed(here, pieces.SYMBOL_GOOD)
        return right and any(state.bag.counts) and _just_entered(walk)
    assert isinstance(top, decisions.Look | decisions.Keep)
    return _look_fits(state, top, walk)


def _just_entered(walk: decisions.Walk) -> bool:
    """R8, R9b: return whether the symbols of the port's province are being resolved and no tile has been turned yet."""
    return len(walk.passed) > 1 or walk.turns == pieces.MOST_TURNED


def _way_fits(state: State, walk: decisions.Walk) -> bool:
    board = state.board
    port = board.countries[board.ships[state.berths[earliest(state)]].country].port
    if walk.passed[0] != port or len(set(walk.passed)) != len(walk.passed):
        return False
    if len(walk.passed) > 1 and walk.turns:
        return False
    if len(walk.passed) > pieces.SHORT_WALK and not board.expert:
        return False
    for here, there in zip(walk.passed, walk.passed[1:]):
        one, other = board.provinces[here], board.provinces[there]
        if there not in one.roads or other.role == pieces.POST:
            return False
        if one.country != other.country and not state.crossing():
            return False
    return True


def _look_fits(state: State, top: decisions.Look | decisions.Keep, walk: decisions.Walk) -> bool:
    here = state.board.provinces[walk.passed[-1]]
    if top.seat != walk.seat or top.times >= times_printed(here, pieces.SYMBOL_PLACE) or not _just_entered(walk):
        return False
    if not all(mask & sight(top.seat) for mask in top.cards[1::2]):
        return False
    number = len(top.cards) // 2
    if isinstance(top, decisions.Look):
        return number < pieces.MOST_LOOKED_AT and len(state.places) > 0
    return number == pieces.MOST_LOOKED_AT or (number == 1 and not len(state.places))
