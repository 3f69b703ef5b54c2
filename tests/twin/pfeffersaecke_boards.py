"""Generated maps for Pfeffersäcke that make rare situations common, such as a supply that runs out."""

from __future__ import annotations

import random
from typing import Any

REGIONS = ("north", "east", "south", "west")

# Styles of maps: discs dealt to each player, city sizes, number of towns, highest cost.
MANNERS: tuple[dict[str, Any], ...] = (
    {"discs": 1, "sizes": (2, 3), "towns": 20, "cost": 6},  # ends when all discs are gone
    {"discs": 5, "sizes": (2,), "towns": 30, "cost": 3},  # every city is soon full
    {"discs": 6, "sizes": (8,), "towns": 30, "cost": 0},  # branches run out
    {"discs": 3, "sizes": (2, 3, 4, 5, 6, 7, 8), "towns": 20, "cost": 40},
    {"discs": 4, "sizes": (5, 6, 7), "towns": 24, "cost": 12},
    {"discs": 2, "sizes": (4, 8), "towns": 20, "cost": 200},  # nobody can pay
)


def invented(players: int, seed: int) -> dict[str, Any]:
    """Return map data for this number of players."""
    bits = random.Random(seed)
    manner = MANNERS[seed % len(MANNERS)]
    dealt = players * manner["discs"]
    sizes = [bits.choice(manner["sizes"]) for _ in range(dealt if players == 5 else dealt + 1)]  # S3a
    cities = [f"city{number}" for number in range(len(sizes))]
    towns = [f"town{number}" for number in range(manner["towns"])]
    starts = bits.sample(towns, players)
    return {
        "board": {
            "id": f"invented{seed}",
            "game": "pfeffersaecke",
            "players": [players],
            "reconstruction": True,
            "preplaced_disc_city": bits.choice(cities),
            "discs": {str(size): sizes.count(size) for size in sorted(set(sizes))},
        },
        "region": [{"id": region, "name": {"en": region}, "paint": "#cccccc"} for region in REGIONS],
        "city": [
            {**_place(number, city), "size": size}
            for number, (city, size) in enumerate(zip(cities, sizes, strict=True))
        ],
        "town": [_place(number + len(cities), town) for number, town in enumerate(towns)],
        "route": _routes(cities, towns, manner["cost"], bits),
        "intro_setup": [{"players": players, "start_towns": starts, "hint_city": cities[:players]}],
    }


def _routes(cities: list[str], towns: list[str], most: int, bits: random.Random) -> list[dict[str, Any]]:
    """Return routes with random costs.

    Every fifth route has a parallel one with another cost, listed in the other direction.
    """
    routes = []
    for number, (a, b) in enumerate(sorted(_ways(cities, towns, bits))):
        cost = bits.randrange(most + 1)
        routes.append({"a": a, "b": b, "cost": cost})
        if number % 5 == 0:
            routes.append({"a": b, "b": a, "cost": cost + 1 if cost < 200 else 0})
    return routes


def _place(number: int, id: str) -> dict[str, Any]:
    x, y = 20 + 40 * (number % 24), 20 + 60 * (number // 24)
    return {"id": id, "name": id.capitalize(), "region": REGIONS[number % len(REGIONS)], "x": x, "y": y}


def _ways(cities: list[str], towns: list[str], bits: random.Random) -> set[tuple[str, str]]:
    """Return a tree of cities, in which every town is attached to a city or an earlier town, with additional random
    routes.
    """
    ways = {(bits.choice(cities[:number]), cities[number]) for number in range(1, len(cities))}
    ways |= {(bits.choice([*cities, *towns[:number]]), town) for number, town in enumerate(towns)}
    places = cities + towns
    for _ in range(len(places)):
        a, b = sorted(bits.sample(places, 2))
        if (b, a) not in ways:
            ways.add((a, b))
    return ways
