"""A person who uses only the keyboard. Some element always has the focus."""

from __future__ import annotations

from tests.browser.people import Person, past
from tests.browser.playing import Hurried

FOCUSED = "(wanted) => document.activeElement.matches(wanted)"
WHERE = "document.activeElement.outerHTML.slice(0, 200)"
LOST = "document.activeElement === document.body"
WINDOW = ", ".join(f"[data-testid={name}]" for name in ("chooser", "confirm"))


def matching(**data: str) -> str:
    """Return a selector for data attributes."""
    return "".join(f'[data-{name}="{value}"]' for name, value in data.items())


class Typist:
    """Uses one page with the keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._keyboard = person.page.keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self._keyboard.press(key)

    def write(self, text: str) -> None:
        self._keyboard.type(text)

    def has_focus(self, wanted: str) -> bool:
        return bool(self.person.page.evaluate(FOCUSED, wanted))

    def walk(self, key: str, wanted: str, most: int = 150) -> None:
        """Press a key until the wanted element has the focus."""
        for _ in range(most):
            if self.has_focus(wanted):
                return
            self.press(key)
        raise AssertionError(f"{key} never came to {wanted}; the focus is at {self.person.page.evaluate(WHERE)}")

    def is_somewhere(self) -> bool:
        """Check that some element has the focus, possibly after a moment."""
        self.person.page.wait_for_function(f"() => !({LOST})")
        return True

    # At a table

    def by_board(self, place: str) -> None:
        """Move to a highlighted place with the arrow keys, and take the first action available there."""
        sequence = self.person.sequence
        self.press("b")
        self.walk("PageDown", matching(place=place))
        self.press("Enter")
        self._finish(sequence)

    def by_list(self, action: str) -> None:
        """Choose an action from the list of all actions by searching for it."""
        sequence = self.person.sequence
        self.press("a")
        item = self.person.part("chooser-item", action=action)
        if self.person.part("find-action").is_visible():
            self.write(item.inner_text())
        self.walk("ArrowDown", matching(action=action))
        self.press("Enter")
        self._finish(sequence)

    def by_number(self, action: str) -> None:
        """Press the button of an action by its number."""
        sequence = self.person.sequence
        self.press(str(self.person.sight().buttons.index(action) + 1))
        self._finish(sequence)

    def _finish(self, sequence: int) -> None:
        """Choose the first of several actions, and confirm any question. Both already have the focus."""
        self.person.wait_to_see(past(sequence), WINDOW)
        while self.person.page.locator(WINDOW).is_visible():
            self.press("Enter")
            self.person.wait_to_see(past(sequence), WINDOW)
        self.person.wait_past(sequence)


class HurriedTypist(Hurried):
    """A player in a hurry who alternates between the keyboard methods."""

    def __init__(self, person: Person, walks: int) -> None:
        super().__init__(person)
        self.keys = Typist(person)
        self._walks = walks
        """Number of decisions made by moving on the board."""

    def decide(self) -> None:
        self.person.wait_for_turn()
        assert self.keys.is_somewhere()
        self.decisions += 1
        wanted = self._wanted(self.person.sight())
        if ":" not in wanted:
            self.keys.by_number(wanted)
        elif self._walks > 0 and self.person.page.locator(f"main {matching(place=wanted)}").count():
            self._walks -= 1
            self.keys.by_board(wanted)
        else:
            self.keys.by_list(self.action_at(wanted))
