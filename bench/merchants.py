"""Bots for Pfeffersäcke and Felinia that follow simple plans without looking ahead.

    kontor arena pfeffersaecke --players 3 --games 200 \
        --bots journeyman,bench.merchants:PepperPlanner,bench.merchants:PepperPlanner

The bots read only the JSON form of a view, its board and the actions as text. They share no code with Kontor's own
bots. `bench.league.distil` trains against PepperPlanner and FeliniaPlanner with random tastes. PepperBanker and
FeliniaCollector never take part in training, so they show how well Kontor's bots handle unfamiliar styles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from kontor.core import AnyGame, Position, RandomBits, below

NEVER = -100.0


class Planner:
    """Plays the action with the highest rating. Each kind of action has a method that rates it."""

    def __init__(self, game: AnyGame, bits: RandomBits) -> None:
        self.game = game
        self.bits = bits
        self.form: Any = {}
        self.seat = 0

    def choose(self, view: Position, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        self.form = view.json()
        self.seat = view.actor
        self.prepare(view.setup.board)
        rated = [(self.rating(view.text(action)), action) for action in actions]
        best = max(rating for rating, _ in rated)
        equal = [action for rating, action in rated if rating >= best - 1e-9]
        return equal[below(len(equal), self.bits)]

    def prepare(self, board: Any) -> None:
        raise NotImplementedError

    def rating(self, text: str) -> float:
        verb, _, rest = text.partition(" ")
        rate = getattr(self, f"rate_{verb}", None)
        return float(rate(rest)) if rate else 0.0


# Pfeffersäcke


class PepperTaste(NamedTuple):
    """The values, in points, that a bot assigns to what it can gain."""

    town: float = 1.0
    region: float = 2.2
    city: float = 0.35
    """Factor for the value of a city in which nobody else has a branch yet."""
    contested: float = 0.25
    florin: float = 0.07
    patience: float = 2.0
    """Value of a florin of income, relative to `florin`, in decisions about extending a city."""


class Map(NamedTuple):
    sizes: dict[str, int]
    regions: dict[str, str]
    costs: dict[str, dict[str, int]]


@lru_cache(maxsize=8)
def _map(digest: str, board: Any) -> Map:
    cities, towns = board.data["city"], board.data["town"]
    names = {place["id"]: place["name"] for place in [*cities, *towns]}
    costs: dict[str, dict[str, int]] = {name: {} for name in names.values()}
    for route in board.data["route"]:
        one, two = names[route["a"]], names[route["b"]]
        costs[one][two] = costs[two][one] = min(route["cost"], costs[one].get(two, route["cost"]))
    sizes = {city["name"]: city["size"] for city in cities}
    return Map(sizes, {place["name"]: place["region"] for place in [*cities, *towns]}, costs)


class PepperPlanner(Planner):
    """Opens branches where they bring the most points for their price, and extends cities that it can win."""

    taste = PepperTaste()

    def prepare(self, board: Any) -> None:
        self.map = _map(board.digest, board)
        self.me: Any = self.form["seats"][self.seat]
        self.rate_per_space: int = self.form["players"] - 1
        self.places = {name for name in self.map.costs if self.held(name, self.seat)}
        self.own_regions = {self.map.regions[name] for name in self.places}

    def held(self, name: str, seat: int) -> int:
        """Return the number of a seat's branches in a place."""
        if name in self.map.sizes:
            city = self.form["cities"].get(name)
            waiting = city["centre"] if city and seat == self.form["active"] else 0
            return city["spaces"].count(seat) + waiting if city else 0
        return int(self.form["towns"].get(name) == seat)

    def free(self, name: str) -> int:
        city = self.form["cities"][name]
        return int(self.map.sizes[name] - len(city["spaces"]) - city["centre"])

    def missing(self, name: str, seat: int) -> int:
        """Return the number of branches that a seat still needs for a majority."""
        return self.map.sizes[name] // 2 + 1 - self.held(name, seat)

    def threatened(self, name: str) -> bool:
        """Return whether a rival needs at most two branches to win a city."""
        others = [seat for seat in range(self.form["players"]) if seat != self.seat and self.held(name, seat)]
        return any(self.missing(name, seat) <= 2 for seat in others)

    def cost(self, name: str) -> int:
        return min([cost for there, cost in self.map.costs[name].items() if there in self.places], default=60)

    def city_worth(self, name: str) -> float:
        """Return the value of a first branch in a city."""
        if self.form["cities"][name]["disc"] == "scored":
            return -2.0
        size, free = self.map.sizes[name], self.free(name)
        income = self.taste.florin * self.rate_per_space * (free - 1) * 2
        if free < size // 2 + 1:
            return income - 1.0
        return size * (self.taste.city if free == size else self.taste.contested) + income

    def rate_found(self, name: str) -> float:
        return -sum(sorted(self.map.costs[name].values())[:4])

    def rate_open(self, name: str) -> float:
        near = -0.1 * self.cost(name)
        rivals = sum(1 for there in self.map.costs[name] for seat in self.others() if self.held(there, seat))
        return self.map.sizes[name] * 0.4 + near - 0.3 * rivals

    def others(self) -> Iterator[int]:
        return (seat for seat in range(self.form["players"]) if seat != self.seat)

    def rate_extend(self, rest: str) -> float:
        name, times = (rest.removeprefix("twice "), 2) if rest.startswith("twice ") else (rest, 1)
        if self.form["cities"][name]["disc"] != "open":
            return NEVER
        missing, free = self.missing(name, self.seat), self.free(name)
        if missing <= 0 or missing > free:
            return NEVER
        letter = 2.0 if times == 2 else 0.0
        if missing == times:
            return 10 + self.map.sizes[name] - letter
        if times == 2:
            return NEVER
        lost = self.taste.florin * self.taste.patience * self.rate_per_space * free * (1 + missing)
        return self.map.sizes[name] / (1 + missing) * (2 if self.threatened(name) else 0.8) - lost

    def rate_income(self, rest: str) -> float:
        if not rest:
            return 0.0
        return 0.5 if self.me["money"] < 25 and self.form["turn"] > self.form["players"] else -1.0

    def rate_branch(self, rest: str) -> float:
        name = rest.removeprefix("letter ")
        region = self.taste.region if self.map.regions[name] not in self.own_regions else 0.0
        worth = self.city_worth(name) if name in self.map.sizes else self.taste.town
        return worth + region - self.taste.florin * self.cost(name) - (2.0 if rest != name else 0.0)

    def rate_pass(self, rest: str) -> float:
        return 0.0


