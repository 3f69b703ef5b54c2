"""`kontor show`, `legal`, `why` and `check` with valid files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import parse, position_at, stopped
from tests.cli.kit import Run


def test_show_prints_a_text_picture(run: Run, record: Path) -> None:
    answer = run("show", record, "--at", 60)
    assert answer.code == 0
    for part in (
        "Base board (4–5 players)",
        "After 60 of",
        "Supply",
        "Clavis Urbis",
        "Routes",
        "Hamburg-Lüneburg",
        "Cities",
    ):
        assert part in answer.out
    assert "Latest events" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 100


def test_show_fits_a_narrow_terminal(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answer = run("show", record)
    assert max(map(len, answer.out.splitlines())) <= 80
    assert "Final score" in answer.out and "wins with" in answer.out.replace("share the win with", "wins with")


def test_show_uses_chosen_names(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('"seat 2"', '"Anna"')
    file = tmp_path / "named.kontor"
    file.write_text(text, encoding="utf-8")
    out = run("show", file, "--at", 60).out
    head, log = out.split("Latest events")
    assert "Anna: You have " in head
    assert "\n  Anna places a" in log and "\n  Seat 2 " not in log and "\n  Seat 1 claims" in log


def test_show_json_is_the_position(run: Run, record: Path) -> None:
    game = kontor.game("hansa")
    there = position_at(parse(record.read_text(encoding="utf-8")), game, 60)
    assert run("show", record, "--at", 60, "--json").json() == there.json()
    assert run("show", record, "--at", 60, "--json", "--seat", 2).json() == there.view(2).json()
    assert run("show", record, "--at", 60, "--json", "--seat", "spectator").json()["viewer"] == "spectator"


def test_show_reads_its_own_output(run: Run, position: Path) -> None:
    assert run("show", position, "--json").json() == json.loads(position.read_text(encoding="utf-8"))
    assert "After" not in run("show", position).out


@pytest.mark.parametrize("seat", ["4", "-1", "x"])
def test_show_refuses_an_unknown_seat(seat: str, run: Run, record: Path) -> None:
    assert run("show", record, "--seat", seat).refused("There is no seat", "0, 1, 2, 3, spectator")


def test_a_view_cannot_be_shown_as_another_seat(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "view.json"
    file.write_text(run("show", record, "--at", 60, "--seat", 1, "--json").out, encoding="utf-8")
    assert run("show", file, "--seat", 1).code == 0
    assert run("show", file, "--seat", 2).refused("one seat’s view of the game")


def test_show_names_the_result_of_a_game_that_was_stopped(run: Run, record: Path, tmp_path: Path) -> None:
    game = kontor.game("hansa")
    whole = parse(record.read_text(encoding="utf-8"))
    cut = replace(whole, actions=whole.actions[:60], result=None)
    file = tmp_path / "stopped.kontor"
    ends = {"resigned": "a player resigned", "abandoned": "ended by agreement", "length": "the maximum length"}
    for reason, end in ends.items():
        result = stopped(position_at(cut, game), reason)._asdict()
        file.write_text(replace(cut, result=result).write(), encoding="utf-8")
        for words in ([], ["--seat", 1], ["--at", 60]):
            assert end in run("show", file, *words).out
        assert end not in run("show", file, "--at", 59).out


def test_show_prints_the_prompt_for_the_seat(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    prompt = type(kontor.game("hansa")).prompt

    def noted(self: Any, view: Any) -> Any:
        asked.append(view.viewer)
        return prompt(self, view)

    monkeypatch.setattr(type(kontor.game("hansa")), "prompt", noted)
    assert run("show", record, "--at", 20, "--seat", 1).code == 0
    assert asked == [1]


def dealing(run: Run, folder: Path) -> list[object]:
    """Return arguments for a position in which seat 0 is dealt a card."""
    run("simulate", "hansa", "--players", 3, "--games", 1, "--set", "mission_cards=true", "--save", folder)
    return [next(folder.iterdir()), "--at", 3]


def test_legal_and_why_use_the_view_of_a_seat(run: Run, tmp_path: Path) -> None:
    there = dealing(run, tmp_path)
    own = run("legal", *there, "--seat", 0, "--json").json()["actions"]
    assert len(own) == 9 and own == run("legal", *there, "--json").json()["actions"]
    assert [one["text"] for one in run("legal", *there, "--seat", 1, "--json").json()["actions"]] == ["deal ?"]
    assert "deal ?" in run("legal", *there, "--seat", "spectator").out
    file, *at = there
    assert run("why", file, own[0]["text"], *at, "--seat", 0).code == 0
    assert run("why", file, own[0]["text"], *at, "--seat", 1).code == 1
    assert run("why", file, "deal ?", *at, "--seat", 1).code == 0
    assert run("legal", *there, "--seat", 7).refused("There is no seat")


def test_legal_lists_by_kind(run: Run, position: Path) -> None:
    out = run("legal", position).out
    assert "legal actions" in out
    assert "Place a piece on an empty post" in out
    assert "place trader  Groningen-Emden 1 2 3 · " in " ".join(out.split("\n"))
    assert "End your turn" in out


def test_legal_json(run: Run, record: Path) -> None:
    form = run("legal", record, "--at", 20, "--json").json()
    there = position_at(parse(record.read_text(encoding="utf-8")), kontor.game("hansa"), 20)
    assert set(form) == {"actor", "actions"}
    assert form["actor"] == there.actor
    assert [one["number"] for one in form["actions"]] == there.legal()
    for one in form["actions"]:
        assert set(one) == {"text", "number", "action"}
        assert there.text(one["number"]) == one["text"]
        assert one["action"]["kind"] == one["text"].split()[0]


def test_legal_of_chance_has_weights(run: Run, record: Path) -> None:
    assert run("legal", record, "--at", 0, "--json").json() == {
        "actor": "chance",
        "actions": [
            {"text": f"draw {marker}", "number": number, "action": {"kind": "draw", "marker": marker}, "weight": 1}
            for number, marker in ((0, "extra_office"), (1, "swap"), (5, "remove"))
        ],
    }
    assert "draw swap" in run("legal", record, "--at", 0).out
    assert "1 of 3" in run("legal", record, "--at", 0).out


def test_legal_when_the_game_is_over(run: Run, record: Path) -> None:
    assert run("legal", record, "--json").json() == {"actor": None, "actions": []}
    assert run("legal", record).out == "The game is over.\n"


def test_why_allowed(run: Run, position: Path) -> None:
    allowed = run("legal", position, "--json").json()["actions"][0]["text"]
    answer = run("why", position, allowed.upper())
    assert (answer.code, answer.out) == (0, f"Allowed: {allowed}\n")
    assert run("why", position, allowed, "--json").json() == {"action": allowed, "allowed": True}


def test_why_not(run: Run, position: Path) -> None:
    answer = run("why", position, "claim Hamburg-Lüneburg")
    assert answer.code == 1
    assert answer.out.startswith(
        "Not allowed (rule C1): claim Hamburg-Lüneburg\nYou do not occupy every post on Hamburg-Lüneburg"
    )
    assert "### C1 When you may claim" in answer.out
    answer = run("why", position, "claim Hamburg-Lüneburg", "--json")
    assert answer.code == 1
    form = answer.json()
    assert set(form) == {"action", "allowed", "rule", "id", "args", "text"}
    assert (form["rule"], form["id"]) == ("C1", "hansa-route-not-own")


def test_why_with_an_unknown_action(run: Run, position: Path) -> None:
    answer = run("why", position, "plase trader Hamburg-Luneburg 2")
    assert answer.refused("no action “plase", "Did you mean “place trader Hamburg-Lüneburg 2”?")
    answer = run("why", position, "")
    assert answer.refused("Type an action, for example “") and "none" not in answer.err


def test_why_with_the_beginning_of_an_action(run: Run, position: Path) -> None:
    """The command reports the number of such actions, or the reason why one of them is illegal."""
    assert run("why", position, "Place").refused("is incomplete", "such actions, for example “place ")
    answer = run("why", position, "claim")
    assert answer.refused(
        "You cannot play “claim …” now. For example, “claim ", "rule C1: You do not occupy every post on "
    )
    assert len(answer.err.splitlines()) == 1


def test_check_valid_files(run: Run, record: Path, position: Path) -> None:
    answer = run("check", record, position)
    assert (answer.code, answer.err) == (0, "")
    assert [line.split(": valid ")[1].split()[0] for line in answer.out.splitlines()] == ["record", "position"]
    form = run("check", record, position, "--json").json()
    assert form == {
        "files": [
            {"file": str(record), "ok": True, "kind": "record", "faults": []},
            {"file": str(position), "ok": True, "kind": "position", "faults": []},
        ]
    }


def test_check_names_file_and_line(run: Run, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[20] = "claim Hamburg-Lübeck"
    file = tmp_path / "illegal.kontor"
    file.write_text("\n".join(lines), encoding="utf-8")
    answer = run("check", record, file)
    assert answer.code == 1
    assert len(answer.out.splitlines()) == 2
    assert answer.out.splitlines()[1].startswith(f"{file}: Line 21: “claim Hamburg-Lübeck” is not allowed (rule ")
    faults = run("check", file, "--json").json()["files"][0]["faults"]
    assert set(faults[0]) == {"line", "id", "args", "text"}
    assert (faults[0]["line"], faults[0]["id"]) == (21, "record-line-illegal")


def test_check_names_every_fault_of_a_position(run: Run, position: Path, tmp_path: Path) -> None:
    form = json.loads(position.read_text(encoding="utf-8"))
    form["seats"][0]["supply"]["trader"] += 1
    form["unseen"]["swap"] += 1
    file = tmp_path / "more.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    answer = run("check", file)
    assert answer.code == 1
    assert "Seat 0 has 27 traders instead of 26" in answer.out
    assert "“swap” markers" in answer.out
    assert all(line.startswith(f"{file}: ") for line in answer.out.splitlines())


def test_check_continues_after_a_missing_file(run: Run, record: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    assert run("check", empty).code == 1
    answer = run("check", tmp_path / "none", empty, record)
    assert answer.code == 2
    assert [word in line for word, line in zip(("not exist", "is empty", "valid"), answer.out.splitlines())] == [
        True
    ] * 3
