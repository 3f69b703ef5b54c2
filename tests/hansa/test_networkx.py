"""Control, networks, link and rings compared with networkx on random positions."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.games.hansa.board import Board
from kontor.games.hansa.game import packaged_board
from kontor.games.hansa.pieces import PIECES
from tests.hansa.scenes import MANY_EXTRA_OFFICES
from tests.kit import COVERED_BY_TRADERS, TRACK_LENGTH, at, legal, rule

BOARDS = {"standard_2_3": (3,), "standard_4_5": (4, 5)}
FINISHED = {"tracks": TRACK_LENGTH, "supply": (0, 0)}  # every piece can be on the board
PIECES_OF_A_SEAT = (("trader", 26), ("merchant", 4))
MOST_FULL = 9  # with ten completed cities the game would be over
CLAVIS = (1, 2, 2, 3, 4)

tables = st.sampled_from([(board, players) for board, numbers in BOARDS.items() for players in numbers])
seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=40, deadline=None, derandomize=True)


@cache
def board_of(name: str) -> Board:
    return packaged_board(name)


@cache
def map_of(name: str) -> Any:
    """Return the graph of cities, connected by routes."""
    graph: Any = nx.Graph()
    for route in board_of(name).data["route"]:
        graph.add_edge(route["a"], route["b"])
    return graph


@cache
def routes_of(name: str) -> Any:
    """Return the line graph of the map, in which routes are connected if they share a city."""
    return nx.line_graph(map_of(name))


def random_offices(name: str, players: int, seed: int) -> dict[str, dict[str, list[str]]]:
    """Return random offices, divided about equally among the seats. Houses are filled from the left with pieces of
    their shape, with extra offices next to them. Some cities are more likely to belong to one seat, because long chains
    must occur too.
    """
    bits = random.Random(seed)
    left = Counter({f"{kind} {seat}": number for kind, number in PIECES_OF_A_SEAT for seat in range(players)})
    markers = MANY_EXTRA_OFFICES["extra_office"]
    favourite, liking = bits.randrange(players), bits.random()
    cities: dict[str, dict[str, list[str]]] = {}
    full = 0
    for city in bits.sample(board_of(name).cities, bits.randrange(1, len(board_of(name).cities) + 1)):
        houses = bits.randrange(1, len(city.houses) + 1)
        if houses == len(city.houses) and full == MOST_FULL:
            continue
        extras = min(bits.choice((0, 0, 0, 1, 2, 3)), markers)
        row = [favourite if bits.random() < liking else bits.randrange(players) for _ in range(houses + extras)]
        kinds = [PIECES[house.kind] for house in city.houses[:houses]] + ["trader"] * extras
        pieces = [f"{kind} {seat}" for kind, seat in zip(kinds, row, strict=True)]
        if any(left[piece] < pieces.count(piece) for piece in pieces):
            continue
        left.subtract(pieces)
        markers -= extras
        cities[city.name] = {"houses": pieces[:houses], "extra": pieces[houses:]}
        full += houses == len(city.houses)
    return cities


def owners(held: dict[str, list[str]]) -> list[int]:
    """Return the owners of the offices in a city, from left to right."""
    return [int(piece.split()[1]) for piece in [*held["extra"], *held["houses"]]]


def position_with(name: str, players: int, cities: dict[str, dict[str, list[str]]], **more: Any) -> Any:
    """Return a position with these offices. Seats that have linked the red cities have ranks in seat order."""
    linked = [seat for seat in range(players) if joins(name, {city for city in cities if seat in owners(cities[city])})]
    seats = {seat: dict(FINISHED, **more.get("seats", {}).get(seat, {})) for seat in range(players)}
    for rank, seat in enumerate(linked, 1):
        seats[seat]["link"] = rank
    rest = {key: value for key, value in more.items() if key != "seats"}
    return at(players=players, board=name, cities=cities, seats=seats, marker_mix=MANY_EXTRA_OFFICES, **rest)


def joins(name: str, cities: set[str]) -> bool:
    """Return whether a path through these cities connects the red cities."""
    west, east = board_of(name).data["board"]["east_west"]
    return {west, east} <= cities and bool(nx.has_path(map_of(name).subgraph(cities), west, east))


@rule("K1", "F5")
@few
@given(tables, seeds)
def test_control(table: tuple[str, int], seed: int) -> None:
    """Each city belongs to the seat with most offices or, in a tie, to the tied seat with the rightmost office."""
    cities = random_offices(*table, seed)
    expected = Counter[int]()
    for held in cities.values():
        row = owners(held)
        most = max(Counter(row).values())
        tied = {seat for seat, number in Counter(row).items() if number == most}
        expected[next(seat for seat in reversed(row) if seat in tied)] += 1
    position = position_with(*table, cities)
    assert [sheet["control"] for sheet in position.scores()] == [2 * expected[seat] for seat in range(table[1])]


@rule("F6")
@few
@given(tables, seeds)
def test_networks(table: tuple[str, int], seed: int) -> None:
    """The network score is the number of offices in a seat's best connected component, times the Clavis value."""
    name, players = table
    cities = random_offices(name, players, seed)
    step = seed % 5
    tracks = {track: TRACK_LENGTH[track] for track in (*COVERED_BY_TRADERS, "liber_sophiae")} | {"clavis_urbis": step}
    if max(Counter(seat for held in cities.values() for seat in owners(held)).values(), default=0) > 22:
        step = 4  # this many offices need all pieces
        tracks = dict(TRACK_LENGTH)
    position = position_with(name, players, cities, seats={seat: {"tracks": tracks} for seat in range(players)})
    expected = []
    for seat in range(players):
        numbers = {city: owners(held).count(seat) for city, held in cities.items()}
        own = map_of(name).subgraph([city for city, number in numbers.items() if number])
        best = max((sum(numbers[city] for city in group) for group in nx.connected_components(own)), default=0)
        expected.append(best * CLAVIS[step])
    assert [sheet["network"] for sheet in position.scores()] == expected


