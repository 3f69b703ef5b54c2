"""The environment for training, with the interface of Pgx. `init`, `step` and `observe` are safe under `jit`, `vmap`
and `scan`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Self

import jax
import jax.numpy as jnp
import numpy as np

from kontor.core.contract import Setup
from kontor.games.hansa.game import DECLARATION
from kontor.games.hansa.pieces import MARKERS
from kontor.jax.convert import position_of
from kontor.jax.observation import observation
from kontor.jax.position import OVER, Array, Options, Position
from kontor.jax.rules import actor, legal, play, too_long
from kontor.jax.scoring import scores
from kontor.jax.setup import s1_start
from kontor.jax.tables import Tables, tables_of

REWARDS = ("rank", "score share", "win")
FOREVER = np.iinfo(np.int32).max
FOR_ILLEGAL = -1.0
"""Reward for an illegal action, which ends the game, as in the Python environments with `illegal="lose"`."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game in progress, with the fields that Pgx's trainers expect."""

    current_player: Array
    """The seat that must decide or, when the game is over, the seat that decided last."""
    observation: Array
    """Packed observation of `current_player`, as bytes."""
    rewards: Array
    """Rewards of the last step, by seat."""
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    """Mask of legal actions, with one boolean per action. As in Pgx, all are set when the game is over."""
    _step_count: Array
    options: Options
    reward: Array
    """Index of the reward in `REWARDS`."""
    position: Position

    def replace(self, **changes: Any) -> Self:
        return replace(self, **changes)


class Shape:
    """The compiled functions for one board and number of players, shared by all environments with this shape."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.by_rank, self.by_win = _rewards(tables.players)
        self.compiled_state = jax.jit(self.state)

    def init(self, key: Array, options: Options, reward: Array) -> State:
        """Start a game by playing the opening up to the first decision."""
        return self.state(s1_start(self.tables, options, key), options, reward)

    def state(self, p: Position, options: Options, reward: Array) -> State:
        """Return the state of a game in this position."""
        b = self.tables
        state = State(
            current_player=jnp.zeros((), jnp.int32),
            observation=jnp.zeros(0, jnp.uint8),
            rewards=jnp.zeros(b.players, jnp.float32),
            terminated=jnp.asarray(False),
            truncated=jnp.asarray(False),
            legal_action_mask=jnp.zeros(b.n_actions, bool),
            _step_count=jnp.zeros((), jnp.int32),
            options=options,
            reward=reward,
            position=p,
        )
        return self._shown(state)

    def step(self, state: State, action: Array, key: Array) -> State:
        """Play the decision of `current_player`, then resolve chance and forced actions.

        An illegal action loses the game. A finished game stays as it is and gives no rewards.
        """
        return self._shown(self._played(state, action, key))

    def step_or_reset(self, state: State, action: Array, key: Array) -> State:
        """Like `step`, but replace a game that ends with a new one (`auto_reset`)."""
        for_step, for_init = jax.random.split(key)
        no = jnp.asarray(False)
        state = self._played(state.replace(terminated=no, truncated=no), action, for_step)
        ended = state.terminated | state.truncated
        new = s1_start(self.tables, state.options, for_init)
        p = jax.tree.map(lambda fresh, old: jnp.where(ended, fresh, old), new, state.position)
        shown = self._shown(state.replace(terminated=no, truncated=no, position=p))
        count = jnp.where(ended, 0, state._step_count)
        return shown.replace(terminated=state.terminated, truncated=state.truncated, _step_count=count)

    def _played(self, state: State, action: Array, key: Array) -> State:
        """Return the state after a decision, with its rewards. The mask and the observation are still the old ones."""
        b = self.tables
        action = jnp.asarray(action, jnp.int32)
        over = state.terminated | state.truncated
        allowed = state.legal_action_mask.at[action].get(mode="fill", fill_value=False) & (action >= 0)
        ahead = play(b, state.options, state.position, action, key)
        changes = ~over & allowed
        p = jax.tree.map(lambda new, old: jnp.where(changes, new, old), ahead, state.position)
        lost = ~over & ~allowed
        terminated = state.terminated | lost | (p.open == OVER)
        truncated = ~terminated & too_long(state.options, p)
        for_illegal = jnp.where(jnp.arange(b.players) == state.current_player, FOR_ILLEGAL, 0.0)
        paid = jnp.where(lost, for_illegal, jnp.where(terminated | truncated, self.pay(state.reward, p), 0.0))
        return state.replace(
            rewards=jnp.where(over, 0.0, paid).astype(jnp.float32),
            terminated=terminated,
            truncated=truncated,
            _step_count=state._step_count + ~over,
            position=p,
        )

    def observe(self, state: State, player: Array | int | None = None) -> Array:
        """Return the packed observation of a seat, by default of `current_player`."""
        seat = state.current_player if player is None else jnp.asarray(player, jnp.int32)
        return observation(self.tables, state.position, seat)

    def scores(self, state: State) -> Array:
        """Return every seat's points. During the game, the points are a projection without mission cards."""
        return scores(self.tables, state.position)

    def pay(self, reward: Array, p: Position) -> Array:
        """Return the rewards at the end of the game, as defined in `kontor.env.rewards`."""
        points = scores(self.tables, p)
        ranks = jnp.sum(points[None, :] > points[:, None], axis=1)
        sharing = jnp.sum(points[None, :] == points[:, None], axis=1)
        total = jnp.sum(points)
        share = jnp.where(total > 0, quotient(points, jnp.maximum(total, 1)), np.float32(1.0 / self.tables.players))
        by_rank = jnp.asarray(self.by_rank)[ranks, sharing - 1]
        by_win = jnp.where(ranks == 0, jnp.asarray(self.by_win)[sharing - 1], 0.0)
        return jnp.where(reward == 0, by_rank, jnp.where(reward == 1, share, by_win))

    def _shown(self, state: State) -> State:
        """Update the state with the deciding seat, its mask and its observation."""
        p, over = state.position, state.terminated | state.truncated
        mask = legal(self.tables, state.options, p)
        seat = jnp.where(p.open == OVER, state.current_player, actor(self.tables, p) % self.tables.players)
        state = state.replace(current_player=seat, legal_action_mask=mask | over)
        return state.replace(observation=self.observe(state))


