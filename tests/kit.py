"""The smallest position that shows a rule, in a few words.

`at(...)` builds a position of Hansa Teutonica from what a test names; everything else is filled in so that every piece
and marker is accounted for. `legal`, `do`, `refused` and `changed` work for every game, in the text of its actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

import kontor
from kontor.core import IllegalAction, Position, Setup
from kontor.games.hansa.position import HansaPosition

P = TypeVar("P", bound=Position)

MARKERS = ("extra_office", "swap", "plus3", "plus4", "skill", "remove")
TRACKS = ("clavis_urbis", "actiones", "privilegium", "liber_sophiae", "bursa")
COVERED_BY_TRADERS = ("clavis_urbis", "actiones", "privilegium", "bursa")
TRACK_LENGTH = {"clavis_urbis": 4, "actiones": 5, "privilegium": 3, "liber_sophiae": 3, "bursa": 3}
MISSIONS = (
    "Osnabrück+Stendal+Paderborn",
    "Dortmund+Minden+Lüneburg",
    "Minden+Perleberg+Goslar",
    "Arnheim+Perleberg+Hannover",
    "Dortmund+Stendal+Kampen",
    "Arnheim+Osnabrück+Hildesheim",
    "Arnheim+Perleberg+Bremen",
    "Minden+Osnabrück+Magdeburg",
    "Dortmund+Stendal+Münster",
)
"""The mission cards (X1)."""

rule = pytest.mark.rule
"""Names the rule ids a test shows: `@rule("D6a")`."""


def at(
    *,
    players: int = 4,
    board: str | Path | None = None,
    active: int = 0,
    actions: int = 2,
    posts: Mapping[str, str] | None = None,
    cities: Mapping[str, Mapping[str, Any]] | None = None,
    markers: Mapping[str, str] | None = None,
    special: Iterable[str | None] = (None, None, None, None),
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    stack: list[dict[str, Any]] | None = None,
    bag: int | None = None,
    completed: int | None = None,
    neutral: Mapping[str, int] | None = None,
    pawn: Mapping[str, Any] | None = None,
    missions: Iterable[str | None] | None = None,
    gone: Mapping[str, int] | None = None,
    **options: Any,
) -> HansaPosition:
    """A position in which seat `active` is to act, with what is named and nothing else.

    `posts={"Hamburg-Lüneburg 2": "trader 0"}`, `markers={"Osnabrück-Bremen": "swap"}`; a city is
    `{"houses": ["trader 1"], "extra": ["merchant 2"]}` where missing houses are empty and a missing part is left out.
    The houses of a green city are its offices of way 2, as many as are named. Pieces of neutral (`trader neutral`) come
    from nowhere and belong to no seat.

    `seats[k]` may hold `supply=(traders, merchants)` (default: 5 and 1, as far as there are so many),
    `tracks={"actiones": 2}` (pieces taken off; 0 for the others), `prestige`, `link`, `unused={"swap": 1}`, `used`,
    `plate={"hidden": 1}`. The stock of a seat is what is left of its 26 traders (one is the score marker) and 4
    merchants, so it need not and cannot be given.

    Markers not named are unseen; all of them that are not hidden elsewhere are in the bag. `bag=n` leaves only n there:
    the surplus is given, used, to the last seat (seen, therefore not unseen). `completed` is the number of full cities
    unless given: then only the number is set, as if so many more were full. `board` is an id or the path of a board
    file.

    Two players play with neutral traders or with the pawn as the option `two_players` says: then `neutral` is
    `{"prestige": 0, "link": 0}`, or the `pawn` stands on the heath and nothing has been done yet, but for what is named
    (`pawn={"acted": True}`). With `mission_cards=True` seat k has the k-th of `MISSIONS` unless `missions` says
    otherwise. `gone={"swap": 1}` are markers that have left the game.
    """
    game = kontor.game("hansa")
    chosen = board or ("standard_2_3" if players in (2, 3) else "standard_4_5")
    setup = game.setup(
        players=players, board=game.board_from_file(chosen) if isinstance(chosen, Path) else chosen, options=options
    )
    houses = {city.name: len(city.houses) for city in setup.board.cities}
    city_form = {
        name: {"houses": _padded(held.get("houses", []), houses[name]), "extra": list(held.get("extra", []))}
        for name, held in (cities or {}).items()
    }
    full = sum(1 for held in city_form.values() if None not in held["houses"] and (held["houses"] or held["extra"]))
    special = list(special)
    on_board = _pieces_on_board(posts or {}, city_form, special, stack or [])
    seat_forms = [_seat(seat, (seats or {}).get(seat, {}), on_board) for seat in range(players)]
    markers = dict(markers or {})
    gone = dict(gone or {})
    unseen = _unseen(setup.options["marker_mix"], markers, seat_forms, gone)
    hidden = list(markers.values()).count("hidden") + sum(form["plate"].get("hidden", 0) for form in seat_forms)
    hidden += gone.get("hidden", 0)
    hidden += sum(1 for frame in stack or [] if frame.get("taken") == "hidden")
    if bag is not None:
        _shrink_bag(unseen, bag + hidden, seat_forms[-1]["used"])
    position: HansaPosition = game.read(
        {
            "game": "hansa",
            "rules": game.declaration.rules_version,
            "board": setup.board.id,
            "digest": setup.board.digest,
            "players": players,
            "options": setup.options,
            "viewer": "all",
            "first": 0,
            "active": active,
            "actions": actions,
            "completed": full,
            "bag": sum(unseen.values()) - hidden,
            "bag_ran_out": False,
            "gone": gone,
            **_two_players(setup, neutral, pawn),
            "missions": _missions(setup, missions),
            "unseen": unseen,
            "markers": markers,
            "posts": dict(posts or {}),
            "cities": city_form,
            "special": special,
            "seats": seat_forms,
            "stack": [{"decision": "turn"}] if stack is None else stack,
            "ended": None,
        },
        board=setup.board,
    )
    if completed is not None:
        position.completed = completed
    return position


def posts_of(*routes: str) -> list[str]:
    """Every post of these routes, each named with its length: `posts_of("Duisburg-Dortmund 2")`."""
    named = [route.rsplit(" ", 1) for route in routes]
    return [f"{name} {number}" for name, length in named for number in range(1, int(length) + 1)]


def each(kind: str, places: Iterable[str]) -> set[str]:
    """The texts of one kind of action on each of these places: `each("place trader", ["Duisburg-Dortmund 2"])`."""
    return {f"{kind} {place}" for place in places}


def legal(position: Position, *kinds: str) -> set[str]:
    """The texts of the legal actions, all or only those of the given kinds (`"place"`, `"use swap"`)."""
    texts = [position.text(action) for action in position.legal()]
    assert len(texts) == len(set(texts)), "an action is offered twice"
    return {text for text in texts if not kinds or any((text + " ").startswith(kind + " ") for kind in kinds)}


def do(position: P, *texts: str) -> P:
    """Play these actions one after another on the position itself, and give it back."""
    for text in texts:
        position.play(position.number(text))
    return position


def refused(position: Position, text: str) -> str:
    """The rule id for which an action is refused; the position must stay as it was."""
    before = position.json()
    with pytest.raises(IllegalAction) as error:
        position.play(position.number(text))
    assert position.json() == before
    return error.value.reason.rule


def seat(position: Position, number: int) -> dict[str, Any]:
    """One seat of the position's JSON form."""
    form: dict[str, Any] = position.json()["seats"][number]
    return form


