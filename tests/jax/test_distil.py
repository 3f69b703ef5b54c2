"""A small network learns the estimates in recorded games (bench/league)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.league import distil, samples
from bench.league.replay import HANSA
from bench.league.weights import begin, file_of, linear_of
from kontor.bots.judgement import Judgement
from kontor.bots.network import FEATURE_SCALE, Mixed, Network, check_network, judge_with
from kontor.bots.train.selfplay import whole_rows
from kontor.bots.train.strength import Rival, one_game
from tests.bench.league import fake
from tests.bots.test_network import network

FEATURES = len(HANSA.declaration.features)
SHIPPED = HANSA.judgement() or {}
PLAYERS = (3, 4)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Samples of games of three and of four players, with the estimates of a random network."""
    folder = tmp_path_factory.mktemp("league")
    teacher = Network(HANSA, network(largest=100))
    for players in PLAYERS:
        setup = HANSA.setup(players)
        fake.write(folder / "games" / str(players), setup, 4, most=80, every=2, judge=teacher)
    samples.main([str(folder / "games"), str(folder / "samples"), "--workers", "1"])
    return folder


def test_linear_weights_agree_with_the_judge_of_the_bots(folder: Path) -> None:
    learned, _ = distil.read_all([folder / "samples"])
    for players, stages in linear_of(SHIPPED, PLAYERS, FEATURES).items():
        rows = learned[players].before[:20]
        found = np.asarray(distil.linear(stages, rows))
        for row, strengths in zip(rows, found):
            expected = Judgement(HANSA).strengths((row / FEATURE_SCALE).tolist())
            assert np.allclose(strengths, expected, atol=0.1)  # the bots interpolate in steps


def test_a_network_learns_the_estimates(folder: Path) -> None:
    learned, held = distil.read_all([folder / "samples"])
    start = begin(SHIPPED, PLAYERS, FEATURES, 16)
    course = distil.Course(batch=64, teacher=1.0)
    fitting = distil.Fitting(learned, held, start, course)
    fitting.held = fitting.learned  # a tiny training set is enough to see whether it learns
    before = fitting.measure()
    linear = fitting.measure_linear(linear_of(SHIPPED, PLAYERS, FEATURES))
    distil.fit(fitting, 0.0, 400, 1e9)
    after = fitting.measure()
    for players in PLAYERS:
        assert after[players].agreement > max(before[players].agreement, linear[players].agreement) + 0.2
        assert after[players].cost < before[players].cost and after[players].chances < before[players].chances


def test_the_written_network_plays(folder: Path) -> None:
    out = folder / "weights.json"
    given = [str(folder / "samples"), "--start", str(HANSA.folder() / "judgement.json"), "--out", str(out)]
    learned = distil.main([*given, "--steps", "40", "--batch", "32", "--hidden", "64"])
    assert learned == json.loads(out.read_text())
    check_network(HANSA, learned["network"], PLAYERS)
    judge = judge_with(HANSA, learned)
    assert isinstance(judge, Mixed)
    for players in PLAYERS:
        share, fair = one_game(Rival(HANSA, None, (players,)), learned, 0)
        assert 0 <= share <= 1 and fair == 1 / players


def test_the_written_strengths_are_those_of_the_fit(folder: Path) -> None:
    learned, held = distil.read_all([folder / "samples"])
    fitting = distil.Fitting(learned, held, begin(SHIPPED, PLAYERS, FEATURES, 64), distil.Course(batch=32))
    distil.fit(fitting, 0.0, 80, 1e9)
    weights: Any = fitting.rounded()
    written = file_of(HANSA, weights, PLAYERS, SHIPPED, (), {})
    for at, players in enumerate(PLAYERS):
        rows = learned[players].before[:20]
        found = np.asarray(distil.forward(weights, at, rows)[0])
        judge = Network(HANSA, written["network"], PLAYERS)
        for row, strengths in zip(rows, found):
            plain = (row / FEATURE_SCALE).tolist()
            assert (whole_rows([plain], players, FEATURES)[0] == row).all()
            assert np.allclose(judge.strengths(plain), strengths, atol=0.01)
