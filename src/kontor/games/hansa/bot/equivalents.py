"""Equivalent actions. The posts of a route differ only in their pieces and in whether they are ship posts, so a search
needs only one action of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.hansa import notation
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.state import State

_BY_PIECE = (notation.PLACE, notation.DISPLACE, notation.ADD, notation.SET, notation.REDEPLOY)
"""Kinds of actions that take a piece and a post."""
_BY_POST = (notation.LIFT, notation.RETURN, notation.TAKE, notation.REMOVE, notation.USE_REMOVE)


def without_equivalents(state: State, actions: Sequence[int]) -> list[int]:
    """Keep the first of each group of equivalent actions, in the given order."""
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
    """Return the post of an action, or -1."""
    kind = table.kind[action]
    if kind in _BY_PIECE:
        return table.second[action]
    if kind in _BY_POST and table.first[action] < posts:
        return table.first[action]
    return -1
