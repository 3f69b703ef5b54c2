"""Runs kontor.jax in lockstep with the Python engine. Both play the same games, and every decision is compared.

JAX plays and records its games; Python repeats the decisions and compares the deciding seat, the packed observation,
the mask, the rewards, the end and the scores. Chance outcomes are taken from the recorded position. JAX determines the
order and the randomness of the draws, and every outcome must be legal in Python.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import kontor.jax
from kontor.games.hansa import notation as n
from kontor.games.hansa.stored import MISSION
from kontor.jax.environment import State
from tests.jax.replay import Records

KIND_WEIGHTS = {n.END: 0.002, n.LIFT: 0.005, n.NOTHING: 0.1, n.DONE: 0.3, n.CLAIM: 100.0, n.PLACE: 3.0, n.DISPLACE: 2.0}
WITH_POST = (n.PLACE, n.DISPLACE, n.SET, n.ADD, n.REDEPLOY)
FAVOURED = 200.0


class Policy:
    """Choose random legal actions, either all equally likely, or (with `steered` > 0) such that games use more of the
    rules. A steered seat prefers the posts of a few routes for a while, claims routes if possible, and rarely passes.
    """

    def __init__(self, env: kontor.jax.Env) -> None:
        b = env.shape.tables
        self.kinds = jnp.asarray(b.kind)
        self.weights = jnp.asarray([KIND_WEIGHTS.get(kind, 1.0) for kind in range(32)])[self.kinds]
        self.route = jnp.asarray(np.where(np.isin(b.kind, WITH_POST), b.post_route[b.second % b.n_posts], -1))
        self.routes = b.n_routes

    def choose(self, state: State, key: Any, steered: Any) -> Any:
        number = jnp.zeros(32, jnp.float32).at[self.kinds].add(state.legal_action_mask.astype(jnp.float32))
        epoch = state._step_count // 200 * 8 + state.current_player + steered * 1009
        liked = (epoch * 7 + jnp.arange(2) * 11) % self.routes
        favoured = jnp.any(self.route[:, None] == liked, axis=1)
        weight = self.weights / jnp.maximum(number[self.kinds], 1.0) * jnp.where(favoured, FAVOURED, 1.0)
        weight = jnp.where(steered > 0, weight, 1.0)
        return jax.random.categorical(key, jnp.where(state.legal_action_mask, jnp.log(weight), -jnp.inf))


class Player:
    """Plays batches of games of one shape. The functions are compiled once for all editions."""

    def __init__(self, env: kontor.jax.Env) -> None:
        self.env = env
        self.policy = Policy(env)
        self.init = jax.jit(jax.vmap(env.shape.init, in_axes=(0, None, None)))
        self.steps = jax.jit(self._steps, static_argnums=(3,))

    def using(self, env: kontor.jax.Env) -> Player:
        """Return the same player with another edition."""
        self.env = env
        return self

    def _steps(self, state: State, key: Any, steered: Any, number: int) -> Any:
        env = self.env

        def one(state: State, key: Any) -> Any:
            for_choice, for_step = jax.random.split(key)
            size = state.current_player.shape[0]
            chosen = jax.vmap(self.policy.choose)(state, jax.random.split(for_choice, size), steered)
            after = jax.vmap(env.step)(state, chosen, jax.random.split(for_step, size))
            return after, (chosen, self.seen(after))

        return jax.lax.scan(one, state, jax.random.split(key, number))

    def seen(self, state: State) -> Any:
        return (
            state.current_player,
            state.observation,
            jnp.packbits(state.legal_action_mask, axis=-1, bitorder="little"),
            state.position.unseen,
            state.rewards,
            state.terminated,
            state.truncated,
            jax.vmap(self.env.scores)(state),
        )

    def play(self, games: int, seed: int, most: int, chunk: int = 64) -> Records:
        """Play games to the end, or for at most `most` decisions. Three of four games are steered."""
        key = jax.random.key(seed)
        state = self.init(jax.random.split(key, games), self.env.options, self.env.reward)
        number = jnp.arange(games)
        steered = jnp.where(number % 4 > 0, number, 0)
        start = state
        parts = [jax.tree.map(lambda x: np.asarray(x)[None], self.seen(state))]
        actions = []
        for at in range(0, most, chunk):
            state, (chosen, seen) = self.steps(state, jax.random.fold_in(key, at), steered, chunk)
            actions.append(np.asarray(chosen))
            parts.append(jax.tree.map(np.asarray, seen))
            if bool((state.terminated | state.truncated).all()):
                break
        names = ("seats", "observations", "masks", "unseen", "rewards", "terminated", "truncated", "scores")
        seen = {name: np.concatenate(rows) for name, rows in zip(names, zip(*parts))}
        p = start.position
        opening = {"markers": p.markers, "first": p.first, "missions": p.desks[..., MISSION]}
        opening = {name: np.asarray(value) for name, value in opening.items()}
        return Records(actions=np.concatenate(actions), **seen, **opening)
