"""The interface of kontor.jax: Pgx's functions, automatic reset, illegal actions, and helpers for trainers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import kontor.jax
from kontor.core import Match
from kontor.env.bits import Stream
from kontor.env.encoding import Encoder
from kontor.jax.play import pack, random_action
from tests.jax.replay import HANSA

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

GAMES = 8


@pytest.fixture(scope="module")
def env() -> kontor.jax.Env:
    return kontor.jax.make("hansa", players=4, max_cycles=12)


@pytest.fixture(scope="module")
def step(env: kontor.jax.Env) -> Any:
    """Return `auto_reset`, compiled for a batch."""
    return jax.jit(jax.vmap(kontor.jax.auto_reset(env)))


@pytest.fixture(scope="module")
def start(env: kontor.jax.Env) -> Any:
    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(3), GAMES))


def keys(number: int) -> Any:
    return jax.random.split(jax.random.key(number), GAMES)


def test_the_spaces_are_those_of_the_python_environments(env: kontor.jax.Env, start: Any) -> None:
    position = HANSA.start(env.setup)
    assert env.num_actions == len(position.action_table)
    assert env.observation_shape == start.observation.shape[1:]
    assert env.num_players == 4
    assert start.rewards.shape == (GAMES, 4)


def test_games_are_reset_after_their_last_step(step: Any, start: Any) -> None:
    """The step that ends a game returns its rewards and the start of the next game."""
    state = start
    for number in range(12):
        assert not (state.terminated | state.truncated).any()
        chosen = jax.vmap(random_action)(state.legal_action_mask, keys(number))
        assert jnp.take_along_axis(state.legal_action_mask, chosen[:, None], axis=1).all()
        state = step(state, chosen, keys(100 + number))
    assert state.truncated.all() and not state.terminated.any()
    assert np.allclose(state.rewards.sum(1), 0)
    assert (state._step_count == 0).all()
    assert (state.position.posts == 0).all()
    after = step(state, jnp.argmax(state.legal_action_mask, axis=1), keys(0))
    assert not after.truncated.any() and (after._step_count == 1).all()


def test_an_illegal_action_loses_the_game(step: Any, start: Any) -> None:
    wrong = jnp.argmin(start.legal_action_mask, axis=1).at[1].set(-1).at[2].set(99_999)
    after = step(start, wrong, keys(1))
    assert after.terminated.all()
    loser = np.asarray(start.current_player)
    expected = np.where(np.arange(4)[None] == loser[:, None], -1.0, 0.0)
    assert np.array_equal(after.rewards, expected)


def test_a_finished_game_does_not_change(env: kontor.jax.Env, start: Any) -> None:
    """Without the wrapper, further steps have no effect, and every action is legal, as in Pgx."""
    stepped = jax.jit(jax.vmap(env.step))
    lost = stepped(start, jnp.full(GAMES, -1), keys(1))
    again = stepped(lost, jnp.zeros(GAMES, jnp.int32), keys(2))
    assert lost.terminated.all() and lost.legal_action_mask.all()
    assert again.terminated.all() and not again.rewards.any()
    assert all((a == b).all() for a, b in zip(lost.position, again.position))


def test_two_players_and_other_games_are_refused() -> None:
    with pytest.raises(ValueError, match="three to five"):
        kontor.jax.make("hansa", players=2)
    with pytest.raises(ValueError, match="Move markers"):
        kontor.jax.make("hansa", players=4, options={"edition": "bigbox"})
    with pytest.raises(ValueError, match="Move markers"):
        kontor.jax.make("hansa", players=4, board="britannia_4_5")
    with pytest.raises(ValueError, match="felinia"):
        kontor.jax.make("felinia")
    with pytest.raises(ValueError, match="rank, score share, win"):
        kontor.jax.make("hansa", reward="points")


def test_a_python_position_can_be_continued(env: kontor.jax.Env) -> None:
    """`state_of` returns the same mask and observation as the engine."""
    match: Any = Match(HANSA, env.setup, Stream(4))
    for _ in range(25):
        match.play(match.legal[len(match.legal) // 2])
    state = env.state_of(match.position)
    assert np.flatnonzero(state.legal_action_mask).tolist() == match.legal
    assert np.asarray(state.observation).tobytes() == Encoder(HANSA, env.setup).known(
        match.position, match.position.actor
    )


def test_random_actions_are_uniform() -> None:
    mask = jnp.zeros(2098, bool).at[jnp.array([0, 31, 32, 700, 2097])].set(True)
    drawn = jax.vmap(random_action, (None, 0))(mask, jax.random.split(jax.random.key(1), 5000))
    counts = np.bincount(drawn, minlength=2098)
    assert set(np.flatnonzero(counts)) == {0, 31, 32, 700, 2097}
    assert counts.max() < 1.2 * counts[counts > 0].min()


def test_masks_are_packed_as_in_numpy(start: Any) -> None:
    mask = np.asarray(start.legal_action_mask[0])
    assert np.array_equal(pack(start.legal_action_mask)[0], np.packbits(mask, bitorder="little"))


def test_the_trainer_has_the_columns_of_the_environments(env: kontor.jax.Env, start: Any) -> None:
    """A network trained on expanded bytes gets exactly the same input in Python."""
    from ppo_jax import columns_of

    columns, encoder = columns_of(env.setup), Encoder(HANSA, env.setup)
    match: Any = Match(HANSA, env.setup, Stream(4))
    for number in range(60):
        match.play(match.legal[number % len(match.legal)])
        for seat in range(4):
            raw = encoder.packed(match.position, seat)
            there = raw[columns.byte[seat]]
            units = np.maximum(columns.unit, 1)
            row = np.where(columns.unit > 0, there / units, there == columns.code[seat])
            assert np.array_equal(row.astype(np.float32), encoder.encode(match.position, seat))
