"""Weights files from arrays, and matches with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.league import match
from bench.league.replay import HANSA
from bench.league.weights import begin, file_of, linear_of
from kontor.bots.network import Mixed, Network, judge_with
from tests.bots.positions import view_after

FEATURES = len(HANSA.declaration.features)
SHIPPED = HANSA.judgement() or {}
EVERY = HANSA.declaration.players


def written(players: tuple[int, ...], boards: tuple[str, ...] = (), hidden: int = 64) -> dict[str, Any]:
    layers = begin(SHIPPED, players, FEATURES, hidden)
    rng = np.random.default_rng(1)
    layers = {name: value + rng.normal(0, 0.02, value.shape).astype(np.float32) for name, value in layers.items()}
    return file_of(HANSA, layers, players, SHIPPED, boards, {})


def test_linear_weights_are_the_start() -> None:
    layers = begin(SHIPPED, (3, 4), FEATURES, 8)
    assert not layers["out"].any()
    for at, stages in enumerate(linear_of(SHIPPED, (3, 4), FEATURES).values()):
        assert np.allclose(layers["direct"][0] + layers["direct"][1 + at], stages.mean(axis=0), atol=1e-5)


def test_a_network_gets_more_hidden_units_without_playing_differently() -> None:
    small = written(EVERY, hidden=5)
    large = file_of(HANSA, begin(small, EVERY, FEATURES, 64), EVERY, SHIPPED, (), {})
    assert [len(one["out"]) for one in (small, large)] == [5, 64]
    rows = HANSA.features(view_after(100))
    assert Network(HANSA, large).strengths(rows) == pytest.approx(Network(HANSA, small).strengths(rows), abs=1e-3)


def test_other_numbers_of_players_and_boards_keep_linear_weights() -> None:
    assert isinstance(judge_with(HANSA, written(EVERY)), Network)
    for learned in (written((3, 4)), written(EVERY, ("britannia_3",))):
        judge = judge_with(HANSA, json.loads(json.dumps(learned)))
        assert isinstance(judge, Mixed)
    assert begin(written((3, 4)), (4, 5), FEATURES, 64)["own"].shape == (FEATURES, 64)  # mixed weights are a start


def test_a_match_counts_the_wins_of_the_seat_with_other_weights(tmp_path: Path) -> None:
    (tmp_path / "new.json").write_text(json.dumps(written((4,))))
    given = [str(tmp_path / "new.json"), "--level", "apprentice", "--games", "8", "--workers", "1"]
    report = match.main([*given, "--out", str(tmp_path / "match.json")])
    assert report == json.loads((tmp_path / "match.json").read_text())
    assert report["games"] == 8 and report["low"] < report["share"] < report["high"]
    assert [one["seat"] for one in report["outcomes"]] == [0, 1, 2, 3] * 2
    for first in (0, 4):  # an Apprentice needs no judge, so the games differ only in the seat that counts
        games = report["outcomes"][first : first + 4]
        assert len({str(one["scores"]) for one in games}) == 1 and sum(one["share"] for one in games) == 1


def test_a_match_uses_the_weights(tmp_path: Path) -> None:
    learned = written(EVERY)
    (tmp_path / "new.json").write_text(json.dumps(learned))
    contest = match.Contest("hansa", 3, "", "{}", "journeyman", 0, str(tmp_path / "new.json"), match.SHIPPED, 1)
    view = view_after(60)
    assert match.judge_from("hansa", contest.own).chances(view) == Network(HANSA, learned).chances(view)
    assert match.judge_from("hansa", match.SHIPPED).chances(view) == judge_with(HANSA, SHIPPED).chances(view)
