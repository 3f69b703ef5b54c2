"""Sea routes in the twin: the permanent bonuses and the end of a claim (rules C2, X6-X9)."""

from __future__ import annotations

from tests.twin.hansa_twin_neutral import TwinNeutral
from tests.twin.hansa_twin_position import KINDS, gain, kind_of, lose

MOST_GREEN_OFFICES = 30  # way-2 offices in one green city


class TwinEast(TwinNeutral):
    """Everything after the benefit of a claim: X9, clearing the route, X7 or X8, the end of the action."""

    def _piece_from_route(self, route: str, kind: str) -> str:
        """Remove the first piece of this kind from the route, counted from post 1."""
        for post in self.board.route_posts[route]:
            if post in self.position.posts and kind_of(self.position.posts[post]) == kind:
                return self.position.posts.pop(post)
        raise AssertionError(f"no {kind} on {route}")

    def _sea_bonus_before_clearing(self, route: str) -> None:
        """C2: offer X9 before the remaining pieces go to stock."""
        if self.board.permanent_bonus.get(route) == "redeploy_2_from_route":
            self.position.stack.append({"decision": "redeploy", "route": route, "left": 2})
            if self._redeploy_texts():
                return
            self.position.stack.pop()  # a bonus that would change nothing is not offered
        self._clear_route(route)

    def _clear_route(self, route: str) -> None:
        """C2: move the remaining pieces of the route to stock, then offer X7 or X8."""
        for post in self.board.route_posts[route]:
            if not self.position.is_empty(post):
                gain(self._me()["stock"], kind_of(self.position.posts.pop(post)))
        bonus = self.board.permanent_bonus.get(route)
        if bonus == "move_any_2" and self._occupied_posts():
            self.position.stack.append({"decision": "sea_move", "lifts": 2, "hand": []})
        elif bonus == "develop_privilegium" and not self.position.finished(self._active(), "privilegium"):
            self.position.stack.append({"decision": "sea_skill"})
        elif bonus == "office_in_green_city" and self._green_texts():
            self.position.stack.append({"decision": "sea_office"})
        elif bonus == "place_2_abroad" and self._abroad_texts():
            self.position.stack.append({"decision": "sea_place", "left": 2})
        else:
            self._check_end()

    # ---- X9

    def _redeploy_texts(self) -> list[str]:
        """X9: return the moves to free posts of other routes."""
        route: str = self._top()["route"]
        texts: list[str] = []
        for kind in self.position.route_kinds(route):
            for post in self.position.empty_posts():
                if self.board.route_of[post] != route and self.board.may_stand(kind, post):
                    texts.append(f"redeploy {kind} {post}")
        return texts

    def _play_redeploy(self, kind: str, rest: str) -> None:
        route: str = self._top()["route"]
        if kind == "redeploy":
            piece, post = rest.split(" ", 1)
            self.position.posts[post] = self._piece_from_route(route, piece)
            self._top()["left"] -= 1
        if kind == "done" or self._top()["left"] == 0 or not self._redeploy_texts():
            self.position.stack.pop()
            self._clear_route(route)

    # ---- X7a

    def _legal_sea_move(self) -> list[str]:
        move = self._top()
        hand: list[str] = move["hand"]
        texts: list[str] = []
        if move["lifts"] > 0:
            texts += [f"lift {post}" for post in self._occupied_posts()]
        if not hand:
            return texts + ["done"]  # X6c: optional
        return texts + self._set_first_of(hand)

    def _set_first_of(self, hand: list[str]) -> list[str]:
        """X7a, G4: return the moves of the piece that was lifted first to these posts."""
        texts: list[str] = []
        kind = kind_of(hand[0])  # in the order they were lifted
        traders_after = len([piece for piece in hand[1:] if kind_of(piece) == "trader"])
        empty = self.position.empty_posts()
        for post in empty:
            land_left = [p for p in empty if p != post and p not in self.board.ship_posts]
            # A4: every lifted trader must have a post left to stand on.
            if not self._may_be_set(kind, post, stay=True):  # B12, B17
                continue
            if self.board.may_stand(kind, post) and traders_after <= len(land_left):
                texts.append(f"set {kind} {post}")
        return texts

    def _play_sea_move(self, kind: str, rest: str) -> None:
        move = self._top()
        if kind == "lift":
            move["hand"].append(self._pick_up(rest))
            move["lifts"] -= 1
            return
        if kind == "set":
            post = rest.split(" ", 1)[1]
            self._put_down(move["hand"].pop(0), post)
            move["lifts"] = 0
        if not move["hand"]:
            self.position.stack.pop()
            if not self._start_neutral_claims():  # N3a: after both pieces are set
                self._check_end()

    # ---- X7b

    def _play_sea_skill(self, kind: str) -> None:
        if kind == "skill":
            self._advance(self._active(), "privilegium")
        self.position.stack.pop()
        self._check_end()

    # ---- B18

    def _abroad_texts(self) -> list[str]:
        """B18: return the placements of own pieces from stock on empty posts of Welsh or Scottish routes."""
        posts = [post for post in self.position.empty_posts() if self.board.country(post) != self.board.home]
        kinds = [kind for kind in KINDS if self._me()["stock"][kind] > 0]
        return [f"set {kind} {post}" for kind in kinds for post in posts if self.board.may_stand(kind, post)]

    def _play_sea_place(self, kind: str, rest: str) -> None:
        if kind == "set":
            piece, post = rest.split(" ", 1)
            lose(self._me()["stock"], piece)
            self.position.posts[post] = f"{piece} {self._active()}"
            self._top()["left"] -= 1
        if kind == "done" or self._top()["left"] == 0 or not self._abroad_texts():
            self.position.stack.pop()
            self._check_end()

    # ---- X8

    def _green_texts(self) -> list[str]:
        """X8: return the actions for any kind of piece from supply, in any green city."""
        cities = [c for c in self.board.green_cities if len(self.position.houses[c]) < MOST_GREEN_OFFICES]
        return [f"green {kind} {city}" for kind in KINDS if self._me()["supply"][kind] > 0 for city in cities]

    def _play_sea_office(self, kind: str, rest: str) -> None:
        if kind == "green":
            piece, city = rest.split(" ", 1)
            lose(self._me()["supply"], piece)
            self.position.houses[city].append(f"{piece} {self._active()}")  # X4c: right of the rightmost
            self._green_office_stands(city)
            self._check_link(self._active())
        self.position.stack.pop()
        if kind == "done" or not self._office_made(rest.split(" ", 1)[1]):
            self._check_end()
