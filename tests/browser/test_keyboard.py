"""Playing with the keyboard only: a whole game, navigation through every dialog, and optional shortcuts."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.typing import HurriedTypist, Typist, matching

POST = "post:Minden-Brunswiek 2"
LIT = "[data-place][data-lit]"
DECISIONS = None if FULL else 10
"""Number of decisions in the keyboard game, unless it is played to the end."""


def test_a_whole_game_by_keys_alone(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    keys = Typist(ann)
    keys.walk("Tab", matching(testid="new-table"))
    keys.press("Enter")
    ann.part("seat-row").first.wait_for()
    keys.walk("Tab", "[data-testid=players] input")
    keys.press("ArrowRight")
    expect(ann.part("seat-row")).to_have_count(5)
    keys.walk("Tab", "[data-testid=seat-name]")
    keys.press("Control+a")
    keys.write("Ann")
    keys.walk("Tab", matching(testid="make-table"))
    keys.press("Enter")
    ann.part("log").wait_for()

    keys.press("l")
    assert keys.has_focus("[data-testid=log]")
    keys.press("Shift+Tab", "End")
    expect(ann.part("speed")).to_have_value("now")
    keys.press("Tab")  # in a list of values letters choose a value

    hurried = HurriedTypist(ann, walks=6)
    while turn_or_end(ann) == "turn":
        hurried.decide()
        if hurried.decisions == DECISIONS:
            return
    assert hurried.decisions > 10

    expect(ann.part("result")).to_be_visible()
    keys.walk("Tab", matching(testid="result-close"))
    keys.press("Enter")
    expect(ann.part("result")).to_be_hidden()
    assert {entry.by for entry in server.log(str(ann.attribute("table")))} == {"table", "person", "bot"}


def turn_or_end(person: Person) -> str:
    person.wait("[data-ready=yes]", "[data-state=over]")
    return "turn" if person.attribute("state") == "running" else "end"


def seated(server: Serving, meet: Meet, **options: bool) -> tuple[Person, Typist]:
    """Create a person alone at a table, where it is always their turn."""
    ann = meet(server, "Ann", **options)
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    return ann, Typist(ann)


def test_tab_stops_once_at_the_board_and_arrows_go_on(server: Serving, meet: Meet) -> None:
    ann, keys = seated(server, meet)
    assert len(ann.sight().lit) > 50
    assert ann.page.locator(f"main {LIT}[tabindex='0']").count() == 1
    keys.press("b")
    assert keys.has_focus(LIT)
    for arrow, further in (("ArrowRight", "x"), ("ArrowDown", "y"), ("ArrowLeft", "-x"), ("ArrowUp", "-y")):
        before = focused_at(ann)
        keys.press(arrow)
        assert keys.has_focus(LIT)
        axis = further.removeprefix("-")
        gone = focused_at(ann)[axis] - before[axis]
        assert (gone < 0) == further.startswith("-") and gone != 0
    here = ann.page.evaluate("document.activeElement.dataset.place")
    keys.press("Tab", "Shift+Tab")
    assert keys.has_focus(matching(place=here)), "Tab comes back to where one was"
    walked = set()
    for _ in ann.sight().lit:
        keys.press("PageDown")
        walked.add(ann.page.evaluate("document.activeElement.dataset.place"))
    on_map = set(ann.page.locator(f"main {LIT}").evaluate_all("(all) => all.map((one) => one.dataset.place)"))
    assert walked == on_map

    # The focus is visible.
    ann.page.locator(f"{LIT}:focus-visible").wait_for()
    light = ann.page.locator(f"{LIT}:focus-visible .light").first
    others = ann.page.locator(f"main {LIT}:not(:focus) .light").first
    assert stroke(light) != stroke(others)
    keys.walk("Tab", "[data-testid=tab-desks]")
    outline = ann.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def focused_at(person: Person) -> dict[str, float]:
    box: dict[str, float] = person.page.evaluate(
        "(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.activeElement"
        ".getBoundingClientRect())"
    )
    return box


def stroke(light: Locator) -> list[str]:
    found: list[str] = light.evaluate("(one) => [getComputedStyle(one).stroke, getComputedStyle(one).strokeWidth]")
    return found


def test_a_window_keeps_the_focus_and_gives_it_back(server: Serving, meet: Meet) -> None:
    ann, keys = seated(server, meet)
    keys.press("b")
    keys.walk("PageDown", matching(place=POST))
    keys.press("Enter")
    expect(ann.part("chooser")).to_be_visible()
    for key in ("Tab", "Tab", "Tab", "Shift+Tab"):
        keys.press(key)
        assert keys.has_focus("[data-testid=chooser] *")
    keys.press("Escape")
    assert keys.has_focus(matching(place=POST))
    end = ann.sight().buttons.index("end") + 1
    keys.press(str(end))
    expect(ann.part("confirm")).to_be_visible()
    assert keys.has_focus("[data-testid=confirm] *")
    keys.press("Escape")
    assert keys.has_focus(matching(place=POST))
    keys.press("?")
    expect(ann.part("keys")).to_be_visible()
    keys.press("a")
    expect(ann.part("chooser")).to_be_hidden()
    keys.press("Escape")
    expect(ann.part("keys")).to_be_hidden()
    assert keys.has_focus(matching(place=POST))

    # After an action the focus is near the next one.
    keys.by_board(POST)
    ann.wait_for_turn()
    expect(ann.page.locator(f"main {LIT}:focus")).to_have_count(1)
    near = str(ann.page.evaluate("document.activeElement.dataset.place"))
    assert near.startswith("post:Minden-Brunswiek"), near
    keys.press("Control+z")
    ann.wait_past(2)
    ann.wait_for_turn()
    assert keys.is_somewhere()


def test_skip_links_lead_past_everything(server: Serving, meet: Meet) -> None:
    ann, keys = seated(server, meet)
    for name, goal in (
        ("Skip to actions", "[data-next=choice], [data-next=list]"),
        ("Skip to board", f"main {LIT}"),
        ("Skip to text view", "[role=tab]"),
    ):
        ann.page.evaluate("document.activeElement.blur()")
        link = ann.page.get_by_role("button", name=name)
        link.focus()
        expect(link).to_be_in_viewport()
        keys.press("Enter")
        assert keys.has_focus(goal), name
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    keys.press("Tab")
    assert ann.page.evaluate("document.activeElement.textContent") == "Skip to content"
    keys.press("Enter")
    assert keys.has_focus("main")


def test_single_keys_can_be_switched_off(server: Serving, meet: Meet) -> None:
    ann, keys = seated(server, meet)
    keys.press("?")
    expect(ann.part("keys")).to_contain_text("All actions")
    keys.walk("Tab", matching(testid="keys-on"))
    keys.press("Space", "Escape")
    keys.press("a")
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.reload()
    ann.wait_for_turn()
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    keys.walk("Tab", "[role=tab]")
    keys.walk("ArrowRight", matching(testid="tab-text"))
    keys.walk("Tab", matching(testid="show-keys"))
    keys.press("Enter")
    expect(ann.part("keys")).to_be_visible()
    keys.walk("Tab", matching(testid="keys-on"))
    keys.press("Space", "Escape", "a")
    expect(ann.part("chooser")).to_be_visible()
    keys.press("Escape")

    # Letters that are typed are no keys.
    keys.press("w")
    keys.walk("Tab", matching(testid="find-place"))
    keys.write("able?")
    expect(ann.part("find-place")).to_have_value("able?")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.sequence == 1