class PepperBanker(PepperPlanner):
    """Lives on income: it extends a city only when it must, spreads to large cities, and takes towns last."""

    taste = PepperTaste(town=0.6, region=2.5, city=0.35, contested=0.25, florin=0.09, patience=2.0)

    def rate_extend(self, rest: str) -> float:
        name = rest.removeprefix("twice ")
        if self.form["cities"][name]["disc"] != "open":
            return NEVER
        missing, free, late = self.missing(name, self.seat), self.free(name), self.form["counter"] <= 6
        if missing <= 0 or missing > free:
            return NEVER
        pressed = free - missing <= sum(1 for seat in self.others() if self.held(name, seat)) or late
        if rest != name:
            return 5.0 if missing == 2 and self.threatened(name) else NEVER
        return 4.0 + self.map.sizes[name] if missing == 1 and (pressed or free <= 2) else (1.0 if pressed else NEVER)


# Felinia


class FeliniaTaste(NamedTuple):
    same: float = 1.0
    """Factor for the value of further tiles of a people."""
    group: float = 1.0
    coin: float = 0.7
    bonus: float = 0.4
    items: float = 0.8


class Island(NamedTuple):
    roads: dict[str, list[str]]
    borders: dict[str, list[str]]
    country: dict[str, str]
    symbols: dict[str, int]
    ships: dict[str, dict[str, Any]]
    most: dict[str, int]


@lru_cache(maxsize=8)
def _island(digest: str, board: Any) -> Island:
    provinces = board.data["province"]
    roads: dict[str, list[str]] = {one["id"]: [] for one in provinces}
    borders: dict[str, list[str]] = {one["id"]: [] for one in provinces}
    for border in board.data["border"]:
        for one, two in ((border["a"], border["b"]), (border["b"], border["a"])):
            borders[one].append(two)
            if border["road"]:
                roads[one].append(two)
    return Island(
        roads,
        borders,
        {one["id"]: one["country"] for one in provinces},
        {one["id"]: one.get("symbol_count", 0) for one in provinces},
        {ship["id"]: ship for ship in board.data["ship"]},
        {country["id"]: country["max_each"] for country in board.data["country"]},
    )


