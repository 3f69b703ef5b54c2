"""Takes the pictures of the README at a real table.

python -m tests.browser.showpieces docs/pictures
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.people import Person
from tests.browser.serving import ROOT, Serving, built_client

QUALITY = 80
GOLDEN = ROOT / "tests" / "golden"
FIVE, THREE = "hansa-standard_4_5-5-cities.kontor", "hansa-standard_2_3-3-prestige.kontor"
MIDDLE, EARLY = 330, 200
"""Number of steps after which a picture shows many features of the game."""


class Showing:
    """Takes pictures in a compact format that Playwright does not support."""

    def __init__(self, person: Person, out: Path) -> None:
        self.person = person
        self._chromium = person.context.new_cdp_session(person.page)
        self._out = out

    def take(self, name: str) -> None:
        self.person.page.mouse.move(0, 0)
        self.person.page.wait_for_timeout(500)  # what had been pointed at is forgotten
        shot = self._chromium.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self._out / f"{name}.webp").write_bytes(b64decode(shot["data"]))

    def go_on_from(self, record: str, at: int) -> None:
        """Create a table in the middle of a game, as a continuation of another table."""
        person = self.person
        person.go("/")
        person.part("lobby", loaded="yes").wait_for()
        person.part("record-file").set_input_files(GOLDEN / record)
        person.part("table-page").wait_for()
        old = str(person.attribute("table"))
        person.go(f"/table/{old}?at={at}")
        person.press("replay-continue")
        person.page.get_by_role("dialog").get_by_test_id("name").fill(person.name)
        person.press("continue-yes")
        person.page.wait_for_url(lambda url: old not in url)
        person.speed("now")
        person.wait_for_turn()


def desktop(browser: Browser, url: str, out: Path) -> None:
    """Take pictures of a table: in the middle of the game in light and dark colours, at the end, and in a replay."""
    ann = Person(browser, url, "Ann")
    showing = Showing(ann, out)
    showing.go_on_from(FIVE, MIDDLE)
    showing.take("table-light")
    ann.page.emulate_media(color_scheme="dark")
    showing.take("table-dark")
    ann.open_panel("seats")
    ann.part("seat", mine="yes").get_by_test_id("seat-bot").click()
    ann.press("confirm-yes")
    ann.wait("[data-state=over]")
    ann.part("result").get_by_test_id("chart").wait_for()
    ann.page.emulate_media(color_scheme="light")
    showing.take("result")
    ann.press("result-replay")
    ann.part("replay").wait_for()
    ann.open_panel("desks")
    ann.part("replay-slider").fill(str(MIDDLE - 20))
    ann.part("replay", step=MIDDLE - 20).wait_for()
    ann.page.emulate_media(color_scheme="dark")
    showing.take("replay")
    ann.close()


def phone(browser: Browser, url: str, out: Path) -> None:
    ann = Person(browser, url, "Ann", phone=True)
    showing = Showing(ann, out)
    showing.go_on_from(THREE, EARLY)
    showing.take("phone-light")
    ann.page.emulate_media(color_scheme="dark")
    showing.take("phone-dark")
    ann.close()


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        with Serving(Path(name), built_client(Path(name))) as server:
            desktop(browser, server.url, out)
            phone(browser, server.url, out)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
