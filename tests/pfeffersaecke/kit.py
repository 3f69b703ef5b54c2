"""Helpers for Pfeffersäcke positions: `at(...)` builds the smallest position for a rule. It fills in everything that a
test does not specify, because no branch or disc may be missing. `legal`, `do`, `refused` and `changed` (tests/kit.py)
use the notation of actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import kontor
from kontor.games.pfeffersaecke.pieces import towns_to_take
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from tests.kit import do

GAME = kontor.game("pfeffersaecke")
BRANCHES = 44
PREPLACED = "Wittenberg"


def at(
    *,
    players: int = 3,
    board: Any = None,
    active: int = 0,
    first: int = 0,
    turn: int | None = None,
    decision: str | Mapping[str, Any] = "branch",
    cities: Mapping[str, str] | None = None,
    waiting: Mapping[str, int] | None = None,
    towns: Mapping[str, int] | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    idle: int = 0,
    letter_used: bool = False,
    **options: Any,
) -> PfeffersaeckePosition:
    """Return a position in which seat `active` is to decide, with only the given contents.

    `cities={"Köln": "open 0 1"}` has a branch of seat 0 nearest the arrow and one of seat 1 after it; `"scored"` alone
    is
    possible too. Cities not named are closed. `waiting={"Köln": 1}` puts branches of the active seat in the centre.
    `towns={"Gent": 0}` has a branch of seat 0.

    `seats[k]` may hold `money` (default 100), `letters` (default 2), `hand=[5, 8]`, and `won={"Köln": 8}`, the points
    for
    each scored city that this seat has won. The last seat holds the discs of closed cities that are in no named hand,
    and
    has won the other scored cities for their full value. The supply is what is left.

    By default, it is the third turn of seat `active`, in which letters can be spent.
    """
    setup = GAME.setup(players=players, board=board, options=options)
    sizes = {city.name: city.size for city in setup.board.cities}
    form_cities = {name: _city(text, (waiting or {}).get(name, 0)) for name, text in (cities or {}).items()}
    towns = dict(towns or {})
    given = {seat: dict((seats or {}).get(seat, {})) for seat in range(players)}
    hands = {seat: list(given[seat].get("hand", [])) for seat in range(players)}
    for name, size in sizes.items():
        if name not in form_cities:
            held = [hand for hand in hands.values() if hand.count(size)]
            if sum(hand.count(size) for hand in held) < _closed(sizes, form_cities).count(size):
                hands[players - 1].append(size)
    won = _won(given, form_cities, sizes, players - 1)
    taken = len(towns)
    stack = [{"decision": decision}] if isinstance(decision, str) else [dict(decision)]
    number = 2 * players + 1 + (active - first) % players if turn is None else turn
    position: PfeffersaeckePosition = GAME.read(
        {
            "game": "pfeffersaecke",
            "rules": GAME.declaration.rules_version,
            "board": setup.board.id,
            "digest": setup.board.digest,
            "players": players,
            "options": setup.options,
            "viewer": "all",
            "first": first,
            "active": active,
            "turn": number,
            "idle": idle,
            "letter_used": letter_used,
            "counter": max(0, towns_to_take(setup) - taken),
            "cities": form_cities,
            "towns": towns,
            "seats": [
                _seat(seat, given[seat], hands[seat], won[seat], form_cities, towns, active, sizes)
                for seat in range(players)
            ],
            "stack": stack,
            "ended": None,
        },
        board=setup.board,
    )
    return position


def _city(text: str, waiting: int) -> dict[str, Any]:
    disc, *held = text.split()
    return {"disc": disc, "spaces": [int(seat) for seat in held], "centre": waiting}


def _closed(sizes: Mapping[str, int], cities: Mapping[str, Any]) -> list[int]:
    return [size for name, size in sizes.items() if name not in cities]


def _won(
    given: Mapping[int, Mapping[str, Any]], cities: Mapping[str, Any], sizes: Mapping[str, int], last: int
) -> list[dict[str, int]]:
    won = [dict(given[seat].get("won", {})) for seat in given]
    named = {name for points in won for name in points}
    won[last] |= {name: sizes[name] for name, city in cities.items() if city["disc"] == "scored" and name not in named}
    return won


def _seat(
    seat: int,
    given: Mapping[str, Any],
    hand: list[int],
    won: Mapping[str, int],
    cities: Mapping[str, Any],
    towns: Mapping[str, int],
    active: int,
    sizes: Mapping[str, int],
) -> dict[str, Any]:
    unknown = set(given) - {"money", "letters", "hand", "won"}
    assert not unknown, f"a seat has no {unknown}"
    own_towns = list(towns.values()).count(seat)
    placed = own_towns + sum(city["spaces"].count(seat) for city in cities.values())
    placed += sum(city["centre"] for city in cities.values()) if seat == active else 0
    return {
        "money": given.get("money", 100),
        "influence": max(1, own_towns) + sum(won.values()),
        "supply": BRANCHES - placed,
        "letters": given.get("letters", 2),
        "won": len(won),
        "worth": sum(sizes[name] for name in won),
        "discs": {str(value): hand.count(value) for value in sorted(set(hand))},
    }


def start(players: int = 3, **options: Any) -> PfeffersaeckePosition:
    """Return the position before the first random draw."""
    position: PfeffersaeckePosition = GAME.start(GAME.setup(players=players, options=options))
    return position


def dealt(first: int = 0, players: int = 3, **options: Any) -> PfeffersaeckePosition:
    """Return the position after setup, in which chance always dealt the smallest possible disc."""
    position = do(start(players, **options), f"first {first}")
    while position.actor == kontor.CHANCE:
        position.play(position.legal()[0])
    return position


def city(position: PfeffersaeckePosition, name: str) -> dict[str, Any] | None:
    """Return a city in the JSON form of a position, or None if it is closed."""
    held: dict[str, Any] | None = position.json()["cities"].get(name)
    return held


def chances(position: PfeffersaeckePosition) -> dict[str, int]:
    """Return the possible chance actions with their weights."""
    return dict(zip(map(position.text, position.legal()), position.weights(), strict=True))


def each(kind: str, places: Iterable[str]) -> set[str]:
    """Return the texts of one kind of action at each of these places."""
    return {f"{kind} {place}" for place in places}


def influences(position: PfeffersaeckePosition) -> list[int]:
    return [seat["influence"] for seat in position.json()["seats"]]


def money(position: PfeffersaeckePosition, seat: int = 0) -> int:
    held: int = position.json()["seats"][seat]["money"]
    return held


def events(position: PfeffersaeckePosition, *texts: str) -> list[str]:
    """Play these actions, and return the ids of the events without the prefix of the game."""
    position.listener = []
    do(position, *texts)
    told = [event.what.removeprefix("pfeffersaecke-") for event in position.listener]
    position.listener = None
    return told
