"""Claiming in the twin: prestige, marker, benefit (rules C, M2, M5, P). The sea bonus is in hansa_twin_east.py."""

from __future__ import annotations

from tests.twin.hansa_twin_east import TwinEast
from tests.twin.hansa_twin_position import TRACK_VALUES, gain, lose, owner_of


class TwinClaiming(TwinEast):
    """Rules C, M2, M5 and P."""

    def _may_claim(self, route: str) -> bool:
        """C1, W5a: return whether every post has one of the player's pieces, and the pawn allows the claim."""
        if not self._may_act_on(route):
            return False
        for post in self.board.route_posts[route]:
            if self.position.is_empty(post) or owner_of(self.position.posts[post]) != self._active():
                return False
        return True

    def _play_claim(self, route: str) -> None:
        """C2: (a) prestige, (b) marker, then the decision on (c)."""
        self._control_prestige(route)
        taken = self._take_marker(route)
        self.position.stack.append({"decision": "benefit", "route": route, "taken": taken})
        if taken == "hidden":
            self.position.stack.append({"decision": "taken"})

    def _take_marker(self, route: str) -> str | None:
        """Rule C4."""
        if route not in self.position.markers:
            return None
        marker = self.position.markers.pop(route)
        if marker != "hidden":
            gain(self._me()["unused"], marker)
        self._take_replacement()
        return marker

    def _play_taken(self, marker: str) -> None:
        """C4b: draw the kind of a face-down marker when it is taken."""
        lose(self.position.unseen, marker)
        gain(self._me()["unused"], marker)
        self.position.stack.pop()
        self._top()["taken"] = marker

    def _legal_benefit(self) -> list[str]:
        """Rule C5."""
        texts = ["nothing"]  # C11
        route: str = self._top()["route"]
        kinds = self.position.route_kinds(route)
        for city in self.board.ends[route]:
            if self._office_allowed(city, kinds):
                texts.append(f"office {city}")
            if self._extra_markers() > 0 and self._extra_allowed(city):
                texts += [f"extra {kind} {city}" for kind in kinds]
        for track in TRACK_VALUES:  # C9
            shown = any(track in self.board.skills[city] for city in self.board.ends[route])
            if shown and not self.position.finished(self._active(), track):
                texts.append(f"skill {track}")
        if route == self.board.special_route and "merchant" in kinds:  # P1
            for slot, piece in zip(self.board.slots, self.position.special):
                if piece is None and self.position.covers(self._active(), slot["colour"]):
                    texts.append(f"prestige {slot['points']}")
        return texts

    def _office_allowed(self, city: str, kinds: list[str]) -> bool:
        """C6: return whether a route piece fits the leftmost free house, and Privilegium covers its colour."""
        index = self.position.free_house(city)
        if index is None:
            return False
        house = self.board.houses[city][index]
        return house["shape"] in kinds and self.position.covers(self._active(), house["colour"])

    def _extra_allowed(self, city: str) -> bool:
        """M5a: return whether at least one house is occupied. X4b: a green city takes extra offices even when empty."""
        return city in self.board.green_cities or any(self.position.houses[city])

    def _extra_markers(self) -> int:
        """M2: return the number of extra-office markers that can be used in this claim."""
        count: int = self._me()["unused"].get("extra_office", 0)
        if self._top()["taken"] == "extra_office" and not self.position.options["marker_in_same_action"]:
            count -= 1
        return count

    def _play_benefit(self, kind: str, rest: str) -> None:
        """C2c: carry out the benefit and the rest of the claim."""
        route: str = self._top()["route"]
        if kind == "office":
            self._play_office(route, rest)
        elif kind == "extra":
            piece, city = rest.split(" ", 1)
            self._play_extra(route, piece, city)
        elif kind == "skill":
            self._advance(self._active(), rest)
        elif kind == "prestige":
            self._play_prestige(route, int(rest))
        if kind in ("office", "extra") and self._office_made(rest if kind == "office" else rest.split(" ", 1)[1]):
            return  # Q8: the claim goes on after the tributes
        self._after_benefit()

    def _after_benefit(self) -> None:
        self._sea_bonus_before_clearing(self.position.stack.pop()["route"])

    def _play_office(self, route: str, city: str) -> None:
        """Rules C6, C7, C8."""
        index = self.position.free_house(city)
        if index is None:
            raise AssertionError("C6")
        house = self.board.houses[city][index]
        self._office_in_house(city, index, self._piece_from_route(route, house["shape"]), self._active())

    def _play_extra(self, route: str, kind: str, city: str) -> None:
        """M5: add an office left of all others. X4b: also in a green city."""
        self._turn_over("extra_office")
        self.position.extra[city].insert(0, self._piece_from_route(route, kind))
        self._green_office_stands(city)
        self._check_link(self._active())

    def _play_prestige(self, route: str, points: int) -> None:
        """Rule P1."""
        for index, slot in enumerate(self.board.slots):
            if slot["points"] == points:
                self.position.special[index] = self._piece_from_route(route, "merchant")
