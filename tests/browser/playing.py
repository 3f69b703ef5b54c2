"""Plays like a person in a hurry who knows half of the rules, by clicking highlighted places."""

from __future__ import annotations

from collections import Counter

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
