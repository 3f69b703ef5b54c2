"""Reasons for an action: what a seat gains between two views."""

from __future__ import annotations

from kontor.core.base_game import points_gained
from kontor.core.messages import Message, Value
from kontor.games.hansa.bot.office_analysis import analyse_offices
from kontor.games.hansa.pieces import EMPTY, TRACK_LENGTH, TRACKS, owner, value_name
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.favours import unused_markers
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY, TRACK


def reasons(before: HansaPosition, after: HansaPosition, seat: int) -> list[Message]:
    """Return the gains of a seat, most important first."""
    return [
        *_skills(before, after, seat),
        *_cities(before, after, seat),
        *points_gained("hansa", before, after, seat),
        *_markers(before, after, seat),
        *_routes(before, after, seat),
        *_blocked(before, after, seat),
        *_supply(before, after, seat),
        *_begun(before, after, seat),
    ]


def _skills(before: State, after: State, seat: int) -> list[Message]:
    found = []
    for track in range(len(TRACK_LENGTH)):
        at = seat * DESK + TRACK + track
        if after.desks[at] > before.desks[at]:
            value = value_name(track, after.desks[at])
            found.append(Message("hansa-reason-skill", {"track": TRACKS[track], "value": value}))
    return found


def _cities(before: State, after: State, seat: int) -> list[Message]:
    found = []
    old, new = analyse_offices(before), analyse_offices(after)
    for city, there in enumerate(after.board.cities):
        if new.own[seat][city] > old.own[seat][city]:
            found.append(Message("hansa-reason-office", {"city": there.name}))
        if new.control[city] == seat != old.control[city]:
            found.append(Message("hansa-reason-control", {"city": there.name}))
    return found


def _markers(before: State, after: State, seat: int) -> list[Message]:
    more = unused_markers(after, seat) > unused_markers(before, seat)
    return [Message("hansa-reason-marker", {})] if more else []


def _routes(before: State, after: State, seat: int) -> list[Message]:
    """Return the routes that the seat has completed or needs only one more post to complete."""
    found = []
    for number, route in enumerate(after.board.routes):
        had, has = _own(before, number, seat), _own(after, number, seat)
        if has > had and has == route.length:
            found.append(Message("hansa-reason-complete", {"route": route.name}))
        elif has > had and has + 1 == route.length:
            found.append(Message("hansa-reason-nearly", {"route": route.name}))
    return found


def _begun(before: State, after: State, seat: int) -> list[Message]:
    """Return the routes on which the seat has a new piece but still lacks two or more posts."""
    found = []
    for number, route in enumerate(after.board.routes):
        had, has = _own(before, number, seat), _own(after, number, seat)
        if had < has < route.length - 1:
            args: dict[str, Value] = {"own": has, "posts": route.length, "route": route.name}
            found.append(Message("hansa-reason-begun", args))
    return found


def _blocked(before: State, after: State, seat: int) -> list[Message]:
    """Return the routes newly blocked by the seat that a rival could have completed with one more piece."""
    found = []
    for number, route in enumerate(after.board.routes):
        if _own(after, number, seat) <= _own(before, number, seat):
            continue
        free = before.posts[route.first_post : route.end_post].count(EMPTY)
        for rival in range(after.players):
            if rival != seat and free == 1 and _own(before, number, rival) == route.length - 1:
                found.append(Message("hansa-reason-blocks", {"rival": rival, "route": route.name}))
    return found


def _supply(before: State, after: State, seat: int) -> list[Message]:
    first = seat * DESK + SUPPLY
    more = sum(after.desks[first : first + 2]) - sum(before.desks[first : first + 2])
    return [Message("hansa-reason-supply", {"pieces": more})] if more > 0 else []


def _own(state: State, route: int, seat: int) -> int:
    posts = bytes(state.posts[state.board.routes[route].first_post : state.board.routes[route].end_post])
    return sum(1 for piece in posts if piece and owner(piece) == seat)
