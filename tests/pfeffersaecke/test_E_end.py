"""E. The end of the game, scoring, ties."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.core import PositionError
from kontor.games.pfeffersaecke.game import packaged_board
from tests.kit import do, refused, refusing, rule, seat
from tests.pfeffersaecke.kit import GAME, at, city, dealt, events

ALL_TOWNS = list(packaged_board("central_europe").towns)
ALL_CITIES = {city.name: city.size for city in packaged_board("central_europe").cities}


@rule("E1a")
def test_the_game_is_over_when_the_town_counter_is_zero() -> None:
    towns = dict.fromkeys(ALL_TOWNS[1:], 1) | {"Linz": 0}
    position = at(cities={"Brügge": "open 0"}, towns=towns, seats={0: {"letters": 0}})
    assert position.json()["counter"] == 1 and position.result() is None
    do(position, "branch Gent")
    result = position.result()
    assert position.actor == kontor.NOBODY and result is not None and result.reason == "towns"
    assert position.legal() == []
    assert refused(position, "pass") == "E1"
    assert GAME.read(position.json()) == position


@rule("E1a")
def test_not_before_the_turn_is_settled() -> None:
    towns = dict.fromkeys(ALL_TOWNS[1:], 1) | {"Linz": 0}
    position = at(cities={"Brügge": "open 0 0"}, waiting={"Brügge": 1}, towns=towns, seats={0: {"letters": 0}})
    assert events(position, "branch Gent") == ["branch", "settled", "won", "over"]
    assert seat(position, 0)["influence"] == 2 + 4


def all_scored_but(name: str, text: str) -> dict[str, str]:
    return {other: "scored" for other in ALL_CITIES if other != name} | {name: text}


@rule("E1b")
def test_the_game_is_over_when_no_disc_is_left() -> None:
    cities = all_scored_but("Brügge", "open 0 0")
    position = at(cities=cities, waiting={"Brügge": 1}, towns={"Linz": 0}, seats={0: {"letters": 0}})
    do(position, "pass")
    result = position.result()
    assert result is not None and result.reason == "discs"


@rule("E1b")
def test_a_disc_in_hand_keeps_it_going() -> None:
    cities = {name: text for name, text in all_scored_but("Brügge", "open 0 0").items() if name != "Köln"}
    position = at(cities=cities, waiting={"Brügge": 1}, towns={"Linz": 0}, seats={1: {"hand": [8]}})
    do(position, "pass")
    assert position.result() is None and position.actor == 1


@rule("E1c")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_without_a_new_branch_ends_the_game(players: int) -> None:
    position = at(players=players, idle=players - 1, cities={"Brügge": "open"}, towns={"Gent": 0})
    other = position.copy()
    do(position, "pass")
    result = position.result()
    assert result is not None and result.reason == "standstill"
    do(other, "branch Brügge")
    assert other.result() is None and other.json()["idle"] == 0


@rule("E1c")
def test_one_turn_less_is_not_enough() -> None:
    position = at(idle=1, cities={"Brügge": "open"}, towns={"Gent": 0})
    do(position, "pass")
    assert position.result() is None and position.json()["idle"] == 2


@rule("E1d")
def test_the_first_of_several_ends_is_reported() -> None:
    towns = dict.fromkeys(ALL_TOWNS[1:], 1) | {"Linz": 0}
    cities = all_scored_but("Brügge", "open 0 0")
    position = at(cities=cities, waiting={"Brügge": 1}, towns=towns, seats={0: {"letters": 0}})
    do(position, "branch Gent")
    result = position.result()
    assert result is not None and result.reason == "towns"
    still = at(idle=2, cities=cities, waiting={"Brügge": 1}, towns={"Linz": 0}, seats={0: {"letters": 0}})
    do(still, "pass")
    result = still.result()
    assert result is not None and result.reason == "discs"


LAST_TOWN = dict.fromkeys(ALL_TOWNS[1:], 1) | {"Linz": 0}
"""Every town except Gent is taken. The counter is at 1."""


@rule("O2", "E1a")
def test_with_end_at_once_the_last_town_stops_the_game_before_anything_is_settled() -> None:
    """Brügge would be won with the branch that waits there. The letter would allow a second branch."""
    cities = {"Brügge": "open 0 0", "Antwerpen": "open", "Köln": "open 0"}
    position = at(cities=cities, waiting={"Brügge": 1}, towns=LAST_TOWN, end_at_once=True)
    assert events(position, "branch Gent") == ["branch", "over"]
    result = position.result()
    assert position.actor == kontor.NOBODY and result is not None and result.reason == "towns"
    assert city(position, "Brügge") == {"disc": "open", "spaces": [0, 0], "centre": 1}
    assert position.scores()[0] == {"towns": 2, "cities": 0, "regions": 6, "money": 4}
    assert position.json()["idle"] == 0
    assert GAME.read(position.json()) == position == GAME.from_bytes(position.setup, position.to_bytes())


@rule("O2", "E2a")
def test_a_branch_that_waits_when_the_game_stops_counts_for_its_region() -> None:
    """With a letter, the first new branch opens Nürnberg in a new region, the second takes the last town."""
    towns = dict.fromkeys([town for town in ALL_TOWNS if town != "Budweis"], 1) | {"Pilsen": 0}
    position = at(cities={"Nürnberg": "open", "Prag": "open 0"}, towns=towns, end_at_once=True)
    do(position, "branch Nürnberg", "branch letter Budweis")
    assert position.json()["ended"] == "towns"
    assert city(position, "Nürnberg") == {"disc": "open", "spaces": [], "centre": 1}
    assert position.scores()[0]["regions"] == 4
    assert GAME.read(position.json()) == position


@rule("O2", "L4")
def test_no_second_branch_follows_the_last_town() -> None:
    cities = {"Brügge": "open 0", "Antwerpen": "open"}
    usual = do(at(cities=cities, towns=LAST_TOWN), "branch Gent")
    assert usual.json()["stack"] == [{"decision": "second", "opened": "Gent"}]
    with refusing(PositionError, "position-should-be-over"):
        GAME.read({**usual.json(), "options": {**usual.json()["options"], "end_at_once": True}})


@rule("O2", "E1b")
def test_with_end_at_once_nothing_is_settled_after_the_last_disc() -> None:
    """Cities are settled in board order. Brügge loses the last disc, and the branches in Köln and Wien remain."""
    cities = all_scored_but("Brügge", "open 0 0") | {"Köln": "scored 0"}
    position = at(cities=cities, waiting={"Brügge": 1, "Köln": 1}, towns={"Linz": 0}, end_at_once=True)
    assert events(position, "branch Wien", "pass") == ["branch", "settled", "won", "over"]
    result = position.result()
    assert result is not None and result.reason == "discs"
    assert city(position, "Brügge") == {"disc": "scored", "spaces": [0, 0, 0], "centre": 0}
    held = [city(position, name) or {} for name in ("Köln", "Wien")]
    assert [(one["spaces"], one["centre"]) for one in held] == [([0], 1), ([], 1)]
    assert position.scores()[0]["cities"] == 4
    assert GAME.read(position.json()) == position


@rule("O2", "E1c")
def test_a_standstill_still_waits_for_the_end_of_the_turn() -> None:
    cities = {"Brügge": "open 0 0", "Antwerpen": "open"}
    position = at(idle=2, cities=cities, waiting={"Brügge": 1}, towns={"Linz": 0}, end_at_once=True)
    assert events(position, "pass") == ["passed", "settled", "won", "over"]
    result = position.result()
    assert result is not None and result.reason == "standstill"


@rule("O2")
def test_it_is_off_by_default() -> None:
    cities = {"Brügge": "open 0 0"}
    position = at(cities=cities, waiting={"Brügge": 1}, towns=LAST_TOWN, seats={0: {"letters": 0}})
    assert position.setup.options["end_at_once"] is False
    assert events(position, "branch Gent") == ["branch", "settled", "won", "over"]


@rule("O2")
def test_only_a_game_that_stopped_at_once_may_end_with_waiting_branches() -> None:
    cities = {"Brügge": "open 0 0", "Köln": "open 0", "Wien": "open"}
    stopped = at(cities=cities, waiting={"Brügge": 1}, towns=LAST_TOWN, end_at_once=True)
    form = do(stopped, "branch Gent").json()
    with refusing(PositionError, "position-decision"):
        GAME.read({**form, "options": {**form["options"], "end_at_once": False}})
    for name, waiting in (("Wien", 1), ("Brügge", 2)):  # without a letter, one new branch and one added in each city
        seats = [{**form["seats"][0], "supply": form["seats"][0]["supply"] - 1}, *form["seats"][1:]]
        crowded = {**form["cities"], name: {**form["cities"][name], "centre": waiting}}
        with refusing(PositionError, "position-decision"):
            GAME.read({**form, "cities": crowded, "seats": seats})


@rule("E2a")
def test_two_points_for_each_region_with_a_branch_in_any_place() -> None:
    cities = {"Brügge": "open 0", "Köln": "scored 0 0", "Wien": "open"}
    position = at(cities=cities, towns={"Gent": 0, "Aachen": 1, "Linz": 0}, seats={0: {"money": 8}})
    # Flanders twice, the Rhineland, Bohemia
    assert position.scores()[0] == {"towns": 2, "cities": 0, "regions": 6, "money": 0}
    assert [sheet["regions"] for sheet in position.scores()] == [6, 2, 0]


@rule("E2a")
def test_a_branch_in_the_centre_counts_for_its_region_too() -> None:
    cities = {"Nürnberg": "open", "Prag": "open"}
    position = at(cities=cities, towns={"Pilsen": 0})
    assert position.scores()[0]["regions"] == 2
    do(position, "branch Nürnberg")  # from Bohemia to Franconia; a second branch could follow
    assert position.json()["stack"] == [{"decision": "second", "opened": "Nürnberg"}]
    assert position.scores()[0]["regions"] == 4


@rule("E2b")
@pytest.mark.parametrize(("florins", "points"), [(0, 0), (19, 0), (20, 1), (39, 1), (1000, 50)])
def test_a_point_for_each_full_20_florins(florins: int, points: int) -> None:
    position = at(decision="income", towns={"Gent": 0}, seats={0: {"money": florins}})
    assert position.scores()[0]["money"] == points


def over(seats: dict[int, dict[str, Any]], cities: dict[str, str], towns: dict[str, int]) -> Any:
    """Seat 0 passes, and the game is over."""
    position = at(idle=2, cities={"Brügge": "open", **cities}, towns={"Gent": 0, **towns}, seats=seats)
    do(position, "pass")
    result = position.result()
    assert result is not None
    return result


@rule("E3a")
def test_a_tie_goes_to_the_player_who_won_more_cities() -> None:
    seats = {0: {"won": {"Köln": 4}, "money": 2}, 1: {"won": {"Trier": 2, "Salzburg": 2}, "money": 2}}
    result = over(seats, {"Köln": "scored", "Trier": "scored", "Salzburg": "scored"}, {"Linz": 1})
    assert result.scores[:2] == [7, 7]
    assert result.ranks[:2] == [2, 1] and result.winners == [1]


@rule("E3b")
def test_then_to_the_higher_sum_of_their_discs() -> None:
    seats = {0: {"won": {"Köln": 4}, "money": 2}, 1: {"won": {"Brüssel": 4}, "money": 2}}
    result = over(seats, {"Köln": "scored", "Brüssel": "scored"}, {"Linz": 1})
    assert result.scores[:2] == [7, 7]  # half of Köln, all of Brüssel
    assert result.winners == [0] and result.ranks[:2] == [1, 2]


@rule("E3c")
def test_then_the_win_is_shared() -> None:
    seats = {0: {"won": {"Bremen": 4}, "money": 2}, 1: {"won": {"Brüssel": 4}, "money": 2}}
    result = over(seats, {"Bremen": "scored", "Brüssel": "scored"}, {"Linz": 1})
    assert result.scores[:2] == [7, 7]
    assert result.winners == [0, 1] and result.ranks == [1, 1, 3]


@rule("E3a")
def test_more_influence_wins_whatever_the_cities_are() -> None:
    seats = {0: {"won": {"Köln": 8}, "money": 2}, 1: {"won": {"Trier": 2, "Salzburg": 2}, "money": 2}}
    result = over(seats, {"Köln": "scored", "Trier": "scored", "Salzburg": "scored"}, {"Linz": 1})
    assert result.winners == [0]


def test_the_score_begins_with_the_point_of_the_first_town() -> None:
    position = dealt()
    assert [sum(sheet.values()) for sheet in position.scores()] == [2, 2, 2]  # and 20 florins
