"""`kontor arena`, as used by people and by programs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kontor
from kontor.bots.apprentice import Apprentice
from kontor.core import Position
from tests.cli.kit import Run

PATIENCE = 120
"""Timeout in seconds for a program to end."""
TWO = ("arena", "hansa", "--bots", "apprentice,apprentice", "--seed", 3)


def test_the_report_is_a_table(run: Run) -> None:
    answer = run(
        "arena", "hansa", "--bots", "apprentice,apprentice,apprentice", "--games", 3, "--workers", 1, "--mirror", 2
    )
    assert answer.code == 0
    for part in ("3 games", "seed 1", "not compiled", "Win share", "Rating", "apprentice", "Fair share 33.3%"):
        assert part in answer.out
    for part in (
        "Seat 2",
        "Where points come from",
        "prestige track",
        "Mirror match",
        "apprentice #3",
        "How games ended",
    ):
        assert part in answer.out
    assert max(map(len, answer.out.splitlines())) <= 100


def test_two_workers_give_the_same_bytes_as_one(run: Run) -> None:
    one = run(*TWO, "--games", 6, "--mirror", 2, "--json", "--workers", 1)
    two = run(*TWO, "--games", 6, "--mirror", 2, "--json", "--workers", 2)
    assert one.code == 0 and one.out == two.out
    assert json.loads(one.out)["bots"][0]["win_share"] == 0.5


@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_game_has_its_arena(run: Run, game: str, tmp_path: Path) -> None:
    players = kontor.game(game).declaration.players[0]
    bots = ",".join(["apprentice"] * players)
    saved, page = tmp_path / "records", tmp_path / "report.html"
    words = ("arena", game, "--bots", bots, "--games", 2, "--workers", 1, "--save", saved, "--report", page)
    assert run(*words).code == 0 and page.exists()
    told = run("stats", saved, "--html", tmp_path / "stats.html")
    assert told.code == 0 and "2 finished games" in told.out and "apprentice" in told.out


@pytest.mark.slow
@pytest.mark.full
def test_ray_gives_the_same_bytes(run: Run) -> None:
    """Ray runs in a separate process, because the processes and threads that it leaves behind would fail the test.
    Results on Ray are also compared in test_running.py, and starting Ray a second time takes half a minute.
    """
    words = [*map(str, TWO), "--games", "6", "--json", "--workers", "2", "--ray", "local"]
    command = [sys.executable, "-m", "kontor.cli.main", *words]
    ray = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ray.returncode == 0, ray.stderr
    assert "Starting Ray on this machine" in ray.stderr
    assert ray.stdout == run(*TWO, "--games", 6, "--json", "--workers", 1).out


def test_a_budget_that_no_bot_uses_is_reported(run: Run) -> None:
    usual = run(*TWO, "--games", 1, "--json", "--workers", 1)
    answer = run(*TWO, "--games", 1, "--json", "--workers", 1, "--budget", 20)
    assert (answer.code, answer.out) == (0, usual.out)
    assert "--budget has no effect" in answer.err and "master, patrician, burgomaster" in answer.err
    assert "--budget" not in usual.err
    one = ("arena", "hansa", "--bots", "master:1,apprentice", "--games", 1, "--workers", 1)
    assert "--budget" not in run(*one, "--budget", 1).err


def test_a_match_resumes_from_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert run(*TWO, "--games", 2, "--workers", 1, "--resume", file).code == 0
    whole = run(*TWO, "--games", 4, "--workers", 1, "--resume", file, "--json")
    assert whole.out == run(*TWO, "--games", 4, "--workers", 1, "--json").out
    assert len(file.read_text().splitlines()) == 5
    other = run("arena", "hansa", "--bots", "apprentice,journeyman", "--resume", file)
    assert other.refused("a different match", "bots, seed", "--resume")
    assert run(*TWO, "--resume", tmp_path / "none" / "match.jsonl").refused("the folder")


def test_records_and_an_html_page_are_written(run: Run, tmp_path: Path) -> None:
    saved, page = tmp_path / "records", tmp_path / "report.html"
    answer = run(*TWO, "--games", 2, "--workers", 1, "--mirror", 1, "--save", saved, "--report", page)
    assert answer.code == 0 and "report.html" in answer.err
    names = ["hansa-3-0.kontor", "hansa-3-1.kontor", "hansa-3-mirror-0.kontor"]
    assert sorted(file.name for file in saved.iterdir()) == names
    assert run("check", saved).code == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(*TWO, "--games", 2, "--save", saved).refused("already exist", "--force")
    assert run(*TWO, "--games", 2, "--report", page).refused("already exists")


def test_a_crash_is_reported_with_its_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Apprentice.choose
    games: list[object] = []

    def choose(self: Apprentice, view: Position, *limits: object) -> int:
        games.extend([self] if self not in games else [])
        if self is games[0] and len(games) > 1:
            raise RuntimeError("out of ideas")
        return usual(self, view)

    monkeypatch.setattr(Apprentice, "choose", choose)
    monkeypatch.chdir(tmp_path)
    answer = run(*TWO, "--games", 3, "--workers", 1, "--json")
    assert answer.code == 1
    form = answer.json()
    assert form["games"] == 2 and form["asked"] == 3
    assert [one["number"] for one in form["crashes"]] == [0] and "out of ideas" in form["crashes"][0]["error"]
    assert "Game 0 crashed: RuntimeError: out of ideas" in " ".join(answer.err.split())
    assert run("show", tmp_path / "crashed-hansa-3-0.kontor").code == 0
    monkeypatch.setattr(Apprentice, "choose", lambda *_: 0)
    nothing = run(*TWO, "--games", 1, "--workers", 1, "--json")
    assert (nothing.code, nothing.out) == (1, "") and "nothing to report" in nothing.err


def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = ["arena", "hansa", "--bots", "apprentice,apprentice", "--games", "100000", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "kontor.cli.main", *words, "--resume", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        try:
            while not file.exists() or file.read_bytes().count(b"\n") < 3:
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)  # like a terminal: the whole process group gets it
            out, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130, said
    assert "Stopped after" in said and "Traceback" not in said
    assert json.loads(out)["games"] == file.read_bytes().count(b"\n") - 1 >= 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "apprentice,wizard"], "There is no bot “wizard”"),
        (["--bots", "apprentice,apprentice", "--players", 4], "--bots names 2 bots, but there are 4 players"),
        (["--bots", "apprentice,,apprentice"], "name one bot per seat"),
        (["--bots", "apprentice,apprentice", "--board", "standard_4_5"], "is for 4, 5 players, not 2"),
        (["--bots", "apprentice,apprentice", "--board", "moon"], "There is no board “moon”"),
        (["--bots", "apprentice"], "does not support 1 player"),
        (["--bots", ""], "--bots needs a value"),
        (["--bots", " ", "--players", 2], "--bots needs a value"),
        (["--bots", "master:x,apprentice"], "write the number of positions per decision"),
        (["--bots", "apprentice:9,apprentice"], "does not search"),
        (["--bots", "apprentice,apprentice", "--ray", " "], "--ray needs a value"),
    ],
)
def test_impossible_options_are_refused(run: Run, words: list[object], said: str) -> None:
    assert run("arena", "hansa", *words).refused(said)


@pytest.mark.parametrize("words", [["--budget", 0], ["--games", 0], ["--workers", 0], ["--mirror", -1], ["--seed", -1]])
def test_numbers_out_of_range_are_refused(run: Run, words: list[object]) -> None:
    answer = run("arena", "hansa", "--bots", "master,apprentice", *words)
    assert answer.code == 2 and answer.out == "" and "Invalid value" in answer.err