@rule("C10a")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(tables, seeds)
def test_the_link(table: tuple[str, int], seed: int) -> None:
    """After a new office, the link is made exactly if a path of the seat's offices connects the red cities."""
    name, players = table
    board = board_of(name)
    bits = random.Random(seed)
    own, new = random_chain(name, bits)
    cities: dict[str, dict[str, list[str]]] = {city: first_office(name, city) for city in own - {new}}
    route = board.routes[bits.choice(board.city_routes[board.city_number[new]])]
    posts = {f"{route.name} {number}": "trader 0" for number in range(1, route.length + 1)}
    posts[f"{route.name} 1"] = "merchant 0"  # for a round house
    position = position_with(name, players, cities, posts=posts)
    for text in (f"claim {route.name}", f"office {new}"):
        position.play(position.number(text))
    assert position.json()["seats"][0]["link"] == int(joins(name, own | {new}))


def first_office(name: str, city: str) -> dict[str, list[str]]:
    """Return an office of seat 0 in the first house of a city, or an extra office next to one of seat 1 if the house is
    round.
    """
    board = board_of(name)
    if board.cities[board.city_number[city]].houses[0].kind == PIECES.index("trader"):
        return {"houses": ["trader 0"], "extra": []}
    return {"houses": ["merchant 1"], "extra": ["trader 0"]}


def random_chain(name: str, bits: random.Random) -> tuple[set[str], str]:
    """Return cities around a simple path between the red cities, possibly with one of the path missing, and the city to
    add.
    """
    west, east = board_of(name).data["board"]["east_west"]
    graph = map_of(name).copy()
    for edge in graph.edges:
        graph.edges[edge]["weight"] = bits.random()
    path = nx.shortest_path(graph, west, east, weight="weight")
    new = bits.choice(path)
    own = set(path) | set(bits.sample(sorted(graph.nodes), bits.randrange(3)))
    if bits.random() < 0.4:
        own.discard(bits.choice(path))
    return own - {new}, new


@rule("D6a")
@pytest.mark.parametrize("name", BOARDS)
def test_rings(name: str) -> None:
    """The rings around each route match the distances in the line graph of the map."""
    board = board_of(name)
    for number, route in enumerate(board.routes):
        distance = nx.single_source_shortest_path_length(routes_of(name), key(name, route.name))
        expected: dict[int, set[int]] = {}
        for other in board.routes:
            expected.setdefault(distance[key(name, other.name)], set()).update(other.posts())
        assert [set(ring) for ring in board.rings[number]] == [expected[d] for d in sorted(expected) if d]


def key(name: str, route: str) -> Any:
    """Return the node of a route in the line graph."""
    a, b = route.split("-")
    return (a, b) if (a, b) in routes_of(name) else (b, a)


@rule("D6a")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables, seeds)
def test_the_nearest_free_posts(table: tuple[str, int], seed: int) -> None:
    """A displaced trader may return only to the free posts at the smallest distance."""
    name, players = table
    board = board_of(name)
    bits = random.Random(seed)
    origin = bits.choice(board.routes)
    distance = nx.single_source_shortest_path_length(routes_of(name), key(name, origin.name))
    order = sorted(board.routes, key=lambda route: distance[key(name, route.name)])
    # the nearest posts are taken, except for a few gaps; posts further away stay free
    taken = [post for route in order for post in route.posts()][: bits.randrange(1, 26 * (players - 1))]
    posts = {board.post_names[post]: f"trader {1 + n % (players - 1)}" for n, post in enumerate(taken[:40])}
    for hole in bits.sample(sorted(posts), min(len(posts), bits.randrange(4))):
        del posts[hole]
    spot = f"{origin.name} 1"
    posts[spot] = "trader 1"
    position = position_with(name, players, {}, posts=posts, seats={0: {"supply": (3, 0)}})
    for text in (f"displace trader {spot}", "pay 1 0"):
        position.play(position.number(text))
    free: dict[int, set[str]] = {}
    for post, post_name in enumerate(board.post_names):
        away = distance[key(name, board.routes[board.post_route[post]].name)]
        if post_name not in posts and away:
            free.setdefault(away, set()).add(f"return {post_name}")
    assert legal(position, "return") == free[min(free)]
