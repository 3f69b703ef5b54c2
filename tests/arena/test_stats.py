"""`kontor stats`: statistics of a collection of records, and unusable records."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from tests.cli.kit import Run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of records with and without names, for two numbers of players."""
    folder = tmp_path_factory.mktemp("records")
    simulate = ["simulate", "hansa", "--players", "2", "--games", "3", "--save", str(folder)]
    arena = ["arena", "hansa", "--bots", "apprentice,apprentice,apprentice", "--games", "2", "--workers", "1"]
    for words in (simulate, [*arena, "--save", str(folder / "named")]):
        assert CliRunner().invoke(app, words).exit_code == 0
    return folder


@pytest.fixture
def pile(records: Path, tmp_path: Path) -> Path:
    """Return a copy of the records that a test may change."""
    return Path(shutil.copytree(records, tmp_path / "pile"))


def test_different_setups_are_counted_separately(run: Run, pile: Path) -> None:
    answer = run("stats", pile, "--json")
    assert (answer.code, answer.err) == (0, "")
    form = answer.json()
    two, three = form["piles"]
    assert (two["players"], two["games"], two["names"]) == (2, 3, [])
    assert (three["players"], three["games"]) == (3, 2)
    assert [one["name"] for one in three["names"]] == ["apprentice"]
    assert sum(seat["wins"] for seat in two["seats"]) == pytest.approx(3, abs=0.02)
    assert form["broken"] == form["unfinished"] == []


def test_the_figures_match_the_records(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "hansa", "--players", 2, "--games", 4, "--seed", 5, "--json", "--save", tmp_path / "pile")
    played = run(*words).json()["games"]
    (found,) = run("stats", tmp_path / "pile", "--json").json()["piles"]
    ends = [game["end"] for game in played]
    assert found["ends"] == {end: ends.count(end) for end in dict.fromkeys(ends)}
    assert found["lengths"]["most"] == max(game["actions"] for game in played)
    assert found["seats"][1]["scores"]["mean"] == pytest.approx(sum(game["scores"][1] for game in played) / 4, abs=0.01)
    assert found["winning_scores"]["most"] == max(max(game["scores"]) for game in played)
    everybody = found["everybody"]
    assert sum(everybody["sources"].values()) == pytest.approx(everybody["scores"]["mean"], abs=0.05)
    texts = [line for file in (tmp_path / "pile").iterdir() for line in file.read_text("utf-8").splitlines()]
    claims = sum(1 for line in texts if line.startswith("claim "))
    assert everybody["kinds"]["claim"] == pytest.approx(claims / 8, abs=0.01)


def test_the_tables(run: Run, pile: Path, tmp_path: Path) -> None:
    page = tmp_path / "stats.html"
    answer = run("stats", pile, "--html", page)
    assert answer.code == 0 and str(page.name) in answer.err
    for part in ("5 finished games", "2 players", "3 players", "All players", "apprentice", "Seat 1", "Claim a route"):
        assert part in answer.out
    assert "Records in" in page.read_text(encoding="utf-8")
    assert run("stats", pile, "--html", page).refused("already exists")


def test_no_record_is_left_out_silently(run: Run, pile: Path) -> None:
    whole = (pile / "hansa-0.kontor").read_text(encoding="utf-8")
    cut = whole.splitlines()[:-40]
    at = next(number for number, line in enumerate(cut) if line.startswith("result:"))
    cut[at] = "result: null"
    (pile / "running.kontor").write_text("\n".join(cut) + "\n", encoding="utf-8")
    (pile / "broken.kontor").write_text(whole.replace("\nend\n", "\nend\nend\n", 1), encoding="utf-8")
    (pile / "letter.kontor").write_text("Dear friend", encoding="utf-8")
    (pile / "position.kontor").write_text('{"game": "hansa"}', encoding="utf-8")
    answer = run("stats", pile)
    assert answer.code == 1
    assert "5 finished games, 1 unfinished, 3 unreadable" in answer.out
    for part in ("running.kontor: the game is unfinished", "broken.kontor: Line", "letter.kontor is neither"):
        assert part in answer.err
    assert "position.kontor is not a record" in answer.err
    form = run("stats", pile, "--json").json()
    assert len(form["broken"]) == 3 and len(form["unfinished"]) == 1


def test_a_single_record_is_enough(run: Run, pile: Path) -> None:
    (found,) = run("stats", pile / "hansa-0.kontor", "--json").json()["piles"]
    assert (found["players"], found["games"]) == (2, 1)


def test_nothing_to_count(run: Run, tmp_path: Path) -> None:
    assert run("stats", tmp_path).refused("contains no finished games")
    assert run("stats", tmp_path / "none.kontor").refused(f"{tmp_path / 'none.kontor'} does not exist")
    (tmp_path / "letter.kontor").write_text("Dear friend", encoding="utf-8")
    answer = run("stats", tmp_path)
    assert answer.code == 2 and answer.err.count("letter.kontor") == 1
    assert run("stats", tmp_path / "letter.kontor").refused("is neither a record")
