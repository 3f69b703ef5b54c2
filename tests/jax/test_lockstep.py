"""The vectorised rules agree with the Python engine, decision by decision.

With KONTOR_FULL=1, the test includes all covered configurations and all golden records, and otherwise only two shapes.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import kontor.jax
from tests.jax import golden
from tests.jax.lockstep import Player
from tests.jax.many import CASES, Case, make
from tests.jax.replay import HANSA, Differs, Records, check

FULL = bool(os.environ.get("KONTOR_FULL"))
GAMES, MOST = 20, 160
PLAYED = CASES if FULL else tuple(case._replace(max_cycles=150) for case in (CASES[0], CASES[6]))
CHUNK = 32


@pytest.fixture(scope="module")
def programs() -> dict[Any, Any]:
    """Return compiled programs by shape, shared by the tests."""
    return {}


def recorded(case: Case, programs: dict[Any, Any], most: int = MOST) -> tuple[kontor.jax.Env, Records]:
    env = make(case)
    return env, player(env, programs).play(GAMES, 7, most, CHUNK)


def player(env: kontor.jax.Env, programs: dict[Any, Any]) -> Player:
    key = "player", env.shape
    found: Player = programs.setdefault(key, Player(env)).using(env)
    return found


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: f"{case.board}-{case.players}-{case.options['edition']}")
def test_games_agree_with_the_python_engine(case: Case, programs: dict[Any, Any]) -> None:
    env, records = recorded(case, programs, 480 if FULL else MOST)
    decisions = sum(check(env.setup, records, game, case.reward, case.max_cycles) for game in range(GAMES))
    assert decisions > GAMES * 100
    if case.max_cycles is not None:
        assert (records.terminated | records.truncated)[-1].all()


@pytest.mark.parametrize("case", [CASES[0], CASES[6]], ids=lambda case: f"{case.board}-{case.players}")
def test_games_agree_at_their_end(case: Case, programs: dict[Any, Any]) -> None:
    """JAX plays the last decisions of a golden record, up to 20 of them. Other draws may lead to another end."""
    setup, begun = golden.endings(f"hansa-{case.board}-{case.players}-markers", GAMES)
    env = kontor.jax.Env(setup)
    assert env.shape is make(case).shape, "the record shares the compiled functions"
    records = player(env, programs).play(GAMES, 3, CHUNK, CHUNK, begun)
    for game, one in enumerate(begun):
        check(setup, records, game, begun=one.played)
    assert records.terminated[-1].sum() > GAMES // 2


def test_a_wrong_record_is_noticed(programs: dict[Any, Any]) -> None:
    """The comparison detects a single wrong bit of a mask, byte of an observation, or score."""
    env, records = recorded(PLAYED[0], programs)
    case = PLAYED[0]
    for name, row in (("masks", 40), ("observations", 41), ("scores", 48), ("seats", 42), ("rewards", 43)):
        kept = getattr(records, name)
        wrong = kept.copy()
        wrong[row, 3, ...] = wrong[row, 3, ...] + 1
        setattr(records, name, wrong)
        with pytest.raises(Differs, match=name[:4]):
            check(env.setup, records, 3, case.reward, case.max_cycles)
        setattr(records, name, kept)
    check(env.setup, records, 3, case.reward, case.max_cycles)


if FULL:  # a dozen shapes to compile

    @pytest.mark.parametrize("name", golden.names())
    def test_golden_records_agree(name: str, programs: dict[Any, Any]) -> None:
        assert golden.check(name, programs) > 50


def test_editions_share_a_compilation() -> None:
    """Options are arguments of the compiled functions, so environments of one shape share them."""
    first = kontor.jax.make("hansa", 4, options={"edition": "2014"})
    second = kontor.jax.make("hansa", 4, options={"edition": "italian", "mission_cards": True})
    assert first.step == second.step and first.shape is second.shape
    assert not np.array_equal(first.options.mix, second.options.mix)


def test_every_configuration_is_covered() -> None:
    """Every board is covered with every number of players of at least three, except with the markers of the Big Box."""
    every = {
        (number, board.id)
        for board in HANSA.declaration.boards
        for number in board.players
        if number > 2 and HANSA.setup(players=number, board=board.id).options["third_marker"] == "remove"
    }
    assert {(case.players, case.board) for case in CASES} == every
