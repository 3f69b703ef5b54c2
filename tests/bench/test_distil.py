"""Training on the results of searches."""

from __future__ import annotations

import numpy as np
import pytest

import kontor
from bench.league import distil
from bench.league.distil import MOST, Distiller, Group, Groups
from kontor.bots.network import judge_with

FELINIA = kontor.game("felinia")
SHIPPED = FELINIA.judgement() or {}


@pytest.fixture(scope="module")
def played() -> Groups:
    return distil.play(FELINIA, judge_with(FELINIA, SHIPPED), "2 0")


def test_the_same_seed_gives_the_same_samples(played: Groups) -> None:
    again = distil.play(FELINIA, judge_with(FELINIA, SHIPPED), "2 0")
    assert again.keys() == played.keys()
    for key, group in played.items():
        assert all(np.array_equal(getattr(group, name), getattr(again[key], name)) for name in Group._fields)


def test_targets_are_chances(played: Groups) -> None:
    for group in played.values():
        found = distil.targets(group, 0.5)
        assert found.min() > 0 and np.allclose(found.sum(axis=2), 1, atol=1e-5)


def searched(rng: np.random.Generator, decisions: int) -> Group:
    """Return decisions among three candidates. The more of the second feature, the better for the first seat."""
    rows = rng.integers(-128, 129, (decisions, MOST, 2, len(FELINIA.declaration.features))).astype(np.int16)
    own = 1 / (1 + np.exp(rows[:, :, 1, 1] / 64 - rows[:, :, 0, 1] / 64))
    chances = np.stack([own, 1 - own], axis=2).astype(np.float32)
    nothing = np.zeros((decisions, 2), np.float32)
    three = np.full(decisions, 3, np.int16)
    return Group(rows, chances, three, np.zeros(decisions, np.int16), nothing, nothing)


def test_a_correction_keeps_the_order_of_candidates() -> None:
    group = searched(np.random.default_rng(1), 20)
    moved = group._replace(correction=np.full((20, 2), [0.03, -0.03], np.float32))
    assert np.array_equal(
        distil.targets(group, 1.0)[..., 0].argsort(axis=1), distil.targets(moved, 1.0)[..., 0].argsort(axis=1)
    )
    assert distil.targets(moved, 1.0)[..., 0].mean() > distil.targets(group, 1.0)[..., 0].mean()


def test_padding_is_ignored() -> None:
    group = searched(np.random.default_rng(1), 20)
    other = group._replace(rows=group.rows.copy(), chances=group.chances.copy())
    other.rows[:, 3:] = 77
    other.chances[:, 3:] = 0.5
    fits = [Distiller((2,), len(FELINIA.declaration.features)) for _ in range(2)]
    for fit, one in zip(fits, (group, other), strict=True):
        fit.step_groups(one, 0.01)
    assert fits[0].plain() == fits[1].plain()


def test_training_learns_the_choice_of_the_search() -> None:
    rng = np.random.default_rng(1)
    training, unseen = {(2, MOST): searched(rng, 600)}, {(2, MOST): searched(rng, 200)}
    fit = Distiller((2,), len(FELINIA.declaration.features))
    before = fit.check(unseen)
    for _ in range(30):
        fit.pass_over(training, rng, 0.01)
    after = fit.check(unseen)
    assert after["lost"] < before["lost"] / 3 and after["loss 8"] < before["loss 8"] / 2
