"""Self-check of the Pfeffersäcke twin: seeded games played by the twin alone, and a few hand-made positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kontor
from tests.twin.pfeffersaecke_boards import invented
from tests.twin.pfeffersaecke_twin import PfeffersaeckeTwin
from tests.twin.pfeffersaecke_twin_board import TwinBoard

BOARD = kontor.game("pfeffersaecke").board("central_europe").data


def options(**chosen: Any) -> dict[str, Any]:
    return {"intro": False, "end_at_once": False, "town_counter": "16", **chosen}


def begun(players: int = 3, **chosen: Any) -> PfeffersaeckeTwin:
    """Seat 0 is in Soest in its second turn: letters can be used, and no discs are in hand."""
    twin = PfeffersaeckeTwin(BOARD, players, options(intro=True, **chosen))
    twin.play("first 0")
    while twin.actor() < 0:
        twin.play(twin.legal()[0])
    twin.position.turn = players + 1
    for seat in twin.position.seats:
        seat["discs"] = {2: 0}
    return twin


def at(twin: PfeffersaeckeTwin, decision: str) -> PfeffersaeckeTwin:
    twin.position.stack = [{"decision": decision}]
    return twin


def put(twin: PfeffersaeckeTwin, city: str, state: str, *spaces: int) -> None:
    twin.position.state[city] = state
    twin.position.spaces[city] = list(spaces)


@pytest.mark.parametrize("seed", range(30))
def test_whole_games_keep_every_branch_and_disc(seed: int) -> None:
    players = 2 + seed % 5
    data = BOARD if seed % 7 == 0 else invented(players, seed)
    bits = random.Random(seed)
    twin = PfeffersaeckeTwin(data, players, options(intro=seed % 2 == 0, end_at_once=seed % 3 == 0))
    position = twin.position
    while twin.legal():
        twin.play(bits.choice(twin.legal()))
        for seat in range(players):
            placed = sum(spaces.count(seat) for spaces in position.spaces.values())
            waiting = sum(position.centre.values()) if seat == position.active else 0
            towns = list(position.towns.values()).count(seat)
            assert position.seats[seat]["supply"] + placed + waiting + towns == 44
            assert position.seats[seat]["money"] >= 0
        in_hands = sum(sum(seat["discs"].values()) for seat in position.seats)
        closed = list(position.state.values()).count("closed")
        assert in_hands + sum(position.undealt.values()) == closed
    assert position.ended in ("towns", "discs", "standstill")


def test_an_addition_in_a_scored_city_is_paid_at_once() -> None:
    twin = at(begun(), "extend")
    put(twin, "Köln", "scored", 0)
    put(twin, "Lübeck", "scored", 0)
    twin.position.seats[0]["money"] = 2
    assert twin.legal() == ["extend Köln", "extend Lübeck", "income", "income letter"]
    twin.play("extend Köln")
    assert twin.position.seats[0]["money"] == 0
    assert twin.to_json()["stack"] == [{"decision": "income"}]


def test_cities_are_extended_once_in_any_order() -> None:
    twin = at(begun(), "extend")
    for city in ("Köln", "Hamburg", "Wien"):
        put(twin, city, "open", 0)
    twin.play("extend twice Hamburg")
    assert twin.legal() == ["extend Köln", "extend Wien", "income"]
    twin.play("extend Wien")
    assert twin.legal() == ["extend Köln", "income"]
    twin.play("extend Köln")
    assert [twin.position.centre[city] for city in ("Köln", "Hamburg", "Wien")] == [1, 2, 1]
    assert twin.to_json()["stack"] == [{"decision": "branch"}]


@pytest.mark.parametrize(("players", "chosen", "counter"), [(2, "16", 14), (2, "20", 18), (3, "16", 17)])
def test_two_players_choose_the_town_counter(players: int, chosen: str, counter: int) -> None:
    assert begun(players, town_counter=chosen).position.counter == counter


def test_of_two_routes_the_cheaper_is_paid() -> None:
    """Soest–Kassel costs 3 on the board."""
    for cost, price in ((1, 1), (9, 3)):
        twin = at(begun(), "branch")
        routes = [*BOARD["route"], {"a": "soest", "b": "kassel", "cost": cost}]
        twin.position.board = twin.board = TwinBoard({**BOARD, "route": routes})
        money = twin.position.seats[0]["money"]
        twin.play("branch Kassel")
        assert money - twin.position.seats[0]["money"] == price


def test_the_last_town_stops_the_game_at_once() -> None:
    """O2: no second branch, and the branch in the centre of Erfurt does not win it."""
    twin = at(begun(end_at_once=True), "branch")
    put(twin, "Erfurt", "open", 0, 0)
    put(twin, "Wien", "open")
    twin.position.centre.update({"Erfurt": 1, "Wien": 1})
    twin.position.counter = 1
    twin.position.openings = [0, 0]
    assert twin.scores()[0]["regions"] == 6  # those of Soest, Erfurt and Wien
    twin.play("branch Kassel")
    assert (twin.position.ended, twin.legal(), twin.position.idle()) == ("towns", [], 0)
    assert (twin.position.state["Erfurt"], twin.position.centre["Erfurt"]) == ("open", 1)
    assert twin.scores()[0] == {"towns": 2, "cities": 0, "regions": 6, "money": twin.position.seats[0]["money"] // 20}


def test_the_last_disc_stops_the_game_at_once() -> None:
    """O2: Brügge comes first in board order; the branch in Köln stays in the centre."""
    twin = at(begun(end_at_once=True), "branch")
    for city in twin.board.cities:
        put(twin, city, "scored", 0)
    put(twin, "Brügge", "open", 0, 0)
    twin.position.centre.update({"Brügge": 1, "Köln": 1})
    twin.play("pass")
    assert twin.position.ended == "discs"
    assert twin.position.spaces["Brügge"] == [0, 0, 0]
    assert (twin.position.spaces["Köln"], twin.position.centre["Köln"]) == ([0], 1)


def test_a_standstill_waits_for_the_end_of_the_turn() -> None:
    twin = at(begun(end_at_once=True), "branch")
    put(twin, "Erfurt", "open", 0, 0)
    twin.position.centre["Erfurt"] = 1
    twin.position.openings = [1, 0, 0]
    twin.play("pass")
    assert (twin.position.ended, twin.position.state["Erfurt"]) == ("standstill", "scored")


def test_two_branches_need_two_spaces_and_two_in_supply() -> None:
    twin = at(begun(), "extend")
    put(twin, "Trier", "open", 0)
    put(twin, "Köln", "open", 0)
    assert twin.legal() == ["extend Köln", "extend twice Köln", "extend Trier", "income", "income letter"]
    twin.position.seats[0]["supply"] = 1
    assert twin.legal() == ["extend Köln", "extend Trier", "income", "income letter"]
    twin.position.turn = 3
    assert twin.legal() == ["extend Köln", "extend Trier", "income"]


def test_income_counts_free_spaces_of_open_cities_that_were_not_extended() -> None:
    twin = at(begun(), "income")
    put(twin, "Köln", "open", 0, 1)  # six free
    put(twin, "Lübeck", "open", 0)
    put(twin, "Wien", "scored", 0)
    put(twin, "Prag", "open", 1)
    twin.position.centre["Lübeck"] = 1
    money = twin.position.seats[0]["money"]
    twin.play("income")
    assert twin.position.seats[0]["money"] == money + 6 * 2 + 4


@pytest.mark.parametrize(("open_cities", "amount"), [((), 48), (("Köln", "Lübeck"), 2 * (13 * 2 + 4))])
def test_a_letter_doubles_the_income_to_at_least_48(open_cities: tuple[str, ...], amount: int) -> None:
    twin = at(begun(), "income")
    for city in open_cities:
        put(twin, city, "open", 0)
    money = twin.position.seats[0]["money"]
    twin.play("income letter")
    assert twin.position.seats[0]["money"] == money + amount
    assert twin.position.seats[0]["letters"] == 1


def test_the_cheapest_route_is_paid_and_a_new_branch_leads_nowhere_yet() -> None:
    twin = at(begun(), "branch")
    put(twin, "Frankfurt", "scored", 0)
    twin.position.seats[0]["money"] = 30
    twin.play("branch Kassel")  # 3 from Soest, 7 from Frankfurt
    assert twin.position.seats[0]["money"] == 27
    assert twin.position.seats[0]["influence"] == 2
    put(twin, "Erfurt", "open")  # 6 from Kassel, 29 from Frankfurt
    assert "branch letter Erfurt" not in twin.legal()
    twin.position.seats[0]["money"] = 29
    twin.play("branch letter Erfurt")
    assert twin.position.seats[0]["money"] == 0


def test_a_branch_goes_where_there_is_room_and_none_of_ones_own() -> None:
    twin = at(begun(), "branch")  # Soest is connected to Münster, Köln, Braunschweig and Kassel
    put(twin, "Münster", "open", 1, 2, 1)
    put(twin, "Köln", "scored", 1, 1, 1, 1, 1)
    twin.position.towns["Kassel"] = 1
    assert twin.legal() == ["branch Köln", "pass"]
    twin.position.seats[0]["money"] = 6
    assert twin.legal() == ["pass"]


@pytest.mark.parametrize(
    ("spaces", "waiting", "winner", "points"),
    [
        ((1, 0, 0), 1, 0, 5),  # three of five
        ((1, 0, 2), 2, 0, 5),  # both move in before scoring
        ((1, 0, 2, 2), 1, 0, 2),  # 0 and 2 have two each; the second space is nearest the arrow
        ((1, 2, 0, 2), 1, 2, 2),
    ],
)
def test_discs_are_won_whole_or_half(spaces: tuple[int, ...], waiting: int, winner: int, points: int) -> None:
    twin = at(begun(), "branch")
    put(twin, "Erfurt", "open", *spaces)
    put(twin, "Wien", "open", 1)  # keeps the game going
    twin.position.centre["Erfurt"] = waiting
    twin.play("pass")
    assert twin.position.state["Erfurt"] == "scored"
    assert twin.scores()[winner]["cities"] == points
    assert [seat["worth"] for seat in twin.position.seats] == [5 * (seat == winner) for seat in range(3)]


def test_the_three_ends() -> None:
    towns = at(begun(), "branch")
    put(towns, "Frankfurt", "scored", 0)
    towns.position.counter = 1
    towns.play("branch Kassel")
    towns.play("branch letter Koblenz")
    assert (towns.position.counter, towns.position.ended) == (0, "towns")
    discs = at(begun(), "branch")
    for city in discs.board.cities:
        put(discs, city, "scored")
    discs.play("pass")
    assert discs.position.ended == "discs"
    standstill = at(begun(), "branch")
    standstill.position.openings = [1, 0, 0]
    standstill.play("pass")
    assert standstill.position.ended == "standstill"


def test_a_disc_in_any_hand_keeps_the_game_going() -> None:
    twin = at(begun(), "branch")
    for city in twin.board.cities:
        put(twin, city, "scored")
    put(twin, "Trier", "closed")
    twin.position.seats[2]["discs"] = {2: 1}
    twin.play("pass")
    assert twin.position.ended is None


def test_ties_go_by_cities_and_then_by_discs() -> None:
    twin = begun()
    for seat, (won, worth) in enumerate([(2, 5), (1, 8), (2, 6)]):
        twin.position.seats[seat].update(won=won, worth=worth, money=0)
    assert twin.ranks() == [2, 3, 1]