def changes(before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> dict[str, tuple[Any, Any]]:
    """Every field in which two JSON forms differ: `{"seats.0.supply.trader": (5, 4)}`; None where one is missing."""
    found: dict[str, tuple[Any, Any]] = {}
    for key in [*before, *(key for key in after if key not in before)]:
        here = f"{path}{key}"
        old, new = before.get(key), after.get(key)
        if isinstance(old, dict) and isinstance(new, dict):
            found |= changes(old, new, here + ".")
        elif key == "seats" and isinstance(old, list) and isinstance(new, list):
            for number, (one, other) in enumerate(zip(old, new, strict=True)):
                found |= changes(one, other, f"{here}.{number}.")
        elif old != new:
            found[here] = (old, new)
    return found


def changed(position: Position, *texts: str) -> dict[str, tuple[Any, Any]]:
    """Every field of the position that these actions change, as `changes` writes it."""
    before = position.json()
    do(position, *texts)
    return changes(before, position.json())


def _two_players(setup: Setup, neutral: Mapping[str, int] | None, pawn: Mapping[str, Any] | None) -> dict[str, Any]:
    way = setup.options["two_players"] if setup.players == 2 else ""
    with_pawn = way == "pawn"
    assert with_pawn or not pawn, "the pawn is for two players with two_players=pawn"
    assert way.startswith("neutral") or not neutral, "neutral traders are for two players with a neutral form"
    return {
        "neutral": {"prestige": 0, "link": 0, **(neutral or {})} if way.startswith("neutral") else None,
        "pawn": {"province": "heath", "moved": False, "acted": False, **(pawn or {})} if with_pawn else None,
    }


def _missions(setup: Setup, missions: Iterable[str | None] | None) -> list[str | None] | None:
    if setup.options["mission_cards"]:
        return list(MISSIONS[: setup.players] if missions is None else missions)
    assert missions is None, "there are no mission cards without mission_cards=True"
    return None


def _padded(pieces: list[str | None], length: int) -> list[str | None]:
    return [*pieces, *[None] * (length - len(pieces))]


def _pieces_on_board(
    posts: Mapping[str, str],
    cities: Mapping[str, Mapping[str, Any]],
    special: Iterable[str | None],
    stack: Iterable[Mapping[str, Any]],
) -> list[str]:
    offices = [piece for city in cities.values() for piece in [*city["houses"], *city["extra"]]]
    in_hand = []
    for frame in stack:
        if frame["decision"] == "pay":
            in_hand.append(frame["displaced"])
        if frame["decision"] == "answer":
            held = ((frame["displaced"], frame["owner"]), (frame["lifted"], frame["seat"]))
            in_hand += [f"{kind} {owner}" for kind, owner in held if kind]
        if frame["decision"] == "sea_move":
            in_hand += frame["hand"]
        if frame["decision"] == "move":
            raise ValueError("play `lift` instead of building a move")
    return [piece for piece in [*posts.values(), *offices, *special, *in_hand] if piece]


def _seat(number: int, given: Mapping[str, Any], on_board: list[str]) -> dict[str, Any]:
    unknown = set(given) - {"supply", "tracks", "prestige", "link", "unused", "used", "plate"}
    assert not unknown, f"a seat has no {unknown}"
    tracks = {track: given.get("tracks", {}).get(track, 0) for track in TRACKS}
    traders = 26 - sum(TRACK_LENGTH[track] - tracks[track] for track in COVERED_BY_TRADERS)
    traders -= on_board.count(f"trader {number}")
    merchants = 4 - (TRACK_LENGTH["liber_sophiae"] - tracks["liber_sophiae"]) - on_board.count(f"merchant {number}")
    supply = given.get("supply", (min(5, traders), min(1, merchants)))
    stock = (traders - supply[0], merchants - supply[1])
    assert min(stock) >= 0, (
        f"seat {number} has not so many pieces: {traders} traders and {merchants} merchants are left"
    )
    return {
        "prestige": given.get("prestige", 0),
        "link": given.get("link", 0),
        "supply": {"trader": supply[0], "merchant": supply[1]},
        "stock": {"trader": stock[0], "merchant": stock[1]},
        "tracks": tracks,
        "unused": dict(given.get("unused", {})),
        "used": dict(given.get("used", {})),
        "plate": dict(given.get("plate", {})),
    }


def _unseen(
    mix: Mapping[str, int],
    markers: Mapping[str, str],
    seats: list[dict[str, Any]],
    gone: Mapping[str, int],
) -> dict[str, int]:
    unseen = {}
    for kind in MARKERS:
        seen = list(markers.values()).count(kind) + gone.get(kind, 0)
        seen += sum(form[place].get(kind, 0) for form in seats for place in ("unused", "used", "plate"))
        unseen[kind] = mix[kind] - seen
        assert unseen[kind] >= 0, f"there are only {mix[kind]} markers {kind}"
    return unseen


def _shrink_bag(unseen: dict[str, int], size: int, used: dict[str, int]) -> None:
    for kind in MARKERS:
        while unseen[kind] and sum(unseen.values()) > size:
            unseen[kind] -= 1
            used[kind] = used.get(kind, 0) + 1
    assert sum(unseen.values()) == size, "there are not so many markers for the bag"
