"""Sprites on the map: branches, discs, city leaders, and each place's cost or income for the viewer."""

from __future__ import annotations

from functools import lru_cache

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, POSSIBLE, Sprite
from kontor.games.pfeffersaecke.decisions import BRANCH, EXTEND, SECOND
from kontor.games.pfeffersaecke.pieces import CLOSED, FAR, NONE, OPEN, SCORED
from kontor.games.pfeffersaecke.rules.income import paid_by
from kontor.games.pfeffersaecke.rules.settling import leader
from kontor.games.pfeffersaecke.state import State

DONE = "✓"
CACHED = 5_000
"""Number of sprites of each kind to cache. Most sprites are the same in many scenes and for all viewers."""


def eyes(view: State) -> int:
    """Return the seat whose costs and income are shown: the viewer or, for spectators, the active seat (or NONE)."""
    return view.viewer if view.viewer >= 0 else view.active


def map_sprites(view: State) -> list[Sprite]:
    found = []
    seat = eyes(view)
    for city in range(len(view.board.cities)):
        found += [*_branches(view, city), *_disc(view, city), *_leader(view, city)]
    for town, held in enumerate(bytes(view.towns)):
        if held:
            name = view.board.towns[town]
            found.append(_branch(f"town:{name}", held - 1, name))
    if seat != NONE and view.turn:
        found += [sprite for place in range(len(view.board.names)) for sprite in _tag(view, seat, place)]
    return found


@lru_cache(maxsize=CACHED)
def _branch(place: str, seat: int, where: str, amount: int = 1, emphasis: tuple[str, ...] = ()) -> Sprite:
    name = Message("pfeffersaecke-scene-branch", {"owner": seat, "place": where, "count": amount})
    return Sprite(place, "cube", name, owner=seat, amount=amount, emphasis=emphasis)


def _branches(view: State, city: int) -> list[Sprite]:
    there = view.board.cities[city]
    spaces = bytes(view.spaces[there.first_space : there.first_space + there.size])
    found = [
        _branch(f"space:{there.name}:{number}", held - 1, there.name)
        for number, held in enumerate(spaces, start=1)
        if held
    ]
    if view.centre[city]:
        found.append(_branch(f"centre:{there.name}", view.active, there.name, view.centre[city], (NEXT,)))
    return found


def _disc(view: State, city: int) -> list[Sprite]:
    there = view.board.cities[city]
    return [] if view.discs[city] not in (OPEN, SCORED) else [_disc_of(there.name, there.size, view.discs[city])]


@lru_cache(maxsize=CACHED)
def _disc_of(city: str, size: int, state: int) -> Sprite:
    if state == SCORED:
        return Sprite(f"disc:{city}", "tag", Message("pfeffersaecke-scene-scored", {"city": city}), mark=DONE)
    opened = Message("pfeffersaecke-scene-open", {"city": city, "value": size})
    tip = Message("pfeffersaecke-scene-disc-tip", {"value": size, "half": size // 2})
    return Sprite(f"disc:{city}", "token", opened, tip, mark=str(size))


def _leader(view: State, city: int) -> list[Sprite]:
    """T6c: return the seat that would win an open city if it were full now."""
    if view.discs[city] != OPEN:
        return []
    seat = leader(view, city)
    if seat == NONE:
        return []
    there = view.board.cities[city]
    name = Message("pfeffersaecke-scene-leader", {"owner": seat, "city": there.name, "points": there.size // 2})
    return [Sprite(f"name:{there.name}", "flag", name, owner=seat)]


def _tag(view: State, seat: int, place: int) -> list[Sprite]:
    """T3: return the income from a city. T5: for other places, return the cost of opening a branch there."""
    board = view.board
    name, start = board.names[place], seat * len(board.names)
    if view.counts[start + place]:
        paid = paid_by(view, seat, place) if place < len(board.cities) and not view.centre[place] else 0
        if not paid:
            return []
        said = Message("pfeffersaecke-scene-pays", {"place": name, "florins": paid, "seat": seat})
        stress = (NEXT,) if view.decision == EXTEND and seat == view.active else ()
        return [Sprite(f"tag:{name}", "coin", said, mark=f"+{paid}", emphasis=stress)]
    cost = view.reach[seat][place]
    if cost == FAR or not view.room[place] or (place < len(board.cities) and view.discs[place] == CLOSED):
        return []
    enough = cost <= view.money(seat)
    return [_cost(name, seat, cost, enough, view.decision in (BRANCH, SECOND) and enough and seat == view.active)]


@lru_cache(maxsize=CACHED)
def _cost(place: str, seat: int, cost: int, enough: bool, possible: bool) -> Sprite:
    args: dict[str, Value] = {"place": place, "florins": cost, "seat": seat, "enough": "yes" if enough else "no"}
    said = Message("pfeffersaecke-scene-costs", args)
    return Sprite(f"tag:{place}", "tag", said, mark=str(cost), emphasis=(POSSIBLE,) if possible else ())
