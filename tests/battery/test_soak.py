"""The soak test resumes where it stopped, is independent of the number of workers, and records violations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import parse, position_at
from kontor.testing import invariants
from tests import soak


def state(folder: Path) -> dict[str, Any]:
    """Return the stored state without the elapsed time."""
    noted: dict[str, Any] = json.loads((folder / "state-felinia-3.json").read_text("utf-8"))
    assert noted.pop("seconds") > 0
    return noted


def test_it_goes_on_and_workers_make_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    only = soak.Only("felinia")  # has fewer configurations than Hansa Teutonica
    assert soak.soak(2, 3, 1, tmp_path / "a", only=only) == 0
    assert soak.soak(4, 3, 1, tmp_path / "a", only=only) == 0
    assert "2 of 4 games done" in capsys.readouterr().out
    assert soak.soak(4, 3, 2, tmp_path / "b", only=only) == 0
    assert state(tmp_path / "a") == state(tmp_path / "b")
    assert state(tmp_path / "a")["done"] == 4
    assert "4 games" in capsys.readouterr().out


@pytest.mark.full
def test_it_can_be_limited_to_some_options() -> None:
    """Each of these setups of Hansa is played, with several numbers of promo markers."""
    wanted = "britannia_3", "britannia_4_5", "edition=bigbox", "emperors_favour=True", "promo_markers="
    only = soak.Only("hansa", wanted)
    chosen = [str(soak.configuration_of(number, only)) for number in range(60)]
    assert all(any(text in name for text in wanted) for name in chosen)
    assert all(any(text in name for name in chosen) for text in wanted)
    promos = {name.partition("promo_markers=")[2].partition("-")[0] for name in chosen} - {""}
    assert "2.2.2" in promos and len(promos) > 3
    assert {name.partition("-")[0] for name in chosen} == {"hansa"}


def test_it_stops_at_a_violation_and_leaves_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An artificial invariant for tests: in no position may a seat have to answer."""

    def broken(position: Any) -> None:
        decisions = [frame["decision"] for frame in position.json()["stack"]]
        assert "answer" not in decisions, "someone answers"

    monkeypatch.setattr(invariants, "nothing_is_lost", broken)
    assert soak.soak(50, 3, 1, tmp_path) == 1
    said = capsys.readouterr().out
    assert "someone answers" in said
    (path,) = tmp_path.glob("violation-*.kontor")
    assert f"python -m tests.soak --look {path}" in said
    record = parse(path.read_text("utf-8"))
    last = position_at(record, kontor.game(record.game))
    assert last.json()["stack"][-1]["decision"] == "answer"
    monkeypatch.setattr(soak, "costly_checks", lambda *_: None)  # slow, and known to pass before this point
    assert soak.look(path) == 1
    assert f"after {len(record.actions)} actions: AssertionError: someone answers" in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr(soak, "costly_checks", lambda *_: None)
    assert soak.look(path) == 0
