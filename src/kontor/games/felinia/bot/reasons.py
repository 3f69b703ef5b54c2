"""Reasons for an action. They describe what a seat gains, or takes from its rivals, between two views.

The reasons for bids and purchases use the forecast of the trade (`Foresight`). They never depend on hidden places.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.base_game import points_gained
from kontor.core.messages import Message, Value
from kontor.games.felinia.bot.features import sailing
from kontor.games.felinia.bot.island_analysis import analyse_island
from kontor.games.felinia.bot.trade_forecast import Foresight
from kontor.games.felinia.decisions import Bid, Boarding, Found, Keep, Look, Storage, Trade, Turned, Walk
from kontor.games.felinia.look.listing import listed, named
from kontor.games.felinia.pieces import BERTHS, GIFT, GOODS, MOST_ABOARD, NONE, PEOPLES, STACKS, TILES
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.rules.boarding import free_place
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.rules.walking import goals
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, POOL, PROVISIONS, SPICE_AT, TILES_AT

ITEMS = ((COINS, "coin"), (GOLD_AT, "gold"), (SPICE_AT, "spice"), (PROVISIONS, "provision"))
"""Items found on a walk, by their index on the desk."""


def continues(before: State, after: State) -> bool:
    """Return whether the next decision belongs to the action: whether it continues the walk, the boarding, or the use
    of a token after a sale.
    """
    old, new = before.stack[-1], after.stack[-1]
    if isinstance(old, Walk) and isinstance(new, Walk):
        return len(new.passed) > len(old.passed) and new.passed[: len(old.passed)] == old.passed
    if isinstance(old, Trade) and isinstance(new, Trade):
        return before.heights == after.heights
    return isinstance(old, Trade | Boarding) and isinstance(new, Boarding)


def reasons(before: FeliniaPosition, after: FeliniaPosition, seat: int) -> list[Message]:
    """Return reasons for the seat's action, most important first."""
    top = before.stack[-1]
    if isinstance(top, Walk):
        return _walk(before, after, top)
    if isinstance(top, Keep):
        return points_gained("felinia", before, after, seat)
    if isinstance(top, Storage):
        found = _goods(after, [0] * GOODS, _held(after, seat))
    else:
        found = _bid(before, after, seat) if isinstance(top, Bid) else _trade(before, after, seat)
    had, has = before.desks[seat * DESK + COINS], after.desks[seat * DESK + COINS]
    kept = had == has and not found and not isinstance(top, Bid)
    return [*found, Message("felinia-reason-coins", {"coins": has})] if has > had or kept else found


def _bid(before: FeliniaPosition, after: FeliniaPosition, seat: int) -> list[Message]:
    """R1, R2: return the ship or goods that the seat will probably get, and the seats that choose later."""
    old, new = _forecast(before), _forecast(after)
    found = _will_board(after, old, new, seat) + _denied(old, new, seat)
    if not found:
        own = slice(seat * GOODS, (seat + 1) * GOODS)
        found += _goods(after, old.goods[own], new.goods[own])
    for stack in range(STACKS):
        if after.heights[stack] > before.heights[stack] > 0 and (rival := before.top_owner(stack)) != seat:
            found.append(Message("felinia-reason-first", {"rival": rival, "stack": stack_name(stack)}))
    return found


def _trade(before: FeliniaPosition, after: FeliniaPosition, seat: int) -> list[Message]:
    """R3–R5: return the ship that was boarded, the points for a bonus tile, and the gain compared with declining or not
    boarding.
    """
    actions, idle = before.board.actions, before.copy()
    idle.apply(actions.decline if isinstance(before.stack[-1], Trade) else actions.done)
    old, new = _forecast(idle), _forecast(after)
    points = points_gained("felinia", before, after, seat)
    found = _boarded(before, after, new, seat) + [gain for gain in points if gain.args["source"] in ("tiles", "bonus")]
    found += [] if found else _will_board(after, old, new, seat)
    found += _denied(old, new, seat)
    return found or _goods(after, _held(before, seat), _held(after, seat)) or points


def _forecast(state: State) -> Foresight:
    return Foresight(state, analyse_island(state))


def _aboard(places: Sequence[int], berth: int, seat: int) -> int:
    """Return the number of merchants a seat has aboard a ship."""
    return places[berth * MOST_ABOARD : (berth + 1) * MOST_ABOARD].count(seat)


def _soon(ahead: Foresight, berth: int, seat: int) -> int:
    """Return the number of merchants that a seat will probably send aboard a ship this round."""
    return _aboard(ahead.aboard, berth, seat) - _aboard(ahead.state.aboard, berth, seat)


def _will_board(after: FeliniaPosition, old: Foresight, new: Foresight, seat: int) -> list[Message]:
    """R5: return a ship that the seat will probably board. R4b: return a bonus tile that it will probably take."""
    found = []
    for berth, ship in enumerate(after.berths):
        if _soon(new, berth, seat) > _soon(old, berth, seat):
            found.append(Message("felinia-reason-will-board", named(after, ship)))
            found += _reach(after, _landing(after, berth, seat))
    return [*found, Message("felinia-reason-bonus", {})] if new.bonus[seat] > old.bonus[seat] else found


