"""The command line uses the requested language, or that of the system."""

from __future__ import annotations

from pathlib import Path

import pytest

import kontor
from kontor.cli.language import known, of_system
from kontor.words import Handbook, Words, languages
from tests.cli.kit import Run


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "de@euro"}, "de"),
    ],
)
def test_the_system_language_is_the_default(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


def test_a_country_does_not_change_the_language() -> None:
    assert [known(tag) for tag in ("fr-CH", "FR", " it ", "en_US.UTF-8")] == ["fr", "fr", "it", "en"]
    assert [known(tag) for tag in ("", "french", "xx", "C")] == [None] * 4


@pytest.mark.parametrize("language", languages())
def test_words_and_rules_are_in_the_requested_language(language: str, run: Run, record: Path) -> None:
    folder = kontor.game("hansa").folder()
    say = Words(language, [folder / "words"]).say
    book = Handbook.of(folder, language)
    listed = run("--language", language, "games").out
    assert " ".join(say("hansa-board-east").split()) in " ".join(listed.split())
    assert run("--language", language, "rules", "hansa", "D6").out.strip() == book.find("D6").markdown()
    forbidden = run("--language", language, "why", record, "claim Emden-Stade", "--at", "20", "--json")
    reason = forbidden.json()
    assert forbidden.code == 1 and reason["text"] == say(reason["id"], **reason["args"])
    assert run("--language", language, "show", "nothing.kontor").refused(say("file-missing", file="nothing.kontor"))


def test_the_option_overrides_the_environment_variable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setenv("KONTOR_LANGUAGE", "de-CH")
    assert run("rules", "hansa", "D").out.startswith("## D. Verdrängen")
    assert run("--language", "fr", "rules", "hansa", "D").out.startswith("## D. Remplacer")
    monkeypatch.delenv("KONTOR_LANGUAGE")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert run("rules", "hansa", "D").out.startswith("## D. Rimpiazzare")


def test_an_unknown_language_is_refused(run: Run) -> None:
    assert run("--language", "nl", "games").refused("nl", "de, en, fr, it")
