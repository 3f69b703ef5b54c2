"""Tests that need other libraries and valgrind, to check that these libraries play legal games and that instructions
are counted.

make bench-test runs this in an environment with these tools. No other test run includes it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import chess
import pettingzoo
import pyspiel
import pytest

from bench import catan, chess_board, envs, spiel, zoo
from bench.aec import at_random
from bench.compare import compared
from bench.forms import COMPILED, UNCOMPILED
from bench.games import LONGEST_RANDOM
from bench.loads import MOMENTS, Contender
from bench.report import CATAN, COPIES, DECISIONS, GOALS, OPENSPIEL, OURS
from bench.tree import copy_working_tree

NOTHING = Path()
MODULES = (catan, chess_board, envs, spiel, zoo)


@pytest.fixture(params=MODULES, ids=lambda module: str(module.__name__), scope="module")
def contender(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Contender:
    games = tmp_path_factory.mktemp("games") / "games.json"
    games.write_text(json.dumps({name: [] for name in envs.PLAYED}))
    found: Contender = request.param.contender(games)
    assert found.decisions and found.copies
    return found


def test_every_load_does_something_and_rarely_the_same_twice(contender: Contender) -> None:
    for load in contender.decisions:
        lengths = [load.work(load.begin()) for _ in range(3)]
        assert min(lengths) > 10, load.name
        whole_games = "vector" not in load.name  # a vector makes a fixed number of decisions
        assert len(set(lengths)) > 1 or lengths[0] == LONGEST_RANDOM or not whole_games, load.name


def test_copies_are_distinct_objects_of_the_same_kind(contender: Contender) -> None:
    for copied in contender.copies:
        assert len(copied.moments) == MOMENTS
        other = copied.copy(copied.moments[3])
        assert type(other) is type(copied.moments[3]) and other is not copied.moments[3]


def test_the_loads_of_the_goals_exist() -> None:
    assert CATAN[DECISIONS] in [load.name for load in catan.contender(NOTHING).decisions]
    assert CATAN[COPIES] in [copied.name for copied in catan.contender(NOTHING).copies]
    assert OPENSPIEL in [load.name for load in spiel.contender(NOTHING).decisions]


def test_the_loads_of_the_environments_exist(tmp_path: Path) -> None:
    games = tmp_path / "games.json"
    games.write_text(json.dumps({OURS: []}))
    found = {load.name for load in envs.contender(games).decisions}
    wanted = [goal for goal in GOALS if goal.part == DECISIONS]
    assert {goal.load for goal in wanted if "PettingZoo" in goal.words or "vector" in goal.load} <= found
    assert {goal.against for goal in wanted if goal.against_form == COMPILED} <= found


def test_catanatron_plays_to_the_end_with_the_actions_it_offers() -> None:
    for play in (catan.play, lambda game: catan.play_barely(game, random.Random(2))):
        game = catan.new_game(5)
        check = game.execute
        game.execute = lambda action, validate_action=True, check=check: check(action)
        assert play(game) == len(game.state.actions)
        assert catan.over(game)


def test_python_chess_plays_legal_moves_to_the_end() -> None:
    board = chess.Board()
    assert chess_board.play(board, random.Random(3)) == len(board.move_stack)
    assert board.is_game_over() and board.is_valid()
    again = chess.Board()
    for move in board.move_stack:
        assert again.is_legal(move)
        again.push(move)


@pytest.mark.parametrize("name", spiel.GAMES)
def test_open_spiel_plays_to_the_end(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    assert spiel.play(state, random.Random(4)) == len(state.history())
    assert state.is_terminal() and sum(state.returns()) == 0


def test_pettingzoo_ends_without_disqualifying_a_player() -> None:
    environment = pettingzoo.make("aec", zoo.CHESS)
    load = at_random("chess", environment)
    board = load.begin().unwrapped.board
    assert load.work(environment) == environment.unwrapped.board.ply() > 0
    assert not environment.agents and board.is_valid()


def test_the_same_source_takes_the_same_instructions(tmp_path: Path) -> None:
    trees = [tmp_path / "before", tmp_path / "after"]
    for tree in trees:
        copy_working_tree(tree)
    changes = compared(trees, [UNCOMPILED], ["Pfeffersäcke, 2 players"], own_games=False)
    assert [change.name for change in changes if abs(change.percent) > 0.1] == []
    assert all(change.after > 100 for change in changes) and len(changes) >= 3
