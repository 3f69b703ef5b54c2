"""The position of the Hansa Teutonica twin: contents, control, tracks, scoring, JSON form."""

from __future__ import annotations

import copy
import json
from typing import Any

from tests.twin.hansa_twin_board import TwinBoard

KINDS: list[str] = ["trader", "merchant"]
MARKERS: list[str] = ["extra_office", "swap", "plus3", "plus4", "skill", "remove"]
PROMOS: list[str] = ["exchange", "tribute", "block"]  # Q1
TILES: list[str] = ["anywhere", "action", "income", "cities", "skills", "escort"]  # L5-L10
TAVERN_MARKERS: list[str] = ["extra_office", "swap", "remove"]  # S4
ALL = 1000  # Bursa "all": more than any stock
NEUTRAL = 99  # the owner of `trader neutral`, which is not the number of a seat

# S3: the first value is open, each later one is covered by a piece.
TRACK_VALUES: dict[str, list[int]] = {
    "clavis_urbis": [1, 2, 2, 3, 4],
    "actiones": [2, 3, 3, 4, 4, 5],
    "privilegium": [1, 2, 3, 4],  # number of COLOURS covered
    "liber_sophiae": [2, 3, 4, 5],
    "bursa": [3, 5, 7, ALL],
}
TRACK_PIECE: dict[str, str] = {
    "clavis_urbis": "trader",
    "actiones": "trader",
    "privilegium": "trader",
    "liber_sophiae": "merchant",
    "bursa": "trader",
}
COLOURS: list[str] = ["white", "orange", "pink", "black"]


def kind_of(piece: str) -> str:
    """Return the kind, such as `trader` for `trader 0`."""
    return piece.split(" ")[0]


def owner_of(piece: str) -> int:
    """Return the owner, such as 0 for `trader 0` and NEUTRAL for `trader neutral`."""
    owner = piece.split(" ")[1]
    return NEUTRAL if owner == "neutral" else int(owner)


def total(heap: dict[str, int]) -> int:
    return sum(heap.values())


def gain(heap: dict[str, int], kind: str) -> None:
    heap[kind] = heap.get(kind, 0) + 1


def lose(heap: dict[str, int], kind: str) -> None:
    if heap.get(kind, 0) < 1:
        raise AssertionError(f"no {kind} in {heap}")
    heap[kind] -= 1


def without_zeros(heap: dict[str, int]) -> dict[str, int]:
    return {kind: number for kind, number in heap.items() if number > 0}


