"""Bots of an earlier commit play in a separate environment."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

import kontor
from bench import frozen
from bench.frozen import FrozenBot, FrozenError, Levels
from bench.tree import CommitError


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a folder with the last commit as `head`, installed without compiling."""
    folder = tmp_path_factory.mktemp("frozen")
    frozen.install("head", "HEAD", folder, compiled=False)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("game", ["felinia", "hansa", "pfeffersaecke"])
def test_a_frozen_bot_plays_every_game(installed: Path, game: str) -> None:
    bots = Levels("head", installed)
    played = kontor.play(game, [bots.apprentice, "apprentice", bots.master_3], seed=2)
    assert played.result is not None and played.result.reason in kontor.game(game).declaration.ends


@pytest.mark.slow
def test_the_environment_is_its_own(installed: Path) -> None:
    where = "import kontor; print(kontor.__file__)"
    python = frozen.interpreter(installed / "head")
    told = subprocess.run([python, "-I", "-c", where], stdout=subprocess.PIPE, text=True, check=True).stdout
    assert Path(told.strip()).is_relative_to(installed / "head" / "source")
    assert frozen.install("head", "HEAD", installed) == python, "a second call changes nothing"
    with pytest.raises(FrozenError, match="different or unfinished"):
        frozen.install("head", "HEAD~0", installed)


@pytest.mark.slow
def test_other_rules_are_refused(installed: Path) -> None:
    newer = SimpleNamespace(declaration=kontor.game("hansa").declaration._replace(rules_version=99))
    with pytest.raises(FrozenError, match="version 99"):
        Levels("head", installed).apprentice(newer, random.Random(1))


@pytest.mark.slow
def test_a_fault_on_the_other_side_is_reported(installed: Path) -> None:
    with pytest.raises(FrozenError, match="emperor"):
        Levels("head", installed).emperor(kontor.game("hansa"), random.Random(1))


def test_a_bot_that_is_not_installed_says_how_to_install_it(tmp_path: Path) -> None:
    with pytest.raises(FrozenError, match=r"python -m bench\.frozen bots-1"):
        Levels("bots-1", tmp_path)


def test_names_carry_a_level_and_a_budget(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "commit").write_text("HEAD")
    bots = Levels("old", tmp_path)
    named: list[type[FrozenBot]] = [bots.apprentice, bots.master, bots.patrician, bots.patrician_50]
    assert [(one.bot, one.positions) for one in named] == [
        ("apprentice", None),
        ("master", 200),
        ("patrician", 800),
        ("patrician", 50),
    ]
    for wrong in ("patrician_0", "Patrician", "patrician_x", "__wrapped__"):
        with pytest.raises(AttributeError):
            getattr(bots, wrong)


def test_every_entry_names_a_commit_and_a_reason() -> None:
    for entry in frozen.known().values():
        assert len(entry.commit) == 40 and entry.reason.endswith(".")
    with pytest.raises(AttributeError, match="no entry bots-0"):
        _ = frozen.bots_0


def test_an_unknown_commit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommitError):
        frozen.install("none", "0" * 40, tmp_path, compiled=False)


def test_without_a_known_name_the_entries_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert frozen.main([]) == 0
    assert "bots-1" in capsys.readouterr().out
    assert frozen.main(["bots-0"]) == 2
