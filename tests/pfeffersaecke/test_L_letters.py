"""L. Letters: when one can be spent, and for what."""

from __future__ import annotations

import pytest

from tests.kit import changed, do, legal, refused, rule, seat
from tests.pfeffersaecke.kit import at, city, events, influences, money

EXTEND = {"decision": "extend"}


@rule("L1")
def test_no_letter_in_your_first_turn() -> None:
    for turn, letters in ((1, False), (2, False), (3, False), (4, True)):
        seat_now = (turn - 1) % 3
        cities = {"Köln": "open 0 1 2"}
        position = at(turn=turn, active=seat_now, decision=EXTEND, cities=cities, towns={"Gent": seat_now})
        assert legal(position) == {"extend Köln", "income"} | (
            {"extend twice Köln", "income letter"} if letters else set()
        )
        if not letters:
            assert refused(position, "extend twice Köln") == refused(position, "income letter") == "L1"


@rule("L1")
def test_at_most_one_in_a_turn() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0", "Nürnberg": "open 0"}, towns={"Gent": 0})
    do(position, "extend twice Köln")
    assert legal(position) == {"extend Nürnberg", "income"}
    assert refused(position, "extend twice Nürnberg") == refused(position, "income letter") == "L1"
    do(position, "income")
    assert position.json()["letter_used"] is True and seat(position, 0)["letters"] == 1
    do(position, "pass")
    assert position.json()["letter_used"] is False


@rule("L1")
def test_without_a_letter_there_is_none_to_spend() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0"}, towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert legal(position) == {"extend Köln", "income"}
    assert refused(position, "income letter") == "L1"


@rule("L1")
@pytest.mark.parametrize(("turn", "letters", "why"), [(5, 0, "no-letter"), (2, 2, "first-turn")])
def test_a_player_without_letters_gets_that_reason(turn: int, letters: int, why: str) -> None:
    desks = {0: {"letters": 2 - letters}, 1: {"letters": letters}}
    position = at(turn=turn, active=1, decision=EXTEND, cities={"Köln": "open 1"}, towns={"Gent": 1}, seats=desks)
    reason = position.why_not(position.number("income letter"))
    assert reason is not None and reason.message.id == f"pfeffersaecke-{why}"


@rule("L1")
def test_unused_letters_are_worth_nothing() -> None:
    with_letters = at(cities={"Brügge": "open"}, towns={"Gent": 0})
    without = at(cities={"Brügge": "open"}, towns={"Gent": 0}, seats={0: {"letters": 0}})
    assert with_letters.scores() == without.scores()


@rule("L2")
def test_two_branches_in_one_city() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0 1"}, towns={"Gent": 0})
    assert changed(position, "extend twice Köln") == {
        "cities.Köln.centre": (0, 2),
        "seats.0.supply": (42, 40),
        "seats.0.letters": (2, 1),
        "letter_used": (False, True),
        "seats.0.money": (100, 104),  # no city is left, and no letter: the basic income came automatically
        "stack": ([EXTEND], [{"decision": "branch"}]),
    }


@rule("L2")
def test_two_spaces_must_be_free() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0 1 2 1 2 1 2"}, towns={"Gent": 0})
    assert legal(position, "extend") == {"extend Köln"}
    assert refused(position, "extend twice Köln") == "L2"


@rule("L2")
def test_in_a_scored_city_both_are_paid_for() -> None:
    for florins, twice in ((3, False), (4, True)):
        cities = {"Köln": "scored 0"}
        position = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"money": florins}})
        assert ("extend twice Köln" in legal(position)) is twice
        if twice:
            do(position, "extend twice Köln")
            assert money(position) == 0 + 4
        else:
            assert refused(position, "extend twice Köln") == "S5"


@rule("L2")
def test_they_are_settled_together() -> None:
    """With one of them, the city would still be open. With both, it is won for its full value."""
    position = at(decision=EXTEND, cities={"Erfurt": "open 0 1"}, towns={"Linz": 0}, seats={0: {"money": 0}})
    do(position, "extend twice Erfurt", "pass")
    assert city(position, "Erfurt") == {"disc": "scored", "spaces": [0, 1, 0, 0], "centre": 0}
    assert influences(position)[0] == 6