class FeliniaPlanner(Planner):
    """Collects the goods for the best ship within reach, and walks to the post that scores most at once."""

    taste = FeliniaTaste()

    def prepare(self, board: Any) -> None:
        self.island = _island(board.digest, board)
        self.me = self.form["seats"][self.seat]
        self.goods: dict[str, int] = self.me["goods"]
        self.wants = self._wants()

    def _wants(self) -> dict[str, float]:
        """Return the value of another good of each kind, for the ships with a free place."""
        wants: dict[str, float] = {}
        for berth in self.form["berths"]:
            if berth["ship"] is None or None not in berth["aboard"]:
                continue
            ship = self.island.ships[berth["ship"]]
            lacking = [good for good in ship["goods"] if ship["goods"].count(good) > self.goods.get(good, 0)]
            missing = sum(
                max(0, ship["goods"].count(good) - self.goods.get(good, 0)) for good in sorted(set(ship["goods"]))
            )
            for good in lacking:
                wants[good] = max(wants.get(good, 0.0), self.ship_worth(ship) / missing)
        return wants

    def ship_worth(self, ship: dict[str, Any]) -> float:
        posts = [post for post in self.form["tiles"] if self.island.country[post] == ship["country"]]
        coins: int = ship["coins"]
        return max([self.post_worth(post) for post in posts], default=0.0) - self.taste.coin * coins

    def post_worth(self, post: str) -> float:
        tile = self.form["tiles"][post]
        near = sum(1 for there in self.island.borders[post] if self.form["merchants"].get(there) == self.seat)
        return 1 + self.taste.group * 2 * min(near, 2) + self.tile_worth(tile, self.island.country[post])

    def tile_worth(self, tile: str, country: str) -> float:
        if tile == "face_down":
            return self.tile_worth(country, country) * 0.8
        if tile not in self.island.most:
            return 2.5
        number: int = self.me["tiles"].get(tile, 0)
        most = self.island.most[tile]
        return self.taste.same * ((number + 1) * min(number + 1, most) - number * min(number, most)) + 0.8

    def rate_bid(self, where: str) -> float:
        coins: int = self.me["coins"]
        if where == "board":
            return self.taste.coin * (1 + len(self.me["circles"])) if coins < 6 else 0.0
        price = self.height(where) + 1
        if price > coins - self.spent():
            return NEVER
        if where == "guild":
            return self.guild() - self.taste.coin * price
        market = self.form["markets"][int(where.split()[1]) - 1]
        found = sorted([self.wants.get(good, 0.2) for good, number in market.items() for _ in range(number)])
        own = self.form["stacks"].get(where.removeprefix("market "), []).count(self.seat)
        return (found[-1 - own] if len(found) > own else 0.0) - self.taste.coin * price

    def guild(self) -> float:
        return 5.0 * self.taste.bonus if self.me["gold"] and self.me["spice"] else 0.5

    def height(self, where: str) -> int:
        return len(self.form["stacks"].get(where.removeprefix("market "), ()))

    def spent(self) -> int:
        """Return the prices of the seat's own bids if all bids above them are resolved first."""
        stacks = self.form["stacks"].values()
        return sum(at + 1 for stack in stacks for at, seat in enumerate(stack) if seat == self.seat)

    def rate_buy(self, good: str) -> float:
        return 2 + self.wants.get(good, 0.3)

    def rate_exchange(self, rest: str) -> float:
        given, taken, _ = rest.split()
        return 1 + self.wants.get(taken, -1.0) - self.wants.get(given, 0.0) / 2

    def rate_bonus(self, rest: str) -> float:
        number: int = self.me["tiles"].get(rest.split()[0], 0)
        return 2 + self.taste.bonus * 2 * number

    def rate_decline(self, rest: str) -> float:
        return 0.5

    def rate_sell(self, rest: str) -> float:
        return -1.0

    def rate_board(self, name: str) -> float:
        ship = self.island.ships.get(name)
        return 20 + (self.ship_worth(ship) if ship else 0.0)

    def rate_done(self, rest: str) -> float:
        return 0.0

    def rate_store(self, rest: str) -> float:
        kept = rest.split("+")
        return sum(self.wants.get(good, 0.5) for good in kept) - (1.5 if len(kept) > 3 else 0.0)

    def rate_turn(self, post: str) -> float:
        return 30 + self.post_worth(post)

    def rate_step(self, province: str) -> float:
        walk = self.form["stack"][-1]
        left = max(0, 2 - len(walk["passed"])) + self.me["provisions"]
        return self.walk((*walk["passed"], province), min(left, 3))

    def walk(self, passed: tuple[str, ...], left: int) -> float:
        """Return the value of the best walk from here."""
        here = passed[-1]
        tile = self.form["tiles"].get(here)
        if tile is not None:
            return 10 + self.post_worth(here) if tile != "face_down" else NEVER
        best = 0.0
        if left:
            for there in self.island.roads[here]:
                same = self.island.country[there] == self.island.country[here]
                if same and there not in passed and there not in self.form["merchants"]:
                    best = max(best, self.walk((*passed, there), left - 1))
        return best + self.taste.items * self.island.symbols[here]

    def rate_keep(self, rest: str) -> float:
        return 0.0 if rest == "none" else 1.0

    def rate_stop(self, rest: str) -> float:
        return NEVER


class FeliniaCollector(FeliniaPlanner):
    """Gathers gold and spice on the way, pays for bonus tiles at the guild, and builds large groups."""

    taste = FeliniaTaste(same=0.7, group=1.6, coin=0.5, bonus=1.4, items=1.6)

    def guild(self) -> float:
        number = max([0, *[self.me["tiles"].get(people, 0) for people in self.island.most]])
        return 2.0 * number if self.me["gold"] and self.me["spice"] else 0.8
