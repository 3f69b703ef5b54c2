"""A training run of the judge can be stored and continued."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import kontor.jax
from bench.league.judge import restored, still, store

GAMES = 4


def test_a_stored_run_continues_where_it_stopped(tmp_path: Path) -> None:
    env = kontor.jax.make("hansa", players=4)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    weights = {"first": jnp.arange(6.0).reshape(2, 3), "bias": jnp.ones(3)}
    whole = weights, still(weights), state
    file = tmp_path / "run.npz"
    for number in (2, 3):
        store(file, whole, number=number, done=64, spent=12.5)
    assert [path.name for path in tmp_path.iterdir()] == ["run.npz"]
    empty = jax.tree.map(jnp.zeros_like, whole)
    found, counts = restored(file, empty)
    assert counts == {"number": 3, "done": 64, "spent": 12.5}
    assert jax.tree.structure(found) == jax.tree.structure(whole)
    assert all(np.array_equal(one, other) for one, other in zip(jax.tree.leaves(found), jax.tree.leaves(whole)))


def test_a_run_with_other_settings_is_refused(tmp_path: Path) -> None:
    store(tmp_path / "run.npz", {"bias": jnp.ones(3)}, number=1)
    for other in ({"bias": jnp.ones(4)}, {"bias": jnp.ones(3, jnp.int32)}, {"bias": jnp.ones(3), "more": jnp.ones(1)}):
        with pytest.raises(ValueError, match="other settings"):
            restored(tmp_path / "run.npz", other)
