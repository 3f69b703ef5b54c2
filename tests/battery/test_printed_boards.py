"""Boards with the special cases of printed boards pass the same checks as packaged boards, including invariants,
drawings, bots and environments.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import kontor
import kontor.env
from kontor.core import SPECTATOR
from kontor.testing import invariants, steps
from kontor.words import Words
from tests.battery.play import Played, few_of_each_decision
from tests.kit import rule
from tests.twin.felinia_odd_boards import odd_board
from tests.twin.pfeffersaecke_boards import invented

BOARDS = ("felinia-printed", "felinia-printed_expert", "pfeffersaecke-3", "pfeffersaecke-4")


@cache
def board_of(name: str) -> Any:
    """Return a Felinia board with symbols at ports, two symbols in a province, crossroads, and equal departure times,
    or a Pfeffersäcke board with towns connected only to towns, and two routes between the same places.
    """
    game, _, board = name.partition("-")
    return odd_board(board) if game == "felinia" else kontor.game(game).board_from_data(invented(3, int(board)))


@cache
def game_on(name: str) -> Played:
    game = kontor.game(name.partition("-")[0])
    setup = game.setup(players=3, board=board_of(name))
    found = [(position.copy(), action) for position, _, action in steps(game, setup, 5, 2)]
    actions = [action for _, action in found if action is not None]
    return Played(game, setup, [position for position, _ in found], actions)


@pytest.mark.parametrize("name", BOARDS)
def test_invariants_hold(name: str) -> None:
    game = game_on(name)
    for position in game.positions:
        invariants.nothing_is_lost(position)
        invariants.stored_forms_come_back(game.game, position)
    for position in few_of_each_decision(game, of_each=2, every=211):
        invariants.everything_else_is_refused(game.game, position)
        invariants.play_and_apply_agree(position, position.legal())
        invariants.views_fit(game.game, position)
        invariants.features_fit(game.game, position)
        invariants.observations_fit(game.game, position)
    invariants.record_comes_back(game.game, game.last, game.actions)


@pytest.mark.parametrize("name", BOARDS)
def test_every_place_is_drawn_once_and_has_words(name: str) -> None:
    game = game_on(name)
    backdrop = game.game.backdrop(game.setup)
    names = [place.id for place in backdrop.places]
    assert len(set(names)) == len(names)
    lines = [line.id for line in backdrop.lines if line.id]
    assert len(set(lines)) == len(lines) and len({line.points for line in backdrop.lines}) == len(backdrop.lines)
    for language in ("en", "de", "fr", "it"):
        say = Words(language, [game.game.folder() / "words"]).say
        assert all(say(place.name) for place in backdrop.places)
    for position in few_of_each_decision(game, of_each=1, every=1000):
        view = position.view(SPECTATOR)
        places = {sprite.place for sprite in game.game.scene(view).sprites}
        assert places <= {*names}
        assert game.game.text_picture(view)


@pytest.mark.parametrize("name", BOARDS)
def test_bots_and_environments_play_on_them(name: str) -> None:
    game = name.partition("-")[0]
    result = kontor.play(game, ["journeyman", "master", "apprentice"], seed=3, board=board_of(name), positions=20)
    assert result.result.ranks
    env = kontor.env.make(game, players=3, board=board_of(name), seed=1)
    env.reset(seed=1)
    for agent in env.agent_iter(60):
        observation = env.last()[0]
        mask = observation["action_mask"]
        env.step(int(mask.argmax()) if not env.terminations[agent] else None)


def landed(name: str) -> list[Any]:
    """Return all events of a game, in order."""
    game = game_on(name)
    position = game.positions[0].copy()
    position.listener = []
    for action in game.actions:
        position.play(action)
    return list(position.listener)


@rule("R9b")
def test_a_port_gives_its_symbols_when_a_merchant_lands() -> None:
    board = board_of("felinia-printed_expert")
    events = landed("felinia-printed_expert")
    ports = {
        country.name: [symbol for symbol, _ in board.provinces[country.port].symbols] for country in board.countries
    }
    assert any(len(symbols) == 2 for symbols in ports.values())
    given = [
        after.what
        for before, after in pairwise(events)
        if before.what == "felinia-landed" and before.seat == after.seat
    ]
    assert {"felinia-gained", "felinia-looked"} <= {*given}


@rule("R9b")
def test_two_symbols_are_given_in_printed_order() -> None:
    events = landed("felinia-printed_expert")
    told = [(event.what, event.args.get("what")) for event in events if event.rule[:3] in ("R9b", "R12")]
    follow = {*pairwise(told)}
    assert (("felinia-gained", "coin"), ("felinia-gained", "gold")) in follow
    kinds = {(one, other) for (one, _), (other, _) in follow}
    assert ("felinia-found", "felinia-looked") in kinds and ("felinia-kept-none", "felinia-found") in kinds


@rule("T5a")
def test_the_cheaper_of_two_routes_is_paid() -> None:
    data = invented(3, 3)
    board: Any = kontor.game("pfeffersaecke").board_from_data(data)
    costs: dict[frozenset[str], list[int]] = {}
    names = {row["id"]: row["name"] for row in (*data["city"], *data["town"])}
    for route in data["route"]:
        costs.setdefault(frozenset((names[route["a"]], names[route["b"]])), []).append(route["cost"])
    assert any(len(of_pair) == 2 for of_pair in costs.values())
    for place, ways in enumerate(board.ways):
        for way in ways:
            assert way.cost == min(costs[frozenset((board.names[place], board.names[way.place]))])
