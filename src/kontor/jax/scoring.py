"""F. Final scoring. During the game, the score is a projection."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from kontor.games.hansa.pieces import CLAVIS_URBIS, EMPTY, MARKERS, TRACK_LENGTH, TRACK_VALUES
from kontor.games.hansa.scoring import (
    CONTROLLED_CITY,
    FINISHED_TRACK,
    MARKER_POINTS,
    MISSION_CITY,
    MISSION_COMPLETE,
)
from kontor.jax.cities import office_numbers
from kontor.jax.position import MISSION, SCORE, TRACK, UNUSED, USED, Array, Position, owner, read
from kontor.jax.tables import Tables

CLAVIS = np.array(TRACK_VALUES[CLAVIS_URBIS], np.int32)
POINTS = np.array(MARKER_POINTS, np.int32)
LENGTH = np.array(TRACK_LENGTH, np.int32)


def scores(b: Tables, p: Position) -> Array:
    """Return every seat's points if the game ended now. Missions count only once the game is over."""
    number, controller = office_numbers(b, p)
    seats = jnp.arange(b.players)
    desks = p.desks.astype(jnp.int32)
    points = desks[:, SCORE] + f2_skills(desks) + f3_markers(desks) + f4_special(b, p)
    points += CONTROLLED_CITY * jnp.sum(controller == seats[:, None], axis=1)  # F5
    points += p.network * read(CLAVIS, desks[:, TRACK + CLAVIS_URBIS])  # F6
    return points + f7_missions(b, p, number, controller)


def f2_skills(desks: Array) -> Array:
    """F2: return 4 points for each finished track except Clavis Urbis."""
    finished = desks[:, TRACK : TRACK + len(LENGTH)] == LENGTH
    return FINISHED_TRACK * jnp.sum(finished & (np.arange(len(LENGTH)) != CLAVIS_URBIS), axis=1)


def f3_markers(desks: Array) -> Array:
    """F3: return the points for the number of markers taken, used or not."""
    number = jnp.sum(desks[:, UNUSED : UNUSED + len(MARKERS)], axis=1)
    number += jnp.sum(desks[:, USED : USED + len(MARKERS)], axis=1)
    return read(POINTS, number)


def f4_special(b: Tables, p: Position) -> Array:
    """F4: return the points from special-prestige slots."""
    own = (owner(p.special) == jnp.arange(b.players)[:, None]) & (p.special != EMPTY)
    return jnp.sum(own * b.slot_points, axis=1)


def f7_missions(b: Tables, p: Position, number: Array, controller: Array) -> Array:
    """F7, X1b: return 1 point per listed city with an office, and 5 more for controlling all three."""
    if not len(b.missions):
        return jnp.zeros(b.players, jnp.int32)
    card = p.desks[:, MISSION].astype(jnp.int32)
    cities = jnp.asarray(b.missions).at[card].get(mode="clip")
    seats = jnp.arange(b.players)[:, None]
    held = jnp.sum(number[seats, cities] > 0, axis=1)
    complete = jnp.all(controller[cities] == seats, axis=1)
    points = MISSION_CITY * held + MISSION_COMPLETE * complete
    return jnp.where((card < len(b.missions)) & (p.ended > 0), points, 0)
