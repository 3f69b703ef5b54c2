"""Opponents of a learner: functions, policies, checkpoints and pools."""

from __future__ import annotations

import copy
import os
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kontor.env
from kontor.bots import UnknownLevel
from kontor.env.opponents import Act, Opponent, PolicyPlayer


def first(observation: Any, mask: Any) -> Any:
    assert observation.dtype == np.float32 and mask.dtype == np.int8
    return np.flatnonzero(mask)[0]


def last(observation: Any, mask: Any) -> Any:
    return np.flatnonzero(mask)[-1]


def load(path: Path) -> Act:
    return {"first": first, "last": last}[path.read_text("utf-8")]


def played(env: Any, decisions: int = 12) -> list[int]:
    env.reset(seed=3)
    for _ in range(decisions):
        if env.table.over():
            break
        env.step(env.task.number(env.view().legal()[0]))
    actions: list[int] = list(env.table.actions)
    return actions


@pytest.mark.parametrize("pad", [False, True])
def test_a_policy_sees_what_the_agent_would_see(pad: bool) -> None:
    learner = kontor.env.against("pfeffersaecke", kontor.env.Policy(first), players=2, pad=pad)
    plain = kontor.env.against("pfeffersaecke", lambda view, actions: actions[0], players=2, pad=pad)
    if pad:  # the first action of the padded numbers may be another
        assert played(learner)
    else:
        assert played(learner) == played(plain)
    for other in (copy.deepcopy(learner), pickle.loads(pickle.dumps(learner))):
        assert isinstance(other._bots[0], PolicyPlayer)


def test_a_checkpoint_is_loaded_again_when_its_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "policy"
    file.write_text("first", encoding="utf-8")
    env = kontor.env.against("pfeffersaecke", kontor.env.Checkpoint(file, load), players=2)
    before = played(env)
    assert played(pickle.loads(pickle.dumps(env))) == before
    file.write_text("last", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert played(env) != before
    assert played(env) == played(kontor.env.against("pfeffersaecke", kontor.env.Policy(last), players=2))


def test_a_pool_is_sampled_for_each_seat_and_game() -> None:
    pool = kontor.env.Pool(["random", kontor.env.Policy(first), "apprentice"], weights=[1, 1, 0])
    env = kontor.env.against("pfeffersaecke", pool, players=3, seed=1)
    kinds = set()
    for _ in range(12):
        env.reset()
        kinds.add(tuple(type(other).__name__ for other in env._bots))
        assert not any(isinstance(other, Opponent) for other in env._bots)
    assert len(kinds) == 4
    env.reset(options={"opponents": "apprentice", "seat": 2})
    assert env.seat == 2 and all(isinstance(other, Opponent) for other in env._bots)


def test_bad_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one member"):
        kontor.env.Pool([])
    with pytest.raises(ValueError, match="at least one member"):
        kontor.env.Pool(["random"], weights=[0])
    with pytest.raises(UnknownLevel):
        kontor.env.against("hansa", kontor.env.Pool(["emperor"]))
    with pytest.raises(ValueError, match="a policy needs a function"):
        kontor.env.against("hansa", kontor.env.Policy(), players=3).reset()
    with pytest.raises(AttributeError):
        _ = kontor.env.nothing
