"""Click paths: the places to click for an action. A click can mean one of several actions."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.hansa import notation
from kontor.games.hansa.decisions import Turn
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.pieces import EMPTY, IS_OWN, TRACKS, owner
from kontor.games.hansa.rules.asked import ASKED_FOR
from kontor.games.hansa.rules.claiming import skills
from kontor.games.hansa.state import State

Path = tuple[str, ...]

ON_POSTS = ("place", "displace", "lift", "return", "add", "take", "set", "remove", "redeploy")
ON_ROUTES = ("claim", "put")
ON_CITIES = ("office", "extra", "green")
ON_PROVINCES = ("pawn", "ride")


def path_of(actions: Actions, number: int, seat: int) -> Path:
    """Return the places that `seat` must click to take an action, in order. Buttons and chance have no path."""
    face = actions.table.faces[number]
    values = dict(face.values)
    if face.kind in ON_POSTS:
        return () if values["post"] == "stock" else (f"post:{values['post']}",)
    if face.kind in ON_ROUTES:
        return (f"route:{values['route']}",)
    if face.kind in ON_CITIES:
        return (f"city:{values['city']}",)
    if face.kind in ON_PROVINCES:
        return (f"province:{values['province']}",)
    if face.kind == "skill":
        return (f"track:{seat}:{values['track']}",)
    if face.kind == "prestige":
        return (f"special:{values['points']}",)
    if face.kind == "income":
        return (f"stock:{seat}",)
    if face.kind == "use":
        return _use(values, seat)
    if face.kind == "favour":
        return (f"tile:{values['tile']}",)
    if face.kind == "turn":
        return (f"markers:{seat}:{values['marker']}",)
    return ()


def _use(values: dict[str, str | int], seat: int) -> Path:
    """Return the path for using a marker: the marker, then its target (for a swap, two houses)."""
    marker = f"markers:{seat}:{values['marker']}"
    if "city" in values:
        house = int(values["house"])
        return marker, f"office:{values['city']}:{house}", f"office:{values['city']}:{house + 1}"
    if "track" in values:
        return marker, f"track:{seat}:{values['track']}"
    if "taken" in values:
        return marker, f"used:{values['seat']}"
    if "route" in values:
        return marker, f"route:{values['route']}"
    if "post" in values:
        return marker, f"post:{values['post']}"
    return (marker,)


def meant(view: State, path: Sequence[str]) -> list[int]:
    """Return the actions, including illegal ones, that this path could begin in the current decision, most likely
    first.

    Returns an empty list if no player has a decision to make. An empty path selects the actions without a place. During
    a turn, a click on a city, a skill or special prestige stands for the claim that could earn it, so that the table
    can explain why the claim is illegal.
    """
    seat = view.actor
    if seat < 0:
        return []
    actions = view.board.actions
    asked = ASKED_FOR[type(view.stack[-1])][1]
    wanted = tuple(path)
    found = []
    for number, kind in enumerate(actions.kind):
        if kind in asked:
            own = path_of(actions, number, seat)
            if own[: len(wanted)] == wanted and (wanted or not own):
                found.append(number)
    if not found and type(view.stack[-1]) is Turn:
        return [actions.claim[route] for route in _routes_to(view, wanted)]
    return sorted(found, key=lambda number: (len(path_of(actions, number, seat)), not _likely(view, number), number))


def _routes_to(view: State, path: Path) -> list[int]:
    """Return the routes that could earn this office, skill or prestige, with the fewest missing pieces first."""
    board, own = view.board, IS_OWN[view.active]
    where = path[0] if len(path) == 1 else ""

    def brings(route: int) -> bool:
        cities = [f"city:{board.cities[city].name}" for city in board.routes[route].ends]
        tracks = [f"track:{view.active}:{TRACKS[track]}" for track in skills(view, route)]
        slots = [f"special:{slot.points}" for slot in board.slots] if route == board.special_route else []
        return where in (*cities, *tracks, *slots)

    def lacking(route: int) -> int:
        posts = board.routes[route].posts()
        return len(posts) - sum(view.posts[posts.start : posts.stop].translate(own))

    return sorted(filter(brings, range(len(board.routes))), key=lacking)


LIKELY_ON_EMPTY = (notation.PLACE, notation.SET, notation.RETURN, notation.ADD, notation.REDEPLOY)
LIKELY_ON_OWN = (notation.LIFT, notation.TAKE, notation.REMOVE)
LIKELY_ON_OTHERS = (notation.DISPLACE, notation.REMOVE)


def _likely(view: State, number: int) -> bool:
    """Return whether an action fits what is on its post. For example, a click on an occupied post is unlikely to mean
    placing a piece.
    """
    actions = view.board.actions
    face = actions.table.faces[number]
    post = view.board.post_number.get(str(dict(face.values).get("post")))
    if post is None:
        return True
    piece = view.posts[post]
    kind = actions.kind[number]
    if piece == EMPTY:
        return kind in LIKELY_ON_EMPTY
    return kind in (LIKELY_ON_OWN if owner(piece) == view.actor else LIKELY_ON_OTHERS)
