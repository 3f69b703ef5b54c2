"""Helpers for Felinia positions: `at(...)` builds the smallest position for a rule. It fills in everything that a test
does not specify, because no good, tile, bid or merchant may be missing. The functions `legal`, `do`, `refused` and
`changed` come from `tests.kit`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor.core import Setup
from kontor.games.felinia.board import Board
from kontor.games.felinia.game import GAME
from kontor.games.felinia.position import FeliniaPosition

GOODS = ("books", "wine", "clocks", "clothes", "glass")
BERTHS = ("cheetahs_a", "tigers_a", "lions_a", "jaguars_a")
"""Ships that leave at 7:30, 9:00, 10:45 and 9:45, each with two places that cost two of the ship's own good and one
other.
"""
SPECIALS = (
    "provision_points",
    "gift",
    "spice_points",
    "lone_merchants",
    "more_coins",
    "more_provisions",
    "more_gold",
    "place_points",
)
BID = [{"decision": "bid"}]


def trade(sold: int = 0) -> list[dict[str, Any]]:
    return [{"decision": "trade", "sold": sold}]


def boarding(seat: int = 0, sold: int = 0) -> list[dict[str, Any]]:
    return [{"decision": "boarding", "seat": seat, "sold": sold}]


def storage(seat: int = 0, sold: int = 0) -> list[dict[str, Any]]:
    return [{"decision": "storage", "seat": seat, "sold": sold}]


def walk(*passed: str, seat: int = 0, turns: int | None = None) -> list[dict[str, Any]]:
    """Return the decision of a walk in progress. After the second step, no tile can be turned."""
    left = (2 if len(passed) == 1 else 0) if turns is None else turns
    return [{"decision": "walk", "seat": seat, "turns": left, "passed": list(passed)}]


PHASES = {
    "bid": "bids",
    "trade": "trade",
    "boarding": "trade",
    "walk": "exploration",
    "found": "exploration",
    "storage": "storage",
}


def at(
    *,
    board: str | Board = "classic",
    players: int = 2,
    stack: list[dict[str, Any]] | None = None,
    start: int = 0,
    round: int = 2,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    markets: Mapping[int, Mapping[str, int]] | None = None,
    stacks: Mapping[str, Sequence[int]] | None = None,
    berths: Sequence[str | None] = BERTHS,
    aboard: Mapping[int, Sequence[int | None]] | None = None,
    sailing: Iterable[int] = (),
    closing: str | None = None,
    ships: Iterable[str] | None = None,
    next_ship: str | None = None,
    tiles: Mapping[str, str] | None = None,
    merchants: Mapping[str, tuple[int, str]] | None = None,
    bonus: Mapping[int, int] | None = None,
    pile: Sequence[tuple[str, Sequence[int]]] | None = None,
    stored: int = 0,
    **options: Any,
) -> FeliniaPosition:
    """Return a position with only the given contents. By default, the first bid comes next.

    `seats[k]` may hold `coins` (default 2), `gold`, `spice`, `provisions`, `goods={"books": 2}`, `circles=[1]`,
    `kept=[…]`.
    `stacks={"1": [0, 1]}` lists the lowest token first. `merchants` gives the owner of the merchant on a post and the
    tile
    taken there. `tiles` gives the face-up tiles by post (on the expert side all are; tiles not named fill the rest).
    `ships` is the pile, by default all tiles that are not at a berth. `pile` lists the places from the top, with the
    seats
    that know them; the rest is shuffled below.
    """
    setup = GAME.setup(players=players, board=board, options=options)
    stack = BID if stack is None else stack
    staying = dict(merchants or {})
    stays = {province: seat for province, (seat, _) in staying.items()}
    stand, unseen = _tiles(setup, dict(tiles or {}), staying)
    used = [*(ship for ship in berths if ship), *([next_ship] if next_ship else [])]
    left = [ship.name for ship in setup.board.ships if ship.name not in used] if ships is None else list(ships)
    on_board = [{"ship": ship, "aboard": list((aboard or {}).get(n, (None, None)))} for n, ship in enumerate(berths, 1)]
    held = [
        _seat(setup, seat, dict((seats or {}).get(seat, {})), staying, stacks or {}, on_board, stack)
        for seat in range(players)
    ]
    stalls = [dict((markets or {}).get(number, {})) for number in range(1, 6)]
    bag = {good: 9 - sum(one.get(good, 0) for one in [*stalls, *(seat["goods"] for seat in held)]) for good in GOODS}
    sails = list(sailing)
    phase = PHASES[stack[0]["decision"]] if stack else "exploration"
    form = {
        "game": "felinia",
        "rules": GAME.declaration.rules_version,
        "board": setup.board.id,
        "digest": setup.board.digest,
        "players": players,
        "options": setup.options,
        "viewer": "all",
        "round": round,
        "start": start,
        "phase": phase,
        "stored": stored,
        "sailing": sails,
        "closing": closing,
        "bag": {good: number for good, number in bag.items() if number},
        "markets": stalls,
        "stacks": {name: list(tokens) for name, tokens in (stacks or {}).items()},
        "berths": on_board,
        "ships": left,
        "next_ship": next_ship,
        "unseen": unseen,
        "tiles": stand,
        "merchants": stays,
        "bonus": [(bonus or {}).get(tile) for tile in range(1, 6)],
        "places": _places(setup, held, pile),
        "seats": held,
        "stack": stack,
        "ended": None,
    }
    return GAME.read(form, board=setup.board)


def _tiles(
    setup: Setup, opened: dict[str, str], staying: dict[str, tuple[int, str]]
) -> tuple[dict[str, str], dict[str, Any]]:
    """Return the tiles on posts, and the tiles that nobody has seen."""
    board = setup.board
    stand: dict[str, str] = {}
    unseen: dict[str, Any] = {}
    for country, people in enumerate(board.peoples):
        left = {name: count for name, count in zip(board.tile_names, board.countries[country].tiles) if count}
        posts = [board.provinces[post].name for post in board.country_posts[country]]
        for post in posts:
            if post in opened or post in staying:
                tile = opened[post] if post in opened else staying[post][1]
                left[tile] -= 1
                assert left[tile] >= 0, f"{people} have no more tiles {tile}"
                if post in opened:
                    stand[post] = tile
        rest = [name for name, count in left.items() for _ in range(count)]
        for post in posts:
            if post not in opened and post not in staying:
                stand[post] = rest.pop(0) if board.expert else "face_down"
        if not board.expert:
            unseen[people] = {name: count for name, count in left.items() if count}
    return stand, {people: counts for people, counts in unseen.items() if counts}


def _seat(
    setup: Setup,
    seat: int,
    given: dict[str, Any],
    staying: dict[str, tuple[int, str]],
    stacks: Mapping[str, Sequence[int]],
    berths: list[dict[str, Any]],
    stack: list[dict[str, Any]],
) -> dict[str, Any]:
    circles = list(given.get("circles", []))
    tokens = sum(list(held).count(seat) for held in stacks.values())
    tiles: dict[str, int] = {}
    for owner, tile in staying.values():
        if owner == seat and tile != "gift":
            tiles[tile] = tiles.get(tile, 0) + 1
    away = sum(1 for owner, _ in staying.values() if owner == seat)
    away += sum(berth["aboard"].count(seat) for berth in berths)
    away += sum(1 for frame in stack if frame["decision"] == "walk" and frame["seat"] == seat)
    kept = list(given.get("kept", []))
    costs: dict[str, int] = {}
    for name in kept:
        cost = setup.board.places[setup.board.place_number[name]].cost
        good = "free" if cost == 255 else setup.board.goods[cost]
        costs[good] = costs.get(good, 0) + 1
    return {
        "coins": given.get("coins", 2),
        "gold": given.get("gold", 0),
        "spice": given.get("spice", 0),
        "provisions": given.get("provisions", 0),
        "merchants": 10 - away,
        "hand": given.get("hand", 3 - tokens - len(circles)),
        "circles": circles,
        "goods": dict(given.get("goods", {})),
        "tiles": tiles,
        "kept": {name: [seat] for name in kept},
        "costs": costs,
    }


def _places(
    setup: Setup, held: list[dict[str, Any]], pile: Sequence[tuple[str, Sequence[int]]] | None
) -> dict[str, Any] | None:
    if not setup.board.places:
        return None
    left = {card.name: card.number - sum(card.name in seat["kept"] for seat in held) for card in setup.board.places}
    everybody = ["public", *range(setup.players)]
    segments: list[dict[str, Any]] = []
    for name, known in pile or ():
        left[name] -= 1
        segments.append({"size": 1, "known_to": list(known), "cards": {name: 1}})
    rest = {name: count for name, count in left.items() if count}
    if rest:  # cards that are not named are at the bottom
        segments.append({"size": sum(rest.values()), "known_to": everybody, "cards": rest})
    return {"pool": {}, "pile": segments}


def seat(position: FeliniaPosition, number: int) -> dict[str, Any]:
    """Return a seat in the JSON form of a position."""
    form: dict[str, Any] = position.json()["seats"][number]
    return form


def start(board: str = "classic", players: int = 2, **options: Any) -> FeliniaPosition:
    """Return the position before the first random draw."""
    return GAME.start(GAME.setup(players=players, board=board, options=options))
