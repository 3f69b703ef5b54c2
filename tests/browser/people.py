"""A person at a browser, who sees the page and uses a mouse or a finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FilePayload, Locator, Response, TimeoutError, ViewportSize, expect

from tests.browser.watching import Watch

PATIENCE = 60_000
"""Timeout in milliseconds, long enough for slow machines."""
SOON = 5_000
"""Milliseconds after which a tap without effect is repeated."""

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

TABLE = "[data-testid=table-page]"
PRESENTATION, NEWEST = (f"Number(document.querySelector('{TABLE}').dataset.{name})" for name in ("sequence", "newest"))
"""JavaScript that returns the log entry shown, and the last known entry."""
STATE = f"""() => ({{
  ...document.querySelector('{TABLE}')?.dataset,
  path: location.pathname,
  title: document.title,
  tab: document.querySelector('[role=tab][aria-selected=true]')?.id,
  panel: document.querySelector('#panel')?.className,
}})"""
"""JavaScript that describes the state of the page, for messages about a failed wait."""
ANSWERS = [f"[data-testid={name}]" for name in ("chooser", "confirm", "why", "cancel-path")]
"""Elements that a click on the board can open if it does not complete an action."""

SIGHT = """() => {
  const lit = [...document.querySelectorAll('[data-lit]')]
  return {
    lit: lit.map((place) => place.dataset.place),
    empty: lit.filter((place) => !place.querySelector('[data-sprite]')).map((place) => place.dataset.place),
    buttons: [...document.querySelectorAll('[data-testid=action-button]')].map((button) => button.dataset.action),
  }
}"""

OVERHEAR = """if (window.Worker) window.Worker = class extends window.Worker {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (data?.text === undefined) return
      if ('line' in data) window.kontorHeard(data.text)
      else window.kontorAnswered(data.text)
    })
  }
}"""
"""JavaScript that records the messages of the static page's worker."""

POINT = """async (id) => {
  const place = document.querySelector(`[data-place="${CSS.escape(id)}"]`)
  if (!place) return null
  place.scrollIntoView({ block: 'nearest' })
  const frame = () => new Promise((seen) => requestAnimationFrame(() => seen(place.getBoundingClientRect())))
  let [before, box] = [await frame(), await frame()]
  while (box.x !== before.x || box.y !== before.y || box.width !== before.width) [before, box] = [box, await frame()]
  const parts = [...Array(41).keys()].map((n) => (n % 2 ? 1 : -1) * Math.ceil(n / 2) / 42 + 0.5)  // the middle first
  for (const down of parts) for (const across of parts) {
    const [x, y] = [box.x + across * box.width, box.y + down * box.height]
    if (document.elementFromPoint(x, y)?.closest('[data-place]') === place) return { x, y }
  }
  const line = place.querySelector('path')
  const { x, y } = line?.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM())
    ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { x, y }
}"""
"""JavaScript that returns a point to click once the place has stopped moving. It prefers a point that no other element
covers, because the middle of a bent line is not on the line. Otherwise it returns the middle of the place, which only
parts of the same place can cover, such as the houses of a city.
"""


def past(sequence: int) -> str:
    """Return JavaScript that returns the table once it shows another entry than the given one."""
    return f'{TABLE}:not([data-sequence="{sequence}"])'


class Sight(NamedTuple):
    """Selector of the places and buttons that can currently be clicked."""

    lit: list[str]
    empty: list[str]
    """Selector of the empty clickable places."""
    buttons: list[str]


