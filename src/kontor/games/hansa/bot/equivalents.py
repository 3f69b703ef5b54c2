"""Which actions come to the same: the posts of a route are alike but for what stands on them, and ship posts.

A search that looks at one of them has looked at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.hansa import notation
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.state import State

_BY_PIECE = (notation.PLACE, notation.DISPLACE, notation.ADD, notation.SET, notation.REDEPLOY)
"""A kind of piece, then a post."""
_BY_POST = (notation.LIFT, notation.RETURN, notation.TAKE, notation.REMOVE, notation.USE_REMOVE)


def without_equivalents(state: State, actions: Sequence[int]) -> list[int]:
    """Of actions that are equal in all that matters the first, in the order in which they are given."""
    table = state.board.actions
    posts = state.posts
    routes = state.board.post_route
    ships = state.board.ships
    seen: set[int] = set()
    found: list[int] = []
    for action in actions:
        post = _post(table, action, len(routes))
        if post >= 0:
            piece = table.first[action] if table.kind[action] in _BY_PIECE else 0
            key = ((routes[post] * 256 + posts[post]) * 2 + ships[post]) * 64 + table.kind[action] * 2 + piece
            if key in seen:
                continue
            seen.add(key)
        found.append(action)
    return found


def _post(table: Actions, action: int, posts: int) -> int:
    """The post that an action is about; -1 for none."""
    kind = table.kind[action]
    if kind in _BY_PIECE:
        return table.second[action]
    if kind in _BY_POST and table.first[action] < posts:
        return table.first[action]
    return -1
