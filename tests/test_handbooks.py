"""Handbooks have the same rules in every language, and rules can be found by id and by words."""

from __future__ import annotations

import re

import pytest

import kontor
from kontor.core import KontorError
from kontor.words import Handbook, languages
from kontor.words.handbook import PICTURE

RULE_ID = re.compile(r"\b[A-Z]\d+[a-z]?\b")


@pytest.fixture(scope="module")
def handbook() -> Handbook:
    return Handbook.of(kontor.game("hansa").folder())


def test_the_handbook_is_found_by_section_rule_and_letter(handbook: Handbook) -> None:
    assert handbook.find("D").text.startswith("## D. Displacing")
    assert handbook.find("D6").text.startswith("### D6 Where a displaced piece may go")
    assert "**D6d**" in handbook.find("D6").text
    assert "D7" not in [line[4:6] for line in handbook.find("D6").text.splitlines() if line.startswith("###")]
    letter = handbook.find("d6B")
    assert letter.id == "D6b" and letter.text.startswith("- **D6b**") and "D6c" not in letter.text
    assert letter.markdown().startswith("### D6 Where")


def test_unknown_rules_are_refused_with_near_ones(handbook: Handbook) -> None:
    for id, near in (("D99", "D6"), ("D6z", "D6b"), ("", "D"), ("Y", "V")):
        with pytest.raises(KontorError) as error:
            handbook.find(id)
        assert near in str(error.value.messages[0].args["near"]).split(", ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_handbook_has_the_same_rules(game: str, language: str) -> None:
    """All languages have the same chapters, sections, rules and letters in the same order, with the same pictures and
    cross-references.
    """
    handbook = Handbook.of(kontor.game(game).folder())
    spoken = Handbook.of(kontor.game(game).folder(), language)
    for kind in ("chapters", "sections", "rules"):
        assert [entry.id for entry in getattr(spoken, kind)] == [entry.id for entry in getattr(handbook, kind)]
    assert spoken.ids() == handbook.ids()
    pairs = zip([*handbook.chapters, *handbook.rules], [*spoken.chapters, *spoken.rules], strict=True)
    for entry, same in pairs:
        assert sorted(RULE_ID.findall(same.text)) == sorted(RULE_ID.findall(entry.text)), entry.id
        assert pictures(same.text) == pictures(entry.text), entry.id


def pictures(text: str) -> list[str]:
    return [found["name"] for found in PICTURE.finditer(text)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", kontor.GAMES)
def test_handbooks_show_names_and_never_ids(game: str, language: str) -> None:
    """Ids of boards and options are in one table of the last section, marked as code."""
    handbook = Handbook.of(kontor.game(game).folder(), language)
    assert [chapter.id for chapter in handbook.chapters] == ["goal", "turn", "actions", "scoring", "words"]
    last = handbook.sections[-1]
    without = re.sub(r"`[^`]*`", "", last.text)
    assert not re.findall(r"\w*_\w+", handbook.text.replace(last.text, without))


@pytest.mark.parametrize("game", kontor.GAMES)
def test_every_picture_of_a_handbook_is_shown_and_described(game: str) -> None:
    folder = kontor.game(game).folder()
    painted = {file.stem for file in (folder / "handbook" / "pictures").glob("*.svg")}
    for language in languages():
        text = Handbook.of(folder, language).text
        assert set(pictures(text)) == painted - {"cover"}  # which the lobby shows
        assert all(len(found["alt"]) > 30 for found in PICTURE.finditer(text))
        assert text.count("](pictures/") == len(pictures(text))


def test_chapters_are_found_by_id_and_shown_without_pictures(handbook: Handbook) -> None:
    turn = handbook.find("Turn")
    assert turn.id == "turn" and turn.text.startswith("## One turn {#turn}")
    shown = turn.markdown()
    assert shown.startswith("## One turn\n") and "\n> Red's turn with two actions." in shown and ".svg" not in shown


def found(handbook: Handbook, words: str) -> list[str]:
    return [entry.id for entry in handbook.search(words)]


def test_search_finds_words_and_not_fragments() -> None:
    book = Handbook(
        "# Game\n\n## First steps {#steps}\n\nThe tie breaks.\n\n![A cube](pictures/cube.svg)\n\n"
        "## D. Doing\n\nAn opening about Lübeck.\n\n### D1 Tied\n\nCities.\n\n### D2 Other\n\nSee D1; straße."
    )
    assert found(book, "tie") == ["D1", "steps"]  # a title first, and never “cities”
    assert found(book, "ti") == []  # the beginning of a word counts from three letters on
    assert found(book, "CITY") == [] and found(book, "citi") == ["D1"]
    assert found(book, "lubeck opening") == ["D"] and found(book, "strasse") == ["D2"]
    assert found(book, "d1") == ["D1", "D2"]
    assert found(book, "cube") == found(book, "svg") == [] and found(book, "steps") == ["steps"]
    assert found(book, "tie cities") == ["D1"] and found(book, " ,. ") == []


def test_search_in_a_real_handbook(handbook: Handbook) -> None:
    assert found(handbook, "tie") == ["scoring", "K1", "M5", "F8", "X4", "B21", "G10", "V6"]


def test_ids_are_letters_and_rules_without_letters(handbook: Handbook) -> None:
    ids = handbook.ids()
    assert "D6a" in ids and "D6" not in ids and "D2" in ids
    assert len(ids) == len(set(ids))
