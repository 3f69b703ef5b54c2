"""Helpers that build the smallest position for a rule. `at(...)` builds a Hansa Teutonica position from the parts that
a test specifies. It fills in the rest, because no piece or marker may be missing. `legal`, `do`, `refused` and
`changed` work for every game and use the notation of its actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

import kontor
from kontor.core import IllegalAction, KontorError, Position, Setup
from kontor.games.hansa.position import HansaPosition

P = TypeVar("P", bound=Position)

MARKERS = ("extra_office", "swap", "plus3", "plus4", "skill", "remove")
TILES = ("anywhere", "action", "income", "cities", "skills", "escort")
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
"""Mission cards (X1), by seat."""

rule = pytest.mark.rule
"""Names the rule ids that a test covers: `@rule("D6a")`."""


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
    hand: Iterable[str] = (),
    permits: Iterable[str] = (),
    lifted_in: Mapping[str, str] | None = None,
    tiles: Mapping[str, int | str] | None = None,
    phase: str | None = None,
    beside: Mapping[str, tuple[str, int]] | None = None,
    **options: Any,
) -> HansaPosition:
    """Build a position in which seat `active` is to act. Only the given pieces are on the board.

    `posts={"Hamburg-Lüneburg 2": "trader 0"}`, `markers={"Osnabrück-Bremen": "swap"}`; a city is
    `{"houses": ["trader 1"], "extra": ["merchant 2"]}`. Missing houses are empty; both keys are optional. In a green
    city, `houses` lists its offices of way 2, however many there are. Neutral pieces (`trader neutral`) belong to no
    seat and are taken from nobody's stock.

    `seats[k]` may hold `supply=(traders, merchants)` (default: 5 and 1, or as many as there are),
    `tracks={"actiones": 2}` (pieces taken off; 0 by default), `prestige`, `link`, `unused={"swap": 1}`, `used`,
    `plate={"hidden": 1}`. The stock is computed as the rest of the seat's 26 traders (one more is the score marker) and
    4 merchants. The implications of offices are filled in unless a test specifies them: a used marker for every extra
    office (M5), and a Privilegium that includes the colours of a seat's houses (C6c).

    Markers that are not named are unseen. All of them that are not face down elsewhere are in the bag. `bag=n` leaves
    only n there and gives the rest, used and therefore seen, to the last seat. `completed` defaults to the number of
    full cities; a given value replaces only that number. `board` is an id or the path of a board file.

    The `two_players` option chooses between neutral traders and the pawn. With neutral traders, `neutral` defaults to
    `{"prestige": 0, "link": 0}`. With the pawn, it starts on the heath with nothing done, except for what is named
    (`pawn={"acted": True}`). With `mission_cards=True`, seat k has the k-th card of `MISSIONS` unless `missions` is
    given. `gone={"swap": 1}` lists markers that have left the game. `hand` lists the pieces lifted by a Move marker.
    On a board with countries, `permits` lists the cities with used permits, and `lifted_in` is as in the JSON form.

    With `emperors_favour=True`, `tiles={"escort": 1}` names the owners of tiles; the first others are on the table.
    `phase` is `begun` or `bought`. With `promo_markers`, `beside={"block 1": ("Hamburg-Lüneburg", 1)}` lists markers
    beside routes with their owners.
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
    on_board = [*_pieces_on_board(posts or {}, city_form, special, stack or []), *hand]
    on_board += [f"trader {owner}" for _, owner in (beside or {}).values()]
    given = {seat: _with_offices(setup, seat, (seats or {}).get(seat, {}), city_form) for seat in range(players)}
    seat_forms = [_seat(seat, given[seat], on_board) for seat in range(players)]
    markers = dict(markers or {})
    gone = dict(gone or {})
    unseen = _unseen(_mix(setup), [*markers.values(), *(name.split()[0] for name in beside or {})], seat_forms, gone)
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
            **_used_here(setup, hand, permits, lifted_in or {}),
            **_extensions(setup, tiles or {}, phase, beside or {}),
        },
        board=setup.board,
    )
    if completed is not None:
        position.completed = completed
    return position


def posts_of(*routes: str) -> list[str]:
    """Return every post of these routes, each given with its length, as in `posts_of("Duisburg-Dortmund 2")`."""
    named = [route.rsplit(" ", 1) for route in routes]
    return [f"{name} {number}" for name, length in named for number in range(1, int(length) + 1)]


def each(kind: str, places: Iterable[str]) -> set[str]:
    """Return the texts of an action for every post of these routes: `each("place trader", ["Duisburg-Dortmund 2"])`."""
    return {f"{kind} {place}" for place in places}


def legal(position: Position, *kinds: str) -> set[str]:
    """Return the legal actions as text, all or only those of the given kinds (such as `"place"` or `"use swap"`)."""
    texts = [position.text(action) for action in position.legal()]
    assert len(texts) == len(set(texts)), "an action is offered twice"
    return {text for text in texts if not kinds or any((text + " ").startswith(kind + " ") for kind in kinds)}


def do(position: P, *texts: str) -> P:
    """Play these actions in order on the position itself and return it."""
    for text in texts:
        position.play(position.number(text))
    return position


def refused(position: Position, text: str) -> str:
    """Return the id of the rule that forbids an action. Also checks that the position does not change."""
    before = position.json()
    with pytest.raises(IllegalAction) as error:
        position.play(position.number(text))
    assert position.json() == before
    return error.value.reason.rule


