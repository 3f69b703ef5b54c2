"""Match files: stored games are not played again, and different matches are not mixed."""

from __future__ import annotations

from pathlib import Path

import pytest

from kontor.arena.contest import MATCH, MIRROR, Contest, Job, code
from kontor.arena.errors import ArenaError
from kontor.arena.ledger import Ledger
from kontor.arena.match import MatchRun, Means
from kontor.arena.play import Note
from kontor.arena.played import GameSummary
from tests.arena.fakes import contest, quick
from tests.arena.test_running import keep
from tests.kit import refusing


def run(
    file: Path, games: int, mirror: int = 0, most: int = 1000, of: Contest | None = None
) -> tuple[list[Job], GameSummary]:
    """Play at most `most` games of a match with a file. Returns the games played and the last known result."""
    asked: list[Job] = []

    def noted(contest: Contest, number: int, note: Note) -> GameSummary:
        asked.append(Job(contest.part, number))
        return quick(contest, number, note)

    match = MatchRun(of or contest(), games, mirror)
    with Ledger(file, match.contest) as ledger:
        match.remember(ledger)
        for done, _ in enumerate(match.run(Means(1), ledger, keep, how=noted), start=1):
            if done == most:
                break
    report = match.report()
    assert report is not None
    return asked, report.games.played[-1]


def faults(file: Path, of: Contest | None = None) -> list[str]:
    with pytest.raises(ArenaError) as error:
        run(file, 4, of=of)
    return [message.id for message in error.value.messages]


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first, _ = run(file, 6, mirror=2, most=4)
    rest, _ = run(file, 6, mirror=2)
    assert first == [Job(MATCH, number) for number in range(4)]
    assert rest == [Job(MATCH, 4), Job(MATCH, 5), Job(MIRROR, 0), Job(MIRROR, 1)]
    assert run(file, 6, mirror=2)[0] == []


def test_a_stored_game_equals_the_played_one(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    _, fresh = run(file, 3)
    _, stored = run(file, 3)
    assert stored == fresh


def test_a_match_can_become_longer_and_shorter(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 3)
    asked, _ = run(file, 5)
    assert [job.number for job in asked] == [3, 4]
    assert run(file, 2)[1].number == 1  # the others are stored, but not requested


def test_a_truncated_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 4)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    asked, _ = run(file, 4)
    assert [job.number for job in asked] == [3] and file.read_bytes() == whole


@pytest.mark.parametrize("bots", ["apprentice,apprentice,apprentice", "journeyman,journeyman,apprentice"])
def test_a_file_of_another_match_is_refused(tmp_path: Path, bots: str) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 2)
    before = file.read_bytes()
    assert faults(file, contest(bots)) == ["arena-file-match"]
    assert file.read_bytes() == before


def test_the_difference_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 2)
    with pytest.raises(ArenaError) as error:
        run(file, 2, of=contest("apprentice,apprentice,apprentice", seed=9))
    assert error.value.messages[0].args["differing"] == "bots, seed"


def test_other_weights_are_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 2)
    from kontor.registry import GAMES

    monkeypatch.setattr(type(GAMES["hansa"]), "judgement", lambda self: {"weights": [1, 2]})
    with refusing(ArenaError, "judgement"):
        run(file, 2)


def test_other_code_is_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 2)
    (tmp_path / "search.py").write_text("deeper", encoding="utf-8")
    monkeypatch.setattr("kontor.bots.__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(ArenaError) as error:
        run(file, 2)
    assert error.value.messages[0].args["differing"] == "code"


def test_the_code_is_its_files_and_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "search.py"
    found = [code([])]
    for text in ("deep", "deeper"):
        file.write_text(text, encoding="utf-8")
        found.append(code([file]))
    monkeypatch.setattr("kontor.arena.contest.version", lambda _: "99")
    found.append(code([file]))
    assert len(set(found)) == 4 and found[3] == code([file])


@pytest.mark.parametrize("held", ["a letter to a friend", "a letter\nof two lines\n", '{"format": "other"}\n', "[1]\n"])
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, held: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(held, encoding="utf-8")
    assert faults(file) == ["arena-file-other"]
    assert file.read_text(encoding="utf-8") == held


@pytest.mark.parametrize("line", ["{", "7", '{"part": "match"}', '{"part": "match", "number": 1}'])
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "match.jsonl"
    run(file, 2)
    with file.open("a", encoding="utf-8") as more:
        more.write(line + "\n")
    with pytest.raises(ArenaError) as error:
        run(file, 2)
    assert error.value.messages[0].id == "arena-file-line" and error.value.messages[0].args["line"] == 4


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.touch()
    assert len(run(file, 2)[0]) == 2
