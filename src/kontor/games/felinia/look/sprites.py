"""Sprites in the town, on the island and on the desks, built from a view only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Sprite
from kontor.games.felinia.decisions import Keep, Look, Trade, Walk
from kontor.games.felinia.look.drawings import glyph, letters
from kontor.games.felinia.look.listing import listed, named, spot_name, spot_of
from kontor.games.felinia.look.open_tiles import tiles_open
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    BONUSES,
    FACE_DOWN,
    GOODS,
    MARKETS,
    MOST_ABOARD,
    MOST_TOKENS,
    NO_TILE,
    NONE,
    PEOPLES,
    PLUS_ONE,
    STACKS,
    TILES,
    UNKNOWN,
)
from kontor.games.felinia.rules.spots import bag_spot, good_spot, market_spot, province_spot, stack_name, stack_spot
from kontor.games.felinia.rules.walking import goals
from kontor.games.felinia.scoring import places_kept
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import (
    CIRCLES,
    COINS,
    DESK,
    GOLD_AT,
    GOODS_AT,
    HAND,
    POOL,
    PROVISIONS,
    SPICE_AT,
    TILES_AT,
)

CACHED = 5_000
"""Number of sprites of each kind to cache. Most sprites are the same in many scenes and for all viewers."""
HELD = (("gold", GOLD_AT, "ingot"), ("spice", SPICE_AT, "jar"), ("provision", PROVISIONS, "bread"))


def sprites(view: State) -> list[Sprite]:
    """Return all sprites in reading order: markets and stacks, berths, island, desks, panel."""
    found = [*_stalls(view), *_berths(view), *_island(view)]
    for seat in range(view.players):
        found += _desk(view, seat)
    return found + _panel(view)


def _drawn(name: str) -> dict[str, Any]:
    """Return sprite arguments for a drawing, or for letters if there is no drawing."""
    return {"glyph": glyph(name), "mark": letters(name)}


def _medal(name: str) -> dict[str, Any]:
    """Return sprite arguments for a tile: a medal if there is a drawing, or else a token with letters."""
    return {"symbol": "medal" if glyph(name) else "token", **_drawn(name)}


def _good(view: State, place: str, good: int, number: int) -> Sprite:
    return _crate(place, view.board.goods[good], good, number)


@lru_cache(maxsize=CACHED)
def _crate(place: str, kind: str, good: int, number: int) -> Sprite:
    name = Message("felinia-scene-good", {"good": kind, "number": number})
    return Sprite(place, "crate", name, amount=number, dye=good, **_drawn(kind))


def _dye(view: State, tile: int) -> int | None:
    """Return the good of the tile's country, which determines the tile's colour, or None for a special tile."""
    return view.board.countries[tile].good if tile < PEOPLES else None


# The town.


def _stalls(view: State) -> list[Sprite]:
    found = []
    for market in range(MARKETS):
        for good in range(GOODS):
            number = view.markets[market * GOODS + good]
            if number:
                found.append(_good(view, market_spot(view, market, good), good, number))
    for tile in range(len(view.bonus)):
        if view.bonus[tile] == NONE:
            found.append(_bonus(view, f"bonus:{tile + 1}", tile))
    for stack in range(STACKS):
        found += _stack(view, stack)
    return found


def _stack(view: State, stack: int) -> list[Sprite]:
    """Return the tokens of a stack from the bottom up, with prices. During trade, the top token is highlighted."""
    height = view.heights[stack]
    trading = bool(view.stack) and isinstance(view.stack[-1], Trade) and view.current_stack() == stack
    found = []
    for at in range(height):
        seat = view.stacks[stack * MOST_TOKENS + at]
        name = Message("felinia-scene-token", {"seat": seat, "stack": stack_name(stack), "price": at + 1})
        stress = (NEXT,) if trading and at == height - 1 else ()
        found.append(Sprite(stack_spot(stack), "bid", name, owner=seat, order=at, mark=str(at + 1), emphasis=stress))
    return found


def _bonus(view: State, place: str, tile: int, order: int = 0) -> Sprite:
    people, kind = view.board.bonus_names[tile]
    dye = _dye(view, view.board.bonuses[tile].people)
    name = Message("felinia-scene-bonus", {"people": people, "tile": kind})
    tip = Message("felinia-scene-bonus-tip", {"tile": kind})
    medal = _medal(people)
    if medal["glyph"] and kind == BONUSES[PLUS_ONE]:
        medal["mark"] = "+1"
    return Sprite(place, name=name, tip=tip, order=order, dye=dye, **medal)


def _berths(view: State) -> list[Sprite]:
    """Return each ship with its time, its costs, and the merchants aboard."""
    found = []
    for berth in range(BERTHS):
        if view.berths[berth] == NONE:
            continue
        found.append(_ship(view, f"ship:{berth + 1}", "vessel", view.berths[berth]))
        found += _wants(view, berth)
        for place in range(MOST_ABOARD):
            found += _aboard(view, berth, place)
    return found


def _ship(view: State, place: str, symbol: str, number: int) -> Sprite:
    ship = view.board.ships[number]
    cat, dye = glyph(view.board.peoples[ship.country]), _dye(view, ship.country)
    wants = listed(view.board, ship.goods)
    name = Message("felinia-scene-ship", {"places": ship.places, "coins": ship.coins, **named(view, number), **wants})
    return Sprite(
        place, symbol, name, glyph=cat, label=Message("felinia-scene-ship-label", named(view, number)), dye=dye
    )


def _wants(view: State, berth: int) -> list[Sprite]:
    """R5: return the costs of boarding. Goods that the viewer lacks are outlined, and missing coins are pale."""
    ship = view.board.ships[view.berths[berth]]
    looking = view.viewer if view.viewer >= 0 else view.actor
    found = []
    slot = 1
    for good, name in enumerate(view.board.goods):
        for number in range(ship.goods[good]):
            has = looking >= 0 and view.desks[looking * DESK + GOODS_AT + good] > number
            about = Message("felinia-scene-want", {"good": name, "has": "yes" if has else "no"})
            symbol = "wish" if has else "lack"
            found.append(Sprite(f"want:{berth + 1}:{slot}", symbol, about, dye=good, **_drawn(name)))
            slot += 1
    if ship.coins:
        has = looking >= 0 and view.desks[looking * DESK + COINS] >= ship.coins
        about = Message("felinia-scene-want-coins", {"coins": ship.coins, "has": "yes" if has else "no"})
        found.append(Sprite(f"want:{berth + 1}:{slot}", "coin", about, amount=int(has), mark=str(ship.coins)))
    return found


def _aboard(view: State, berth: int, place: int) -> list[Sprite]:
    seat = view.aboard[berth * MOST_ABOARD + place]
    if seat == NONE and place >= view.board.ships[view.berths[berth]].places:
        return []
    return [_place_aboard(f"aboard:{berth + 1}:{place + 1}", seat)]


@lru_cache(maxsize=CACHED)
def _place_aboard(spot: str, seat: int) -> Sprite:
    if seat == NONE:
        return Sprite(spot, "porthole", Message("felinia-scene-free-place", {}))
    return Sprite(spot, "cat", Message("felinia-scene-merchant-aboard", {"seat": seat}), owner=seat)


# The island.


def _island(view: State) -> list[Sprite]:
    """Return the merchants and tiles on the island. Tiles within reach of a walk are highlighted."""
    walk = next((decision for decision in view.stack if isinstance(decision, Walk)), None)
    near = goals(view, walk) if walk is not None else []
    found = []
    for number, province in enumerate(view.board.provinces):
        spot = province_spot(view, number)
        if view.merchants[number] != NONE:
            seat, where = view.merchants[number], spot_of(view.board, province.name)
            found.append(Sprite(spot, "cat", Message("felinia-scene-merchant", {"seat": seat, **where}), owner=seat))
        elif view.tiles[number] != NO_TILE:
            found.append(_laid(view, number, spot, (NEXT,) if number in near else ()))
    if walk is not None:
        spot = province_spot(view, walk.passed[-1])
        name = Message("felinia-scene-walking", {"seat": walk.seat})
        found.append(Sprite(spot, "cat", name, owner=walk.seat, order=1, emphasis=(NEXT,)))
    return found


def _laid(view: State, province: int, spot: str, stress: tuple[str, ...]) -> Sprite:
    tile, board = view.tiles[province], view.board
    there = board.provinces[province]
    country = board.peoples[there.country]
    if tile == FACE_DOWN:
        return _tile(spot, country, there.name, None, 0, None, ())
    return _tile(spot, country, there.name, board.tile_names[tile], _most(view, tile), _dye(view, tile), stress)


@lru_cache(maxsize=CACHED)
def _tile(
    spot: str, country: str, province: str, name: str | None, most: int, dye: int | None, stress: tuple[str, ...]
) -> Sprite:
    where: dict[str, Value] = {"country": country, "spot": spot_name(province, country)}
    if name is None:
        return Sprite(spot, "token", Message("felinia-scene-face-down", where), glyph="paw")
    about, tip = Message("felinia-scene-tile", {"tile": name, **where}), _tip(name, most)
    return Sprite(spot, name=about, tip=tip, dye=dye, emphasis=stress, **_medal(name))


def _most(view: State, tile: int) -> int:
    return view.board.countries[tile].max_each if tile < PEOPLES else 0


def _tip(name: str, most: int) -> Message:
    return Message("felinia-tile-tip", {"tile": name, "most": most})


# Desks.


def _desk(view: State, seat: int) -> list[Sprite]:
    desk = view.desks[seat * DESK : (seat + 1) * DESK]
    coins = Message("felinia-scene-coins-count", {"seat": seat, "coins": desk[COINS]})
    found = [Sprite(f"coins:{seat}", "coin", coins, mark=str(desk[COINS]))]
    for time in range(BIDS):
        if desk[CIRCLES] >> time & 1:
            name = Message("felinia-scene-own-bid", {"seat": seat})
            found.append(Sprite(f"circle:{seat}:{time + 1}", "cube", name, owner=seat))
    hand = Message("felinia-scene-hand-count", {"seat": seat, "number": desk[HAND]})
    found.append(Sprite(f"bids:{seat}", "cube", hand, owner=seat, amount=desk[HAND]))
    pool = Message("felinia-scene-pool-count", {"seat": seat, "number": desk[POOL]})
    found.append(Sprite(f"pool:{seat}", "cat", pool, owner=seat, amount=desk[POOL]))
    for good in range(GOODS):
        found.append(_good(view, good_spot(view, seat, good), good, desk[GOODS_AT + good]))
    for what, part, drawn in HELD[: 2 + view.board.expert]:
        about = Message("felinia-scene-held-count", {"what": what, "number": desk[part]})
        found.append(Sprite(f"{what}:{seat}", "treasure", about, amount=desk[part], glyph=drawn))
    return found + _taken(view, seat, desk) + _places(view, seat)


def _taken(view: State, seat: int, desk: bytearray) -> list[Sprite]:
    """O3: return the tiles that a seat has taken. Other viewers see them only with `open_tiles` or after the game."""
    tiles = desk[TILES_AT : TILES_AT + TILES]
    bonuses = [tile for tile in range(len(view.bonus)) if view.bonus[tile] == seat]
    if not tiles_open(view, seat):
        found = []
        for spot, number in ((f"tiles:{seat}", sum(tiles)), (f"bonuses:{seat}", len(bonuses))):
            if number:
                name = Message("felinia-scene-covered", {"seat": seat, "number": number})
                found.append(Sprite(spot, "token", name, amount=number, glyph="paw"))
        return found
    found = []
    spot = f"tiles:{seat}"
    for kind in range(TILES):
        if tiles[kind]:
            tile, number, dye = view.board.tile_names[kind], tiles[kind], _dye(view, kind)
            name = Message("felinia-scene-taken", {"tile": tile, "number": number})
            tip = _tip(tile, _most(view, kind))
            found.append(Sprite(spot, name=name, tip=tip, amount=number, order=len(found), dye=dye, **_medal(tile)))
    found += [_bonus(view, f"bonuses:{seat}", tile, at) for at, tile in enumerate(bonuses)]
    return found


def _places(view: State, seat: int) -> list[Sprite]:
    """R12, I2: return the cards kept or under inspection. Cards unknown to the viewer are face down."""
    kinds = len(view.board.places)
    if not kinds:
        return []
    known = [kind for kind in range(kinds) if view.kept[seat * kinds + kind]]
    hidden = places_kept(view, seat) - len(known)
    spot = f"kept:{seat}"
    found = [_place(view, spot, kind, at) for at, kind in enumerate([*known, *[UNKNOWN] * hidden])]
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Look | Keep) and top.seat == seat:
        looked = f"looked:{seat}"
        found += [_place(view, looked, kind, at, (NEXT,)) for at, kind in enumerate(top.cards[::2])]
    return found


def _place(view: State, spot: str, kind: int, order: int, stress: tuple[str, ...] = ()) -> Sprite:
    if kind == UNKNOWN:
        return Sprite(spot, "token", Message("felinia-scene-hidden-place", {}), order=order, mark="?", emphasis=stress)
    card = view.board.places[kind]
    cost = None if card.cost == NONE else view.board.goods[card.cost]
    name = Message("felinia-scene-place", {"place": card.name, "cost": cost})
    return Sprite(spot, "token", name, order=order, emphasis=stress, **_drawn(card.name))


# The panel.


def _panel(view: State) -> list[Sprite]:
    found = [_good(view, bag_spot(view, good), good, view.bag.counts[good]) for good in range(GOODS)]
    for name, part, drawn in HELD[: 2 + view.board.expert]:
        number = view.supply(part)
        about = Message("felinia-scene-supply-count", {"what": name, "number": number})
        found.append(Sprite(f"supply:{name}", "treasure", about, amount=number, glyph=drawn))
    if view.board.places:
        number = len(view.places)
        about = Message("felinia-scene-places-count", {"number": number})
        found.append(Sprite("places", "token", about, amount=number, glyph="signpost"))
    left = sum(view.ships)
    found.append(
        Sprite("ships", "token", Message("felinia-scene-ships-count", {"number": left}), amount=left, glyph="ship")
    )
    if view.next_ship != NONE:
        found.append(_ship(view, "next", "card", view.next_ship))
    return found
