"""Bots for Hansa Teutonica that follow simple plans without looking ahead.

    kontor arena hansa --board standard_4_5 --players 4 --games 200 \
        --bots journeyman,bench.heuristics:Planner,bench.heuristics:Planner,bench.heuristics:Planner

The bots read only the JSON form of a view, its board and the actions as text. They share no code with Kontor's own
bots. Games against them show how well Kontor's bots handle unfamiliar styles.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from kontor.core import AnyGame, Position, RandomBits, below

COLOURS = ("white", "orange", "pink", "black")
STEPS = {
    "actiones": (10.0, 4.0, 8.0, 3.0, 6.0),
    "clavis_urbis": (3.0, 3.0, 3.5, 4.0),
    "privilegium": (3.0, 3.0, 3.0),
    "bursa": (2.5, 2.0, 2.0),
    "liber_sophiae": (1.0, 1.0, 1.0),
}
"""The value of each step on each track at the start of the game, in points."""
FULL_TRACK = 4.0
"""The value of completing a track, except Clavis Urbis, which scores no points itself."""
NEVER = -1.0
OBJECT = re.compile(r"(?:(?P<kind>trader|merchant) )?(?P<name>.*?)(?: \d+)?")
"""What follows the verb in the text of an action: a kind of piece, the name of a route or city, and a post."""


class Taste(NamedTuple):
    """The values, in points, that a bot assigns to the benefits of a route."""

    skills: float = 1.0
    """Factor for the values in STEPS."""
    office: float = 0.8
    control: float = 1.8
    marker: float = 3.0
    block: float = 0.0
    """Share of a rival's gain that the bot counts as its own gain if it stops the rival."""


