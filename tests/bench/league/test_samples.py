"""Samples of recorded games."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.league import samples
from bench.league.replay import HANSA
from kontor.bots.train.selfplay import whole_rows
from tests.bench.league import fake

SETUPS = (
    HANSA.setup(4),
    HANSA.setup(3, options={"edition": "2014", "mission_cards": True}),
    HANSA.setup(5, "east", {"new_markers": "face_down"}),
)


@pytest.mark.parametrize("setup", SETUPS, ids=["4", "3 with missions", "5 in the East"])
def test_a_replay_meets_the_original_positions(tmp_path: Path, setup: Any) -> None:
    seen = fake.write(tmp_path, setup, 2, most=400)
    chunk = samples.load(tmp_path / "chunk0.npz")
    for game, before in enumerate(seen):
        assert [position.to_bytes() for _, position in samples.replayed(setup, chunk, game)] == before


def test_samples_are_the_features_after_each_candidate(tmp_path: Path) -> None:
    setup = SETUPS[0]
    seen = fake.write(tmp_path / "games" / "four", setup, 3)
    samples.main([str(tmp_path / "games"), str(tmp_path / "out"), "--workers", "1", "--at-once", "2"])
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == [
        "four-chunk0-000000.npz",
        "four-chunk0-000002.npz",
    ]
    chunk = samples.load(tmp_path / "games" / "four" / "chunk0.npz")
    with np.load(tmp_path / "out" / "four-chunk0-000002.npz") as found:
        mine = np.flatnonzero(chunk["which"][:, 1] == 2)
        assert len(found["before"]) == len(mine) and found["group"].max() == len(mine) - 1
        for number, index in enumerate(mine):
            position = HANSA.start(setup)
            position.read_bytes(seen[2][chunk["which"][index, 0]])
            assert (found["before"][number] == whole_rows([HANSA.features(position)], 4, 110)[0]).all()
            assert found["seat"][number] == position.actor
            listed = [action for action in chunk["candidates"][index] if action >= 0]
            rows = found["rows"][found["group"] == number]
            assert len(rows) == len(listed)
            assert (found["values"][found["group"] == number] == chunk["values"][index][: len(listed)]).all()
            for action, row in zip(listed, rows):
                after = position.copy()
                after.apply(int(action))
                if after.open_now() == "turn":  # nothing else follows
                    assert (row == whole_rows([HANSA.features(after)], 4, 110)[0]).all()
        assert found["outcome"].tolist() == [chunk["result"][2].tolist()] * len(mine)
        assert abs(float(found["lead"].sum(axis=1).max())) < 1e-5
