"""Neutral traders in the twin: neutral claims, and the cube placed with a marker (rules N)."""

from __future__ import annotations

from tests.twin.hansa_twin_extras import TwinExtras
from tests.twin.hansa_twin_position import NEUTRAL, gain, owner_of


class TwinNeutral(TwinExtras):
    """Rules N, except N2 (answers, in hansa_twin_displacing.py) and N6 (in hansa_twin_table.py)."""

    # ---- N3, N4: routes claimed for neutral

    def _neutral_routes(self) -> list[str]:
        """N3a: return the routes with a neutral trader on every post."""
        found: list[str] = []
        for route in self.board.routes:
            pieces = [self.position.posts.get(post) for post in self.board.route_posts[route]]
            if all(piece is not None and owner_of(piece) == NEUTRAL for piece in pieces):
                found.append(route)
        return found

    def _start_neutral_claims(self) -> bool:
        """N3a: open the next decision of a neutral claim. Returns False if there is nothing to claim."""
        routes = self._neutral_routes()
        if not routes:
            return False
        if len(routes) > 1:
            self.position.stack.append({"decision": "neutral_order"})
        else:
            self._claim_for_neutral(routes[0])
        return True

    def _play_neutral_order(self, route: str) -> None:
        self.position.stack.pop()
        self._claim_for_neutral(route)

    def _claim_for_neutral(self, route: str) -> None:
        """N3b, N4: claim the route. The decision of N3c follows."""
        self._control_prestige(route)
        if route in self.position.markers:
            gain(self.position.gone, self.position.markers.pop(route))  # a face-down marker stays `hidden`
            self._take_replacement()
        self.position.stack.append({"decision": "neutral_office", "route": route})

    def _legal_neutral_office(self) -> list[str]:
        """N3c: return the end cities with a free house. A green city has none."""
        cities = [c for c in self.board.ends[self._top()["route"]] if self.position.free_house(c) is not None]
        return [f"office {city}" for city in cities] or ["nothing"]

    def _play_neutral_office(self, kind: str, city: str) -> None:
        route: str = self.position.stack.pop()["route"]
        for post in self.board.route_posts[route]:
            del self.position.posts[post]
        if kind == "office":
            index = self.position.free_house(city)
            if index is None:
                raise AssertionError("N3c")
            self._office_in_house(city, index, "trader neutral", NEUTRAL)
        # N3d: one stays; N6c: none in neutral_it
        if self.position.options["two_players"] == "neutral_14" and self.board.leads_to_skill_or_special(route):
            self.position.posts[self.position.first_land_post(route)] = "trader neutral"
        claims = self._start_neutral_claims()
        tributes = kind == "office" and self._office_made(city)
        if claims or tributes:
            return
        if self._top()["decision"] == "turn":  # after X7 the action is complete; an answer continues (N3e)
            self._check_end()

    # ---- M3, N5: routes for markers

    def _open_routes(self) -> list[str]:
        """M3b, N5b: return the routes that can take a marker."""
        free = [route for route in self.board.routes if self._takes_marker(route, [])]
        if free or not self.position.with_neutral:
            return free
        return [route for route in self.board.routes if self._takes_marker(route, ["trader neutral"])]

    def _takes_marker(self, route: str, pieces: list[str]) -> bool:
        """M3b: return whether a route has no marker, exactly these pieces, and a free house in an end city."""
        if route in self.position.markers or self.board.bars_markers(route):
            return False
        posts = [post for post in self.board.route_posts[route] if not self.position.is_empty(post)]
        if [self.position.posts[post] for post in posts] != pieces:
            return False
        return any(self.position.free_house(city) is not None for city in self.board.ends[route])

    def _neutral_with_marker(self, route: str) -> None:
        """N5a: put a neutral trader on the first empty post. N5b: never put a second one."""
        if self.position.with_neutral and all(self.position.is_empty(p) for p in self.board.route_posts[route]):
            self.position.posts[self.position.first_land_post(route)] = "trader neutral"
