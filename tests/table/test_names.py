"""Names of people: nobody can take a name that looks like a bot's or another person's."""

from __future__ import annotations

import re

import pytest

from kontor.bots import LEVELS
from kontor.table.names import RESERVED, clean, look
from kontor.table.refusals import Refused
from kontor.words import languages
from kontor.words.language_codes import SHARED


@pytest.mark.parametrize(
    "name",
    [
        "Journeyman", "JOURNEYMAN", "Journeyman ", "J ourneyman", "Jоurnеyman", "Journeyman\u0332", "Ｊourneyman",
        "Patriclan", "Patr1cian", "Maître", "Maitre", "Geselle", "Bot",
        "Lehrl\u0131ng", "B\u0585t", "M\u0251ster", "\u1d0b\u1d0f\u0274\u1d1b\u1d0f\u0280", "Gese\u0142le",
        "An\u200dn", "An\u200bn", "\u200dAnn", "Ann\u2060", "An\u00adn", "\u202eAnn",
        "Z\u0300\u0301\u0302algo", "\u3164Ann", "Ann\u2800",
    ],
)  # fmt: skip
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Åsa",
        "José",
        "Nguyễn",
        "Владимир",
        "Ελένη",
        "สมชาย",
        "יוֹסֵף",
        "王小明",
        "Ann 👩\u200d🚀",
        "Anna-Maria O’Neil",
    ],
)
def test_ordinary_names_are_not(name: str) -> None:
    assert clean(name) == name


def test_names_that_look_alike_are_equal() -> None:
    assert look("Ann") == look("ann") == look("Аnn") == look("A n n") == look("Änn") != look("Anna")


@pytest.mark.parametrize("language", languages())
def test_the_names_of_bots_are_reserved(language: str) -> None:
    text = (SHARED / f"{language}.ftl").read_text("utf-8")
    shown = {level: re.search(rf"^bot-{level} = (.*)$", text, re.M) for level in LEVELS}
    taken = {look(name) for name in RESERVED}
    assert [level for level, found in shown.items() if found and look(found[1]) not in taken] == []
