"""Features for players who wait for others: notes, arrows on the board, and private plans."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Request, expect

from tests.browser.conftest import Meet
from tests.browser.people import POINT, Person
from tests.browser.serving import Serving
from tests.browser.test_axe import violations


def two(server: Serving, meet: Meet, phone: bool = False) -> tuple[str, Person, Person]:
    """Create a game of two people, and return the one to move and the one who waits."""
    ann, ben = meet(server, "Ann"), meet(server, "Ben", phone=phone)
    table = ann.make_table("me", "open")
    ben.open_table(table)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")
    return (table, ann, ben) if ann.attribute("actor") == "0" else (table, ben, ann)


def drag(person: Person, start: str, end: str) -> None:
    """Draw with the right mouse button."""
    for number, place in enumerate((start, end)):
        point: Any = person.page.evaluate(POINT, place)
        person.page.mouse.move(point["x"], point["y"], steps=3)
        if number == 0:
            person.page.mouse.down(button="right")
    person.page.mouse.up(button="right")


def test_alone_against_bots(server: Serving, meet: Meet) -> None:
    """Arrows, notes and plans work without other people."""
    ann = meet(server, "Ann")
    table = ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    drag(ann, "city:Hamburg", "city:Lübeck")
    expect(ann.part("arrow")).to_have_count(1)
    ann.open_panel("seats")
    ann.part("notes").fill("Göttingen first")
    expect(ann.part("notes-state")).to_have_text("Saved.")

    before = len(server.log(table))
    free = next(place for place in ann.sight().empty if place.startswith("post:"))
    ann.press("plan-start")
    ann.page.locator("[data-testid=plan][data-ready=yes].drawn").wait_for()
    ann.click_place(free)
    ann.wait_to_see('[data-testid=plan][data-moves="1"]', "[data-testid=chooser]")
    if ann.part("chooser").is_visible():
        ann.part("chooser-item").first.click()
    ann.page.locator('[data-testid=plan][data-moves="1"]').wait_for()
    assert len(server.log(table)) == before, "nothing is stored"
    ann.press("plan-leave")
    sequence = ann.sequence
    ann.press("play-plan")
    ann.wait_past(sequence)
    assert server.log(table)[-1].actions[0].endswith(free.removeprefix("post:"))

    ann.page.reload()
    ann.wait_for_turn()
    ann.open_panel("seats")
    expect(ann.part("notes")).to_have_value("Göttingen first")


def test_arrows_are_drawn_and_stay_private(server: Serving, meet: Meet) -> None:
    _, mover, waiting = two(server, meet)
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method != "GET":  # the page may still be reading the table it has just joined
            sent.append(request.url)

    waiting.page.on("request", note)
    drag(waiting, "city:Hamburg", "city:Lübeck")
    expect(waiting.part("arrow")).to_have_count(1)
    expect(waiting.part("drawn")).to_have_text("Arrow from Hamburg to Lübeck")
    drag(waiting, "city:Stade", "city:Stade")
    expect(waiting.part("drawn")).to_have_text("Ring around Stade")
    assert sent == [] and mover.part("arrow").count() == 0, "nothing is sent"

    waiting.page.keyboard.press("x")
    expect(waiting.part("arrow")).to_have_count(0)
    waiting.page.keyboard.press("m")
    expect(waiting.part("draw")).to_have_attribute("aria-pressed", "true")
    waiting.click_place("city:Bremen", exactly=True)
    waiting.click_place("city:Minden", exactly=True)
    expect(waiting.part("arrow")).to_have_count(1)
    assert violations(waiting) == []
    waiting.page.keyboard.press("Escape")
    expect(waiting.part("draw")).to_have_attribute("aria-pressed", "false")

    drag(mover, "city:Hamburg", "city:Lübeck")
    expect(mover.part("arrow")).to_have_count(1)
    mover.do("end")
    expect(mover.part("arrow")).to_have_count(0)
    expect(waiting.part("arrow")).to_have_count(1)


def test_a_plan_is_private_and_offered_in_your_turn(server: Serving, meet: Meet) -> None:
    table, mover, waiting = two(server, meet)
    before = len(server.log(table))
    waiting.press("plan-start")
    waiting.part("plan").wait_for()
    assert violations(waiting) == []
    waiting.page.locator("[data-testid=plan][data-ready=yes]").wait_for()
    for post in ("post:Hamburg-Lübeck 2", "post:Hamburg-Lübeck 3"):
        moves = int(waiting.part("plan").get_attribute("data-moves") or 0)
        waiting.click_place(post)
        waiting.wait_to_see(f'[data-testid=plan][data-moves="{moves + 1}"]', "[data-testid=chooser]")
        if waiting.part("chooser").is_visible():
            waiting.part("chooser-item").first.click()
        waiting.page.locator(f'[data-testid=plan][data-moves="{moves + 1}"][data-ready=yes]').wait_for()
    waiting.press("plan-back")
    waiting.page.locator('[data-testid=plan][data-moves="1"][data-ready=yes]').wait_for()
    expect(waiting.part("plan-moves").locator("li")).to_have_count(1)
    assert len(server.log(table)) == before, "nothing is stored"
    assert {moment["sequence"] for moment in mover.moments()} == {before}, "nobody has noticed the plan"
    waiting.press("plan-leave")
    expect(waiting.part("play-plan")).to_have_count(0)

    mover.do("end")
    waiting.wait_for_turn()
    sequence = waiting.sequence
    waiting.press("play-plan")
    waiting.wait_past(sequence)
    assert server.log(table)[-1].actions[0].startswith("place trader Hamburg-Lübeck 2")
    expect(waiting.part("play-plan")).to_have_count(0)


def test_a_plan_that_became_impossible_is_dropped_with_a_reason(server: Serving, meet: Meet) -> None:
    _, mover, waiting = two(server, meet)
    waiting.press("plan-start")
    waiting.page.locator("[data-testid=plan][data-ready=yes]").wait_for()
    waiting.click_place("post:Hamburg-Lübeck 2")
    waiting.wait_to_see('[data-testid=plan][data-moves="1"]', "[data-testid=chooser]")
    if waiting.part("chooser").is_visible():
        waiting.part("chooser-item").first.click()
    waiting.page.locator('[data-testid=plan][data-moves="1"]').wait_for()
    waiting.press("plan-leave")
    mover.pick("post:Hamburg-Lübeck 2")
    mover.do("end")
    expect(waiting.page.get_by_text("Your plan is no longer possible")).to_be_visible()
    expect(waiting.part("play-plan")).to_have_count(0)


def test_notes_are_saved_and_a_phone_draws(server: Serving, meet: Meet) -> None:
    table, mover, waiting = two(server, meet, phone=True)
    for person, text in ((mover, "Göttingen first"), (waiting, "Watch the others")):
        person.open_panel("seats")
        person.part("notes").fill(text)
        expect(person.part("notes-state")).to_have_text("Saved.")
        assert violations(person, board=False) == []
    assert "Watch the others" not in mover.told() and "Göttingen first" not in waiting.told()
    phone = next(person for person in (mover, waiting) if person.phone)
    phone.press("draw")
    for city in ("city:Hamburg", "city:Lübeck"):
        phone.click_place(city)
    expect(phone.part("arrow")).to_have_count(1)
    mover.open_table(table)
    mover.open_panel("seats")
    expect(mover.part("notes")).to_have_value("Göttingen first")
    mover.part("notes").press("Control+z")
    assert server.log(table)[-1].kind != "undo", "typing in the notes plays no keys"


def test_colours_are_chosen_while_waiting(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben", phone=True)
    table = ann.make_table("me", "open", "open")
    ben.open_table(table)
    ben.sit_down(1)
    expect(ben.part("colours").get_by_label("Red")).to_be_disabled()
    ben.part("colours").get_by_label("Black").check()
    expect(ann.part("colours").get_by_label("Black")).to_be_disabled()
    ann.part("colours").get_by_label("Blue").check()
    assert violations(ben) == []
    ann.press("fill-bots")
    colours = [seat["colour"] for seat in ann.ask("GET", f"/tables/{table}", None)["seats"]]
    assert colours == [1, 5, 2]
    for person in (ann, ben):
        person.wait("[data-state=running]")
        fills = person.page.locator("[data-desk] [fill='var(--seat-1)'], [data-desk] [fill='var(--seat-5)']")
        expect(fills.first).to_be_attached()
        assert person.page.locator("[data-desk] [fill='var(--seat-0)']").count() == 0
