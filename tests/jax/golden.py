"""Checks the vectorised rules against the golden records, by repeating every decision from its position in Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import kontor.jax
from kontor.core import CHANCE, NOBODY, Record, Setup, replay
from kontor.core.match import forced
from kontor.core.record import parse
from kontor.env.encoding import Encoder
from kontor.jax.convert import position_of
from kontor.jax.play import pack
from tests.jax.replay import HANSA, Begun, Differs

FOLDER = Path(__file__).parent.parent / "golden"
AT_ONCE = 256


def names() -> list[str]:
    """Return the golden records that JAX supports."""
    found = sorted(path.stem for path in FOLDER.glob("hansa-*.kontor"))
    return [name for name in found if supported(read(name))]


def supported(record: Record) -> bool:
    """Return whether a record has three or more players, and no markers that `kontor.jax.Env` refuses."""
    chosen = record.options
    extensions = chosen["emperors_favour"] or any(chosen["promo_markers"].values())
    return record.players > 2 and chosen["third_marker"] == "remove" and not extensions


def read(name: str) -> Record:
    return parse((FOLDER / f"{name}.kontor").read_text("utf-8"))


class Program:
    """Functions for mask, observation and step of one shape and a batch of positions, which are compiled once."""

    def __init__(self, setup: Setup) -> None:
        self.env = kontor.jax.Env(setup)
        self.run = jax.jit(jax.vmap(self._one, in_axes=(0, 0, None)))

    def _one(self, p: Any, action: Any, options: Any) -> Any:
        state = self.env.shape.state(p, options, jnp.int32(0))
        after = self.env.step(state, action, jax.random.key(0))
        return state.current_player, state.observation, pack(state.legal_action_mask), after.position


def check(name: str, programs: dict[Any, Program]) -> int:
    """Compare every decision of a record. Returns the number of decisions."""
    record = read(name)
    positions = [position.copy() for position in replay(record, HANSA)]
    setup = positions[0].setup
    program = Program(setup)
    program = programs.setdefault(program.env.shape, program)
    b, options = program.env.shape.tables, kontor.jax.Env(setup).options
    encoder = Encoder(HANSA, setup)
    numbers = [position.number(text) for text, position in zip(record.actions, positions)]
    decisions = [at for at, position in enumerate(positions[:-1]) if _decides(position)]
    for first in range(0, len(decisions), AT_ONCE):
        some = decisions[first : first + AT_ONCE]
        padded = some + [some[-1]] * (AT_ONCE - len(some))
        before = jax.tree.map(lambda *x: np.stack(x), *[position_of(b, positions[at]) for at in padded])
        seats, seen, masks, after = jax.tree.map(
            np.asarray, program.run(before, np.array([numbers[at] for at in padded]), options)
        )
        for row, at in enumerate(some):
            position = positions[at]
            where = f"{name}, action {at}, {position.open_now()}"
            mask = np.zeros(b.n_actions, np.uint8)
            mask[position.legal()] = 1
            known = np.frombuffer(encoder.known(position, position.actor), np.uint8)
            _same(where, "seat", seats[row], position.actor)
            _same(where, "mask", np.unpackbits(masks[row], bitorder="little")[: b.n_actions], mask)
            _same(where, "observation", seen[row], known)
            drew, end = _follow(positions, at + 1)
            if drew:  # JAX drew something else
                continue
            expected = position_of(b, positions[end], end - at, 1)
            for field, value in expected._asdict().items():
                if field == "groups":  # numbered by any city of a group
                    continue
                _same(where, f"{field} after {record.actions[at]}", np.asarray(getattr(after, field))[row], value)
    return len(decisions)


def endings(name: str, games: int) -> tuple[Setup, list[Begun]]:
    """Return the setup of a record, and its positions one decision before the end, two decisions before, and so on."""
    record = read(name)
    positions = [position.copy() for position in replay(record, HANSA)]
    numbers = [position.number(text) for text, position in zip(record.actions, positions)]
    decisions = [at for at, position in enumerate(positions[:-1]) if _decides(position)]
    last = [decisions[-1 - back :] for back in range(games)]
    return positions[0].setup, [
        Begun(positions[some[0]], numbers[: some[0]], [numbers[at] for at in some]) for some in last
    ]


def _decides(position: Any) -> bool:
    return position.actor >= 0 and not forced(HANSA, position, position.legal())


def _follow(positions: list[Any], at: int) -> tuple[bool, int]:
    """Return whether chance was drawn before the next decision, and the index of the position."""
    drew = False
    while positions[at].actor != NOBODY and not _decides(positions[at]):
        drew |= positions[at].actor == CHANCE
        at += 1
    return drew, at


def _same(where: str, what: str, found: Any, expected: Any) -> None:
    if not np.array_equal(found, expected):
        raise Differs(f"{where}: {what}: {found} in JAX, {expected} in Python")