@rule("L3")
@pytest.mark.parametrize(("held", "plain", "letter"), [("0", 18, 48), ("", 4, 48)])
def test_double_income_is_at_least_48(held: str, plain: int, letter: int) -> None:
    cities = {"Köln": f"open {held}", "Prag": "scored 0"} if held else {"Prag": "scored 0"}
    position = at(decision=EXTEND, cities=cities, towns={"Gent": 0})
    assert changed(position.copy(), "income")["seats.0.money"] == (100, 100 + plain)
    after = changed(position.copy(), "income letter")
    assert after["seats.0.money"] == (100, 100 + letter)
    assert after["seats.0.letters"] == (2, 1) and after["letter_used"] == (False, True)


@rule("L3")
def test_twice_the_sum_if_that_is_more() -> None:
    cities = {"Köln": "open 0", "Nürnberg": "open 0", "Lübeck": "open 0"}
    position = at(players=4, decision=EXTEND, cities=cities, towns={"Gent": 0})
    # 7 + 6 + 6 free spaces for 3 each, and 6: 63
    assert changed(position, "income letter")["seats.0.money"] == (100, 100 + 126)


@rule("L3")
def test_it_is_offered_even_if_nothing_can_be_extended() -> None:
    position = at(decision="open", towns={"Gent": 0}, seats={0: {"hand": [4]}})
    do(position, "open Brügge")
    assert position.json()["stack"] == [{"decision": "income"}]
    assert legal(position) == {"income", "income letter"}
    assert refused(position, "branch Brügge") == "L3"


@rule("L4")
def test_a_second_branch_elsewhere() -> None:
    cities = {"Brügge": "open", "Antwerpen": "open", "Köln": "open"}
    position = at(cities=cities, towns={"Gent": 0})
    assert refused(position, "branch letter Brügge") == "L4"
    assert changed(position, "branch Brügge") == {
        "cities.Brügge.centre": (0, 1),
        "seats.0.supply": (43, 42),
        "seats.0.money": (100, 98),
        "stack": ([{"decision": "branch"}], [{"decision": "second", "opened": "Brügge"}]),
    }
    assert legal(position) == {"branch letter Antwerpen", "pass"}
    assert refused(position, "branch Antwerpen") == "L4"
    assert refused(position, "branch letter Brügge") == "T5a"
    do(position, "branch letter Antwerpen")
    assert seat(position, 0)["money"] == 93 and seat(position, 0)["letters"] == 1
    assert city(position, "Antwerpen") == {"disc": "open", "spaces": [0], "centre": 0}


@rule("L4")
def test_it_must_be_next_to_an_earlier_branch() -> None:
    """Brügge–Hamburg is a route, but the branch in Brügge is new."""
    position = at(cities={"Brügge": "open", "Antwerpen": "open", "Hamburg": "open"}, towns={"Gent": 0})
    do(position, "branch Brügge")
    assert legal(position, "branch") == {"branch letter Antwerpen"}
    assert refused(position, "branch letter Hamburg") == "L4"
    assert refused(position, "branch letter Linz") == "T5a"


@rule("L4")
def test_it_must_be_paid_for_and_is_not_offered_if_nothing_is_affordable() -> None:
    position = at(cities={"Brügge": "open", "Antwerpen": "open"}, towns={"Gent": 0}, seats={0: {"money": 6}})
    assert events(position, "branch Brügge")[-1] == "turn"  # 4 are left, and Antwerpen costs 5
    first = at(cities={"Brügge": "open", "Antwerpen": "open"}, towns={"Gent": 0}, seats={0: {"money": 7}})
    do(first, "branch Brügge", "branch letter Antwerpen")
    assert money(first) == 0


@rule("L4")
def test_a_player_who_passes_keeps_the_letter() -> None:
    position = at(cities={"Brügge": "open", "Antwerpen": "open"}, towns={"Gent": 0})
    do(position, "branch Brügge", "pass")
    assert seat(position, 0)["letters"] == 2
    assert city(position, "Brügge") == {"disc": "open", "spaces": [0], "centre": 0}
    assert position.json()["idle"] == 0


@rule("L4")
def test_in_the_next_turn_roads_lead_on_from_both() -> None:
    """Amsterdam is next to Brügge, and to no other place of seat 0."""
    cities = {"Brügge": "open", "Antwerpen": "open"}
    position = at(cities=cities, towns={"Gent": 0, "Linz": 1, "Passau": 2})
    do(position, "branch Brügge", "branch letter Antwerpen")
    while position.actor != 0:
        position.play(position.legal()[-1])
    do(position, "income")
    assert "branch Amsterdam" in legal(position, "branch")
