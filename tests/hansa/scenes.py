"""Shorthand for pieces on the board: `t0` is a trader of seat 0, `m1` is a merchant of seat 1, and `tn` is a neutral
trader.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import kontor
from kontor.games.hansa.position import HansaPosition
from tests.kit import do, seat

Changes = dict[str, tuple[Any, Any]]

TURN = {"decision": "turn"}
KINDS = {"t": "trader", "m": "merchant"}
OWNERS = {"n": "neutral"}
MANY_EXTRA_OFFICES = {"extra_office": 20, "swap": 2, "plus3": 2, "plus4": 2, "skill": 3, "remove": 2}
"""A mix of markers for tables on which a seat has put most of its pieces into extra offices."""


def pieces(short: str) -> list[str]:
    """Expand `"t0 m1"` to `["trader 0", "merchant 1"]`."""
    return [f"{KINDS[word[0]]} {OWNERS.get(word[1:], word[1:])}" for word in short.split()]


def slots(short: str) -> list[str | None]:
    """Return the slots of special prestige, with `-` for a free slot."""
    return [None if word == "-" else pieces(word)[0] for word in short.split()]


def on(route: str, short: str) -> dict[str, str]:
    """Return pieces on the first posts of a route."""
    return {f"{route} {number}": piece for number, piece in enumerate(pieces(short), 1)}


def city(houses: str = "", extra: str = "") -> dict[str, list[str]]:
    """Return the offices of a city: those in houses, and the extra offices left of them, both from left to right."""
    return {"houses": pieces(houses), "extra": pieces(extra)}


def emptied(posts: Mapping[str, str]) -> Changes:
    """Return the changes that empty these posts."""
    return {f"posts.{post}": (piece, None) for post, piece in posts.items()}


def benefit(route: str, taken: str | None = None) -> dict[str, Any]:
    """Return the open decision C5 after the claim of a route."""
    return {"decision": "benefit", "route": route, "taken": taken}


def answer_to(
    post: str,
    displaced: str | None,
    extras: int,
    *set_posts: str,
    seat: int = 1,
    owner: int | str | None = None,
    lifted: str | None = None,
) -> dict[str, Any]:
    """Return the open decision of a victim, or of the player who answers for `owner`, with pieces already on these
    posts.
    """
    return {
        "decision": "answer",
        "post": post,
        "seat": seat,
        "owner": seat if owner is None else owner,
        "displaced": displaced,
        "extras": extras,
        "set": list(set_posts),
        "lifted": lifted,
    }


def holding(*kinds: str, **more: Any) -> dict[int, dict[str, Any]]:
    """Return the desk of seat 0 with these unused markers."""
    return {0: {"unused": {kind: kinds.count(kind) for kind in kinds}} | more}


def turned(kind: str) -> Changes:
    """Seat 0 has used its only marker of this kind."""
    return {f"seats.0.unused.{kind}": (1, None), f"seats.0.used.{kind}": (None, 1)}


def first_position(players: int = 4, board: str | None = None, **options: Any) -> HansaPosition:
    """Return the position before the first random draw."""
    game = kontor.game("hansa")
    position: HansaPosition = game.start(game.setup(players=players, board=board, options=options))
    return position


TAVERN_DRAWS = ("draw remove", "draw swap", "draw extra_office")


def set_up(first: int = 0, players: int = 4, board: str | None = None, **options: Any) -> HansaPosition:
    """Return the position after setup, with `first` as the first player."""
    return do(first_position(players, board, **options), *TAVERN_DRAWS, f"first {first}")


def prestige(position: HansaPosition) -> list[int]:
    """Return the points on the track, by seat."""
    return [seat(position, number)["prestige"] for number in range(position.json()["players"])]


def control(position: HansaPosition) -> list[int]:
    """Return the points for controlled cities (F5), by seat."""
    return [score["control"] for score in position.scores()]


def chances(position: HansaPosition) -> dict[str, int]:
    """Return the possible chance actions with their weights."""
    return dict(zip(map(position.text, position.legal()), position.weights(), strict=True))
