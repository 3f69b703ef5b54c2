"""A tour of every page in each of its states, for checks that must pass everywhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import kontor
from kontor.table.lessons import NEXT, after, lesson_of
from tests.browser.hosting import Hosting
from tests.browser.people import Person
from tests.browser.playing import answer, finish_lesson
from tests.browser.serving import Serving

POST = "post:Minden-Brunswiek 1"  # in the middle of the map
GOLDEN = Path(__file__).parent.parent / "golden"
FINISHED = "hansa-standard_4_5-5-cities.kontor"
PANELS = {
    "desks": "[data-zone='desk:0']",
    "scores": "[data-testid=scores]",
    "seats": "[data-testid=language]",
    "rules": "[data-testid=rule]",
    "text": "[data-testid=text-action]",
}
"""Panels next to the board, each with a selector for its content. The log is a panel only on a phone."""

Look = Callable[[str], None]
"""Function that is called in every state with the name of the state."""


def tour(server: Serving | Hosting, person: Person, look: Look) -> None:
    for part in PARTS.values():
        part(server, person, look)


def around_the_table(server: Serving | Hosting, person: Person, look: Look) -> None:
    lobby(person, look)
    if isinstance(server, Serving):  # nobody can join the table of a static page
        seat_link(person, look)
        waiting(person, look)


def while_learning(_: Serving | Hosting, person: Person, look: Look) -> None:
    lessons(person, look)
    puzzles(person, look)
    first_game(person, look)


def at_the_table(server: Serving | Hosting, person: Person, look: Look) -> None:
    table(person, look)
    if isinstance(server, Serving):
        without_connection(person, look)


def after_the_game(server: Serving | Hosting, person: Person, look: Look) -> None:
    the_end(person, look)
    hand_over(person, look)
    person.go("/")
    person.part("mine").get_by_test_id("table-card").first.wait_for()
    look("a lobby with tables")


PARTS: dict[str, Callable[[Serving | Hosting, Person, Look], None]] = {
    "around": around_the_table,
    "learning": while_learning,
    "table": at_the_table,
    "after": after_the_game,
}
"""Parts of the tour, which are independent of each other."""


def lobby(person: Person, look: Look) -> None:
    person.go("/")
    person.part("lobby", loaded="yes").wait_for()
    look("an empty lobby")
    person.page.get_by_role("button", name="Settings").click()
    person.part("settings").wait_for()
    look("the settings")
    person.page.keyboard.press("Escape")
    person.press("me")
    person.page.get_by_role("dialog").wait_for()
    look("a name is asked for")
    person.press("forget-me")
    person.part("confirm").wait_for()
    look("a question before forgetting")
    person.press("confirm-no")
    person.go("/nowhere")
    person.page.get_by_role("heading").wait_for()
    look("a lost page")
    person.go("/table/unknown")
    person.part("missing").wait_for()
    look("an unknown table")
    person.go("/rules/hansa/D6")
    person.part("handbook").locator(".wanted").wait_for()
    look("the handbook")
    person.part("handbook-search").fill("office")
    person.part("handbook-results").wait_for()
    look("what was found in the handbook")
    person.go("/new")
    person.part("seat-row").first.wait_for()
    look("a new table")
    person.part("more-options").locator("summary").click()
    person.part("players").locator("input[value='2']").check()
    look("all options of a new table")


def lessons(person: Person, look: Look) -> None:
    person.go("/learn/hansa")
    person.part("first-game").wait_for()
    look("the lessons of a game")
    person.go("/learn/hansa/first-route")
    person.page.locator(".lesson.drawn").wait_for()
    look("a lesson")
    answer(person, NEXT)
    answer(person, NEXT)
    person.begin("place trader Hamburg-Lübeck 1")
    person.part("feedback").wait_for()
    look("a lesson after a wrong answer")
    person.press("ask-hint")
    person.part("lesson-hint").wait_for()
    person.press("ask-answer")
    person.part("lesson-answer").wait_for()
    look("a lesson with a hint")
    finish_lesson(person, after(lesson_of(kontor.game("hansa"), "first-route"), [NEXT, NEXT]))
    look("a finished lesson")


def puzzles(person: Person, look: Look) -> None:
    person.go("/learn/hansa/puzzles")
    person.part("puzzle").first.wait_for()
    look("the puzzles of a game")
    person.touch(person.part("puzzle").first)
    person.page.locator(".lesson.drawn").wait_for()
    look("a puzzle")


def first_game(person: Person, look: Look) -> None:
    """Start a game against bots, with a card, hints and a recap."""
    person.go("/learn/hansa")
    person.press("first-game-start")
    person.part("tip").wait_for()
    look("a card in a first game")
    person.speed("now")
    person.wait_for_turn()
    person.press("ask-hints")
    person.part("hint").first.wait_for()
    look("hints")
    person.page.keyboard.press("Escape")
    person.do("end")
    person.wait_for_turn()
    if person.phone:
        person.open_panel("log")
    person.press("recap-open")
    person.part("recap").wait_for()
    look("a recap")
    person.press("recap-close")


def seat_link(person: Person, look: Look) -> None:
    person.go("/seat#unknown")
    person.page.get_by_role("heading", level=1).wait_for()
    look("an unknown seat")


def waiting(person: Person, look: Look) -> None:
    person.fill_in("me", "open", "bot", public=True)
    person.part("waiting-room").wait_for()
    look("a waiting room")
    person.part("seat", seat=0).get_by_test_id("seat-link").click()
    person.part("seat-link-address").wait_for()
    look("a link to a seat")
    person.page.keyboard.press("Escape")


def table(person: Person, look: Look) -> None:
    person.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    person.wait_for_turn()
    look("the first turn")
    person.click_place(POST)
    person.part("chooser").wait_for()
    look("a chooser")
    person.page.keyboard.press("Escape")
    person.press("all-actions")
    person.part("chooser").wait_for()
    look("all actions")
    person.page.keyboard.press("Escape")
    person.press("action-button", action="end")
    person.part("confirm").wait_for()
    look("a question")
    person.press("confirm-no")
    person.part("confirm").wait_for(state="detached")
    person.click_place("office:Lübeck:1", exactly=True)
    person.part("why-rule").first.wait_for()
    look("why not")
    person.page.keyboard.press("Escape")
    for action in ("place trader Minden-Brunswiek 1", "place trader Minden-Brunswiek 2"):
        person.wait_for_turn()
        person.do(action)
    person.wait_for_turn()
    person.press("undo")
    look("with a piece")
    person.wait_for_turn()
    person.press("reset")
    person.wait_for_turn()
    person.part("undo").click(force=True)
    person.part("toast").wait_for()
    look("a toast")
    person.part("toast").wait_for(state="detached")
    if not person.phone:
        person.page.locator(f"[data-place='{POST}']").hover()
        person.part("tooltip").wait_for()
        look("a tooltip")
        person.page.mouse.move(0, 0)
    for panel, content in (PANELS | ({"log": "[data-testid=log-line]"} if person.phone else {})).items():
        person.open_panel(panel)
        person.page.locator(f"#panel {content}").first.wait_for()
        look(f"the panel {panel}")
    person.open_panel("scores")
    person.press("show-growth")
    person.part("chart").wait_for()
    look("how the scores grew")
    person.open_panel("text")
    person.press("show-keys")
    person.part("keys").wait_for()
    look("the list of keys")
    person.page.keyboard.press("Escape")
    person.open_panel("seats")
    person.part("seat", seat=0).get_by_test_id("seat-leave").click()
    person.part("confirm").wait_for()
    look("a question before leaving")
    person.press("confirm-no")
    person.press("delete-table")
    person.part("confirm").wait_for()
    look("a question before deleting")
    person.press("confirm-no")


def without_connection(person: Person, look: Look) -> None:
    person.watch.allow("net::ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    person.context.set_offline(True)
    person.part("connection", connection="offline").wait_for()
    look("no connection")
    person.context.set_offline(False)
    person.part("connection", connection="open").wait_for(state="attached")


def the_end(person: Person, look: Look) -> None:
    """Open a finished game from a record."""
    finished(person)
    person.press("show-result")
    person.part("result").get_by_test_id("chart").wait_for()
    look("the result")
    person.press("result-close")
    person.open_panel("desks")
    look("the table after the end")
    if person.phone:
        person.open_panel("log")
    person.press("replay-open")
    person.part("replay").wait_for()
    look("a replay")
    person.press("replay-back")
    person.part("looking-back").wait_for()
    look("a moment of the past")
    for asked in ("replay-link", "replay-continue"):
        person.press(asked)
        person.page.get_by_role("dialog").wait_for()
        look(f"asked for {asked}")
        person.page.keyboard.press("Escape")


def finished(person: Person) -> None:
    """Show a table with a finished game. The result can be closed before the whole board is drawn."""
    person.open_table(person.store_record((GOLDEN / FINISHED).read_text("utf-8")))
    person.press("result-close")
    person.part("result").wait_for(state="detached")
    person.page.locator(".play.drawn").wait_for()


def hand_over(person: Person, look: Look) -> None:
    person.make_table("me", "me:Ben", "me:Cat", mission_cards=True)
    person.part("handover-continue").wait_for()
    look("the screen is handed over")
    person.press("handover-continue")
    person.wait_for_turn()
    look("with a secret card")


def settle(person: Person) -> None:
    """Wait until all fade animations have ended, because they change the contrast."""
    person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
