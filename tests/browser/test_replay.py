"""Replays in a real browser: stepping through a game, links, other perspectives, records, and continuing from a
position.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from kontor.core import parse, record_for
from tests.browser.conftest import Meet
from tests.browser.people import PRESENTATION, Person
from tests.browser.serving import Serving
from tests.browser.test_undo import ONE, place
from tests.server.test_hidden import cards_in
from tests.table.logs import GAME

GOLDEN = Path(__file__).parents[1] / "golden"
SECRETS = GOLDEN / "hansa-standard_2_3-3-missions-cities.kontor"
NAMES = ("Ann", "Ben", "Cat")


def file_of(text: str, name: str = "game.kontor") -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def finished() -> str:
    """Return a complete game with secret cards, as a record with names."""
    record = parse(SECRETS.read_text(encoding="utf-8"))
    record.seats = list(NAMES)
    return record.write()


def look_at(person: Person, table: str, at: int, seat: int | None = None) -> None:
    person.go(f"/table/{table}?at={at}" + ("" if seat is None else f"&seat={seat}"))
    sees(person, at)


def sees(person: Person, at: int) -> None:
    """Wait until the page shows the past state after a log entry, with the complete board."""
    person.wait(f"[data-past=yes][data-sequence='{at}']:has(.play.drawn)")


def at_present(person: Person) -> None:
    person.wait("[data-past=no]")
    expect(person.part("looking-back")).to_have_count(0)


@pytest.fixture
def ann(server: Serving, meet: Meet) -> Person:
    return meet(server, "Ann")


def test_a_record_is_walked_through(ann: Person) -> None:
    table = ann.load_record(file_of(finished()))
    ann.press("result-replay")
    sees(ann, 1)
    assert ann.part("log-line").count() > 500, "all of it is there to jump to"

    slider = ann.part("replay-slider")
    slider.focus()
    for key, at in (("ArrowRight", 2), ("ArrowUp", 3), ("ArrowLeft", 2), ("PageUp", None), ("Home", 1)):
        ann.page.keyboard.press(key)
        if at is not None:
            sees(ann, at)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step 1 of \d+ \w+"))
    ann.press("replay-forward")
    sees(ann, 2)
    ann.press("replay-back")
    sees(ann, 1)
    ann.page.wait_for_url(re.compile(r"\?at=1$"))

    ann.part("replay-speed").select_option("5")
    slider.focus()
    ann.page.keyboard.press(" ")
    ann.page.wait_for_function(f"() => {PRESENTATION} >= 5")
    ann.page.keyboard.press(" ")
    expect(ann.part("replay-play")).to_have_attribute("aria-label", "Play")
    stopped = ann.sequence
    expect(ann.part("log-line", sequence=stopped).first.locator("button")).to_have_attribute("aria-current", "step")

    slider.focus()
    ann.page.keyboard.press("End")
    at_present(ann)
    expect(ann.part("show-result")).to_be_visible()
    ann.press("replay-close")
    expect(ann.part("replay")).to_have_count(0)
    assert ann.page.url.endswith(f"/table/{table}")


def test_the_arrow_keys_step_by_turn_and_by_round(ann: Person) -> None:
    """Three turns of three players are one round."""
    ann.load_record(file_of(finished()))
    ann.press("result-replay")
    sees(ann, 1)
    first = ann.attribute("actor")
    turns = walk(ann, "turn", "ArrowRight", "ArrowRight", "ArrowRight")
    assert turns == sorted({1, *turns}) and len(turns) == 4
    ann.press("replay-first")
    sees(ann, 1)
    rounds = walk(ann, "round", "ArrowRight", "ArrowRight", "ArrowLeft")
    assert rounds[1] == rounds[3] == turns[3] < rounds[2]
    assert ann.attribute("actor") == first
    expect(ann.part("replay-back")).to_have_attribute("title", "Previous round")


def walk(person: Person, unit: str, *keys: str) -> list[int]:
    """Step through a replay with the arrow keys. Returns all log entries shown."""
    person.part("replay-unit").select_option(unit)
    person.part("prompt").focus()
    shown = [person.sequence]
    for key in keys:
        person.page.keyboard.press(key)
        person.wait_past(shown[-1])
        shown.append(person.sequence)
    return shown


def test_a_line_of_the_log_and_the_chart_jump(ann: Person) -> None:
    ann.open_table(ann.store_record(finished()))
    ann.press("result-close")
    ann.part("log-line", sequence=57).first.click()
    sees(ann, 57)
    ann.part("log-line", sequence=57).first.locator("button").focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(f"() => {PRESENTATION} > 57")

    ann.open_panel("scores")
    now = ann.part("chart-now")
    now.wait_for(state="attached")
    before = float(now.get_attribute("x1") or 0)
    points = ann.page.locator("#panel table").inner_text()
    chart = ann.part("chart").locator("svg").first
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 60})
    ann.page.wait_for_function(f"() => {PRESENTATION} > 200")
    expect(ann.part("log-line", sequence=ann.sequence).first).to_be_in_viewport()
    middle = float(now.get_attribute("x1") or 0)
    assert before < middle and abs(middle - box["width"] / 2) < 4
    assert ann.page.locator("#panel table").inner_text() != points, "the scores are those of then"
    ann.press("replay-first")
    sees(ann, 1)
    assert float(now.get_attribute("x1") or 0) < before
    expect(ann.part("log-line", sequence=1).first).to_be_in_viewport()


def test_a_link_to_a_moment_and_the_eyes_of_every_seat(ann: Person, server: Serving, meet: Meet) -> None:
    table = ann.store_record(finished())
    look_at(ann, table, 57)
    mine = ann.page.locator("[data-place='mission:2'] [data-sprite]")
    hidden = mine.first.get_attribute("aria-label") or mine.first.inner_text()
    ann.part("replay-eyes").select_option("2")
    ann.wait("[data-viewer='2']")
    seen = mine.first.get_attribute("aria-label") or mine.first.inner_text()
    assert seen != hidden
    ann.press("replay-link")
    address = ann.part("moment-address").input_value()
    assert address == f"{server.url}/table/{table}?at=57&seat=2"

    eve = meet(server, "Eve")
    eve.go(address)
    sees(eve, 57)
    assert eve.attribute("viewer") == "2"
    assert eve.part("result").count() == 0, "nobody tells the end before the beginning"
    there = eve.page.locator("[data-place='mission:2'] [data-sprite]").first
    assert (there.get_attribute("aria-label") or there.inner_text()) == seen
    expect(eve.part("replay-told")).to_contain_text("Step 57 of")


def test_a_running_game_is_looked_back_at_while_it_goes_on(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open")
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-actor]:not([data-actor=''])")
    first, second = (ann, ben) if ann.attribute("actor") == "0" else (ben, ann)
    place(first, ONE)
    first.wait_for_turn()
    first.part("log-line", sequence=1).first.click()
    sees(first, 1)
    expect(first.part("looking-back")).to_be_visible()
    assert first.lies_at(ONE) == [] and first.sight().lit == [] and first.sight().buttons == []
    for gone in ("undo", "all-actions", "replay-eyes"):
        expect(first.part(gone)).to_have_count(0)
    first.page.locator(f"[data-place='{ONE}']").click(force=True)
    expect(first.part("why")).to_contain_text("viewing an earlier position")
    first.page.keyboard.press("Escape")
    first.page.keyboard.press("Control+z")
    expect(first.part("to-present")).to_have_text("Your turn: back to current position")

    first.press("to-present")
    at_present(first)
    assert len(first.lies_at(ONE)) == 1 and first.attribute("ready") == "yes"
    first.do("end")
    first.press("replay-first")
    sees(first, 1)
    place(second, "post:Hamburg-Lüneburg 2")
    newest = second.sequence
    first.wait(f"[data-newest='{newest}']")
    assert first.sequence == 1, "who looks back is not disturbed"
    assert first.lies_at("post:Hamburg-Lüneburg 2") == []
    expect(first.part("to-present")).to_have_text("Back to current position")
    first.press("to-present")
    first.wait(f"[data-past=no][data-sequence='{newest}']")
    assert len(first.lies_at("post:Hamburg-Lüneburg 2")) == 1


def test_a_stranger_is_shown_no_secret_of_a_running_game(server: Serving, meet: Meet) -> None:
    ann, eve = meet(server, "Ann"), meet(server, "Eve")
    table = ann.make_table("me", "bot", "bot", mission_cards=True)
    ann.wait_for_turn()
    ann.do("end")
    look_at(eve, table, 1, 0)
    assert eve.attribute("viewer") == "spectator"
    expect(eve.part("replay-eyes")).to_have_count(0)
    asked = eve.page.request.get(f"{server.url}/api/tables/{table}/moments/1?seat=0")
    assert asked.status == 403
    assert cards_in(ann.told()) and not cards_in(eve.told())
    expect(eve.part("replay-continue")).to_have_attribute("aria-disabled", "true")
    eve.part("replay-continue").click(force=True)
    expect(eve.page.get_by_text("Other people are still playing")).to_be_visible()
    expect(eve.part("continue")).to_have_count(0)


def test_a_game_goes_on_from_a_moment(ann: Person, server: Serving) -> None:
    old = ann.store_record(finished())
    look_at(ann, old, 57)
    actor = str(ann.attribute("actor"))
    ann.part("replay-eyes").select_option(actor)
    ann.wait(f"[data-viewer='{actor}']")
    board = ann.page.locator("main [data-sprite]").count()
    ann.press("replay-continue")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator(f"input[value='{actor}']")).to_be_checked()
    dialog.get_by_test_id("name").fill("Ann")
    ann.press("continue-yes")
    ann.page.wait_for_url(lambda url: old not in url)
    ann.wait("[data-sequence='57'][data-ready=yes]")
    assert (ann.attribute("actor"), ann.page.locator("main [data-sprite]").count()) == (actor, board)
    expect(ann.part("log-begun")).to_be_visible()
    expect(ann.part("undo")).to_be_disabled()
    new = str(ann.attribute("table"))
    kept = [entry.actions for entry in server.log(new)]
    assert kept == [entry.actions for entry in server.log(old)][:57]
    ann.do("end")
    ann.wait("[data-ready=yes]")
    ann.part("log-line", sequence=20).first.click()
    sees(ann, 20)


def test_a_record_is_kept_and_opened_again(server: Serving, meet: Meet) -> None:
    ann, eve = meet(server, "Ann"), meet(server, "Eve")
    ann.make_table("me", "me:Ben")
    place(ann, ONE)
    ann.wait_for_turn()
    ann.open_panel("seats")
    with ann.page.expect_download() as download:
        ann.press("record")
    assert download.value.suggested_filename.endswith(".kontor")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert json.loads(text.split("seats: ")[1].splitlines()[0]) == ["Ann", "Ben"]
    eve.load_record(file_of(text))
    eve.wait("[data-sequence='2'][data-ready=yes]")
    assert len(eve.lies_at(ONE)) == 1
    eve.open_panel("seats")
    expect(eve.part("seats")).to_contain_text("Ben")
    eve.do("end")


def test_a_bad_file_is_told_all_its_faults(ann: Person) -> None:
    ann.watch.allow("400")
    ann.go("/new")
    for text, said in (
        (
            "kontor record 1\ngame: x\nfoo\n",
            ["not valid JSON", "does not belong in the header", "field rules is missing"],
        ),
        ("Dear diary", ["This is not a Kontor record"]),
        (part_of_a_seat(), ["only one seat’s view of the game"]),
    ):
        ann.part("record-file").set_input_files(file_of(text, "bad.kontor"))
        faults = ann.part("record-faults")
        for one in said:
            expect(faults).to_contain_text(one)
        faults.get_by_role("button", name="Close").last.click()
        expect(faults).to_have_count(0)


def part_of_a_seat() -> str:
    """Load a record with one seat's view of an unfinished game."""
    record = parse(finished())
    record.actions, record.result = record.actions[:60], None
    return record_for(record, GAME, 1).write()


def test_everything_fits_a_phone(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    table = ann.store_record(finished())
    look_at(ann, table, 57, 1)
    for part in ("replay-back", "replay-play", "replay-forward", "replay-slider", "replay-eyes", "replay-continue"):
        box = ann.part(part).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844 and box["height"] >= 32
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.press("replay-forward")
    sees(ann, 58)
    ann.open_panel("log")
    ann.touch(ann.part("log-line", sequence=60).first)
    sees(ann, 60)
    ann.press("to-present")
    at_present(ann)
