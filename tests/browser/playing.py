"""Plays like a person in a hurry who knows half of the rules, by clicking highlighted places."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from kontor.table.lessons import NEXT, LessonRun, after
from tests.browser.people import Person, Sight

ALWAYS = ("route:", "city:", "track:", "special:")
"""Kinds of actions that are always taken if possible: claims and their benefits."""


class Hurried:
    """A player who fills the routes with their own traders, claims routes, takes benefits, and ends the turn."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.decisions = 0
        self._own: Counter[str] = Counter()
        """Number of this player's traders on each route, as remembered."""
        self._empty: set[str] = set()
        """Empty posts at the previous decision."""

    def decide(self) -> None:
        self.person.wait_for_turn()
        self.decisions += 1
        sight = self.person.sight()
        wanted = self._wanted(sight)
        self._empty = set(sight.empty)
        if ":" in wanted:
            self.person.pick(wanted)
        else:
            self.person.do(wanted)

    def _wanted(self, sight: Sight) -> str:
        """Return a highlighted place or a button to click."""
        for kind in ALWAYS:
            for place in sight.lit:
                if place.startswith(kind):
                    self._own.pop(place.removeprefix(kind), None)
                    return place
        for button in sight.buttons:
            if button.startswith("pay"):
                return button
        if posts := [place for place in sight.empty if place.startswith("post:")]:
            # A click on a post just emptied would put its piece back, for ever.
            return self._post([post for post in posts if post in self._empty] or posts)
        for place in sight.lit:
            if place.startswith("stock:"):
                return place
        return next(button for button in ("end", "done", "nothing", *sight.buttons) if button in sight.buttons)

    def action_at(self, place: str) -> str:
        """Return the first action that begins with a place."""
        choices = self.person.moments()[-1]["scene"]["choices"]
        return str(next(choice["text"] for choice in choices if choice["path"][:1] == [place]))

    def _post(self, posts: list[str]) -> str:
        """Return a post on the route that needs the fewest pieces."""
        free = Counter(map(route_of, posts))
        best = min(posts, key=lambda post: (free[route_of(post)] - 2 * self._own[route_of(post)], post))
        self._own[route_of(best)] += 1
        return best


def route_of(post: str) -> str:
    return post.removeprefix("post:").rpartition(" ")[0]


def at_step(person: Person, step: int) -> None:
    """Wait for a step of a lesson."""
    expect(person.part("lesson-page")).to_have_attribute("data-step", str(step))


def finish_lesson(person: Person, run: LessonRun) -> None:
    """Finish a lesson on its page with the answers in the lesson file. `run` is the lesson as the page shows it."""
    while run.step is not None:
        at_step(person, run.at)
        for text in run.answer() or [NEXT]:
            run = after(run.lesson, run.inputs, text)
            answer(person, text)
    at_step(person, run.at)
    expect(person.part("again")).to_be_visible()


def answer(person: Person, text: str) -> None:
    """Give an input of a lesson, and wait until it was accepted."""
    page = person.part("lesson-page")
    inputs = int(page.get_attribute("data-inputs") or 0)
    if text == NEXT:
        person.press("lesson-next")
    else:
        expect(person.part("all-actions")).to_be_visible()
        person.begin(text)
        person.wait_to_see(f"[data-inputs='{inputs + 1}']", "[data-testid=confirm]")
        if person.part("confirm").is_visible():
            person.press("confirm-yes")
    expect(page).to_have_attribute("data-inputs", str(inputs + 1))
