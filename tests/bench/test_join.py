"""Trained judges joined to one weights file."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bench.league.join import joined
from kontor.bots.judgement import Judgement
from kontor.bots.network import Network, judge_with
from kontor.core import Match
from tests.bots.positions import HANSA
from tests.bots.test_network import network

SHIPPED = HANSA.judgement() or {}
LINEAR = SHIPPED.get("linear", SHIPPED)


def test_each_judge_is_used_on_its_board(tmp_path: Path) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.json").write_text(json.dumps(network(seed, (4,))))
    learned = joined(LINEAR, [f"{tmp_path}/1.json:standard_4_5:4", f"{tmp_path}/2.json:east:4"])
    for board, players, seed in (("standard_4_5", 4, 1), ("east", 4, 2), ("east", 5, 0)):
        match = Match(HANSA, HANSA.setup(players, board), random.Random(3))
        view = match.position.view(match.position.actor)
        expected = Judgement(HANSA, LINEAR) if not seed else Network(HANSA, network(seed, (4,)), [4])
        assert judge_with(HANSA, learned).chances(view) == expected.chances(view)


def test_another_number_of_players_adds_the_difference_of_the_linear_weights(tmp_path: Path) -> None:
    trained = network(1, (4,))
    (tmp_path / "one.json").write_text(json.dumps(trained))
    parts = [f"{tmp_path}/one.json:standard_4_5:4", f"{tmp_path}/one.json:standard_2_3:3"]
    (found,) = joined(LINEAR, parts)["networks"]
    assert found["bias"] == {"3": trained["bias"]["4"], "4": trained["bias"]["4"]} and found["own"] == trained["own"]
    assert found["direct"]["4"] == trained["direct"]["4"]
    for stage, row in enumerate(found["direct"]["3"]):
        for at, weight in enumerate(row):
            more = [LINEAR["weights"][number][stage][at] if at < len(LINEAR["features"]) else 0.0 for number in "34"]
            assert weight - trained["direct"]["4"][stage][at] == pytest.approx(1024 * (more[0] - more[1]), abs=0.51)