class Planner:
    """Works towards the route with the most points per action."""

    taste = Taste()

    def __init__(self, game: AnyGame, bits: RandomBits) -> None:
        self.game = game
        self.bits = bits

    def choose(self, view: Position, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        table = Table(view, self.taste)
        rated = [(self.rating(table, view.text(action)), action) for action in actions]
        best = max(rating for rating, _ in rated)
        equal = [action for rating, action in rated if rating >= best - 1e-9]
        return equal[below(len(equal), self.bits)]

    def rating(self, table: Table, text: str) -> float:
        """Return the bot's rating of an action, given its text."""
        verb, _, rest = text.partition(" ")
        rate: Callable[[Table, str, str], float] | None = getattr(self, f"rate_{verb}", None)
        found = OBJECT.fullmatch(rest)
        return rate(table, found["kind"] or "", found["name"]) if rate and found else 0.0

    def rate_claim(self, table: Table, kind: str, route: str) -> float:
        return 100 + table.worth(route, table.seat)

    def rate_office(self, table: Table, kind: str, city: str) -> float:
        return table.office_worth(city, table.seat)

    def rate_skill(self, table: Table, kind: str, skill: str) -> float:
        return table.step_worth(skill, table.seat)

    def rate_use(self, table: Table, kind: str, marker: str) -> float:
        if marker.startswith("skill "):
            return 60 + table.step_worth(marker.removeprefix("skill "), table.seat)
        return 50 if marker in ("plus3", "plus4") and table.supply() >= 3 else NEVER

    def rate_extra(self, table: Table, kind: str, city: str) -> float:
        return 30 + table.office_worth(city, table.seat)

    def rate_income(self, table: Table, kind: str, merchants: str) -> float:
        needed = 1 if table.best is None else min(3, table.needs(table.best))
        return (20 if table.supply() < needed else 0.5) + 0.1 * int(merchants)

    def rate_place(self, table: Table, kind: str, route: str) -> float:
        block = self.taste.block * table.threat(route) if kind == "trader" else -0.2
        return 10 + table.speed(route) + block

    def rate_displace(self, table: Table, kind: str, route: str) -> float:
        if route != table.best or table.empty(route):
            return NEVER
        return 9 + table.speed(route) - (0.2 if kind == "merchant" else 0.0)

    def rate_return(self, table: Table, kind: str, route: str) -> float:
        return table.speed(route)

    def rate_take(self, table: Table, kind: str, route: str) -> float:
        return -table.speed(route)

    def rate_add(self, table: Table, kind: str, route: str) -> float:
        return 1 + table.speed(route)

    rate_set = rate_add

    def rate_pay(self, table: Table, kind: str, traders: str) -> float:
        return float(traders.split()[0])

    def rate_lift(self, table: Table, kind: str, route: str) -> float:
        return NEVER

    rate_remove = rate_swap = rate_lift

    def rate_end(self, table: Table, kind: str, nothing: str) -> float:
        return NEVER / 2

    rate_done = rate_nothing = rate_end


class Blocker(Planner):
    """Also puts pieces on routes that a rival could soon claim."""

    taste = Taste(block=0.6)


class Racer(Planner):
    """Prefers offices and markers to skills, in order to end the game soon."""

    taste = Taste(skills=0.6, office=2.0, marker=4.0)


class Table:
    """The values of routes, cities and skills for one seat, computed from its view."""

    def __init__(self, view: Position, taste: Taste) -> None:
        self.form = view.json()
        self.taste = taste
        self.seat = view.viewer
        self.seats = self.form["seats"]
        board = view.setup.board
        self.cities = {city["name"]: city for city in board.data["city"]}
        self.ends = {route.name: [board.cities[end].name for end in route.ends] for route in board.routes}
        self.posts = {route.name: self._posts(route.name, route.length) for route in board.routes}
        highest = max(seat["prestige"] for seat in self.seats)
        self.progress: float = min(1.0, highest / board.prestige_limit)
        """Progress towards the end of the game by prestige, from 0 to 1."""
        self.speed = cache(self._speed)
        self.offices = cache(self._offices)
        self.best = max(self.ends, key=self.speed, default=None)

    def _posts(self, route: str, length: int) -> list[tuple[str, str] | None]:
        """Return the piece and its owner for each post on a route."""
        pieces = (self.form["posts"].get(f"{route} {number}") for number in range(1, length + 1))
        return [tuple(piece.split()) if piece else None for piece in pieces]

    def supply(self) -> int:
        return sum(self.seats[self.seat]["supply"].values())

    def empty(self, route: str) -> bool:
        return None in self.posts[route]

    def others(self, route: str, seat: int) -> list[str]:
        """Return the kinds of the other seats' pieces on a route."""
        return [post[0] for post in self.posts[route] if post and post[1] != str(seat)]

    def needs(self, route: str) -> int:
        """Return the number of pieces needed to complete a route. A displacement needs two or three."""
        kinds = self.others(route, self.seat)
        return self.posts[route].count(None) + 2 * len(kinds) + kinds.count("merchant")

    def _speed(self, route: str) -> float:
        """Return the value of a route, divided by the number of actions still needed."""
        income = max(0, self.needs(route) - self.supply()) / 3
        actions = 1 + self.posts[route].count(None) + 1.3 * len(self.others(route, self.seat)) + income
        return self.worth(route, self.seat) / actions

    def threat(self, route: str) -> float:
        """Return the value of a route for a rival who needs only one more piece on it."""
        if self.posts[route].count(None) != 1:
            return 0.0
        rivals = [seat for seat in range(len(self.seats)) if seat != self.seat and not self.others(route, seat)]
        return max((self.worth(route, seat) for seat in rivals), default=0.0)

    def worth(self, route: str, seat: int) -> float:
        """Return the value of claiming a route, with the best benefit, its marker, and the prestige for its cities."""
        ends = self.ends[route]
        benefits = [self.office_worth(city, seat) for city in ends]
        benefits += [self.step_worth(skill, seat) for city in ends for skill in self.cities[city].get("skills", ())]
        owners = [owner for owner in map(self.controller, ends) if owner is not None]
        prestige = sum(1 if owner == seat else -1 for owner in owners)
        marker = 1 + self.taste.marker * (1 - self.progress) if route in self.form["markers"] else 0.0
        return max(benefits, default=0.0) + prestige + marker

    def step_worth(self, skill: str, seat: int) -> float:
        """Return the value of the next step on a track. This value falls during the game."""
        steps = STEPS[skill]
        taken: int = self.seats[seat]["tracks"][skill]
        if taken == len(steps):
            return 0.0
        full = FULL_TRACK if taken == len(steps) - 1 and skill != "clavis_urbis" else 0.5
        return self.taste.skills * steps[taken] * (1 - self.progress) + full * self.progress

    def office_worth(self, city: str, seat: int) -> float:
        """Return the value of an office in the next house of a city."""
        houses, owners = self.cities[city]["offices"], self.offices(city)
        tracks = self.seats[seat]["tracks"]
        if len(owners) >= len(houses) or COLOURS.index(houses[len(owners)]["colour"]) > tracks["privilegium"]:
            return 0.0
        control = self.taste.control if owners.count(seat) + 1 > len(owners) / 2 else 0.0
        network: float = 0.35 * (1 + tracks["clavis_urbis"]) * (0.4 + self.progress)
        coin: bool = houses[len(owners)]["coin"]
        return self.taste.office + coin + control + network

    def _offices(self, city: str) -> list[int]:
        """Return the owners of the offices in a city, from left to right. The neutral player is -1."""
        houses = self.form["cities"].get(city, {}).get("houses", ())
        owners = [house.split()[-1] for house in houses if house]
        return [-1 if owner == "neutral" else int(owner) for owner in owners]

    def controller(self, city: str) -> int | None:
        """Return the seat with the most offices in a city. The rightmost office breaks ties."""
        owners = self.offices(city)
        return max(reversed(owners), key=owners.count) if owners else None
