"""A custom board in a real browser: error messages, and a table with the board."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

import kontor
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

GAME = kontor.game("pfeffersaecke")


def board(**changes: str) -> FilePayload:
    """Return the game's board with another name and with some words replaced."""
    text = (GAME.folder() / "boards" / "central_europe.toml").read_text("utf-8")
    text = text.replace('id = "central_europe"', 'id = "Markt & <b>Meer</b>"', 1)
    for old, new in changes.items():
        text = text.replace(f'name = "{old}"', f'name = "{new}"', 1)
    return {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}


def bring(person: Person, file: FilePayload) -> None:
    person.part("board-file").set_input_files(file)
    expect(person.part("boards").locator("input:checked")).to_have_value(" ")


def test_the_faults_of_a_file_are_told_and_a_sound_one_is_played_on(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.go("/new")
    ann.part("games").locator("input[value=pfeffersaecke]").check()
    bring(ann, {"name": "diary.txt", "mimeType": "text/plain", "buffer": b"Dear diary"})
    expect(ann.part("board-faults")).to_contain_text("diary.txt: not valid TOML")
    expect(ann.part("make-table")).to_be_disabled()
    bring(ann, board(Gent="Soest"))
    expect(ann.part("board-faults")).to_contain_text("the name “Soest” is used twice")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390

    bring(ann, board(Gent="Atlantis"))
    expect(ann.part("board-faults").locator(".fault")).to_have_count(0)
    expect(ann.part("make-table")).to_be_enabled()
    ann.part("seat-row", seat=0).get_by_test_id("seat-name").fill(ann.name)
    ann.press("make-table")
    ann.part("table-page").wait_for()
    ann.wait("[data-ready=yes]")
    ann.pick("town:Atlantis")
    ann.open_panel("seats")
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("Markt & <b>Meer</b> (custom board)")
