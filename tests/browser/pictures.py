"""Takes pictures of every page for visual review, on a desktop and on a phone, in light and dark colours.

python -m tests.browser.pictures OUT [DEVICE...]    puts them into the folder OUT; DEVICE: desktop, phone, desktop-dark,
                                                    phone-dark (all of them, unless some are named)
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, UNWANTED, find
from tests.browser.people import Person
from tests.browser.playing import Hurried
from tests.browser.serving import Serving, built_client
from tests.browser.test_phone_game import HurriedFinger
from tests.browser.touring import first_game, lessons, puzzles, settle

DEVICES = ("desktop", "phone", "desktop-dark", "phone-dark")
MIDDLE = 160
"""Number of log entries after which a picture of the middle of a game is taken."""
POST, ROUTE = "post:Hamburg-Lüneburg 1", "route:Minden-Brunswiek"  # in the middle of the map


class Photographer:
    """Takes pictures of all pages on one device."""

    def __init__(self, person: Person, device: str, out: Path) -> None:
        self.person = person
        self._out = out
        self._device = device

    def take(self, name: str, whole: bool = False) -> None:
        settle(self.person)
        self.person.page.screenshot(path=self._out / f"{self._device}-{name}.png", full_page=whole)

    def tour(self) -> None:
        self.before()
        self.learning()
        self.start()
        for game in ("felinia", "pfeffersaecke"):
            self.other(game)
        self.middle_and_end()
        self.hand_over()
        self.person.go("/")
        self.person.part("mine").get_by_test_id("table-card").first.wait_for()
        self.take("lobby", whole=True)

    def before(self) -> None:
        person = self.person
        person.go("/")
        person.part("lobby", loaded="yes").wait_for()
        self.take("lobby-empty")
        person.go("/new?start=friends")
        person.part("seat-row").first.wait_for()
        self.take("new-table", whole=True)
        person.part("more-options").locator("summary").click()
        self.take("new-table-options", whole=True)
        person.fill_in("me", "open", "open", "bot", public=True)
        person.part("waiting-room").wait_for()
        self.take("waiting-room", whole=True)

    def learning(self) -> None:
        def look(state: str) -> None:
            self.take(state.replace(" ", "-"))

        for part in (lessons, puzzles, first_game):
            part(self.person, look)

    def other(self, game: str) -> None:
        """Take pictures of the start and the middle of another game."""
        person = self.person
        person.make_table("me", "bot", "bot", game=game)
        person.wait_for_turn()
        self.take(f"{game}-start")
        person.speed("now")
        while person.sequence < MIDDLE // 2:
            person.do(person.moments()[-1]["scene"]["choices"][0]["text"])
            person.wait_for_turn()
        self.take(f"{game}-middle")
        if not person.phone:
            return
        for panel in ("log", "scores"):
            person.open_panel(panel)
            self.take(f"{game}-{panel}")

    def start(self) -> None:
        person = self.person
        person.make_table("me", "me:Ben", "bot", "bot")
        person.speed("now")
        person.wait_for_turn()
        self.take("start")
        free = (
            POST
            if POST in person.sight().empty
            else next(one for one in person.sight().empty if one.startswith("post:"))
        )
        person.click_place(free)
        person.part("chooser").wait_for()
        self.take("chooser")
        person.page.keyboard.press("Escape")
        person.press("all-actions")
        person.part("chooser").wait_for()
        self.take("all-actions")
        person.page.keyboard.press("Escape")
        person.press("action-button", action="end")
        person.part("confirm").wait_for()
        self.take("ask")
        person.press("confirm-no")
        person.part("confirm").wait_for(state="detached")
        for _ in range(3 if person.phone else 0):
            person.page.get_by_label("Zoom in").click()
        person.click_place(ROUTE, exactly=True)
        rule = person.part("why-rule").first
        rule.wait_for()
        self.take("why-not")
        rule.click()
        person.part("handbook").locator(".wanted").wait_for()
        self.take("handbook")

    def settings(self) -> None:
        """Take a picture of the settings on the current page."""
        self.person.press("open-settings")
        self.person.part("settings").wait_for()
        self.take("settings")
        self.person.page.keyboard.press("Escape")
        self.person.part("settings").wait_for(state="detached")

    def paper(self) -> None:
        """Take a picture of the printed final score."""
        page = self.person.page
        page.emulate_media(media="print")
        self.take("printed", whole=True)
        page.emulate_media(media="screen")

    def middle_and_end(self) -> None:
        """Take pictures of the middle and the end of a game. Bots finish the game, because this is fast."""
        person = self.person
        person.make_table("me", "bot", "bot", "bot")
        person.speed("now")
        hurried = HurriedFinger(person) if person.phone else Hurried(person)
        while person.sequence < MIDDLE:
            hurried.decide()
        person.wait_for_turn()
        self.take("middle")
        person.open_panel("scores")
        person.press("show-growth")
        person.part("chart").wait_for()
        self.take("scores")
        person.open_panel("seats")
        self.take("seats")
        self.settings()
        person.part("seat", seat=0).get_by_test_id("seat-bot").click()
        person.press("confirm-yes")
        person.wait("[data-state=over]")
        person.part("result").get_by_test_id("chart").wait_for()
        self.take("result")
        self.paper()
        person.press("result-close")
        person.open_panel("desks")
        self.take("end")

    def hand_over(self) -> None:
        person = self.person
        person.make_table("me", "me:Ben", "me:Cat", mission_cards=True)
        person.part("handover-continue").wait_for()
        self.take("hand-over")
        person.press("handover-continue")
        person.wait_for_turn()
        self.take("mission")


def take_all(browser: Browser, out: Path, devices: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Serving(folder, built_client(folder)) as server:
            for device in devices:
                phone, dark = device.startswith("phone"), device.endswith("dark")
                person = Person(browser, server.url, "Ann", phone=phone, dark=dark)
                Photographer(person, device, out).tour()
                print(device, *person.watch.faults, sep="\n")
                person.close()
            print(server.complaints)


def main(out: Path, devices: Sequence[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS, ignore_default_args=UNWANTED)
        take_all(browser, out, devices)
        browser.close()


if __name__ == "__main__":
    if not sys.argv[1:] or not set(sys.argv[2:]) <= set(DEVICES):
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:] or DEVICES)
