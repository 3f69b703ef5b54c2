"""B. A faulty board is refused, and every fault is reported with its rule and location."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from kontor.core import BoardError, SetupError
from kontor.core.boards import MOST_BYTES
from kontor.games.pfeffersaecke.board import board_from_data
from kontor.games.pfeffersaecke.board.fields import MOST_ROUTES
from kontor.games.pfeffersaecke.game import packaged_board
from kontor.words import Words
from tests.kit import refusing, rule
from tests.pfeffersaecke.kit import GAME

Data = dict[str, Any]
Damage = Callable[[Data], object]


def central() -> Data:
    return copy.deepcopy(GAME.board("central_europe").data)


def faults(damage: Damage) -> list[tuple[str, str]]:
    """Return the rule and location of each fault. Faults of the file format have no rule."""
    data = central()
    damage(data)
    with pytest.raises(BoardError) as error:
        GAME.board_from_data(data)
    say = Words("en", [GAME.folder() / "words"]).say
    assert all(say(message) for message in error.value.messages)
    return [(str(one.args.get("rule", "")), str(one.args["where"])) for one in error.value.messages]


def only_rule(damage: Damage) -> str:
    found = {rule for rule, _ in faults(damage)}
    assert len(found) == 1, found
    return found.pop()


def place(data: Data, kind: str, id: str) -> Data:
    held: Data = next(table for table in data[kind] if table["id"] == id)
    return held


def without_routes(data: Data, *ids: str) -> None:
    data["route"] = [route for route in data["route"] if not {route["a"], route["b"]} & set(ids)]


def test_the_board_that_comes_with_the_game() -> None:
    board = packaged_board("central_europe")
    assert (len(board.cities), len(board.towns), len(board.region_ids)) == (25, 20, 10)
    assert board.reconstruction and GAME.declaration.boards[0].reconstruction
    assert {city.name: city.size for city in board.cities if city.name in ("Köln", "Erfurt", "Wittenberg")} == {
        "Köln": 8,
        "Erfurt": 5,
        "Wittenberg": 2,
    }


@rule("B1")
def test_unknown_place_in_a_route() -> None:
    assert faults(lambda data: data["route"][3].update(b="atlantis")) == [("", "route.4.b")]


@rule("B2")
def test_a_route_twice_or_to_itself() -> None:
    assert faults(lambda data: data["route"].append({"a": "antwerpen", "b": "bruegge", "cost": 15})) == [
        ("B2", f"route.{len(central()['route']) + 1}")
    ]
    assert faults(lambda data: data["route"].append({"a": "gent", "b": "gent", "cost": 1}))[0][0] == "B2"


@rule("B3")
def test_places_that_are_not_joined() -> None:
    def cut(data: Data) -> None:
        without_routes(data, "wien")
        data["route"] = [route for route in data["route"] if not {route["a"], route["b"]} & {"linz", "budweis"}]
        data["route"].append({"a": "wien", "b": "linz", "cost": 3})
        data["route"].append({"a": "wien", "b": "budweis", "cost": 3})

    assert faults(cut) == [("B3", "city.25"), ("B3", "town.19"), ("B3", "town.20")]


@rule("B4")
def test_sizes_and_discs_that_differ() -> None:
    assert faults(lambda data: data["board"]["discs"].update({"8": 2})) == [("B4", "board.discs.8")]
    assert faults(lambda data: place(data, "city", "koeln").update(size=7)) == [
        ("B4", "board.discs.7"),
        ("B4", "board.discs.8"),
    ]


@rule("B5")
def test_a_region_that_is_empty_or_unknown() -> None:
    new = {"id": "moon", "name": {"en": "Moon"}, "paint": "#fff"}
    assert faults(lambda data: data["region"].append(new)) == [("B5", "region.11")]
    assert faults(lambda data: place(data, "town", "gent").update(region="moon")) == [("", "town.1.region")]


@rule("B6")
def test_a_town_from_which_no_city_can_be_reached() -> None:
    def lonely(data: Data) -> None:
        without_routes(data, "gent", "amsterdam")
        data["route"].append({"a": "gent", "b": "amsterdam", "cost": 1})

    assert faults(lonely) == [("B6", "town.1"), ("B6", "town.2")]


@rule("B6")
def test_a_town_may_be_joined_to_towns_only() -> None:
    data = central()
    without_routes(data, "gent")
    data["route"].append({"a": "gent", "b": "amsterdam", "cost": 1})
    assert board_from_data(data).towns[0] == "Gent"


@rule("B7")
def test_an_id_twice() -> None:
    assert ("", "town.1.id") in faults(lambda data: place(data, "town", "gent").update(id="bruegge"))
    assert ("", "region.2.id") in faults(lambda data: data["region"][1].update(id="flandern"))


@rule("B7")
def test_names_are_written_in_actions_and_must_differ_too() -> None:
    assert faults(lambda data: place(data, "town", "gent").update(name="BRÜGGE")) == [("", "town.1.name")]
    for name in ("twice Gent", "Letter Gent", "", "a\nb", "x" * 41):
        data = central()
        place(data, "town", "gent")["name"] = name
        with pytest.raises(BoardError) as error:
            GAME.board_from_data(data)
        assert {message.args["where"] for message in error.value.messages} == {"town.1.name"}


@rule("B8")
@pytest.mark.parametrize("cost", [-1, 2.5, "7", True, None, 201])
def test_a_cost_that_is_negative_or_not_whole(cost: object) -> None:
    assert faults(lambda data: data["route"][0].update(cost=cost)) == [("", "route.1.cost")]


@rule("B8")
def test_a_route_may_cost_nothing() -> None:
    data = central()
    data["route"][0]["cost"] = 0
    assert board_from_data(data).routes[0].cost == 0


@rule("B9")
def test_discs_that_do_not_deal_evenly() -> None:
    """With a city of 2 removed, there are 23 discs for 2, 3, 4 and 6 players, and 24 for five."""

    def fewer(data: Data) -> None:
        data["city"] = [city for city in data["city"] if city["id"] != "salzburg"]
        data["board"]["discs"]["2"] = 3
        without_routes(data, "salzburg")

    assert faults(fewer) == [("B9", "board.players")] * 5


@rule("B10")
def test_fewer_towns_than_the_counter() -> None:
    def fewer(data: Data) -> None:
        data["town"] = [town for town in data["town"] if town["id"] != "gent"]
        without_routes(data, "gent")

    assert faults(fewer) == [("B10", "board.players")] * 4  # for two players 16 are enough
    only_two = central()
    fewer(only_two)
    only_two["board"]["players"] = [2]
    assert board_from_data(only_two).players == (2,)


@rule("B11")
def test_a_missing_city_for_the_first_disc() -> None:
    assert faults(lambda data: data["board"].update(preplaced_disc_city="gent")) == [("", "board.preplaced_disc_city")]


@rule("S6")
def test_given_towns_must_be_there() -> None:
    assert only_rule(lambda data: data["intro_setup"][0].update(start_towns=["soest"])) == "S6"
    assert only_rule(lambda data: data["intro_setup"][0].update(start_towns=["soest", "soest"])) == "S6"
    for key in ("start_towns", "hint_city"):
        found = faults(lambda data, key=key: data["intro_setup"][0].update({key: ["soest", "koeln"]}))  # type: ignore[misc]
        assert found == [("", f"intro_setup.1.{key}")]


def test_every_fault_is_named_at_once() -> None:
    def spoilt(data: Data) -> None:
        data["board"]["preplaced_disc_city"] = "nowhere"
        data["route"][0]["cost"] = -5
        data["route"][1]["a"] = "atlantis"
        data["town"][0]["region"] = "moon"
        data["weather"] = "fair"
        data["intro_setup"].append(data["intro_setup"][0])

    places = ["weather", "board.preplaced_disc_city", "town.1.region", "route.1.cost", "route.2.a"]
    places.append("intro_setup.6.players")
    assert [where for _, where in faults(spoilt)] == places


def test_a_fault_hides_only_rules_that_need_the_same_column() -> None:
    def spoilt(data: Data) -> None:
        del data["board"]["preplaced_disc_city"], data["route"][0]["cost"], data["town"][1]["region"]
        data["city"] = [city for city in data["city"] if city["id"] != "salzburg"]
        without_routes(data, "salzburg")
        data["city"][0]["size"] = 1
        place(data, "town", "gent")["name"] = "Soest"
        without_routes(data, "gent")

    found = faults(spoilt)
    assert {where for rule, where in found if not rule} == {
        "board.preplaced_disc_city", "city.1.size", "town.2.region", "town.4.name", "route.1.cost",
    }  # fmt: skip
    assert [one for one in found if one[0]] == [*[("B9", "board.players")] * 5, ("B6", "town.1")]


def test_the_first_city_and_the_first_towns_that_are_missing_are_named() -> None:
    """For a board without any place, the errors describe the requirements for two players."""
    data = central() | {"city": [], "town": [], "route": [], "intro_setup": []}
    data["board"]["players"] = [2]
    with pytest.raises(BoardError) as error:
        GAME.board_from_data(data)
    say = Words("en", [GAME.folder() / "words"]).say
    said = [say(one) for one in error.value.messages if one.args["where"] == "board.players"]
    deal, towns = said
    assert deal.endswith("cannot be dealt evenly to 2 players. Add 3 cities, or remove 2 from the player counts (B9).")
    assert (
        towns
        == "board, players: 0 towns are too few for 2 players. Add 16 towns, or remove 2 from the player counts (B10)."
    )


def test_a_board_is_data_of_a_bounded_size() -> None:
    with refusing(BoardError, "board-too-large"):
        GAME.board_from_data({**central(), "padding": ["x" * 190] * (MOST_BYTES // 190)})
    nonsense: list[Any] = [None, [], "board", {"city": {}}, {"board": {"players": [2]}}]
    for data in nonsense:
        with pytest.raises(BoardError):
            GAME.board_from_data(data)


def test_a_game_on_a_custom_board(tmp_path: Path) -> None:
    data = central()
    data["board"]["id"] = "mine"
    data["board"]["players"] = [3]
    data["route"][0]["cost"] = 1
    board = GAME.board_from_data(data)
    assert board.digest != GAME.board("central_europe").digest
    with refusing(SetupError, "setup-board-players"):
        GAME.setup(players=4, board=board)
    assert GAME.setup(board=board).players == 3
    redrawn = central()
    redrawn["city"][0]["x"] += 3
    assert GAME.board_from_data(redrawn).digest == GAME.board("central_europe").digest


def test_a_map_with_far_too_many_routes_is_refused() -> None:
    def meshed(data: Data) -> None:
        ids = [place["id"] for place in (*data["city"], *data["town"])]
        known = {frozenset((route["a"], route["b"])) for route in data["route"]}
        new = [pair for pair in combinations(ids, 2) if frozenset(pair) not in known]
        data["route"] += [{"a": one, "b": other, "cost": 1} for one, other in new[: MOST_ROUTES + 1 - len(known)]]

    assert faults(meshed) == [("", "route")]


@pytest.mark.parametrize("value", [7, 1.5, ["x"], "two\nlines"])
def test_sources_and_paints_are_texts(value: object) -> None:
    assert faults(lambda data: data["city"][0].update(source=value)) == [("", "city.1.source")]
    assert faults(lambda data: data["town"][0].update(source=value)) == [("", "town.1.source")]
    assert faults(lambda data: data["region"][0].update(paint=value)) == [("", "region.1.paint")]


def test_a_source_that_is_no_number_is_refused() -> None:
    assert faults(lambda data: data["city"][0].update(source=float("nan"))) == [("", "city.1.source")]


def test_a_size_that_no_city_can_have_is_one_fault() -> None:
    """The city is not counted as a disc (B4), and the wrong size is not treated as another size."""

    def odd(data: Data) -> None:
        place(data, "city", "wittenberg")["size"] = 9
        data["board"]["discs"]["2"] -= 1

    assert faults(odd) == [("", "city.14.size")]
