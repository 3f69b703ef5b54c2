"""The loads of Kontor's games play legally and perform the described work."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bench import games
from bench.games import LONGEST_RANDOM, TABLES, Prepared, contender, copied, greedy, loads, write_down
from bench.loads import MOMENTS
from kontor.core import NOBODY, IllegalAction
from tests.bench.kit import written

SMALL = "Pfeffersäcke, 2 players"


@pytest.fixture(params=["Hansa, 4 players", "Hansa, 2 players, pawn", "Felinia, expert, 4 players", SMALL])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_is_a_table_for_every_number_of_players_of_hansa_and_for_every_game() -> None:
    assert {table.players for table in TABLES.values() if table.game == "hansa" and table.board is None} == {2, 3, 4, 5}
    assert {table.game for table in TABLES.values()} == {"hansa", "pfeffersaecke", "felinia"}
    for table in TABLES.values():
        assert table.setup().players == table.players


def test_a_replayed_game_reaches_its_end(name: str) -> None:
    table = Prepared(TABLES[name], [write_down(TABLES[name], 1)])
    load = greedy(name, table)
    position, actions = load.begin()
    assert load.work((position, actions)) == len(actions) == len(table.played[0])
    assert position.result() is not None and position.result().reason in table.game.declaration.ends


def test_games_are_taken_one_after_another() -> None:
    table = Prepared(TABLES[SMALL], [write_down(TABLES[SMALL], seed) for seed in (1, 2)])
    load = greedy(SMALL, table)
    taken = [load.begin()[1] for _ in range(3)]
    assert taken == [table.played[0], table.played[1], table.played[0]] and taken[0] != taken[1]


def test_random_play_is_legal_and_different_every_time(name: str) -> None:
    table = Prepared(TABLES[name], [write_down(TABLES[name], 1)])
    for load in [make(name, table) for make in loads(table) if make is not greedy]:
        ends = []
        for _ in range(2):
            position = load.begin()
            played = load.work(position)
            assert 0 < played <= LONGEST_RANDOM and (played == LONGEST_RANDOM or position.actor == NOBODY)
            assert position.faults() == []
            ends.append(position.to_bytes())
        assert ends[0] != ends[1]


def test_copies_are_of_positions_of_the_game_and_independent(name: str) -> None:
    found = copied(name, Prepared(TABLES[name], [write_down(TABLES[name], 1)]))
    assert len({moment.to_bytes() for moment in found.moments}) == MOMENTS
    moment = found.moments[MOMENTS // 2]
    before, other = moment.to_bytes(), found.copy(moment)
    games.play_randomly(other, random.Random(1))
    assert moment.to_bytes() == before != other.to_bytes()


def test_a_game_that_was_not_played_by_these_rules_is_refused() -> None:
    texts = write_down(TABLES[SMALL], 1)
    with pytest.raises(IllegalAction):
        Prepared(TABLES[SMALL], [[texts[0], texts[0]]])


def test_games_are_saved_and_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    assert games.main([str(file), "--games", "2", "--tables", SMALL]) == 0
    assert json.loads(file.read_text()) == {SMALL: [write_down(TABLES[SMALL], seed) for seed in range(2)]}
    found = contender(file)
    assert found.about == games.about() and found.about.startswith("Kontor ")
    assert [load.name for load in found.decisions][:2] == [f"{SMALL}, greedy", f"{SMALL}, random"]
    assert [one.name for one in found.copies] == [f"{SMALL}, copy"]


def test_a_game_that_older_rules_lack_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, [SMALL])
    monkeypatch.setitem(games.TABLES, SMALL, games.Table("chess", 2))
    assert games.prepared(file) == {}
