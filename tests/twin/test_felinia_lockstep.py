"""Felinia and its twin in lockstep, on the game's own boards and on unusual ones, in several playing styles."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import kontor
from kontor.testing import everything, steps
from tests.battery.configurations import FULL
from tests.twin.felinia_odd_boards import ODD, odd_board
from tests.twin.felinia_twin import FeliniaTwin
from tests.twin.lockstep import play_in_lockstep

GAME = kontor.game("felinia")
STRAYS = (0, 1, 2, 3, 5, 7, 10)  # out of ten decisions
EVERY = 5  # every fifth table has a game in the sample

Manner = Callable[[Any, list[int]], list[int]]


def first_of(*beginnings: str) -> Manner:
    """Return a style that considers only actions with these prefixes, if there are any."""

    def narrow(view: Any, legal: list[int]) -> list[int]:
        return [action for action in legal if view.text(action).startswith(beginnings)] or legal

    return narrow


def none_of(*beginnings: str) -> Manner:
    """Return a style that considers actions with these prefixes only if there are no others."""

    def narrow(view: Any, legal: list[int]) -> list[int]:
        return [action for action in legal if not view.text(action).startswith(beginnings)] or legal

    return narrow


def wandering(view: Any, legal: list[int]) -> list[int]:
    """Style that sells nothing, avoids tiles while walking and stores four goods, so supplies run out (R13, R16)."""
    tiles = view.json()["tiles"]
    texts = {action: view.text(action) for action in legal}
    wanted = [action for action, text in texts.items() if text.startswith("step") and text[5:] not in tiles]
    wanted += [action for action, text in texts.items() if text.count("+") == 3]
    return wanted or none_of("sell", "stop", "turn", "decline", "keep none")(view, legal)


def bookish(view: Any, legal: list[int]) -> list[int]:
    """Style that collects books until the bag has none left (R4)."""
    books = [_books_gained(view.text(action)) for action in legal]
    return [action for action, gained in zip(legal, books, strict=True) if gained == max(books)]


def _books_gained(text: str) -> int:
    kind, *rest = text.split(" ")
    if kind == "store":
        return rest[0].count("books")
    given = kind in ("sell", "board", "keep") or (kind == "exchange" and rest[0] == "books")
    return -1 if given else rest.count("books")


MANNERS: dict[str, Manner] = {
    "all": everything,
    "saving": none_of("sell", "stop", "decline"),  # supplies and the bag run out (R16)
    "guild": first_of("bid guild", "exchange", "bonus", "board"),  # exchanges in full (R4)
    "selling": first_of("sell", "buy", "board"),  # what is still possible afterwards (R2, R5, R15)
    "roaming": none_of("stop", "bid board", "done", "keep none"),  # long walks and many places (R11, R12)
    "wandering": wandering,
    "bookish": bookish,
}


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Return boards, numbers of players and options, with all different rules and each unusual board."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for players in GAME.declaration.players:
        for ahead in (False, True):
            found += [
                ("classic", players, {"next_ship_open": ahead}),
                ("expert", players, {"next_ship_open": ahead}),
                ("expert", players, {"next_ship_open": ahead, "cross_border_movement": True, "open_tiles": True}),
            ]
    for number, name in enumerate(ODD):
        crossing = {"cross_border_movement": True} if name == "crossing" else {}
        found += [(name, players, {"next_ship_open": (number + players) % 2 == 0, **crossing}) for players in (2, 3, 4)]
    return [*found, ("crossing", 3, {})]


def games() -> list[Any]:
    """Return a game at some of the tables or, with KONTOR_FULL=1, a game in every style at every table."""
    found = []
    for number, (board, players, options) in enumerate(tables()):
        for turn in range(len(MANNERS)):
            in_sample = number % EVERY == 0 and turn == 0
            if in_sample or FULL:
                manner = list(MANNERS)[(number + turn) % len(MANNERS)]
                seed = 100 * number + turn
                id = f"{board}-{players}-{manner}-{seed}"
                marks = [] if in_sample else [pytest.mark.slow]
                found.append(pytest.param(board, players, options, manner, seed, id=id, marks=marks))
    return found


@pytest.mark.parametrize(("board", "players", "options", "manner", "seed"), games())
def test_both_agree_at_every_action(board: str, players: int, options: dict[str, Any], manner: str, seed: int) -> None:
    setup = GAME.setup(players=players, board=odd_board(board) if board in ODD else board, options=options)
    actions, end = play_in_lockstep(setup, seed, STRAYS[seed % len(STRAYS)], MANNERS[manner])
    assert actions
    assert end in GAME.declaration.ends


@pytest.mark.parametrize("board", ["printed", "printed_expert", "printed_places"])
@pytest.mark.parametrize("manner", ["roaming", "bookish"])
def test_both_agree_on_what_printed_boards_may_have(board: str, manner: str) -> None:
    """Symbols in ports, two symbols in a province, crossroads without one, and ships with the same time."""
    setup = GAME.setup(players=3, board=odd_board(board))
    _, end = play_in_lockstep(setup, 7, STRAYS[1], MANNERS[manner])
    assert end in GAME.declaration.ends


def test_ties_are_broken_alike() -> None:
    """E6 is rare, so at the end of a game all seats get equal points (with gold) and random coins and spice."""
    setup = GAME.setup(players=4, board="expert")
    twin = FeliniaTwin(setup.board.data, setup.players, setup.options)
    for position, _, action in steps(GAME, setup, 3, 10):
        if action is not None:
            twin.play(position.text(action))
    bits = random.Random(6)
    seen = set()
    for _ in range(60):
        for seat in twin.seats:
            seat.update(coins=5 + bits.randrange(2), spice=bits.randrange(4), gold=0)
        points = [sum(sheet.values()) for sheet in twin.scores()]
        for seat, own in zip(twin.seats, points, strict=True):
            seat["gold"] = max(points) - own
        result = GAME.read({**twin.to_json(), "digest": setup.board.digest}).result()
        assert result is not None
        assert (result.ranks, len(set(result.scores))) == (twin.ranks(), 1)
        seen.add(tuple(result.ranks))
    assert len(seen) > 5
