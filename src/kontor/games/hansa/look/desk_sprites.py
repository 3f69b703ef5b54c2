"""Sprites on the desks: track covers, supply, stock, markers, plate, mission card, and pieces in hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Sprite
from kontor.games.hansa.decisions import Answer, MarkerMove, Move, Pay, Placing, SeaMove, Turn
from kontor.games.hansa.look.map_sprites import CACHED, NOBODY, SYMBOLS, marker_sprite, piece_sprite
from kontor.games.hansa.pieces import (
    ALL_OF_IT,
    EMPTY,
    HIDDEN,
    KINDS_OF_MARKERS,
    MARKER_NAMES,
    MERCHANT,
    NONE,
    ON_TABLE,
    PIECES,
    PRIVILEGIUM,
    TILES,
    TRACK_LENGTH,
    TRACK_PIECE,
    TRACK_VALUES,
    TRACKS,
    TRADER,
    UNKNOWN,
    piece_of,
    value_name,
)
from kontor.games.hansa.rules.displacing import answering
from kontor.games.hansa.rules.moving import hand_of
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, MISSION, PLATE, STOCK, SUPPLY, UNUSED, USED


def desk_sprites(view: State) -> list[Sprite]:
    found = []
    for seat in range(view.players):
        found += [*_hand(view, seat), *_tracks(view, seat), *_piles(view, seat), *_markers(view, seat)]
        found += _mission(view, seat)
    if view.neutral != NONE:
        name = Message("hansa-scene-neutral", {})
        found.append(Sprite(f"supply:{view.neutral}", SYMBOLS[TRADER], name, owner=NOBODY))
    return found + tile_sprites(view)


def _tracks(view: State, seat: int) -> list[Sprite]:
    """S3: return the current value of each track and the pieces that cover the later values."""
    return [sprite for track in range(len(TRACKS)) for sprite in _track(seat, track, view.value(seat, track))]


@cache
def _track(seat: int, track: int, reached: int) -> tuple[Sprite, ...]:
    name, piece = TRACKS[track], TRACK_PIECE[track]
    now = Message("hansa-scene-now", {"track": name, "value": value_name(track, reached)})
    found = [Sprite(f"step:{seat}:{name}:{reached}", "ring", now)]
    for step in range(reached + 1, TRACK_LENGTH[track] + 1):
        covered = Message("hansa-scene-covered", {"track": name, "value": value_name(track, step)})
        place = f"step:{seat}:{name}:{step}"
        found.append(Sprite(place, SYMBOLS[piece], covered, owner=seat, **_printed(track, step)))
    return tuple(found)


def _printed(track: int, step: int) -> dict[str, Any]:
    """Return the number or word under a cover. Privilegium shows colours instead of values."""
    if TRACK_VALUES[track][step] == ALL_OF_IT:
        return {"label": Message("hansa-bursa-all", {})}
    return {} if track == PRIVILEGIUM else {"mark": value_name(track, step)}


def _piles(view: State, seat: int) -> list[Sprite]:
    found = []
    desk = seat * DESK
    turn = bool(view.stack) and type(view.stack[-1]) is Turn and seat == view.active and view.actions > 0
    stuck = turn and not any(view.desks[desk + SUPPLY : desk + SUPPLY + len(PIECES)])
    for where, part in (("supply", SUPPLY), ("stock", STOCK)):
        for kind in range(len(PIECES)):
            count = view.desks[desk + part + kind]
            found.append(_pile(where, seat, kind, count, stuck and where == "stock" and count > 0))
    return found


@lru_cache(maxsize=CACHED)
def _pile(where: str, seat: int, kind: int, count: int, stressed: bool) -> Sprite:
    piece = PIECES[kind]
    name = Message("hansa-scene-pile-count", {"where": where, "seat": seat, "piece": piece, "count": count})
    emphasis = (NEXT,) if stressed else ()
    return Sprite(f"{where}:{seat}:{piece}", SYMBOLS[kind], name, owner=seat, amount=count, emphasis=emphasis)


def _markers(view: State, seat: int) -> list[Sprite]:
    found = [
        marker_sprite(f"markers:{seat}:{MARKER_NAMES[kind]}", view.marker_name(kind), view.held(seat, UNUSED, kind))
        for kind in view.markers_at(seat, UNUSED)
    ]
    used = sum(view.held(seat, USED, kind) for kind in KINDS_OF_MARKERS)
    if used:
        name = Message("hansa-scene-used-count", {"seat": seat, "count": used})
        found.append(Sprite(f"used:{seat}", "token-back", name, amount=used))
    top = view.stack[-1] if view.stack else None
    stress = (NEXT,) if isinstance(top, Placing) and seat == view.active else ()
    kinds = sorted((*KINDS_OF_MARKERS, HIDDEN))
    waiting = [view.marker_name(kind) for kind in kinds for _ in range(view.held(seat, PLATE, kind))]
    found += [marker_sprite(f"plate:{seat}", kind, order=at, emphasis=stress) for at, kind in enumerate(waiting)]
    return found


TILE_GLYPHS = ("fork", "hourglass", "purse", "city", "book", "shield")
"""Symbols of the tiles of Emperor's Favour."""


