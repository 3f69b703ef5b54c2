"""Tables after an update of the rules: they continue if their log leads to the same position, or are frozen."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kontor
from kontor.core import AnyGame, setup_of
from kontor.table import Table, whole_record
from kontor.table.frozen import frozen_record, stored_record
from kontor.table.rooms import Room, replayed
from kontor.table.rows import PERSON, SeatRow, TableRow, as_played, new_row
from tests.table.logs import bots_play, take_back


def stored(game: AnyGame, decisions: int = 12) -> tuple[TableRow, Table]:
    """Return a table in stored form, after some decisions of bots."""
    table = Table(game, game.setup(players=3), random.Random(3))
    table.begin()
    bots_play(table, decisions)
    return as_played(new_row(game, table.setup, False, "bots"), table), table


def entries(table: Table) -> list[Any]:
    return [state.entry for state in table.states[1:]]


@pytest.fixture(params=["felinia", "hansa", "pfeffersaecke"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    return kontor.game(request.param)


def test_a_table_continues_if_its_log_leads_to_the_same_position(game: AnyGame) -> None:
    for decisions in (0, 1, 12):
        row, table = stored(game, decisions)
        for rules in (row.rules, row.rules - 1):
            played, fault = replayed(row._replace(rules=rules), None, entries(table))
            assert played is not None and fault is None
            assert as_played(row._replace(rules=rules), played.table) == row, "it records the rules it continues with"


def test_a_table_is_frozen_if_its_log_leads_to_another_position(game: AnyGame) -> None:
    row, table = stored(game)
    assert row.position is not None
    other = row.position[:-4] + "beef"
    for changed in ({"position": other}, {"actor": (row.actor or 0) + 1}, {"winners": [0]}, {"state": "over"}):
        played, fault = replayed(row._replace(**changed), None, entries(table))
        assert played is not None and fault is not None and fault.said.id == "live-differs"
        assert played.table.sequence == row.sequence, "it can still be viewed"
        _, fault = replayed(row._replace(rules=row.rules - 1, **changed), None, entries(table))
        assert fault is not None and fault.said.id == "record-older"


def test_a_log_that_misses_entries_is_frozen(game: AnyGame) -> None:
    row, table = stored(game)
    _, fault = replayed(row, None, entries(table)[:-1])
    assert fault is not None and (fault.said.id, fault.entry) == ("live-unplayable", row.sequence)


def test_another_stored_form_alone_freezes_nothing(game: AnyGame) -> None:
    row, table = stored(game)
    assert replayed(row._replace(position="9999-0123456789abcdef"), None, entries(table))[1] is None
    assert replayed(row._replace(position=None), None, entries(table))[1] is None, "a table from before there were any"


@pytest.mark.parametrize("change", [{"rules": 99}, {"digest": "other"}])
def test_a_table_made_otherwise_can_still_be_viewed(game: AnyGame, change: dict[str, Any]) -> None:
    row, table = stored(game)
    played, fault = replayed(row._replace(**change), None, entries(table))
    assert fault is not None and fault.said.id in ("record-rules", "record-digest")
    assert played is not None and played.table.position == table.position


def test_the_record_of_a_stored_log_is_the_record_of_the_game(game: AnyGame) -> None:
    row, table = stored(game)
    held = frozenset(range(3))
    offered = table.undo_offer(held, "bots").step
    if offered is not None:
        take_back(table, offered, held)
    names = ["Ann", "Ben", "Eve"]
    record = stored_record(row, None, entries(table), names)
    assert record.write() == whole_record(table, names).write()
    assert setup_of(record, game).board.digest == row.digest


def test_the_record_of_a_frozen_table_names_its_own_rules_and_tells_no_secrets(game: AnyGame) -> None:
    row, table = stored(game)
    log = entries(table)
    log[-1] = log[-1]._replace(actions=("claim the moon",))
    room = Room("x")
    room.row = row._replace(rules=row.rules - 1)
    room.seats = [SeatRow(seat, PERSON, name) for seat, name in enumerate(("Ann", "Ben", "Eve"))]
    room._played, fault = replayed(room.row, None, log)
    assert fault is not None
    record = frozen_record(room, 0, None, log)
    assert record.rules == row.rules - 1
    assert (record.actions[-1] == "claim the moon") == (not game.declaration.hidden)
    room.row = room.row._replace(state="over")  # abandoned
    assert (frozen_record(room, 0, None, log).actions[-1] == "claim the moon") == (not game.declaration.hidden)
    room.row = room.row._replace(winners=[0])
    assert frozen_record(room, 0, None, log).actions[-1] == "claim the moon", "a game that is over hides nothing"
