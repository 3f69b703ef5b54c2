"""E. The end of the game."""

from __future__ import annotations

import jax.numpy as jnp

from kontor.jax.position import OVER, SCORE, TURN, Array, Position, open_, put
from kontor.jax.tables import Tables


def e1_reason(b: Tables, p: Position) -> Array:
    """E1: return the first end condition that is met (1 prestige, 2 bag, 3 completed cities), or 0 for none."""
    prestige = jnp.any(p.desks[:, SCORE] >= b.board.prestige_limit)
    cities = p.completed >= b.board.completed_cities_limit
    return jnp.where(prestige, 1, jnp.where(p.bag_ran_out > 0, 2, jnp.where(cities, 3, 0)))


def e2_finish_action(b: Tables, p: Position, on: Array) -> Position:
    """E2: end the game if the finished action triggered the end, otherwise continue the turn."""
    reason = e1_reason(b, p)
    p = open_(p, on, jnp.where(reason > 0, OVER, TURN))
    return put(p, on, ended=reason)
