"""Short writing for what stands on the board: `t0` is a trader of seat 0, `m1` a merchant of seat 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.games.hansa.position import HansaPosition
from tests.kit import seat

Changes = dict[str, tuple[Any, Any]]

TURN = {"decision": "turn"}
KINDS = {"t": "trader", "m": "merchant"}


def pieces(short: str) -> list[str]:
    """`"t0 m1"` written out: `["trader 0", "merchant 1"]`."""
    return [f"{KINDS[word[0]]} {word[1:]}" for word in short.split()]


def slots(short: str) -> list[str | None]:
    """The slots of special prestige, `-` for a free one."""
    return [None if word == "-" else pieces(word)[0] for word in short.split()]


def on(route: str, short: str) -> dict[str, str]:
    """Pieces on the first posts of a route."""
    return {f"{route} {number}": piece for number, piece in enumerate(pieces(short), 1)}


def city(houses: str = "", extra: str = "") -> dict[str, list[str]]:
    """The offices of a city: in its houses, and the extra ones left of them, both from left to right."""
    return {"houses": pieces(houses), "extra": pieces(extra)}


def emptied(posts: Mapping[str, str]) -> Changes:
    """The pieces of these posts have left the board."""
    return {f"posts.{post}": (piece, None) for post, piece in posts.items()}


def benefit(route: str, taken: str | None = None) -> dict[str, Any]:
    """The open decision C5 after the claim of a route."""
    return {"decision": "benefit", "route": route, "taken": taken}


def prestige(position: HansaPosition) -> list[int]:
    """The points on the track, seat by seat."""
    return [seat(position, number)["prestige"] for number in range(position.json()["players"])]


def control(position: HansaPosition) -> list[int]:
    """The points for controlled cities (F5), seat by seat."""
    return [score["control"] for score in position.scores()]


def chances(position: HansaPosition) -> dict[str, int]:
    """What chance may do, with the weights."""
    return dict(zip(map(position.text, position.legal()), position.weights(), strict=True))
