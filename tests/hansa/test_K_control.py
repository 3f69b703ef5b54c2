"""K: control of a city, seen in the prestige for claiming an adjacent route (C3)."""

from __future__ import annotations

import pytest

from tests.hansa.scenes import prestige
from tests.kit import at, do, posts_of, rule

ROUTES = {"Minden": "Minden-Hannover", "Münster": "Münster-Minden", "Arnheim": "Arnheim-Duisburg"}


def gained(houses: list[str | None], extra: list[str] | None = None, city: str = "Minden") -> list[int]:
    """Return the prestige that each of four seats gains when seat 0 claims a route of three posts, with offices in only
    one city.
    """
    position = at(
        posts=dict.fromkeys(posts_of(f"{ROUTES[city]} 3"), "trader 0"),
        cities={city: {"houses": houses, "extra": extra or []}},
    )
    return prestige(do(position, f"claim {ROUTES[city]}"))


@rule("K1")
def test_without_an_office_there_is_no_controller() -> None:
    assert gained([]) == [0, 0, 0, 0]


@rule("K1")
@pytest.mark.parametrize(
    ("city", "houses"),
    [
        ("Minden", ["trader 1"]),
        ("Münster", ["merchant 1"]),
        ("Minden", ["trader 1", "trader 1", "trader 2"]),
        ("Minden", ["trader 2", "trader 1", "trader 1"]),
        ("Arnheim", ["trader 1", "merchant 2", "trader 1", "trader 3"]),
    ],
)
def test_most_offices_control(city: str, houses: list[str | None]) -> None:
    """A merchant counts no more than a trader."""
    assert gained(houses, city=city) == [0, 1, 0, 0]


@rule("K1")
def test_the_claimer_may_be_the_controller() -> None:
    assert gained(["trader 0", "trader 0", "trader 3"]) == [1, 0, 0, 0]


@rule("K1")
@pytest.mark.parametrize(
    ("city", "houses"),
    [
        ("Minden", ["trader 1", "trader 2"]),
        ("Münster", ["merchant 1", "trader 2"]),
        ("Minden", ["trader 3", "trader 1", "trader 2"]),
        ("Minden", ["trader 1", "trader 2", "trader 1", "trader 2"]),
        ("Minden", ["trader 2", "trader 1", "trader 1", "trader 2"]),
    ],
)
def test_a_tie_goes_to_the_office_furthest_right(city: str, houses: list[str | None]) -> None:
    assert gained(houses, city=city) == [0, 0, 1, 0]


@rule("K1")
def test_only_the_tied_are_compared() -> None:
    """Seats 1 and 2 have two offices each. The rightmost office belongs to seat 3, which has only one."""
    assert gained(["trader 2", "trader 1", "trader 1", "trader 3"], ["trader 2"]) == [0, 1, 0, 0]


@rule("K1")
@pytest.mark.parametrize(
    ("houses", "extra", "controller"),
    [
        (["trader 2"], ["trader 1", "merchant 1"], 1),
        (["trader 1", "trader 2"], ["trader 1"], 1),
        (["trader 2"], ["trader 1"], 2),
        (["trader 1"], ["trader 2"], 1),
        (["trader 3"], ["trader 1", "trader 2", "trader 1", "trader 2"], 2),
        (["trader 3"], ["trader 1", "trader 2", "trader 2", "trader 1"], 1),
    ],
)
def test_extra_offices_count_and_stand_left_of_the_houses(
    houses: list[str | None], extra: list[str], controller: int
) -> None:
    assert gained(houses, extra) == [int(number == controller) for number in range(4)]


@rule("K1")
def test_each_city_has_its_own_controller() -> None:
    position = at(
        posts=dict.fromkeys(posts_of("Minden-Hannover 3"), "trader 0"),
        cities={"Minden": {"houses": ["trader 1", "trader 1", "trader 2"]}, "Hannover": {"houses": ["trader 2"]}},
    )
    assert prestige(do(position, "claim Minden-Hannover")) == [0, 1, 1, 0]
