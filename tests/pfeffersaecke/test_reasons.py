"""Reasons for actions, in the smallest positions that show them."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.bots.levels import judge_of
from kontor.bots.reasons import followed, reasons
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from tests.kit import do
from tests.pfeffersaecke.kit import GAME, at, dealt

Seats = dict[int, dict[str, Any]]
PREFIX = "pfeffersaecke-reason-"
HOLLAND = {"region": "holland", "name": "Holland & Westphalia"}
RHINELAND = {"region": "rheinland", "name": "Rhineland"}


def told(position: PfeffersaeckePosition, text: str) -> list[tuple[str, dict[str, Any]]]:
    """Return all reasons for an action."""
    seat = position.actor
    after = do(position.copy(), text).view(seat)
    return [(one.id.removeprefix(PREFIX), one.args) for one in GAME.reasons(position.view(seat), after, seat)]


def towns(points: int) -> tuple[str, dict[str, Any]]:
    return "points", {"points": points, "source": "towns"}


def test_the_first_town_brings_a_city_near_that_the_seat_can_open() -> None:
    """Soest is next to Köln (8), Braunschweig (4), Münster (3) and Kassel, a town."""
    position = dealt()
    assert position.json()["seats"][0]["discs"]["8"] == 1
    assert told(position, "found Soest") == [("way", {"place": "Köln", "florins": 7})]


@pytest.mark.parametrize(
    ("money", "rival", "expected"),
    [
        (3, {}, ["enter", "alone"]),  # 4 florins of basic income are enough for Köln, which costs 7
        (2, {}, ["alone"]),
        (3, {"Aachen": 1}, ["enter"]),  # seat 1 can follow for 7 florins
        (2, {"Aachen": 1}, []),
    ],
)
def test_who_can_enter_a_city_when_it_is_opened(money: int, rival: dict[str, int], expected: list[str]) -> None:
    seats: Seats = {0: {"hand": [8], "money": money}, 1: {"money": 3}}
    position = at(towns={"Soest": 0, **rival}, decision="open", seats=seats)
    assert told(position, "open Köln") == [(id, {"city": "Köln"}) for id in expected]


def test_a_rival_without_money_cannot_follow() -> None:
    seats: Seats = {0: {"hand": [8]}, 1: {"money": 2}}
    position = at(towns={"Soest": 0, "Aachen": 1}, decision="open", seats=seats)
    assert [id for id, _ in told(position, "open Köln")] == ["enter", "alone"]


def test_the_branches_needed_for_a_majority() -> None:
    position = at(cities={"Köln": "open 0 0 1"}, decision="extend")
    assert told(position, "extend Köln") == [("near", {"city": "Köln", "count": 2, "points": 8})]
    assert told(position, "extend twice Köln") == [("near", {"city": "Köln", "count": 1, "points": 8})]


def test_a_city_is_won_before_its_branches_are_settled() -> None:
    """Step T6 comes at the end of the turn."""
    position = at(cities={"Köln": "open 0 0 0 0 1"}, decision="extend")
    assert told(position, "extend Köln") == [("wins", {"city": "Köln", "points": 8})]


def test_the_last_space_wins_half_and_stops_a_rival() -> None:
    """Seat 1 also needs one more branch of four. With two spaces each, the seat nearest the arrow wins the city."""
    position = at(cities={"Bremen": "open 0 1"}, decision="extend")
    assert told(position, "extend twice Bremen") == [("wins", {"city": "Bremen", "points": 4})]
    position = at(cities={"Bremen": "open 0 1 1"}, decision="extend")
    blocks = ("blocks", {"rival": 1, "city": "Bremen"})
    assert told(position, "extend Bremen") == [("wins", {"city": "Bremen", "points": 2}), blocks]
    position = at(cities={"Bremen": "open 1 1 0"}, decision="extend")
    assert told(position, "extend Bremen") == [blocks], "seat 1 is nearest the arrow and wins the half"


def test_the_lead_counts_when_nobody_can_win_more_than_half() -> None:
    position = at(cities={"Köln": "open 1 0 2 1 0 2"}, decision="extend")
    assert told(position, "extend Köln") == [("lead", {"city": "Köln", "points": 4})]


def test_the_last_letter() -> None:
    position = at(cities={"Köln": "open 0"}, decision="extend", seats={0: {"letters": 1}})
    assert told(position, "extend twice Köln")[-1] == ("last-letter", {})


def test_a_branch_in_a_town() -> None:
    """From Soest, a branch in Köln costs 7 florins.

    With a branch in Koblenz, which is nearer, opening Soest is no advantage for Köln.
    """
    region, way = ("region", HOLLAND), ("way", {"place": "Köln", "florins": 7})
    assert told(at(towns={"Kassel": 0}, cities={"Köln": "open"}), "branch Soest") == [region, towns(1), way]
    position = at(towns={"Kassel": 0, "Koblenz": 0}, cities={"Köln": "open"})
    assert told(position, "branch Soest") == [region, towns(1)]


def test_a_branch_in_an_open_city() -> None:
    position = at(towns={"Soest": 0}, cities={"Köln": "open"})
    assert told(position, "branch Köln") == [
        ("region", RHINELAND),
        ("near", {"city": "Köln", "count": 4, "points": 8}),
        ("pays", {"city": "Köln", "florins": 14}),
        ("way", {"place": "Koblenz", "florins": 6}),
    ]


def test_the_last_free_space_of_a_region_shuts_a_rival_out() -> None:
    """Seat 1 in Brüssel is next to Aachen, Trier and Köln. Only Aachen has a free space."""
    cities = {"Brüssel": "open 1", "Trier": "scored 0 0", "Köln": "scored 2 2 2 2 2 2 2 2"}
    shut = ("shuts-out", {"rival": 1, **RHINELAND})
    assert told(at(cities=cities), "branch Aachen") == [shut], "the point for the first town is on the track already"
    assert shut not in told(at(cities={**cities, "Trier": "scored 0"}), "branch Aachen")
    del cities["Köln"]
    assert shut not in told(at(cities=cities), "branch Aachen"), "Köln is closed, but may be opened"


def test_what_the_income_pays_for() -> None:
    """A branch in Köln costs 7 florins, and the basic income is 4. Braunschweig (8) is closed."""
    position = at(towns={"Soest": 0}, cities={"Köln": "open"}, decision="income", seats={0: {"money": 5}})
    affords = ("affords", {"place": "Köln", "florins": 7})
    assert told(position, "income") == [affords]
    assert told(position, "income letter") == [affords, ("points", {"points": 2, "source": "money"})]
    rich = at(towns={"Soest": 0}, cities={"Köln": "open"}, decision="income", seats={0: {"money": 7}})
    assert told(rich, "income") == []


def test_the_income_is_no_reason_for_an_extension() -> None:
    """Without a letter, the income follows automatically."""
    seats = {0: {"money": 18, "letters": 0}}
    position = at(towns={"Soest": 0}, cities={"Köln": "open 0"}, decision="extend", seats=seats)
    assert do(position.copy(), "extend Köln").money(0) == 22
    assert told(position, "extend Köln") == [("near", {"city": "Köln", "count": 3, "points": 8})]


def test_passing_keeps_money_or_a_letter() -> None:
    position = at(towns={"Soest": 0}, seats={0: {"money": 9}})
    assert told(position, "pass") == [("keeps", {"florins": 9})]
    second = do(at(towns={"Soest": 0}, cities={"Köln": "open"}), "branch Köln")
    assert told(second, "pass") == [("saves-letter", {})]


@pytest.mark.parametrize("taken", [15, 16])
@pytest.mark.parametrize("money", [0, 1000])
def test_the_end_comes_closer_while_the_seat_leads(taken: int, money: int) -> None:
    """With 17 of 20 towns taken, three players can end the game within a round."""
    others = [name for name in GAME.setup().board.towns if name not in ("Soest", "Kassel")]
    owners = {"Kassel": 0, **dict.fromkeys(others[: taken - 1], 1)}
    position = at(towns=owners, seats={0: {"money": money + 3}, 1: {"money": 0}})
    totals = [sum(sheet.values()) for sheet in do(position.copy(), "branch Soest").scores()]
    lead = [("end", {"points": totals[0] - totals[1]})] if taken == 16 and money else []
    assert [one for one in told(position, "branch Soest") if one[0] == "end"] == lead


def test_the_end_of_the_game_with_the_lead() -> None:
    """E1c: one more turn without a new branch ends the game."""
    position = at(towns={"Soest": 0, "Aachen": 1, "Passau": 2}, idle=2, seats={0: {"money": 120}})
    assert told(position, "pass") == [("end", {"points": 1}), ("keeps", {"florins": 120})]


def test_every_step_of_a_turn_is_explained_by_itself() -> None:
    """After the extension, only the income is left, which a bot would otherwise count as part of the extension."""
    view = at(towns={"Soest": 0}, cities={"Köln": "open 0"}, decision="extend").view(0)
    action = view.number("extend Köln")
    judge = judge_of(GAME)
    assert followed(GAME, view, action, judge) == do(view.copy(), "extend Köln")
    assert [one.id for one in reasons(GAME, view, action, judge)] == [f"{PREFIX}near"]
