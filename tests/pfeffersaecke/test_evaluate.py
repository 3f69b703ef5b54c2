"""Features of the evaluation: certain gains count as achieved, and every city is assigned to the right case."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.games.pfeffersaecke.bot.features import FEATURES, PROSPECTS, SCALES
from tests.kit import do
from tests.pfeffersaecke.kit import GAME, at

EXTEND = {"decision": "extend"}
SCALE = dict(zip(PROSPECTS, SCALES, strict=True))


def seen(position: Any, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name, with prospects in points and florins."""
    row = dict(zip(FEATURES, GAME.features(position)[seat], strict=True))
    return {name: value * SCALE.get(name, 1) for name, value in row.items()}


def cases(position: Any, seat: int = 0) -> dict[str, float]:
    """Return the points that a seat is about to win, by case."""
    return {name: value for name, value in seen(position, seat).items() if name in PROSPECTS[2:] and value}


def test_expected_income_counts_as_money() -> None:
    poor = {0: {"money": 3, "letters": 0}}
    before = at(decision=EXTEND, cities={"Köln": "open 0", "Brügge": "open"}, towns={"Gent": 0}, seats=poor)
    after = do(before.copy(), "income")
    assert [seen(one)["money_60"] for one in (before, after)] == [(3 + 14 + 4 - 20) / 40] * 2
    extended = do(before.copy(), "extend Köln")
    assert extended.money(0) == 7 and seen(extended)["money_60"] == 0 and seen(extended)["money_20"] == 7 / 20


def test_a_majority_in_the_centre_is_won() -> None:
    cities = {"Erfurt": "open 0 0 1", "Brügge": "open"}
    before = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"letters": 0}})
    extended = do(before.copy(), "extend Erfurt")
    assert cases(before) == {"firm_1": 5} and cases(extended) == {"won": 5} and cases(extended, 1) == {}
    assert seen(extended)["city_points"] - seen(before)["city_points"] == pytest.approx(5 / 30)
    over = do(extended.copy(), "pass")
    assert seen(over)["city_points"] == seen(extended)["city_points"] and cases(over) == {}


def test_a_full_city_goes_to_the_leader_including_the_centre() -> None:
    position = at(decision=EXTEND, cities={"Brügge": "open 1 0 1"}, towns={"Gent": 0})
    extended = do(position, "extend Brügge")
    assert cases(extended, 1) == {"won": 2} and cases(extended) == {}, "two each: seat 1 is nearer the arrow"


def test_a_rival_could_take_the_last_space_first() -> None:
    """Each of the cities needs one more branch, and there is room for one."""
    cities = {"Magdeburg": "open 0 0 1"}
    mine = at(decision=EXTEND, cities=cities, towns={"Gent": 0})
    assert cases(mine) == {"firm_1": 4}, "no rival moves first"
    past = at(cities=cities, towns={"Gent": 0})
    assert cases(past) == {"near_1": 4} and cases(past, 1) == {"crowded_out": 4}


def test_alone_with_rivals_and_without_a_majority() -> None:
    assert cases(at(cities={"Köln": "open 0"}, towns={"Gent": 0})) == {"alone_3": 8}
    assert cases(at(cities={"Köln": "open 0 0 0"}, towns={"Gent": 0})) == {"alone_2": 8}
    shared = at(cities={"Köln": "open 0 0 0 1"}, towns={"Gent": 0})
    assert cases(shared) == {"rivals_2": 8} and cases(shared, 1) == {"rivals_3": 8}
    nobody = at(cities={"Köln": "open 0 1 2 0 1 2 1"}, towns={"Gent": 0})
    assert cases(nobody, 1) == {"half_lead": 4} and cases(nobody) == {"half_chance": 4}


def test_money_beyond_any_use_is_still_points() -> None:
    rich, richer = (
        at(cities={"Brügge": "open"}, towns={"Gent": 0}, seats={0: {"money": money}}) for money in (900, 920)
    )
    assert seen(richer)["points"] - seen(rich)["points"] == pytest.approx(1 / 50)
    assert seen(richer)["money_more"] > seen(rich)["money_more"]


def after_extending(position: Any, kept_only: bool) -> set[bytes]:
    """Return all positions in which step T2 can end, with every legal extension or only with those examined by bots."""
    if position.json()["stack"] != [EXTEND]:
        return {position.to_bytes()}
    legal = position.legal()
    actions = GAME.without_equivalents(position, legal) if kept_only else legal
    found = set()
    for action in actions:
        after = position.copy()
        after.apply(action)
        found |= after_extending(after, kept_only)
    return found


def test_bots_extend_in_one_order_and_miss_nothing() -> None:
    """With three cities and a letter, and one of the cities paid, every way to end the step is still examined."""
    cities = {"Antwerpen": "open 0", "Köln": "scored 0 1", "Nürnberg": "open 0 1", "Wien": "open 0"}
    start = at(decision=EXTEND, cities=cities, towns={"Gent": 0}, seats={0: {"money": 3}})
    assert after_extending(start, kept_only=True) == after_extending(start, kept_only=False)
    later = do(start, "extend Köln")
    kept = {later.text(action) for action in GAME.without_equivalents(later, later.legal())}
    assert kept == {
        "extend Nürnberg", "extend twice Nürnberg", "extend Wien", "extend twice Wien", "income", "income letter",
    }  # fmt: skip


def test_an_extension_that_decides_a_city_is_always_examined() -> None:
    """A person may have begun with Wien before asking for a hint."""
    cities = {
        "Antwerpen": "open 0",
        "Köln": "open 0 0 0",
        "Münster": "open 0 1",
        "Erfurt": "open 0 0",
        "Wien": "open 0",
    }
    position = do(at(decision=EXTEND, cities=cities, towns={"Gent": 0}), "extend Wien")
    kept = {position.text(action) for action in GAME.without_equivalents(position, position.legal())}
    assert kept == {
        "extend Münster",
        "extend twice Köln",
        "extend Erfurt",
        "extend twice Erfurt",
        "income",
        "income letter",
    }


def test_the_race_shows_the_lead_and_what_is_left() -> None:
    position = at(decision=EXTEND, cities={"Köln": "open 0", "Brügge": "open"}, towns={"Gent": 0})
    own, other = seen(position), seen(position, 1)
    assert own["lead"] == pytest.approx(3 * (own["points"] - other["points"])) and own["lead"] > 0 > other["lead"]
    assert own["leads"] == 1 and other["leads"] == 0
    assert own["supply"] < other["supply"] <= 1 and 0 < own["towns_left"] == other["towns_left"] <= 1
