"""`kontor games`, `rules`, `simulate` and `play`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import COMPILED
from tests.cli.kit import Run

pytestmark = pytest.mark.slow


def test_version_and_help(run: Run) -> None:
    form = "compiled" if COMPILED else "plain Python"
    assert run("--version").out == f"kontor {version('kontor')}, {form}\n"
    commands = ("play", "games", "rules", "simulate", "show", "legal", "why", "check")
    for command in commands:
        assert command in run("--help").out
        answer = run(command, "--help")
        assert answer.code == 0 and "Example: kontor" in " ".join(answer.out.split())
    assert run("dance").code == 2
    assert run("show").code == 2


def test_games(run: Run) -> None:
    out = run("games").out
    for part in ("Hansa Teutonica", "standard_2_3", "4, 5", "marker_mix", "2009, 2014, italian", "face_down", "E1b"):
        assert part in out


def test_games_json(run: Run) -> None:
    games = {game["id"]: game for game in run("games", "--json").json()["games"]}
    hansa = games["hansa"]
    assert set(hansa) == {"id", "title", "rules", "players", "boards", "options", "ends"}
    declared = kontor.game("hansa").declaration
    assert hansa["players"] == list(declared.players)
    assert [(board["id"], tuple(board["players"])) for board in hansa["boards"]] == [
        (board.id, board.players) for board in declared.boards
    ]
    options = {option["name"]: option for option in hansa["options"]}
    assert options["edition"]["values"]["2014"]["new_markers"] == "face_down"
    assert options["new_markers"]["values"] == ["face_up", "face_down"]
    assert options["marker_mix"]["kinds"]["swap"] == [1, 20]
    assert options["swap_must_own_one"] == {"name": "swap_must_own_one", "kind": "flag", "default": False}
    assert hansa["ends"] == ["prestige", "markers", "cities"]


def test_rules(run: Run) -> None:
    assert run("rules", "hansa", "D6").out.startswith("### D6 Where a displaced piece may go")
    assert "### D6" in run("rules", "hansa", "d").out
    letter = run("rules", "hansa", "d6b").out
    assert "**D6b**" in letter and "**D6c**" not in letter
    assert run("rules", "hansa").out.startswith("# Hansa Teutonica")


def test_rules_that_do_not_exist(run: Run) -> None:
    assert run("rules", "hansa", "D99").refused("no rule “D99”", "D6")
    assert run("rules", "chess").refused("no game “chess”", "hansa")


def test_simulate_json(run: Run) -> None:
    answer = run("simulate", "hansa", "--players", 3, "--games", 2, "--seed", 5, "--json")
    assert (answer.code, answer.err) == (0, "")
    form = answer.json()
    assert set(form) == {"games"}
    assert [game["seed"] for game in form["games"]] == [5, 6]
    for game in form["games"]:
        assert set(game) == {"seed", "scores", "winners", "end", "actions"}
        assert game["winners"] == [seat for seat in range(3) if game["scores"][seat] == max(game["scores"])]
        assert game["end"] in ("prestige", "markers", "cities")


def test_simulate_tables(run: Run) -> None:
    out = run("simulate", "hansa", "--games", 2, "--edition", 2014).out
    for part in (
        "2 games of Hansa Teutonica · Base board (4–5 players)",
        "Mean score",
        "Seat 3",
        "Actions per game",
        "E1c",
    ):
        assert part in out


def test_simulate_saves_valid_records(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    form = run("simulate", "hansa", "--games", 2, "--seed", 3, "--stray", 1, "--save", folder, "--json").json()
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["hansa-3.kontor", "hansa-4.kontor"]
    assert run("check", *files).code == 0
    assert f"{form['games'][0]['actions']} actions" in run("check", files[0]).out


def test_a_seed_gives_the_same_game_anywhere_in_a_series(run: Run) -> None:
    several = run("simulate", "hansa", "--games", 2, "--seed", 8, "--json").json()["games"]
    assert run("simulate", "hansa", "--games", 1, "--seed", 9, "--json").json()["games"] == several[1:]


def test_simulate_sets_options(run: Run, tmp_path: Path) -> None:
    mix = '{"extra_office": 2, "swap": 1, "plus3": 0, "plus4": 0, "skill": 0, "remove": 1}'
    settings = ["swap_must_own_one=true", "edition=2014", "new_markers=face_up", f"marker_mix={mix}"]
    words = [word for setting in settings for word in ("--set", setting)]
    assert run("simulate", "hansa", "--games", 1, *words, "--save", tmp_path).code == 0
    options = run("show", tmp_path / "hansa-0.kontor", "--json").json()["options"]
    assert options["swap_must_own_one"] is True
    assert (options["edition"], options["new_markers"], options["marker_mix"]["plus3"]) == ("2014", "face_up", 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", 9], "does not support 9 players. Choose from: "),
        (
            ["--players", 3, "--board", "standard_4_5"],
            "is for 4, 5 players, not 3. For 3 players, choose from: standard_2_3",
        ),
        (["--board", "moon"], "no board “moon”. Choose from: standard_2_3, standard_4_5"),
        (["--edition", "1999"], 'edition cannot be "1999". Choose from: 2009, 2014, italian'),
        (["--set", "nonsense=1"], "no option “nonsense”"),
        (["--set", "swap_must_own_one=maybe"], 'swap_must_own_one cannot be "maybe". Choose from: true, false'),
        (["--set", "swap_must_own_one"], "write OPTION=VALUE"),
        (["--set", "marker_mix={}"], "marker_mix cannot be"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "hansa"], ["play"]])
def test_impossible_setups(command: list[str], words: list[object], said: str, run: Run) -> None:
    assert run(*command, *words).refused(said)


def test_all_faults_of_a_setup_are_named(run: Run) -> None:
    answer = run("simulate", "hansa", "--players", 9, "--board", "moon", "--edition", "x")
    assert answer.refused("9 players", "moon", '"x"')
    assert len(answer.err.splitlines()) == 3


@pytest.mark.parametrize("words", [["--games", 0], ["--seed", -1], ["--stray", 11], ["--games", "many"]])
def test_impossible_numbers(words: list[object], run: Run) -> None:
    answer = run("simulate", "hansa", *words)
    assert (answer.code, answer.out) == (2, "")


def test_simulate_cannot_save_into_a_file(run: Run, record: Path) -> None:
    assert run("simulate", "hansa", "--games", 1, "--save", record).refused(str(record))


def test_the_same_seed_gives_the_same_games_in_every_process() -> None:
    command = [sys.executable, "-m", "kontor.cli.main", "simulate", "hansa", "--games", "2", "--seed", "7", "--json"]
    outputs = [
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True, timeout=60
        ).stdout
        for seed in ("0", "4711")
    ]
    assert outputs[0] == outputs[1] and outputs[0]


def test_a_terminal_without_unicode_is_not_an_error(record: Path) -> None:
    def plain(*words: object) -> bytes:
        command = [sys.executable, "-m", "kontor.cli.main", *map(str, words)]
        environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
        return subprocess.run(command, env=environment, capture_output=True, check=True, timeout=60).stdout

    assert b"Hamburg-L?neburg" in plain("show", record)
    assert "Hamburg-Lüneburg 1" in str(json.loads(plain("legal", record, "--at", 20, "--json")))


def test_a_reader_that_closes_early_is_not_an_error() -> None:
    """If the reader closes the pipe, the command ends silently."""
    command = [sys.executable, "-m", "kontor.cli.main", "rules", "hansa"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=60)
    assert said == b""


def test_play_describes_a_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.kontor"
    answer = run("play", "--players", 3, "--seed", 3, "--save", file)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "Hansa Teutonica · 3 players · Base board (2–3 players) · Edition: 2009"
    assert lines[1] == "Replay this game with: kontor play --players 3 --seed 3"
    assert any(line.startswith("Seat 0 places a trader on ") for line in lines)
    assert any(line.startswith("The game is over: ") for line in lines)
    assert " with " in lines[-2] and str(file) in lines[-1]
    assert run("check", file).code == 0


def test_play_plays_the_game_of_the_seed(run: Run) -> None:
    assert run("play", "--seed", 4).out == run("play", "--seed", 4).out
    assert "--seed " in run("play").out


def test_a_person_plays_by_number_by_text_and_by_part(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.kontor"
    answers = [
        "?",
        "board",
        "rules D6",
        "rules",
        "rules Z9",
        "why claim Hamburg-Lübeck",
        "why nonsense",
        "nonsense",
        "claim Hamburg-Lübeck",
        "999",
        "hamburg",
        "",
        "groningen-emden 3",
        "place trader Groningen-Emden 1",
        "2",
        "1",
        "1",
        "end",
        "quit",
    ]
    answer = run("play", "--seat", 0, "--seed", 3, "--save", file, input="\n".join(answers) + "\n")
    assert answer.code == 0
    for part in (
        "You are seat 0",
        "Enter a number to choose",
        "### D6",
        "Displacing (D)",
        "no rule “Z9”",
        "Not allowed (rule C1)",
        "no action “nonsense”",
        "Enter a number from 1 to",
        "Seat 0 places a trader on Groningen-Emden 1.",
        "Seat 0 places a trader on Groningen-Emden 2.",
        "Seat 0 ends the turn.",
        "Stopped after",
    ):
        assert part in answer.out, part
    assert run("check", file).code == 0


def test_a_person_may_leave_silently(run: Run) -> None:
    answer = run("play", "--seat", 1, "--seed", 3, input="")
    assert answer.code == 0 and "Stopped after" in answer.out


def test_ctrl_c_ends_politely(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, view: object, legal: list[int]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Greedy, "choose", interrupted)
    file = tmp_path / "stopped.kontor"
    answer = run("play", "--seed", 3, "--save", file)
    assert answer.code == 0 and "Stopped after 4 actions" in answer.out
    assert run("check", file).code == 0


def test_play_refuses_bad_input_before_it_begins(run: Run, tmp_path: Path) -> None:
    assert run("play", "--seat", 4).refused("There is no seat “4”. Choose from: 0, 1, 2, 3")
    assert run("play", "--save", tmp_path / "none" / "game").refused(f"the folder {tmp_path / 'none'} does not exist")
    assert run("play", "--save", tmp_path).refused("is a folder")
    assert run("play", "chess").refused("no game “chess”")
