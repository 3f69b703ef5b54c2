"""Actions as people type them: routes from either end, premature benefits, and an impossible income."""

from __future__ import annotations

import pytest

import kontor
from kontor.core import Message, NotationError
from tests.kit import at, refused, refusing, rule


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("claim Lübeck-Hamburg", "claim Hamburg-Lübeck"),
        ("place trader Lüneburg – Hamburg 1", "place trader Hamburg-Lüneburg 4"),
        ("lift warburg-köln 2", "lift Coellen-Warburg 3"),
        ("put swap Lübeck-Hamburg", "put swap Hamburg-Lübeck"),
        ("use remove Lübeck-Hamburg 3", "use remove Hamburg-Lübeck 1"),
    ],
)
def test_a_route_may_be_named_from_either_end(written: str, meant: str) -> None:
    """Posts are numbered from the city that is named first."""
    position = at()
    assert position.text(position.number(written)) == meant


def test_every_route_and_post_has_a_name_from_the_other_end() -> None:
    game = kontor.game("hansa")
    for board in ("standard_2_3", "standard_4_5", "east"):
        start = game.start(game.setup(players=4 if board == "standard_4_5" else 3, board=board))
        for route in start.setup.board.routes:
            one, other = (start.setup.board.cities[end].name for end in route.ends)
            assert start.number(f"claim {other}-{one}") == start.number(f"claim {route.name}")
            for post in range(1, route.length + 1):
                same = f"lift {route.name} {route.length + 1 - post}"
                assert start.number(f"lift {other}-{one} {post}") == start.number(same)


@rule("G4")
def test_a_move_marker_may_be_called_by_its_name() -> None:
    position = at(third_marker="move", posts={"Hamburg-Lübeck 1": "trader 1"}, seats={0: {"unused": {"remove": 1}}})
    for text in ("use move Hamburg-Lübeck 1", "use move Lübeck-Hamburg 3", "Use Remove Hamburg-Lübeck 1"):
        assert position.text(position.number(text)) == "use remove Hamburg-Lübeck 1"


@rule("C5")
@pytest.mark.parametrize("text", ["office Hamburg", "extra trader Hamburg", "skill bursa", "prestige 7", "nothing"])
def test_a_benefit_needs_a_claim(text: str) -> None:
    position = at()
    assert refused(position, text) == "C5"
    found = position.why_not(position.number(text))
    assert found is not None and found.message == Message("hansa-claim-first", {})


@rule("A1b")
@pytest.mark.parametrize("number", [5, 7, 999])
def test_an_impossible_income_names_the_stock(number: int) -> None:
    position = at(seats={0: {"supply": (3, 1)}})
    with refusing(NotationError, f"hansa-income-mix wanted={number} size=3 traders=8 merchants=0"):
        position.number(f"Income {number}")
    empty = at(seats={0: {"supply": (11, 1)}})
    with refusing(NotationError, "hansa-stock-empty"):
        empty.number(f"income {number}")
    for text in ("income 1000", "income x", "incomes 7"):
        with refusing(NotationError, "action-unknown"):
            position.number(text)