def quotient(part: Array, whole: Array) -> Array:
    """Return `part / whole`, correctly rounded on every device; compilers would turn a plain division into a
    multiplication. Long division gives 32 bits, the last of which is set if there is a remainder. The result is rounded
    to the nearest float.
    """
    shift = jnp.zeros_like(part)
    for _ in range(12):
        doubled = part << shift + 1 < whole
        shift = jnp.where(doubled, shift + 1, shift)
    high = part << shift + 16
    rest = high % whole << 16
    bits = (high // whole).astype(jnp.uint32) << 16 | (rest // whole).astype(jnp.uint32)
    bits |= (rest % whole > 0).astype(jnp.uint32)
    scale = jax.lax.bitcast_convert_type((127 - 32 - shift) << 23, jnp.float32)  # a power of two
    fraction = bits.astype(jnp.float32) * scale
    return jnp.where(part == 0, 0.0, jnp.where(part >= whole, 1.0, fraction))


def _rewards(players: int) -> tuple[Any, Any]:
    """Return the rewards by number of better seats and number of tied seats, rounded as in Python."""
    last = players - 1
    by_rank = [
        [1.0 - 2.0 * (rank + (sharing - 1) / 2) / last for sharing in range(1, players + 1)] for rank in range(players)
    ]
    by_win = [1.0 / sharing for sharing in range(1, players + 1)]
    return np.array(by_rank, np.float32), np.array(by_win, np.float32)


@cache
def _shape(board: Any, players: int, extra_offices: int) -> Shape:
    return Shape(tables_of(board, players, extra_offices))


class Env:
    """Hansa Teutonica with three to five players. All editions with the same shape share the functions `step`,
    `observe` and `scores`.
    """

    id = "hansa"
    version = f"v{DECLARATION.rules_version}"

    def __init__(self, setup: Setup, reward: str = "rank", max_cycles: int | None = None) -> None:
        if setup.players < 3:
            raise ValueError("kontor.jax supports three to five players; use kontor.env for two")
        if setup.options["third_marker"] != "remove" or setup.options["tie_break"] != "shared":
            raise ValueError("kontor.jax does not support Move markers or the tie-break; use kontor.env instead")
        if setup.options["emperors_favour"] or any(setup.options["promo_markers"].values()):
            raise ValueError("kontor.jax does not support Emperor's Favour or promo markers; use kontor.env instead")
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.setup = setup
        chosen = setup.options
        self.shape = _shape(setup.board, setup.players, chosen["marker_mix"]["extra_office"])
        self.options = Options(
            mix=np.array([chosen["marker_mix"][marker] for marker in MARKERS], np.uint8),
            face_up=np.bool_(chosen["new_markers"] == "face_up"),
            mission_cards=np.bool_(chosen["mission_cards"]),
            marker_in_same_action=np.bool_(chosen["marker_in_same_action"]),
            swap_must_own_one=np.bool_(chosen["swap_must_own_one"]),
            max_decisions=np.int32(FOREVER if max_cycles is None else max_cycles),
        )
        self.reward = np.int32(REWARDS.index(reward))
        self.step: Callable[[State, Array, Array], State] = self.shape.step
        self.observe: Callable[..., Array] = self.shape.observe
        self.scores: Callable[[State], Array] = self.shape.scores

    def init(self, key: Array) -> State:
        """Start a game with a random key."""
        return self.shape.init(key, jax.tree.map(jnp.asarray, self.options), jnp.asarray(self.reward))

    def state_of(self, position: Any, length: int = 0, decided: int = 0) -> State:
        """Convert a position of the Python engine, given the numbers of actions and decisions before it."""
        p = position_of(self.shape.tables, position, length, decided)
        state: State = self.shape.compiled_state(p, self.options, self.reward)
        return state

    @property
    def num_players(self) -> int:
        return self.setup.players

    @property
    def num_actions(self) -> int:
        return self.shape.tables.n_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = jax.eval_shape(self.init, jax.random.key(0)).observation.shape
        return shape


def auto_reset(env: Env) -> Callable[[State, Array, Array], State]:
    """Return a `step` function that replaces a finished game with a new one, like Pgx's wrapper of the same name.

    Rewards and flags belong to the finished game, and everything else to the new one.
    """
    return env.shape.step_or_reset
