"""Reasons for an action. They describe what a seat gains, or takes from its rivals, between two views.

All information is public in this game (S5). Income is automatic if there is no choice, so it can follow any action.
"""

from __future__ import annotations

from kontor.core.base_game import points_gained
from kontor.core.messages import Message, Value
from kontor.games.pfeffersaecke.bot.features import fullest
from kontor.games.pfeffersaecke.decisions import BRANCH, SECOND
from kontor.games.pfeffersaecke.look.backdrop import region_name
from kontor.games.pfeffersaecke.pieces import BASIC_INCOME, CLOSED, FAR, HAND, OPEN, SCORED, majority
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from kontor.games.pfeffersaecke.rules.income import paid_by
from kontor.games.pfeffersaecke.scoring import regions
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, LETTER

CHEAP = 20
"""Maximum cost in florins of a place that counts as near."""
POINT = 10
"""Value of a point in florins when places are compared."""


def reasons(before: PfeffersaeckePosition, after: PfeffersaeckePosition, seat: int) -> list[Message]:
    """Return reasons for the seat's action, most important first."""
    found = _end(before, after, seat)
    points = points_gained("pfeffersaecke", before, after, seat)
    for place in range(len(before.board.names)):
        city = place < len(before.discs)
        if city and before.discs[place] == CLOSED != after.discs[place]:
            return _opened(before, place, seat)
        if _own(after, seat, place) > _own(before, seat, place):
            found = (_won(before, after, place, seat) if city else []) + found + _region(before, after, place, seat)
            found += (
                _city(before, after, place, seat) if city else [one for one in points if one.args["source"] == "towns"]
            )
            found += _ways(before, place, seat)
            break
    else:
        found += _money(before, after, seat) + [one for one in points if one.args["source"] == "money"]
    if before.desks[seat * DESK + LETTER] > after.desks[seat * DESK + LETTER] == 0:
        found.append(Message("pfeffersaecke-reason-last-letter", {}))
    return found


def _own(state: State, seat: int, place: int) -> int:
    return state.counts[seat * len(state.board.names) + place]


def _missing(state: State, seat: int, city: int) -> int:
    return majority(state.board.sizes[city]) - _own(state, seat, city)


def _opened(before: State, city: int, seat: int) -> list[Message]:
    """T1: report that the seat can enter the city this turn, and that no rival can follow."""
    args: dict[str, Value] = {"city": before.board.names[city]}
    able = [before.reach[one][city] <= min(_next_money(before, one), FAR - 1) for one in range(before.players)]
    found = [Message("pfeffersaecke-reason-enter", args)] if able.pop(seat) else []
    return found if any(able) else [*found, Message("pfeffersaecke-reason-alone", args)]


def _next_money(state: State, seat: int) -> int:
    """T3, T4: return a seat's money after its next income, if it extends no city."""
    return state.money(seat) + BASIC_INCOME[state.players] + sum(paid_by(state, seat, city) for city in state.own[seat])


def _won(before: State, after: State, city: int, seat: int) -> list[Message]:
    """T6: report a city that the seat wins, or fills before a rival can win it. O2: the game may end first."""
    if before.discs[city] != OPEN or (after.ended and after.centre[city]):
        return []
    name, size, full = before.board.names[city], before.board.sizes[city], not after.room[city]
    won = size if _missing(after, seat, city) <= 0 else size // 2 if full and fullest(after, city) == seat else 0
    found = [Message("pfeffersaecke-reason-wins", {"city": name, "points": won})] if won else []
    for rival in range(before.players):
        if rival != seat and (won or full) and _own(before, rival, city) and _missing(before, rival, city) == 1:
            found.append(Message("pfeffersaecke-reason-blocks", {"rival": rival, "city": name}))
    return found


def _end(before: PfeffersaeckePosition, after: PfeffersaeckePosition, seat: int) -> list[Message]:
    """E1: report that the seat leads and brings the end of the game closer."""
    left = [min(state.counter, len(state.discs) - state.discs.count(SCORED)) for state in (before, after)]
    totals = [sum(sheet.values()) for sheet in after.scores()]
    lead = totals.pop(seat) - max(totals)
    closer = after.ended or left[0] > left[1] <= after.players
    return [Message("pfeffersaecke-reason-end", {"points": lead})] if lead > 0 and closer else []