class TwinPosition:
    """The contents of the table. The rules are in hansa_twin.py."""

    def __init__(self, board: TwinBoard, players: int, options: dict[str, Any]) -> None:
        self.board = board
        self.players = players
        self.options: dict[str, Any] = copy.deepcopy(options)
        two_players: str = options["two_players"] if players == 2 else ""
        self.with_pawn = two_players == "pawn"
        self.with_neutral = two_players in ("neutral_14", "neutral_it")
        self.first: int | None = None
        self.active: int | None = None
        self.actions = 0
        self.completed = 0
        # S4: three markers are on the tavern routes, the rest form the bag.
        self.unseen: dict[str, int] = {kind: int(options["marker_mix"][kind]) for kind in MARKERS}
        # Q2: promo markers replace others
        self.promos: dict[str, int] = without_zeros(options.get("promo_markers", {}))
        for kind, number in options.get("replaced_markers", {}).items():
            self.unseen[kind] -= number
        self.unseen.update(self.promos)
        self.beside: list[tuple[str, str, int]] = []  # Q5, Q6: kind, route, owner
        self.with_tiles: bool = options.get("emperors_favour", False)
        self.tiles: dict[str, int | str] = {}  # L2: an owner, or `table`
        self.phase: str | None = None  # L4: None at the start of a turn, then `begun` or `bought`
        for kind in TAVERN_MARKERS:
            lose(self.unseen, kind)
        self.bag = total(self.unseen)
        self.bag_ran_out = False
        self.markers: dict[str, str] = {}
        self.gone: dict[str, int] = {}  # N4
        self.posts: dict[str, str] = {}
        self.houses: dict[str, list[str | None]] = {}
        self.extra: dict[str, list[str]] = {}
        for city in board.cities:
            self.houses[city] = [None for _ in board.houses[city]]
            self.extra[city] = []
        self.move_marker: bool = options["third_marker"] == "move"  # G4
        self.hand: list[str] = []  # G4: pieces lifted with a Move marker
        self.permits_used: list[str] = []  # B8: permit cities used in this turn
        self.lifted: list[tuple[str, str]] = []  # B11: kind and country of each piece in hand, first lifted first
        self.special: list[str | None] = [None for _ in board.slots]
        self.seats: list[dict[str, Any]] = [self._fresh_seat() for _ in range(players)]
        self.neutral: dict[str, int] | None = None
        if self.with_neutral:
            self.neutral = {"prestige": 0, "link": 0}
            for route in board.neutral_start:
                self.posts[self.first_land_post(route)] = "trader neutral"  # N1
        self.pawn: dict[str, Any] | None = None
        if self.with_pawn:
            self.pawn = {"province": None, "moved": False, "acted": False}
        self.missions: list[str | None] | None = None
        if options.get("mission_cards", False):
            self.missions = [None for _ in range(players)]
        self.stack: list[dict[str, Any]] = [{"decision": "taverns"}]
        self.ended: str | None = None

    def _fresh_seat(self) -> dict[str, Any]:
        # Before S2: no trader and one merchant in supply, eleven traders in stock.
        return {
            "prestige": 0,
            "link": 0,
            "supply": {"trader": 0, "merchant": 1},
            "stock": {"trader": 11, "merchant": 0},
            "tracks": dict.fromkeys(TRACK_VALUES, 0),
            "unused": {},
            "used": {},
            "plate": {},
        }

    # ---- posts

    def first_land_post(self, route: str) -> str:
        """N1, N5a: return the first empty post that is not a ship post."""
        for post in self.board.route_posts[route]:
            if post not in self.posts and post not in self.board.ship_posts:
                return post
        raise AssertionError(f"no post for a neutral trader on {route}")

    def is_empty(self, post: str) -> bool:
        return post not in self.posts

    def empty_posts(self) -> list[str]:
        return [post for post in self.board.posts if self.is_empty(post)]

    def own_posts(self, seat: int) -> list[str]:
        return [p for p in self.board.posts if p in self.posts and owner_of(self.posts[p]) == seat]

    def route_kinds(self, route: str) -> list[str]:
        """Return the kinds of the pieces on the route."""
        there = [kind_of(self.posts[p]) for p in self.board.route_posts[route] if p in self.posts]
        return [kind for kind in KINDS if kind in there]

    # ---- tracks (S3)

    def value(self, seat: int, track: str) -> int:
        taken: int = self.seats[seat]["tracks"][track]
        return TRACK_VALUES[track][taken]

    def finished(self, seat: int, track: str) -> bool:
        taken: int = self.seats[seat]["tracks"][track]
        return taken == len(TRACK_VALUES[track]) - 1

    def covers(self, seat: int, colour: str) -> bool:
        """Return whether Privilegium covers the colour."""
        return colour in COLOURS[: self.value(seat, "privilegium")]

    # ---- cities

    def free_house(self, city: str) -> int | None:
        """Return the index of the leftmost free house, or None."""
        for index, piece in enumerate(self.houses[city]):
            if piece is None:
                return index
        return None

    def offices(self, city: str) -> list[str]:
        """Return all offices from left to right. Extra offices are left of the houses (M5)."""
        return self.extra[city] + [piece for piece in self.houses[city] if piece is not None]

    def office_count(self, city: str, owner: int) -> int:
        return len([piece for piece in self.offices(city) if owner_of(piece) == owner])

    def cities_of(self, owner: int) -> list[str]:
        return [city for city in self.board.cities if self.office_count(city, owner) > 0]

    def controller(self, city: str) -> int | None:
        """K1: return the player (or neutral) with most offices. Ties go to the player with the rightmost office."""
        owners = list(range(self.players)) + [NEUTRAL]
        most = max(self.office_count(city, owner) for owner in owners)
        if most == 0:
            return None
        tied = [owner for owner in owners if self.office_count(city, owner) == most]
        for piece in reversed(self.offices(city)):
            if owner_of(piece) in tied:
                return owner_of(piece)
        raise AssertionError("an office has an owner")

    def has_link(self, owner: int) -> bool:
        """C10: return whether the owner has a chain of connected cities with offices between the two red cities."""
        for group in self.board.groups(self.cities_of(owner)):
            if all(red in group for red in self.board.red_cities):
                return True
        return False

    # ---- F. final scoring

    def scores(self) -> list[dict[str, int]]:
        return [self._seat_score(seat) for seat in range(self.players)]

    def _seat_score(self, seat: int) -> dict[str, int]:
        return {
            "prestige": self.seats[seat]["prestige"],  # F1
            "skills": self._score_skills(seat),
            "markers": self._score_markers(seat),
            "special_prestige": self._score_special(seat),
            "control": self._score_control(seat),
            "network": self._score_network(seat),
            "mission": self._score_mission(seat),
            "countries": sum(self._score_country(seat, c) for c in self.board.countries if c != self.board.home),
        }

    def _score_skills(self, seat: int) -> int:
        """F2: Return 4 points for each finished track except Clavis Urbis."""
        tracks = [track for track in TRACK_VALUES if track != "clavis_urbis"]
        each = 7 if self.tiles.get("skills") == seat else 4  # L9
        return each * len([track for track in tracks if self.finished(seat, track)])

    def _score_markers(self, seat: int) -> int:
        """F3: score the markers taken, used or not. Those on the plate never score (M4)."""
        taken = total(self.seats[seat]["unused"]) + total(self.seats[seat]["used"])
        taken += len([owner for _, _, owner in self.beside if owner == seat])  # Q7
        if taken >= 10:
            return 21
        if taken >= 8:
            return 15
        if taken >= 6:
            return 10
        if taken >= 4:
            return 6
        if taken >= 2:
            return 3
        return taken

    def _score_special(self, seat: int) -> int:
        """Rules F4, P1."""
        points = 0
        for slot, piece in zip(self.board.slots, self.special):
            if piece is not None and owner_of(piece) == seat:
                points += int(slot["points"])
        return points

    def _score_control(self, seat: int) -> int:
        """Rule F5."""
        each = 4 if self.tiles.get("cities") == seat else 2  # L8
        return each * len([city for city in self.board.cities if self.controller(city) == seat])

    def _score_network(self, seat: int) -> int:
        """F6: return the offices in the group with most offices, times the Clavis value."""
        best = 0
        for group in self.board.groups(self.cities_of(seat)):
            best = max(best, sum(self.office_count(city, seat) for city in group))
        return best * self.value(seat, "clavis_urbis")

    def _score_mission(self, seat: int) -> int:
        """Rules F7, X1b."""
        card = self.missions[seat] if self.missions is not None else None
        if card is None:
            return 0
        cities = self.board.missions[card]
        points = len([city for city in cities if self.office_count(city, seat) > 0])
        if all(self.controller(city) == seat for city in cities):
            points += 5
        return points

    def _score_country(self, seat: int, country: str) -> int:
        """B19-B21: rank by controlled cities, then by offices. Equal players share the points of their ranks."""
        cities = [city for city in self.board.cities if country in self.board.city_countries[city]]
        standing: dict[int, tuple[int, int]] = {}
        owners = list(range(self.players))
        if self.with_neutral and self.options["two_players"] == "neutral_14":
            owners.append(NEUTRAL)  # B23, N6b
        for owner in owners:
            controlled = len([city for city in cities if self.controller(city) == owner])
            offices = sum(self.office_count(city, owner) for city in cities)
            if offices > 0:  # B20
                standing[owner] = (controlled, offices)
        if seat not in standing:
            return 0
        ranks = sorted(standing, key=lambda owner: standing[owner], reverse=True)
        points = [*self.board.country_points, *[0] * len(ranks)]
        shared = [points[rank] for rank, owner in enumerate(ranks) if standing[owner] == standing[seat]]
        return sum(shared) // len(shared)

    def has_permit(self, seat: int, city: str) -> bool:
        """B7: return whether the player has the rightmost office. Extra offices are left of all others."""
        offices = self.offices(city)
        return len(offices) > 0 and owner_of(offices[-1]) == seat

    # ---- JSON form

    def to_json(self) -> dict[str, Any]:
        position: dict[str, Any] = {
            "game": "hansa",
            "rules": 1,
            "board": self.board.id,
            "players": self.players,
            "options": self.options,
            "viewer": "all",
            "first": self.first,
            "active": self.active,
            "actions": self.actions,
            "completed": self.completed,
            "bag": self.bag,
            "bag_ran_out": self.bag_ran_out,
            "gone": without_zeros(self.gone),
            "neutral": self.neutral,
            "pawn": self.pawn,
            "missions": self.missions,
            "unseen": without_zeros(self.unseen) if self.promos else self.unseen,
            "markers": {r: self.markers[r] for r in self.board.routes if r in self.markers},
            "posts": {p: self.posts[p] for p in self.board.posts if p in self.posts},
            "cities": self._cities_json(),
            "special": self.special,
            "seats": [self._seat_json(seat) for seat in self.seats],
            "stack": self.stack,
            "ended": self.ended,
        }
        if self.promos.get("tribute", 0) + self.promos.get("block", 0) > 0:
            position["beside"], position["beside_of"] = {}, {}
            for kind in PROMOS:
                for number, (_, route, owner) in enumerate([one for one in self.beside if one[0] == kind], start=1):
                    position["beside"][f"{kind} {number}"] = route
                    position["beside_of"][f"{kind} {number}"] = owner
        if self.with_tiles:
            position["tiles"], position["turn_phase"] = self.tiles, self.phase
        if self.move_marker:
            position["hand"] = {str(n): piece for n, piece in enumerate(self.hand, start=1)}
        if self.board.permits:
            position["permits"] = {city: True for city in self.board.permits if city in self.permits_used}
        if self.board.countries:
            position["lifted_in"] = {}
            for kind in KINDS:
                for number, country in enumerate([there for one, there in self.lifted if one == kind], start=1):
                    position["lifted_in"][f"{kind} {number}"] = country
        own_copy: dict[str, Any] = json.loads(json.dumps(position))  # shares nothing with the game
        return own_copy

    def _cities_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for city in self.board.cities:
            if self.offices(city):
                found[city] = {"houses": self.houses[city], "extra": self.extra[city]}
        return found

    def _seat_json(self, seat: dict[str, Any]) -> dict[str, Any]:
        shown = dict(seat)
        for heap in ("unused", "used", "plate"):
            shown[heap] = without_zeros(seat[heap])
        return shown
