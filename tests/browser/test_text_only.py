"""The text view lists all actions, describes the table, and announces the other players' moves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

POST = "Minden-Brunswiek 2"


def listed(person: Person, testid: str) -> list[str]:
    found: list[str] = person.part(testid).evaluate_all("(all) => all.map((one) => one.dataset.action)")
    return found


def legal(person: Person) -> list[str]:
    return [choice["text"] for choice in person.moments()[-1]["scene"]["choices"]]


def test_the_list_is_complete_and_the_table_can_be_read(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    actions = legal(ann)
    assert len(actions) > 100
    ann.press("all-actions")
    assert sorted(listed(ann, "chooser-item")) == sorted(actions)
    kinds = {action.split()[0] for action in actions}
    headings = ann.part("chooser").get_by_role("heading").all_inner_texts()
    assert len(headings) == len(kinds)
    expect(ann.part("chooser").get_by_role("status")).to_have_text(f"{len(actions)} actions")
    ann.part("find-action").fill("brunswiek MERCHANT")
    sought = [action for action in actions if "merchant" in action and "Brunswiek" in action]
    expect(ann.part("chooser-item")).to_have_count(len(sought))
    ann.page.keyboard.press("Escape")
    ann.open_panel("text")
    ann.part("text-action").first.wait_for()
    assert sorted(listed(ann, "text-action")) == sorted(actions)

    # The table is read as it is.
    reading = ann.part("reading")
    expect(reading.get_by_text(f"Post {POST}: empty", exact=True)).to_be_visible()
    ann.part("text-action", action=f"place trader {POST}").click()
    ann.wait_for_turn()
    ann.wait_past(1)
    expect(reading.locator("li", has_text=f"Post {POST}").last).to_contain_text("rader")
    names = ann.page.locator("main [data-place]").evaluate_all("(all) => all.filter((one) => !one.ariaLabel).length")
    assert names == 0, "every place has a name"
    ann.part("find-place").fill("Lübeck")
    table = reading.locator("section").last
    expect(table.get_by_text("house 1").first).to_contain_text("Lübeck")
    expect(table.get_by_text("Stendal")).to_have_count(0)


def test_what_others_do_is_told_in_order_and_then_whose_turn_it_is(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", language="de")
    ann.make_table("me", "bot", "bot")  # of two, one may have to answer for a neutral piece
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    before = ann.sequence
    told = ann.part("announcer")
    expect(told).to_have_attribute("aria-live", "polite")
    expect(told).to_contain_text("Du bist dran")
    known, earlier = told.locator("p").count(), len(ann.log())
    ann.do("end")
    ann.wait_for_turn()
    prompt = ann.page.evaluate("document.querySelector('[data-testid=prompt]').lastChild.textContent.trim()")
    expect(told.locator("p").nth(known)).to_be_attached()
    expect(told.locator("p").last).to_have_text(f"Du bist dran: {prompt}")
    lines = told.locator("p").all_inner_texts()[known:]
    happened = ann.log()[earlier:]
    heard = [line for line in lines if line in happened]
    rest = iter(happened)
    assert all(line in rest for line in heard), "in the order of the log; of many at once, the first are left out"
    assert heard[-1] == happened[-1]
    assert len(heard) >= 3
    assert ann.sequence > before + 2
    assert lines[-1].startswith("Du bist dran")

    # The log and the prompt change with every step. If they were announced too, everything would be announced twice.
    loud = "[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]"
    speaking = ann.page.locator(loud).evaluate_all("(all) => all.map((one) => one.dataset.testid ?? one.className)")
    assert "announcer" in speaking
    assert not {"log", "prompt"} & set(speaking)
    expect(ann.part("log")).to_have_attribute("aria-live", "off")
