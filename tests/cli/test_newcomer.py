"""For new users, Kontor overwrites no files, handles long texts, and finds names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kontor.cli import rules
from kontor.cli.person import Person
from tests.cli.kit import Run


def test_play_overwrites_only_with_force(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.kontor"
    file.write_text("dear to me", encoding="utf-8")
    assert run("play", "--save", file).refused(f"{file} already exists.", "--force")
    assert file.read_text(encoding="utf-8") == "dear to me"
    assert run("play", "--seat", 0, "--save", file, "--force", input="quit\n").code == 0
    assert run("check", file).code == 0


def test_simulate_checks_all_file_names_before_it_plays(run: Run, tmp_path: Path) -> None:
    last = tmp_path / "hansa-2.kontor"
    last.write_text("dear to me", encoding="utf-8")
    words = ("simulate", "hansa", "--games", 3, "--save", tmp_path)
    assert run(*words).refused("hansa-2.kontor already exists", "--force")
    assert [file.name for file in tmp_path.iterdir()] == ["hansa-2.kontor"]
    assert last.read_text(encoding="utf-8") == "dear to me"
    assert run(*words, "--force").code == 0
    assert run("check", tmp_path).code == 0
    assert run(*words).refused("3 of these files already exist", "such as hansa-0.kontor")


def test_pictures_overwrite_only_with_force(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "picture.svg"
    assert run("show", record, "--svg", file).out == f"Saved the picture to {file}.\n"
    picture = file.read_text(encoding="utf-8")
    assert run("show", record, "--at", 3, "--svg", file).refused("already exists")
    assert file.read_text(encoding="utf-8") == picture
    assert run("show", record, "--at", 3, "--svg", file, "--force").code == 0
    assert file.read_text(encoding="utf-8") != picture
    assert run("show", record, "--svg", tmp_path / "none" / "x.svg").refused(
        f"the folder {tmp_path / 'none'} does not exist"
    )
    assert run("show", record, "--svg", tmp_path).refused("is a folder")


def test_a_picture_with_json_or_on_stdout(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "picture.svg"
    answer = run("show", record, "--json", "--svg", file)
    assert answer.json() == run("show", record, "--json").json()
    assert answer.err == f"Saved the picture to {file}.\n"
    assert run("show", record, "--svg", "-").out.strip() == file.read_text(encoding="utf-8").strip()
    assert run("show", record, "--json", "--svg", "-").refused("both write to stdout")


def test_check_accepts_a_folder(run: Run, record: Path, position: Path, tmp_path: Path) -> None:
    (tmp_path / "a.kontor").write_bytes(record.read_bytes())
    (tmp_path / "b.json").write_bytes(position.read_bytes())
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    lines = run("check", tmp_path).out.splitlines()
    assert len(lines) == 2 and "a.kontor: valid" in lines[0] and "b.json: valid" in lines[1]
    (tmp_path / "empty").mkdir()
    answer = run("check", tmp_path / "empty")
    assert answer.code == 2 and "contains no *.kontor or *.json files" in answer.out


def test_texts_of_any_length_get_an_error_message(run: Run, record: Path, position: Path, tmp_path: Path) -> None:
    long = "x" * 3_000
    answer = run("why", record, long)
    assert answer.refused("but this text has 3000") and len(answer.err) < 1_000
    assert run("rules", "hansa", long).refused("no rule “xxx")
    assert run("play", long).refused("no game “xxx")
    assert run("simulate", "hansa", "--board", long).refused("no board “xxx")
    assert run("simulate", "hansa", "--set", f"{long}=1").refused("no option “xxx")
    assert run("simulate", "hansa", "--edition", long).refused('edition cannot be "xxx')
    assert run("show", record, "--seat", "9" * 6_000).refused("no seat “999")
    broken = tmp_path / "long.kontor"
    text = record.read_text(encoding="utf-8")
    for content in (f"{text}{long * 30}\n", text.replace("game:", f"{long}\ngame:", 1)):
        broken.write_text(content, encoding="utf-8")
        answer = run("check", broken)
        assert answer.code == 1 and len(answer.out.splitlines()) == 1 and len(answer.out) < 2_000
    form = json.loads(position.read_text(encoding="utf-8"))
    form["stack"] *= 100_000
    broken = tmp_path / "long.json"
    broken.write_text(json.dumps(form), encoding="utf-8")
    answer = run("check", broken)
    assert answer.code == 1 and len(answer.out.splitlines()) == 1 and len(answer.out) < 2_000


@pytest.mark.parametrize("answer", ["0", "00", "01", "7", "٣", "9" * 6_000])
def test_only_numbers_from_the_list_choose_an_action(answer: str, run: Run) -> None:
    out = run("play", "--players", 3, "--seat", 0, "--seed", 3, input=f"{answer}\nquit\n").out
    assert "Enter a number from 1 to 6." in out and "Stopped after 7 actions" in out


def test_the_player_gets_the_reason_why_no_action_of_a_kind_is_possible(run: Run) -> None:
    out = run("play", "--players", 3, "--seat", 0, "--seed", 3, input="claim\nwhy use\nwhy\nrules\nquit\n").out
    assert "You cannot play “claim …” now. For example, “claim " in out and "rule C1: You do not occupy" in out
    assert "You cannot play “use …” now." in out and "rule M1: You have no unused" in out
    assert "Type an action, for example “income 0”." in out
    assert "Where a displaced piece may go (D6)" in out
    assert "none" not in out and "1 income 0                 Take 3 traders as income" in out


def test_a_benefit_during_a_turn_asks_for_a_claim(run: Run) -> None:
    out = run("play", "--players", 3, "--seat", 0, "--seed", 3, input="office\noffice Hamburg\nquit\n").out
    assert "You cannot play “office …” now." in out and out.count("Claim a route first.") == 2


@pytest.mark.parametrize("typed", ["income 3", "income 7"])
def test_a_refused_income_names_the_stock(typed: str, run: Run) -> None:
    out = run("play", "--players", 3, "--seat", 0, "--seed", 3, input=f"{typed}\nquit\n").out
    said = " ".join(out.split())
    assert f"You cannot take {typed[-1]} merchants. Your income is 3 pieces, and your stock holds" in said


def test_a_route_may_be_named_from_either_end(run: Run) -> None:
    out = run("play", "--players", 3, "--seat", 0, "--seed", 3, input="place trader lübeck–hamburg 1\nquit\n").out
    assert "Hamburg-Lübeck 3" in out


def test_a_record_of_older_rules_opens_or_says_why_not(run: Run, record: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.kontor"
    older.write_text(record.read_text("utf-8").replace("\nrules: 1\n", "\nrules: 0\n"), "utf-8")
    assert run("show", older).code == 0
    older.write_text(older.read_text("utf-8") + "first 0\n", "utf-8")
    assert run("show", older).refused("version 0 of the rules", "use the Kontor release that saved it", "first 0")


def test_a_single_count_can_be_set(run: Run, tmp_path: Path) -> None:
    def mix(*words: object) -> dict[str, int]:
        assert run("simulate", "hansa", "--games", 1, "--save", tmp_path, "--force", *words).code == 0
        held: dict[str, int] = run("show", tmp_path / "hansa-0.kontor", "--json").json()["options"]["marker_mix"]
        return held

    edition = mix("--edition", 2014)
    assert mix("--edition", 2014, "--set", "marker_mix.swap=5") == {**edition, "swap": 5}
    assert mix("--set", "edition=2014", "--set", "marker_mix.swap=5", "--set", "marker_mix.skill=0") == {
        **edition,
        "swap": 5,
        "skill": 0,
    }
    assert mix("--players", 2, "--set", "marker_mix.swap=5") == {**edition, "swap": 5}, "two players use 2014"
    given = dict.fromkeys(edition, 1)
    assert mix("--set", f"marker_mix={json.dumps(given)}", "--set", "marker_mix.plus3=4") == {**given, "plus3": 4}


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("marker_mix.sword=1", "no option “marker_mix.sword”. Choose from: marker_mix.extra_office, "),
        ("rim.strict=1", "no option “rim.strict”"),
        ("marker_mix.swap=0", 'marker_mix cannot be {"extra_office": 5, "swap": 0, '),
        ("marker_mix=5", "marker_mix cannot be 5. Choose from: extra_office 1–20, "),
        ('marker_mix="5"', 'marker_mix cannot be "5".'),
        ("mission_cards=1", "mission_cards cannot be 1."),
        ("edition=1066", 'edition cannot be "1066".'),
        ("edition=", 'edition cannot be "".'),
        ("=1", "write OPTION=VALUE"),
    ],
)
def test_refused_values_are_shown_as_written(setting: str, said: str, run: Run) -> None:
    assert run("simulate", "hansa", "--set", setting).refused(said)


def test_games_explains_how_to_write_counts(run: Run) -> None:
    out = run("games", "Hansa").out
    assert "To change one kind of marker_mix: --set marker_mix.extra_office=6" in out
    assert '--set \'marker_mix={"extra_office": 5, "swap": 2,' in out
    for kind in ("at least 1", "extra_office, 1 swap, 1 remove"):
        assert kind in out
    assert run("games", "chess").refused("no game “chess”")


def test_case_does_not_matter_in_names(run: Run, record: Path) -> None:
    out = run("play", "HANSA", "--board", "EAST", "--edition", "Italian", "--seed", 1).out
    assert out.startswith("Hansa Teutonica · 4 players · East · Edition: Italian")
    assert "with: kontor play HANSA --board EAST --edition Italian --seed 1\n" in out
    assert run("rules", "Hansa", "D6").code == 0
    assert run("play", "--board", "").refused("--board needs a value")
    assert run("play", "").refused("GAME needs a value")
    assert run("show", record, "--seat", "").refused("--seat needs a value")


def test_rules_that_contain_a_word(run: Run) -> None:
    lines = run("rules", "hansa", "displace").out.splitlines()
    assert "Where a displaced piece may go (D6)" in lines and len(lines) > 3
    assert "displace" in lines[0].casefold()
    assert run("rules", "hansa", "").refused("Enter a section (D)")
    assert run("rules", "hansa", "  ").refused("Enter a section (D)")


def test_rules_on_a_terminal_begin_with_the_contents(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "out", lambda: Console(force_terminal=True, color_system=None, width=80))
    lines = run("rules", "hansa").out.splitlines()
    assert "One turn (turn)" in lines
    assert "Displacing (D)" in lines and "  Where a displaced piece may go (D6)" in lines
    assert "“kontor rules hansa D6” shows a rule" in "\n".join(lines)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("columns", [60, 80, 100])
def test_no_word_is_broken_on_a_terminal(columns: int, run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages on a terminal are wrapped between words."""
    init = Person.__init__

    def on_a_terminal(self: Person, game: Any, console: Console, names: tuple[str, ...]) -> None:
        init(self, game, Console(force_terminal=True, color_system=None, width=columns), names)

    monkeypatch.setattr(Person, "__init__", on_a_terminal)
    out = run("play", "--players", 5, "--seat", 0, "--seed", 3, input="claim\nwhy claim Hamburg-Lübeck\nquit\n").out
    own = out[out.index("▶") :]
    assert max(len(line.removeprefix("> ")) for line in own.splitlines()) <= columns
    said = " ".join(own.split())
    assert "Fill the route first." in said and "Where a displaced" not in said
    assert "rules WORD: search the rules. rules: list them all." in said


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_desks_are_stacked_if_they_do_not_fit(
    columns: int, run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run("show", record, "--at", 200).out
    assert max(map(len, out.splitlines())) <= columns
    assert out.count("Clavis Urbis  ") == {40: 4, 60: 2, 80: 1}[columns]
    for seat in range(4):
        assert f"Seat {seat}" in out
