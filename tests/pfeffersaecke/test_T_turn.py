"""T. A turn: open, extend, income, a new branch, settle."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from kontor.core import Message, PositionError, Reason
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.game import packaged_board
from tests.kit import changed, do, legal, refused, refusing, rule, seat
from tests.pfeffersaecke.kit import GAME, at, city, each, events, influences, money

FOURS = ["Brügge", "Brüssel", "Bremen", "Braunschweig", "Magdeburg", "Leipzig", "Frankfurt", "Regensburg"]
EXTEND = {"decision": "extend"}


# T1


@rule("T1")
def test_a_disc_opens_any_closed_city_of_its_value() -> None:
    position = at(decision="open", towns={"Gent": 0}, seats={0: {"hand": [4, 8]}})
    assert legal(position) == each("open", [*FOURS, "Köln"])
    assert refused(position, "open Antwerpen") == "T1"  # a city of 6
    assert refused(position, "income") == refused(position, "branch Gent") == "T1"
    before = changed(position, "open Köln")
    assert before["cities.Köln"] == (None, {"disc": "open", "spaces": [], "centre": 0})
    assert before["seats.0.discs.8"] == (1, None)
    assert legal(at(decision="open", seats={0: {"hand": [8]}}, cities={"Brügge": "open"}), "open") == {"open Köln"}


@rule("T1")
def test_a_player_without_the_disc_hears_which_ones_there_are() -> None:
    position = at(active=1, decision="open", towns={"Gent": 1}, seats={0: {"hand": [2]}, 1: {"hand": [8, 4]}})
    reason = position.why_not(position.number("open Antwerpen"))
    assert reason == Reason("T1", Message("pfeffersaecke-no-disc", {"city": "Antwerpen", "value": 6, "held": "4, 8"}))


@rule("T1")
def test_neither_an_open_nor_a_scored_city_can_be_opened() -> None:
    position = at(decision="open", seats={0: {"hand": [4]}}, cities={"Brügge": "open 1", "Brüssel": "scored 1"})
    assert legal(position) == each("open", FOURS[2:])
    assert refused(position, "open Brügge") == refused(position, "open Brüssel") == "T1"


@rule("T1")
def test_it_is_compulsory_but_skipped_without_a_disc() -> None:
    position = at(decision="open", towns={"Gent": 0}, seats={0: {"hand": [8]}})
    assert legal(position) == {"open Köln"}
    # seat 1 has no disc, so its turn begins with the next step
    nobody = at(cities={"Brügge": "open"}, towns={"Gent": 0, "Linz": 1}, seats={1: {"letters": 0}})
    do(nobody, "pass")
    assert nobody.actor == 1 and nobody.json()["stack"] == [{"decision": "branch"}]


# T2


@rule("T2a")
def test_extending_an_open_city_is_free_and_the_branch_waits_in_the_centre() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0 1", "Erfurt": "open 1"}, towns={"Gent": 0})
    assert legal(position, "extend") == {"extend Köln", "extend twice Köln"}
    assert refused(position, "extend Erfurt") == "T2a"  # no branch there
    assert refused(position, "extend Brügge") == "T2a"  # closed
    assert changed(position, "extend Köln") == {
        "cities.Köln.centre": (0, 1),
        "seats.0.supply": (42, 41),
        "stack": ([EXTEND], [{"decision": "income"}]),
    }
    assert refused(position, "extend Köln") == "T2c"  # once


@rule("T2a")
def test_a_full_city_cannot_be_extended() -> None:
    position = at(decision=EXTEND, cities={"Utrecht": "scored 0 1", "Köln": "open 0"}, towns={"Gent": 0})
    assert legal(position, "extend") == {"extend Köln", "extend twice Köln"}
    assert refused(position, "extend Utrecht") == "T2a"


@rule("T2b")
def test_in_a_scored_city_the_price_is_paid_at_once() -> None:
    position = at(decision=EXTEND, cities={"Köln": "scored 0 1"}, towns={"Gent": 0}, seats={0: {"money": 2}})
    assert legal(position) == {"extend Köln", "income", "income letter"}  # two would cost 4
    assert changed(position, "extend Köln") == {
        "cities.Köln.centre": (0, 1),
        "seats.0.supply": (42, 41),
        "seats.0.money": (2, 0),
        "stack": ([EXTEND], [{"decision": "income"}]),
    }
    other = at(decision=EXTEND, cities={"Köln": "scored 0", "Erfurt": "open 0"}, seats={0: {"money": 1}})
    assert legal(other, "extend") == {"extend Erfurt", "extend twice Erfurt"}
    assert refused(other, "extend Köln") == "S5"
    reason = other.why_not(other.number("extend Köln"))
    assert reason == Reason("S5", Message("pfeffersaecke-too-dear", {"place": "Köln", "price": 2, "money": 1}))


@rule("T2c")
def test_cities_are_extended_in_any_order_each_once_and_income_ends_the_step() -> None:
    cities = {"Antwerpen": "open 0", "Köln": "open 0", "Erfurt": "open 0", "Prag": "open 0"}
    position = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert legal(position) == {*each("extend", cities), "income"}
    do(position, "extend Erfurt")
    assert position.json()["stack"] == [EXTEND]
    assert legal(position) == {"extend Antwerpen", "extend Köln", "extend Prag", "income"}  # those before it, too
    assert refused(position, "extend Erfurt") == "T2c"
    assert refused(position, "branch Brügge") == "T2c"
    do(position, "extend Antwerpen")
    assert legal(position) == {"extend Köln", "extend Prag", "income"}
    do(position, "income")
    assert [(city(position, name) or {})["centre"] for name in cities] == [1, 0, 1, 0]


@rule("T2c")
def test_the_order_changes_nothing() -> None:
    """A scored city is paid at once, so money and supply could matter. They are the same in any order."""
    cities = {"Antwerpen": "open 0 1", "Köln": "scored 0 1", "Erfurt": "open 0 0"}
    start = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"money": 3, "letters": 0}})
    texts = each("extend", cities)
    ends = {tuple(do(start.copy(), *order).to_bytes()) for order in permutations(sorted(texts))}
    assert len(ends) == 1


@rule("T2c", "L2")
def test_a_letter_is_for_any_city_whatever_came_before() -> None:
    cities = {"Antwerpen": "open 0", "Köln": "open 0"}
    position = at(decision=EXTEND, cities=cities, towns={"Gent": 0})
    do(position, "extend Köln")
    assert legal(position) == {"extend Antwerpen", "extend twice Antwerpen", "income", "income letter"}
    assert refused(position, "extend twice Köln") == "T2c"  # it has a branch in its centre already
    do(position, "extend twice Antwerpen")
    assert position.json()["stack"] == [{"decision": "branch"}]


@rule("T2c")
def test_a_letter_for_the_income_comes_after_the_last_city() -> None:
    """A player who can still add a branch is asked for that."""
    cities = {"Antwerpen": "open 0", "Köln": "open 0"}
    with refusing(PositionError, "position-decision"):
        at(decision="income", cities=cities, towns={"Gent": 0})
    done = at(decision="income", cities=cities, waiting={"Antwerpen": 1, "Köln": 1}, towns={"Gent": 0})
    assert legal(done) == {"income", "income letter"}


@rule("T5a")
def test_of_two_routes_between_the_same_places_the_cheaper_is_paid() -> None:
    """Gent–Brügge costs 2. A second route costs 1, and one from Gent to Antwerpen more than the first."""
    data = packaged_board("central_europe").data
    more = [{"a": "gent", "b": "bruegge", "cost": 1}, {"a": "gent", "b": "antwerpen", "cost": 90}]
    board = Board({**data, "route": [*data["route"], *more]})
    cities = {"Brügge": "open", "Antwerpen": "open"}
    for place, paid in (("Brügge", 1), ("Antwerpen", 5)):
        position = at(board=board, cities=cities, towns={"Gent": 0}, seats={0: {"letters": 0}})
        assert changed(position, f"branch {place}")["seats.0.money"] == (100, 100 - paid)


@rule("T2c")
def test_after_the_last_city_the_income_comes_automatically() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0"}, towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert events(position, "extend Köln") == ["extended", "income"]
    assert position.json()["stack"] == [{"decision": "branch"}]


# T3, T4


@rule("T3")
def test_open_cities_that_are_not_extended_pay_for_free_spaces() -> None:
    cities = {"Antwerpen": "open 0 1", "Köln": "open 0", "Erfurt": "open 1", "Prag": "scored 0", "Ulm": "open 0 1"}
    position = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"letters": 0}})
    # Antwerpen has 4 free, Köln 7, Ulm 1; nothing for Erfurt (no branch) and Prag (scored); 2 each, plus 4
    assert changed(position.copy(), "income")["seats.0.money"] == (100, 100 + 2 * 12 + 4)
    assert changed(position.copy(), "extend Köln", "income")["seats.0.money"] == (100, 100 + 2 * 5 + 4)


@rule("T4")
def test_the_basic_income_always_comes() -> None:
    position = at(players=4, decision=EXTEND, cities={"Prag": "scored 0"}, towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert changed(position, "income")["seats.0.money"] == (100, 106)


# T5


@rule("T5a")
def test_a_new_branch_opens_next_to_one_of_yours_over_the_cheapest_route() -> None:
    open_cities = {"Brügge": "open", "Antwerpen": "open", "Brüssel": "open 0", "Köln": "open"}
    position = at(cities=open_cities, towns={"Gent": 0}, seats={0: {"letters": 0}})
    # from Gent: Brügge 2, Antwerpen 5; from Brüssel: Brügge 15, Antwerpen 15, Köln 30, Aachen 7; others are closed
    assert legal(position) == {"branch Brügge", "branch Antwerpen", "branch Köln", "branch Aachen", "pass"}
    assert refused(position, "branch Gent") == refused(position, "branch Brüssel") == "T5a"  # already has one
    assert refused(position, "branch Linz") == "T5a"  # no route
    assert changed(position.copy(), "branch Brügge")["seats.0.money"] == (100, 98)
    assert changed(position.copy(), "branch Köln")["seats.0.money"] == (100, 70)


@rule("T5a")
def test_it_is_optional() -> None:
    position = at(cities={"Brügge": "open"}, towns={"Gent": 0})
    assert changed(position, "pass") == {
        "active": (0, 1),
        "turn": (7, 8),
        "idle": (0, 1),
        "stack": ([{"decision": "branch"}], [{"decision": "income"}]),
    }


@rule("T5a")
def test_no_path_leads_through_a_place() -> None:
    """Gent–Brügge–Hamburg: seat 0 has no branch in Brügge, so Hamburg is out of reach."""
    position = at(cities={"Brügge": "open", "Hamburg": "open"}, towns={"Gent": 0})
    assert legal(position) == {"branch Brügge", "pass"}
    assert refused(position, "branch Hamburg") == "T5a"


@rule("T5a")
def test_if_nothing_can_be_opened_it_is_passed_automatically() -> None:
    poor = {0: {"letters": 0, "money": 0}}
    position = at(decision=EXTEND, cities={"Brügge": "open 0 1", "Antwerpen": "open"}, towns={"Gent": 1}, seats=poor)
    assert events(position, "income")[:2] == ["income", "passed"]  # 8 florins, and the cheapest is Amsterdam for 10
    assert position.json()["idle"] == 1


@rule("T5a")
def test_it_is_not_passed_if_the_last_place_can_be_opened() -> None:
    """Linz is the last place in board order, and the only one that seat 0 can afford."""
    position = at(decision="income", towns={"Passau": 0}, seats={0: {"money": 0}})
    assert legal(do(position, "income")) == {"branch Linz", "pass"}


@rule("T5a")
def test_the_event_names_the_route_that_is_paid() -> None:
    """Kassel costs 7 from Frankfurt, which comes first in board order, and 3 from Soest."""
    position = at(cities={"Frankfurt": "scored 0"}, towns={"Soest": 0}, seats={0: {"letters": 0}})
    position.listener = []
    do(position, "branch Kassel")
    told = position.listener[0].args
    assert (told["origin"], told["cost"]) == ("Soest", 3)


@rule("T5a")
def test_the_event_names_the_last_place_too() -> None:
    """Linz is the last place in board order."""
    position = at(towns={"Linz": 0}, seats={0: {"letters": 0}})
    position.listener = []
    do(position, "branch Budweis")
    assert position.listener[0].args["origin"] == "Linz"


@rule("T5b")
def test_a_town_must_be_empty_and_brings_a_point() -> None:
    position = at(cities={"Brüssel": "open 0"}, towns={"Gent": 1, "Linz": 0}, seats={0: {"letters": 0}})
    assert legal(position, "branch") == {"branch Aachen", "branch Passau", "branch Budweis"}
    assert refused(position, "branch Gent") == "T5b"
    after = changed(position, "branch Aachen")
    assert after["seats.0.influence"] == (1, 2)
    assert after["counter"] == (18, 17)
    assert after["towns.Aachen"] == (None, 0)
    assert after["seats.0.money"] == (100, 93)


@rule("T5b")
def test_the_town_counter_does_not_fall_below_zero() -> None:
    """A letter opens two towns in one turn. With two players there are 20 towns, but the counter starts at 16."""
    towns = dict.fromkeys(["Gent", "Amsterdam", "Groningen", "Soest", "Koblenz", "Lüneburg", "Wismar", "Stralsund"], 1)
    towns |= dict.fromkeys(["Berlin", "Dresden", "Kassel", "Speyer", "Konstanz", "Würzburg"], 1)
    position = at(players=2, cities={"Brüssel": "open 0"}, towns=towns | {"Linz": 0})
    assert position.json()["counter"] == 1
    do(position, "branch Aachen")
    assert position.json()["counter"] == 0 and position.json()["stack"] == [{"decision": "second", "opened": "Aachen"}]
    do(position, "branch letter Passau")
    assert position.json()["counter"] == 0 and position.json()["ended"] == "towns"
    assert influences(position)[0] == 3


@rule("T5c")
def test_a_city_must_be_open_or_scored_with_a_free_space() -> None:
    cities = {"Brügge": "scored 1", "Antwerpen": "open 1", "Utrecht": "scored 1 2", "Brüssel": "open 0"}
    position = at(cities=cities, towns={"Gent": 0, "Amsterdam": 0}, seats={0: {"letters": 0}})
    assert legal(position, "branch") == {"branch Brügge", "branch Antwerpen", "branch Groningen", "branch Aachen"}
    assert refused(position, "branch Utrecht") == "T5c"  # full
    assert refused(position, "branch Köln") == "T5c"  # closed
    do(position, "branch Antwerpen")
    assert city(position, "Antwerpen") == {"disc": "open", "spaces": [1, 0], "centre": 0}
    assert influences(position)[0] == 2  # no point for it


# T6


@rule("T6a")
def test_branches_move_from_the_centre_to_the_next_free_spaces() -> None:
    position = at(cities={"Köln": "open 1 0 2", "Nürnberg": "open 0"}, waiting={"Köln": 1}, towns={"Linz": 0})
    assert events(position.copy(), "pass")[:2] == ["passed", "settled"]
    do(position, "pass")
    assert city(position, "Köln") == {"disc": "open", "spaces": [1, 0, 2, 0], "centre": 0}


@rule("T6b")
@pytest.mark.parametrize(
    ("name", "size", "needed"),
    [
        ("Trier", 2, 2),
        ("Münster", 3, 2),
        ("Brügge", 4, 3),
        ("Erfurt", 5, 3),
        ("Wien", 6, 4),
        ("Nürnberg", 7, 4),
        ("Köln", 8, 5),
    ],
)
def test_more_than_half_of_all_spaces_brings_the_full_value(name: str, size: int, needed: int) -> None:
    own = " 0" * (needed - 1)
    position = at(cities={name: f"open{own}"}, waiting={name: 1}, towns={"Linz": 0})
    after = changed(position, "pass")
    assert after["seats.0.influence"] == (1, 1 + size)
    assert after["seats.0.won"] == (0, 1) and after["seats.0.worth"] == (0, size)
    assert after[f"cities.{name}.disc"] == ("open", "scored")
    if needed > 2:
        fewer = at(cities={name: "open" + " 0" * (needed - 2)}, waiting={name: 1}, towns={"Linz": 0})
        do(fewer, "pass")
        assert influences(fewer)[0] == 1 and (city(fewer, name) or {})["disc"] == "open"


@rule("T6b")
def test_a_new_branch_can_win_a_city_too() -> None:
    position = at(
        cities={"Trier": "open 1", "Münster": "open"}, towns={"Aachen": 0, "Soest": 0}, seats={0: {"letters": 0}}
    )
    do(position, "branch Trier")  # full, one each: nobody has more than half, and seat 1 is nearer the arrow
    assert influences(position) == [2, 2, 1]


@rule("T6c")
@pytest.mark.parametrize(
    ("name", "held", "half"),
    [("Trier", "1", 1), ("Brügge", "1 1 0", 2), ("Wien", "1 1 2 1 0", 3), ("Köln", "1 1 2 2 0 1 1", 4)],
)
def test_a_full_city_brings_half_to_the_player_with_most_branches(name: str, held: str, half: int) -> None:
    waiting = {} if name == "Trier" else {name: 1}
    towns = {"Aachen": 0} if name == "Trier" else {"Linz": 0}
    position = at(cities={name: f"open {held}"}, waiting=waiting, towns=towns, seats={0: {"letters": 0}})
    do(position, "branch Trier" if name == "Trier" else "pass")
    assert influences(position) == [1, 1 + half, 1]
    assert (seat(position, 1)["won"], seat(position, 1)["worth"]) == (
        1,
        {"Trier": 2, "Brügge": 4, "Wien": 6, "Köln": 8}[name],
    )
    assert (city(position, name) or {})["disc"] == "scored"


@rule("T6c")
def test_in_a_tie_the_space_nearest_to_the_arrow_decides() -> None:
    for held, winner in (("1 0 1", 1), ("0 1 1", 0)):
        position = at(cities={"Brügge": f"open {held}"}, waiting={"Brügge": 1}, towns={"Linz": 0})
        do(position, "pass")  # two each
        assert influences(position) == [1 + 2 * (winner == 0), 1 + 2 * (winner == 1), 1]
    three = at(cities={"Münster": "open 2 1"}, towns={"Soest": 0}, seats={0: {"letters": 0}})
    do(three, "branch Münster")  # one each
    assert influences(three) == [1, 1, 2]


@rule("T6b", "T6c")
def test_a_majority_of_the_active_player_comes_before_a_full_city() -> None:
    position = at(cities={"Brügge": "open 1 0 0"}, waiting={"Brügge": 1}, towns={"Linz": 0})
    do(position, "pass")
    assert influences(position) == [5, 1, 1]


@rule("T6d")
def test_the_disc_leaves_the_game_and_the_branches_stay() -> None:
    position = at(cities={"Brügge": "open 1 0 0"}, waiting={"Brügge": 1}, towns={"Linz": 0})
    do(position, "pass")
    assert city(position, "Brügge") == {"disc": "scored", "spaces": [1, 0, 0, 0], "centre": 0}
    held = sum(sum(one["discs"].values()) for one in position.json()["seats"])
    assert held == 24  # those of the closed cities; that of Brügge is gone


@rule("T6a")
def test_cities_are_settled_in_board_order() -> None:
    cities = {"Wien": "open 0 0 0", "Brügge": "open 0 0", "Köln": "open 0"}
    position = at(cities=cities, waiting={"Wien": 1, "Brügge": 1, "Köln": 1}, towns={"Linz": 0})
    position.listener = []
    do(position, "pass")
    settled = [event.args["city"] for event in position.listener if event.what.endswith("-settled")]
    assert settled == ["Brügge", "Köln", "Wien"]


# T7


def without_supply(decision: Any) -> Any:
    """Seat 0 has placed all its branches in scored cities."""
    cities = {"Köln": "scored" + " 0" * 8, "Nürnberg": "scored" + " 0" * 7, "Lübeck": "scored" + " 0" * 7}
    cities |= {"Wien": "scored" + " 0" * 6, "Antwerpen": "scored" + " 0" * 6, "Prag": "scored" + " 0" * 5}
    cities |= {"Erfurt": "scored 0 0 0 0", "Brügge": "open"}
    return at(cities=cities, towns={"Gent": 0}, decision=decision, seats={0: {"hand": [4]}})


@rule("T7")
def test_without_a_branch_in_supply_nothing_can_be_added_or_opened() -> None:
    position = without_supply("open")
    assert seat(position, 0)["supply"] == 0
    do(position, "open Brüssel")
    # Erfurt has a free space and Brügge is near, but the supply is empty: only the letter is left to decide
    assert position.json()["stack"] == [{"decision": "income"}]
    assert refused(position, "extend Erfurt") == "T7"
    assert events(position, "income")[:2] == ["income", "passed"]


@rule("T7")
def test_a_player_without_branches_is_not_asked_for_one() -> None:
    """Brügge is open, near and affordable. Only the empty supply makes this position invalid."""
    with refusing(PositionError, "decision"):
        without_supply("branch")


@rule("T7")
def test_one_branch_in_supply_is_not_enough_for_two() -> None:
    position = without_supply("open")
    form = position.json()
    form["cities"]["Erfurt"]["spaces"] = [0, 0, 0]
    form["seats"][0]["supply"] = 1
    position = GAME.read(form)
    do(position, "open Brüssel")
    assert legal(position, "extend") == {"extend Erfurt"}
    assert refused(position, "extend twice Erfurt") == "T7"
    assert money(position) == 100
