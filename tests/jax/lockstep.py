"""Runs kontor.jax in lockstep with the Python engine. Both play the same games, and every decision is compared.

JAX plays and records its games; Python repeats the decisions and compares the deciding seat, the packed observation,
the mask, the rewards, the end and the scores. Chance outcomes are taken from the recorded position. JAX determines the
order and the randomness of the draws, and every outcome must be legal in Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import kontor.jax
from kontor.env.encoding import Encoder
from kontor.games.hansa import notation as n
from kontor.games.hansa.stored import MISSION
from kontor.jax.convert import position_of
from kontor.jax.environment import State
from tests.jax.replay import HANSA, Begun, Records

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
        self.steps = jax.jit(self._steps)

    def using(self, env: kontor.jax.Env) -> Player:
        """Return the same player with another edition."""
        self.env = env
        return self

    def _steps(self, state: State, key: Any, steered: Any, script: Any) -> Any:
        """Play the actions of a script, with a row for each step. The policy replaces negative and illegal actions."""
        env = self.env

        def one(state: State, now: Any) -> Any:
            key, scripted = now
            for_choice, for_step = jax.random.split(key)
            size = state.current_player.shape[0]
            chosen = jax.vmap(self.policy.choose)(state, jax.random.split(for_choice, size), steered)
            legal = jnp.take_along_axis(state.legal_action_mask, jnp.maximum(scripted, 0)[:, None], axis=1)[:, 0]
            chosen = jnp.where((scripted >= 0) & legal, scripted, chosen)
            after = jax.vmap(env.step)(state, chosen, jax.random.split(for_step, size))
            return after, (chosen, self.seen(after))

        return jax.lax.scan(one, state, (jax.random.split(key, len(script)), script))

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

    def play(self, games: int, seed: int, most: int, chunk: int = 64, begun: Sequence[Begun] = ()) -> Records:
        """Play games to the end, or for at most `most` decisions. Three of four games are steered. With `begun`, each
        game continues from one of these positions.
        """
        key = jax.random.key(seed)
        state = self.init(jax.random.split(key, games), self.env.options, self.env.reward)
        script = np.full((most + chunk, games), -1, np.int32)
        if begun:
            state = state.replace(**continued(self.env, begun))
            for game, one in enumerate(begun):
                script[: len(one.script), game] = one.script
        number = jnp.arange(games)
        steered = jnp.where(number % 4 > 0, number, 0)
        start = state
        parts = [jax.tree.map(lambda x: np.asarray(x)[None], self.seen(state))]
        actions = []
        for at in range(0, most, chunk):
            state, (chosen, seen) = self.steps(state, jax.random.fold_in(key, at), steered, script[at : at + chunk])
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


def continued(env: kontor.jax.Env, begun: Sequence[Begun]) -> dict[str, Any]:
    """Return the fields of a batch of states at positions of the Python engine, without compiling anything."""
    encoder = Encoder(HANSA, env.setup)
    rows = [one.position for one in begun]
    mask = np.zeros((len(rows), env.num_actions), bool)
    for row, position in enumerate(rows):
        mask[row, position.legal()] = True
    seen = [np.frombuffer(encoder.known(position, position.actor), np.uint8) for position in rows]
    positions = [position_of(env.shape.tables, one.position, len(one.played), 0) for one in begun]
    return {
        "current_player": jnp.array([position.actor for position in rows], jnp.int32),
        "observation": jnp.array(np.stack(seen)),
        "legal_action_mask": jnp.array(mask),
        "position": jax.tree.map(lambda *parts: jnp.stack(parts), *positions),
    }
