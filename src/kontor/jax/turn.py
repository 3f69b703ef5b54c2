"""T. Turns, and advancing on tracks."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.pieces import ACTIONES, TRACK_LENGTH, TRACK_PIECE, TRACK_VALUES
from kontor.jax.position import SUPPLY, TRACK, TURN, Array, Position, add, open_, own_desk, put, read

ACTIONS = np.array(TRACK_VALUES[ACTIONES], np.int32)
LENGTH = np.array(TRACK_LENGTH, np.int32)
PIECE = np.array(TRACK_PIECE, np.int32)


def t1_begin_turn(p: Position, on: Array, seat: Any) -> Position:
    """T1: start a turn with as many actions as the Actiones value."""
    p = open_(put(p, on, active=seat), on, TURN)
    return put(p, on, actions=read(ACTIONS, own_desk(p)[TRACK + ACTIONES]))


def t1_spend_action(p: Position, on: Array) -> Position:
    return put(p, on, actions=p.actions - 1)


def t1_pass_turn(p: Position, on: Array) -> Position:
    """T1: pass the turn clockwise."""
    following = p.active + 1
    return t1_begin_turn(p, on, jnp.where(following == p.desks.shape[0], 0, following))


def unfinished(p: Position) -> Array:
    """Return a mask of the active player's tracks that can advance."""
    return own_desk(p)[TRACK : TRACK + len(LENGTH)] < LENGTH


def c9_advance(p: Position, on: Array, track: Array) -> Position:
    """C9, M8: move the leftmost piece of the track to supply. T2: a larger Actiones value takes effect immediately."""
    steps = own_desk(p)[TRACK + ACTIONES]
    more = read(ACTIONS, steps + 1) - read(ACTIONS, steps)
    p = add(p, on, p.active, TRACK + track)
    p = add(p, on, p.active, SUPPLY + read(PIECE, track))
    return put(p, on & (track == ACTIONES), actions=p.actions + more)