class Person:
    """A person, with a browser context and a page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        phone: bool = False,
        calm: bool = True,
        language: str = "en",
        dark: bool = False,
        address: Callable[[str], str] | None = None,
    ) -> None:
        self.name = name
        self.url = url
        self._address = address or (lambda path: url + path)
        """Function that returns the address of a page of the client."""
        self.static = "#" in self._address("/")
        """True if this is the static page, to which a test cannot send requests."""
        self.phone = phone
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            reduced_motion="reduce" if calm else "no-preference",
            locale=language,
            color_scheme="dark" if dark else "light",
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(self.context, url)
        self.heard: list[str] = []
        """All messages received through sockets."""
        self.answers: list[Response] = []
        """All responses received."""
        self.context.expose_binding("kontorHeard", lambda _, said: self.heard.append(str(said)))
        self.context.expose_binding("kontorAnswered", lambda _, said: self._answered.append(str(said)))
        self.context.add_init_script(OVERHEAR)
        self._answered: list[str] = []
        """All messages received from the worker of the static page, which uses neither sockets nor requests."""
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("response", lambda answer: self.answers.append(answer))

    def _hear(self, frame: str | bytes) -> None:
        self.heard += str(frame).split("\n")

    def close(self) -> None:
        self.context.close()

    # Anywhere

    def go(self, path: str) -> None:
        address = path if path.startswith("http") else self._address(path)
        before, _, _ = self.page.url.partition("#")
        self.page.goto(address)
        if before == address.partition("#")[0] and "#/" in address:
            self.page.reload()  # another fragment alone loads nothing

    def part(self, testid: str, **data: object) -> Locator:
        """Return the element with this test id."""
        more = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        return self.page.locator(f"[data-testid={testid}]{more}")

    def press(self, testid: str, **data: object) -> None:
        self.touch(self.part(testid, **data))

    def touch(self, thing: Locator) -> None:
        """Tap or click an element, depending on the device."""
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def wait_to_see(self, *selectors: str) -> None:
        """Wait for any of these elements. Checks in every frame, because Playwright polls only twice a second."""
        wanted = ", ".join(selectors)
        try:
            self.page.wait_for_function("(wanted) => document.querySelector(wanted)", arg=wanted)
        except TimeoutError as error:
            raise AssertionError(f"{self.name} never saw {wanted}; the page: {self.page.evaluate(STATE)}") from error

    def wait_for_answer(self, asynchronous: str) -> Any:
        """Wait until an asynchronous function in the page returns a true value. Playwright's `wait_for_function`
        accepts the first result, even if it is false.
        """
        return self.wait_until(lambda: self.page.evaluate(asynchronous))

    def wait_until(self, found: Callable[[], Any]) -> Any:
        """Wait for a true value, while processing events of the page."""
        for _ in range(PATIENCE // 50):
            if value := found():
                return value
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.name} waited in vain; the page: {self.page.evaluate(STATE)}")

    # The lobby

    def make_table(self, *seats: str, game: str = "hansa", board: str = "", **options: bool) -> str:
        """Create and open a table without using the form, which takes many clicks.

        The arguments are those of `fill_in`.
        """
        if self.static:
            return self.fill_in(*seats, game=game, board=board, **options)
        wanted = [seat.partition(":") for seat in seats]
        form = {
            "game": game,
            "board": board or None,
            "options": options,
            "seats": [
                {"who": who} | {"me": {"name": name or self.name}, "bot": {"bot": "apprentice"}}.get(who, {})
                for who, _, name in wanted
            ],
        }
        self.ask("PUT", "/me", {"name": self.name})
        table = str(self.ask("POST", "/tables", form)["id"])
        self.open_table(table)
        return table

    def store_record(self, text: str) -> str:
        """Create a table from a record, without using the lobby or opening the table. Returns the id of the table."""
        if self.static:
            return self.load_record({"name": "game.kontor", "mimeType": "text/plain", "buffer": text.encode()})
        return str(self.ask("POST", "/records", {"record": text})["id"])

    def load_record(self, file: FilePayload | Path) -> str:
        """Load a record from the lobby. Returns the id of the new table."""
        self.go("/")
        self.part("lobby", loaded="yes").wait_for()
        self.part("record-file").set_input_files(file)
        self.part("table-page").wait_for()
        return str(self.attribute("table"))

    def ask(self, method: str, path: str, form: object) -> Any:
        """Send a request to the server with this person's cookie. Returns the answer."""
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=form)
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def fill_in(self, *seats: str, public: bool = False, game: str = "", board: str = "", **options: bool) -> str:
        """Create a table with the form. Each seat is `me`, `me:Name`, `open` or `bot`, and `options` contains those
        that differ from the defaults.
        """
        self.go("/new")
        if game:
            self.part("games").locator(f"input[value={game}]").check()
        self.part("players").locator(f"input[value='{len(seats)}']").check()
        if board:
            self.part("boards").locator(f"input[value={board}]").check()
        for number, seat in enumerate(seats):
            who, _, name = seat.partition(":")
            row = self.part("seat-row", seat=number)
            row.locator(f"input[value={who}]").check()
            if who == "me":
                row.get_by_test_id("seat-name").fill(name or self.name)
        if public:
            self.part("access").locator("input[value=public]").check()
        if options:
            self.part("more-options").locator("summary").click()
        for option, value in options.items():
            self.part(f"option-{option}").locator("input[type=checkbox]").set_checked(value)
        self.press("make-table")
        self.part("table-page").wait_for()
        return str(self.attribute("table"))

    # At a table

    def open_table(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.page.locator(f"{TABLE}:not([data-state=loading])").wait_for()

    def sit_down(self, seat: int) -> None:
        self.press("join", seat=seat)
        self.page.get_by_role("dialog").get_by_test_id("name").fill(self.name)
        self.press("name-yes")
        self.part("name-yes").wait_for(state="detached")

    def attribute(self, name: str) -> str | None:
        return self.part("table-page").get_attribute(f"data-{name}")

    @property
    def sequence(self) -> int:
        """The log entry that is shown."""
        return int(self.attribute("sequence") or 0)

    def wait(self, *conditions: str) -> None:
        """Wait until the table is in one of these states, such as `[data-ready=yes]` or `[data-state=over]`."""
        self.wait_to_see(*(TABLE + condition for condition in conditions))

    def wait_for_turn(self) -> None:
        self.wait("[data-ready=yes]")

    def wait_past(self, sequence: int) -> None:
        """Wait until a later entry is shown."""
        self.wait_to_see(past(sequence))

    def catch_up_with(self, other: Person) -> None:
        """Wait until this page shows at least the log entry that the other page shows now."""
        self.page.wait_for_function(f"(least) => {PRESENTATION} >= least", arg=other.sequence)

    def open_panel(self, name: str) -> None:
        """Open a panel by its tab. If the tabs move while the page is loading, a tap can miss, so it is repeated."""
        tab = self.part(f"tab-{name}")
        for _ in range(3):
            self.touch(tab)
            try:
                expect(tab).to_have_attribute("aria-selected", "true", timeout=SOON)
                return
            except AssertionError:
                continue
        raise AssertionError(f"{self.name} cannot open the panel {name}")

    def speed(self, speed: str) -> None:
        """Set the animation speed."""
        if self.phone:
            self.open_panel("log")
        self.wait_to_see("[data-testid=speed]")
        self.part("speed").select_option(speed)
        if self.phone:
            self.open_panel("desks")

    def prompt(self) -> str:
        return self.part("prompt").inner_text()

    def log(self, undone: bool | None = None) -> list[str]:
        """Return the lines of the log: all, only undone ones, or only those in effect."""
        data = {} if undone is None else {"undone": "yes" if undone else "no"}
        return self.part("log-line", **data).all_inner_texts()

    def lies_at(self, place: str) -> list[str]:
        """Return the description of the pieces at a place."""
        things = self.page.locator(f'[data-place="{place}"] [data-sprite]')
        return [str(thing.get_attribute("aria-label")) for thing in things.all()]

    def sight(self) -> Sight:
        return Sight(**self.page.evaluate(SIGHT))

    def click_place(self, place: str, exactly: bool = False) -> None:
        """Click or tap a point of the place. A tap selects the nearest highlighted place."""
        self.page.locator(f'[data-place="{place}"]').first.wait_for(state="attached")  # a board is drawn in parts
        point = self.page.evaluate(POINT, place)
        if self.phone and not exactly:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def pick(self, place: str, action: str | None = None) -> None:
        """Play an action by clicking a place. If several are possible, `action` or the first one is chosen."""
        sequence = self.sequence
        self.click_place(place)
        self.wait_to_see(past(sequence), *ANSWERS)
        if self.part("chooser").is_visible():
            self.touch(self.part("chooser-item", action=action) if action else self.part("chooser-item").first)
        self.wait_past(sequence)

    def do(self, action: str) -> None:
        """Play an action by its button, or from the list of all actions, and confirm any question."""
        sequence = self.sequence
        self.begin(action)
        self.wait_to_see(past(sequence), "[data-testid=confirm]")
        if self.part("confirm").is_visible():
            self.press("confirm-yes")
        self.wait_past(sequence)

    def begin(self, action: str) -> None:
        """Like `do`, but without waiting for the result."""
        if self.part("action-button", action=action).is_visible():
            self.press("action-button", action=action)
        else:
            self.press("all-actions")
            self.press("chooser-item", action=action)

    # Data that the page has received

    def told(self) -> str:
        """Return everything that this browser has received: all socket messages and all responses."""
        asked = [answer.text() for answer in self.answers if "/api/" in answer.url]
        return "\n".join([*self.heard, *self._answered, *asked])

    def answer_with(self, **wanted: object) -> Any:
        """Return the last response with these fields. The value `...` matches any value."""
        for text in reversed(self.told().split("\n")):
            form = json.loads(text) if text.startswith("{") else {}
            if all(name in form and value in (..., form[name]) for name, value in wanted.items()):
                return form
        raise AssertionError(f"{self.name} was never told {wanted}")

    def moments(self) -> list[dict[str, Any]]:
        heard = [json.loads(said) for said in self.heard]
        return [one for one in heard if one["type"] == "moment"]
