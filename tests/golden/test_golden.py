"""Golden records and node counts: the rules do today what they did when these were made (tests/golden/make.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import Preset, Record, position_at
from tests.golden.make import DIGESTS, NODES, POSITIONS, count, digest, read_records, wanted

ROOT = Path(__file__).parent.parent.parent
ROWS: list[dict[str, Any]] = json.loads(NODES.read_text("utf-8"))


@cache
def records() -> dict[str, Record]:
    return read_records()


@pytest.mark.parametrize("name", sorted(read_records()))
def test_a_golden_record_replays_to_the_same_position(name: str) -> None:
    """Every line is legal, the result is the one in the header, and every byte of the last position is as it was."""
    record = records()[name]
    position = position_at(record, kontor.game(record.game))
    assert digest(position) == json.loads(DIGESTS.read_text("utf-8"))[name]
    assert record.result is not None
    assert name == f"{record.game}-{record.board}-{record.players}-{record.result['reason']}"


def test_there_is_a_record_for_every_table_and_way_to_end() -> None:
    names = [one.name for one in wanted()]
    assert sorted(records()) == sorted(names) == sorted(json.loads(DIGESTS.read_text("utf-8")))


def test_there_is_a_record_for_every_preset() -> None:
    for id, game in kontor.GAMES.items():
        for option in game.declaration.options:
            if isinstance(option, Preset):
                used = {record.options[option.name] for record in records().values() if record.game == id}
                assert used == set(option.values)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['record']}-{row['at']}" for row in ROWS])
def test_as_many_sequences_follow_as_before(row: dict[str, Any]) -> None:
    record = records()[row["record"]]
    position = position_at(record, kontor.game(record.game), row["at"])
    assert count(position, row["depth"]) == row["nodes"]


def test_the_node_counts_are_spread_over_sorts_of_decisions() -> None:
    assert len(ROWS) == POSITIONS * len(kontor.GAMES)
    assert len({row["decision"] for row in ROWS}) >= 8
    assert len({row["record"] for row in ROWS}) >= 5


def test_seeded_games_do_not_hang_on_the_hash_seed() -> None:
    """Nothing iterates over a set: two processes that hash differently play the same games."""
    children = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.golden.seeded"],
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            text=True,
            encoding="utf-8",
        )
        for seed in ("0", "20091107")
    ]
    first, second = [child.communicate()[0] for child in children]
    assert [child.returncode for child in children] == [0, 0]
    assert first and first == second