def seat(position: Position, number: int) -> dict[str, Any]:
    """Return a seat in the JSON form of a position."""
    form: dict[str, Any] = position.json()["seats"][number]
    return form


def changes(before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> dict[str, tuple[Any, Any]]:
    """Return the differences between two JSON forms, such as `{"seats.0.supply.trader": (5, 4)}`. A missing field is
    None.
    """
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
    """Return every field of the position that these actions change, in the format of `changes`."""
    before = position.json()
    do(position, *texts)
    return changes(before, position.json())


def _two_players(setup: Setup, neutral: Mapping[str, int] | None, pawn: Mapping[str, Any] | None) -> dict[str, Any]:
    way = setup.options["two_players"] if setup.players == 2 else ""
    with_pawn = way == "pawn"
    assert with_pawn or not pawn, "the pawn needs two players and two_players=pawn"
    assert way.startswith("neutral") or not neutral, "neutral traders need two_players=neutral_14 or neutral_it"
    return {
        "neutral": {"prestige": 0, "link": 0, **(neutral or {})} if way.startswith("neutral") else None,
        "pawn": {"province": "heath", "moved": False, "acted": False, **(pawn or {})} if with_pawn else None,
    }


def _used_here(
    setup: Setup, hand: Iterable[str], permits: Iterable[str], lifted_in: Mapping[str, str]
) -> dict[str, Any]:
    """Return the fields that only some tables have."""
    found: dict[str, Any] = {}
    if setup.options["third_marker"] == "move":
        found["hand"] = {str(number): piece for number, piece in enumerate(hand, start=1)}
    if setup.board.permits:
        found["permits"] = dict.fromkeys(permits, True)
    if setup.board.country_names:
        found["lifted_in"] = dict(lifted_in)
    assert hand == () or "hand" in found, "pieces in hand need third_marker=move"
    return found


def _mix(setup: Setup) -> dict[str, int]:
    """Return every kind of marker in the game. Promo markers replace others (Q2)."""
    chosen = setup.options
    mix = {kind: number - chosen["replaced_markers"][kind] for kind, number in chosen["marker_mix"].items()}
    return {**mix, **{kind: number for kind, number in chosen["promo_markers"].items() if number}}


def _extensions(
    setup: Setup, tiles: Mapping[str, int | str], phase: str | None, beside: Mapping[str, tuple[str, int]]
) -> dict[str, Any]:
    """Return the fields of Emperor's Favour and of promo markers, if the table has them."""
    found: dict[str, Any] = {}
    if setup.options["emperors_favour"]:
        others = [tile for tile in TILES if tile not in tiles][: setup.players - len(tiles)]
        found |= {"tiles": {**tiles, **dict.fromkeys(others, "table")}, "turn_phase": phase}
    if setup.options["promo_markers"]["tribute"] or setup.options["promo_markers"]["block"]:
        found["beside"] = {name: route for name, (route, _) in beside.items()}
        found["beside_of"] = {name: owner for name, (_, owner) in beside.items()}
    return found


def _missions(setup: Setup, missions: Iterable[str | None] | None) -> list[str | None] | None:
    if setup.options["mission_cards"]:
        return list(MISSIONS[: setup.players] if missions is None else missions)
    assert missions is None, "mission cards need mission_cards=True"
    return None


def _with_offices(
    setup: Setup, seat: int, given: Mapping[str, Any], cities: Mapping[str, Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the seat as specified by a test, with the used markers and the Privilegium that its offices imply."""
    own = {f"trader {seat}", f"merchant {seat}"}
    extra = sum(piece in own for held in cities.values() for piece in held["extra"])
    colours = [
        house.colour
        for city in setup.board.cities
        for house, piece in zip(city.houses, cities.get(city.name, {}).get("houses", []), strict=False)
        if piece in own
    ]
    used, tracks = dict(given.get("used", {})), dict(given.get("tracks", {}))
    if extra:
        used.setdefault("extra_office", extra)
    if any(colours):
        tracks.setdefault("privilegium", max(colours))
    return {**given, "used": used, "tracks": tracks}


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
            raise ValueError("to build a Move, play `lift`")
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
    assert min(stock) >= 0, f"seat {number} has too few pieces: {traders} traders and {merchants} merchants are left"
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
    markers: list[str],
    seats: list[dict[str, Any]],
    gone: Mapping[str, int],
) -> dict[str, int]:
    unseen = {}
    for kind in mix:
        seen = markers.count(kind) + gone.get(kind, 0)
        seen += sum(form[place].get(kind, 0) for form in seats for place in ("unused", "used", "plate"))
        unseen[kind] = mix[kind] - seen
        assert unseen[kind] >= 0, f"there are only {mix[kind]} markers of kind {kind}"
    return unseen


def _shrink_bag(unseen: dict[str, int], size: int, used: dict[str, int]) -> None:
    for kind in unseen:
        while unseen[kind] and sum(unseen.values()) > size:
            unseen[kind] -= 1
            used[kind] = used.get(kind, 0) + 1
    assert sum(unseen.values()) == size, "there are too few markers for the bag"


@contextmanager
def refusing(kind: type[KontorError], text: str) -> Iterator[pytest.ExceptionInfo[KontorError]]:
    """Expect an error of this kind whose messages, in the form of ids and arguments, contain a text."""
    with pytest.raises(kind) as caught:
        yield caught
    assert text in "; ".join(map(str, caught.value.messages)), caught.value.messages
