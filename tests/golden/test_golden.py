"""Golden records and node counts, which detect changes to the rules since they were created by tests/golden/make.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import Preset, Record, position_at, replay
from kontor.testing import steps
from tests.battery.configurations import tables
from tests.golden import felinia, hansa, pfeffersaecke
from tests.golden.make import DIGESTS, NODES, WISHES, count, decision, digest, moments, read_records, wanted

ROOT = Path(__file__).parent.parent.parent
ROWS: list[dict[str, Any]] = json.loads(NODES.read_text("utf-8"))


@cache
def records() -> dict[str, Record]:
    return read_records()


@cache
def shown(name: str) -> frozenset[str]:
    """Return the situations that a record shows."""
    record = records()[name]
    positions = replay(record, kontor.game(record.game))
    return frozenset(
        moment
        for text, position in zip(record.actions, positions, strict=False)  # the last position has no action
        for moment in moments(position, position.number(text))
    )


def kept(*options: str, **head: Any) -> set[tuple[Any, ...]]:
    """Return the values of these options, and the end, of all Hansa Teutonica records with these header fields."""
    return {
        (*(record.options[option] for option in options), record.result["reason"])
        for record in records().values()
        if record.game == "hansa" and record.result is not None
        if all(getattr(record, name) == value for name, value in head.items())
    }


ENDS = kontor.game("hansa").declaration.ends


@pytest.mark.parametrize("name", sorted(read_records()))
def test_a_golden_record_replays_to_the_same_position(name: str) -> None:
    """Every line is legal, the result matches the header, and every byte of the last position is unchanged."""
    record = records()[name]
    position = position_at(record, kontor.game(record.game))
    assert digest(position) == json.loads(DIGESTS.read_text("utf-8"))[name]
    assert record.result is not None
    assert name.startswith(f"{record.game}-{record.board}-{record.players}-")
    assert name.endswith(f"-{record.result['reason']}")


def test_the_records_are_those_that_are_wanted() -> None:
    """There are exactly the required records, and each has the options of its variant and meets the requirements."""
    names = [one.name for one in wanted()]
    assert sorted(records()) == sorted(names) == sorted(json.loads(DIGESTS.read_text("utf-8")))
    for one in wanted():
        assert shown(one.name) >= set(one.shows)
        assert records()[one.name].options in [way.setup().options for way in one.configurations]


def test_there_is_a_record_for_every_table_and_way_to_end() -> None:
    for id, game in kontor.GAMES.items():
        found = {
            ((record.board, record.players), record.result["reason"])
            for record in records().values()
            if record.game == id and record.result is not None
        }
        assert found == set(product(tables(game), game.declaration.ends))


def test_there_is_a_record_for_every_two_player_form_and_way_to_end() -> None:
    """The records include the pawn on the 2009 board with Kontor's ruling for the rim, and neutral traders on both
    two-player boards.
    """
    pawn = {(form, rim, end) for form, rim, end in kept("two_players", "rim", players=2) if form == "pawn"}
    assert pawn >= set(product(["pawn"], ["edge4"], ENDS))
    assert {rim for _, rim, _ in pawn} == {"strict", "edge4", "edge10"}
    for board in ("standard_2_3", "east"):
        neutral = kept("two_players", players=2, board=board)
        assert neutral >= set(product(["neutral_14", "neutral_it"], ENDS))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_record_with_mission_cards_for_every_number_of_players(players: int) -> None:
    assert True in {missions for missions, _ in kept("mission_cards", players=players)}


@pytest.mark.parametrize("moment", [*hansa.MOMENTS, *pfeffersaecke.MOMENTS, *felinia.MOMENTS])
def test_there_is_a_record_for_every_rare_moment(moment: str) -> None:
    """The situations include each permanent sea bonus, green cities, neutral claims, the pawn, each tie-break, and each
    use of a letter.
    """
    assert any(moment in shown(name) for name in records())


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
    assert decision(position) == row["decision"]
    assert count(position, row["depth"]) == row["nodes"]


def test_the_node_counts_are_spread_over_sorts_of_decisions() -> None:
    for id, game in kontor.GAMES.items():
        rows = [row for row in ROWS if row["record"].startswith(f"{id}-")]
        assert sorted(row["decision"] for row in rows) == sorted(WISHES[id].decisions)
        assert len({row["record"] for row in rows}) >= len(rows) // 2
        assert {row["record"].split("-")[1] for row in rows} == {board.id for board in game.declaration.boards}


@pytest.mark.parametrize("game", kontor.GAMES)
def test_players_with_a_whim_play_on(game: str) -> None:
    """Playing styles are used only for creating records.

    This test checks that they still work with the current positions.
    """
    for narrow in WISHES[game].whims.values():
        played = steps(kontor.game(game), kontor.game(game).setup(), 1, 1, narrow)
        assert all(action in legal or not legal for _, legal, action in islice(played, 150))


def test_seeded_games_do_not_hang_on_the_hash_seed() -> None:
    """The rules do not iterate over sets, so two processes with different hash seeds play the same games."""
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
