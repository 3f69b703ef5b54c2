"""The benchmarks of the table play the games that they claim to play. Times are not checked here."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import table, table_load
from bench.table_games import GAME, entries, played, position_after
from bench.table_load import Size, Tally
from bench.table_player import EYES, Happened, Taken, after
from bench.table_where import subject
from kontor.table.log import Table


def test_a_written_log_leads_to_its_position() -> None:
    [game] = played(1, 100)
    live = Table(GAME, game.setup)
    for entry in entries(game, 100):
        live.fold(entry)
    assert live.sequence == 100
    assert live.position.to_bytes() == position_after(game, 100).to_bytes()


def test_a_player_learns_from_the_events_what_was_drawn() -> None:
    [game] = played(1, 100)
    live = Table(GAME, game.setup)
    draws = 0
    for entry in entries(game, len(game.decisions)):
        live.fold(entry)
        if entry.sequence > 1:
            before, now = live.states[-2:]
            shown = [event.shown_to(EYES) for event in now.events]
            happened = [Happened(event.what, event.seat, event.args) for event in shown]
            found = after(before.position, before.position.number(entry.actions[0]), happened)
            assert found.to_bytes() == now.position.to_bytes()
            draws += now.drew
    assert draws > 5


@pytest.mark.slow
def test_every_action_of_a_load_is_accepted_and_visible(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(table_load, "LATE", 40)
    size = Size(tables=3, games=1, rounds=2, at_full_speed=2, calmly=1, per_second=100)
    for load in table_load.measure(size, tmp_path, on_postgres=False):
        assert len(load.full.taken) == 3 * 2 * 2
        assert len(load.calm.taken) == 3 * 2 * 1
        assert all(0 < taken.accepted <= taken.seen for taken in load.full.taken + load.calm.taken)


def test_late_is_compared_with_early() -> None:
    early = Tally([Taken(0.01, 0.02)] * 4, seconds=2.0, server=0.1, players=0.01)
    late = Tally([Taken(0.02, 0.02)] * 4, seconds=4.0, server=0.3, players=0.01)
    assert table.figures(early) == pytest.approx([2, 10, 10, 20, 20, 25, 5, 0.5])
    assert table.compared(early, late) == pytest.approx([2, 2, 2, 1, 1, 3])


def test_a_part_of_the_report_is_shown_in_columns() -> None:
    part = table.Part("clicks", ["median", "p95"], [("30 clicks", [14.25, None]), ("all", [1234.5, 80])])
    title, first, second = table.show(part).splitlines()
    assert title.split() == ["clicks", "median", "p95"]
    assert first.split() == ["30", "clicks", "14.2"]
    assert second.split() == ["all", "1,234", "80"]


def test_a_call_stack_counts_for_the_first_matching_subject() -> None:
    stack = ["kontor/core/scene: _plain", "kontor/table/views: Views.moment", "kontor/server/live: _send"]
    assert subject(stack).startswith("moments")
    assert subject(["asyncio/tasks: wait", "asyncio/events: Handle._run"]) == "event loop"
