"""The player of a network trained with JAX reads a checkpoint and plays legal actions, without JAX."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.env.task import Task, task
from tests.examples.installing import EXAMPLES

HIDDEN = 8


@pytest.fixture(autouse=True)
def without_jax(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every import of JAX fail."""
    monkeypatch.syspath_prepend(EXAMPLES)
    for name in ("jax", "jaxlib"):
        monkeypatch.setitem(sys.modules, name, None)


def checkpoint(folder: Path, learned: Task, favourite: int | None = None) -> str:
    """Write random weights as the trainer does. The bias of one action may make it the favourite."""
    from ppo_jax import save

    rng = np.random.default_rng(1)
    widths = {"first": learned.encoder.length, "second": HIDDEN, "policy": HIDDEN}
    ends = {"first": HIDDEN, "second": HIDDEN, "policy": learned.actions}
    weights: dict[str, Any] = {name: rng.normal(0, 0.3, (width, ends[name])) for name, width in widths.items()}
    weights |= {f"{name} bias": np.zeros(size) for name, size in ends.items()}
    if favourite is not None:
        weights["policy bias"][favourite] = 1000.0
    save(folder / "weights.npz", weights)
    return str(folder / "weights.npz")


def test_a_checkpoint_plays_legal_actions(tmp_path: Path) -> None:
    from ppo_player import Ppo

    learned = task("hansa", 3, "standard_2_3")
    match: Any = kontor.Match(learned.game, learned.setup, random.Random(2))
    player = Ppo(learned.game, random.Random(3), checkpoint(tmp_path, learned))
    kinds = set()
    for _ in range(200):
        view = match.position.view(match.position.actor)
        legal = view.legal()
        chosen = player.choose(view, legal)
        assert chosen in legal
        kinds.add(view.text(chosen).split()[0])
        match.play(chosen)
    assert len(kinds) >= 4


def test_the_network_decides(tmp_path: Path) -> None:
    from ppo_player import Ppo

    learned = task("hansa", 3, "standard_2_3")
    match: Any = kontor.Match(learned.game, learned.setup, random.Random(2))
    view = match.position.view(match.position.actor)
    favourite = view.legal()[-1]
    player = Ppo(learned.game, random.Random(3), checkpoint(tmp_path, learned, favourite))
    assert {player.choose(view, view.legal()) for _ in range(10)} == {favourite}


def test_weights_of_another_setup_are_refused(tmp_path: Path) -> None:
    from ppo_player import Ppo

    path, other = checkpoint(tmp_path, task("hansa", 3, "standard_2_3")), task("hansa", 4)
    match: Any = kontor.Match(other.game, other.setup, random.Random(2))
    view = match.position.view(match.position.actor)
    with pytest.raises(ValueError, match="these weights expect"):
        Ppo(other.game, random.Random(3), path).choose(view, view.legal())