def _denied(old: Foresight, new: Foresight, seat: int) -> list[Message]:
    """R5: return the ships that rivals would otherwise have boarded."""
    found, state = [], old.state
    for rival in range(state.players):
        for berth, ship in enumerate(state.berths):
            if rival != seat and _soon(new, berth, rival) < _soon(old, berth, rival):
                found.append(Message("felinia-reason-denies", {"rival": rival, **named(state, ship)}))
    return found


def _boarded(before: FeliniaPosition, after: FeliniaPosition, ahead: Foresight, seat: int) -> list[Message]:
    """R5, R6: return the ship that was boarded. The ship may already have sailed and landed its first merchant."""
    left = [state.desks[seat * DESK + POOL] for state in (before, after)]
    found = []
    for berth in range(BERTHS) if left[1] < left[0] else ():
        walk = _landing(before, berth, seat)
        landed = any(isinstance(one, Walk) and (one.seat, one.passed) == (seat, walk.passed) for one in after.stack)
        if _aboard(after.aboard, berth, seat) + landed > _aboard(before.aboard, berth, seat):
            found.append(Message("felinia-reason-boards", named(before, before.berths[berth])))
            found += [Message("felinia-reason-last", {})] if not left[1] else []
            found += [Message("felinia-reason-sails", {})] if left[1] and sailing(after, ahead)[berth] else []
            found += _reach(before, walk)
    return found


def _held(state: State, seat: int) -> list[int]:
    return list(state.desks[seat * DESK + GOODS_AT : seat * DESK + GOODS_AT + GOODS])


def _goods(state: State, had: Sequence[int], has: Sequence[int]) -> list[Message]:
    """R5a: return the ship with a free place that the new goods help to board. If there are several, return the one
    with the fewest goods missing.
    """
    helped = []
    for berth, ship in enumerate(state.berths):
        if ship != NONE and free_place(state, berth) != NONE:
            needs = state.board.ships[ship].goods
            lacked, lacks = ([max(0, need - held) for need, held in zip(needs, goods)] for goods in (had, has))
            helped += [(sum(lacks), ship, lacks)] if sum(lacks) < sum(lacked) else []
    if not helped:
        return []
    missing, ship, lacks = min(helped)
    if not missing:
        return [Message("felinia-reason-ready", named(state, ship))]
    return [Message("felinia-reason-goods", {**listed(state.board, lacks), **named(state, ship)})]


def _landing(state: State, berth: int, seat: int) -> Walk:
    """R7: return the walk of a merchant who lands from this ship."""
    return Walk(seat, 0, (state.board.countries[state.board.ships[state.berths[berth]].country].port,))


def _reach(state: FeliniaPosition, walk: Walk) -> list[Message]:
    """R9c: return the trade tile with the highest score within reach of the walk."""
    worth = {post: _gain(state, walk.seat, post) for post in goals(state, walk) if state.tiles[post] < PEOPLES}
    best = sorted(worth, key=lambda post: -worth[post])[:1]
    names = [state.board.tile_names[state.tiles[post]] for post in best]
    return [Message("felinia-reason-reach", {"tile": name, "points": worth[post]}) for name, post in zip(names, best)]


def _gain(state: FeliniaPosition, seat: int, post: int) -> int:
    """E3, E4: return the points for a post's tile and for the merchant who stays there."""
    then = state.copy()
    then.merchants[post] = seat
    then.desks[seat * DESK + TILES_AT + state.tiles[post]] += state.tiles[post] != GIFT
    return sum(then.score(seat).values()) - sum(state.score(seat).values())


def _walk(before: FeliniaPosition, after: FeliniaPosition, walk: Walk) -> list[Message]:
    """R7–R11: return the tile that was taken, the items that were found, and possible further gains."""
    seat, found = walk.seat, []
    for post in before.board.posts:
        if after.merchants[post] == seat != before.merchants[post]:
            tile = before.board.tile_names[before.tiles[post]]
            found.append(Message("felinia-reason-tile", {"tile": tile, "points": _gain(before, seat, post)}))
            if any(before.merchants[there] == seat for there in before.board.provinces[post].borders):
                found.append(Message("felinia-reason-group", {}))
    for part, what in ITEMS:
        number = after.desks[seat * DESK + part] - before.desks[seat * DESK + part]
        found += [Message("felinia-reason-gain", {"what": what, "number": number})] if number > 0 else []
    top = after.stack[-1] if after.stack else None
    if isinstance(top, Turned):
        found += _turned(before, seat, top.province)
    elif isinstance(top, Found | Look):
        symbol = "good" if isinstance(top, Found) else "place"
        found.append(Message("felinia-reason-draws", {"symbol": symbol, "times": 1}))
    elif isinstance(top, Walk) and continues(before, after):
        found += _reach(after, top)
    if after.desks[seat * DESK + POOL] > before.desks[seat * DESK + POOL]:
        found.append(Message("felinia-reason-home", {}))
    return found


def _turned(state: FeliniaPosition, seat: int, province: int) -> list[Message]:
    """R8: return the best tile that may appear."""
    first = state.board.provinces[province].country * TILES
    unseen = state.unseen[first : first + TILES]
    worth = {}
    for tile in range(TILES):
        if unseen[tile]:
            then = state.copy()
            then.tiles[province] = tile
            worth[tile] = _gain(then, seat, province)
    best = max(worth, key=lambda tile: (worth[tile], unseen[tile]))
    chance: dict[str, Value] = {"number": unseen[best], "total": sum(unseen)}
    return [Message("felinia-reason-turns", {"tile": state.board.tile_names[best], "points": worth[best], **chance})]