def tile_sprites(view: State) -> list[Sprite]:
    """L2, L3: return the tiles on the table and on the desks."""
    found: list[Sprite] = []
    for tile, holder in enumerate(bytes(view.tiles)):
        args: dict[str, Value] = {"tile": TILES[tile], "seat": holder}
        if holder == ON_TABLE:
            place, about, order = f"tile:{TILES[tile]}", Message("hansa-tile", args), 0
        elif holder != NONE:
            place, about = f"tiles:{holder}", Message("hansa-scene-tile-of", args)
            order = sum(sprite.place == place for sprite in found)
        else:
            continue
        tip = Message("hansa-scene-tile-tip", args) if holder == ON_TABLE else Message("hansa-tile-use", args)
        found.append(Sprite(place, "crate", about, tip, order=order, glyph=TILE_GLYPHS[tile]))
    return found


def _mission(view: State, seat: int) -> list[Sprite]:
    """X1: return the mission card, face down if the view does not contain it."""
    card = view.desks[seat * DESK + MISSION]
    place = f"mission:{seat}"
    if card == NONE:
        return []
    if card == UNKNOWN:
        return [Sprite(place, "card-back", Message("hansa-scene-mission-hidden", {"seat": seat}), owner=seat)]
    cities = [view.board.cities[city].name for city in view.board.missions[card].cities]
    name = Message("hansa-scene-mission", {"seat": seat, "cities": ", ".join(cities)})
    tip = Message("hansa-scene-mission-tip", {})
    return [Sprite(place, "card", name, tip, seat, mark="\n".join(cities))]


def _hand(view: State, seat: int) -> list[Sprite]:
    """Return the pieces in hand: those lifted, displaced, or taken to be placed elsewhere."""
    top = view.stack[-1] if view.stack else None
    pieces: list[int] = []
    if isinstance(top, Move) and seat == view.active:
        pieces = [piece_of(seat, TRADER)] * top.traders + [piece_of(seat, MERCHANT)] * top.merchants
    elif isinstance(top, SeaMove | MarkerMove) and seat == view.active:
        pieces = list(hand_of(view, top))
    elif isinstance(top, Pay):
        there = top.displaced != EMPTY and seat == answering(view, top.displaced)
        pieces = [top.displaced] if there else []
    elif isinstance(top, Answer) and seat == top.seat:
        pieces = [piece_of(top.owner, top.displaced)] if top.displaced != NONE else []
        pieces += [piece_of(seat, top.lifted)] if top.lifted != NONE else []
    return [
        piece_sprite(view, f"hand:{seat}", piece, Message("hansa-scene-hand-tip", {}), (NEXT,))._replace(order=at)
        for at, piece in enumerate(pieces)
    ]