def _region(before: State, after: State, place: int, seat: int) -> list[Message]:
    """E2a: return a region that is new to the seat, and the rivals who can no longer enter it."""
    region = before.board.regions[place]
    named, own = region_name(before.board, region).args, regions(before, seat)
    found = [Message("pfeffersaecke-reason-region", named)] if own and region not in own else []
    for rival in range(before.players):
        if region not in regions(after, rival) and _enters(before, rival, region) and not _enters(after, rival, region):
            found.append(Message("pfeffersaecke-reason-shuts-out", {"rival": rival, **named}))
    return found


def _enters(state: State, seat: int, region: int) -> bool:
    """Return whether a seat is next to a free space in the region, or to a closed city there."""
    near = [
        place for place, cost in enumerate(state.reach[seat]) if cost < FAR and state.board.regions[place] == region
    ]
    return any(state.room[place] or (place < len(state.discs) and state.discs[place] == CLOSED) for place in near)


def _city(before: State, after: State, city: int, seat: int) -> list[Message]:
    """T3, T6: return the number of branches needed to win an open city, or the lead in it, and its income."""
    if after.discs[city] != OPEN or not (room := after.room[city]):
        return []
    found = []
    name, size, missing = after.board.names[city], after.board.sizes[city], _missing(after, seat, city)
    if 0 < missing <= room:
        found.append(Message("pfeffersaecke-reason-near", {"city": name, "count": missing, "points": size}))
    elif missing > 0 and fullest(after, city) == seat != fullest(before, city):
        found.append(Message("pfeffersaecke-reason-lead", {"city": name, "points": size // 2}))
    if not _own(before, seat, city):
        found.append(Message("pfeffersaecke-reason-pays", {"city": name, "florins": paid_by(after, seat, city)}))
    return found


def _ways(before: State, place: int, seat: int) -> list[Message]:
    """T5a: return the best place that becomes reachable through a first branch."""
    reach = before.reach[seat]
    costs = {way.place: way.cost for way in before.board.ways[place] if way.cost <= CHEAP < reach[way.place]}
    best = [] if _own(before, seat, place) else _best(before, seat, costs)
    return [Message("pfeffersaecke-reason-way", args) for args in best]


def _money(before: State, after: State, seat: int) -> list[Message]:
    """T3–T5: return what the seat can afford after the income, or what it saves by passing."""
    if before.decision == SECOND:
        return [Message("pfeffersaecke-reason-saves-letter", {})]
    had, has = before.money(seat), min(after.money(seat), FAR - 1)
    if before.decision == BRANCH:
        return [Message("pfeffersaecke-reason-keeps", {"florins": had})]
    costs = {place: cost for place, cost in enumerate(before.reach[seat]) if had < cost <= has and before.room[place]}
    return [Message("pfeffersaecke-reason-affords", args) for args in _best(before, seat, costs)]


def _best(state: State, seat: int, costs: dict[int, int]) -> list[dict[str, Value]]:
    """Return message arguments for the place with the highest value after its cost. Returns an empty list if no place
    is worth its cost.
    """
    worth = {place: POINT * value - costs[place] for place in costs if (value := _worth(state, seat, place))}
    best = sorted(worth, key=lambda place: -worth[place])[:1]
    return [{"place": state.board.names[place], "florins": costs[place]} for place in best]


def _worth(state: State, seat: int, place: int) -> int:
    """Return the rough value in points of a branch in a place, or in a city that the seat could open. Returns 0 if
    neither is possible.
    """
    size = state.board.sizes[place] if place < len(state.discs) else 0
    closed = size and state.discs[place] == CLOSED
    if _own(state, seat, place) or not (state.hands[seat * HAND + size] if closed else state.room[place]):
        return 0
    new = 0 if state.board.regions[place] in regions(state, seat) else 2
    return new + (1 if not size else size // 2 if closed or state.room[place] >= majority(size) else 0)
